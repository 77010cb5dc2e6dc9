//! A club whose file was moved, deleted or replaced while it was open. What is
//! on the screen may be all that is left of it, and its locks stand in the way
//! of whatever takes its place.

use std::path::PathBuf;

use super::Reply;
use super::unsaved::Unsaved;
use super::worker::Desk;
use crate::club::Club;
use crate::club::backup::Reason;
use crate::domain::Notice;

impl Desk {
    /// Opens a club instead of a stray one, which is closed before, and so
    /// only for a club that can be opened.
    pub(super) fn open_after_a_stray(&mut self, path: PathBuf) -> Reply {
        if let Err(notice) = Club::open_read_only(&path) {
            return self.not_opened(path, vec![notice]);
        }
        if let Err(notice) = self.part_from_a_stray() {
            return Reply::Refused(vec![notice]);
        }
        self.opened(Club::open(&path), path)
    }

    /// Closes the club if its file is no longer in its place.
    ///
    /// # Errors
    /// Why no backup of it could be made, unless a copy holds it already; it
    /// is open still, and can be saved as one elsewhere.
    pub(super) fn part_from_a_stray(&mut self) -> Result<(), Notice> {
        let Some(club) = self.club.as_ref().filter(|club| !club.is_in_place()) else {
            return Ok(());
        };
        let shelf = self.shelf(&club.view().path);
        let kept = club.keep(&shelf, Reason::Close);
        if !self.unsaved.is_copied() {
            kept?;
        }
        self.stop_search();
        self.club = None;
        self.unsaved = Unsaved::default();
        self.send(Reply::Closed);
        Ok(())
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::club::Command;
    use crate::club::backup::{Shelf, look};
    use crate::i18n::Lang;
    use crate::jobs::{Request, Worker};

    const NAME: &str = "On the screen";

    /// A worker with a club open that was changed.
    fn at_work(folder: &Path) -> (Worker, PathBuf) {
        let path = folder.join("club.tandem");
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(path.clone(), Lang::EN));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        assert!(matches!(rename(&worker, NAME), Reply::Done { .. }));
        (worker, path)
    }

    fn ask(worker: &Worker, request: Request) -> Reply {
        worker.ask(request);
        worker.next()
    }

    fn rename(worker: &Worker, name: &str) -> Reply {
        let command = Command::Name(name.to_owned());
        ask(worker, Request::Execute(command))
    }

    /// Every way to write is refused with the sentence, and a copy is made of
    /// what is on the screen.
    fn only_a_copy(worker: &Worker, copy: &Path) {
        let writes = [
            Request::Execute(Command::Name("Lost".to_owned())),
            Request::Undo,
        ];
        for write in writes {
            let text = format!("{write:?}");
            let Reply::Refused(why) = ask(worker, write) else {
                panic!("{text} was not refused");
            };
            assert_eq!(why[0].id, "store-moved", "{text}");
        }
        let saved = ask(worker, Request::SaveCopy(copy.to_owned()));
        assert!(matches!(saved, Reply::Copied(_)), "{saved:?}");
        assert_eq!(look(copy).expect("sound").club, NAME);
    }

    fn kept(club: &Path) -> Vec<String> {
        let backups = Shelf::of(club, None).backups().into_iter();
        backups
            .map(|backup| look(&backup.path).expect("sound").club)
            .collect()
    }

    #[test]
    fn a_club_in_its_place_stays_open_beside_a_refused_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path());
        let missing = folder.path().join("none.tandem");
        let refused = ask(&worker, Request::Open(missing));
        assert!(matches!(refused, Reply::NotOpened { .. }));
        assert!(matches!(rename(&worker, "Still"), Reply::Done { .. }));
        assert_eq!(kept(&path), <[String; 0]>::default());
    }

    #[test]
    fn a_deleted_club_is_saved_and_comes_back_from_its_backup() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path());
        let made = ask(&worker, Request::BackUp);
        let Reply::BackedUp(backup) = made else {
            panic!("{made:?}");
        };
        assert!(matches!(rename(&worker, "Later"), Reply::Done { .. }));
        assert!(matches!(rename(&worker, NAME), Reply::Done { .. }));
        fs::remove_file(&path).expect("removed");
        only_a_copy(&worker, &folder.path().join("copy.tandem"));
        let again = ask(&worker, Request::Open(path.clone()));
        assert!(matches!(again, Reply::NotOpened { backups: true, .. }));
        let club = path.clone();
        let closed = ask(&worker, Request::Restore { club, backup });
        assert!(matches!(closed, Reply::Closed), "{closed:?}");
        assert!(matches!(worker.next(), Reply::Restored { .. }));
        assert_eq!(kept(&path), [NAME; 2], "what was only on the screen too");
        assert!(matches!(rename(&worker, "On"), Reply::Done { .. }));
    }

    #[test]
    fn a_renamed_club_is_opened_under_its_new_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path());
        let renamed = folder.path().join("renamed.tandem");
        fs::rename(&path, &renamed).expect("renamed");
        let before = fs::read(&renamed).expect("read");
        only_a_copy(&worker, &folder.path().join("copy.tandem"));
        assert_eq!(fs::read(&renamed).expect("read"), before);
        let closed = ask(&worker, Request::Open(renamed.clone()));
        assert!(matches!(closed, Reply::Closed), "{closed:?}");
        let opened = worker.next();
        assert!(matches!(opened, Reply::Opened(_)), "{opened:?}");
        assert!(matches!(rename(&worker, "On"), Reply::Done { .. }));
        assert!(!path.exists());
    }

    #[test]
    fn a_replaced_club_makes_room_for_the_one_in_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path());
        let other = folder.path().join("other");
        drop(Club::create(&other, "Another").expect("made"));
        fs::rename(&other, &path).expect("replaced");
        let before = fs::read(&path).expect("read");
        only_a_copy(&worker, &folder.path().join("copy.tandem"));
        let closed = ask(&worker, Request::Open(path.clone()));
        assert!(matches!(closed, Reply::Closed), "{closed:?}");
        let Reply::Opened(view) = worker.next() else {
            panic!("not opened");
        };
        assert_eq!(view.book.name, "Another");
        assert_eq!(fs::read(&path).expect("read"), before);
        assert_eq!(kept(&path), [NAME]);
    }

    #[test]
    fn a_stray_that_cannot_be_kept_is_not_given_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let (worker, path) = at_work(folder.path());
        let other = folder.path().join("other.tandem");
        drop(Club::create(&other, "Another").expect("made"));
        fs::remove_file(&path).expect("removed");
        let shelf = Shelf::of(&path, None).folder();
        fs::write(shelf, "in the way").expect("written");
        let refused = ask(&worker, Request::Open(other));
        assert!(matches!(refused, Reply::Refused(_)), "{refused:?}");
        only_a_copy(&worker, &folder.path().join("copy.tandem"));
    }
}
