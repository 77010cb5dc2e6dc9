//! Why no backup could be made, as a sentence that stands by itself.

use std::io;
use std::path::Path;

use super::Reason;
use crate::domain::{Arg, Notice};
use crate::store::fault;

/// What goes wrong while a file is made in a folder, told with the folder and
/// with what does not happen therefore. What is wrong with the club itself
/// stays as it is.
pub(super) fn not_made(notice: Notice, folder: &Path, reason: Reason) -> Notice {
    let id = match &*notice.id {
        "store-disk-full" => "backup-disk-full",
        "store-missing" | "store-no-folder" => "backup-no-folder",
        "store-forbidden" | "store-read-only" | "store-folder-read-only" => "backup-read-only",
        "store-io" | "store-unexpected" | "store-busy" | "store-exists" => "backup-failed",
        "backup-differs" => "backup-differs",
        _ => return notice,
    };
    let before = match reason {
        Reason::Migration => "migration",
        Reason::Repair => "repair",
        Reason::Restore | Reason::Unreadable => "restore",
        _ => "nothing",
    };
    let told = match id {
        "backup-failed" => {
            let details = notice.args.get("reason").map(Arg::to_string);
            Notice::new("backup-failed").with("details", details.unwrap_or_default())
        }
        "backup-disk-full" => Notice::new("backup-disk-full"),
        "backup-no-folder" => Notice::new("backup-no-folder"),
        "backup-read-only" => Notice::new("backup-read-only"),
        _ => Notice::new("backup-differs"),
    };
    told.with("before", before)
        .with("folder", folder.display().to_string())
}

/// The same of a failure of the file system.
pub(super) fn of_system(error: &io::Error, folder: &Path, reason: Reason) -> Notice {
    not_made(fault::of_system(error, folder), folder, reason)
}
