//! The coefficients that would have foretold the club's results best.
//!
//! A coordinate search: each coefficient in turn is tried on a coarse grid,
//! then narrowed by golden sections, until a whole round gains nothing.
//! Deterministic, and never worse than where it starts.

use std::ops::ControlFlow;

use super::{Replay, replay};
use crate::domain::{Book, Kind, ParamHistory, Params, Scoring, Symbol};

/// What [`best_params`] found.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The coefficients; those not searched are the current ones.
    pub params: Params,
    /// Error of the current coefficients over the whole history, in percent.
    pub rmse_before: f64,
    /// Error of those found, on the same scale, so never above `rmse_before`.
    /// Errors in IMP tournaments are measured by the *current* `S`: with its
    /// own, the smallest `S` would always win by calling every result 50 %.
    pub rmse_after: f64,
    /// The coefficients on which this history has a say.
    pub searched: Vec<Symbol>,
}

/// Grid points of the first look along an axis.
const GRID: u32 = 9;
/// Golden sections after it: each leaves 0.618 of the interval.
const SECTIONS: u32 = 9;
const ROUNDS: u32 = 5;
/// A round that gains less than this share of the error is the last.
const WORTHWHILE: f64 = 1e-5;
/// The share of an interval kept by a golden section.
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// Where a coefficient is looked for: the range of clubs that play as we know
/// it, narrower than what is allowed.
struct Axis {
    symbol: Symbol,
    low: f64,
    high: f64,
}

const AXES: [Axis; 6] = [
    axis(Symbol::Jump, 1.0, 80.0),
    axis(Symbol::Handicap, 0.0, 800.0),
    axis(Symbol::Learning, 4.0, 300.0),
    axis(Symbol::Forget, 0.0, 0.3),
    axis(Symbol::Split, 0.0, 0.02),
    axis(Symbol::Strength, 4.0, 25.0),
];

const fn axis(symbol: Symbol, low: f64, high: f64) -> Axis {
    Axis { symbol, low, high }
}

/// Looks for the `K`, `W`, `V`, forgetting, `k` and – where there are datum
/// IMPs – `S` with the lowest error, each set holding for the whole history,
/// beginning with the newest set of the club.
///
/// `progress` gets the share done, 0 to 1, before every replay, and may stop
/// the search. `None` when it did, or without a rated tournament.
pub fn best_params(book: &Book, progress: &mut dyn FnMut(f64) -> ControlFlow<()>) -> Option<Best> {
    match Search::new(book, progress).run() {
        ControlFlow::Continue(best) => best,
        ControlFlow::Break(()) => None,
    }
}

struct Search<'a> {
    /// A copy whose parameters are replaced at every trial.
    book: Book,
    current: Params,
    params: Params,
    rmse: f64,
    /// Pairs compared; a trial that loses some to overflow is no candidate.
    pairs: usize,
    trials: u32,
    progress: &'a mut dyn FnMut(f64) -> ControlFlow<()>,
}

impl<'a> Search<'a> {
    fn new(book: &Book, progress: &'a mut dyn FnMut(f64) -> ControlFlow<()>) -> Self {
        let current = *book.next_params();
        let mut book = book.clone();
        book.params = ParamHistory::new(current);
        Self {
            book,
            current,
            params: current,
            rmse: f64::INFINITY,
            pairs: 0,
            trials: 0,
            progress,
        }
    }

    fn run(mut self) -> ControlFlow<(), Option<Best>> {
        self.pairs = errors(&replay(&self.book), 1.0).count();
        if self.pairs == 0 {
            return ControlFlow::Continue(None);
        }
        let rmse_before = self.rmse(self.current)?;
        self.rmse = rmse_before;
        let mut axes = Vec::new();
        for axis in AXES {
            if self.look_along(&axis)? {
                axes.push(axis);
            }
        }
        for _ in 1..ROUNDS {
            let before = self.rmse;
            for axis in &axes {
                let reach = (axis.high - axis.low) / f64::from(GRID - 1);
                let at = axis.symbol.get(&self.params);
                let low = (at - reach).max(axis.low.min(at));
                let high = (at + reach).min(axis.high.max(at));
                self.narrow(axis.symbol, low, high)?;
            }
            if before - self.rmse < WORTHWHILE * before {
                break;
            }
        }
        ControlFlow::Continue(Some(Best {
            params: self.params,
            rmse_before,
            rmse_after: self.rmse,
            searched: axes.iter().map(|axis| axis.symbol).collect(),
        }))
    }

    /// The first look along an axis; whether the history has a say on it.
    fn look_along(&mut self, axis: &Axis) -> ControlFlow<(), bool> {
        if axis.symbol == Symbol::Strength && !self.has_datum_imps() {
            return ControlFlow::Continue(false);
        }
        let before = self.rmse;
        let step = (axis.high - axis.low) / f64::from(GRID - 1);
        let mut informed = false;
        for index in 0..GRID {
            let value = step.mul_add(f64::from(index), axis.low);
            let rmse = self.trial(axis.symbol, value)?;
            informed |= (rmse - before).abs() > 1e-12 * before;
        }
        if informed {
            let at = axis.symbol.get(&self.params);
            let (low, high) = (axis.low.min(at), axis.high.max(at));
            self.narrow(axis.symbol, (at - step).max(low), (at + step).min(high))?;
        }
        ControlFlow::Continue(informed)
    }

