//! Club files that are being made: under a hidden name beside their place,
//! then renamed. Whoever is killed in between leaves one there; the next one
//! who makes a file in the folder takes it away.

use std::ffi::OsStr;
use std::fs::{self, DirEntry, File, OpenOptions};
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::{Builder, NamedTempFile, TempPath};

/// How the hidden names begin; six letters or digits follow.
const PREFIX: &str = ".tandem-";
const LETTERS: usize = 6;

/// Ending of the mark: a file locked as long as somebody is at work. It stands
/// beside the club being made since locks on a database are SQLite's own.
const MARK: &str = ".mark";
/// Endings of the club, and of what SQLite keeps beside it.
const CLUB: [&str; 4] = [".new", ".new-journal", ".new-wal", ".new-shm"];

/// Older ones are nobody's any more, even where files cannot be locked.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How often a mark is made anew when somebody sweeps it away between its
/// making and its locking.
const MOST_TRIES: usize = 3;

/// A club file being made; dropped, it leaves nothing.
pub(super) struct Making {
    // Before the mark, so that it never lies there without one.
    file: TempPath,
    mark: NamedTempFile,
}

/// Whether a file may be put in the place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Only where nothing stands.
    Free,
    /// Whatever stands there.
    Any,
}

impl Making {
    /// Begins an empty file in a folder, and takes away what others left.
    pub(super) fn begin(folder: &Path) -> Result<Self, Error> {
        sweep(folder);
        let mark = marked(folder)?;
        let path = mark.path().with_extension("new");
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        // Temporary files are private by default; a club is as readable as
        // any other document of its folder.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o666);
        options.open(&path)?;
        let file = TempPath::try_from_path(path)?;
        Ok(Self { file, mark })
    }

    /// Where it is meanwhile.
    pub(super) fn path(&self) -> &Path {
        &self.file
    }

    /// Flushes it to the disk.
    pub(super) fn sync(&self) -> Result<(), Error> {
        OpenOptions::new().write(true).open(&self.file)?.sync_all()
    }

    /// Puts it, whole, in its place, and flushes the folder.
    ///
    /// # Errors
    /// What the system says, with the file, which may be put elsewhere.
    pub(super) fn put(self, path: &Path, standing: Standing) -> Result<(), (Self, Error)> {
        let Self { file, mark } = self;
        let placed = match standing {
            Standing::Any => file.persist(path),
            Standing::Free => file.persist_noclobber(path).or_else(|failed| {
                // Some drives cannot refuse to replace: sticks, networks.
                let refused = failed.error.kind() == ErrorKind::AlreadyExists;
                if refused || path.symlink_metadata().is_ok() {
                    return Err(failed);
                }
                failed.path.persist(path)
            }),
        };
        if let Err(failed) = placed {
            let file = failed.path;
            return Err((Self { file, mark }, failed.error));
        }
        flush(path.parent().unwrap_or(path));
        Ok(())
    }
}

/// Flushes the names of a folder, where a system can: elsewhere it does so in
/// its own time.
pub(super) fn flush(folder: &Path) {
    if cfg!(unix) {
        let _ = File::open(here(folder)).and_then(|folder| folder.sync_all());
    }
}

fn marked(folder: &Path) -> Result<NamedTempFile, Error> {
    let mut builder = Builder::new();
    builder.prefix(PREFIX).rand_bytes(LETTERS).suffix(MARK);
    for _ in 1..MOST_TRIES {
        let mark = builder.tempfile_in(here(folder))?;
        // Some drives know no locks; there only age makes a leftover.
        let _ = mark.as_file().lock();
        if mark.path().exists() {
            return Ok(mark);
        }
    }
    builder.tempfile_in(here(folder))
}

fn here(folder: &Path) -> &Path {
    if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    }
}

/// Removes half-made clubs of dead programs from a folder. What cannot be
/// removed stays: it is nobody's reason not to go on.
fn sweep(folder: &Path) {
    for entry in fs::read_dir(here(folder)).into_iter().flatten().flatten() {
        if mark_of(&entry).is_some_and(|mark| is_dead(&entry, &mark)) {
            // Somebody else may have been faster.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The mark of a hidden file of ours, or itself.
fn mark_of(entry: &DirEntry) -> Option<PathBuf> {
    let name = entry.file_name();
    let rest = name.to_str()?.strip_prefix(PREFIX)?;
    let (letters, ending) = rest.split_at_checked(LETTERS)?;
    let ours = letters.chars().all(|letter| letter.is_ascii_alphanumeric());
    let ours = ours && (ending == MARK || CLUB.contains(&ending));
    ours.then(|| entry.path().with_file_name(mark_name(letters)))
}

fn mark_name(letters: &str) -> String {
    [PREFIX, letters, MARK].concat()
}

fn is_dead(entry: &DirEntry, mark: &Path) -> bool {
    // Of a link this tells about the link.
    let Ok(found) = entry.metadata() else {
        return false;
    };
    let age = found.modified().ok().and_then(|time| time.elapsed().ok());
    found.is_file() && (age.is_some_and(|age| age >= DAY) || nobody_holds(mark))
}

fn nobody_holds(mark: &Path) -> bool {
    match File::open(mark) {
        Ok(mark) => mark.try_lock().is_ok(),
        Err(error) => error.kind() == ErrorKind::NotFound,
    }
}

/// The path with something behind its last letter: how SQLite names what it
/// keeps beside a file.
pub(super) fn beside(path: &Path, ending: impl AsRef<OsStr>) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    #[test]
    fn only_half_made_clubs_of_the_dead_go() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        let alive = Making::begin(folder.path()).expect("begun");
        let journal = beside(alive.path(), "-journal");
        fs::write(&journal, "").expect("written");
        let stay = [
            ".tandem-aB3dE6",
            ".tandem-site",
            ".tandem-abc_ef.new",
            "club.tandem",
        ];
        let go = [
            ".tandem-k1lled.mark",
            ".tandem-k1lled.new",
            ".tandem-k2lled.new-journal",
        ];
        for name in stay.iter().chain(&go) {
            fs::write(at(name), "").expect("written");
        }
        drop(Making::begin(folder.path()).expect("begun"));
        assert!(alive.path().exists() && journal.exists());
        assert!(stay.iter().all(|name| at(name).exists()));
        assert!(!go.iter().any(|name| at(name).exists()));
        fs::remove_file(journal).expect("there");
        drop(alive);
        let left = fs::read_dir(folder.path()).expect("listed").count();
        assert_eq!(left, stay.len());
    }

    #[test]
    fn an_old_one_goes_though_its_mark_is_held() {
        let folder = tempfile::tempdir().expect("a folder");
        let old = Making::begin(folder.path()).expect("begun");
        let file = OpenOptions::new().write(true).open(old.path());
        let time = SystemTime::now() - 2 * DAY;
        file.expect("there").set_modified(time).expect("dated");
        sweep(folder.path());
        assert!(!old.path().exists());
    }

    #[test]
    fn it_is_put_into_its_place_whole_and_over_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("club.tandem");
        fs::write(&place, "mine").expect("written");
        let making = Making::begin(folder.path()).expect("begun");
        fs::write(making.path(), "new").expect("written");
        let Err((making, error)) = making.put(&place, Standing::Free) else {
            panic!("put over a file");
        };
        assert_eq!(error.kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&place).expect("there"), b"mine");
        assert!(making.put(&place, Standing::Any).is_ok());
        assert_eq!(fs::read(&place).expect("there"), b"new");
        assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 1);
    }
}
