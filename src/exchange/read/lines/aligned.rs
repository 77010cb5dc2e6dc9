//! Cells of a text whose columns are aligned by blanks: a line with an empty
//! cell has one cell fewer, and only where the others stand tells which.

use std::ops::Range;

use super::Row;
use crate::exchange::read::words::header::is_header;

/// Longest line that is looked at, in bytes.
const LONGEST: usize = 1 << 10;

/// Puts the cells of rows that have fewer than the header above them below
/// the headings under which they stand. Each row is one of the lines.
pub(super) fn below_headings(rows: &mut [Row], lines: &[&str]) {
    let mut headings: Vec<Range<usize>> = Vec::new();
    for (row, line) in rows.iter_mut().zip(lines) {
        if row.cells.len() < 2 || line.len() > LONGEST {
            continue;
        }
        if is_header(row) {
            headings = places(&row.cells, line).unwrap_or_default();
        } else if row.cells.len() < headings.len()
            && let Some(columns) = places(&row.cells, line).and_then(|all| below(&all, &headings))
        {
            let width = columns.last().map_or(0, |last| last + 1);
            let mut cells = vec![String::new(); width];
            for (column, cell) in columns.into_iter().zip(std::mem::take(&mut row.cells)) {
                cells[column] = cell;
            }
            (row.cells, row.width) = (cells, width);
        }
    }
}

/// Where in its line each cell stands, in characters.
fn places(cells: &[String], line: &str) -> Option<Vec<Range<usize>>> {
    let mut at = 0;
    let mut found = |cell: &String| {
        let mut start = None;
        for word in cell.split(' ') {
            let from = at + line[at..].find(word)?;
            start = start.or(Some(from));
            at = from + word.len();
        }
        let characters = |end: usize| line[..end].chars().count();
        Some(characters(start?)..characters(at))
    };
    cells.iter().map(&mut found).collect()
}

/// Below which headings the cells of a row stand, each below one of its own;
/// `None` where that is not clear.
fn below(places: &[Range<usize>], headings: &[Range<usize>]) -> Option<Vec<usize>> {
    let columns = places.iter().map(|place| {
        let overlap = |heading: &Range<usize>| {
            let shared = place
                .end
                .min(heading.end)
                .saturating_sub(place.start.max(heading.start));
            (shared > 0).then_some(shared)
        };
        let shared = headings.iter().enumerate();
        let shared = shared.filter_map(|(at, heading)| Some((overlap(heading)?, at)));
        shared.max_by_key(|(shared, _)| *shared).map(|(_, at)| at)
    });
    let columns: Vec<usize> = columns.collect::<Option<_>>()?;
    columns
        .is_sorted_by(|one, next| one < next)
        .then_some(columns)
}

#[cfg(test)]
mod tests {
    use crate::exchange::read::{TableOptions, table};

    #[test]
    fn an_empty_cell_does_not_move_the_others() {
        let text = "\
Pl  No  Player 1     Player 2     Bds     MP      %
 1   3  Abe Bee      Cid Dee       24    110  55,25
 2      Eve Fay      Guy Hay              90  44,75
     5  Ian Joy      Kim Lee       24    100     50
";
        let file = table(text, &TableOptions::default()).expect("a table");
        let pairs: Vec<_> = file
            .pairs()
            .map(|pair| {
                (
                    &*pair.a,
                    &*pair.b,
                    pair.boards,
                    pair.result,
                    pair.place.as_deref(),
                )
            })
            .collect();
        let expected = [
            ("Abe Bee", "Cid Dee", Some(24), Some(110.0), Some("1")),
            ("Eve Fay", "Guy Hay", None, Some(90.0), Some("2")),
            ("Ian Joy", "Kim Lee", Some(24), Some(100.0), None),
        ];
        assert_eq!(pairs, expected);
        assert_eq!(file.skipped, []);
    }
}
