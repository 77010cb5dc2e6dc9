//! Where a table begins and ends among the lines around it.

use crate::exchange::read::figure::number_in;
use std::ops::Range;

use super::block::Verdict;
use super::preface;
use crate::exchange::read::lines::Row;

/// The rows that stand in the table: from below the header, or the first
/// pair, to the last pair, and on as long as rows of the same make follow
/// without a gap; without a header in front of the first pair too.
pub(super) fn extent(verdicts: &[(&Row, Verdict)], heading: Option<&Row>) -> Range<usize> {
    let is_usable =
        |(_, verdict): &(&Row, Verdict)| matches!(verdict, Verdict::Pair(..) | Verdict::Bad(_));
    let first = verdicts.iter().position(is_usable);
    let below = heading.and_then(|heading| {
        verdicts
            .iter()
            .position(|(row, _)| row.line > heading.line)
            .map(|at| (at, heading))
    });
    let last = verdicts.iter().rposition(is_usable);
    let (mut start, mut end, edge) = match (below, first.zip(last)) {
        (Some((below, heading)), None) => (below, below, heading),
        (Some((below, _)), Some((first, last))) => (first.min(below), last + 1, verdicts[last].0),
        (None, Some((first, last))) => (first, last + 1, verdicts[last].0),
        (None, None) => return 0..0,
    };
    while verdicts.get(end).is_some_and(|(row, _)| follows(row, edge)) {
        end += 1;
    }
    if heading.is_none() {
        let edge = verdicts[start].0;
        let is_of_table = |row: &Row| follows(row, edge) && !preface::names_day(row);
        while start > 0 && is_of_table(verdicts[start - 1].0) {
            start -= 1;
        }
    }
    start..end
}

/// Whether a row is of the table that ends with the other one: with as many
/// cells, with one only, which the separator behind it tells from a title, or
/// with nothing but numbers.
fn follows(row: &Row, edge: &Row) -> bool {
    let alone = row.filled().count() == 1;
    let numbers = || row.filled().all(|cell| number_in(cell).is_some());
    let fits = row.width > 1 && (alone || row.width == edge.width || numbers());
    !row.is_blank() && !preface::is_labelled(row) && fits
}
