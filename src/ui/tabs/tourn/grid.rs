//! The grid of pairs: where the keyboard is, and what its keys do.

use egui::{Id, Ui};

use super::cell::{Cell, Slot};
use super::newcomer;
use super::paste;
use crate::club::{ClubView, Column, Draft, DraftRow, ExaminedRow, complete};
use crate::ui::Cx;
use crate::ui::grid::keys::{self, Wish};
use crate::ui::grid::{CellNames, Cursor, GridCell as _, Pasted, Step, pasted_block};
use crate::ui::shortcut::CALCULATE;

/// State of the grid between frames.
#[derive(Default)]
pub(super) struct Grid {
    /// Where the keyboard is.
    pub(super) cursor: Cursor<Cell>,
    /// The row and side of a newcomer whose line is to get the keyboard.
    pub(super) ask_newcomer: Option<(usize, usize)>,
    /// Whether Calculate was asked for in vain: all mistakes are shown then.
    pub(super) complained: bool,
    /// What the cells are called.
    pub(super) names: CellNames<5>,
    /// The row removed last, and where it stood.
    pub(super) removed: Option<(usize, DraftRow)>,
    /// Whether Enter was pressed behind the last pair.
    pub(super) finished: bool,
    /// What became of the last paste.
    pub(super) pasted: Pasted,
}

/// What the grid's keys ask of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nothing beyond the grid.
    Nothing,
    /// To calculate.
    Calculate,
}

impl Grid {
    /// Ends the grid with an empty row.
    pub(super) fn keep_empty_row(&mut self, draft: &mut Draft) {
        if draft.rows.last().is_none_or(|row| !row.is_empty()) {
            draft.grow_to(draft.rows.len() + 1);
        }
    }

    /// Notices where the keyboard went and takes the keys that belong to the
    /// grid. Runs before any of the sheet's widgets.
    pub(super) fn take_keys(
        &mut self,
        ui: &Ui,
        sheet: Id,
        draft: &mut Draft,
        cx: &Cx<'_>,
    ) -> Asked {
        let view = &cx.view;
        let at = Cell::focused(ui, sheet, draft.rows.len(), draft.two_winners);
        if at != self.cursor.at {
            self.leave(draft, view);
            let text = at.map_or("", |cell| text_of(draft, cell));
            self.cursor.arrive(ui, sheet, at, text);
        }
        self.cursor.pace(ui);
        if ui.input_mut(|input| input.consume_shortcut(&CALCULATE)) {
            return Asked::Calculate;
        }
        self.take_paste(ui, sheet, draft, cx);
        if let Some(cell) = at {
            self.take_key(ui, sheet, draft, view, cell);
        }
        Asked::Nothing
    }

    fn take_key(&mut self, ui: &Ui, sheet: Id, draft: &mut Draft, view: &ClubView, cell: Cell) {
        let text = text_of(draft, cell);
        match keys::take(ui.ctx(), cell.id(sheet), text, self.cursor.list_open) {
            None => {}
            Some(Wish::RemoveRow) => self.remove(ui, sheet, draft, cell.row),
            Some(Wish::Step(step)) => self.step(ui, sheet, draft, view, cell, step),
        }
    }

