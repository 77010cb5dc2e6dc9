//! What SQLite says of the pages, the indices and the constraints of a file.

use rusqlite::Connection;

use super::ward::Ward;
use crate::domain::Notice;

/// What is wrong, as SQLite puts it.
pub(super) struct Pages {
    /// Pages that cannot be trusted.
    broken: Vec<String>,
    /// Indices that disagree with their tables.
    indices: Vec<String>,
    /// Values that their columns forbid.
    values: Vec<String>,
}

/// Looks at every page, index and value.
pub(super) fn look(connection: &Connection) -> Result<Pages, Notice> {
    sorted(connection, "PRAGMA integrity_check")
}

/// Whether the pages themselves are whole, whatever stands in them: enough to
/// read all rows.
///
/// # Errors
/// `store-damaged`.
pub(in crate::store) fn has_sound_pages(connection: &Connection) -> Result<(), Notice> {
    let pages = sorted(connection, "PRAGMA quick_check")?;
    match pages.broken.into_iter().next() {
        Some(reason) => Err(Notice::new("store-damaged").with("reason", reason)),
        None => Ok(()),
    }
}

fn sorted(connection: &Connection, sql: &str) -> Result<Pages, Notice> {
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| row.get::<_, String>(0))?;
    let mut pages = Pages {
        broken: Vec::new(),
        indices: Vec::new(),
        values: Vec::new(),
    };
    for line in rows {
        let line = line?;
        if line == "ok" {
            continue;
        }
        if line.contains(" index ") {
            pages.indices.push(line);
        } else if line.contains(" value in ") || line.starts_with("CHECK constraint failed") {
            pages.values.push(line);
        } else {
            pages.broken.push(line);
        }
    }
    Ok(pages)
}

impl Pages {
    /// Whether nothing in the file can be trusted.
    pub(super) fn damaged(&self, ward: &mut Ward<'_>) -> bool {
        if let Some(reason) = self.broken.first() {
            let wrong = Notice::new("repair-pages").with("reason", reason.as_str());
            ward.give_up(wrong);
        }
        !self.broken.is_empty()
    }

    /// What no other finding tells of already.
    pub(super) fn rest(&self, ward: &mut Ward<'_>) -> Result<(), Notice> {
        let file = Notice::new("repair-about-file");
        let rebuilt = || Notice::new("repair-rebuilt");
        if let Some(reason) = self.indices.first() {
            let wrong = Notice::new("repair-indices").with("reason", reason.as_str());
            ward.find(&file, wrong, rebuilt());
        }
        if !ward.findings.is_empty() {
            return Ok(());
        }
        let mut odd = self.values.clone();
        odd.extend(references(ward.connection)?);
        for reason in odd {
            let wrong = Notice::new("repair-constraint").with("reason", reason);
            ward.find(&file, wrong, rebuilt());
        }
        Ok(())
    }
}

/// Rows that point to nowhere.
pub(super) fn references(connection: &Connection) -> Result<Vec<String>, Notice> {
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let rows = statement.query_map([], |row| {
        let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
        Ok(format!("{table} → {parent}"))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
