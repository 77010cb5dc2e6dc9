//! A tournament sheet as it is being typed.

mod recorded;

use serde::{Deserialize, Serialize};

use crate::domain::{Date, Scoring, TournamentId, day};

/// What stands on the sheet, mistakes included. Autosaved in the club file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    /// The evening being corrected; `None` for a new one.
    pub of: Option<TournamentId>,
    /// When it was played, as typed: a date or anything.
    pub date: String,
    /// Heading.
    pub title: String,
    /// As chosen.
    pub scoring: Scoring,
    /// Boards per pair, as typed.
    pub boards: String,
    /// North–South and East–West are two fields.
    pub two_winners: bool,
    /// Recorded only.
    pub unrated: bool,
    /// The pairs.
    pub rows: Vec<DraftRow>,
}

/// The sheets being typed; a visit to one never costs the other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Drafts {
    /// Of a new evening.
    pub new: Option<Draft>,
    /// Of a recorded evening that is being corrected.
    pub correction: Option<Draft>,
}

/// One row of the grid, as typed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct DraftRow {
    /// 0 for the only field or North–South, 1 for East–West.
    pub field: usize,
    /// The partner named first.
    pub a: String,
    /// The partner named second.
    pub b: String,
    /// Matchpoints, IMPs or percent.
    pub result: String,
    /// A percentage published beside a total, from a file.
    pub percentage: Option<f64>,
    /// The pair's own boards.
    pub boards: String,
    /// Starting rating if `a` is a newcomer.
    pub start_a: String,
    /// Starting rating if `b` is a newcomer.
    pub start_b: String,
}

/// A column of the grid that the director types into, left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// The partner named first.
    A,
    /// The partner named second.
    B,
    /// The result.
    Result,
    /// The pair's own boards.
    Boards,
}

impl Column {
    /// All of them, left to right.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::Result, Self::Boards];

    /// The column to the right of it.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::A => Some(Self::B),
            Self::B => Some(Self::Result),
            Self::Result => Some(Self::Boards),
            Self::Boards => None,
        }
    }
}

impl DraftRow {
    /// Whether nothing is typed; such rows are ignored.
    pub fn is_empty(&self) -> bool {
        [&self.a, &self.b, &self.result, &self.boards]
            .iter()
            .all(|text| text.trim().is_empty())
    }

    /// What is typed in a cell.
    pub fn cell(&self, column: Column) -> &str {
        match column {
            Column::A => &self.a,
            Column::B => &self.b,
            Column::Result => &self.result,
            Column::Boards => &self.boards,
        }
    }

    /// Types into a cell. A result typed by hand parts with the percentage
    /// that was published beside the old one.
    pub fn set_cell(&mut self, column: Column, text: impl Into<String>) {
        let text = text.into();
        match column {
            Column::A => self.a = text,
            Column::B => self.b = text,
            Column::Result => {
                if self.result != text {
                    self.percentage = None;
                }
                self.result = text;
            }
            Column::Boards => self.boards = text,
        }
    }
}

impl Draft {
    /// The date typed, in one of the forms of [`day::typed`].
    pub fn parsed_date(&self) -> Option<Date> {
        day::typed(&self.date)
    }

    /// The field a row belongs to: always the first with one winner. A file may
    /// have more than the two that there can be.
    pub fn field_of(&self, row: &DraftRow) -> usize {
        if self.two_winners { row.field } else { 0 }
    }

    /// The fields there must be pairs in.
    pub const fn fields(&self) -> usize {
        if self.two_winners { 2 } else { 1 }
    }

    /// Types into a cell; missing rows above it appear empty.
    pub fn set_cell(&mut self, row: usize, column: Column, text: impl Into<String>) {
        self.grow_to(row + 1);
        self.rows[row].set_cell(column, text);
    }

    /// Puts an empty row before row `at` (at the end, beyond the last). It
    /// belongs to the field of the row above it.
    pub fn insert_row(&mut self, at: usize) {
        let at = at.min(self.rows.len());
        let row = self.empty_row(at);
        self.rows.insert(at, row);
    }

    /// Takes a row out, whatever stands in it.
    pub fn remove_row(&mut self, at: usize) -> Option<DraftRow> {
        (at < self.rows.len()).then(|| self.rows.remove(at))
    }

    /// Adds empty rows until there are `count`.
    pub fn grow_to(&mut self, count: usize) {
        while self.rows.len() < count {
            self.insert_row(self.rows.len());
        }
    }

    fn empty_row(&self, at: usize) -> DraftRow {
        let above = at.checked_sub(1).and_then(|above| self.rows.get(above));
        DraftRow {
            field: above.map_or(0, |row| row.field),
            ..DraftRow::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_and_go() {
        let mut draft = Draft::default();
        draft.set_cell(2, Column::Result, "50");
        assert_eq!(draft.rows.len(), 3);
        draft.rows[2].field = 1;
        draft.insert_row(3);
        assert_eq!(draft.rows[3].field, 1, "as the row above");
        assert_eq!(draft.remove_row(2).map(|row| row.result), Some("50".into()));
        assert_eq!(draft.rows.len(), 3);
        assert_eq!(draft.remove_row(3), None);
    }

    #[test]
    fn a_new_result_drops_the_published_percentage() {
        let mut row = DraftRow {
            result: "120".into(),
            percentage: Some(55.0),
            ..DraftRow::default()
        };
        row.set_cell(Column::Result, "120");
        assert_eq!(row.percentage, Some(55.0));
        row.set_cell(Column::Result, "121");
        assert_eq!(row.percentage, None);
    }
}
