//! What scripts read of a championship.

use serde::Serialize;

use super::find;
use crate::club::ClubView;
use crate::domain::{ChampionshipId, EntrantId};
use crate::rating::championship::{CalculatedSession, RatedPair, Total};

/// A pair of a calculated session; percents, rating points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The partner named first.
    pub a: String,
    /// The partner named second.
    pub b: String,
    /// What it reached.
    pub percent: f64,
    /// `Rp`.
    pub pair_rating: f64,
    /// `Rop`.
    pub opponents: f64,
    /// `dR`; nothing in a final, as the next two.
    pub change: Option<f64>,
    /// The part of `a`.
    pub change_a: Option<f64>,
    /// The part of `b`.
    pub change_b: Option<f64>,
}

/// A player's championship.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerTotal {
    /// As shown.
    pub name: String,
    /// Rating after the last session.
    pub rating: f64,
    /// Sum of the changes.
    pub total: f64,
}

/// The pairs of a session in the order entered; `None` when there is no such
/// session.
pub fn session(view: &ClubView, id: ChampionshipId, number: u32) -> Option<Vec<Pair>> {
    let (championship, calculated) = find(view, id)?;
    let session = calculated.session(number)?;
    let name = |entrant| view.book.entrant_name(championship, entrant).to_owned();
    let change = |change: f64| Some(change).filter(|_| !session.is_final);
    let pair = |pair: &RatedPair| Pair {
        a: name(pair.a),
        b: name(pair.b),
        percent: pair.outcome.percent,
        pair_rating: pair.norm.pair_rating,
        opponents: pair.norm.opponents,
        change: change(pair.outcome.change),
        change_a: change(pair.outcome.change_a),
        change_b: change(pair.outcome.change_b),
    };
    Some(session.pairs.iter().map(pair).collect())
}

/// Everybody's total, the most successful first; `None` when there is no such
/// championship.
pub fn totals(view: &ClubView, id: ChampionshipId) -> Option<Vec<PlayerTotal>> {
    let (championship, calculated) = find(view, id)?;
    let name = |entrant| view.book.entrant_name(championship, entrant).to_owned();
    let total = |total: &Total| PlayerTotal {
        name: name(total.entrant),
        rating: total.rating_out,
        total: total.total,
    };
    Some(calculated.totals.iter().map(total).collect())
}

/// The ratings of a player over the sessions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerRatings {
    /// The player.
    pub name: String,
    /// After each session played, by number.
    pub ratings: Vec<SessionRating>,
}

/// A rating after a session.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SessionRating {
    /// Its number.
    pub session: u32,
    /// In rating points.
    pub rating: f64,
}

/// The ratings of chosen players over the sessions, in that order; `None` when
/// there is no such championship.
pub fn ratings(
    view: &ClubView,
    id: ChampionshipId,
    chosen: &[EntrantId],
) -> Option<Vec<PlayerRatings>> {
    let (championship, calculated) = find(view, id)?;
    let player = |entrant: &EntrantId| {
        let after = |session: &CalculatedSession| {
            let pair = session.pairs.iter().find(|pair| pair.has(*entrant))?;
            Some(SessionRating {
                session: session.number,
                rating: pair.step_of(*entrant).2,
            })
        };
        PlayerRatings {
            name: view.book.entrant_name(championship, *entrant).to_owned(),
            ratings: calculated.sessions.iter().filter_map(after).collect(),
        }
    };
    Some(chosen.iter().map(player).collect())
}
