//! The journal: its entries, their order, and whether the club is what
//! they left.

use std::collections::BTreeSet;

use jiff::Timestamp;
use rusqlite::Connection;

use super::schema::has_table;
use super::ward::{Ward, wrong};
use crate::domain::{Book, Change, Notice};
use crate::store::State;
use crate::store::cell::{self, Cells, Table};
use crate::store::journal;

const JOURNAL: Table = Table::new("journal", &["id"]);

/// An entry as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) id: i64,
    pub(super) at: String,
    pub(super) operation: String,
    pub(super) changes: String,
    pub(super) state: State,
}

/// All entries that can be read.
pub(super) fn all(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    if !has_table(connection, "journal")? {
        return Ok(());
    }
    // Where rows of the club were not as they were left, this one follows.
    let as_read = ward.findings.is_empty();
    let mut moment = String::from("1970-01-01T00:00:00Z");
    let sql = "SELECT * FROM journal ORDER BY id";
    cell::each(connection, JOURNAL, sql, [], |cells| {
        if let Some(row) = one(ward, cells, &moment) {
            moment.clone_from(&row.at);
            ward.trail.push(row);
        }
        Ok(())
    })?;
    order(ward);
    if as_read {
        fits(ward);
    }
    Ok(())
}

/// How an entry is called in what is found.
fn about(id: i64, at: Option<&str>) -> Notice {
    let id = id.to_string();
    match at {
        Some(at) => Notice::new("repair-about-entry-at")
            .with("id", id)
            .with("at", at),
        None => Notice::new("repair-about-entry").with("id", id),
    }
}

fn one(ward: &mut Ward<'_>, cells: &Cells<'_>, before: &str) -> Option<Row> {
    let id = cells.get("id").unwrap_or(0);
    let at = cells.get::<String>("at").and_then(|at| {
        let read = at.parse::<Timestamp>().is_ok();
        read.then_some(at).ok_or_else(|| cells.bad("at"))
    });
    let about = about(id, at.as_deref().ok());
    let parsed = operation(cells).and_then(|operation| Ok((operation, changes(cells)?)));
    let (operation, changes) = match parsed {
        Ok(parsed) => parsed,
        Err(bad) => {
            ward.find(&about, wrong(&bad), Notice::new("repair-entry-dropped"));
            return None;
        }
    };
    let state = cells.parsed("state", State::from_word);
    Some(Row {
        id,
        at: ward.or(&about, at, before.to_owned(), before),
        operation,
        changes,
        state: ward.or(&about, state, State::Dropped, State::Dropped.word()),
    })
}

fn operation(cells: &Cells<'_>) -> Result<String, Notice> {
    let text: String = cells.get("operation")?;
    let read = serde_json::from_str::<Notice>(&text).is_ok();
    read.then_some(text).ok_or_else(|| cells.bad("operation"))
}

fn changes(cells: &Cells<'_>) -> Result<String, Notice> {
    let text: String = cells.get("changes")?;
    let read = serde_json::from_str::<Vec<Change>>(&text).is_ok();
    // All of it would fill the window.
    let complaint = || {
        Notice::new("store-bad-row")
            .with("column", "changes")
            .with("value", text.chars().take(40).collect::<String>())
    };
    if read { Ok(text) } else { Err(complaint()) }
}

/// What was undone comes after everything that was done.
fn order(ward: &mut Ward<'_>) {
    let done = |row: &Row| row.state == State::Done;
    let Some(last) = ward.trail.iter().rposition(done) else {
        return;
    };
    let before = 0..last;
    for at in before {
        if ward.trail[at].state == State::Undone {
            let row = &mut ward.trail[at];
            row.state = State::Dropped;
            let about = about(row.id, Some(&row.at));
            let wrong = Notice::new("repair-entry-order");
            ward.find(&about, wrong, Notice::new("repair-entry-no-redo"));
        }
    }
}

/// Whether a book is what the newest operation left. An entry that cannot be
/// read tells nothing.
pub(in crate::store) fn is_as_left(connection: &Connection, book: &Book) -> bool {
    let Ok(Some(entry)) = journal::to_undo(connection) else {
        return true;
    };
    let mut again = book.clone();
    let changes = &entry.applied.changes;
    changes.iter().for_each(|change| again.apply(change));
    again == *book
}

/// Whether the club is what its operations left, since the last repair.
fn fits(ward: &mut Ward<'_>) {
    let done: Vec<_> = ward
        .trail
        .iter()
        .rev()
        .take_while(|row| !is_repair(row))
        .filter(|row| row.state == State::Done)
        .map(|row| {
            let changes: Vec<Change> = serde_json::from_str(&row.changes).unwrap_or_default();
            (row.id, row.at.clone(), changes)
        })
        .collect();
    let mut again = ward.book.clone();
    let changes = done.iter().rev().flat_map(|(.., changes)| changes);
    changes.for_each(|change| again.apply(change));
    if again == ward.book {
        return;
    }
    // What an operation left counts unless a later one left something else.
    let mut later = BTreeSet::new();
    for (id, at, changes) in done {
        let mut again = ward.book.clone();
        for change in changes.iter().rev() {
            if later.insert(piece(change)) {
                again.apply(change);
            }
        }
        if again != ward.book {
            let about = about(id, Some(&at));
            let wrong = Notice::new("repair-entry-differs");
            ward.find(&about, wrong, Notice::new("repair-undo-anew"));
        }
    }
}

fn is_repair(row: &Row) -> bool {
    let operation = serde_json::from_str::<Notice>(&row.operation);
    operation.is_ok_and(|operation| operation.id == journal::REPAIR)
}

/// Which piece of the book a change replaces.
fn piece(change: &Change) -> (u8, String) {
    match change {
        Change::Name { .. } => (0, String::new()),
        Change::Params { .. } => (1, String::new()),
        Change::Player { id, .. } => (2, id.0.to_string()),
        Change::Tournament { id, .. } => (3, id.0.to_string()),
        Change::Adjustment { id, .. } => (4, id.0.to_string()),
        Change::Championship { id, .. } => (5, id.0.to_string()),
        Change::Alias { alias, .. } => (6, alias.clone()),
        Change::Distinct { pair: (a, b), .. } => (7, format!("{}/{}", a.0, b.0)),
    }
}
