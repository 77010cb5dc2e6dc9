//! The club's whole history played from the beginning.

use std::collections::{BTreeMap, HashMap};

use super::{CalculatedTournament, Track};
use crate::domain::{Book, Date, Entry, Params, PlayerId};

/// Everything that follows from a [`Book`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// Every evening in time order: by date, then by entry.
    pub tournaments: Vec<CalculatedTournament>,
    /// Every player's curve, of those who never played too.
    pub tracks: BTreeMap<PlayerId, Track>,
}

/// Calculates the whole history. Never fails: an evening that cannot be
/// calculated (possible only in a file edited by other programs) carries its
/// problem and changes nothing.
pub fn replay(book: &Book) -> Replay {
    todo!()
}

/// The state of the club just before an event: what a preview starts from.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    replay: &'a Replay,
    at: (Date, Entry),
}

impl<'a> Moment<'a> {
    /// Just before the event of that date and order of entry.
    pub fn new(replay: &'a Replay, date: Date, entry: Entry) -> Self {
        todo!()
    }

    /// A player's rating then.
    pub fn rating(&self, player: PlayerId) -> Option<f64> {
        todo!()
    }

    /// `T` of two players then, in recent-equivalent tournaments.
    pub fn familiarity(&self, a: PlayerId, b: PlayerId, params: &Params) -> f64 {
        todo!()
    }
}
