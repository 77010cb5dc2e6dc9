//! A thorough look at a file that opened: indices, references, journal.

use rusqlite::Connection;

use super::{journal, read};
use crate::domain::Notice;

/// Everything wrong with the file; none in a sound one.
///
/// # Errors
/// What the disk says.
pub(super) fn problems(connection: &Connection) -> Result<Vec<Notice>, Notice> {
    // In one transaction, so that a writer cannot come in between.
    let transaction = connection.unchecked_transaction()?;
    let mut problems = pages(&transaction)?;
    problems.extend(read::book(&transaction).err());
    problems.extend(journal::problems(&transaction)?);
    Ok(problems)
}

/// What SQLite finds: more than at opening, every index against its table.
fn pages(connection: &Connection) -> Result<Vec<Notice>, Notice> {
    let mut statement = connection.prepare("PRAGMA integrity_check(20)")?;
    let found = statement.query_map([], |row| row.get::<_, String>(0))?;
    let mut problems = Vec::new();
    for line in found {
        let line = line?;
        if line != "ok" {
            problems.push(Notice::new("store-damaged").with("reason", line));
        }
    }
    Ok(problems)
}
