//! Grades in the manner of the national grading schemes.
//!
//! A grade is a percent: what its holder would score with a partner of his own
//! strength in an average field. The result of a pair in a field of the mean
//! grade `g` implies `% − 50 + g` for the pair, so `2·(% − 50 + g) − partner's
//! grade` for each of the two; his grade is the decayed mean of what his
//! results implied, the start of 50 counted as a first one. Expected of a pair
//! is 50 and what the mean of its grades is above the field's.

use std::collections::HashMap;

use super::super::CalculatedField;
use super::baseline::{Baseline, against_field, mean};
use crate::domain::PlayerId;

/// The shares of weight that an older result keeps at every newer one: those
/// tried for the best.
pub(super) const DECAYS: [f64; 8] = [0.8, 0.85, 0.9, 0.93, 0.95, 0.97, 0.98, 1.0];

/// Every player's grade so far.
pub(super) struct Grades {
    decay: f64,
    /// Weighted sum and weight of what his results implied.
    implied: HashMap<PlayerId, (f64, f64)>,
}

impl Grades {
    pub(super) fn new(decay: f64) -> Self {
        Self {
            decay,
            implied: HashMap::new(),
        }
    }

    fn of(&self, player: PlayerId) -> f64 {
        let implied = self.implied.get(&player);
        implied.map_or(50.0, |(sum, weight)| sum / weight)
    }

    fn pairs(&self, field: &CalculatedField) -> Vec<f64> {
        let pairs = field.iter();
        pairs
            .map(|pair| f64::midpoint(self.of(pair.a), self.of(pair.b)))
            .collect()
    }
}

impl Baseline for Grades {
    fn expected(&self, field: &CalculatedField) -> Vec<f64> {
        against_field(self.pairs(field))
    }

    fn learn(&mut self, field: &CalculatedField) {
        let strength = mean(&self.pairs(field));
        for pair in field {
            let Some(outcome) = pair.outcome else {
                continue;
            };
            let together = 2.0 * (outcome.percent - 50.0 + strength);
            let grades = [self.of(pair.a), self.of(pair.b)];
            for (player, partner) in [(pair.a, grades[1]), (pair.b, grades[0])] {
                let (sum, weight) = self.implied.entry(player).or_insert((50.0, 1.0));
                *sum = *sum * self.decay + together - partner;
                *weight = *weight * self.decay + 1.0;
            }
        }
    }
}
