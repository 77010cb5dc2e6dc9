//! Walking through the rows of a table with the keyboard.

use std::ops::Range;

use egui::{
    Color32, Event, EventFilter, FocusDirection, InputState, Key, Modifiers, Response, Sense, Ui,
    Visuals,
};
use egui_extras::TableRow;

use super::find::TypedName;
use super::keyboard;
use crate::ui::shortcut::MARK_ALL;

/// Rows that Page Up and Page Down pass.
const PAGE: usize = 20;

/// Frames in which a row that was moved to may come into sight.
const FRAMES: u8 = 3;

/// The row that has the keyboard. Arrows, Page Up and Down, Home and End move
/// it while a row is focused, or nothing is; letters lead to the row whose
/// name begins so. While keys are used and nothing has the keyboard, it takes
/// it. Ctrl+C asks for the row, after Ctrl+A for all of them.
#[derive(Default)]
pub struct RowCursor {
    row: usize,
    focused: bool,
    /// The rows drawn last, and those drawn so far.
    seen: Option<(usize, usize)>,
    drawn: Option<(usize, usize)>,
    /// Frames left to give the row the keyboard, after the cursor moved.
    moved: u8,
    typed: TypedName,
    /// What is marked, as last drawn.
    marked: Marked,
    copied: Option<Range<usize>>,
}

/// How a row is told from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowLook {
    /// It is not.
    Plain,
    /// It has the keyboard.
    Current,
    /// It is chosen, or marked with all the others.
    Chosen,
}

impl RowLook {
    /// The ground it lies on, in a table drawn by hand.
    pub fn ground(self, visuals: &Visuals) -> Option<Color32> {
        match self {
            Self::Plain => None,
            Self::Current => Some(visuals.widgets.hovered.bg_fill),
            Self::Chosen => Some(visuals.selection.bg_fill),
        }
    }
}

/// Which rows are marked.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Marked {
    #[default]
    None,
    /// The one with the keyboard.
    One,
    All,
}

impl RowCursor {
    /// The row that takes the keyboard when it has come from elsewhere. Call
    /// before [`RowCursor::steer`].
    pub const fn begin_at(&mut self, row: usize) {
        self.row = row;
    }

    /// Reads the keys; call before the table is drawn. `fits` says whether
    /// the name in a row is the one being typed. Returns the row to be
    /// scrolled to when the cursor moved.
    pub fn steer(
        &mut self,
        ui: &Ui,
        rows: usize,
        fits: impl Fn(usize, &TypedName) -> bool,
    ) -> Option<usize> {
        self.moved = self.moved.saturating_sub(1);
        self.copied = None;
        self.seen = self.drawn.take();
        if !self.focused {
            self.marked = Marked::None;
        }
        if rows > 0 && self.listens(ui) {
            let target = ui.input_mut(|input| {
                self.take_marks(input, rows);
                self.step(input, rows - 1).or_else(|| {
                    self.typed.take(input).then(|| {
                        let found = (0..rows).find(|row| fits(*row, &self.typed));
                        found.unwrap_or(self.row.min(rows - 1))
                    })
                })
            });
            let lost = || keyboard::wants_row(ui).then(|| self.row.min(rows - 1));
            if let Some(row) = target.or_else(lost) {
                self.row = row;
                self.moved = FRAMES;
                self.marked = Marked::One;
                // Else egui moves the focus a second time, by geometry.
                ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            }
        }
        self.focused = false;
        if self.moved == 0 {
            return None;
        }
        ui.request_repaint();
        Some(self.row)
    }

    /// The row that a key leads to.
    fn step(&self, input: &mut InputState, last: usize) -> Option<usize> {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        let at = self.row.min(last);
        if pressed(Key::ArrowDown) {
            Some(if self.focused { (at + 1).min(last) } else { at })
        } else if pressed(Key::ArrowUp) {
            Some(at.saturating_sub(1))
        } else if pressed(Key::PageDown) {
            Some((at + PAGE).min(last))
        } else if pressed(Key::PageUp) {
            Some(at.saturating_sub(PAGE))
        } else if pressed(Key::Home) {
            Some(0)
        } else {
            pressed(Key::End).then_some(last)
        }
    }

