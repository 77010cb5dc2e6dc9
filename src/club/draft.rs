//! A tournament sheet as it is being typed.

use serde::{Deserialize, Serialize};

use crate::domain::{Date, Scoring, TournamentId};

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

impl DraftRow {
    /// Whether nothing is typed; such rows are ignored.
    pub fn is_empty(&self) -> bool {
        [&self.a, &self.b, &self.result, &self.boards]
            .iter()
            .all(|text| text.trim().is_empty())
    }
}

impl Draft {
    /// The date typed: `2026-03-04` or `4.3.2026`.
    pub fn parsed_date(&self) -> Option<Date> {
        todo!()
    }

    /// The sheet of a recorded evening.
    pub fn of_tournament(book: &crate::domain::Book, id: TournamentId) -> Option<Self> {
        todo!()
    }
}
