//! The club's whole history played from the beginning.

use std::collections::BTreeMap;

use super::familiarity::{Now, Partnerships};
use super::history::History;
use super::{CalculatedTournament, Track};
use crate::domain::{Book, Date, Entry, EventRef, Params, PlayerId, TournamentId};

/// Everything that follows from a [`Book`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// Every evening in time order: by date, then by entry.
    pub tournaments: Vec<CalculatedTournament>,
    /// Every player's curve, of those who never played too.
    pub tracks: BTreeMap<PlayerId, Track>,
    /// Who partnered whom, for every moment of the history.
    pub(super) partnerships: Partnerships,
}

impl Replay {
    /// An evening by its identity.
    pub fn tournament(&self, id: TournamentId) -> Option<&CalculatedTournament> {
        self.tournaments
            .iter()
            .find(|tournament| tournament.id == id)
    }
}

/// Calculates the whole history. Never fails: an evening that cannot be
/// calculated (possible only in a file edited by other programs) carries its
/// problem and changes nothing.
pub fn replay(book: &Book) -> Replay {
    let mut history = History::new(book);
    for event in book.timeline() {
        match event {
            EventRef::Tournament(tournament) => history.play(tournament),
            EventRef::Adjustment(adjustment) => history.adjust(adjustment),
        }
    }
    history.finish()
}

/// The state of the club just before an event: what a preview starts from.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    replay: &'a Replay,
    at: (Date, Entry),
    now: Now,
}

impl<'a> Moment<'a> {
    /// Just before the event of that date and order of entry.
    pub fn new(replay: &'a Replay, date: Date, entry: Entry) -> Self {
        let at = (date, entry);
        Self {
            replay,
            at,
            now: replay.partnerships.before(at),
        }
    }

    /// A player's rating then.
    pub fn rating(&self, player: PlayerId) -> Option<f64> {
        let track = self.replay.tracks.get(&player)?;
        let last = track.before(self.at).last();
        Some(last.map_or(track.start, |point| point.rating))
    }

    /// `T` of two players then, in recent-equivalent tournaments.
    pub fn familiarity(&self, a: PlayerId, b: PlayerId, params: &Params) -> f64 {
        self.replay.partnerships.familiarity(a, b, params, self.now)
    }

    /// The ages of what counts in [`Moment::familiarity`], newest first, in
    /// the age unit of `params`.
    pub fn ages(&self, a: PlayerId, b: PlayerId, params: &Params) -> Vec<f64> {
        self.replay.partnerships.units(a, b, params, self.now)
    }
}