    /// Golden sections of an interval.
    fn narrow(&mut self, symbol: Symbol, mut low: f64, mut high: f64) -> ControlFlow<()> {
        let inner = |low: f64, high: f64| high - GOLDEN * (high - low);
        let outer = |low: f64, high: f64| low + GOLDEN * (high - low);
        let mut left = self.trial(symbol, inner(low, high))?;
        let mut right = self.trial(symbol, outer(low, high))?;
        for _ in 2..SECTIONS {
            if left <= right {
                high = outer(low, high);
                right = left;
                left = self.trial(symbol, inner(low, high))?;
            } else {
                low = inner(low, high);
                left = right;
                right = self.trial(symbol, outer(low, high))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The error with one coefficient replaced; the best are kept.
    fn trial(&mut self, symbol: Symbol, value: f64) -> ControlFlow<(), f64> {
        let mut params = self.params;
        if symbol.set(&mut params, value).is_err() {
            return ControlFlow::Continue(f64::INFINITY);
        }
        let rmse = self.rmse(params)?;
        if rmse < self.rmse {
            self.rmse = rmse;
            self.params = params;
        }
        ControlFlow::Continue(rmse)
    }

    /// The error of one set over the whole history, datum IMPs measured by
    /// the current `S`.
    fn rmse(&mut self, params: Params) -> ControlFlow<(), f64> {
        let most = AXES.len() as u32 * (GRID + ROUNDS * SECTIONS);
        (self.progress)((f64::from(self.trials) / f64::from(most)).min(1.0))?;
        self.trials += 1;
        self.book.params = ParamHistory::new(params);
        let replay = replay(&self.book);
        let (mut pairs, mut squares) = (0, 0.0);
        for error in errors(&replay, self.current.strength / params.strength) {
            pairs += 1;
            squares += error * error;
        }
        ControlFlow::Continue(if pairs == self.pairs {
            (squares / pairs as f64).sqrt()
        } else {
            f64::INFINITY
        })
    }

    fn has_datum_imps(&self) -> bool {
        let replay = replay(&self.book);
        replay
            .tournaments
            .iter()
            .any(|tournament| tournament.kind == Kind::Rated && tournament.scoring == Scoring::Imps)
    }
}

/// The errors of all pairs of the rated tournaments, those in datum IMPs
/// stretched by `imps`.
fn errors(replay: &Replay, imps: f64) -> impl Iterator<Item = f64> + '_ {
    replay
        .tournaments
        .iter()
        .filter(|tournament| tournament.kind == Kind::Rated)
        .flat_map(move |tournament| {
            let stretch = match tournament.scoring {
                Scoring::Imps => imps,
                _ => 1.0,
            };
            let pairs = tournament.fields.iter().flatten();
            pairs.filter_map(move |pair| {
                Some((pair.outcome?.percent - pair.norm.expected) * stretch)
            })
        })
}

#[cfg(test)]
mod tests {
    use super::super::backtest;
    use super::super::testing::{club, season};
    use super::*;
    use crate::domain::PlayerId;

    fn search(book: &Book) -> Option<Best> {
        best_params(book, &mut |_| ControlFlow::Continue(()))
    }

    #[test]
    fn the_search_is_repeatable_and_gains() {
        let book = season(30);
        let best = search(&book).unwrap();
        assert!(best.rmse_after < best.rmse_before);
        assert_eq!(search(&book), Some(best.clone()));
        best.params.check().unwrap();
        // What is reported is what those coefficients give.
        let mut tuned = book.clone();
        tuned.params = ParamHistory::new(best.params);
        let test = backtest(&replay(&tuned)).unwrap();
        assert!((test.rmse - best.rmse_after).abs() < 1e-12);
    }

    #[test]
    fn what_the_history_cannot_tell_stays() {
        let best = search(&season(30)).unwrap();
        assert!(!best.searched.contains(&Symbol::Strength));
        assert_eq!(best.params.strength, Params::default().strength);
        // Nobody played before the first evening: nothing follows from it.
        let first = search(&season(1)).unwrap();
        assert_eq!(first.searched, []);
        assert_eq!(first.params, Params::default());
    }

    #[test]
    fn a_smaller_s_is_no_way_to_a_smaller_error() {
        let mut book = season(30);
        book.players.get_mut(&PlayerId(1)).unwrap().start = 500.0;
        for tournament in book.tournaments.values_mut() {
            tournament.scoring = Scoring::Imps;
        }
        let best = search(&book).unwrap();
        assert!(best.searched.contains(&Symbol::Strength));
        assert!(best.rmse_after <= best.rmse_before);
        // As good again when everything is measured in IMPs.
        let mut tuned = book.clone();
        tuned.params = ParamHistory::new(best.params);
        let imps = backtest(&replay(&tuned)).unwrap().rmse / best.params.strength;
        let before = best.rmse_before / Params::default().strength;
        assert!(imps <= before * (1.0 + 1e-12));
    }

    #[test]
    fn the_search_can_be_stopped_and_needs_a_tournament() {
        let mut calls = 0;
        let stopped = best_params(&season(5), &mut |share| {
            assert!((0.0..=1.0).contains(&share));
            calls += 1;
            if calls == 10 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert_eq!((stopped, calls), (None, 10));
        assert_eq!(search(&club(&[1.0, 2.0])), None);
    }
}