    /// Finishes a cell and moves on.
    pub(super) fn step(
        &mut self,
        ui: &Ui,
        sheet: Id,
        draft: &mut Draft,
        view: &ClubView,
        cell: Cell,
        step: Step,
    ) {
        let forward = matches!(step, Step::Enter | Step::Next);
        let parted = self.leave(draft, view);
        self.keep_empty_row(draft);
        if ends_row(cell.slot, step)
            && let Some(side) = newcomer::lacks_start(view, &draft.rows[cell.row], 0)
        {
            return self.go_to_newcomer(ui, sheet, cell, side);
        }
        // Two names typed in one cell filled both.
        let from = if parted && forward {
            Cell::new(cell.row, Slot::B)
        } else {
            cell
        };
        match from.step(step, draft.rows.len(), draft.two_winners) {
            Some(next) => self.go(ui, sheet, draft, next),
            // Behind the last pair one calculates.
            None if step == Step::Enter => self.finished = true,
            None if step == Step::Next => {
                ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
            }
            None if step == Step::Previous => {
                ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Previous));
            }
            None => {}
        }
    }

    /// Gives the line of a newcomer of the cell's row the keyboard.
    fn go_to_newcomer(&mut self, ui: &Ui, sheet: Id, cell: Cell, side: usize) {
        ui.memory_mut(|memory| memory.surrender_focus(cell.id(sheet)));
        ui.request_repaint();
        self.ask_newcomer = Some((cell.row, side));
    }

    /// Goes on when a newcomer is settled: to the partner if he is new too,
    /// else to what the row lacks, else to the next row.
    pub(super) fn after_newcomer(
        &mut self,
        ui: &Ui,
        sheet: Id,
        draft: &mut Draft,
        view: &ClubView,
        (row, side): (usize, usize),
    ) {
        self.keep_empty_row(draft);
        let typed = &draft.rows[row];
        let next = if typed.b.trim().is_empty() {
            Cell::new(row, Slot::B)
        } else if typed.result.trim().is_empty() {
            Cell::new(row, Slot::Result)
        } else if let Some(partner) = newcomer::lacks_start(view, typed, side + 1) {
            return self.go_to_newcomer(ui, sheet, Cell::new(row, Slot::Result), partner);
        } else {
            Cell::new((row + 1).min(draft.rows.len() - 1), Slot::A)
        };
        self.go(ui, sheet, draft, next);
    }

    /// Gives a cell the keyboard.
    pub(super) fn go(&mut self, ui: &Ui, sheet: Id, draft: &Draft, cell: Cell) {
        self.cursor.go(ui, sheet, cell, text_of(draft, cell));
    }

    /// Gives the keyboard to the starting rating that a row lacks.
    pub(super) fn ask_start(&mut self, ui: &Ui, sheet: Id, row: usize, examined: &ExaminedRow) {
        let side = newcomer::first_without_start(examined).unwrap_or(0);
        let id = newcomer::field_id(sheet, row, side);
        ui.memory_mut(|memory| memory.request_focus(id));
        ui.request_repaint();
    }

    /// Finishes the cell that had the keyboard: two names in it are parted and
    /// completed, and known names get the club's spelling. Whether two names
    /// were parted.
    pub(super) fn leave(&mut self, draft: &mut Draft, view: &ClubView) -> bool {
        let Some(Cell { row, slot }) = self.cursor.at else {
            return false;
        };
        let Some(column @ (Column::A | Column::B)) = slot.column() else {
            return false;
        };
        let parted = draft.split_cell(&view.names, row, column);
        if let Some(row) = draft.rows.get_mut(row) {
            if parted {
                complete::complete_pair(view, row);
            }
            complete::respell(view, row);
        }
        parted
    }

    /// Takes a row out; it can be brought back.
    pub(super) fn remove(&mut self, ui: &Ui, sheet: Id, draft: &mut Draft, row: usize) {
        let slot = self.cursor.at.map_or(Slot::A, |cell| cell.slot);
        self.cursor.at = None;
        let removed = draft.remove_row(row);
        self.removed = removed
            .filter(|removed| !removed.is_empty())
            .map(|removed| (row, removed))
            .or(self.removed.take());
        self.keep_empty_row(draft);
        let row = row.min(draft.rows.len() - 1);
        self.go(ui, sheet, draft, Cell::new(row, slot));
    }

    /// Brings the removed row back to its place.
    pub(super) fn bring_back(&mut self, draft: &mut Draft) {
        if let Some((at, row)) = self.removed.take() {
            draft.rows.insert(at.min(draft.rows.len()), row);
        }
    }

    /// A block of several cells goes into the grid, not into one text field.
    fn take_paste(&mut self, ui: &Ui, sheet: Id, draft: &mut Draft, cx: &Cx<'_>) {
        let elsewhere = self.cursor.at.is_none() && ui.memory(|memory| memory.focused().is_some());
        if elsewhere {
            return;
        }
        let Some(text) = ui.input_mut(|input| pasted_block(&mut input.events)) else {
            return;
        };
        let end = Cell::new(draft.rows.len().saturating_sub(1), Slot::A);
        let cell = self.cursor.at.unwrap_or(end);
        self.pasted = paste::fill(draft, &cx.view.names, cell, &text, cx.lang);
        self.keep_empty_row(draft);
        self.go(ui, sheet, draft, cell);
    }

    /// The row being typed in; what it still lacks is no mistake yet.
    pub(super) fn busy_row(&self) -> Option<usize> {
        self.cursor
            .at
            .map(|cell| cell.row)
            .filter(|_| !self.complained)
    }
}

/// Whether a step leaves the row behind as finished.
fn ends_row(slot: Slot, step: Step) -> bool {
    matches!(
        (slot, step),
        (Slot::Result | Slot::Boards, Step::Enter) | (Slot::Boards, Step::Next)
    )
}

/// What is typed in a cell; the field has no text.
pub(super) fn text_of(draft: &Draft, cell: Cell) -> &str {
    let row = draft.rows.get(cell.row);
    let column = cell.slot.column();
    row.zip(column).map_or("", |(row, column)| row.cell(column))
}
