//! Backups: made when they are due, and the way back. All of it away from the
//! window.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Reply;
use super::unsaved::Unsaved;
use super::worker::Desk;
use crate::club::Club;
use crate::club::backup::{self, Contents, Folders, Listed, Reason, Shelf, listed, look};
use crate::domain::Notice;

/// Work that is at most lost where the file itself is lost.
pub(super) const PERIOD: Duration = Duration::from_secs(30 * 60);

/// The backups of a club.
#[derive(Clone, Debug, PartialEq)]
pub struct BackupList {
    /// The club's file; it may be damaged or missing.
    pub club: PathBuf,
    /// What is in it, where it can be read.
    pub present: Option<Contents>,
    /// Where its backups are put.
    pub folder: PathBuf,
    /// Newest first.
    pub listed: Vec<Listed>,
}

/// What the thread knows about backups.
pub(super) struct Keeping {
    pub(super) folders: Folders,
    /// When the last one was due.
    since: Instant,
    period: Duration,
}

impl Keeping {
    /// Nothing chosen; a backup is due after that time of work.
    pub(super) fn new(period: Duration) -> Self {
        Self {
            folders: Folders::default(),
            since: Instant::now(),
            period,
        }
    }

    /// How long until the next one is due.
    pub(super) fn left(&self) -> Duration {
        self.period.saturating_sub(self.since.elapsed())
    }
}

impl Desk {
    /// Makes a backup of what changed in the last half hour, if it is over.
    pub(super) fn keep_time(&mut self) {
        if self.keeping.left().is_zero() {
            self.keep(Reason::Timer);
        }
    }

    /// Makes a backup if the club changed since the last one. What keeps it
    /// from being made, or from the folder chosen, is told, and nothing more.
    pub(super) fn keep(&mut self, reason: Reason) {
        self.keeping.since = Instant::now();
        if let Some(club) = &self.club {
            self.keep_other(club, reason);
        }
    }

    /// The same of a club that is not open here yet.
    pub(super) fn keep_other(&self, club: &Club, reason: Reason) {
        let shelf = self.shelf(&club.view().path);
        if let Some(notice) = club.keep(&shelf, reason).unwrap_or_else(Some) {
            self.send(Reply::NotBackedUp(notice));
        }
    }

    /// Closes the club, after a backup of what changed.
    pub(super) fn leave(&mut self) {
        self.stop_search();
        self.doubting.stop();
        self.keep(Reason::Close);
        self.club = None;
        self.unsaved = Unsaved::default();
    }

    pub(super) fn shelf(&self, club: &Path) -> Shelf {
        self.keeping.folders.shelf(club)
    }

    /// Whether there is any way back for a club.
    pub(super) fn has_backups(&self, club: &Path) -> bool {
        !self.shelf(club).backups().is_empty()
    }

    pub(super) fn back_up(&mut self) -> Option<Reply> {
        let club = self.club.as_ref()?;
        let made = club.back_up(&self.shelf(&club.view().path), Reason::ByHand);
        Some(match made {
            Ok(path) => Reply::BackedUp(path),
            Err(notice) => Reply::BackUpRefused(notice),
        })
    }

    /// Makes a copy, which also holds what the club itself could not take.
    pub(super) fn save_copy(&mut self, path: PathBuf) -> Option<Reply> {
        let club = self.club.as_ref()?;
        let saved = club.save_copy(&path);
        Some(match saved.and_then(|()| self.unsaved.add_to(&path)) {
            Ok(()) => Reply::Copied(path),
            Err(notice) => Reply::Refused(vec![notice]),
        })
    }

    /// Reads all backups on a thread of its own: there may be many.
    pub(super) fn list_backups(&mut self, club: PathBuf) {
        // A club open here is asked and not read: closing its file a second
        // time would let go of the database's locks.
        let open = self.club.as_ref().filter(|_| self.is_open(&club));
        let asked = open.map(|open| open.contents().ok());
        let shelf = self.shelf(&club);
        let (outbox, wake) = (self.outbox.clone(), Arc::clone(&self.wake));
        self.exports.retain(|thread| !thread.is_finished());
        self.exports.push(std::thread::spawn(move || {
            let list = BackupList {
                present: asked.unwrap_or_else(|| look(&club).ok()),
                folder: shelf.folder(),
                listed: listed(&shelf),
                club,
            };
            // The window may be closing; nobody misses the reply then.
            let _ = outbox.send(Reply::Backups(Box::new(list)));
            wake();
        }));
    }

    /// Puts a backup in the place of a club, and opens it.
    pub(super) fn restore(&mut self, path: PathBuf, from: &Path) -> Reply {
        if let Err(notice) = self.part_from_a_stray() {
            return Reply::Refused(vec![notice]);
        }
        let was_open = self.is_open(&path);
        if was_open {
            self.stop_search();
            self.club = None;
        }
        match (backup::restore(&path, from, &self.shelf(&path)), was_open) {
            (Ok(restored), _) => match self.opened(Club::open(&path), path) {
                Reply::Opened(view) => Reply::Restored {
                    view,
                    kept: restored.kept,
                },
                other => other,
            },
            (Err(notice), true) => self.back_to(path, notice),
            (Err(notice), false) => Reply::Refused(vec![notice]),
        }
    }

