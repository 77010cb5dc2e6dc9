//! Scrolling a table that only shows something, with the keyboard.

use egui::scroll_area::ScrollAreaOutput;
use egui::{Event, EventFilter, Id, Key, Modifiers, Role, Sense, StrokeKind, Ui, WidgetInfo};

use crate::ui::theme::ROW;

/// The keys of one table: it takes the keyboard where it is longer than its
/// place, and then arrows, Page Up and Down, Home and End move it, and Ctrl+C
/// copies it.
pub(super) struct ScrollKeys {
    id: Id,
}

impl ScrollKeys {
    /// For the only table of a part of the window.
    pub(super) fn new(ui: &Ui) -> Self {
        Self {
            id: ui.scope_id().with("scroll-keys"),
        }
    }

    /// Where the keys move a table of that height to, in points from its
    /// beginning; call before it is drawn.
    pub(super) fn pressed(&self, ui: &Ui, height: f32) -> Option<f32> {
        if !ui.memory(|memory| memory.has_focus(self.id)) {
            return None;
        }
        let (now, end): (f32, f32) = ui.data(|data| data.get_temp(self.id))?;
        let to = ui.input_mut(|input| {
            let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
            if pressed(Key::ArrowDown) {
                Some(now + ROW)
            } else if pressed(Key::ArrowUp) {
                Some(now - ROW)
            } else if pressed(Key::PageDown) {
                Some(now + height - ROW)
            } else if pressed(Key::PageUp) {
                Some(now - height + ROW)
            } else if pressed(Key::Home) {
                Some(0.0)
            } else {
                pressed(Key::End).then_some(end)
            }
        })?;
        Some(to.clamp(0.0, end))
    }

    /// Whether Ctrl+C asks for the table.
    pub(super) fn copied(&self, ui: &Ui) -> bool {
        let focused = ui.memory(|memory| memory.has_focus(self.id));
        focused && ui.input(|input| input.events.contains(&Event::Copy))
    }

    /// Puts the table that was drawn on the keyboard's path; `name` is what a
    /// screen reader says.
    pub(super) fn offer(&self, ui: &Ui, name: &str, drawn: &ScrollAreaOutput<()>) {
        let end = drawn.content_size.y - drawn.inner_rect.height();
        if end <= 0.0 {
            return;
        }
        ui.data_mut(|data| data.insert_temp(self.id, (drawn.state.clamped_offset().y, end)));
        let sense = Sense::focusable_noninteractive();
        let table = ui.interact(drawn.inner_rect, self.id, sense);
        table.widget_info(|| WidgetInfo::labeled(Role::Table, true, name));
        if table.has_focus() {
            let arrows = EventFilter {
                vertical_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(self.id, arrows));
            let stroke = ui.visuals().selection.stroke;
            ui.painter()
                .rect_stroke(drawn.inner_rect, 0.0, stroke, StrokeKind::Inside);
        }
    }
}
