//! How well the expected percents foretold the real ones.

use super::Replay;
use crate::domain::Kind;

/// Errors over all pairs of all rated tournaments, in percent of a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Backtest {
    /// Pairs compared.
    pub pairs: usize,
    /// Mean of real less expected. Zero but for rounding, because both have
    /// the mean 50 in every field; anything else is a fault.
    pub bias: f64,
    /// Root of the mean squared error of the expected percent.
    pub rmse: f64,
    /// The same for "everybody scores 50".
    pub rmse_fifty: f64,
}

/// Compares expectation and result over the whole history; `None` without a
/// rated tournament.
pub fn backtest(replay: &Replay) -> Option<Backtest> {
    let (mut pairs, mut sum, mut squares, mut fifty) = (0_usize, 0.0, 0.0, 0.0);
    for (expected, percent) in compared(replay) {
        let error: f64 = percent - expected;
        pairs += 1;
        sum += error;
        squares += error * error;
        fifty += (percent - 50.0) * (percent - 50.0);
    }
    let count = pairs as f64;
    (pairs > 0).then(|| Backtest {
        pairs,
        bias: sum / count,
        rmse: (squares / count).sqrt(),
        rmse_fifty: (fifty / count).sqrt(),
    })
}

/// Expected and real percent of every pair of the rated tournaments.
fn compared(replay: &Replay) -> impl Iterator<Item = (f64, f64)> + '_ {
    replay
        .tournaments
        .iter()
        .filter(|tournament| tournament.kind == Kind::Rated)
        .flat_map(|tournament| tournament.fields.iter().flatten())
        .filter_map(|pair| Some((pair.norm.expected, pair.outcome?.percent)))
}
