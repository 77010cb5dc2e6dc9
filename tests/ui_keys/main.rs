//! The whole window by the keyboard: what a page offers in the palette and by
//! keys, the menus, the forms, and the first steps.

#[path = "../window/rings.rs"]
mod around;
mod forms;
mod guide;
mod home;
mod menus;
mod page;
mod places;
mod reading;
mod rings;
mod stops;
#[path = "../window/mod.rs"]
mod window;
