//! The check on the club's own history, and the search for better
//! coefficients, beside everything else.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use super::Reply;
use super::worker::Desk;
use crate::club::{Club, ClubView};
use crate::rating::backtest::check;
use crate::rating::best::best_params;

/// Progress is told so many times at most.
const STEPS: f64 = 200.0;

/// Who waits for a search.
struct Listener {
    outbox: Sender<Reply>,
    wake: Arc<dyn Fn() + Send + Sync>,
    stopped: Arc<AtomicBool>,
}

impl Listener {
    /// Tells something, unless nobody asks any more.
    fn tell(&self, reply: Reply) {
        if !self.stopped.load(Ordering::Relaxed) {
            // Nor when the window is closed by now.
            let _ = self.outbox.send(reply);
            (self.wake)();
        }
    }

    fn search(&self, view: &ClubView) {
        let check = check(&view.replay, None).map(Box::new);
        let anything = check.is_some();
        self.tell(Reply::Checked {
            revision: view.revision,
            check,
        });
        if !anything {
            return;
        }
        let mut told = -1.0;
        let mut progress = |done: f64| {
            let step = (done * STEPS).floor();
            if step > told {
                told = step;
                self.tell(Reply::Searching(done));
            }
            match self.stopped.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        };
        let best = best_params(&view.book, &mut progress).map(Box::new);
        self.tell(Reply::Searched(best));
    }
}

impl Desk {
    /// Searches on a thread of its own, so that saving goes on meanwhile.
    pub(super) fn search(&mut self) {
        let Some(view) = self.club.as_ref().map(Club::view) else {
            return;
        };
        self.stop_search();
        let listener = Listener {
            outbox: self.outbox.clone(),
            wake: Arc::clone(&self.wake),
            stopped: Arc::clone(&self.searching),
        };
        std::thread::spawn(move || listener.search(&view));
    }

    /// Stops the search under way; its answer will not be sent.
    pub(super) fn stop_search(&mut self) {
        self.searching.store(true, Ordering::Relaxed);
        self.searching = Arc::default();
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::jobs::{Request, Worker};

    fn sample(folder: &std::path::Path) -> Worker {
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(folder.join("a.tandem")));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        worker
    }

    #[test]
    fn the_check_comes_first_then_the_search_tells_how_far_it_is_until_it_is_stopped() {
        let folder = tempfile::tempdir().expect("a folder");
        let worker = sample(folder.path());
        worker.ask(Request::Backtest);
        let Reply::Checked { revision, check } = worker.next() else {
            panic!("no check");
        };
        assert_eq!(revision, 0);
        assert!(check.is_some_and(|check| check.all.pairs > 0));
        assert!(matches!(worker.next(), Reply::Searching(done) if (0.0..0.5).contains(&done)));
        worker.ask(Request::StopSearch);
        worker.ask(Request::Close);
        // A little progress may have been told before it was stopped.
        let begun = Instant::now();
        loop {
            match worker.next() {
                Reply::Searching(_) => {}
                Reply::Closed => break,
                other => panic!("{other:?}"),
            }
            assert!(begun.elapsed() < Duration::from_secs(60));
        }
    }

    #[test]
    fn a_search_ends_with_its_club() {
        let folder = tempfile::tempdir().expect("a folder");
        let worker = sample(folder.path());
        worker.ask(Request::Backtest);
        worker.ask(Request::Close);
        let mut replies = std::iter::from_fn(|| Some(worker.next()));
        assert!(replies.any(|reply| matches!(reply, Reply::Closed)));
        std::thread::sleep(Duration::from_millis(300));
        let late = worker.replies().next();
        assert!(late.is_none(), "{late:?}");
    }
}
