//! The list of the club, best main figure first.

use super::Replay;
use crate::domain::{Book, Date, PlayerId};

/// One line of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub player: PlayerId,
    /// Place by main figure; equal figures share it (1, 1, 3).
    pub place: usize,
    /// Places won (positive) or lost since before the last rated tournament.
    pub place_change: i64,
    /// Main figure.
    pub main: f64,
    /// Current rating.
    pub rating: f64,
    /// Rating before the last rated tournament of the club.
    pub rating_before: f64,
    /// Change in the last rated tournament of the club, growth included; `None` for a player who did not play it.
    pub last_change: Option<f64>,
    /// Rated tournaments played.
    pub played: usize,
    /// The last rated tournament played.
    pub last_played: Option<Date>,
}

/// The standings at the end of a day, or now. Order: main figure, then
/// rating, then name. As of a past day, players who are in the club now but
/// had not yet played are listed with their starting rating.
pub fn standings(book: &Book, replay: &Replay, as_of: Option<Date>) -> Vec<Standing> {
    todo!()
}
