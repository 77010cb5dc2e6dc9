//! Putting a backup in the place of the club.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::copy::{Held, copied, source};
use super::fault as why;
use super::look::{Contents, look};
use super::make::{made, prepared, put};
use super::name::Reason;
use super::shelf::{Shelf, now};
use crate::domain::Notice;
use crate::store::file::Access;
use crate::store::lock::Lock;
use crate::store::making::{Making, Standing, beside};
use crate::store::{fault, migrate, open};

/// What SQLite keeps beside a file; none of it belongs to the file that comes.
const BESIDE: [&str; 3] = ["-journal", "-wal", "-shm"];

/// What became of a club.
#[derive(Clone, Debug, PartialEq)]
pub struct Restored {
    /// What it is now.
    pub contents: Contents,
    /// Where the file is kept whose place was taken; none was there, or an
    /// empty one, where there is none.
    pub kept: Option<PathBuf>,
}

/// Puts a backup in the place of a club's file, which may be damaged, empty or
/// missing, and is kept as a backup itself. The history of changes, and so
/// undo, is that of the backup.
///
/// # Errors
/// What is wrong with the backup; `store-in-use` while the club is open
/// anywhere; why it cannot be kept or written. The club is as it was then.
pub fn restore(club: &Path, backup: &Path, shelf: &Shelf) -> Result<Restored, Notice> {
    let contents = look(backup)?;
    let real = place(club)?;
    if fs::canonicalize(backup).is_ok_and(|backup| backup == real) {
        return Err(fault::about(Notice::new("backup-same-file"), club));
    }
    let present = real.exists();
    if present {
        open::check_writable(club)?;
    }
    let folder = real.parent().unwrap_or(&real);
    open::check_folder(folder, club)?;
    let mut lock = Lock::take(real.clone(), club)?;
    if present {
        lock.hold(club)?;
    }
    let kept = keep(&real, shelf)?;
    let (making, _) = copied(&source(backup)?, folder)?;
    take_place(making, &real).map_err(|error| fault::of_system(&error, club))?;
    Ok(Restored { contents, kept })
}

/// Where the file of a club stands or will stand, without links.
fn place(club: &Path) -> Result<PathBuf, Notice> {
    let system = |error: io::Error| fault::of_system(&error, club);
    if club.symlink_metadata().is_ok() {
        let real = fs::canonicalize(club).map_err(system)?;
        if real.is_dir() {
            return Err(fault::about(Notice::new("store-directory"), club));
        }
        if !real.is_file() {
            // A pipe or a device is nothing to be replaced.
            return Err(fault::about(Notice::new("store-foreign"), club));
        }
        return Ok(real);
    }
    let folder = match club.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let missing = |_| fault::about(Notice::new("store-no-folder"), folder);
    let folder = fs::canonicalize(folder).map_err(missing)?;
    Ok(folder.join(club.file_name().unwrap_or_default()))
}

/// Keeps the file that is about to go: a sound club as a backup, anything
/// else byte for byte.
fn keep(real: &Path, shelf: &Shelf) -> Result<Option<PathBuf>, Notice> {
    if fs::metadata(real).map_or(0, |about| about.len()) == 0 {
        return Ok(None);
    }
    match sound(real) {
        Ok(connection) => made(&connection, shelf, Reason::Restore),
        Err(_) => keep_bytes(real, shelf),
    }
    .map(Some)
}

/// Opened for writing, so that an interrupted change is taken back first.
fn sound(real: &Path) -> Result<Connection, Notice> {
    open::check_header(real)?;
    let connection = open::connect(real, Access::Write)?;
    open::check_version(migrate::version(&connection)?, real)?;
    open::check_pages(&connection, real)?;
    Held::of(&connection)?;
    Ok(connection)
}

fn keep_bytes(real: &Path, shelf: &Shelf) -> Result<PathBuf, Notice> {
    let reason = Reason::Unreadable;
    let folder = prepared(shelf, reason)?;
    let copy = |from: &Path| -> io::Result<Making> {
        let making = Making::begin(&folder)?;
        let mut to = fs::OpenOptions::new().write(true).open(making.path())?;
        io::copy(&mut fs::File::open(from)?, &mut to)?;
        to.sync_all()?;
        Ok(making)
    };
    let system = |error: &io::Error| why::of_system(error, &folder, reason);
    let journal = beside(real, BESIDE[0]);
    let named = (reason, now());
    if journal.is_file() {
        // A change that could not be taken back may still be by somebody.
        let making = copy(&journal).map_err(|error| system(&error))?;
        put(making, shelf, named, BESIDE[0])?;
    }
    let making = copy(real).map_err(|error| system(&error))?;
    put(making, shelf, named, "")
}

/// The last step. What lay beside the former file would spoil the new one.
fn take_place(making: Making, real: &Path) -> io::Result<()> {
    if let Ok(former) = fs::metadata(real) {
        // A club that only its owner may read stays so.
        let _ = fs::set_permissions(making.path(), former.permissions());
    }
    for ending in BESIDE {
        match fs::remove_file(beside(real, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    making.put(real, Standing::Any).map_err(|(_, error)| error)
}
