//! “He scores what he always scores”: the mean of past percents.

use std::collections::HashMap;

use super::super::CalculatedField;
use super::baseline::{Baseline, against_field};
use crate::domain::PlayerId;

/// Every player's percents so far. A pair is expected to score the mean of
/// its partners' means, as far as that is above the field; one who never
/// played counts with 50.
#[derive(Default)]
pub(super) struct Means {
    /// Sum and count.
    past: HashMap<PlayerId, (f64, f64)>,
}

impl Means {
    fn of(&self, player: PlayerId) -> f64 {
        self.past
            .get(&player)
            .map_or(50.0, |(sum, count)| sum / count)
    }
}

impl Baseline for Means {
    fn expected(&self, field: &CalculatedField) -> Vec<f64> {
        let pairs = field.iter();
        let figures = pairs.map(|pair| f64::midpoint(self.of(pair.a), self.of(pair.b)));
        against_field(figures.collect())
    }

    fn learn(&mut self, field: &CalculatedField) {
        for pair in field {
            let Some(outcome) = pair.outcome else {
                continue;
            };
            for player in [pair.a, pair.b] {
                let (sum, count) = self.past.entry(player).or_insert((0.0, 0.0));
                *sum += outcome.percent;
                *count += 1.0;
            }
        }
    }
}
