//! The grid of pairs: where the keyboard is, and what its keys do.

use egui::{Id, Ui};

use super::cell::Cell;
use super::file;
use super::sheet::Sheet;
use crate::club::championship::{Roll, SessionColumn, SessionDraft, SessionRow};
use crate::ui::Cx;
use crate::ui::grid::keys::{self, Wish};
use crate::ui::grid::{CellNames, Cursor, GridCell as _, Pasted, Step, pasted_block};
use crate::ui::shortcut::{CALCULATE, WHY};

/// State of the grid between frames.
#[derive(Default)]
pub(super) struct Grid {
    /// Where the keyboard is.
    pub(super) cursor: Cursor<Cell>,
    /// Whether Calculate was asked for in vain: all mistakes are shown then.
    pub(super) complained: bool,
    /// What the cells are called.
    pub(super) names: CellNames<6>,
    /// The row removed last, and where it stood.
    pub(super) removed: Option<(usize, SessionRow)>,
    /// Whether Enter was pressed behind the last pair.
    pub(super) finished: bool,
    /// What became of the last paste or file.
    pub(super) pasted: Pasted,
    /// The row whose first near spelling is to get the keyboard.
    pub(super) ask_near: Option<usize>,
}

impl Grid {
    /// Ends the grid with an empty row.
    pub(super) fn keep_empty_row(draft: &mut SessionDraft) {
        if draft.rows.last().is_none_or(|row| !row.is_empty()) {
            draft.rows.push(SessionRow::default());
        }
    }

    /// Gives a cell the keyboard.
    pub(super) fn go(&mut self, ui: &Ui, sheet: Id, draft: &SessionDraft, cell: Cell) {
        self.cursor.go(ui, sheet, cell, text_of(draft, cell));
    }

    /// Finishes the cell that had the keyboard: two names in it are parted,
    /// and known names get their spelling. Whether two names were parted.
    pub(super) fn leave(&mut self, draft: &mut SessionDraft, roll: &Roll) -> bool {
        let Some(Cell { row, column }) = self.cursor.at else {
            return false;
        };
        if !matches!(column, SessionColumn::A | SessionColumn::B) || row >= draft.rows.len() {
            return false;
        }
        let parted = roll.parted(draft.rows[row].cell(column));
        if let [a, b] = &parted[..] {
            draft.rows[row].a = completed(roll, a);
            draft.rows[row].b = completed(roll, b);
            return true;
        }
        let spelled = respelled(roll, draft.rows[row].cell(column));
        draft.rows[row].set_cell(column, spelled);
        false
    }

    /// Takes a row out; it can be brought back.
    pub(super) fn remove(&mut self, ui: &Ui, sheet: Id, draft: &mut SessionDraft, row: usize) {
        let column = self.cursor.at.map_or(SessionColumn::A, |cell| cell.column);
        self.cursor.at = None;
        let removed = draft.rows.remove(row);
        if !removed.is_empty() {
            self.removed = Some((row, removed));
        }
        Self::keep_empty_row(draft);
        let row = row.min(draft.rows.len() - 1);
        self.go(ui, sheet, draft, Cell::new(row, column));
    }

    /// Brings the removed row back to its place.
    pub(super) fn bring_back(&mut self, draft: &mut SessionDraft) {
        if let Some((at, row)) = self.removed.take() {
            draft.rows.insert(at.min(draft.rows.len()), row);
        }
    }

    /// The row being typed in; what it still lacks is no mistake yet.
    pub(super) fn busy_row(&self) -> Option<usize> {
        let at = self.cursor.at.map(|cell| cell.row);
        at.filter(|_| !self.complained)
    }
}

