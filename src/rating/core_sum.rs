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
    let tracks = core.iter().filter_map(|player| replay.tracks.get(player));
    let mut sum = 0.0;
    let mut steps: Vec<((Date, Entry), f64)> = Vec::new();
    for track in tracks {
        sum += track.start;
        let mut before = track.start;
        for point in &track.points {
            steps.push(((point.date, point.entry), point.rating - before));
            before = point.rating;
        }
    }
    steps.sort_by_key(|(moment, _)| *moment);
    let mut steps = steps.into_iter().peekable();
    replay
        .tournaments
        .iter()
        .filter(|tournament| tournament.kind == Kind::Rated && tournament.problem.is_none())
        .map(|tournament| {
            let end = (tournament.date, tournament.entry);
            while let Some((_, step)) = steps.next_if(|(moment, _)| *moment <= end) {
                sum += step;
            }
            CorePoint {
                tournament: tournament.id,
                date: tournament.date,
                sum,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::replay;
    use super::super::testing::{club, day, evening, season};
    use super::*;

    fn ids(core: &BTreeSet<PlayerId>) -> Vec<i64> {
        core.iter().map(|id| id.0).collect()
    }

    #[test]
    fn without_marks_those_who_play_most_are_the_core() {
        let mut book = club(&[100.0; 40]);
        // Players 1–20 play twice, 21–36 once, the rest never.
        let row = |a: i64| (a, a + 1, 50.0);
        let all: Vec<_> = (1..=35).step_by(2).map(row).collect();
        evening(&mut book, day(1), Kind::Rated, &all);
        evening(&mut book, day(8), Kind::Rated, &all[..10]);
        let core = core(&book, &replay(&book));
        assert_eq!(ids(&core), (1..=20).collect::<Vec<_>>());
    }

    #[test]
    fn a_small_club_is_all_core_but_for_those_outside() {
        let mut book = season(2);
        book.players.get_mut(&PlayerId(3)).unwrap().core = Some(false);
        let chosen = core(&book, &replay(&book));
        assert_eq!(ids(&chosen), [1, 2, 4, 5, 6, 7, 8]);
        book.players.get_mut(&PlayerId(5)).unwrap().core = Some(true);
        assert_eq!(ids(&core(&book, &replay(&book))), [5]);
    }

    #[test]
    fn the_sum_moves_by_growth_alone_when_all_play() {
        let book = season(10);
        let replay = replay(&book);
        let all = book.players.keys().copied().collect();
        let sums = core_sums(&replay, &all);
        assert_eq!(sums.len(), 10);
        for (count, point) in (1..).zip(&sums) {
            let wanted = 800.0 + 8.0 * 0.2 * f64::from(count);
            assert!((point.sum - wanted).abs() < 1e-9);
        }
    }
}
