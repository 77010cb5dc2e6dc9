//! The cells of the grid: which there are, and which one follows which.

use egui::{Id, Ui};

use crate::club::Column;
use crate::ui::grid::{GridCell, Step};

/// A column of the grid in which something is typed or chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Slot {
    A,
    B,
    Field,
    Result,
    Boards,
}

impl Slot {
    /// All of them, in the order declared.
    pub(super) const ALL: [Self; 5] = Self::TWO_FIELDS;
    const ONE_FIELD: [Self; 4] = [Self::A, Self::B, Self::Result, Self::Boards];
    const TWO_FIELDS: [Self; 5] = [Self::A, Self::B, Self::Field, Self::Result, Self::Boards];

    /// The columns of a sheet, left to right.
    pub(super) const fn all(two_winners: bool) -> &'static [Self] {
        if two_winners {
            &Self::TWO_FIELDS
        } else {
            &Self::ONE_FIELD
        }
    }

    /// The column of the draft whose text it shows; the field has none.
    pub(super) const fn column(self) -> Option<Column> {
        match self {
            Self::A => Some(Column::A),
            Self::B => Some(Column::B),
            Self::Field => None,
            Self::Result => Some(Column::Result),
            Self::Boards => Some(Column::Boards),
        }
    }

    /// The message that names such a cell of row `$row`.
    pub(super) const fn name_id(self) -> &'static str {
        match self {
            Self::A => "tourn-cell-a",
            Self::B => "tourn-cell-b",
            Self::Field => "tourn-cell-field",
            Self::Result => "tourn-cell-result",
            Self::Boards => "tourn-cell-boards",
        }
    }
}

/// One cell; rows count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cell {
    pub(super) row: usize,
    pub(super) slot: Slot,
}

impl GridCell for Cell {
    fn id(self, sheet: Id) -> Id {
        sheet.with(self)
    }
}

impl Cell {
    pub(super) const fn new(row: usize, slot: Slot) -> Self {
        Self { row, slot }
    }

    /// The cell a step leads to; `None` at the edges of the grid.
    pub(super) fn step(self, step: Step, rows: usize, two_winners: bool) -> Option<Self> {
        let slots = Slot::all(two_winners);
        let at = slots.iter().position(|slot| *slot == self.slot)?;
        let below = (self.row + 1 < rows).then_some(self.row + 1);
        let above = self.row.checked_sub(1);
        match step {
            Step::Enter => match self.slot {
                Slot::A => Some(Self::new(self.row, Slot::B)),
                Slot::B | Slot::Field => Some(Self::new(self.row, Slot::Result)),
                Slot::Result | Slot::Boards => below.map(|row| Self::new(row, Slot::A)),
            },
            Step::Next => match slots.get(at + 1) {
                Some(slot) => Some(Self::new(self.row, *slot)),
                None => below.map(|row| Self::new(row, Slot::A)),
            },
            Step::Previous => match at.checked_sub(1) {
                Some(at) => Some(Self::new(self.row, slots[at])),
                None => above.map(|row| Self::new(row, Slot::Boards)),
            },
            Step::Up => above.map(|row| Self::new(row, self.slot)),
            Step::Down => below.map(|row| Self::new(row, self.slot)),
        }
    }

    /// The cell that has the keyboard.
    pub(super) fn focused(ui: &Ui, sheet: Id, rows: usize, two_winners: bool) -> Option<Self> {
        let focused = ui.memory(egui::Memory::focused)?;
        (0..rows)
            .flat_map(|row| {
                let slots = Slot::all(two_winners).iter();
                slots.map(move |slot| Self::new(row, *slot))
            })
            .find(|cell| cell.id(sheet) == focused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(from: Cell, step: Step, times: usize, two_winners: bool) -> Option<Cell> {
        (0..times).try_fold(from, |cell, _| cell.step(step, 3, two_winners))
    }

    #[test]
    fn enter_follows_the_paper() {
        let start = Cell::new(0, Slot::A);
        assert_eq!(
            path(start, Step::Enter, 2, true),
            Some(Cell::new(0, Slot::Result))
        );
        assert_eq!(
            path(start, Step::Enter, 3, true),
            Some(Cell::new(1, Slot::A))
        );
        assert_eq!(
            path(start, Step::Enter, 9, false),
            None,
            "below the last row"
        );
    }

    #[test]
    fn tab_visits_every_cell_both_ways() {
        let (first, last) = (Cell::new(0, Slot::A), Cell::new(2, Slot::Boards));
        assert_eq!(path(first, Step::Next, 11, false), Some(last));
        assert_eq!(path(first, Step::Next, 12, false), None);
        assert_eq!(path(last, Step::Previous, 14, true), Some(first));
        assert_eq!(path(first, Step::Previous, 1, true), None);
    }

    #[test]
    fn arrows_stay_in_the_column() {
        let cell = Cell::new(1, Slot::Result);
        assert_eq!(
            cell.step(Step::Up, 3, false),
            Some(Cell::new(0, Slot::Result))
        );
        assert_eq!(path(cell, Step::Down, 2, false), None);
    }
}
