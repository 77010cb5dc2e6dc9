//! Files written whole or not at all.

use std::io::{ErrorKind, Write as _};
use std::path::Path;

use tempfile::Builder;

use crate::domain::Notice;

/// Writes a file beside its target, flushes it to the disk, and renames it.
/// The target stays as it was until the last step.
///
/// # Errors
/// A missing folder, a place that may not be written, a full disk, and
/// anything else the system says, as a sentence.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Notice> {
    put(path, bytes).map_err(|error| {
        let id = match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => "table-write-folder",
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "table-write-forbidden",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "table-write-full",
            ErrorKind::IsADirectory => "table-file-folder",
            _ => "table-write-failed",
        };
        Notice::new(id)
            .with("file", path.display().to_string())
            .with("error", error.to_string())
    })
}

fn put(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if path.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut builder = Builder::new();
    // Without this the file would be the owner's alone, and no web server
    // could read it; the system's mask still applies.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.prefix(".tandem-").tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
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
}
