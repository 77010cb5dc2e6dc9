//! What the window and the commands read: an immutable picture of the club.

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use super::Drafts;
use super::championship::{CalculatedChampionship, SessionDrafts};
use crate::domain::name::NameIndex;
use crate::domain::{Book, ChampionshipId, Notice, PlayerId};
use crate::rating::companion::{Companion, fitted};
use crate::rating::{Replay, Standing, replay, standings};

/// The club at one moment, with everything that follows from its book.
#[derive(Clone, Debug, Default)]
pub struct ClubView {
    /// Grows with every change, undo and redo.
    pub revision: u64,
    /// The club file.
    pub path: PathBuf,
    /// The truth.
    pub book: Book,
    /// What follows from it.
    pub replay: Arc<Replay>,
    /// The list now, those who play no more behind all others.
    pub standings: Vec<Standing>,
    /// What follows from each championship.
    pub championships: BTreeMap<ChampionshipId, CalculatedChampionship>,
    /// How sure the ratings are, from when somebody had the time to work it
    /// out ([`fitted`]); shared by all pictures of the same results.
    pub companion: Arc<OnceLock<Companion>>,
    /// For matching and completing names.
    pub names: NameIndex,
    /// The operation that undo takes back.
    pub undo: Option<Notice>,
    /// The operation that redo repeats.
    pub redo: Option<Notice>,
    /// The sheets as they were last autosaved.
    pub drafts: Drafts,
    /// The sheets of sessions as they were last autosaved.
    pub sessions: SessionDrafts,
}

/// A player whose current rating a command moved. A newcomer moves from the
/// starting rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    /// Who.
    pub player: PlayerId,
    /// Current rating before.
    pub before: f64,
    /// Current rating after.
    pub after: f64,
}

/// A command carried out.
#[derive(Clone, Debug)]
pub struct Done {
    /// Its name.
    pub operation: Notice,
    /// Whose current rating differs from before, largest difference first.
    pub moved: Vec<Moved>,
    /// The club after it.
    pub view: Arc<ClubView>,
}

impl ClubView {
    /// The first picture of a book, with everything calculated.
    pub fn of(book: Book, path: PathBuf) -> Self {
        let replay = Arc::new(replay(&book));
        Self {
            standings: standings(&book, &replay, None),
            names: NameIndex::new(&book),
            championships: CalculatedChampionship::all(&book),
            path,
            book,
            replay,
            ..Self::default()
        }
    }

    /// The list without those who play no more.
    pub fn listed(&self) -> &[Standing] {
        let playing = self
            .standings
            .iter()
            .take_while(|line| line.place.is_some());
        &self.standings[..playing.count()]
    }

    /// How sure the ratings are; worked out now where it was not before, which
    /// takes a while in a large club.
    pub fn sureness(&self) -> &Companion {
        let worked_out = || {
            let fitted = fitted(&self.replay, &mut || ControlFlow::Continue(()));
            fitted.expect("nobody stops it")
        };
        self.companion.get_or_init(worked_out)
    }

    /// Takes what was worked out of the picture before, where the results are
    /// the same.
    pub(super) fn inherit(&mut self, before: &Self) {
        if self.replay == before.replay {
            self.replay = Arc::clone(&before.replay);
            self.companion = Arc::clone(&before.companion);
        }
    }

    /// How many players play no more.
    pub fn retired(&self) -> usize {
        let players = self.book.players.values();
        players.filter(|player| player.retired).count()
    }

    /// Those of some players who play, in their order, then those who do not.
    pub fn in_play(&self, mut players: Vec<PlayerId>) -> Vec<PlayerId> {
        let retired = |id: &PlayerId| self.book.players.get(id).is_some_and(|p| p.retired);
        players.sort_by_key(retired);
        players
    }

    /// A sentence for the first evening that could be calculated so far and
    /// cannot be in `after`, and how many there are.
    pub(super) fn no_longer_calculated(&self, after: &Self) -> Vec<Notice> {
        let before = self.replay.tournaments.iter();
        let sound: HashSet<_> = before
            .filter(|tournament| tournament.problem.is_none())
            .map(|tournament| tournament.id)
            .collect();
        let broken = after.replay.tournaments.iter();
        let mut broken = broken
            .filter(|tournament| tournament.problem.is_some() && sound.contains(&tournament.id));
        let Some(first) = broken.next() else {
            return Vec::new();
        };
        let notice = Notice::new("club-params-incalculable")
            .with("date", first.date)
            .with("tournaments", broken.count() + 1);
        vec![notice]
    }

    /// Whose current rating is another one in `after`, largest difference
    /// first.
    pub(super) fn moved_to(&self, after: &Self) -> Vec<Moved> {
        let mut moved: Vec<_> = after
            .replay
            .tracks
            .iter()
            .map(|(player, track)| Moved {
                player: *player,
                before: match self.replay.tracks.get(player) {
                    Some(old) => old.rating(),
                    None => track.start,
                },
                after: track.rating(),
            })
            .filter(|moved| moved.before != moved.after)
            .collect();
        let size = |moved: &Moved| (moved.after - moved.before).abs();
        moved.sort_by(|a, b| size(b).total_cmp(&size(a)).then(a.player.cmp(&b.player)));
        moved
    }
}
