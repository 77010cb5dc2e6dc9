//! A small whole number, and a search field.

use egui::{Button, DragValue, Response, Ui};

use super::input;
use crate::ui::Base;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::Palette;

/// Width of a field for a date or a number.
pub const SHORT_FIELD: f32 = 110.0;
/// Width of a field for a name.
pub const NAME_FIELD: f32 = 190.0;

/// A whole number that may be typed or dragged; `name` is what a screen
/// reader says.
pub fn count(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    value: &mut usize,
    range: std::ops::RangeInclusive<usize>,
) -> Response {
    ui.scope(|ui| {
        // As a field in which one types, not as a button.
        let visuals = ui.visuals_mut();
        visuals.override_text_color = Some(palette.input);
        visuals.widgets.inactive.weak_bg_fill = visuals.extreme_bg_color;
        visuals.widgets.hovered.weak_bg_fill = visuals.extreme_bg_color;
        ui.add(DragValue::new(value).range(range).speed(0.1))
            .accessible_name(name)
    })
    .inner
}

/// A search field with a button that empties it.
pub fn search(ui: &mut Ui, cx: &Base<'_>, name: &str, text: &mut String) {
    let field = input(ui, cx.palette, name, text, NAME_FIELD);
    if PageCommand::Search.asked(ui.ctx()) {
        field.request_focus();
    }
    let clear = Button::new("✕").frame_when_inactive(false);
    let hint = cx.text("rating-search-clear");
    if ui
        .add_enabled(!text.is_empty(), clear)
        .on_hover_text(&hint)
        .accessible_name(hint)
        .clicked()
    {
        text.clear();
    }
}
