//! The rows of a block, each judged by its columns and by what else speaks
//! against it.

use super::block::{Verdict, judge};
use super::blocks::Block;
use super::columns::Columns;
use super::decimals;
use super::preface;
use crate::domain::Notice;
use crate::exchange::read::gather::{MAX_PAIRS, many_pairs};
use crate::exchange::read::lines::Row;
use crate::exchange::read::words::spoken;

/// Whether there is a date column with anything in it.
pub(super) fn has_dates(columns: &Columns, rows: &[Row]) -> bool {
    columns
        .date
        .is_some_and(|at| rows.iter().any(|row| !row.cell(at).is_empty()))
}

fn date_of(row: &Row, columns: &Columns) -> Result<(), Notice> {
    let cell = columns.date.map_or("", |at| row.cell(at));
    match spoken::only(cell) {
        Some(_) => Ok(()),
        None if cell.is_empty() => Err(Notice::new("table-no-date")),
        None => Err(Notice::new("table-date").with("text", cell)),
    }
}

/// What a row of a block is still to be checked for.
pub(super) struct Doubts {
    /// Columns that may be decimals.
    pub(super) decimals: Vec<usize>,
    /// Whether every row needs its date.
    pub(super) dates: bool,
}

impl Doubts {
    fn check(&self, row: &Row, columns: &Columns) -> Result<(), Notice> {
        if self.dates {
            date_of(row, columns)?;
        }
        match decimals::split_number(row, &self.decimals) {
            Some(text) => Err(Notice::new("table-split-number").with("text", text)),
            None if columns.other_results => Err(Notice::new("table-unclear-result")),
            None => Ok(()),
        }
    }
}

/// What each row of a block is.
///
/// # Errors
/// `read-many-pairs` as soon as there are more than are read.
pub(super) fn verdicts<'a>(
    block: &'a Block,
    columns: &Columns,
    strict: bool,
    doubts: &Doubts,
    pairs_before: usize,
) -> Result<Vec<(&'a Row, Verdict)>, Notice> {
    let header_line = block.heading.as_ref().map(|row| row.line);
    let mut pairs = pairs_before;
    let mut verdicts = Vec::with_capacity(block.rows.len());
    for row in &block.rows {
        let verdict = if preface::is_labelled_day(row) {
            Verdict::Free
        } else {
            let place = header_line.map(|line| row.line > line);
            judge(row, columns, place, strict).unless(|| doubts.check(row, columns))
        };
        pairs += usize::from(matches!(verdict, Verdict::Pair(..)));
        if pairs > MAX_PAIRS {
            return Err(many_pairs());
        }
        verdicts.push((row, verdict));
    }
    Ok(verdicts)
}
