//! A window within the window, beside which one can go on working.

use egui::{Id, Pos2, StrokeKind, Ui, Vec2, Window};

use super::keyboard;

/// Draws it, at first at that place and in that size; whether it is still open.
pub fn floating(
    ui: &Ui,
    (name, title): (&str, String),
    (place, size): (Pos2, Vec2),
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let mut open = true;
    // Bar and edges are for the pointer: Tab would stop at each of them.
    let dragged = !keyboard::is_used(ui.ctx());
    Window::new(title)
        .id(Id::unique(name))
        .open(&mut open)
        .collapsible(false)
        .movable(dragged)
        .resizable(dragged)
        .default_pos(place)
        .default_size(size)
        .show(ui.ctx(), |ui| {
            mark_close(ui);
            contents(ui);
        });
    open
}

/// Marks the button in the title bar when it has the keyboard: it is all that
/// takes it there.
fn mark_close(ui: &Ui) {
    let focused = ui.memory(egui::Memory::focused);
    let Some(button) = focused.and_then(|id| ui.read_response(id)) else {
        return;
    };
    let above = button.rect.bottom() <= ui.max_rect().top();
    if above && button.layer_id == ui.layer_id() {
        let stroke = ui.visuals().widgets.active.bg_stroke;
        let painter = ui.ctx().layer_painter(ui.layer_id());
        let around = button.rect.expand(2.0);
        painter.rect_stroke(around, 2.0, stroke, StrokeKind::Inside);
    }
}
