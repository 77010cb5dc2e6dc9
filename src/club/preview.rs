//! Reads a sheet against the club: who is meant, what is wrong, what is
//! expected, what would change. Pure; run at every keystroke.

mod checks;
mod evening;
mod examiner;
mod near;
mod numbers;
mod questions;
mod row;
#[cfg(test)]
mod tests;

pub use checks::start as starting_rating;
pub use examiner::{Examiner, examine};
pub use questions::questions;

use super::Command;
use crate::domain::{Date, Notice, PlayerId, Scoring};
use crate::rating::{Norm, Outcome};

/// A name on the sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Named {
    /// Nothing typed.
    #[default]
    Empty,
    /// A player of the club.
    Known(PlayerId),
    /// Nobody by that name.
    Newcomer {
        /// The starting rating typed, in rating points.
        start: Option<f64>,
        /// Near spellings, nearest first.
        near: Vec<PlayerId>,
    },
}

/// One row, understood.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExaminedRow {
    /// The partner named first.
    pub a: Named,
    /// The partner named second.
    pub b: Named,
    /// What must be mended before calculating.
    pub problems: Vec<Notice>,
    /// What is expected; for a start list too.
    pub norm: Option<Norm>,
    /// What would happen.
    pub outcome: Option<Outcome>,
}

/// Something unusual that the director may want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// The date is later than today.
    FutureDate(Date),
    /// The date is before the last tournament: everything after it moves.
    BeforeLast {
        /// The date typed.
        date: Date,
        /// The last tournament's.
        last: Date,
    },
    /// There is an evening of that date already.
    SecondOnDate(Date),
    /// The same pairs with the same results were recorded already.
    SameResults(Date),
}

impl Question {
    /// The question as a sentence.
    pub fn notice(&self) -> Notice {
        match self {
            Self::FutureDate(date) => Notice::new("ask-future").with("date", *date),
            Self::BeforeLast { date, last } => Notice::new("ask-before-last")
                .with("date", *date)
                .with("last", *last),
            Self::SecondOnDate(date) => Notice::new("ask-second").with("date", *date),
            Self::SameResults(date) => Notice::new("ask-same").with("date", *date),
        }
    }
}

/// A sheet, understood.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Examined {
    /// In the order of the sheet's rows, empty ones included.
    pub rows: Vec<ExaminedRow>,
    /// What is wrong with the sheet as a whole.
    pub problems: Vec<Notice>,
    /// To be confirmed before calculating.
    pub questions: Vec<Question>,
    /// As recognised or chosen.
    pub scoring: Scoring,
    /// The command that records it, when nothing is wrong.
    pub command: Option<Command>,
}

impl Examined {
    /// Everything that is wrong, top to bottom, with the number of the row
    /// (from 1); what concerns the whole sheet comes first, without one.
    pub fn mistakes(&self) -> impl Iterator<Item = (Option<usize>, &Notice)> {
        let rows = self.rows.iter().enumerate().flat_map(|(index, row)| {
            let number = Some(index + 1);
            row.problems.iter().map(move |problem| (number, problem))
        });
        self.problems
            .iter()
            .map(|problem| (None, problem))
            .chain(rows)
    }
}
