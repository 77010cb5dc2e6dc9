//! How well the expected percents foretold the real ones.
//!
//! [`backtest()`] is the short answer, over the whole history; [`check()`] sets
//! the norm beside other ways to foretell, and tells how sure the answer is.

mod baseline;
mod bootstrap;
mod check;
mod foretold;
mod grades;
mod group;
mod means;
mod progress;

pub(in crate::rating) use bootstrap::{Evening, intervals};
pub(in crate::rating) use check::FEWEST;
pub use check::{Check, Method, Verdict, check, check_while, usual_warm_up};
pub use group::Group;
pub use progress::Told;

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

#[cfg(test)]
mod tests {
    use super::super::replay;
    use super::super::testing::{club, day, evening, season};
    use super::*;

    #[test]
    fn errors_of_a_first_evening_are_the_results_themselves() {
        let mut book = club(&[100.0; 4]);
        evening(
            &mut book,
            day(1),
            Kind::Rated,
            &[(1, 2, 56.0), (3, 4, 44.0)],
        );
        let test = backtest(&replay(&book)).unwrap();
        assert_eq!((test.pairs, test.rmse, test.rmse_fifty), (2, 6.0, 6.0));
        assert!(test.bias.abs() < 1e-12);
    }

    #[test]
    fn a_season_with_strengths_is_foretold_better_than_by_fifty() {
        let test = backtest(&replay(&season(60))).unwrap();
        assert_eq!(test.pairs, 240);
        assert!(test.rmse < test.rmse_fifty, "{test:?}");
        assert!(test.bias.abs() < 1e-9);
    }

    #[test]
    fn nothing_rated_is_nothing_to_compare() {
        let mut book = club(&[100.0; 4]);
        evening(
            &mut book,
            day(1),
            Kind::Unrated,
            &[(1, 2, 56.0), (3, 4, 44.0)],
        );
        assert_eq!(backtest(&replay(&book)), None);
    }
}
