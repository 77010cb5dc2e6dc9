//! What may be longer than the window: it scrolls, by the keyboard too.

use egui::{FocusDirection, Key, Modifiers, ScrollArea, Ui, vec2};

use crate::ui::theme::ROW;

/// Height of what stands around it in a dialog.
const AROUND: f32 = 160.0;

/// Draws it as high as the window allows. Arrows, Page Up and Page Down scroll.
pub(super) fn long(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let height = ui.ctx().content_rect().height() - AROUND;
    let by = ui.input_mut(|input| {
        [
            (Key::ArrowDown, ROW),
            (Key::ArrowUp, -ROW),
            (Key::PageDown, height - ROW),
            (Key::PageUp, ROW - height),
        ]
        .into_iter()
        .find_map(|(key, by)| input.consume_key(Modifiers::NONE, key).then_some(by))
    });
    if by.is_some() {
        // Else an arrow moves the focus, too.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    ScrollArea::vertical()
        .max_height(height)
        .min_scrolled_height(height)
        .show(ui, |ui| {
            if let Some(by) = by {
                ui.scroll_with_delta(vec2(0.0, -by));
            }
            contents(ui);
        });
}
