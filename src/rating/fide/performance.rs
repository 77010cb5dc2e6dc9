//! The performance rating.

use super::number::{count, half_up, percent};
use super::{Game, Points, tables};

/// A performance rating with every step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performance {
    /// Games against rated opponents.
    pub games: usize,
    /// Points in them.
    pub score: Points,
    /// `Ra`, the mean rating of the opponents, rounded half up.
    pub average: i32,
    /// `p` in whole percent, half up.
    pub percent: i32,
    /// `dp`, from table 8.1.1.
    pub dp: i32,
    /// `Rp = Ra + dp`.
    pub rating: i32,
}

/// The performance in all games played against rated opponents; `None`
/// without any.
pub fn performance(games: &[Game]) -> Option<Performance> {
    let results: Vec<(i32, Points)> = games
        .iter()
        .filter_map(|game| Some((game.opponent?, game.score()?)))
        .collect();
    of_results(&results)
}

/// The performance against opponents with those ratings.
pub(super) fn of_results(results: &[(i32, Points)]) -> Option<Performance> {
    if results.is_empty() {
        return None;
    }
    let games = results.len();
    let score: Points = results.iter().map(|(_, score)| *score).sum();
    let opponents = results.iter().map(|(rating, _)| i64::from(*rating)).sum();
    let average = half_up(opponents, count(games));
    let percent = percent(score.halves(), games);
    let dp = tables::difference(percent);
    Some(Performance {
        games,
        score,
        average,
        percent,
        dp,
        rating: average + dp,
    })
}
