//! Opening a club file: everything that must be true before it is touched.

use std::fs::{self, File, OpenOptions};
use std::io::Read as _;
use std::path::Path;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::file::Access;
use super::lock::Lock;
use super::{backup, fault, migrate, repair};
use crate::domain::Notice;

/// How long a write waits for another program that looks into the file.
const PATIENCE: Duration = Duration::from_secs(2);

/// Asks for a copy in one step, so that no writer comes in between.
pub(super) const ALL_PAGES: i32 = -1;

/// Opens a sound club file of this or an older version. An older one is
/// brought up to date: the file itself when it may be written, after a backup
/// of it as it was; else a copy in memory.
///
/// # Errors
/// A notice for each thing that a path can lead to instead; whatever it is,
/// it stays as it was, byte for byte.
pub(super) fn open(path: &Path, access: Access) -> Result<(Connection, Option<Lock>), Notice> {
    open_if(path, access, check_pages)
}

/// Opens a club file in whose rows anything may stand.
///
/// # Errors
/// As [`open`], where the rows cannot be read.
pub(super) fn open_unsound(
    path: &Path,
    access: Access,
) -> Result<(Connection, Option<Lock>), Notice> {
    open_if(path, access, |connection, path| {
        repair::has_sound_pages(connection)?;
        check_length(connection, path)
    })
}

/// Whether a file may be opened, asked after its version.
type Condition = fn(&Connection, &Path) -> Result<(), Notice>;

fn open_if(
    path: &Path,
    access: Access,
    sound: Condition,
) -> Result<(Connection, Option<Lock>), Notice> {
    check_header(path)?;
    let lock = match access {
        Access::Write => {
            check_writable(path)?;
            let real = fs::canonicalize(path).map_err(|error| fault::of_system(&error, path))?;
            Some(Lock::take(real, path)?)
        }
        Access::Read => None,
    };
    open_locked_if(path, access, lock, sound)
}

/// Opens a file whose header is sound and whose lock is taken.
///
/// # Errors
/// As [`open`].
pub(super) fn open_locked(
    path: &Path,
    access: Access,
    lock: Option<Lock>,
) -> Result<(Connection, Option<Lock>), Notice> {
    open_locked_if(path, access, lock, check_pages)
}

fn open_locked_if(
    path: &Path,
    access: Access,
    mut lock: Option<Lock>,
    sound: Condition,
) -> Result<(Connection, Option<Lock>), Notice> {
    if let Some(lock) = &mut lock {
        lock.hold(path)?;
    }
    let mut connection = match access {
        Access::Write => connect(path, access)?,
        Access::Read => reader(path)?,
    };
    if let (Some(lock), Err(_)) = (&mut lock, migrate::version(&connection)) {
        lock.let_go();
    }
    check_version(migrate::version(&connection)?, path)?;
    sound(&connection, path)?;
    if migrate::version(&connection)? < migrate::STEPS.len() {
        if access == Access::Read {
            connection = copy_in_memory(&connection)?;
        } else {
            backup::before_migration(&connection, path)?;
        }
        migrate::upgrade(&mut connection, migrate::STEPS)?;
    }
    if access == Access::Write {
        // Another program may have left the file in another mode.
        connection.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
    }
    Ok((connection, lock))
}

/// A connection for looking. A change that was interrupted is taken back
/// first.
///
/// # Errors
/// `store-interrupted` where nothing may be written.
pub(super) fn reader(path: &Path) -> Result<Connection, Notice> {
    match connect(path, Access::Read) {
        Err(notice) if notice.id == "store-interrupted" => {
            // That sentence says more than why it cannot be put in order.
            put_in_order(path).map_err(|_| notice)?;
            connect(path, Access::Read)
        }
        connected => connected,
    }
}

/// Takes an interrupted change back, unless a writer is about to.
fn put_in_order(path: &Path) -> Result<(), Notice> {
    check_writable(path)?;
    let real = fs::canonicalize(path).map_err(|error| fault::of_system(&error, path))?;
    let _lock = Lock::take(real, path)?;
    connect(path, Access::Write).map(|_| ())
}

/// A connection that never creates a file, with the settings of every club;
/// setting them reads the file for the first time.
pub(super) fn connect(path: &Path, access: Access) -> Result<Connection, Notice> {
    let mode = match access {
        Access::Write => OpenFlags::SQLITE_OPEN_READ_WRITE,
        Access::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
    };
    let connection = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    // Also the folder is flushed, or a power cut would bring the journal of the
    // last change back, and with it what the change replaced.
    connection.pragma_update(None, "synchronous", "EXTRA")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(connection)
}