    /// Marks all rows, and notes which of them are to be copied.
    fn take_marks(&mut self, input: &mut InputState, rows: usize) {
        if !self.focused {
            return;
        }
        if input.consume_shortcut(&MARK_ALL) {
            self.marked = Marked::All;
        }
        let asked = input.events.contains(&Event::Copy);
        if asked {
            input.events.retain(|event| *event != Event::Copy);
            let at = self.row.min(rows - 1);
            self.copied = Some(match self.marked {
                Marked::All => 0..rows,
                Marked::One | Marked::None => at..at + 1,
            });
        }
    }

    /// The rows that Ctrl+C asked for in this frame.
    pub fn copied(&mut self) -> Option<Range<usize>> {
        self.copied.take()
    }

    /// How a row looks that is chosen or not. The one with the keyboard looks
    /// as one under the pointer does, and its name has a ring: what is chosen
    /// is told from it.
    pub fn look(&self, row: usize, chosen: bool) -> RowLook {
        match self.marked {
            Marked::All => RowLook::Chosen,
            _ if chosen => RowLook::Chosen,
            Marked::One if row == self.row => RowLook::Current,
            Marked::One | Marked::None => RowLook::Plain,
        }
    }

    /// Gives a row of a table its [look](Self::look); call before its cells.
    pub fn dress(&self, row: &mut TableRow<'_, '_>, chosen: bool) {
        match self.look(row.index(), chosen) {
            RowLook::Chosen => row.set_selected(true),
            RowLook::Current => row.set_hovered(true),
            RowLook::Plain => {}
        }
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

    /// Whether the keys are meant for the rows, and not for a field or for
    /// something that lies above them.
    fn listens(&self, ui: &Ui) -> bool {
        let layer = ui.layer_id();
        self.focused
            || ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(layer))
    }

    /// How the buttons of a row answer: Tab stops in one row only, that of the
    /// cursor, and goes on behind the table. It is the first in sight where
    /// that one is not.
    pub fn sense(&self, row: usize) -> Sense {
        let stop = match self.seen {
            Some((first, last)) if !(first..=last).contains(&self.row) && self.moved == 0 => first,
            _ => self.row,
        };
        if row == stop {
            Sense::click()
        } else {
            Sense::CLICK
        }
    }

    /// Tells the cursor about the button of a row that is drawn.
    pub fn visit(&mut self, ui: &Ui, row: usize, button: &Response) {
        let (first, last) = self.drawn.unwrap_or((row, row));
        self.drawn = Some((first.min(row), last.max(row)));
        if self.moved > 0 && row == self.row {
            button.request_focus();
            self.moved = 0;
        }
        if button.has_focus() {
            self.focused = true;
            if self.moved == 0 {
                self.row = row;
            }
            if self.marked == Marked::None {
                self.marked = Marked::One;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_with_the_keyboard_is_told_from_the_one_chosen() {
        let cursor = |marked| RowCursor {
            row: 1,
            marked,
            ..RowCursor::default()
        };
        let looks = |marked| [0, 1, 2].map(|row| cursor(marked).look(row, row == 2));
        let (plain, current, chosen) = (RowLook::Plain, RowLook::Current, RowLook::Chosen);
        assert_eq!(looks(Marked::None), [plain, plain, chosen]);
        assert_eq!(looks(Marked::One), [plain, current, chosen]);
        assert_eq!(looks(Marked::All), [chosen; 3]);
        for visuals in [Visuals::light(), Visuals::dark()] {
            let grounds = [current, chosen].map(|look| look.ground(&visuals));
            assert!(grounds[0].is_some() && grounds[0] != grounds[1]);
        }
    }
}
