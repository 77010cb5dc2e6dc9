//! The check on the club's own history, and the search for better
//! coefficients, beside everything else.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use super::Reply;
use super::worker::Desk;
use crate::club::{Club, ClubView};
use crate::rating::backtest::check_while;
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

    /// Tells how far something is, now and then, and whether to go on with it.
    fn progress(&self, reply: impl Fn(f64) -> Reply) -> impl FnMut(f64) -> ControlFlow<()> {
        let mut told = -1.0;
        move |done| {
            let step = (done * STEPS).floor();
            if step > told {
                told = step;
                self.tell(reply(done));
            }
            match self.stopped.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        }
    }

    /// The check, then the search; neither goes on once it is stopped.
    fn search(&self, view: &ClubView) -> ControlFlow<()> {
        let mut checking = self.progress(Reply::Checking);
        let check = check_while(&view.replay, None, &mut checking)?.map(Box::new);
        let anything = check.is_some();
        self.tell(Reply::Checked {
            revision: view.revision,
            check,
        });
        if anything {
            let mut searching = self.progress(Reply::Searching);
            let best = best_params(&view.book, &mut searching).map(Box::new);
            self.tell(Reply::Searched(best));
        }
        ControlFlow::Continue(())
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
        std::thread::spawn(move || {
            // Whoever stopped it knows.
            let _ = listener.search(&view);
        });
    }

    /// Stops the check or the search under way; its answer will not be sent.
    pub(super) fn stop_search(&mut self) {
        self.searching.store(true, Ordering::Relaxed);
        self.searching = Arc::default();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::i18n::Lang;
    use crate::jobs::{Request, Worker};

    fn sample(folder: &std::path::Path) -> Worker {
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(folder.join("a.tandem"), Lang::EN));
        assert!(matches!(worker.next(), Reply::Opened(_)));
        worker
    }

    #[test]
    fn the_check_comes_first_then_the_search_tells_how_far_it_is_until_it_is_stopped() {
        let folder = tempfile::tempdir().expect("a folder");
        let worker = sample(folder.path());
        worker.ask(Request::Backtest);
        let mut shares = Vec::new();
        let (revision, check) = loop {
            match worker.next() {
                Reply::Checking(done) => shares.push(done),
                Reply::Checked { revision, check } => break (revision, check),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(revision, 0);
        assert!(shares.len() > 20 && shares.is_sorted(), "{shares:?}");
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
    fn a_check_stopped_half_way_tells_and_works_no_more() {
        let book = crate::club::sample::book().expect("a sample");
        let view = ClubView::of(book, std::path::PathBuf::new());
        let (outbox, replies) = std::sync::mpsc::channel();
        let (stopped, heard) = (Arc::new(AtomicBool::new(false)), AtomicUsize::new(0));
        let stop = Arc::clone(&stopped);
        let listener = Listener {
            outbox,
            wake: Arc::new(move || {
                let heard = heard.fetch_add(1, Ordering::Relaxed) + 1;
                stop.store(heard == 5, Ordering::Relaxed);
            }),
            stopped,
        };
        assert_eq!(listener.search(&view), ControlFlow::Break(()));
        let told: Vec<Reply> = replies.try_iter().collect();
        let only = |reply: &Reply| matches!(reply, Reply::Checking(done) if *done < 0.1);
        assert!(told.len() == 5 && told.iter().all(only), "{told:?}");
    }

    #[test]
    fn a_check_lets_go_of_its_club_when_another_is_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(
            folder.path().join("a.tandem"),
            Lang::EN,
        ));
        worker.ask(Request::Backtest);
        worker.ask(Request::CreateSample(
            folder.path().join("b.tandem"),
            Lang::EN,
        ));
        let Reply::Opened(view) = worker.next() else {
            panic!("not opened");
        };
        let begun = Instant::now();
        while Arc::strong_count(&view) > 1 {
            assert!(begun.elapsed() < Duration::from_secs(60), "it goes on");
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(
            worker
                .replies()
                .all(|reply| !matches!(reply, Reply::Searched(_)))
        );
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
