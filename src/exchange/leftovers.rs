//! Half-made files of programs that were killed.
//!
//! A file is made under a hidden name beside its place and then renamed.
//! Whoever is killed in between leaves it there; the next one who writes into
//! the folder takes it away.

use std::ffi::OsStr;
use std::fs::{self, DirEntry, File};
use std::path::Path;
use std::time::Duration;

/// How the hidden names begin; six letters or digits follow.
pub(super) const PREFIX: &str = ".tandem-";
const LETTERS: usize = 6;

/// Endings of a club that is being made, and of what the database keeps
/// beside it.
const CLUB: [&str; 4] = [".new", ".new-journal", ".new-wal", ".new-shm"];

/// A club that is being made changes many times a second.
const MAKING: Duration = Duration::from_secs(60);
/// Older ones are nobody's any more, even where files cannot be locked.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Whose name it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A file of this room, locked as long as it is written.
    File,
    /// A club. It is judged by its age alone: opening and closing one that
    /// this process makes would let go of the database's locks.
    Club,
}

/// Removes half-made files of dead programs from a folder. What cannot be
/// removed stays: it is nobody's reason not to go on.
pub fn sweep(folder: &Path) {
    let here = folder.as_os_str().is_empty();
    let folder = if here { Path::new(".") } else { folder };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if kind(&entry.file_name()).is_some_and(|kind| is_dead(&entry, kind)) {
            // Somebody else may have been faster.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn kind(name: &OsStr) -> Option<Kind> {
    let rest = name.to_str()?.strip_prefix(PREFIX)?;
    let (letters, ending) = rest.split_at_checked(LETTERS)?;
    if !letters.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return None;
    }
    match ending {
        "" => Some(Kind::File),
        _ => CLUB.contains(&ending).then_some(Kind::Club),
    }
}

fn is_dead(entry: &DirEntry, kind: Kind) -> bool {
    // Of a link this tells about the link.
    let Ok(found) = entry.metadata() else {
        return false;
    };
    let age = found.modified().ok().and_then(|time| time.elapsed().ok());
    let older = |than: Duration| age.is_some_and(|age| age >= than);
    found.is_file()
        && match kind {
            Kind::File => older(DAY) || is_unlocked(&entry.path()),
            Kind::Club => older(MAKING),
        }
}

fn is_unlocked(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| file.try_lock().is_ok())
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    #[test]
    fn only_half_made_files_of_the_dead_go() {
        let folder = tempfile::tempdir().expect("a folder");
        let long_ago = SystemTime::now() - 2 * MAKING;
        let make = |name: &str, time| {
            let file = File::create(folder.path().join(name)).expect("made");
            file.set_modified(time).expect("dated");
            file
        };
        let writing = make(".tandem-Writ1n", long_ago);
        writing.try_lock().expect("nobody else has it");
        let stay = [
            ".tandem-aB3dE6.new",
            ".tandem-site",
            ".tandem-abcdef.txt",
            ".tandem-abc_ef",
            ".tandem-abcdefg",
            "list.csv",
        ];
        make(stay[0], SystemTime::now());
        for name in &stay[1..] {
            make(name, long_ago);
        }
        let go = [
            ".tandem-k1lled",
            ".tandem-k2lled.new",
            ".tandem-k2lled.new-journal",
        ];
        for name in go {
            make(name, long_ago);
        }
        sweep(folder.path());
        let is_there = |name: &str| folder.path().join(name).exists();
        assert!(is_there(".tandem-Writ1n"));
        assert!(stay.iter().all(|name| is_there(name)));
        assert!(!go.iter().any(|name| is_there(name)));
    }
}
