//! Making a new club file.

use std::path::Path;

use super::file::Access;
use super::{fault, migrate, open, write};
use crate::domain::{Book, Notice};

/// Makes the file of a club. It is built under another name beside its place
/// and then renamed, so that a half-made club never stands there and nothing
/// is ever overwritten.
///
/// # Errors
/// `store-exists` if anything stands at `path`, `store-no-folder`, or what
/// the disk says.
pub(super) fn create(path: &Path, book: &Book) -> Result<(), Notice> {
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
    let system = |error: &std::io::Error| fault::of_system(error, path);
    let draft = builder()
        .tempfile_in(folder)
        .map_err(|error| system(&error))?
        .into_temp_path();
    fill(&draft, book)?;
    draft
        .persist_noclobber(path)
        .map_err(|failure| system(&failure.error))
}

fn fill(path: &Path, book: &Book) -> Result<(), Notice> {
    let mut connection = open::connect(path, Access::Write)?;
    connection.pragma_update(None, "application_id", migrate::APPLICATION_ID)?;
    migrate::upgrade(&mut connection, migrate::STEPS)?;
    let transaction = connection.transaction()?;
    write::book(&transaction, book)?;
    transaction.commit()?;
    connection.close().map_err(|(_, error)| error.into())
}

/// Temporary files are private by default; a club is as readable as any other
/// document of its folder.
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tandem-").suffix(".new");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder
}
