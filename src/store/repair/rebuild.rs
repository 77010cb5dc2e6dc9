//! Making all tables anew from what is sound.

use rusqlite::{Transaction, params};

use super::ward::Ward;
use super::{Finding, Readable, examine, pages, schema};
use crate::domain::Notice;
use crate::store::{Applied, journal, write};

/// Puts the file in order, inside the transaction of a write; tells what was
/// found and what became of it. Nothing is written into a sound file, nor into
/// one with anything that no repair can help.
///
/// # Errors
/// `repair-failed` if the file would not be sound afterwards, and what SQLite
/// says.
pub(in crate::store) fn repair(
    transaction: &Transaction<'_>,
    readable: Readable<'_>,
) -> Result<Vec<Finding>, Notice> {
    let ward = examine(transaction, readable)?;
    let findings = &ward.findings;
    if findings.is_empty() || !findings.iter().all(Finding::is_repairable) {
        return Ok(ward.findings);
    }
    clear(transaction)?;
    write::book(transaction, &ward.book)?;
    fill(transaction, &ward)?;
    let operation = Notice::new("op-repair");
    let changes = Vec::new();
    journal::record(transaction, &Applied { operation, changes })?;
    let again = examine(transaction, readable)?;
    let pointless = pages::references(transaction)?;
    if !again.findings.is_empty() || !pointless.is_empty() || again.book != ward.book {
        let told = again.findings.iter().map(|one| one.wrong.to_string());
        let told: Vec<_> = told.chain(pointless).collect();
        return Err(Notice::new("repair-failed").with("reason", told.join("; ")));
    }
    Ok(ward.findings)
}

/// Takes everything out, and makes the empty tables, indices and triggers of
/// this version.
fn clear(transaction: &Transaction<'_>) -> Result<(), Notice> {
    let found = schema::objects(transaction)?;
    // A trigger or a view may name a table that is gone by then.
    for wanted in ["trigger", "view", "table"] {
        for (kind, name) in found.keys() {
            if kind == wanted {
                let quoted = name.replace('"', "\"\"");
                transaction.execute_batch(&format!("DROP {kind} IF EXISTS \"{quoted}\""))?;
            }
        }
    }
    let fresh = schema::fresh()?;
    for wanted in ["table", "index"] {
        for ((kind, _), (_, sql)) in &fresh {
            if kind == wanted {
                transaction.execute_batch(sql)?;
            }
        }
    }
    Ok(())
}

/// The journal and the sheets, as they were.
fn fill(transaction: &Transaction<'_>, ward: &Ward<'_>) -> Result<(), Notice> {
    for row in &ward.trail {
        write::run(
            transaction,
            "INSERT INTO journal (id, at, operation, changes, state) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![row.id, row.at, row.operation, row.changes, row.state.word()],
        )?;
    }
    for [slot, at, text] in &ward.sheets {
        write::run(
            transaction,
            "INSERT INTO draft (slot, at, text) VALUES (?1, ?2, ?3)",
            params![slot, at, text],
        )?;
    }
    Ok(())
}
