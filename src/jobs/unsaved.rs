//! Sheets on their way into the club file. What does not reach it waits here
//! and is tried again, so that nothing typed is lost while a file is away or
//! a disk is full; the window is told when that begins and when it is over.

use std::path::Path;
use std::time::Duration;

use super::Reply;
use super::worker::Desk;
use crate::club::championship::SessionDrafts;
use crate::club::{Club, Drafts};
use crate::domain::Notice;

/// How often the file is looked for in its place.
pub(super) const LOOK: Duration = Duration::from_secs(2);

/// What the thread knows about it.
#[derive(Default)]
pub(super) struct Unsaved {
    /// What the window was told.
    why: Option<Notice>,
    evenings: Option<Drafts>,
    sessions: Option<SessionDrafts>,
    /// Whether a copy holds everything that is on the screen.
    copied: bool,
}

impl Unsaved {
    /// Sheets of evenings to be saved in place of those that wait.
    pub(super) fn await_evenings(&mut self, drafts: Drafts) {
        self.evenings = Some(drafts);
        self.copied = false;
    }

    /// The same of sheets of sessions.
    pub(super) fn await_sessions(&mut self, drafts: SessionDrafts) {
        self.sessions = Some(drafts);
        self.copied = false;
    }

    /// Whether a copy holds everything that is on the screen.
    pub(super) const fn is_copied(&self) -> bool {
        self.copied
    }

    /// Puts the waiting sheets into a copy of the club that was just made.
    ///
    /// # Errors
    /// What the disk says.
    pub(super) fn add_to(&mut self, copy: &Path) -> Result<(), Notice> {
        if self.evenings.is_some() || self.sessions.is_some() {
            self.write(&mut Club::open(copy)?)?;
        }
        self.copied = true;
        Ok(())
    }

    fn write(&self, club: &mut Club) -> Result<(), Notice> {
        if let Some(drafts) = &self.evenings {
            club.save_drafts(drafts)?;
        }
        if let Some(drafts) = &self.sessions {
            club.save_session_drafts(drafts)?;
        }
        Ok(())
    }

    /// Saves the waiting sheets; why they still wait.
    fn save(&mut self, club: &mut Club) -> Option<Notice> {
        if !club.is_in_place() {
            let file = club.view().path.display().to_string();
            return Some(Notice::new("store-moved").with("file", file));
        }
        if let Err(why) = self.write(club) {
            return Some(why);
        }
        (self.evenings, self.sessions) = (None, None);
        self.copied = false;
        None
    }
}

impl Desk {
    /// Saves what waits, and tells the window when what keeps it from being
    /// saved is not what it was.
    pub(super) fn watch(&mut self) {
        let Some(club) = &mut self.club else {
            return;
        };
        let why = self.unsaved.save(club);
        let id = |why: &Option<Notice>| why.as_ref().map(|why| why.id.clone());
        if id(&why) != id(&self.unsaved.why) {
            self.unsaved.why.clone_from(&why);
            self.send(Reply::Unsaved(why));
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;

    use super::*;
    use crate::club::Draft;
    use crate::i18n::Lang;
    use crate::jobs::{Request, Worker};

    fn typed(title: &str) -> Drafts {
        let new = Draft {
            title: title.to_owned(),
            ..Draft::default()
        };
        Drafts {
            new: Some(new),
            correction: None,
        }
    }

    fn in_file(path: &Path) -> Drafts {
        let club = Club::open_read_only(path).expect("sound");
        club.view().drafts.clone()
    }

    #[test]
    fn a_sheet_waits_for_its_file_and_goes_with_a_copy() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, away) = (folder.path().join("a.tandem"), folder.path().join("b"));
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(path.clone(), Lang::EN));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        fs::rename(&path, &away).expect("renamed");
        worker.ask(Request::SaveDrafts(typed("Kept")));
        let Reply::Unsaved(Some(why)) = worker.next_of_all() else {
            panic!("not told");
        };
        assert_eq!(why.id, "store-moved");
        let copy = folder.path().join("copy.tandem");
        worker.ask(Request::SaveCopy(copy.clone()));
        assert!(matches!(worker.next_of_all(), Reply::Copied(_)));
        assert_eq!(in_file(&copy), typed("Kept"));
        assert_eq!(in_file(&away), Drafts::default());
        fs::rename(&away, &path).expect("back");
        assert!(matches!(worker.next_of_all(), Reply::Unsaved(None)));
        assert_eq!(in_file(&path), typed("Kept"));
    }

    /// Its folder may be gone with it, and with that the place of its backups.
    #[test]
    fn a_stray_that_was_copied_can_be_left_without_a_backup() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = folder.path().join("home");
        fs::create_dir(&home).expect("made");
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(home.join("a.tandem"), Lang::EN));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        worker.ask(Request::Execute(crate::club::Command::Name("New".into())));
        assert!(matches!(worker.next(), Reply::Done { .. }));
        fs::rename(&home, folder.path().join("other")).expect("renamed");
        let copy = folder.path().join("copy.tandem");
        worker.ask(Request::SaveCopy(copy.clone()));
        assert!(matches!(worker.next(), Reply::Copied(_)));
        worker.ask(Request::Open(copy));
        assert!(matches!(worker.next(), Reply::Closed));
        assert!(matches!(worker.next(), Reply::Opened(_)));
    }
}
