//! A session of a championship: results, and the ratings beside the pairs.

use std::collections::BTreeMap;

use super::lines::{Row, rows};
use super::opened::{Body, Opened};
use super::outline::{Outline, OutlineRow, outline};
use super::results;
use super::table::{Header, TableOptions, with_decimals};
use super::words::Role;
use crate::domain::name::fold;
use crate::domain::{Notice, Scoring, number};
use crate::exchange::{ResultFile, sniff};

/// Headings of the ratings of the partner named first and second, folded and
/// without blanks; folding leaves й as и.
const HEADINGS: [[&str; 4]; 2] = [
    ["rating1", "ratinga", "реитинг1", "реитинга"],
    ["rating2", "ratingb", "реитинг2", "реитингб"],
];

/// The columns of a session's table without a header: two names, their
/// ratings, the result.
const ORDER: [Role; 5] = [
    Role::Player,
    Role::Player,
    Role::Ignored,
    Role::Ignored,
    Role::Result(Scoring::Auto),
];

/// Where the ratings stand in [`ORDER`].
const RATINGS: [usize; 2] = [2, 3];

/// A session of a championship, as a file has it.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionFile {
    /// Its pairs and their results.
    pub results: ResultFile,
    /// What stands in the columns `rating1` and `rating2`, by line, counted
    /// from 1; empty cells are empty texts. Nothing in a file without such
    /// columns.
    pub ratings: BTreeMap<usize, [String; 2]>,
    /// The headings of columns that nothing was read from.
    pub unused: Vec<String>,
}

/// Reads a session. Beside what a results file has, ratings are read below a
/// header with both headings; five columns without a header are two names,
/// two ratings and the result.
///
/// # Errors
/// As [`results`].
pub fn session(bytes: &[u8], options: &TableOptions) -> Result<SessionFile, Notice> {
    let outline = outline(bytes, options)?;
    let ordered = outline.header.is_none() && is_ordered(&outline);
    let roles = ordered.then(|| TableOptions {
        header: Some(Header::Absent),
        roles: Some(ORDER.to_vec()),
        ..options.clone()
    });
    Ok(SessionFile {
        results: results(bytes, roles.as_ref().unwrap_or(options))?,
        ratings: ratings(bytes, options, ordered.then_some(RATINGS))?,
        unused: unused(&outline),
    })
}

/// Whether the rows are those of a session in the order of its columns.
fn is_ordered(outline: &Outline) -> bool {
    let is_number = |cell: &String| number::parse(cell).is_some();
    let fits = |row: &OutlineRow| match &row.cells[..] {
        [a, b, one, two, result] => {
            let names = ![a, b]
                .into_iter()
                .any(|name| name.is_empty() || is_number(name));
            let ratings = [one, two]
                .into_iter()
                .all(|cell| cell.is_empty() || is_number(cell));
            names && ratings && is_number(result)
        }
        _ => false,
    };
    let filled = |row: &&OutlineRow| row.cells.iter().any(|cell| !cell.is_empty());
    let mut rows = outline.rows.iter().filter(filled).peekable();
    rows.peek().is_some() && rows.all(fits)
}

/// The headings of columns with something in them that means nothing to us.
fn unused(outline: &Outline) -> Vec<String> {
    let header = outline
        .rows
        .iter()
        .find(|row| Some(row.line) == outline.header);
    let Some(header) = header else {
        return Vec::new();
    };
    let below = || outline.rows.iter().filter(|row| row.line > header.line);
    let filled = |at: usize| below().any(|row| row.cells.get(at).is_some_and(|c| !c.is_empty()));
    let columns = header.cells.iter().enumerate().zip(&outline.roles);
    columns
        .filter(|((at, _), role)| **role == Role::Unknown && filled(*at))
        .map(|((_, heading), _)| heading)
        .filter(|heading| !heading.is_empty() && !HEADINGS.iter().any(|words| is(heading, words)))
        .cloned()
        .collect()
}

fn ratings(
    bytes: &[u8],
    options: &TableOptions,
    known: Option<[usize; 2]>,
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
    let mut columns = known;
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
    let place = |words: &[&str]| row.cells.iter().position(|cell| is(cell, words));
    Some([place(&HEADINGS[0])?, place(&HEADINGS[1])?])
}

/// Whether a cell is one of the words.
fn is(cell: &str, words: &[&str]) -> bool {
    let word: String = fold(cell).chars().filter(|c| c.is_alphanumeric()).collect();
    words.contains(&word.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_stand_below_their_headings() {
        let read = |text: &str| {
            let found = session(text.as_bytes(), &TableOptions::default()).expect("read");
            found.ratings.into_iter().collect::<Vec<_>>()
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

    #[test]
    fn five_columns_without_a_header_are_those_of_a_session() {
        let read = |text: &str| session(text.as_bytes(), &TableOptions::default()).expect("read");
        let file = read("A B,C D,700,200,5\nE F,G H,,400,-7\n");
        let results: Vec<_> = file.results.pairs().map(|pair| pair.result).collect();
        assert_eq!(results, [Some(5.0), Some(-7.0)]);
        assert_eq!(file.ratings[&1], ["700", "200"]);
        assert_eq!(file.ratings[&2], ["", "400"]);
        let named = read("player,partner,raiting1,rating2,imps,shoe\nA B,C D,700,200,5,39\n");
        assert_eq!(named.unused, ["raiting1", "shoe"]);
        assert_eq!(
            named.results.pairs().next().map(|pair| pair.result),
            Some(Some(5.0))
        );
    }
}
