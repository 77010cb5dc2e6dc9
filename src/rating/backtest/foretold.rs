//! What every way to foretell said before each evening.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::super::companion::{Course, Settings, rated};
use super::super::{CalculatedTournament, Replay};
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
    /// Lets all ways foretell the history, the companion from the rated evening
    /// of number `from` on.
    pub(super) fn new(
        replay: &Replay,
        (from, warm_up): (usize, usize),
        progress: &mut Progress<'_>,
    ) -> ControlFlow<(), Self> {
        ControlFlow::Continue(Self {
            means: foretold(replay, Means::default(), progress)?,
            grades: best_grades(replay, warm_up, progress)?,
            companion: companion(replay, from, progress)?,
        })
    }

    /// How much work it is.
    pub(super) fn work(replay: &Replay, from: usize) -> f64 {
        let companion: f64 = hardships(replay, from).sum();
        SIMPLE.mul_add(rated(replay).count() as f64, companion)
    }
}

fn companion(
    replay: &Replay,
    from: usize,
    progress: &mut Progress<'_>,
) -> ControlFlow<(), Vec<f64>> {
    let mut course = Course::new(replay, Settings::default(), from);
    let pairs = |evening: &CalculatedTournament| evening.fields.iter().flatten().count();
    // Never looked at: the warm-up is as long at least.
    let before = rated(replay).take(from).map(pairs).sum();
    let mut expected = vec![50.0; before];
    for (evening, hardship) in rated(replay).skip(from).zip(hardships(replay, from)) {
        progress.step(hardship)?;
        expected.extend(course.play(evening).into_iter().flatten());
    }
    ControlFlow::Continue(expected)
}

/// The work of the companion on every evening that it plays.
fn hardships(replay: &Replay, from: usize) -> impl Iterator<Item = f64> + '_ {
    let mut known: HashSet<PlayerId> = HashSet::new();
    rated(replay).skip(from).map(move |evening| {
        let pairs = evening.fields.iter().flatten();
        known.extend(pairs.flat_map(|pair| [pair.a, pair.b]));
        (known.len() as f64 / EASY).powi(2)
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
