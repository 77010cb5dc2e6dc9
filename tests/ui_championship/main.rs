//! Championships in the window, by keyboard, over a real club file.

mod run;
mod sheet;
mod stage;
#[path = "../window/mod.rs"]
mod window;
