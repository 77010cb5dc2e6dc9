//! A thorough look at a club file that opened.

use std::collections::BTreeSet;

use rusqlite::Connection;

use super::{journal, migrate, read, sense};
use crate::domain::{Book, Notice};

/// Everything wrong with the pages, references, rows and the journal of the
/// file; nothing for a sound one.
pub(super) fn check(connection: &Connection) -> Result<Vec<Notice>, Notice> {
    // In one transaction, so that a writer cannot come in between.
    let transaction = connection.unchecked_transaction()?;
    let mut problems = integrity(&transaction)?;
    problems.extend(references(&transaction)?);
    problems.extend(schema(&transaction)?);
    match read::book(&transaction) {
        Ok(book) => problems.extend(doubts(&transaction, &book)),
        Err(notice) => problems.push(notice),
    }
    problems.extend(journal::problems(&transaction)?);
    Ok(problems)
}

/// What makes no sense in a book that was read, or is not what the newest
/// operation left.
pub(super) fn doubts(connection: &Connection, book: &Book) -> Vec<Notice> {
    let mut doubts = sense::problems(book);
    doubts.extend(journal_fits(connection, book));
    doubts
}

/// Tables, indices and triggers that a file of this version has too many or
/// too few, or that are other ones.
fn schema(connection: &Connection) -> Result<Vec<Notice>, Notice> {
    let mut fresh = Connection::open_in_memory()?;
    migrate::upgrade(&mut fresh, migrate::STEPS)?;
    let (expected, found) = (objects(&fresh)?, objects(connection)?);
    let differing = expected.symmetric_difference(&found);
    let names: BTreeSet<_> = differing.map(|(kind, name, _)| (kind, name)).collect();
    let complaint = |(kind, name): (&String, &String)| {
        Notice::new("store-schema").with("name", format!("{kind} {name}"))
    };
    Ok(names.into_iter().map(complaint).collect())
}

/// Kind, name and SQL, however it is spaced, of everything in a schema.
fn objects(connection: &Connection) -> Result<BTreeSet<(String, String, String)>, Notice> {
    let sql = "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL";
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| {
        let sql: String = row.get(2)?;
        let sql = sql.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok((row.get(0)?, row.get(1)?, sql))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Whether the book is what the newest operation left. An entry that cannot
/// be read is complained of elsewhere.
fn journal_fits(connection: &Connection, book: &Book) -> Option<Notice> {
    let entry = journal::to_undo(connection).ok()??;
    let mut again = book.clone();
    let changes = &entry.applied.changes;
    changes.iter().for_each(|change| again.apply(change));
    (again != *book).then(|| {
        Notice::new("store-journal-differs")
            .with("table", "journal")
            .with("row", entry.id.to_string())
    })
}

fn integrity(connection: &Connection) -> Result<Vec<Notice>, Notice> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let rows = statement.query_map([], |row| row.get::<_, String>(0))?;
    let lines: Vec<String> = rows.collect::<Result<_, _>>()?;
    Ok(lines
        .into_iter()
        .filter(|line| line != "ok")
        .map(|line| Notice::new("store-damaged").with("reason", line))
        .collect())
}

fn references(connection: &Connection) -> Result<Vec<Notice>, Notice> {
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let rows = statement.query_map([], |row| {
        let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
        Ok(Notice::new("store-damaged").with("reason", format!("{table} → {parent}")))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
