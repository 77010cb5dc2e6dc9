//! Days that stand over columns of results.

use super::content::{Kind, kind_of};
use super::preface::{Line, two_days};
use crate::domain::{Date, Notice};
use crate::exchange::read::figure::number_in;
use crate::exchange::read::lines::Row;
use crate::exchange::read::words::spoken;

/// The day that one heading is, over the results of that day.
pub(super) fn day_in(heading: &Row, pairs_before: usize) -> Option<Line> {
    let mut days = heading.filled().filter(|cell| spoken::only(cell).is_some());
    let (day, None) = (days.next()?, days.next()) else {
        return None;
    };
    let row = Row::new(heading.line, vec![day.to_owned()]);
    Some(Line::new(&row, pairs_before))
}

/// Rows that are looked at, so that a long file costs no more.
const MOST_ROWS: usize = 100;

/// The days in the cells of a row, and in which columns they stand.
fn days(row: &Row) -> Vec<(usize, Date)> {
    let cells = row.cells.iter().enumerate();
    cells
        .filter_map(|(at, cell)| Some((at, spoken::only(cell)?)))
        .collect()
}

/// Refuses a table with the results of several evenings side by side, each
/// below its day: the second day's are no boards of the first.
///
/// # Errors
/// `table-two-dates`.
pub(super) fn check_columns(rows: &[Row]) -> Result<(), Notice> {
    let mut above: Vec<(usize, Date)> = Vec::new();
    for row in rows.iter().take(MOST_ROWS) {
        let is_number = |(at, _): &&(usize, Date)| number_in(row.cell(*at)).is_some();
        let under = above.iter().filter(is_number);
        let mut under: Vec<Date> = under.map(|(_, day)| *day).collect();
        under.sort_unstable();
        under.dedup();
        let named = row
            .filled()
            .any(|cell| matches!(kind_of(cell), Kind::Pair | Kind::Text));
        if let [first, .., last] = under[..]
            && named
        {
            return Err(two_days("table-two-dates", first, last));
        }
        let found = if above.is_empty() {
            days(row)
        } else {
            Vec::new()
        };
        if found.len() > 1 {
            above = found;
        }
    }
    Ok(())
}