    /// Opens a club again that was closed for nothing.
    pub(super) fn back_to(&mut self, path: PathBuf, why: Notice) -> Reply {
        match Club::open(&path) {
            Ok(club) => {
                self.club = Some(club);
                Reply::Refused(vec![why])
            }
            Err(notice) => {
                self.send(Reply::Closed);
                self.not_opened(path, vec![why, notice])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::club::Command;
    use crate::i18n::Lang;
    use crate::jobs::{Request, Worker};

    /// A worker with a sample club open that was changed once.
    fn at_work(folder: &Path, period: Duration) -> (Worker, PathBuf) {
        let path = folder.join("club.tandem");
        let worker = Worker::start_with(|| (), period);
        worker.ask(Request::CreateSample(path.clone(), Lang::EN));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        rename(&worker, "First");
        (worker, path)
    }

    fn rename(worker: &Worker, name: &str) {
        worker.ask(Request::Execute(Command::Name(name.to_owned())));
        assert!(matches!(worker.next(), Reply::Done { .. }));
    }

    fn reasons(club: &Path) -> Vec<Reason> {
        let backups = Shelf::of(club, None).backups().into_iter();
        backups.map(|backup| backup.reason).collect()
    }

    #[test]
    fn a_club_is_kept_on_closing_and_when_another_is_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path(), PERIOD);
        worker.ask(Request::Close);
        assert!(matches!(worker.next(), Reply::Closed));
        assert_eq!(reasons(&path), [Reason::Close]);
        // Looked at, not changed: no second one.
        worker.ask(Request::Open(path.clone()));
        worker.ask(Request::Open(path.clone()));
        worker.ask(Request::Close);
        assert!(matches!(worker.next(), Reply::Opened(_)));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        assert!(matches!(worker.next(), Reply::Closed));
        assert_eq!(reasons(&path), [Reason::Close]);
        worker.ask(Request::Open(path.clone()));
        worker.next();
        rename(&worker, "Second");
        worker.ask(Request::CreateSample(
            folder.path().join("other.tandem"),
            Lang::EN,
        ));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        assert_eq!(reasons(&path).len(), 2);
        worker.ask(Request::Open(path.clone()));
        worker.next();
        rename(&worker, "Third");
        drop(worker);
        assert_eq!(reasons(&path).len(), 3);
        assert_eq!(reasons(&folder.path().join("other.tandem")), []);
    }

    #[test]
    fn work_is_kept_from_time_to_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path(), Duration::from_millis(20));
        let begun = Instant::now();
        while reasons(&path).is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(20), "no backup");
            std::thread::sleep(Duration::from_millis(5));
        }
        std::thread::sleep(Duration::from_millis(200));
        assert_eq!(reasons(&path), [Reason::Timer], "nothing changed since");
        drop(worker);
        assert_eq!(reasons(&path), [Reason::Timer]);
    }

    #[test]
    fn what_comes_in_is_preceded_by_a_backup() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path(), PERIOD);
        let names = ["A", "B"].map(|name| Command::Name(name.to_owned()));
        worker.ask(Request::ExecuteAll(names.to_vec()));
        assert!(matches!(worker.next(), Reply::Done { .. }));
        assert_eq!(reasons(&path), [Reason::Bulk]);
    }

    #[test]
    fn a_backup_that_cannot_be_made_is_told_and_hinders_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path(), PERIOD);
        let mut folders = Folders::default();
        folders.choose(&path, Some(folder.path().join("stick")));
        worker.ask(Request::KeepBackups(folders));
        worker.ask(Request::ExecuteAll(vec![Command::Name("A".to_owned())]));
        let Reply::NotBackedUp(notice) = worker.next() else {
            panic!("not told");
        };
        assert_eq!(notice.id, "backup-beside");
        assert_eq!(reasons(&path), [Reason::Import], "beside the club");
        assert!(matches!(worker.next(), Reply::Done { .. }));
        // What is asked for goes where it was asked to, or nowhere.
        worker.ask(Request::BackUp);
        assert!(matches!(worker.next(), Reply::BackUpRefused(_)));
        fs::create_dir(folder.path().join("stick")).expect("made");
        worker.ask(Request::BackUp);
        assert!(matches!(worker.next(), Reply::BackedUp(path) if path.is_file()));
    }

    #[test]
    fn a_restored_club_is_open_and_a_refused_one_stays_open() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path(), PERIOD);
        worker.ask(Request::BackUp);
        let Reply::BackedUp(made) = worker.next() else {
            panic!("no backup");
        };
        rename(&worker, "Second");
        let restore = |backup: &Path| {
            let (club, backup) = (path.clone(), backup.to_owned());
            worker.ask(Request::Restore { club, backup });
            worker.next()
        };
        let letter = folder.path().join("letter");
        fs::write(&letter, "Dear director").expect("written");
        assert!(matches!(restore(&letter), Reply::Refused(_)));
        rename(&worker, "Third");
        let Reply::Restored { view, kept } = restore(&made) else {
            panic!("not restored");
        };
        assert_eq!(view.book.name, "First");
        let kept = look(&kept.expect("kept")).expect("sound");
        assert_eq!(kept.club, "Third");
        worker.ask(Request::ListBackups(path.clone()));
        let Reply::Backups(list) = worker.next() else {
            panic!("no list");
        };
        assert_eq!(list.listed.len(), 2);
        assert_eq!(list.present.expect("open").club, "First");
        // Also when it is closed, and damaged.
        worker.ask(Request::Close);
        worker.next();
        fs::write(&path, "damaged").expect("written");
        worker.ask(Request::Open(path.clone()));
        assert!(matches!(
            worker.next(),
            Reply::NotOpened {
                backups: true,
                check: false,
                copy: false,
                ..
            }
        ));
        assert!(matches!(restore(&made), Reply::Restored { .. }));
    }
}
