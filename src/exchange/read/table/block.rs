//! One row of a results table, judged by the columns of its block.

use super::columns::{Columns, NameColumns};
use super::content::{Kind, kind_of};
use super::preface;
use crate::domain::Notice;
use crate::domain::name::fold;
use crate::exchange::ResultPair;
use crate::exchange::read::figure::number_in;
use crate::exchange::read::figure::{boards, figure, number_of, of_mean};
use crate::exchange::read::gather::FieldKey;
use crate::exchange::read::lines::Row;
use crate::exchange::read::names;
use crate::exchange::read::words::direction::{direction, heading, is_note, side, side_of_pair};
use crate::exchange::read::words::sums;

/// What a row is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Verdict {
    /// Nothing.
    Silent,
    /// Sums and means, and what they are called.
    Sum(String),
    /// Text around the table.
    Free,
    /// A heading: the rows below are that direction's.
    Direction(usize),
    /// A pair and its field.
    Pair(Box<ResultPair>, Option<FieldKey>),
    /// A line of the table that cannot be used.
    Bad(Notice),
}

impl Verdict {
    /// A pair only if nothing else speaks against its row.
    pub(super) fn unless(self, against: impl FnOnce() -> Result<(), Notice>) -> Self {
        match self {
            Self::Pair(..) => against().map_or_else(Self::Bad, |()| self),
            other => other,
        }
    }
}

/// Judges a row. `headed`: whether it stands below the header, where there is
/// one. `strict`: a cell beyond the header is a mistake, as an unquoted decimal
/// comma makes one.
pub(super) fn judge(row: &Row, columns: &Columns, headed: Option<bool>, strict: bool) -> Verdict {
    if row.is_blank() {
        return Verdict::Silent;
    }
    let only = (row.filled().count() == 1).then(|| row.filled().next().unwrap_or(""));
    if let Some(direction) = heading_of(row) {
        return Verdict::Direction(direction);
    }
    if row.long {
        return Verdict::Bad(names::long());
    }
    let names = names_in(row, columns);
    let numeric = [columns.result.map(|(at, _)| at), columns.percent]
        .into_iter()
        .flatten()
        .any(|at| number_of(row.cell(at)).is_some());
    if let Some(sum) = sum(row).filter(|_| names.iter().all(|name| sums::is_word(name))) {
        return Verdict::Sum(sum.to_owned());
    }
    // Above the header text alone is a title, whatever names are in it, and
    // a word and a number are not of the table.
    if headed == Some(false) && (only.is_some() || names.len() < 2) {
        return Verdict::Free;
    }
    let several = only.is_none() || row.width > 1;
    let below = headed == Some(true) && !(names.len() < 2 && preface::is_labelled(row));
    let beside = headed.is_none() && has_pair_and_number(row);
    let belongs = names.len() >= 2 || only.is_none() && below || several && numeric || beside;
    if !belongs {
        return Verdict::Free;
    }
    match pair(row, columns, &names, strict) {
        Ok(pair) => Verdict::Pair(Box::new(pair), key(row, columns)),
        Err(reason) => Verdict::Bad(reason),
    }
}

/// The direction of a heading that is all of its row, or has notes in other
/// cells: `N-S;Average 120`.
pub(super) fn heading_of(row: &Row) -> Option<usize> {
    let mut cells = row.filled();
    let first = cells.next()?;
    cells.all(is_note).then(|| heading(first)).flatten()
}

/// Whether a row is a pair and its result, in whatever columns.
fn has_pair_and_number(row: &Row) -> bool {
    let has = |wanted: Kind| row.filled().any(|cell| kind_of(cell) == wanted);
    has(Kind::Pair) && has(Kind::Number)
}

fn names_in(row: &Row, columns: &Columns) -> Vec<String> {
    let cells = match columns.names {
        NameColumns::One(column) => vec![row.cell(column).to_owned()],
        NameColumns::Two(a, b) | NameColumns::Unclear(a, b) => {
            vec![row.cell(a).to_owned(), row.cell(b).to_owned()]
        }
        NameColumns::Four(players) => players
            .map(|(surname, first)| format!("{} {}", row.cell(surname), row.cell(first)))
            .into(),
    };
    let split = |cell: &String| names::split(cell, columns.dash);
    cells
        .iter()
        .flat_map(split)
        .filter(|name| number_in(name).is_none())
        .collect()
}

/// Whether a row names two players.
pub(super) fn has_names(row: &Row, columns: &Columns) -> bool {
    names_in(row, columns).len() > 1
}

/// Whether all that stands in a row is one text, and not where names stand.
pub(super) fn is_beside_names(row: &Row, columns: &Columns) -> bool {
    row.filled().count() == 1 && names_in(row, columns).is_empty()
}

