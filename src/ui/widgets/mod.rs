//! Small pieces that look the same on every tab.

mod change;
mod field;

pub use change::{change_label, change_text, marked};
pub use field::{input, right};
