//! What SQLite itself says about the soundness of a club file.

use rusqlite::Connection;

use crate::domain::Notice;

/// Everything wrong with the pages and the references of the file; nothing
/// for a sound one.
pub(super) fn check(connection: &Connection) -> Result<Vec<Notice>, Notice> {
    let mut problems = integrity(connection)?;
    problems.extend(references(connection)?);
    Ok(problems)
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