/// Why a line that stands in the table without a gap is no pair.
pub(super) fn no_pair(row: &Row, columns: &Columns) -> Notice {
    let text = || row.filled().collect::<Vec<_>>().join(" ");
    names::two(&names_in(row, columns))
        .err()
        .unwrap_or_else(|| Notice::new("table-not-a-pair").with("text", text()))
}

/// What the first text of a row calls the sums in it: `Average;;50`.
fn sum(row: &Row) -> Option<&str> {
    let mut texts = row.filled().filter(|cell| number_in(cell).is_none());
    texts.next().filter(|text| sums::is_word(text))
}

fn pair(
    row: &Row,
    columns: &Columns,
    names: &[String],
    strict: bool,
) -> Result<ResultPair, Notice> {
    if matches!(columns.names, NameColumns::Unclear(..)) {
        return Err(Notice::new("table-unclear-names"));
    }
    let (a, b) = names::two(names)?;
    check_others(row, columns)?;
    if strict && let Some(cell) = beyond(row, columns) {
        return Err(Notice::new("table-extra-cell").with("text", cell));
    }
    let result = figure(cell(row, columns.result.map(|(at, _)| at)))?;
    let percentage = figure(cell(row, columns.percent))?;
    let expected = columns.result.is_some() || columns.percent.is_some();
    if expected && result.is_none() && percentage.is_none() {
        return Err(Notice::new("table-no-result"));
    }
    if !expected && let Some(name) = [&a, &b].into_iter().find(|name| names::has_figure(name)) {
        return Err(Notice::new("table-figure-in-name").with("name", name.as_str()));
    }
    let boards = boards(cell(row, columns.boards))?;
    let (result, boards) = match columns.result {
        Some((_, scoring)) if columns.mean => of_mean(result, boards, scoring),
        _ => (result, boards),
    };
    Ok(ResultPair {
        a,
        b,
        result,
        percentage,
        boards,
        place: Some(cell(row, columns.place).trim_end_matches(['.', ')']))
            .filter(|place| !place.is_empty())
            .map(str::to_owned),
        line: row.line,
    })
}

/// Refuses what stands beside the names under no heading, and is more than
/// the table is known to have: another pair, or, where nobody told what the
/// columns are, a result that no line has as a number.
fn check_others(row: &Row, columns: &Columns) -> Result<(), Notice> {
    let names = match columns.names {
        NameColumns::One(column) => vec![column],
        NameColumns::Two(a, b) | NameColumns::Unclear(a, b) => vec![a, b],
        NameColumns::Four(players) => players.into_iter().flat_map(|(a, b)| [a, b]).collect(),
    };
    let start = match columns.width {
        _ if columns.guessed => 0,
        width => width.unwrap_or(row.cells.len()),
    };
    let is_other = |column: &usize| !(names.contains(column) || columns.ignored.contains(column));
    let others = (start..row.cells.len()).filter(is_other);
    let mut others = others.map(|column| (column, row.cell(column)));
    if columns.other_pairs || others.clone().any(|(_, cell)| kind_of(cell) == Kind::Pair) {
        return Err(Notice::new("table-two-pairs"));
    }
    if !columns.guessed || columns.result.is_some() || columns.percent.is_some() {
        return Ok(());
    }
    let last = names.last().copied().unwrap_or_default();
    match others.find(|(column, cell)| *column > last && kind_of(cell) == Kind::Text) {
        Some((_, text)) => Err(Notice::new("table-not-number").with("text", text)),
        None => Ok(()),
    }
}

fn beyond<'a>(row: &'a Row, columns: &Columns) -> Option<&'a str> {
    let beyond = row.cells.iter().skip(columns.width?);
    beyond.map(String::as_str).find(|cell| !cell.is_empty())
}

/// The cell of a column; empty where there is no such column.
fn cell(row: &Row, column: Option<usize>) -> &str {
    column.map_or("", |at| row.cell(at))
}

fn key(row: &Row, columns: &Columns) -> Option<FieldKey> {
    let mut directions = columns.directions.iter();
    let by_direction = directions
        .find_map(|at| direction(row.cell(*at)))
        .or_else(|| side(row.cell(columns.section?)));
    if let Some(direction) = by_direction {
        return Some(FieldKey::Direction(direction));
    }
    let of_number = columns.number.and_then(|at| side_of_pair(row.cell(at)));
    if let Some(direction) = of_number {
        return Some(FieldKey::Direction(direction));
    }
    let cell = row.cell(columns.field?);
    match direction(cell) {
        _ if cell.is_empty() => None,
        Some(direction) => Some(FieldKey::Direction(direction)),
        None => Some(FieldKey::Word(fold(cell))),
    }
}
