//! What the club's old workbook says, in the club's own nouns.

use super::{Date, Notice, Place, Symbol};

/// The first column of ratings and of partners: `C`.
pub const FIRST_COLUMN: u32 = 2;

/// Everything read from the sheets Param, Hist, Statistic, Rating and the
/// dated copies of Tourn. Players are meant by their place in `players`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OldWorkbook {
    /// The coefficients found.
    pub params: Vec<(Symbol, f64)>,
    /// In the order of Hist, then those who stand on other sheets only.
    pub players: Vec<OldPlayer>,
    /// All evenings known by a column of Hist, by a sheet, or by both; newest
    /// first.
    pub evenings: Vec<OldEvening>,
    /// What does not fit together, and what is missing.
    pub flaws: Vec<Flaw>,
}

/// A player of the workbook.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OldPlayer {
    /// As on Hist; normalised.
    pub name: String,
    /// By column of Statistic, newest first: the rating after the evening of
    /// the same column of Hist; the last one filled is the starting rating.
    pub ratings: Vec<Option<f64>>,
    /// The row on Statistic, counted from 0.
    pub statistic_row: Option<u32>,
    /// Column C of Rating: before the newest evening.
    pub old: Option<f64>,
    /// Column D of Rating: the main figure.
    pub main: Option<f64>,
    /// The row on Rating, counted from 0.
    pub rating_row: Option<u32>,
}

/// An evening of the workbook.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OldEvening {
    /// The column of Hist and of Statistic, from 0 for the newest; `None` for
    /// a sheet that Hist knows nothing of.
    pub column: Option<usize>,
    /// Where the workbook tells it.
    pub date: Option<Date>,
    /// The sheet with its results.
    pub sheet: Option<String>,
    /// Who played with whom, in the order of the sheet.
    pub pairs: Vec<OldPair>,
}

/// Two partners of an evening.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OldPair {
    /// The partner named first.
    pub a: usize,
    /// The partner named second.
    pub b: usize,
    /// As on the sheet; `None` where only Hist knows the pair.
    pub result: Option<f64>,
    /// The cell of the result on the sheet.
    pub place: Option<Place>,
}

/// Something in the workbook that does not fit, or is missing.
#[derive(Clone, Debug, PartialEq)]
pub struct Flaw {
    /// The sheet; empty for the workbook as a whole.
    pub sheet: String,
    /// The cell, where it is one.
    pub place: Option<Place>,
    /// What is wrong, and what is made of it.
    pub reason: Notice,
}

impl OldEvening {
    /// Whether it can be calculated: two pairs at least, each with a result.
    pub fn has_results(&self) -> bool {
        self.pairs.len() > 1 && self.pairs.iter().all(|pair| pair.result.is_some())
    }
}

impl OldPlayer {
    /// The column of the starting rating on Statistic, and that rating.
    pub fn start(&self) -> Option<(usize, f64)> {
        let last = self.ratings.iter().rposition(Option::is_some)?;
        Some((last, self.ratings[last]?))
    }

    /// The starting rating: that of Statistic, else what Rating tells.
    pub fn starting(&self) -> Option<f64> {
        let on_statistic = self.start().map(|(_, start)| start);
        on_statistic.or(self.old).or(self.main)
    }
}
