//! The window: the only room that knows egui.
//!
//! A tab is a struct with `Default` and a `ui` method. It draws from the
//! immutable [`ClubView`](crate::club::ClubView) in its [`Cx`] (a calculator
//! from [`Base`] alone) and says what
//! the user wants by pushing an [`Action`]; the app alone carries actions out.

pub mod action;
pub mod app;
pub mod cx;
pub mod dialogs;
mod folder;
pub mod grid;
mod guide;
mod import;
mod menu;
pub mod settings;
pub mod shortcut;
mod spoken;
pub mod tabs;
pub mod theme;
mod toast;
mod welcome;
pub mod widgets;
pub mod window;

pub use action::{Action, SaveKind, Tab};
pub use app::{App, Start};
pub use cx::{Base, Cx};
pub use window::run;
