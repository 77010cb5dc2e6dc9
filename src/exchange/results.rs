//! What every reader of result files makes of one.

use crate::domain::{Date, Notice, Scoring};

/// One evening as a file tells it; names are not looked up yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResultFile {
    /// When it was played; `None` when the file has no date, or an impossible
    /// one. Never invented.
    pub date: Option<Date>,
    /// Why what the file says of its date is none, quoting it; `None` beside a
    /// date, and when the file says nothing.
    pub date_flaw: Option<Notice>,
    /// Heading.
    pub title: Option<String>,
    /// What the file says its results are; [`Scoring::Auto`] when it does not.
    pub scoring: Scoring,
    /// Boards per pair, where the file tells one number for all.
    pub boards: Option<u32>,
    /// One field, or two when there are two winners; pairs in file order.
    pub fields: Vec<Vec<ResultPair>>,
    /// Lines that could not be used, in file order.
    pub skipped: Vec<Skipped>,
}

/// One pair of a result file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResultPair {
    /// The partner named first.
    pub a: String,
    /// The partner named second.
    pub b: String,
    /// Matchpoints, IMPs, or a number of unknown kind.
    pub result: Option<f64>,
    /// The published percentage, alone or beside a total.
    pub percentage: Option<f64>,
    /// The pair's own boards.
    pub boards: Option<u32>,
    /// The published place, as written (`8=`).
    pub place: Option<String>,
    /// Where it stands, counted from 1.
    pub line: usize,
}

/// A line that could not be used.
#[derive(Clone, Debug, PartialEq)]
pub struct Skipped {
    /// Which, counted from 1.
    pub line: usize,
    /// Why.
    pub reason: Notice,
}

/// Reasons for which lines are told that nobody misses: they are of no pair.
const HARMLESS: [&str; 3] = ["table-sums", "table-nobody", "read-hidden-sheet"];

/// The argument of a reason that names the sheet of its line.
const SHEET: &str = "in-sheet";

/// The argument of a reason that names the pair of its line, which says more
/// than the line in a format that no director reads by himself.
const PAIR: &str = "of-pair";

impl Skipped {
    /// Whether something may be missing without the line. Sums and means are
    /// listed, but are no reason to ask.
    pub fn is_bad(&self) -> bool {
        !HARMLESS.contains(&self.reason.id.as_ref())
    }

    /// The same line as one of a sheet, where lines of several are listed.
    #[must_use]
    pub(super) fn in_sheet(mut self, sheet: &str) -> Self {
        self.reason = self.reason.with(SHEET, sheet);
        self
    }

    /// The same line as one of a pair, by its number or its names.
    #[must_use]
    pub(super) fn of_pair(mut self, pair: &str) -> Self {
        if !pair.is_empty() {
            self.reason = self.reason.with(PAIR, pair);
        }
        self
    }

    /// The reason in the words of `say`, with the pair and the sheet where
    /// they are named.
    pub fn said(&self, say: impl Fn(&Notice) -> String) -> String {
        let reason = say(&self.reason);
        let reason = match self.reason.args.get(PAIR) {
            None => reason,
            Some(pair) => say(&Notice::new("read-of-pair")
                .with("pair", pair.to_string())
                .with("reason", reason)),
        };
        match self.reason.args.get(SHEET) {
            None => reason,
            Some(sheet) => say(&Notice::new("read-in-sheet")
                .with("sheet", sheet.to_string())
                .with("reason", reason)),
        }
    }
}

impl ResultPair {
    /// The number that counts under a scoring: the published percentage under
    /// [`Scoring::Percent`], else the total; the other one where it is alone.
    pub fn counted(&self, scoring: Scoring) -> Option<f64> {
        if scoring == Scoring::Percent {
            self.percentage.or(self.result)
        } else {
            self.result.or(self.percentage)
        }
    }
}

impl ResultFile {
    /// All pairs of all fields.
    pub fn pairs(&self) -> impl Iterator<Item = &ResultPair> {
        self.fields.iter().flatten()
    }
}
