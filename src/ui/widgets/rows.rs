//! Walking through the rows of a table with the keyboard.

use egui::{EventFilter, FocusDirection, Key, Modifiers, Response, Ui};

/// Rows that Page Up and Page Down pass.
const PAGE: usize = 20;

/// The row that has the keyboard. Arrows, Page Up and Down, Home and End move
/// it while a row is focused, or nothing is.
#[derive(Default)]
pub struct RowCursor {
    row: usize,
    focused: bool,
    moved: bool,
}

impl RowCursor {
    /// Reads the keys; call before the table is drawn. Returns the row to be
    /// scrolled to when the cursor moved.
    pub fn steer(&mut self, ui: &Ui, rows: usize) -> Option<usize> {
        self.moved = false;
        if rows > 0 && self.listens(ui) {
            let target = ui.input_mut(|input| {
                let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
                let last = rows - 1;
                let step = |by: usize| (self.row + by).min(last);
                if pressed(Key::ArrowDown) {
                    Some(if self.focused {
                        step(1)
                    } else {
                        self.row.min(last)
                    })
                } else if pressed(Key::ArrowUp) {
                    Some(self.row.min(last).saturating_sub(1))
                } else if pressed(Key::PageDown) {
                    Some(step(PAGE))
                } else if pressed(Key::PageUp) {
                    Some(self.row.min(last).saturating_sub(PAGE))
                } else if pressed(Key::Home) {
                    Some(0)
                } else {
                    pressed(Key::End).then_some(last)
                }
            });
            if let Some(row) = target {
                self.row = row;
                self.moved = true;
                // Else egui moves the focus a second time, by geometry.
                ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            }
        }
        self.focused = false;
        self.moved.then_some(self.row)
    }

    /// Reads the arrows to the left and right: columns to be scrolled, to the
    /// right if positive. Call before [`RowCursor::steer`].
    pub fn steer_sideways(&self, ui: &Ui) -> f32 {
        if !self.listens(ui) {
            return 0.0;
        }
        let columns = ui.input_mut(|input| {
            let mut pressed = |key| f32::from(u8::from(input.consume_key(Modifiers::NONE, key)));
            pressed(Key::ArrowRight) - pressed(Key::ArrowLeft)
        });
        if columns != 0.0 {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        columns
    }

    /// Whether the keys are meant for the rows.
    fn listens(&self, ui: &Ui) -> bool {
        self.focused || ui.memory(|memory| memory.focused().is_none())
    }

    /// Tells the cursor about the button of a row that is drawn.
    pub fn visit(&mut self, ui: &Ui, row: usize, button: &Response) {
        if self.moved && row == self.row {
            button.request_focus();
        }
        if button.has_focus() {
            self.focused = true;
            if !self.moved {
                self.row = row;
            }
            let arrows = EventFilter {
                vertical_arrows: true,
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(button.id, arrows));
        }
    }
}
