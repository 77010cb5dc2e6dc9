//! Copying a club and comparing the copy.

use std::path::Path;

use rusqlite::backup::{Backup, StepResult};
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
    // In one transaction, so that a writer cannot come in between.
    let transaction = source.unchecked_transaction()?;
    let held = Held::of(&transaction)?;
    let system = |error: &std::io::Error| fault::of_system(error, folder);
    let making = Making::begin(folder).map_err(|error| system(&error))?;
    fill(&transaction, making.path())?;
    making.sync().map_err(|error| system(&error))?;
    match reread(making.path()) {
        Ok(again) if again == held => Ok((making, held)),
        _ => Err(Notice::new("backup-differs")),
    }
}

fn reread(path: &Path) -> Result<Held, Notice> {
    Held::of(&source(path)?)
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