/// A copy that can be changed while the file stays as it is.
pub(super) fn copy_in_memory(file: &Connection) -> Result<Connection, Notice> {
    let mut copy = Connection::open_in_memory()?;
    copy.pragma_update(None, "trusted_schema", false)?;
    let step = Backup::new(file, &mut copy)?.step(ALL_PAGES)?;
    match step {
        StepResult::Done => Ok(copy),
        _ => Err(Notice::new("store-busy")),
    }
}

/// Length of the header of a SQLite file, in bytes.
const HEADER: usize = 100;

/// Looks at the first bytes before SQLite does, so that no foreign file is
/// ever opened as a database.
pub(super) fn check_header(path: &Path) -> Result<(), Notice> {
    let system = |error| fault::of_system(&error, path);
    let about = fs::metadata(path).map_err(system)?;
    if about.is_dir() {
        return Err(fault::about(Notice::new("store-directory"), path));
    }
    if about.len() == 0 {
        return Err(fault::about(Notice::new("store-empty"), path));
    }
    let mut header = Vec::with_capacity(HEADER);
    let file = File::open(path).map_err(system)?;
    file.take(HEADER as u64)
        .read_to_end(&mut header)
        .map_err(system)?;
    if !header.starts_with(b"SQLite format 3\0")
        || number_at(&header, 68) != Some(migrate::APPLICATION_ID)
    {
        return Err(fault::about(Notice::new("store-foreign"), path));
    }
    let version = number_at(&header, 60).and_then(|version| usize::try_from(version).ok());
    check_version(version.unwrap_or(0), path)
}

fn number_at(header: &[u8], at: usize) -> Option<u32> {
    let bytes = header.get(at..at + 4)?;
    Some(u32::from_be_bytes(bytes.try_into().ok()?))
}

pub(super) fn check_version(version: usize, path: &Path) -> Result<(), Notice> {
    match version {
        0 => Err(Notice::new("store-damaged").with("reason", "user_version 0")),
        _ if version > migrate::STEPS.len() => Err(fault::about(
            Notice::new("store-newer")
                .with("version", version)
                .with("known", migrate::STEPS.len()),
            path,
        )),
        _ => Ok(()),
    }
}

/// Whether the file and its folder may be written, asked in a way that holds
/// for the administrator too.
pub(super) fn check_writable(path: &Path) -> Result<(), Notice> {
    let system = |error| fault::of_system(&error, path);
    let read_only = fs::metadata(path).map_err(system)?.permissions().readonly();
    if read_only || OpenOptions::new().append(true).open(path).is_err() {
        let notice = match backup::club_of(path) {
            Some(club) => Notice::new("backup-opened").with("club", club.display().to_string()),
            None => Notice::new("store-read-only-file"),
        };
        return Err(fault::about(notice, path));
    }
    let real = fs::canonicalize(path).map_err(system)?;
    check_folder(real.parent().unwrap_or(&real), path)
}

/// Whether files can be made in the folder of a club, as SQLite must.
///
/// # Errors
/// `store-folder-read-only`.
pub(super) fn check_folder(folder: &Path, path: &Path) -> Result<(), Notice> {
    let system = |error| fault::of_system(&error, path);
    // Elsewhere the mark on a folder does not keep files from being made.
    if cfg!(unix)
        && fs::metadata(folder)
            .map_err(system)?
            .permissions()
            .readonly()
    {
        return Err(fault::about(Notice::new("store-folder-read-only"), path));
    }
    Ok(())
}

/// Every page of the file, and every row against its table's constraints.
pub(super) fn check_pages(connection: &Connection, path: &Path) -> Result<(), Notice> {
    let damaged = |reason: String| Notice::new("store-damaged").with("reason", reason);
    // In one transaction, so that a writer cannot come in between.
    let transaction = connection.unchecked_transaction()?;
    let found: String = transaction.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        return Err(damaged(found));
    }
    check_length(&transaction, path)
}

/// Whether the file is as long as it says.
fn check_length(connection: &Connection, path: &Path) -> Result<(), Notice> {
    let damaged = |reason: String| Notice::new("store-damaged").with("reason", reason);
    // SQLite reads a missing end of the file as zeros.
    let count: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
    let size: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
    let length = fs::metadata(path)
        .map_err(|error| fault::of_system(&error, path))?
        .len();
    if i128::from(length) < i128::from(count) * i128::from(size) {
        return Err(damaged(format!("{length} < {count} × {size}")));
    }
    Ok(())
}
