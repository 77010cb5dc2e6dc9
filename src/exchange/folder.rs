//! A folder of pages that the program makes, and makes anew later.
//!
//! A list in the folder says which files are the program's own. Only those
//! are ever written over or removed. The list is made longer before the first
//! page is written and shorter after the last one is removed, so that nothing
//! is forgotten whenever the program is stopped; every file is written whole.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::{atomic, sweep};
use crate::domain::Notice;

/// The list of the program's own files, one name a line.
const LIST: &str = ".tandem-site";

/// Files written at a time: mostly they wait for the disk.
const AT_A_TIME: usize = 8;

/// What was done to the files of a folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Published {
    /// New, or with another content than before.
    pub written: usize,
    /// Left as they were, to the byte.
    pub unchanged: usize,
    /// Made earlier and no longer wanted.
    pub removed: usize,
}

/// Fills a folder, made if need be, with the files of those names. `content`
/// gives the bytes of a file by its place in `names`, from several threads.
/// The last file is written last: it is the one that leads to all others.
///
/// # Errors
/// `folder-is-file`, `folder-foreign` when something else stands in the place
/// of a file, `folder-page-failed` when a page cannot be made, and whatever
/// the disk says; pages written so far then stay.
pub fn publish(
    folder: &Path,
    names: &[String],
    content: impl Fn(usize) -> Vec<u8> + Sync,
) -> Result<Published, Notice> {
    make(folder)?;
    sweep(folder);
    let earlier = listed(folder)?;
    let wanted: BTreeSet<String> = names.iter().cloned().collect();
    let foreign = wanted.difference(&earlier);
    for name in foreign {
        if folder.join(name).symlink_metadata().is_ok() {
            return Err(about("folder-foreign", &folder.join(name)));
        }
    }
    write_list(folder, &earlier.union(&wanted).cloned().collect())?;
    atomic::flush(folder);
    let mut published = Published::default();
    let last = names.len().saturating_sub(1);
    for changed in [
        write_all(folder, &names[..last], &content)?,
        write_all(folder, &names[last..], |_| content(last))?,
    ] {
        published.written += changed;
    }
    published.unchanged = names.len() - published.written;
    for name in earlier.difference(&wanted) {
        published.removed += usize::from(remove(&folder.join(name))?);
    }
    // A page that a power cut brings back must still be on the list.
    atomic::flush(folder);
    write_list(folder, &wanted)?;
    atomic::flush(folder);
    Ok(published)
}

fn about(id: &'static str, path: &Path) -> Notice {
    Notice::new(id).with("file", path.display().to_string())
}

fn make(folder: &Path) -> Result<(), Notice> {
    match fs::metadata(folder) {
        Ok(found) if found.is_dir() => Ok(()),
        Ok(_) => Err(about("folder-is-file", folder)),
        Err(_) => fs::create_dir(folder).map_err(|error| atomic::failed(folder, &error)),
    }
}

/// The files made earlier. Whoever edits the list can only name files like
/// the program's own.
fn listed(folder: &Path) -> Result<BTreeSet<String>, Notice> {
    let path = folder.join(LIST);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(text
            .lines()
            .filter(|name| is_own(name))
            .map(str::to_owned)
            .collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeSet::new()),
        Err(error) => Err(about("table-file-unreadable", &path).with("error", error.to_string())),
    }
}

/// Small letters, digits and dashes, and the ending of a page or a style.
fn is_own(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    name.rsplit_once('.').is_some_and(|(stem, ending)| {
        !stem.is_empty() && stem.chars().all(plain) && matches!(ending, "html" | "css")
    })
}

fn write_list(folder: &Path, names: &BTreeSet<String>) -> Result<(), Notice> {
    let text: String = names.iter().map(|name| format!("{name}\n")).collect();
    write_changed(&folder.join(LIST), text.as_bytes()).map(|_| ())
}

/// Writes the files that are not what they should be; gives back how many.
fn write_all(
    folder: &Path,
    names: &[String],
    content: impl Fn(usize) -> Vec<u8> + Sync,
) -> Result<usize, Notice> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut written = 0;
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(name) = names.get(place) else {
                return Ok(written);
            };
            match write_changed(&folder.join(name), &content(place)) {
                Ok(changed) => written += usize::from(changed),
                Err(notice) => {
                    // The others need not try.
                    next.store(names.len(), Ordering::Relaxed);
                    return Err(notice);
                }
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_A_TIME.min(names.len()))
            .map(|_| scope.spawn(work))
            .collect();
        workers
            .into_iter()
            .map(|worker| {
                let failed = |_| Err(about("folder-page-failed", folder));
                worker.join().unwrap_or_else(failed)
            })
            .sum()
    })
}

/// Whether the file had to be written. A link in its place is no page, and
/// what it leads to is none of the program's: the page takes its place.
fn write_changed(path: &Path, bytes: &[u8]) -> Result<bool, Notice> {
    let found = path.symlink_metadata();
    if found.as_ref().is_ok_and(|found| found.is_dir()) {
        return Err(about("folder-foreign", path));
    }
    let is_page = found.is_ok_and(|found| found.is_file());
    if is_page && fs::read(path).is_ok_and(|held| held == bytes) {
        return Ok(false);
    }
    atomic::replace(path, bytes).map(|()| true)
}

