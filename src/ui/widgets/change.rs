//! A change of rating: signed, coloured and marked ▲▼.

use egui::{Color32, RichText, Ui};

use crate::i18n::{self, Lang};
use crate::ui::Base;
use crate::ui::theme::Palette;

/// `▲ +12.3`, `▼ −4.0` or `0.0`, and its colour (`None` for no change).
pub fn marked(
    lang: Lang,
    palette: &Palette,
    change: f64,
    decimals: usize,
) -> (String, Option<Color32>) {
    let number = i18n::signed(lang, change, decimals);
    match number.chars().next() {
        Some('+') => (format!("▲ {number}"), Some(palette.gain)),
        Some('−') => (format!("▼ {number}"), Some(palette.loss)),
        _ => (number, None),
    }
}

/// [`marked`] in the language and colours of a tab.
pub fn change_text(cx: &Base<'_>, change: f64, decimals: usize) -> (String, Option<Color32>) {
    marked(cx.lang, cx.palette, change, decimals)
}

/// [`change_text`] in its colour.
pub fn change_rich(cx: &Base<'_>, change: f64, decimals: usize) -> RichText {
    let (text, color) = change_text(cx, change, decimals);
    colored(text, color)
}

/// A change as a right-aligned label.
pub fn change_label(ui: &mut Ui, cx: &Base<'_>, change: f64, decimals: usize) -> egui::Response {
    super::right(ui, change_rich(cx, change, decimals))
}

/// A text in a colour, or in that of other texts.
pub(super) fn colored(text: String, color: Option<Color32>) -> RichText {
    let text = RichText::new(text);
    match color {
        Some(color) => text.color(color),
        None => text,
    }
}
