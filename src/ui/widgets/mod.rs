//! Small pieces that look the same on every tab.

mod change;
mod curves;
mod field;
mod name_picker;

pub use change::{change_label, change_text};
pub use curves::{Axes, Curve, curves};
pub use field::{input, right};
pub use name_picker::name_picker;
