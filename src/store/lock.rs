//! One writer at a time: a system lock on a hidden file beside the club.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::fault;
use crate::domain::Notice;

/// Held as long as the club is open for writing. The system frees it when the
/// program ends, however it ends.
///
/// The empty lock file stays behind: deleting it would let a third program
/// lock a new file of the name while a second still waits for the old one.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Takes the lock of the club file at `path`, without waiting.
    ///
    /// # Errors
    /// `store-in-use` while another holds it; `store-folder-read-only` where
    /// no file can be made beside the club, as SQLite must too.
    pub(super) fn take(path: &Path) -> Result<Self, Notice> {
        let beside = sibling(path).map_err(|error| fault::of_system(&error, path))?;
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(&beside)
            .map_err(|error| match error.kind() {
                std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => {
                    fault::about(Notice::new("store-folder-read-only"), path)
                }
                _ => fault::of_system(&error, &beside),
            })?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file }),
            Err(TryLockError::WouldBlock) => Err(fault::about(Notice::new("store-in-use"), path)),
            Err(TryLockError::Error(error)) => Err(fault::of_system(&error, &beside)),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing is not enough while a program just being started still
        // shares the file. Should it fail, closing follows all the same.
        let _ = self.file.unlock();
    }
}

/// `.NAME.lock` beside the file itself, links followed, so that every path to
/// one club leads to one lock.
fn sibling(path: &Path) -> std::io::Result<PathBuf> {
    let real = fs::canonicalize(path)?;
    let mut name = std::ffi::OsString::from(".");
    name.push(real.file_name().unwrap_or_default());
    name.push(".lock");
    Ok(real.with_file_name(name))
}
