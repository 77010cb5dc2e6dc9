//! The thread: one request after another, one club at a time.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use super::backup::{Keeping, PERIOD};
use super::companion::Doubting;
use super::repair::is_unsound;
use super::sample::translated;
use super::unsaved::{LOOK, Unsaved};
use super::{How, Reply, Request, ResultsRead, SessionRead};
use crate::club::backup::{self, Reason};
use crate::club::{Club, Command, PlayerEdit, sample};
use crate::domain::Notice;

/// Handle of the thread; dropping it finishes all requests and closes the
/// club.
pub struct Worker {
    requests: Option<Sender<Request>>,
    replies: Receiver<Reply>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    /// Starts the thread; `wake` is called after each reply.
    pub fn start(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self::start_with(wake, PERIOD)
    }

    /// With another time of work between backups.
    pub(super) fn start_with(wake: impl Fn() + Send + Sync + 'static, period: Duration) -> Self {
        let (requests, inbox) = channel();
        let (outbox, replies) = channel();
        let mut desk = Desk {
            club: None,
            outbox,
            wake: Arc::new(wake),
            searching: Arc::default(),
            doubting: Doubting::default(),
            exports: Vec::new(),
            keeping: Keeping::new(period),
            unsaved: Unsaved::default(),
        };
        let thread = std::thread::spawn(move || {
            loop {
                desk.keep_time();
                desk.watch();
                match inbox.recv_timeout(desk.keeping.left().min(LOOK)) {
                    Ok(request) => {
                        if let Some(reply) = desk.serve(request) {
                            desk.send(reply);
                        }
                        desk.follow_companion();
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            desk.leave();
        });
        Self {
            requests: Some(requests),
            replies,
            thread: Some(thread),
        }
    }

    /// Puts a request in the queue.
    pub fn ask(&self, request: Request) {
        if let Some(requests) = &self.requests {
            // A thread that broke down has said so already.
            let _ = requests.send(request);
        }
    }

    /// Finishes all requests and closes the club; the last replies.
    pub fn finish(&mut self) -> Vec<Reply> {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was already reported by its own message.
            let _ = thread.join();
        }
        self.replies().collect()
    }

    /// The replies that came since the last call.
    pub fn replies(&self) -> impl Iterator<Item = Reply> {
        self.replies.try_iter()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.finish();
    }
}

/// The thread's side.
pub(super) struct Desk {
    pub(super) club: Option<Club>,
    pub(super) outbox: Sender<Reply>,
    pub(super) wake: Arc<dyn Fn() + Send + Sync>,
    /// Set to stop the search under way, if any.
    pub(super) searching: Arc<AtomicBool>,
    pub(super) doubting: Doubting,
    /// Exports under way; they are finished before the program ends.
    pub(super) exports: Vec<JoinHandle<()>>,
    pub(super) keeping: Keeping,
    pub(super) unsaved: Unsaved,
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.stop_search();
        self.doubting.stop();
        for export in self.exports.drain(..) {
            // It has said what there was to say.
            let _ = export.join();
        }
        if std::thread::panicking() {
            self.send(Reply::Stopped);
        }
    }
}

impl Desk {
    pub(super) fn send(&self, reply: Reply) {
        // The window may be closing; nobody misses the reply then.
        let _ = self.outbox.send(reply);
        (self.wake)();
    }

    fn serve(&mut self, request: Request) -> Option<Reply> {
        match request {
            Request::Open(path) => Some(self.open(path)),
            Request::Create {
                path,
                name,
                players,
            } => Some(self.create(path, &name, players)),
            Request::CreateSample(path, lang) => {
                let made = sample::create(&path, |book| translated(book, lang));
                Some(self.opened(made, path))
            }
            Request::ImportWorkbook(import) => Some(self.import_workbook(&import)),
            Request::Close => {
                self.leave();
                Some(Reply::Closed)
            }
            Request::KeepBackups(folders) => {
                self.keeping.folders = folders;
                None
            }
            Request::BackUp => self.back_up(),
            Request::SaveCopy(path) => self.save_copy(path),
            Request::OpenCopy { of, path } => Some(match backup::copy_of(&of, &path) {
                Ok(()) => self.open(path),
                Err(notice) => Reply::Refused(vec![notice]),
            }),
            Request::ListBackups(club) => {
                self.list_backups(club);
                None
            }
            Request::Restore { club, backup } => Some(self.restore(club, &backup)),
            Request::CheckFile(club) => Some(self.check_file(club)),
            Request::RepairFile(club) => Some(self.repair_file(club)),
            Request::SaveDrafts(drafts) => {
                self.unsaved.await_evenings(drafts);
                None
            }
            Request::SaveSessionDrafts(drafts) => {
                self.unsaved.await_sessions(drafts);
                None
            }
            Request::Audit(filter, from) => self.audit(filter, from),
            Request::Plan(command) => self.plan(command),
            Request::Twins => self.twins(),
            Request::Backtest => {
                self.search();
                None
            }
            Request::StopSearch => {
                self.stop_search();
                None
            }
            Request::Export(export) => {
                self.export(*export);
                None
            }
            Request::ReadSession(path) => {
                let read = SessionRead::of(&path);
                Some(Reply::SessionRead(Box::new(read)))
            }
            Request::ReadResults(path, options) => {
                let read = ResultsRead::of(path, &options);
                Some(Reply::ResultsRead(Box::new(read)))
            }
            other => self.on_club(other),
        }
    }

