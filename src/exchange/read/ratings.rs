//! Ratings that stand beside the pairs of a results table.

use std::collections::BTreeMap;

use super::lines::{Row, rows};
use super::opened::{Body, Opened};
use super::table::{TableOptions, with_decimals};
use crate::domain::Notice;
use crate::domain::name::fold;
use crate::exchange::sniff;

/// Headings of the ratings of the partner named first and second, folded and
/// without blanks; folding leaves й as и.
const HEADINGS: [[&str; 4]; 2] = [
    ["rating1", "ratinga", "реитинг1", "реитинга"],
    ["rating2", "ratingb", "реитинг2", "реитингб"],
];

/// What stands in the columns `rating1` and `rating2` below a header with
/// both, by line, counted from 1; empty cells are empty texts. Nothing in a
/// file without such columns.
///
/// # Errors
/// As [`results`](super::results).
pub fn ratings(
    bytes: &[u8],
    options: &TableOptions,
) -> Result<BTreeMap<usize, [String; 2]>, Notice> {
    let rows = match Opened::of(bytes, options)?.body {
        Body::Workbook(sheets, part) => sheets.rows(part, options),
        Body::Table(text) => {
            let separator = options.separator.unwrap_or_else(|| sniff(&text));
            with_decimals(rows(&text, separator), options.decimal)
        }
        Body::Bridgewebs(_) | Body::Several(_) => Vec::new(),
    };
    let mut found = BTreeMap::new();
    let mut columns = None;
    for row in &rows {
        if let Some(heads) = headings(row) {
            columns = Some(heads);
        } else if let Some([one, two]) = columns
            && !row.is_blank()
        {
            let cells = [row.cell(one), row.cell(two)].map(str::to_owned);
            found.insert(row.line, cells);
        }
    }
    Ok(found)
}

/// The columns of both ratings, in a row that has both headings.
fn headings(row: &Row) -> Option<[usize; 2]> {
    let is = |cell: &str, words: &[&str]| {
        let word: String = fold(cell).chars().filter(|c| c.is_alphanumeric()).collect();
        words.contains(&word.as_str())
    };
    let place = |words: &[&str]| row.cells.iter().position(|cell| is(cell, words));
    Some([place(&HEADINGS[0])?, place(&HEADINGS[1])?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_stand_below_their_headings() {
        let read = |text: &str| {
            let found = ratings(text.as_bytes(), &TableOptions::default()).expect("read");
            found.into_iter().collect::<Vec<_>>()
        };
        let cells = |a: &str, b: &str| [a.to_owned(), b.to_owned()];
        assert_eq!(
            read("player,partner,rating1,rating2,imps\nA B,C D,100,,12\nE F,G H,,-5.5,-12\n"),
            [(2, cells("100", "")), (3, cells("", "-5.5"))]
        );
        assert_eq!(
            read("Сессия 1\nПара;Рейтинг 1;Рейтинг 2;ИМПы\nА Б & В Г;12,5;;3\n"),
            [(3, cells("12,5", ""))]
        );
        assert_eq!(read("player,partner,imps\nA B,C D,1\n"), []);
    }
}
