//! Files written whole or not at all.

use std::fs::{self, File};
use std::io::{Error, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::leftovers::{PREFIX, sweep};
use crate::domain::Notice;

/// Most links followed from a name to a file, as systems allow.
const MOST_LINKS: usize = 40;

/// How every club file begins, and every other `SQLite` database.
const DATABASE: &[u8; 16] = b"SQLite format 3\0";

/// Writes a file beside its target, flushes it to the disk, and renames it.
/// The target stays as it was until the last step. A link is followed and
/// stays; a club is never written over.
///
/// # Errors
/// A missing folder, a place that may not be written, a full disk, a target
/// that is a club, a device or a pipe, and anything else the system says, as
/// a sentence.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Notice> {
    let target = followed(path).map_err(|error| failed(path, &error))?;
    match standing(&target).map_err(|error| failed(path, &error))? {
        Standing::Free => {
            sweep(folder_of(&target));
            put(&target, bytes).map_err(|error| failed(path, &error))?;
            flush(folder_of(&target));
            Ok(())
        }
        Standing::Club => Err(about("table-write-club", path)),
        Standing::Special => Err(about("table-file-special", path)),
    }
}

/// Writes a file in its very place: a link that stands there is replaced, and
/// what it leads to stays as it is. For folders of the program's own; who
/// calls it sweeps and flushes them.
///
/// # Errors
/// As [`write()`].
pub(super) fn replace(path: &Path, bytes: &[u8]) -> Result<(), Notice> {
    put(path, bytes).map_err(|error| failed(path, &error))
}

fn about(id: &'static str, path: &Path) -> Notice {
    Notice::new(id).with("file", path.display().to_string())
}

pub(super) fn failed(path: &Path, error: &Error) -> Notice {
    let id = match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "table-write-folder",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "table-write-forbidden",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "table-write-full",
        ErrorKind::IsADirectory => "table-file-folder",
        _ => "table-write-failed",
    };
    about(id, path).with("error", error.to_string())
}

/// Where a name leads when all links are followed; the file itself may be
/// missing still.
fn followed(path: &Path) -> Result<PathBuf, Error> {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&target) {
            Ok(next) => target = folder_of(&target).join(next),
            Err(_) => return Ok(target),
        }
    }
    Err(Error::other(path.display().to_string()))
}

/// What stands where a file is to be written.
enum Standing {
    /// Nothing, or an ordinary file.
    Free,
    /// A database.
    Club,
    /// A pipe or a device.
    Special,
}

fn standing(target: &Path) -> Result<Standing, Error> {
    let found = match fs::metadata(target) {
        Ok(found) => found,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Standing::Free),
        Err(error) => return Err(error),
    };
    if found.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !found.is_file() {
        return Ok(Standing::Special);
    }
    // Renaming would put another file in its place all the same.
    if found.permissions().readonly() {
        return Err(ErrorKind::PermissionDenied.into());
    }
    // By its name alone where that is enough: opening and closing a club that
    // this process holds would let go of its locks.
    if target.extension().is_some_and(|end| end == "tandem") {
        return Ok(Standing::Club);
    }
    let mut start = Vec::new();
    File::open(target)?
        .take(DATABASE.len() as u64)
        .read_to_end(&mut start)?;
    Ok(if start == DATABASE {
        Standing::Club
    } else {
        Standing::Free
    })
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Flushes the names of a folder, so that a power cut does not bring the former
/// file back, where a system can: elsewhere it does so in its own time.
pub(super) fn flush(folder: &Path) {
    if cfg!(unix) {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

/// How often a file is begun anew when somebody sweeps it away between its
/// making and its locking.
const MOST_TRIES: usize = 3;

fn put(target: &Path, bytes: &[u8]) -> Result<(), Error> {
    let mut file = begun(folder_of(target))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(target).map_err(|error| error.error)?;
    Ok(())
}

/// A file under a hidden name, locked so that nobody takes it for a leftover.
fn begun(folder: &Path) -> Result<NamedTempFile, Error> {
    let mut builder = Builder::new();
    // Without this the file would be the owner's alone, and no web server
    // could read it; the system's mask still applies.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(PREFIX);
    for _ in 1..MOST_TRIES {
        let file = builder.tempfile_in(folder)?;
        // Some file systems know no locks; there only age makes a leftover.
        let _ = file.as_file().lock();
        if file.path().exists() {
            return Ok(file);
        }
    }
    builder.tempfile_in(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_or_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("list.csv");
        write(&path, b"one").expect("new");
        write(&path, b"two").expect("replaced");
        assert_eq!(std::fs::read(&path).expect("there"), b"two");
        let refused = write(&folder.path().join("none/list.csv"), b"x").expect_err("no folder");
        assert_eq!(refused.id, "table-write-folder");
        let refused = write(folder.path(), b"x").expect_err("a folder");
        assert_eq!(refused.id, "table-file-folder");
        let left = std::fs::read_dir(folder.path()).expect("folder").count();
        assert_eq!(left, 1, "no temporary file stays");
    }

    #[test]
    fn what_may_not_be_written_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("list.csv");
        fs::write(&path, "mine").expect("written");
        let mut permissions = fs::metadata(&path).expect("there").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).expect("set");
        let refused = write(&path, b"x").expect_err("read-only");
        assert_eq!(refused.id, "table-write-forbidden");
        assert_eq!(fs::read(&path).expect("there"), b"mine");
    }

    #[test]
    fn a_club_is_never_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = [&DATABASE[..], b"and its pages"].concat();
        for (name, content) in [("club.csv", &database[..]), ("club.tandem", b"damaged")] {
            let path = folder.path().join(name);
            fs::write(&path, content).expect("written");
            let refused = write(&path, b"x").expect_err("a club");
            assert_eq!(refused.id, "table-write-club");
            assert_eq!(fs::read(&path).expect("there"), content);
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_stay() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("site")).expect("a folder");
        symlink("site/list.csv", at("link.csv")).expect("a link");
        symlink("link.csv", at("second.csv")).expect("a link");
        for text in [b"one", b"two"] {
            write(&at("second.csv"), text).expect("through both links");
            assert_eq!(fs::read(at("site/list.csv")).expect("there"), text);
            assert!(at("link.csv").is_symlink() && at("second.csv").is_symlink());
        }
        symlink("round.csv", at("round.csv")).expect("a link");
        let refused = write(&at("round.csv"), b"x").expect_err("leads nowhere");
        assert_eq!(refused.id, "table-write-failed");
        let refused = write(Path::new("/dev/null"), b"x").expect_err("a device");
        assert_eq!(refused.id, "table-file-special");
    }
}
