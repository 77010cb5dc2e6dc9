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

/// Older ones are nobody's any more, even where files cannot be locked.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Removes half-made files of dead programs from a folder. What cannot be
/// removed stays: it is nobody's reason not to go on.
pub(super) fn sweep(folder: &Path) {
    let here = folder.as_os_str().is_empty();
    let folder = if here { Path::new(".") } else { folder };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_ours(&entry.file_name()) && is_dead(&entry) {
            // Somebody else may have been faster.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_ours(name: &OsStr) -> bool {
    let rest = name.to_str().and_then(|name| name.strip_prefix(PREFIX));
    rest.is_some_and(|rest| {
        rest.len() == LETTERS && rest.chars().all(|letter| letter.is_ascii_alphanumeric())
    })
}

/// A file is locked as long as it is written.
fn is_dead(entry: &DirEntry) -> bool {
    // Of a link this tells about the link.
    let Ok(found) = entry.metadata() else {
        return false;
    };
    let age = found.modified().ok().and_then(|time| time.elapsed().ok());
    let is_old = age.is_some_and(|age| age >= DAY);
    found.is_file() && (is_old || is_unlocked(&entry.path()))
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
        let make = |name: &str| File::create(folder.path().join(name)).expect("made");
        let writing = make(".tandem-Writ1n");
        writing.try_lock().expect("nobody else has it");
        let abandoned = make(".tandem-yester");
        abandoned.try_lock().expect("nobody else has it");
        let yesterday = SystemTime::now() - 2 * DAY;
        abandoned.set_modified(yesterday).expect("dated");
        let stay = [
            ".tandem-aB3dE6.new",
            ".tandem-aB3dE6.mark",
            ".tandem-site",
            ".tandem-abc_ef",
            ".tandem-abcdefg",
            "list.csv",
        ];
        for name in stay.iter().chain(&[".tandem-k1lled"]) {
            make(name);
        }
        sweep(folder.path());
        let is_there = |name: &str| folder.path().join(name).exists();
        assert!(is_there(".tandem-Writ1n"));
        assert!(stay.iter().all(|name| is_there(name)));
        assert!(!is_there(".tandem-k1lled") && !is_there(".tandem-yester"));
    }
}
