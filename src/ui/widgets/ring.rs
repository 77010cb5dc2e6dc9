//! The ring around what has the keyboard, where egui draws none.

use egui::{Response, Stroke, StrokeKind, Ui, Widget};

use super::field::MainButton;
use crate::ui::theme::{GAP_SMALL, RING};

/// Marks a button without a frame that has the keyboard as others are marked.
pub fn ring(ui: &Ui, button: &Response) {
    if button.has_focus() {
        let stroke = ui.visuals().widgets.active.bg_stroke;
        let around = button.rect.expand2(egui::vec2(GAP_SMALL, 0.0));
        ui.painter()
            .rect_stroke(around, 2.0, stroke, StrokeKind::Inside);
    }
}

impl Widget for MainButton<'_> {
    /// Its ground is of the colour of the ring of others: its own is of that
    /// of its text, and lies within it.
    fn ui(self, ui: &mut Ui) -> Response {
        let response = ui.add(self.button);
        if response.has_focus() {
            let stroke = Stroke::new(RING, self.on_accent);
            let within = response.rect.shrink(RING);
            ui.painter()
                .rect_stroke(within, 2.0, stroke, StrokeKind::Inside);
        }
        response
    }
}
