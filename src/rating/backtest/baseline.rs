//! Other ways to foretell results, each from what was before the evening.

use std::ops::ControlFlow;

use super::super::companion::rated;
use super::super::{CalculatedField, Replay};
use super::progress::Progress;

/// A way to foretell that learns from results.
pub(super) trait Baseline {
    /// What is expected of every pair of a field, in percent.
    fn expected(&self, field: &CalculatedField) -> Vec<f64>;
    /// Learns what the pairs of a field did.
    fn learn(&mut self, field: &CalculatedField);
}

/// What was expected of every pair of every rated evening before it, one after
/// the other: an evening is learnt from as a whole.
pub(super) fn foretold(
    replay: &Replay,
    mut baseline: impl Baseline,
    progress: &mut Progress<'_>,
) -> ControlFlow<(), Vec<f64>> {
    let mut expected = Vec::new();
    for evening in rated(replay) {
        progress.step(1.0)?;
        for field in &evening.fields {
            expected.extend(baseline.expected(field));
        }
        for field in &evening.fields {
            baseline.learn(field);
        }
    }
    ControlFlow::Continue(expected)
}

/// 50 % and what each is above the mean of the field.
pub(super) fn against_field(mut figures: Vec<f64>) -> Vec<f64> {
    let mean = mean(&figures);
    for figure in &mut figures {
        *figure += 50.0 - mean;
    }
    figures
}

/// The mean of some numbers, 50 for none.
pub(super) fn mean(figures: &[f64]) -> f64 {
    match figures.len() {
        0 => 50.0,
        count => figures.iter().sum::<f64>() / count as f64,
    }
}
