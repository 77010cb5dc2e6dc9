//! Making a new club file.

use std::path::Path;

use rusqlite::Connection;

use super::file::{Access, Applied, apply_all};
use super::lock::Lock;
use super::making::{Making, Standing};
use super::{fault, journal, migrate, open, write};
use crate::domain::{Book, Notice};

/// Longest name of a new file, in bytes: most systems take 255, and the names
/// of the lock and of SQLite's journal are longer than the club's.
const LONGEST_NAME: usize = 240;

/// A file and the lock that keeps others from writing it.
type Opened = (Connection, Option<Lock>);

/// Makes the file of a club, with an operation carried out on it if there is
/// one, and opens it. It is built under another name beside its place
/// and then renamed, so that a half-made club never stands there and nothing
/// is ever overwritten.
///
/// # Errors
/// As [`free_place`], or what the disk says.
pub(super) fn create(
    path: &Path,
    book: &Book,
    applied: Option<&Applied>,
) -> Result<Opened, Notice> {
    let folder = free_place(path)?;
    let name = path.file_name().unwrap_or_default();
    let system = |error: &std::io::Error| fault::of_system(error, path);
    let draft = Making::begin(folder).map_err(|error| system(&error))?;
    fill(draft.path(), book, applied)?;
    let real = folder.canonicalize().map_err(|error| system(&error))?;
    let lock = Lock::take(real.join(name), path)?;
    draft
        .put(path, Standing::Free)
        .map_err(|(_, error)| system(&error))?;
    open::open_locked(path, Access::Write, Some(lock)).inspect_err(|_| {
        // It was made a moment ago, and nobody else could have it: a refusal
        // leaves nothing. Should that fail, an empty club stands there.
        let _ = std::fs::remove_file(path);
    })
}

/// The folder of a club file that is to be made, once it is known that one can
/// be made there.
///
/// # Errors
/// `store-exists` if anything stands at `path`, `store-no-folder`,
/// `store-name-long`, or why the folder takes no file.
pub(super) fn free_place(path: &Path) -> Result<&Path, Notice> {
    if path.symlink_metadata().is_ok() {
        return Err(fault::about(Notice::new("store-exists"), path));
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.is_dir() {
        return Err(fault::about(Notice::new("store-no-folder"), folder));
    }
    let name = path.file_name().unwrap_or_default();
    if name.as_encoded_bytes().len() > LONGEST_NAME {
        let notice = Notice::new("store-name-long").with("most", LONGEST_NAME);
        return Err(fault::about(notice, path));
    }
    open::check_folder(folder, path)?;
    Ok(folder)
}

fn fill(path: &Path, book: &Book, applied: Option<&Applied>) -> Result<(), Notice> {
    let mut connection = open::connect(path, Access::Write)?;
    connection.pragma_update(None, "application_id", migrate::APPLICATION_ID)?;
    migrate::upgrade(&mut connection, migrate::STEPS)?;
    let transaction = connection.transaction()?;
    write::book(&transaction, book)?;
    if let Some(applied) = applied {
        apply_all(&transaction, &applied.changes)?;
        journal::record(&transaction, applied)?;
    }
    transaction.commit()?;
    connection.close().map_err(|(_, error)| error.into())
}
