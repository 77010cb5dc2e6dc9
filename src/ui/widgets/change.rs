//! A change of rating: signed, coloured and marked ▲▼.

use egui::{Color32, RichText, Ui};

use crate::ui::Cx;

/// `▲ +12.3`, `▼ −4.0` or `0.0`, and its colour (`None` for no change).
pub fn change_text(cx: &Cx<'_>, change: f64, decimals: usize) -> (String, Option<Color32>) {
    let number = cx.signed(change, decimals);
    match number.chars().next() {
        Some('+') => (format!("▲ {number}"), Some(cx.palette.gain)),
        Some('−') => (format!("▼ {number}"), Some(cx.palette.loss)),
        _ => (number, None),
    }
}

/// A change as a right-aligned label.
pub fn change_label(ui: &mut Ui, cx: &Cx<'_>, change: f64, decimals: usize) -> egui::Response {
    let (text, color) = change_text(cx, change, decimals);
    let text = RichText::new(text);
    super::right(ui, color.map_or(text.clone(), |color| text.color(color)))
}
