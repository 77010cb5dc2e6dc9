//! The core of the club, and the sum of its ratings: what shows whether the
//! scale drifts.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::Replay;
use crate::domain::{Book, Date, Entry, Kind, PlayerId, TournamentId};

/// The smallest core chosen by the program, where the club has as many who
/// played.
const SMALLEST: usize = 8;

/// The sum of the core's ratings after a rated tournament.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CorePoint {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its date.
    pub date: Date,
    /// The sum, in rating points.
    pub sum: f64,
}

/// The players of the core: those marked, as soon as one is; until then the
/// third of the players who ever played a rated tournament (but at least
/// eight) with the most of them, all who tie for the last seat included.
/// Whoever is marked as outside stays outside.
pub fn core(book: &Book, replay: &Replay) -> BTreeSet<PlayerId> {
    let marked: BTreeSet<_> = book
        .players
        .values()
        .filter(|player| player.core == Some(true))
        .map(|player| player.id)
        .collect();
    if !marked.is_empty() {
        return marked;
    }
    let mut candidates: Vec<_> = book
        .players
        .values()
        .filter(|player| player.core.is_none())
        .filter_map(|player| Some((replay.tracks.get(&player.id)?.played(), player.id)))
        .filter(|(played, _)| *played > 0)
        .collect();
    candidates.sort_by_key(|(played, _)| Reverse(*played));
    let seats = candidates.len().div_ceil(3).max(SMALLEST);
    let least = candidates.get(seats - 1).map_or(0, |(played, _)| *played);
    candidates
        .into_iter()
        .filter(|(played, _)| *played >= least)
        .map(|(_, player)| player)
        .collect()
}

/// The sum of the ratings of `core` after each rated tournament, oldest
/// first. A member who has not played yet counts with his starting rating, so
/// that the line shows drift and not arrivals.
pub fn core_sums(replay: &Replay, core: &BTreeSet<PlayerId>) -> Vec<CorePoint> {
    let tracks: Vec<_> = core
        .iter()
        .filter_map(|player| replay.tracks.get(player))
        .collect();
    let mut passed = vec![0; tracks.len()];
    replay
        .tournaments
        .iter()
        .filter(|tournament| tournament.kind == Kind::Rated && tournament.problem.is_none())
        .map(|tournament| {
            let end: (Date, Entry) = (tournament.date, tournament.entry);
            let mut sum = 0.0;
            for (track, passed) in tracks.iter().zip(&mut passed) {
                while track
                    .points
                    .get(*passed)
                    .is_some_and(|point| (point.date, point.entry) <= end)
                {
                    *passed += 1;
                }
                sum += match *passed {
                    0 => track.start,
                    count => track.points[count - 1].rating,
                };
            }
            CorePoint {
                tournament: tournament.id,
                date: tournament.date,
                sum,
            }
        })
        .collect()
}
