//! Making a backup.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::civil::DateTime;
use rusqlite::Connection;

use super::copy::{Held, copied, copied_rows, source};
use super::fault as why;
use super::look::Contents;
use super::name::Reason;
use super::shelf::{Shelf, now};
use crate::domain::Notice;
use crate::store::file::ClubFile;
use crate::store::making::{Making, Standing};
use crate::store::{create, fault, journal, making, open};

impl ClubFile {
    /// Makes a backup of the club as it is in its file now, and thins those
    /// made before.
    ///
    /// # Errors
    /// `backup-…`: why it could not be made; `store-…`: what is wrong with the
    /// club. No half-made file stays.
    pub fn back_up(&self, shelf: &Shelf, reason: Reason) -> Result<PathBuf, Notice> {
        made(self.connection(), shelf, reason)
    }

    /// Makes a backup, unless nothing was ever done in the club, or nothing
    /// since the last backup.
    ///
    /// # Errors
    /// As [`ClubFile::back_up`].
    pub fn back_up_if_changed(
        &self,
        shelf: &Shelf,
        reason: Reason,
    ) -> Result<Option<PathBuf>, Notice> {
        let connection = self.connection();
        if journal::extent(connection)?.begins.is_none() || is_newest(connection, shelf)? {
            return Ok(None);
        }
        self.back_up(shelf, reason).map(Some)
    }

    /// Makes a backup of the file as it is, sound or not, before it is put in
    /// order.
    ///
    /// # Errors
    /// `backup-…`: why it could not be made. No half-made file stays.
    pub fn back_up_unsound(&self, shelf: &Shelf) -> Result<PathBuf, Notice> {
        let reason = Reason::Repair;
        let folder = prepared(shelf, reason)?;
        let not_made = |notice| why::not_made(notice, &folder, reason);
        let making = copied_rows(self.connection(), &folder).map_err(not_made)?;
        put(making, shelf, (reason, now()), "")
    }

    /// What is in it, as [`look`](super::look()) tells of other files.
    ///
    /// # Errors
    /// What keeps it from being read.
    pub fn contents(&self) -> Result<Contents, Notice> {
        let connection = self.connection();
        let pages = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let bytes = pages("page_count")? * pages("page_size")?;
        let bytes = u64::try_from(bytes).unwrap_or_default();
        Ok(Contents::new(Held::of(connection)?, bytes))
    }

    /// Makes an ordinary copy of the club, which can be worked in.
    ///
    /// # Errors
    /// `store-exists` if anything stands there, or as [`ClubFile::back_up`].
    pub fn save_copy(&self, path: &Path) -> Result<(), Notice> {
        copy_to(self.connection(), path)
    }
}

/// Makes a backup of a club that may be open elsewhere.
///
/// # Errors
/// As [`ClubFile::back_up`], or why the club cannot be read.
pub fn of_file(club: &Path, shelf: &Shelf, reason: Reason) -> Result<PathBuf, Notice> {
    made(&source(club)?, shelf, reason)
}

/// Makes an ordinary copy of a club that may be open elsewhere.
///
/// # Errors
/// As [`ClubFile::save_copy`], or why the club cannot be read.
pub fn copy_of(club: &Path, path: &Path) -> Result<(), Notice> {
    copy_to(&source(club)?, path)
}

/// Makes a backup of a file of an older version, before it is touched.
///
/// # Errors
/// Why it could not be made.
pub(in crate::store) fn before_migration(
    connection: &Connection,
    club: &Path,
) -> Result<PathBuf, Notice> {
    // Beside the club, where it can be written: a chosen folder may be away.
    made(connection, &Shelf::of(club, None), Reason::Migration)
}

/// Whether the newest backup holds the same. One of the future, made while a
/// clock was wrong, is passed over.
fn is_newest(club: &Connection, shelf: &Shelf) -> Result<bool, Notice> {
    let now = now();
    let backups = shelf.backups();
    let newest = backups.iter().find(|backup| backup.at <= now);
    // A damaged one holds nothing.
    let Some(kept) = newest.and_then(|newest| source(&newest.path).ok()) else {
        return Ok(false);
    };
    // The journal first: it is read in no time.
    if journal::extent(&kept).ok() != Some(journal::extent(club)?) {
        return Ok(false);
    }
    Ok(Held::of(&kept).ok() == Some(Held::of(club)?))
}

pub(super) fn made(
    connection: &Connection,
    shelf: &Shelf,
    reason: Reason,
) -> Result<PathBuf, Notice> {
    let folder = prepared(shelf, reason)?;
    let (making, held) =
        copied(connection, &folder).map_err(|notice| why::not_made(notice, &folder, reason))?;
    let path = put(making, shelf, (reason, now()), "")?;
    shelf.thin(&Contents::new(held, 0), now());
    Ok(path)
}

/// The folder of the backups, made if it is the one beside the club.
pub(super) fn prepared(shelf: &Shelf, reason: Reason) -> Result<PathBuf, Notice> {
    let folder = shelf.folder();
    let not_made = |notice| why::not_made(notice, &folder, reason);
    if shelf.is_beside() && !folder.exists() {
        let outside = folder.parent().filter(|path| !path.as_os_str().is_empty());
        open::check_folder(outside.unwrap_or(Path::new(".")), &folder).map_err(not_made)?;
        fs::create_dir(&folder).map_err(|error| why::of_system(&error, &folder, reason))?;
        making::flush(outside.unwrap_or(Path::new(".")));
    }
    if !folder.is_dir() {
        return Err(not_made(Notice::new("store-no-folder")));
    }
    open::check_folder(&folder, &folder).map_err(not_made)?;
    Ok(folder)
}

/// Whether files can be made in a folder: tried, since what a system says of
/// its folders beforehand is not always so.
pub fn can_hold(folder: &Path) -> bool {
    open::check_folder(folder, folder).is_ok() && Making::begin(folder).is_ok()
}

/// How often another name is tried when somebody takes the one that was free.
const MOST_NAMES: usize = 100;

/// Gives a finished file the name of a reason and a moment, with an ending
/// behind it, and protects it.
pub(super) fn put(
    mut making: Making,
    shelf: &Shelf,
    (reason, at): (Reason, DateTime),
    ending: &str,
) -> Result<PathBuf, Notice> {
    protect(making.path());
    let mut tries = 0;
    loop {
        let name = shelf.free_name(reason, at);
        match making.put(&making::beside(&name, ending), Standing::Free) {
            Ok(()) => return Ok(name),
            Err((back, error)) => {
                tries += 1;
                let taken = error.kind() == std::io::ErrorKind::AlreadyExists;
                if !taken || tries > MOST_NAMES {
                    return Err(why::of_system(&error, &shelf.folder(), reason));
                }
                making = back;
            }
        }
    }
}

/// Nobody shall work in a backup: thinned, it would take the work along.
/// Where a drive knows no such mark, it stays as it is.
fn protect(path: &Path) {
    if let Ok(about) = fs::metadata(path) {
        let mut rights = about.permissions();
        rights.set_readonly(true);
        let _ = fs::set_permissions(path, rights);
    }
}

fn copy_to(connection: &Connection, path: &Path) -> Result<(), Notice> {
    let folder = create::free_place(path)?;
    let not_made = |notice| why::not_made(notice, folder, Reason::ByHand);
    let (making, _) = copied(connection, folder).map_err(not_made)?;
    making
        .put(path, Standing::Free)
        .map_err(|(_, error)| fault::of_system(&error, path))
}
