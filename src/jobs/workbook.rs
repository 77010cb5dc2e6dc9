//! The import of an old workbook, told step by step.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Reply;
use super::worker::Desk;
use crate::club::Club;
use crate::club::backup::Reason;
use crate::club::workbook::Wishes;
use crate::domain::{Notice, Progress};
use crate::exchange::read;

/// The import of an old workbook.
#[derive(Clone, Debug)]
pub struct WorkbookImport {
    /// The club to be made, or one without tournaments to be filled.
    pub club: PathBuf,
    /// The club's name, if it is made.
    pub name: String,
    /// The file to read.
    pub workbook: PathBuf,
    /// What the user's language and the director tell.
    pub wishes: Wishes,
    /// Set to stop it: nothing is changed then. Once it is being saved it is
    /// too late.
    pub stop: Arc<AtomicBool>,
}

impl Desk {
    /// Imports; the club is open afterwards instead of the present one.
    pub(super) fn import_workbook(&mut self, import: &WorkbookImport) -> Reply {
        let (outbox, wake) = (self.outbox.clone(), Arc::clone(&self.wake));
        let mut listener = |done: f64, stage: &Notice| {
            let stage = stage.clone();
            // The window may be closing; nobody misses the reply then.
            let _ = outbox.send(Reply::Progress { done, stage });
            wake();
            if import.stop.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        self.imported(import, &mut Progress::new(&mut listener))
            .unwrap_or_else(Reply::ImportRefused)
    }

    fn imported(
        &mut self,
        import: &WorkbookImport,
        progress: &mut Progress<'_>,
    ) -> Result<Reply, Vec<Notice>> {
        let one = |notice| vec![notice];
        let path = &import.club;
        let other = !self.is_open(path) && path.symlink_metadata().is_ok();
        let opened = other.then(|| Club::open(path)).transpose().map_err(one)?;
        let present = opened
            .as_ref()
            .or(self.club.as_ref().filter(|_| self.is_open(path)));
        present.map_or(Ok(()), Club::check_fillable).map_err(one)?;
        let old = read::workbook::file(&import.workbook, progress).map_err(one)?;
        let wishes = &import.wishes;
        if self.is_open(path) {
            self.keep(Reason::Import);
        }
        let report = if self.is_open(path)
            && let Some(club) = &mut self.club
        {
            club.import_workbook(old, wishes, progress)?.1
        } else {
            let (club, report) = match opened {
                Some(mut club) => {
                    self.keep_other(&club, Reason::Import);
                    let (_, report) = club.import_workbook(old, wishes, progress)?;
                    (club, report)
                }
                None => Club::create_from_workbook(path, &import.name, old, wishes, progress)?,
            };
            self.leave();
            self.club = Some(club);
            report
        };
        let view = self.club.as_ref().map(Club::view).unwrap_or_default();
        Ok(Reply::Imported {
            view,
            report: Box::new(report),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::{Request, Worker};

    fn ask(worker: &Worker, folder: &std::path::Path, stop: bool) -> Vec<Reply> {
        let sample = "tests/data/workbook/old_workbook.xlsx";
        worker.ask(Request::ImportWorkbook(Box::new(WorkbookImport {
            club: folder.join("club.tandem"),
            name: "Club".into(),
            workbook: PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(sample),
            wishes: Wishes {
                assumed: "assumed".into(),
                reason: "old".into(),
                newest: None,
            },
            stop: Arc::new(stop.into()),
        })));
        let mut replies = Vec::new();
        while !matches!(
            replies.last(),
            Some(Reply::Imported { .. } | Reply::ImportRefused(_))
        ) {
            match worker.replies().next() {
                Some(reply) => replies.push(reply),
                None => std::thread::sleep(std::time::Duration::from_millis(5)),
            }
        }
        replies
    }

    #[test]
    fn an_import_tells_how_far_it_is_and_can_be_stopped() {
        let folder = tempfile::tempdir().expect("a folder");
        let worker = Worker::start(|| ());
        let stopped = ask(&worker, folder.path(), true);
        let Some(Reply::ImportRefused(why)) = stopped.last() else {
            panic!("{stopped:?}");
        };
        assert_eq!(why[0].id, "progress-stopped");
        assert!(!folder.path().join("club.tandem").exists());
        let replies = ask(&worker, folder.path(), false);
        let reached: Vec<f64> = replies
            .iter()
            .filter_map(|reply| match reply {
                Reply::Progress { done, .. } => Some(*done),
                _ => None,
            })
            .collect();
        assert!(reached.len() > 10 && reached.is_sorted(), "{reached:?}");
        let Some(Reply::Imported { view, report }) = replies.last() else {
            panic!("{replies:?}");
        };
        assert_eq!((view.book.players.len(), report.tournaments.len()), (18, 9));
        let again = ask(&worker, folder.path(), false);
        assert!(
            matches!(again.last(), Some(Reply::ImportRefused(_))),
            "not empty"
        );
    }
}