impl Sheet {
    /// Notices where the keyboard went and takes the keys that belong to the
    /// grid. Runs before any of the sheet's widgets. Whether Calculate was
    /// asked for.
    pub(super) fn take_keys(&mut self, ui: &Ui, cx: &Cx<'_>) -> bool {
        let id = self.id();
        let at = Cell::focused(ui, id, self.draft.rows.len());
        if at != self.grid.cursor.at {
            self.grid.leave(&mut self.draft, &self.roll);
            let text = at.map_or("", |cell| text_of(&self.draft, cell));
            self.grid.cursor.arrive(ui, id, at, text);
        }
        self.grid.cursor.pace(ui);
        if ui.input_mut(|input| input.consume_shortcut(&CALCULATE)) {
            return true;
        }
        self.take_paste(ui, cx);
        if let Some(cell) = at {
            if ui.input_mut(|input| input.consume_shortcut(&WHY)) {
                self.explain(cell);
            }
            let text = text_of(&self.draft, cell);
            let open = self.grid.cursor.list_open;
            match keys::take(ui.ctx(), cell.id(id), text, open) {
                None => {}
                Some(Wish::RemoveRow) => self.grid.remove(ui, id, &mut self.draft, cell.row),
                Some(Wish::Step(step)) => self.step(ui, cx, cell, step),
            }
        }
        false
    }

    /// Shows why the rating of the partner of a cell changed.
    fn explain(&mut self, cell: Cell) {
        let second = matches!(cell.column, SessionColumn::B | SessionColumn::RatingB);
        let figures = self.meaning.figures.get(cell.row);
        let figures = figures.filter(|figures| figures.changes.is_some());
        if let Some(entrants) = figures.and_then(|figures| figures.entrants) {
            self.explained = Some(entrants[usize::from(second)]);
        }
    }

    /// Finishes a cell and moves on.
    pub(super) fn step(&mut self, ui: &Ui, cx: &Cx<'_>, cell: Cell, step: Step) {
        let forward = matches!(step, Step::Enter | Step::Next);
        let parted = self.grid.leave(&mut self.draft, &self.roll);
        self.refresh(cx);
        let row = &self.meaning.examined.rows[cell.row];
        let asks = [&row.a, &row.b].map(|seat| seat.person.is_some() && seat.rating.is_none());
        let near = [&row.a, &row.b]
            .into_iter()
            .any(|seat| !seat.near.is_empty());
        if near && cell.column == SessionColumn::Boards && step == Step::Next {
            return self.grid.ask_near = Some(cell.row);
        }
        // Two names typed in one cell filled both.
        let from = if parted && forward {
            Cell::new(cell.row, SessionColumn::B)
        } else {
            cell
        };
        let focus = |direction| ui.memory_mut(|memory| memory.move_focus(direction));
        match from.step(step, self.draft.rows.len(), asks) {
            Some(next) => {
                let id = self.id();
                self.grid.go(ui, id, &self.draft, next);
            }
            // Behind the last pair one calculates.
            None if step == Step::Enter => self.grid.finished = true,
            None if step == Step::Next => focus(egui::FocusDirection::Next),
            None if step == Step::Previous => focus(egui::FocusDirection::Previous),
            None => {}
        }
    }

    /// A block of several cells goes into the grid, not into one text field.
    fn take_paste(&mut self, ui: &Ui, cx: &Cx<'_>) {
        let at = self.grid.cursor.at;
        if at.is_none() && ui.memory(|memory| memory.focused().is_some()) {
            return;
        }
        let Some(text) = ui.input_mut(|input| pasted_block(&mut input.events)) else {
            return;
        };
        let end = Cell::new(self.draft.rows.len().saturating_sub(1), SessionColumn::A);
        let cell = at.unwrap_or(end);
        self.grid.pasted = file::paste(&mut self.draft, &self.roll, cell, &text, cx.lang);
        Grid::keep_empty_row(&mut self.draft);
        let id = self.id();
        self.grid.go(ui, id, &self.draft, cell);
    }
}

fn respelled(roll: &Roll, name: &str) -> String {
    let found = roll.find(name);
    found.map_or(name, |person| roll.name_of(person)).to_owned()
}

/// A name in full of which a part was typed that only one person has.
fn completed(roll: &Roll, name: &str) -> String {
    let spelled = respelled(roll, name);
    match &roll.suggestions(name, 2)[..] {
        [only] if roll.find(name).is_none() => only.name.clone(),
        _ => spelled,
    }
}

/// What is typed in a cell.
pub(super) fn text_of(draft: &SessionDraft, cell: Cell) -> &str {
    let row = draft.rows.get(cell.row);
    row.map_or("", |row| row.cell(cell.column))
}
