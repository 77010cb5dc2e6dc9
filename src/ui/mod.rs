//! The window: the only room that knows egui.
//!
//! A tab is a struct with `Default` and a `ui` method. It draws from the
//! immutable [`ClubView`](crate::club::ClubView) in its [`Cx`] and says what
//! the user wants by pushing an [`Action`]; the app alone carries actions out.

pub mod action;
pub mod cx;
pub mod tabs;
pub mod theme;
pub mod widgets;

pub use action::{Action, SaveKind, Tab};
pub use cx::Cx;
