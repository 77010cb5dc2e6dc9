//! The search itself.

use std::ops::ControlFlow;

use super::measure::Measure;
use super::{AXES, Axis, spread};
use crate::domain::{Params, Symbol};

/// Grid points of the first look along an axis.
const GRID: u32 = 9;
/// Points of each finer grid, its ends included, and how often it gets finer.
const FINER: u32 = 9;
const TIMES: u32 = 2;
const ROUNDS: u32 = 5;
/// A round that gains less than this share of the error is the last.
const WORTHWHILE: f64 = 1e-5;

/// Trials of a search at most.
pub(super) const MOST_TRIALS: u32 = 1 + AXES.len() as u32 * (GRID + ROUNDS * TIMES * FINER);

/// The end of a search.
pub(super) struct Found {
    pub(super) params: Params,
    /// Error of the current set, in percent.
    pub(super) before: f64,
    /// Error of the set found, in percent.
    pub(super) rmse: f64,
    /// Those on which the history has a say.
    pub(super) axes: Vec<Axis>,
}

pub(super) struct Search<'m, 'a> {
    measure: &'m mut Measure<'a>,
    /// The best so far, and its error.
    params: Params,
    rmse: f64,
}

impl<'m, 'a> Search<'m, 'a> {
    pub(super) fn new(measure: &'m mut Measure<'a>) -> Self {
        Self {
            params: measure.current(),
            rmse: f64::INFINITY,
            measure,
        }
    }

    pub(super) fn run(mut self) -> ControlFlow<(), Found> {
        self.rmse = self.measure.one(self.params)?;
        let before = self.rmse;
        let mut axes = Vec::new();
        for axis in AXES {
            if self.look_along(&axis)? {
                axes.push(axis);
            }
        }
        for round in 1..ROUNDS {
            let before = self.rmse;
            for axis in &axes {
                let reach = (axis.high - axis.low) / f64::from(GRID - 1);
                self.narrow(axis, reach / f64::from(round))?;
            }
            if before - self.rmse < WORTHWHILE * before {
                break;
            }
        }
        ControlFlow::Continue(Found {
            params: self.params,
            before,
            rmse: self.rmse,
            axes,
        })
    }

    /// The first look along an axis; whether the history has a say on it.
    fn look_along(&mut self, axis: &Axis) -> ControlFlow<(), bool> {
        if axis.symbol == Symbol::Strength && !self.measure.has_datum_imps() {
            return ControlFlow::Continue(false);
        }
        let before = self.rmse;
        let errors = self.trial(axis.symbol, &axis.values(GRID))?;
        let differs = |error: &f64| (error - before).abs() > 1e-12 * before;
        let informed = errors.iter().any(differs);
        if informed {
            self.narrow(axis, (axis.high - axis.low) / f64::from(GRID - 1))?;
        }
        ControlFlow::Continue(informed)
    }

    /// Finer and finer grids around the best value, the first one reaching so
    /// far to either side.
    fn narrow(&mut self, axis: &Axis, mut reach: f64) -> ControlFlow<()> {
        for _ in 0..TIMES {
            let at = axis.symbol.get(&self.params);
            let low = (at - reach).max(axis.low.min(at));
            let high = (at + reach).min(axis.high.max(at));
            self.trial(axis.symbol, &spread(low, high, FINER))?;
            reach = (high - low) / f64::from(FINER - 1);
        }
        ControlFlow::Continue(())
    }

    /// The errors with one coefficient replaced; the best are kept.
    fn trial(&mut self, symbol: Symbol, values: &[f64]) -> ControlFlow<(), Vec<f64>> {
        let errors = self.measure.along(symbol, &self.params, values)?;
        for (value, error) in values.iter().zip(&errors) {
            if *error < self.rmse && symbol.set(&mut self.params, *value).is_ok() {
                self.rmse = *error;
            }
        }
        ControlFlow::Continue(errors)
    }
}
