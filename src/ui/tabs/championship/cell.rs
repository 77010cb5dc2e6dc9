//! The cells of the grid, and which one follows which.

use egui::{Id, Ui};

use crate::club::championship::SessionColumn;
use crate::ui::grid::{GridCell, Step};

/// One cell; rows count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cell {
    pub(super) row: usize,
    pub(super) column: SessionColumn,
}

impl GridCell for Cell {
    fn id(self, sheet: Id) -> Id {
        sheet.with(self)
    }
}

impl Cell {
    pub(super) const fn new(row: usize, column: SessionColumn) -> Self {
        Self { row, column }
    }

    /// The cell a step leads to; `None` at the edges of the grid. Enter visits
    /// the ratings only where one is not known, as `asks` says of both
    /// partners.
    pub(super) fn step(self, step: Step, rows: usize, asks: [bool; 2]) -> Option<Self> {
        let below = (self.row + 1 < rows).then_some(self.row + 1);
        let above = self.row.checked_sub(1);
        let here = |column| Some(Self::new(self.row, column));
        match step {
            Step::Enter => match enter(self.column, asks) {
                Some(column) => here(column),
                None => below.map(|row| Self::new(row, SessionColumn::A)),
            },
            Step::Next => match self.column.next() {
                Some(column) => here(column),
                None => below.map(|row| Self::new(row, SessionColumn::A)),
            },
            Step::Previous => {
                let mut before = SessionColumn::ALL.into_iter().rev();
                match before.find(|column| *column < self.column) {
                    Some(column) => here(column),
                    None => above.map(|row| Self::new(row, SessionColumn::Boards)),
                }
            }
            Step::Up => above.map(|row| Self::new(row, self.column)),
            Step::Down => below.map(|row| Self::new(row, self.column)),
        }
    }

    /// The cell that has the keyboard.
    pub(super) fn focused(ui: &Ui, sheet: Id, rows: usize) -> Option<Self> {
        let focused = ui.memory(egui::Memory::focused)?;
        (0..rows)
            .flat_map(|row| SessionColumn::ALL.map(|column| Self::new(row, column)))
            .find(|cell| cell.id(sheet) == focused)
    }
}

/// Name, name, what is not known of the ratings, result; `None` for the next
/// row.
fn enter(column: SessionColumn, [first, second]: [bool; 2]) -> Option<SessionColumn> {
    match column {
        SessionColumn::A => Some(SessionColumn::B),
        SessionColumn::B if first => Some(SessionColumn::RatingA),
        SessionColumn::B | SessionColumn::RatingA if second => Some(SessionColumn::RatingB),
        SessionColumn::B | SessionColumn::RatingA | SessionColumn::RatingB => {
            Some(SessionColumn::Result)
        }
        SessionColumn::Result | SessionColumn::Boards => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(from: Cell, step: Step, times: usize, asks: [bool; 2]) -> Option<Cell> {
        (0..times).try_fold(from, |cell, _| cell.step(step, 3, asks))
    }

    #[test]
    fn enter_asks_only_for_ratings_that_are_not_known() {
        let start = Cell::new(0, SessionColumn::A);
        let result = Some(Cell::new(0, SessionColumn::Result));
        assert_eq!(path(start, Step::Enter, 2, [false; 2]), result);
        assert_eq!(path(start, Step::Enter, 3, [false, true]), result);
        assert_eq!(path(start, Step::Enter, 4, [true; 2]), result);
        let next = Some(Cell::new(1, SessionColumn::A));
        assert_eq!(path(start, Step::Enter, 5, [true; 2]), next);
        assert_eq!(path(start, Step::Enter, 9, [false; 2]), None);
    }

    #[test]
    fn tab_visits_every_cell_both_ways() {
        let first = Cell::new(0, SessionColumn::A);
        let last = Cell::new(2, SessionColumn::Boards);
        assert_eq!(path(first, Step::Next, 17, [false; 2]), Some(last));
        assert_eq!(path(last, Step::Previous, 17, [false; 2]), Some(first));
        assert_eq!(path(last, Step::Next, 1, [false; 2]), None);
    }
}
