//! The ring around what has the keyboard, where egui draws none.

use egui::{Response, StrokeKind, Ui, WidgetText, vec2};

use crate::ui::theme::GAP_SMALL;

/// Marks a button without a frame that has the keyboard as others are marked.
pub fn ring(ui: &Ui, button: &Response) {
    if button.has_focus() {
        let stroke = ui.visuals().widgets.active.bg_stroke;
        let around = button.rect.expand2(vec2(GAP_SMALL, 0.0));
        ui.painter()
            .rect_stroke(around, 2.0, stroke, StrokeKind::Inside);
    }
}

/// A link, marked so too: egui only underlines it.
pub fn link(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    let link = ui.link(text);
    ring(ui, &link);
    link
}
