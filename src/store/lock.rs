//! One writer at a time: a system lock on a hidden file beside the club and,
//! where it does not disturb SQLite, on the club file itself.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
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
    beside: File,
    real: PathBuf,
    /// The club file itself, whatever name leads to it.
    itself: Option<File>,
}

impl Lock {
    /// Takes the lock of the club file that stands or will stand at `real`, a
    /// path without links in it, without waiting. The user knows the file as
    /// `path`.
    ///
    /// # Errors
    /// `store-in-use` while another holds it; `store-folder-read-only` where
    /// no file can be made beside the club, as SQLite must too.
    pub(super) fn take(real: PathBuf, path: &Path) -> Result<Self, Notice> {
        let sibling = sibling(&real);
        let beside = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(&sibling)
            .map_err(|error| match error.kind() {
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                    fault::about(Notice::new("store-folder-read-only"), path)
                }
                _ => fault::of_system(&error, &sibling),
            })?;
        locked(&beside, path, &sibling)?;
        Ok(Self {
            beside,
            real,
            itself: None,
        })
    }

    /// Locks the club file itself, so that no other name of it, by a hard
    /// link or after a move, opens it a second time. Elsewhere than on Unix
    /// such a lock would keep SQLite out too, and open files cannot be moved.
    ///
    /// # Errors
    /// `store-in-use` while another holds it.
    #[cfg_attr(not(unix), expect(clippy::unnecessary_wraps, reason = "see Unix"))]
    pub(super) fn hold(&mut self, path: &Path) -> Result<(), Notice> {
        #[cfg(unix)]
        {
            let itself = File::open(&self.real).map_err(|e| fault::of_system(&e, path))?;
            match itself.try_lock() {
                Ok(()) => self.itself = Some(itself),
                Err(TryLockError::WouldBlock) => {
                    return Err(fault::about(Notice::new("store-in-use"), path));
                }
                // Some drives know no such locks; the one beside will do.
                Err(TryLockError::Error(_)) => {}
            }
        }
        Ok(())
    }

    /// Gives the lock of the file itself up: on some network drives it keeps
    /// SQLite out too.
    pub(super) fn let_go(&mut self) {
        self.itself = None;
    }

    /// Nothing, while the club file still stands where it was opened.
    ///
    /// # Errors
    /// `store-moved`.
    pub(super) fn check_place(&self) -> Result<(), Notice> {
        match &self.itself {
            Some(itself) if !same_file(itself, &self.real) => {
                Err(fault::about(Notice::new("store-moved"), &self.real))
            }
            _ => Ok(()),
        }
    }
}

fn locked(file: &File, path: &Path, sibling: &Path) -> Result<(), Notice> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(fault::about(Notice::new("store-in-use"), path)),
        Err(TryLockError::Error(error)) => Err(fault::of_system(&error, sibling)),
    }
}

#[cfg(unix)]
fn same_file(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let identity = |about: std::fs::Metadata| (about.dev(), about.ino());
    let there = path.metadata().map(identity).ok();
    there.is_some() && there == file.metadata().map(identity).ok()
}

#[cfg(not(unix))]
fn same_file(_: &File, path: &Path) -> bool {
    path.exists()
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing is not enough while a program just being started still
        // shares the files. Should it fail, closing follows all the same.
        let _ = self.beside.unlock();
        if let Some(itself) = &self.itself {
            let _ = itself.unlock();
        }
    }
}

/// `.NAME.lock` beside the file itself, so that every path to one club leads
/// to one lock.
fn sibling(real: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(real.file_name().unwrap_or_default());
    name.push(".lock");
    real.with_file_name(name)
}
