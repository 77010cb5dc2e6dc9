//! Copying a club and comparing the copy.

use std::path::Path;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags};

use crate::domain::{Book, Notice};
use crate::store::journal::{self, Extent};
use crate::store::making::Making;
use crate::store::{fault, migrate, open, read};

/// What a club file holds, for comparing.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Held {
    /// The club.
    pub(super) book: Book,
    /// How far its journal is.
    pub(super) extent: Extent,
}

impl Held {
    /// What is in a file of this or an older version, which stays as it is.
    pub(super) fn of(connection: &Connection) -> Result<Self, Notice> {
        if migrate::version(connection)? >= migrate::STEPS.len() {
            return Self::of_present(connection);
        }
        let mut newer = open::copy_in_memory(connection)?;
        migrate::upgrade(&mut newer, migrate::STEPS)?;
        Self::of_present(&newer)
    }

    fn of_present(connection: &Connection) -> Result<Self, Notice> {
        Ok(Self {
            book: read::book(connection)?,
            extent: journal::extent(connection)?,
        })
    }
}

/// A club file to be copied or looked at, of this or an older version, and
/// never touched but to take an interrupted change back.
pub(super) fn source(path: &Path) -> Result<Connection, Notice> {
    open::check_header(path)?;
    let connection = open::reader(path)?;
    open::check_version(migrate::version(&connection)?, path)?;
    open::check_pages(&connection, path)?;
    Ok(connection)
}

/// A copy of a club, compared with it and flushed, still without its name;
/// and what is in it.
///
/// # Errors
/// What is wrong with the club, `backup-differs` where the copy does not read
/// as it was written, and what the disk says; nothing is left then.
pub(super) fn copied(source: &Connection, folder: &Path) -> Result<(Making, Held), Notice> {
    copied_as(source, folder, Held::of, |path| {
        Held::of(&self::source(path)?)
    })
}

/// A copy of a file that need not make sense, compared row by row.
///
/// # Errors
/// As [`copied`], but for what is wrong with the club.
pub(super) fn copied_rows(source: &Connection, folder: &Path) -> Result<Making, Notice> {
    let again = |path: &Path| rows(&open::reader(path)?);
    let (making, _) = copied_as(source, folder, rows, again)?;
    Ok(making)
}

/// A table's name and all its rows.
type NamedRows = (String, Vec<Vec<Value>>);

/// All rows of all tables, whatever they are.
fn rows(connection: &Connection) -> Result<Vec<NamedRows>, Notice> {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let mut statement = connection.prepare(sql)?;
    let names = statement.query_map([], |row| row.get(0))?;
    let names: Vec<String> = names.collect::<Result<_, _>>()?;
    let mut tables = Vec::with_capacity(names.len());
    for name in names {
        let sql = format!("SELECT * FROM \"{}\"", name.replace('"', "\"\""));
        let mut statement = connection.prepare(&sql)?;
        let columns = statement.column_count();
        let rows = statement.query_map([], |row| (0..columns).map(|at| row.get(at)).collect())?;
        tables.push((name, rows.collect::<Result<_, _>>()?));
    }
    Ok(tables)
}

/// A copy of a file of which `held` tells what it holds, and `again` what the
/// copy does.
fn copied_as<T: PartialEq>(
    source: &Connection,
    folder: &Path,
    held: impl Fn(&Connection) -> Result<T, Notice>,
    again: impl Fn(&Path) -> Result<T, Notice>,
) -> Result<(Making, T), Notice> {
    // In one transaction, so that a writer cannot come in between.
    let transaction = source.unchecked_transaction()?;
    let held = held(&transaction)?;
    let system = |error: &std::io::Error| fault::of_system(error, folder);
    let making = Making::begin(folder).map_err(|error| system(&error))?;
    fill(&transaction, making.path())?;
    making.sync().map_err(|error| system(&error))?;
    match again(making.path()) {
        Ok(again) if again == held => Ok((making, held)),
        _ => Err(Notice::new("backup-differs")),
    }
}

fn fill(from: &Connection, path: &Path) -> Result<(), Notice> {
    let mode = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut copy = Connection::open_with_flags(path, mode)?;
    // Until it has its name it is nobody's; before, it is flushed as a whole.
    copy.pragma_update_and_check(None, "journal_mode", "OFF", |_| Ok(()))?;
    copy.pragma_update(None, "synchronous", "OFF")?;
    let step = Backup::new(from, &mut copy)?.step(open::ALL_PAGES)?;
    if step != StepResult::Done {
        return Err(Notice::new("store-busy"));
    }
    copy.close().map_err(|(_, error)| error.into())
}
