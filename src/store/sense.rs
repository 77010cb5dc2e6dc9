//! What can be read and yet makes no sense: such rows were written by another
//! program. Each complaint names the table and the row.

use std::collections::{HashMap, HashSet};

use super::championship;
use crate::domain::name::{fold, normalise};
use crate::domain::tournament::MOST_BOARDS;
use crate::domain::{AdjustmentKind, Book, Date, EventRef, Notice, Tournament, day};

/// Everything in the book that the program would never have written.
pub(super) fn problems(book: &Book) -> Vec<Notice> {
    let mut problems = names(book);
    for event in book.timeline() {
        match event {
            EventRef::Tournament(evening) => problems.extend(of_evening(evening)),
            EventRef::Adjustment(adjustment) => {
                let row = adjustment.id.0;
                problems.extend(of_day("adjustment", row, adjustment.date));
                if let AdjustmentKind::Average { a, b } | AdjustmentKind::Reassign { a, b, .. } =
                    adjustment.kind
                    && a == b
                {
                    problems.push(bad("adjustment", row, "b", b.0.to_string()));
                }
            }
        }
    }
    problems.extend(aliases(book));
    let alone = book.distinct.iter().filter(|(a, b)| a >= b);
    problems.extend(alone.map(|(a, b)| {
        bad(
            "distinct_players",
            format!("{}/{}", a.0, b.0),
            "b",
            b.0.to_string(),
        )
    }));
    problems.extend(equal_entries(book));
    problems.extend(championship::problems(book));
    problems
}

pub(super) fn bad(
    table: &str,
    row: impl ToString,
    column: &str,
    value: impl Into<String>,
) -> Notice {
    Notice::new("store-bad-row")
        .with("table", table)
        .with("row", row.to_string())
        .with("column", column)
        .with("value", value.into())
}

/// Names that cannot be seen, are not as the program keeps them, or cannot be
/// told apart.
fn names(book: &Book) -> Vec<Notice> {
    let mut problems = Vec::new();
    let mut folded = HashMap::new();
    for (id, player) in &book.players {
        if player.name.is_empty() || normalise(&player.name) != player.name {
            problems.push(bad("player", id.0, "name", &*player.name));
        }
        if let Some(other) = folded.insert(fold(&player.name), &player.name) {
            problems.push(
                Notice::new("store-twin-names")
                    .with("table", "player")
                    .with("row", id.0.to_string())
                    .with("name", &*player.name)
                    .with("other", other.as_str()),
            );
        }
    }
    problems
}

/// Aliases that are not as the program keeps them, or equal one another.
fn aliases(book: &Book) -> Vec<Notice> {
    let mut folded = HashSet::new();
    let mut problems = Vec::new();
    for alias in book.aliases.keys() {
        if alias.is_empty() || normalise(alias) != *alias || !folded.insert(fold(alias)) {
            problems.push(bad("alias", alias, "alias", alias.as_str()));
        }
    }
    problems
}

fn of_evening(evening: &Tournament) -> Vec<Notice> {
    let row = evening.id.0;
    let mut problems = Vec::from_iter(of_day("tournament", row, evening.date));
    if evening.pairs().next().is_none() {
        problems.push(
            Notice::new("store-no-pairs")
                .with("table", "tournament")
                .with("row", row.to_string()),
        );
    }
    problems.extend(of_boards("tournament", row, evening.boards));
    for (field, pairs) in evening.fields.iter().enumerate() {
        for (number, pair) in pairs.iter().enumerate() {
            let row = format!("{row}/{field}/{number}");
            problems.extend(of_boards("pair", row, pair.boards));
        }
    }
    problems
}

pub(super) fn of_day(table: &str, row: impl ToString, date: Date) -> Option<Notice> {
    let (first, last) = day::POSSIBLE;
    let possible = (first..=last).contains(&date);
    (!possible).then(|| bad(table, row, "date", date.to_string()))
}

pub(super) fn of_boards(table: &str, row: impl ToString, boards: Option<u32>) -> Option<Notice> {
    let boards = boards.filter(|boards| !(1..=MOST_BOARDS).contains(boards))?;
    Some(bad(table, row, "boards", boards.to_string()))
}

/// The order of entry decides between events of one date, so no two have the
/// same.
fn equal_entries(book: &Book) -> Vec<Notice> {
    let mut seen = HashMap::new();
    let mut problems = Vec::new();
    for event in book.timeline() {
        let (table, row, entry) = match event {
            EventRef::Tournament(evening) => ("tournament", evening.id.0, evening.entry.0),
            EventRef::Adjustment(adjustment) => ("adjustment", adjustment.id.0, adjustment.entry.0),
        };
        if seen.insert(entry, row).is_some() {
            problems.push(bad(table, row, "entry", entry.to_string()));
        }
    }
    problems
}