    fn on_club(&mut self, request: Request) -> Option<Reply> {
        if let Some(reason) = reason_before(&request) {
            self.keep(reason);
        }
        let club = self.club.as_mut()?;
        let (result, how) = match request {
            Request::Execute(command) => (
                club.execute(command.clone()),
                How::Executed(Box::new(command)),
            ),
            Request::ExecuteAll(commands) => {
                (club.execute_all(&commands), How::ExecutedAll(commands))
            }
            Request::Undo => (club.undo(), How::Undone),
            Request::Redo => (club.redo(), How::Redone),
            Request::PreviewParams(params) => {
                return Some(match club.preview_params(params) {
                    Ok(moved) => Reply::ParamsPreview(moved),
                    Err(notices) => Reply::Refused(notices),
                });
            }
            _ => return None,
        };
        Some(match result {
            Ok(done) => Reply::Done { done, how },
            Err(notices) => Reply::Refused(notices),
        })
    }

    fn open(&mut self, path: PathBuf) -> Reply {
        let reply = match &self.club {
            Some(club) if self.is_open(&path) => return Reply::Opened(club.view()),
            Some(club) if !club.is_in_place() => self.open_after_a_stray(path),
            _ => self.opened(Club::open(&path), path),
        };
        let opened = matches!(reply, Reply::Opened(_));
        let club = self.club.as_ref().filter(|_| opened);
        if club.is_none_or(|club| club.is_as_left()) {
            return reply;
        }
        self.send(reply);
        Reply::Doubtful
    }

    /// Whether the club open now is that file.
    pub(super) fn is_open(&self, path: &Path) -> bool {
        self.club.as_ref().is_some_and(|club| {
            let same = path.canonicalize().ok() == club.view().path.canonicalize().ok();
            same && path.exists() && club.is_in_place()
        })
    }

    fn create(&mut self, path: PathBuf, name: &str, players: Vec<PlayerEdit>) -> Reply {
        match Club::create(&path, name) {
            Ok(mut club) if !players.is_empty() => match club.execute(Command::Players(players)) {
                Ok(_) => self.opened(Ok(club), path),
                Err(notices) => {
                    drop(club);
                    // Only just made, and empty: a second try needs the name.
                    let _ = std::fs::remove_file(&path);
                    self.not_opened(path, notices)
                }
            },
            result => self.opened(result, path),
        }
    }

    pub(super) fn opened(&mut self, result: Result<Club, Notice>, path: PathBuf) -> Reply {
        match result {
            Ok(club) => {
                self.leave();
                let view = club.view();
                self.club = Some(club);
                Reply::Opened(view)
            }
            Err(notice) => self.not_opened(path, vec![notice]),
        }
    }

    pub(super) fn not_opened(&self, path: PathBuf, notices: Vec<Notice>) -> Reply {
        // Whoever opened a backup wants to go back to it.
        let path = backup::club_of(&path).unwrap_or(path);
        Reply::NotOpened {
            check: notices.iter().any(is_unsound),
            copy: notices.iter().any(backup::is_protected),
            backups: notices.iter().any(backup::is_lost) && self.has_backups(&path),
            path,
            notices,
        }
    }
}

/// Why a backup is made before a request, if one is.
fn reason_before(request: &Request) -> Option<Reason> {
    match request {
        Request::Execute(command) => command.deserves_backup(),
        // Several at once come from files; a single one of them does so too.
        Request::ExecuteAll(commands) => {
            Some(backup::reason_before(commands).unwrap_or(Reason::Import))
        }
        _ => None,
    }
}

#[cfg(test)]
impl Worker {
    /// Waits for the next reply to a request.
    pub(super) fn next(&self) -> Reply {
        loop {
            match self.next_of_all() {
                Reply::Unsaved(_) => {}
                reply => return reply,
            }
        }
    }

    /// Waits for the next reply.
    pub(super) fn next_of_all(&self) -> Reply {
        let patience = Duration::from_secs(60);
        self.replies.recv_timeout(patience).expect("an answer")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;

    fn next(worker: &Worker) -> Reply {
        worker.next()
    }

    #[test]
    fn a_broken_thread_is_heard_of() {
        let first = AtomicBool::new(true);
        let worker = Worker::start(move || assert!(!first.swap(false, Ordering::Relaxed)));
        worker.ask(Request::Close);
        assert!(matches!(next(&worker), Reply::Closed));
        assert!(matches!(next(&worker), Reply::Stopped));
    }
}