/// Whether there was a file to remove.
fn remove(path: &Path) -> Result<bool, Notice> {
    match fs::remove_file(path) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(about("folder-not-removed", path).with("error", error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(folder: &Path, files: &[(&str, &str)]) -> Result<Published, Notice> {
        let names: Vec<String> = files.iter().map(|(name, _)| (*name).to_owned()).collect();
        publish(folder, &names, |place| files[place].1.into())
    }

    fn held(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn only_own_files_are_written_over_or_removed() {
        let outer = tempfile::tempdir().expect("a folder");
        let folder = outer.path().join("site");
        fill(
            &folder,
            &[("a.html", "1"), ("b.html", "1"), ("index.html", "1")],
        )
        .expect("made");
        fs::write(folder.join("photo.jpg"), "mine").expect("written");
        fs::write(folder.join("old.html"), "mine").expect("written");
        let published = fill(&folder, &[("a.html", "2"), ("index.html", "1")]).expect("made");
        let expected = Published {
            written: 1,
            unchanged: 1,
            removed: 1,
        };
        assert_eq!(published, expected);
        assert_eq!(
            held(&folder),
            [LIST, "a.html", "index.html", "old.html", "photo.jpg"]
        );
        let refused = fill(&folder, &[("old.html", "2"), ("index.html", "2")]);
        assert_eq!(refused.expect_err("foreign").id, "folder-foreign");
        let text = |name: &str| fs::read_to_string(folder.join(name)).expect("there");
        assert_eq!([text("old.html"), text("index.html")], ["mine", "1"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_in_the_place_of_a_page_is_not_written_through() {
        let outer = tempfile::tempdir().expect("a folder");
        let folder = outer.path().join("site");
        let files = [("tandem.css", "1"), ("index.html", "1")];
        fill(&folder, &files).expect("made");
        let elsewhere = outer.path().join("letter.txt");
        fs::write(&elsewhere, "1").expect("written");
        for name in ["tandem.css", LIST] {
            fs::remove_file(folder.join(name)).expect("removed");
            fs::write(&elsewhere, "tandem.css\nindex.html\n").expect("written");
            std::os::unix::fs::symlink(&elsewhere, folder.join(name)).expect("a link");
            fill(&folder, &files).expect("made");
            assert!(!folder.join(name).is_symlink(), "{name}");
        }
        let held = fs::read_to_string(&elsewhere).expect("there");
        assert_eq!(held, "tandem.css\nindex.html\n");
    }

    #[test]
    fn a_list_written_by_somebody_else_removes_nothing_outside() {
        let outer = tempfile::tempdir().expect("a folder");
        let folder = outer.path().join("site");
        fs::create_dir(&folder).expect("made");
        for name in ["x.html", "site/X.html", "site/letter.txt"] {
            fs::write(outer.path().join(name), "mine").expect("written");
        }
        fs::write(
            folder.join(LIST),
            "../x.html\nX.html\nletter.txt\n/etc/x.css\n.html\n",
        )
        .expect("written");
        let published = fill(&folder, &[("index.html", "1")]).expect("made");
        assert_eq!(published.removed, 0);
        assert_eq!(held(outer.path()), ["site", "x.html"]);
        assert_eq!(held(&folder), [LIST, "X.html", "index.html", "letter.txt"]);
    }

    #[test]
    fn an_interrupted_export_is_taken_up_again() {
        let outer = tempfile::tempdir().expect("a folder");
        let folder = outer.path().join("site");
        let names = ["a.html", "b.html", "index.html"].map(str::to_owned);
        let stopped = publish(&folder, &names, |place| {
            assert!(place != 2, "a mistake of the program");
            b"1".to_vec()
        });
        assert_eq!(stopped.expect_err("refused").id, "folder-page-failed");
        assert_eq!(
            held(&folder),
            [LIST, "a.html", "b.html"],
            "the index comes last"
        );
        fill(&folder, &[("b.html", "2"), ("index.html", "2")]).expect("its own files");
        assert_eq!(held(&folder), [LIST, "b.html", "index.html"]);
    }

    #[test]
    fn what_cannot_be_written_is_a_sentence() {
        let outer = tempfile::tempdir().expect("a folder");
        let file = outer.path().join("file");
        fs::write(&file, "mine").expect("written");
        let refusal = |folder: &Path| {
            fill(folder, &[("index.html", "1")])
                .expect_err("refused")
                .id
        };
        assert_eq!(refusal(&file), "folder-is-file");
        assert_eq!(
            refusal(&outer.path().join("none/site")),
            "table-write-folder"
        );
        fs::create_dir_all(outer.path().join("site/index.html")).expect("made");
        assert_eq!(refusal(&outer.path().join("site")), "folder-foreign");
        assert_eq!(fs::read_to_string(&file).expect("there"), "mine");
    }
}
