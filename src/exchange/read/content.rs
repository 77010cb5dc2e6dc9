//! What stands in a column, whatever its heading says.

use super::columns::Role;
use super::direction::side;
use super::lines::Row;
use super::names;
use crate::domain::{Scoring, number};

/// What most of the filled cells of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Empty,
    Number,
    Pair,
    Direction,
    Text,
}

/// A number as it stands in a table; places may end in `=` or a full stop.
pub(super) fn number_in(cell: &str) -> Option<f64> {
    number::parse(cell.trim_end_matches(['=', '.', ')']))
}

/// The rows that can be pairs: those with a pair in a cell, or a number and
/// another cell.
pub(super) fn telling(rows: &[Row]) -> impl Iterator<Item = &Row> {
    rows.iter().filter(|row| {
        row.filled().any(names::is_pair)
            || (row.filled().count() > 1 && row.filled().any(|cell| number_in(cell).is_some()))
    })
}

fn kind_of(cell: &str) -> Kind {
    if cell.is_empty() {
        Kind::Empty
    } else if number_in(cell).is_some() {
        Kind::Number
    } else if side(cell).is_some() {
        Kind::Direction
    } else if names::is_pair(cell) {
        Kind::Pair
    } else {
        Kind::Text
    }
}

/// What most of the filled cells of a column are.
pub(super) fn kind(rows: &[Row], column: usize) -> Kind {
    let count = |wanted: Kind| {
        telling(rows)
            .filter(|row| kind_of(row.cell(column)) == wanted)
            .count()
    };
    [Kind::Pair, Kind::Number, Kind::Text, Kind::Direction]
        .into_iter()
        .map(|kind| (count(kind), kind))
        .filter(|(count, _)| *count > 0)
        .rev()
        .max_by_key(|(count, _)| *count)
        .map_or(Kind::Empty, |(_, kind)| kind)
}

/// The numbers of a column.
pub(super) fn numbers(rows: &[Row], column: usize) -> Vec<f64> {
    telling(rows)
        .filter_map(|row| number_in(row.cell(column)))
        .collect()
}

/// Whether most of the filled cells of a column end in `%`.
pub(super) fn is_percent(rows: &[Row], column: usize) -> bool {
    let filled = || telling(rows).filter(|row| !row.cell(column).is_empty());
    let signs = filled().filter(|row| row.cell(column).ends_with('%'));
    2 * signs.count() > filled().count()
}

/// Whether every name cell of a column has two names with a dash between
/// blanks, and none of them another separator: a table that uses the dash so.
pub(super) fn all_dashed(rows: &[Row], column: usize) -> bool {
    let mut cells = telling(rows)
        .map(|row| row.cell(column))
        .filter(|cell| matches!(kind_of(cell), Kind::Text | Kind::Pair))
        .peekable();
    cells.peek().is_some() && cells.all(|cell| names::is_dashed_pair(cell) && !names::is_pair(cell))
}

/// Mends what headings say: "Pair" over numbers, or beside a column of pairs,
/// is the pair's number, and a result written with `%` is a percentage.
pub(super) fn correct(roles: &mut [Role], rows: &[Row]) {
    let of_pairs = |column: &usize| kind(rows, *column) == Kind::Pair;
    let named = || (0..roles.len()).filter(|column| roles[*column] == Role::Names);
    if named().count() > 1 && named().filter(of_pairs).count() == 1 {
        let others: Vec<usize> = named().filter(|column| !of_pairs(column)).collect();
        for column in others {
            roles[column] = Role::Number;
        }
    }
    for (column, role) in roles.iter_mut().enumerate() {
        if role.is_name() && kind(rows, column) == Kind::Number {
            *role = Role::Number;
        }
        if *role == Role::Result(Scoring::Auto) && is_percent(rows, column) {
            *role = Role::Percent;
        }
    }
}
