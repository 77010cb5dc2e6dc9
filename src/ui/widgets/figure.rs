//! A number typed into a field of a calculator.

use egui::{RichText, Ui};

use crate::domain::Notice;
use crate::ui::Base;

/// What a field holds: `read` turns its text into a number, and `check` says
/// whether the rules allow it.
///
/// # Errors
/// `field-empty`, and what `read` and `check` say.
pub fn figure<T>(
    text: &str,
    read: impl FnOnce(&str) -> Result<f64, Notice>,
    check: impl FnOnce(f64) -> Result<T, Notice>,
) -> Result<T, Notice> {
    if text.trim().is_empty() {
        return Err(Notice::new("field-empty"));
    }
    read(text).and_then(check)
}

/// The sentence about a wrong field, to stand right under it.
pub fn mistake<T>(ui: &mut Ui, base: &Base<'_>, read: &Result<T, Notice>) {
    if let Err(notice) = read {
        let text = format!("⚠ {}", base.say(notice));
        ui.label(RichText::new(text).color(base.palette.error));
    }
}
