//! Sheets as they are typed, kept so that nothing typed is lost. They are not
//! part of the club's history and have no undo.

use rusqlite::{Connection, OptionalExtension as _, Transaction, params};

use super::journal;
use crate::domain::Notice;

/// What was kept under a name.
pub(super) fn load(connection: &Connection, slot: &str) -> Result<Option<String>, Notice> {
    let sql = "SELECT text FROM draft WHERE slot = ?1";
    Ok(connection
        .query_row(sql, [slot], |row| row.get(0))
        .optional()?)
}

/// Keeps a text under a name, in place of what was there.
pub(super) fn save(transaction: &Transaction<'_>, slot: &str, text: &str) -> Result<(), Notice> {
    transaction.execute(
        "INSERT INTO draft (slot, at, text) VALUES (?1, ?2, ?3)
         ON CONFLICT (slot) DO UPDATE SET at = excluded.at, text = excluded.text",
        params![slot, journal::now(), text],
    )?;
    Ok(())
}

/// Forgets what was kept under a name.
pub(super) fn clear(transaction: &Transaction<'_>, slot: &str) -> Result<(), Notice> {
    transaction.execute("DELETE FROM draft WHERE slot = ?1", [slot])?;
    Ok(())
}
