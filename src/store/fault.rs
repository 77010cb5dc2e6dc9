//! What SQLite and the system say, as sentences for the user.

use std::io::{self, ErrorKind};
use std::path::Path;

use rusqlite::{ErrorCode, ffi};

use crate::domain::Notice;

/// `?` in this room turns every failure of SQLite into its sentence.
impl From<rusqlite::Error> for Notice {
    fn from(error: rusqlite::Error) -> Self {
        let id = match &error {
            rusqlite::Error::SqliteFailure(failure, _)
            | rusqlite::Error::SqlInputError { error: failure, .. } => id_of(failure),
            // Text that is none, or a value of another type.
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => "store-damaged",
            _ => "store-unexpected",
        };
        Self::new(id).with("reason", error.to_string())
    }
}

fn id_of(failure: &ffi::Error) -> &'static str {
    match failure.extended_code {
        ffi::SQLITE_READONLY_ROLLBACK | ffi::SQLITE_READONLY_RECOVERY => {
            return "store-interrupted";
        }
        ffi::SQLITE_READONLY_DBMOVED => return "store-moved",
        // The program's own SQL is sound: a table or column is missing.
        ffi::SQLITE_ERROR => return "store-damaged",
        _ => {}
    }
    match failure.code {
        ErrorCode::DiskFull => "store-disk-full",
        ErrorCode::ReadOnly => "store-read-only",
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => "store-busy",
        ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => "store-damaged",
        ErrorCode::SystemIoFailure | ErrorCode::CannotOpen | ErrorCode::PermissionDenied => {
            "store-io"
        }
        _ => "store-unexpected",
    }
}

/// A failure of the file system on `path`.
pub(super) fn of_system(error: &io::Error, path: &Path) -> Notice {
    let notice = match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => Notice::new("store-missing"),
        ErrorKind::PermissionDenied => Notice::new("store-forbidden"),
        ErrorKind::AlreadyExists => Notice::new("store-exists"),
        ErrorKind::StorageFull => Notice::new("store-disk-full"),
        ErrorKind::ReadOnlyFilesystem => Notice::new("store-read-only"),
        _ => Notice::new("store-io").with("reason", error.to_string()),
    };
    about(notice, path)
}

/// The notice with the file it is about.
pub(super) fn about(notice: Notice, path: &Path) -> Notice {
    notice.with("file", path.display().to_string())
}
