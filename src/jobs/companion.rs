//! How sure the ratings are, worked out beside everything else.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock, Weak};

use super::worker::Desk;
use crate::club::Club;
use crate::rating::companion::{Companion, fitted};

/// The calculation under way, if any.
#[derive(Default)]
pub(super) struct Doubting {
    /// Where what it finds goes: one place for all pictures of the same results.
    about: Weak<OnceLock<Companion>>,
    /// Set to stop it.
    stop: Arc<AtomicBool>,
}

impl Doubting {
    /// Stops it; nothing will be known then.
    pub(super) fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        *self = Self::default();
    }
}

impl Desk {
    /// Has it worked out how sure the ratings are now, on a thread of its own:
    /// in a large club it takes a while. What is under way about another state
    /// of the club stops.
    pub(super) fn follow_companion(&mut self) {
        let view = self.club.as_ref().map(Club::view);
        let about = view.as_ref().map(|view| Arc::downgrade(&view.companion));
        let about = about.unwrap_or_default();
        if about.ptr_eq(&self.doubting.about) {
            return;
        }
        self.doubting.stop();
        self.doubting.about = about;
        let Some(view) = view.filter(|view| view.companion.get().is_none()) else {
            return;
        };
        // Not the picture itself, so that it can be freed when a newer one
        // replaces it.
        let (replay, known) = (Arc::clone(&view.replay), Arc::clone(&view.companion));
        let (wake, stop) = (Arc::clone(&self.wake), Arc::clone(&self.doubting.stop));
        std::thread::spawn(move || {
            let mut go_on = || match stop.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            if let Some(companion) = fitted(&replay, &mut go_on) {
                // An export that could not wait may have been faster.
                let _ = known.set(companion);
                wake();
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::club::{ClubView, Command};
    use crate::i18n::Lang;
    use crate::jobs::{Reply, Request, Worker};

    fn wait_for(view: &ClubView) -> f64 {
        let begun = Instant::now();
        loop {
            if let Some(companion) = view.companion.get() {
                return companion.settings().noise;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "nothing came");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn change(worker: &Worker, command: Command) -> Arc<ClubView> {
        worker.ask(Request::Execute(command));
        match worker.next() {
            Reply::Done { done, .. } => done.view,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn it_is_worked_out_for_every_state_of_the_club() {
        let folder = tempfile::tempdir().expect("a folder");
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(
            folder.path().join("a.tandem"),
            Lang::EN,
        ));
        let Reply::Opened(opened) = worker.next() else {
            panic!("not opened");
        };
        let noise = wait_for(&opened);
        assert_ne!(noise, 6.0, "told by the history");
        // A name is no result: what was worked out still holds.
        let renamed = change(&worker, Command::Name("Friday".to_owned()));
        assert!(Arc::ptr_eq(&renamed.companion, &opened.companion));
        let last = opened.replay.tournaments.last().map(|last| last.id);
        let shorter = change(&worker, Command::DeleteTournament(last.expect("a season")));
        assert!(shorter.companion.get().is_none());
        assert_ne!(wait_for(&shorter), noise);
    }

    #[test]
    fn it_stops_with_the_club() {
        let folder = tempfile::tempdir().expect("a folder");
        let worker = Worker::start(|| ());
        worker.ask(Request::CreateSample(
            folder.path().join("a.tandem"),
            Lang::EN,
        ));
        worker.ask(Request::Close);
        let Reply::Opened(view) = worker.next() else {
            panic!("not opened");
        };
        assert!(matches!(worker.next(), Reply::Closed));
        // Its thread lets go of the club once it has stopped.
        let begun = Instant::now();
        while Arc::strong_count(&view.companion) > 1 {
            assert!(begun.elapsed() < Duration::from_secs(60), "it goes on");
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(view.companion.get().is_none());
    }
}
