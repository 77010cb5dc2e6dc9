//! The coefficients that would have foretold the club's results best.
//!
//! A coordinate search: each coefficient in turn is tried on a coarse grid,
//! then on finer ones around the best value, until a whole round gains
//! nothing. Every trial plays the whole history with one set, each tournament
//! foretold from what was before it. Deterministic, and never worse than where
//! it starts.

mod measure;
mod search;

use std::ops::ControlFlow;

use self::measure::Measure;
use self::search::{Found, Search};
use super::backtest::{FEWEST, intervals};
use crate::domain::{Book, Params, Symbol};

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
    /// 95 % interval of how much smaller the error is, in percent, by drawing
    /// tournaments again; `None` with fewer than five.
    pub gain: Option<(f64, f64)>,
    /// The coefficients on which this history has a say, each with its curve.
    pub curves: Vec<Curve>,
}

impl Best {
    /// The coefficients on which this history has a say.
    pub fn searched(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.curves.iter().map(|curve| curve.symbol)
    }
}

/// The error against one coefficient, the others being as found.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The coefficient.
    pub symbol: Symbol,
    /// Its value and the error in percent, smallest value first.
    pub points: Vec<(f64, f64)>,
}

/// Values on a curve besides the best one, evenly over its axis.
const POINTS: u32 = 17;

/// Where a coefficient is looked for: the range of clubs that play as we know
/// it, narrower than what is allowed.
#[derive(Clone, Copy)]
struct Axis {
    symbol: Symbol,
    low: f64,
    high: f64,
}

const AXES: [Axis; 7] = [
    axis(Symbol::Jump, 1.0, 80.0),
    axis(Symbol::Handicap, 0.0, 800.0),
    axis(Symbol::Learning, 4.0, 300.0),
    axis(Symbol::Forget, 0.0, 0.3),
    axis(Symbol::Split, 0.0, 0.02),
    axis(Symbol::Strength, 4.0, 25.0),
    axis(Symbol::Growth, 0.0, 4.0),
];

const fn axis(symbol: Symbol, low: f64, high: f64) -> Axis {
    Axis { symbol, low, high }
}

impl Axis {
    /// So many values from end to end.
    fn values(&self, count: u32) -> Vec<f64> {
        spread(self.low, self.high, count)
    }
}

/// So many numbers from one to another, both included.
fn spread(low: f64, high: f64, count: u32) -> Vec<f64> {
    let step = (high - low) / f64::from(count - 1);
    (0..count)
        .map(|index| step.mul_add(f64::from(index), low))
        .collect()
}

/// Looks for the `K`, `W`, `V`, forgetting, `k`, growth and – where there are
/// datum IMPs – `S` with the lowest error, each set holding for the whole
/// history, beginning with the newest set of the club. Uses all cores.
///
/// `progress` gets the share done, 0 to 1, again and again, and may stop the
/// search. `None` when it did, or without a rated tournament.
pub fn best_params(book: &Book, progress: &mut dyn FnMut(f64) -> ControlFlow<()>) -> Option<Best> {
    let mut measure = Measure::new(book, progress)?;
    let found = Search::new(&mut measure).run().continue_value()?;
    told(&found, &mut measure).continue_value()
}

/// What was found, with the curves, and how sure the gain is.
fn told(found: &Found, measure: &mut Measure<'_>) -> ControlFlow<(), Best> {
    let mut curves = Vec::new();
    for axis in &found.axes {
        curves.push(curve(found, measure, axis)?);
    }
    let evenings = measure.beside(found.params);
    let smaller = |[before, after]: [f64; 2]| [before - after];
    let enough = evenings.len() >= FEWEST;
    ControlFlow::Continue(Best {
        params: found.params,
        rmse_before: found.before,
        rmse_after: found.rmse,
        gain: enough.then(|| intervals(&evenings, smaller)[0]),
        curves,
    })
}

fn curve(found: &Found, measure: &mut Measure<'_>, axis: &Axis) -> ControlFlow<(), Curve> {
    let symbol = axis.symbol;
    let best = symbol.get(&found.params);
    let values = axis.values(POINTS);
    let errors = measure.along(symbol, &found.params, &values)?;
    let mut points: Vec<_> = values.into_iter().zip(errors).collect();
    points.retain(|(value, error)| error.is_finite() && *value != best);
    let at = points.partition_point(|(value, _)| *value < best);
    points.insert(at, (best, found.rmse));
    ControlFlow::Continue(Curve { symbol, points })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{club, season};
    use super::super::{backtest, replay};
    use super::*;
    use crate::domain::{ParamHistory, PlayerId, Scoring};

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
    fn the_curves_have_their_lowest_point_at_what_was_found() {
        let best = search(&season(30)).unwrap();
        let (low, high) = best.gain.unwrap();
        let gain = best.rmse_before - best.rmse_after;
        assert!(low < gain && gain < high, "{low} {gain} {high}");
        assert!(best.searched().any(|symbol| symbol == Symbol::Jump));
        for Curve { symbol, points } in &best.curves {
            let (value, error) = points
                .iter()
                .min_by(|one, other| one.1.total_cmp(&other.1))
                .unwrap();
            assert_eq!(*value, symbol.get(&best.params), "{symbol:?}");
            assert_eq!(*error, best.rmse_after);
            assert!(points.is_sorted_by(|one, other| one.0 < other.0));
            assert!(points.len() as u32 >= POINTS);
        }
    }

    #[test]
    fn growth_that_tells_the_diligent_apart_is_found() {
        let mut book = season(40);
        // Nobody gains by playing more when everybody plays every time.
        let grown = |best: &Best| best.searched().any(|symbol| symbol == Symbol::Growth);
        assert!(!grown(&search(&book).unwrap()));
        for (at, tournament) in book.tournaments.values_mut().enumerate() {
            if at % 2 == 0 {
                tournament.fields[0].pop();
            }
        }
        assert!(grown(&search(&book).unwrap()));
    }

    #[test]
    fn what_the_history_cannot_tell_stays() {
        let best = search(&season(30)).unwrap();
        assert!(!best.searched().any(|symbol| symbol == Symbol::Strength));
        assert_eq!(best.params.strength, Params::default().strength);
        // Nobody played before the first evening: nothing follows from it.
        let first = search(&season(1)).unwrap();
        assert_eq!(first.curves, []);
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
        assert!(best.searched().any(|symbol| symbol == Symbol::Strength));
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
