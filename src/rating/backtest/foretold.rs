//! What every way to foretell said before each evening.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::super::Replay;
use super::super::companion::{Course, MOST_PLAYERS, Settings, rated};
use super::baseline::foretold;
use super::grades::{DECAYS, Grades};
use super::means::Means;
use super::progress::Progress;
use crate::domain::PlayerId;

/// Players among whom the companion takes as long for an evening as a simple
/// way to foretell; it takes four times as long among twice as many (measured).
const EASY: f64 = 25.0;
/// Simple ways, each played once over the history.
const SIMPLE: f64 = 1.0 + DECAYS.len() as f64;

/// What was expected of every pair of every rated evening, in percent.
pub(super) struct Foretold {
    pub(super) means: Vec<f64>,
    pub(super) grades: Vec<f64>,
    pub(super) companion: Vec<f64>,
}

impl Foretold {
    /// Lets all ways foretell the history.
    pub(super) fn new(
        replay: &Replay,
        warm_up: usize,
        progress: &mut Progress<'_>,
    ) -> ControlFlow<(), Self> {
        ControlFlow::Continue(Self {
            means: foretold(replay, Means::default(), progress)?,
            grades: best_grades(replay, warm_up, progress)?,
            companion: companion(replay, progress)?,
        })
    }

    /// How much work it is.
    pub(super) fn work(replay: &Replay) -> f64 {
        let companion: f64 = hardships(replay).sum();
        SIMPLE.mul_add(rated(replay).count() as f64, companion)
    }
}

fn companion(replay: &Replay, progress: &mut Progress<'_>) -> ControlFlow<(), Vec<f64>> {
    let mut course = Course::new(replay, Settings::default(), 0);
    let mut expected = Vec::new();
    for (evening, hardship) in rated(replay).zip(hardships(replay)) {
        progress.step(hardship)?;
        expected.extend(course.play(evening).into_iter().flatten());
    }
    ControlFlow::Continue(expected)
}

/// The work of the companion on every evening that it plays.
fn hardships(replay: &Replay) -> impl Iterator<Item = f64> + '_ {
    let mut known: HashSet<PlayerId> = HashSet::new();
    rated(replay).map(move |evening| {
        let pairs = evening.fields.iter().flatten();
        known.extend(pairs.flat_map(|pair| [pair.a, pair.b]));
        (known.len().min(MOST_PLAYERS) as f64 / EASY).powi(2)
    })
}

/// What the grades foretold under the decay that would have been best after
/// the warm-up: chosen with hindsight, which favours them.
fn best_grades(
    replay: &Replay,
    warm_up: usize,
    progress: &mut Progress<'_>,
) -> ControlFlow<(), Vec<f64>> {
    let percents = || {
        let pairs = rated(replay).enumerate().flat_map(|(at, evening)| {
            let pairs = evening.fields.iter().flatten();
            pairs.map(move |pair| (at >= warm_up, pair.outcome))
        });
        pairs.map(|(counts, outcome)| outcome.filter(|_| counts))
    };
    let error = |expected: &[f64]| -> f64 {
        let both = expected.iter().zip(percents());
        both.filter_map(|(expected, outcome)| Some((outcome?.percent - expected).powi(2)))
            .sum()
    };
    let (mut best, mut least) = (Vec::new(), f64::INFINITY);
    for decay in DECAYS {
        let expected = foretold(replay, Grades::new(decay), progress)?;
        let error = error(&expected);
        if best.is_empty() || error < least {
            (best, least) = (expected, error);
        }
    }
    ControlFlow::Continue(best)
}
