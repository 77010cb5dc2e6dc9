//! All operations ever carried out, each with what stood there before: what
//! undo and redo read, and the club's audit trail.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use serde::Serialize;

use super::Applied;
use crate::domain::{Change, Notice};

/// Where an operation stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// Part of what the club is now.
    Done,
    /// Taken back, may be repeated.
    Undone,
    /// Taken back, and another operation came instead.
    Dropped,
}

impl State {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Undone => "undone",
            Self::Dropped => "dropped",
        }
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        [Self::Done, Self::Undone, Self::Dropped]
            .into_iter()
            .find(|state| state.word() == word)
    }
}

/// An operation and its number in the journal.
pub(super) struct Entry {
    pub(super) id: i64,
    pub(super) applied: Applied,
}

/// An operation as the journal keeps it.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged {
    /// Its number; a later operation has a larger one.
    pub id: i64,
    /// When it was carried out.
    pub at: Timestamp,
    /// Its name, for the user.
    pub operation: Notice,
    /// Whether it is part of what the club is now.
    pub state: State,
    /// What it replaced, in order.
    pub changes: Vec<Change>,
}

/// The name of the operation by which the file was put in order. It changes
/// nothing that could be taken back, and nor can be what was done before: the
/// club may be another one since.
pub(super) const REPAIR: &str = "op-repair";

/// The operation that undo takes back: the newest one done.
const TO_UNDO: &str = "WHERE state = 'done' ORDER BY id DESC LIMIT 1";
/// The operation that redo repeats: the oldest one undone.
const TO_REDO: &str = "WHERE state = 'undone' ORDER BY id LIMIT 1";

/// The entry that undo takes back.
pub(super) fn to_undo(connection: &Connection) -> Result<Option<Entry>, Notice> {
    let entry = entry(connection, TO_UNDO)?;
    Ok(entry.filter(|entry| entry.applied.operation.id != REPAIR))
}

/// The entry that redo repeats.
pub(super) fn to_redo(connection: &Connection) -> Result<Option<Entry>, Notice> {
    entry(connection, TO_REDO)
}

/// The name of the operation that undo takes back.
pub(super) fn undo_name(connection: &Connection) -> Result<Option<Notice>, Notice> {
    let name = name(connection, TO_UNDO)?;
    Ok(name.filter(|name| name.id != REPAIR))
}

/// The name of the operation that redo repeats.
pub(super) fn redo_name(connection: &Connection) -> Result<Option<Notice>, Notice> {
    name(connection, TO_REDO)
}

/// At most `most` operations, newest first; those before an operation, or the
/// newest of all.
///
/// # Errors
/// `store-bad-row` for the first entry that makes no sense.
pub(super) fn page(
    connection: &Connection,
    before: Option<i64>,
    most: usize,
) -> Result<Vec<Logged>, Notice> {
    let sql = "SELECT id, at, operation, state, changes FROM journal
        WHERE ?1 IS NULL OR id < ?1 ORDER BY id DESC LIMIT ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut rows = statement.query(params![before, most])?;
    let mut page = Vec::new();
    while let Some(row) = rows.next()? {
        let id = row.get(0)?;
        let text = |column: usize| row.get::<_, String>(column);
        let bad = |column, value: &str| bad_row(id, column, value);
        let (at, state) = (text(1)?, text(3)?);
        page.push(Logged {
            id,
            at: at.parse().map_err(|_| bad("at", &at))?,
            operation: parsed(id, "operation", &text(2)?)?,
            state: State::from_word(&state).ok_or_else(|| bad("state", &state))?,
            changes: parsed(id, "changes", &text(4)?)?,
        });
    }
    Ok(page)
}

/// Writes an operation down. Those undone before it can no longer be
/// repeated; they stay in the journal.
pub(super) fn record(transaction: &Transaction<'_>, applied: &Applied) -> Result<(), Notice> {
    transaction.execute(
        "UPDATE journal SET state = ?1 WHERE state = ?2",
        params![State::Dropped.word(), State::Undone.word()],
    )?;
    transaction.execute(
        "INSERT INTO journal (at, operation, changes, state) VALUES (?1, ?2, ?3, ?4)",
        params![
            now(),
            json(&applied.operation)?,
            json(&applied.changes)?,
            State::Done.word()
        ],
    )?;
    Ok(())
}

/// Notes that an operation was undone or repeated.
pub(super) fn mark(transaction: &Transaction<'_>, id: i64, state: State) -> Result<(), Notice> {
    transaction.execute(
        "UPDATE journal SET state = ?1 WHERE id = ?2",
        params![state.word(), id],
    )?;
    Ok(())
}

/// The moment and the name of a club's first operation, as they are written
/// in the journal.
pub(super) type Beginning = (String, String);

/// How far a journal is. While a club only goes on, is undone and redone, no
/// two states of it have the same extent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    /// Its first entry; none while nothing was ever done.
    pub(super) begins: Option<Beginning>,
    /// The moment of its newest entry.
    newest: Option<String>,
    /// How many entries are in each state.
    states: Vec<(String, i64)>,
}

/// How far the journal is.
pub(super) fn extent(connection: &Connection) -> Result<Extent, Notice> {
    let sql = "SELECT at, operation FROM journal ORDER BY id LIMIT 1";
    let first = connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)));
    let sql = "SELECT at FROM journal ORDER BY id DESC LIMIT 1";
    let newest = connection.query_row(sql, [], |row| row.get(0));
    let sql = "SELECT state, count(*) FROM journal GROUP BY state ORDER BY state";
    let mut statement = connection.prepare(sql)?;
    let states = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(Extent {
        begins: first.optional()?,
        newest: newest.optional()?,
        states: states.collect::<Result<_, _>>()?,
    })
}

/// The moment, in UTC to the second.
pub(super) fn now() -> String {
    jiff::Timestamp::now()
        .strftime("%Y-%m-%dT%H:%M:%SZ")
        .to_string()
}

fn entry(connection: &Connection, which: &str) -> Result<Option<Entry>, Notice> {
    let sql = format!("SELECT id, operation, changes FROM journal {which}");
    let row = connection
        .query_row(&sql, [], |row| {
            Ok((
                row.get(0)?,
                row.get::<_, String>(1)?,
                row.get::<_, String>(2)?,
            ))
        })
        .optional()?;
    row.map(|(id, operation, changes)| {
        let applied = Applied {
            operation: parsed(id, "operation", &operation)?,
            changes: parsed(id, "changes", &changes)?,
        };
        Ok(Entry { id, applied })
    })
    .transpose()
}

fn name(connection: &Connection, which: &str) -> Result<Option<Notice>, Notice> {
    let sql = format!("SELECT id, operation FROM journal {which}");
    let row = connection
        .query_row(&sql, [], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))
        .optional()?;
    row.map(|(id, operation)| parsed(id, "operation", &operation))
        .transpose()
}

fn json(value: &impl serde::Serialize) -> Result<String, Notice> {
    serde_json::to_string(value)
        .map_err(|error| Notice::new("store-unexpected").with("reason", error.to_string()))
}

fn parsed<T: serde::de::DeserializeOwned>(
    id: i64,
    column: &'static str,
    text: &str,
) -> Result<T, Notice> {
    serde_json::from_str(text).map_err(|error| bad_row(id, column, &error.to_string()))
}

fn bad_row(id: i64, column: &'static str, value: &str) -> Notice {
    Notice::new("store-bad-row")
        .with("table", "journal")
        .with("row", id)
        .with("column", column)
        .with("value", value)
}
