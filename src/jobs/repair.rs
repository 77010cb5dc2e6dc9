//! Checking the file of a club and putting it in order.

use std::path::PathBuf;

use super::Reply;
use super::worker::Desk;
use crate::club::{Club, repair};
use crate::domain::Notice;

/// Whether a club that could not be opened for this reason may be put in
/// order.
pub(super) fn is_unsound(why: &Notice) -> bool {
    ["store-damaged", "store-bad-row"].contains(&&*why.id)
}

impl Desk {
    /// Looks through the file of a club.
    pub(super) fn check_file(&mut self, path: PathBuf) -> Reply {
        // A club open here is asked, as for its backups.
        let found = match self.club.as_ref().filter(|_| self.is_open(&path)) {
            Some(club) => club.check(),
            None => repair::check(&path),
        };
        match found {
            Ok(findings) => Reply::FileChecked {
                club: path,
                findings,
            },
            Err(notice) => Reply::Refused(vec![notice]),
        }
    }

    /// Puts the file of a club in order, and opens it.
    pub(super) fn repair_file(&mut self, path: PathBuf) -> Reply {
        let was_open = self.is_open(&path);
        if was_open {
            self.stop_search();
            self.club = None;
        }
        let repaired = repair::repair(&path, &self.shelf(&path));
        let repaired = match repaired {
            Ok(repaired) => repaired,
            Err(notice) if was_open => return self.back_to(path, notice),
            Err(notice) => return Reply::Refused(vec![notice]),
        };
        let sound = repaired.is_sound();
        self.send(Reply::FileRepaired {
            club: path.clone(),
            repaired: Box::new(repaired),
        });
        if sound || was_open {
            self.opened(Club::open(&path), path)
        } else {
            self.check_file(path)
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::domain::Notice;
    use crate::i18n::Lang;
    use crate::jobs::{Reply, Request, Worker};

    #[test]
    fn a_sound_club_is_looked_at_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.tandem");
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(path.clone(), Lang::EN));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        let before = std::fs::read(&path).expect("read");
        worker.ask(Request::CheckFile(path.clone()));
        let Reply::FileChecked { findings, .. } = worker.next() else {
            panic!("not looked at");
        };
        assert_eq!(findings, []);
        worker.ask(Request::RepairFile(path.clone()));
        let Reply::FileRepaired { repaired, .. } = worker.next() else {
            panic!("not repaired");
        };
        assert_eq!((repaired.backup, repaired.findings), (None, Vec::new()));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        assert_eq!(std::fs::read(&path).expect("read"), before);
    }

    #[test]
    fn only_what_can_be_read_may_be_put_in_order() {
        assert!(super::is_unsound(&Notice::new("store-bad-row")));
        assert!(!super::is_unsound(&Notice::new("store-missing")));
    }
}
