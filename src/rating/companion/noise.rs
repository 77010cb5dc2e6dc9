//! The luck of the club's evenings, from its own history.

use std::ops::ControlFlow;

use super::{Course, GoOn, Settings, rated};
use crate::rating::Replay;

/// Rated tournaments and pairs from which on there is something to estimate.
const FEWEST_EVENINGS: usize = 5;
const FEWEST_PAIRS: usize = 40;
/// The newest tournaments that are asked: with ten pairs each they tell `s` to
/// 2 % of itself, and older ones would only take time.
const NEWEST: usize = 150;
/// Where `s` is looked for, in percent.
const LOW: f64 = 1.0;
const HIGH: f64 = 30.0;
/// First step of the logarithm of `s`.
const STEP: f64 = 0.25;
/// Parabolas laid through the summit; they leave less than 0.3 % of the value.
const PARABOLAS: u32 = 2;

/// The `s` under which the club's results were most likely, each field
/// foretold from what was before it, with the other settings as they are; in
/// percent, 1 to 30. `None` when the history is too short to tell: fewer than
/// five rated tournaments or forty results.
pub fn estimate_noise(replay: &Replay, settings: Settings) -> Option<f64> {
    match estimate(replay, settings, &mut || ControlFlow::Continue(())) {
        ControlFlow::Continue(noise) => noise,
        ControlFlow::Break(()) => None,
    }
}

/// The same, asking before every tournament whether to go on.
pub(super) fn estimate(
    replay: &Replay,
    settings: Settings,
    go_on: GoOn<'_>,
) -> ControlFlow<(), Option<f64>> {
    let from = rated(replay).count().saturating_sub(NEWEST);
    let Some(near) = error_of_norm(replay, from) else {
        return ControlFlow::Continue(None);
    };
    let likelihood = |logarithm: f64| {
        let noise = logarithm.exp();
        let mut course = Course::new(replay, Settings { noise, ..settings }, from);
        for evening in rated(replay).skip(from) {
            go_on()?;
            course.play(evening);
        }
        ControlFlow::Continue(course.likelihood())
    };
    let noise = highest(likelihood, near.ln(), (LOW.ln(), HIGH.ln()))?;
    ControlFlow::Continue(Some(noise.exp()))
}

/// The root mean square of result less norm in the rated tournaments from
/// `from` on: `s` is a little below. `None` when there are too few.
fn error_of_norm(replay: &Replay, from: usize) -> Option<f64> {
    let evenings = || rated(replay).skip(from);
    let pairs = evenings().flat_map(|evening| evening.fields.iter().flatten());
    let (mut count, mut squares) = (0, 0.0);
    for pair in pairs {
        count += 1;
        let error = |percent: f64| percent - pair.norm.expected;
        squares += pair.outcome.map_or(0.0, |o| error(o.percent).powi(2));
    }
    let enough = evenings().count() >= FEWEST_EVENINGS && count >= FEWEST_PAIRS;
    // Results without any luck have no logarithm.
    enough.then(|| (squares / count as f64).sqrt().max(LOW))
}

/// Where a smooth function with one summit has it between two ends: steps from
/// `near` until it lies between two points, then parabolas through the three
/// highest neighbours.
fn highest(
    mut function: impl FnMut(f64) -> ControlFlow<(), f64>,
    near: f64,
    (low, high): (f64, f64),
) -> ControlFlow<(), f64> {
    let near = near.clamp(low + STEP, high - STEP);
    let mut points = Vec::new();
    for x in [near - STEP, near, near + STEP] {
        points.push((x, function(x)?));
    }
    let mut parabolas = 0;
    loop {
        let summit = summit(&points);
        let (x, _) = points[summit];
        let next = if summit == 0 && x > low {
            (x - STEP).max(low)
        } else if summit + 1 == points.len() && x < high {
            (x + STEP).min(high)
        } else {
            let top = top(&points, summit);
            if parabolas == PARABOLAS || top == x {
                return ControlFlow::Continue(top);
            }
            parabolas += 1;
            top
        };
        let at = points.partition_point(|(other, _)| *other < next);
        points.insert(at, (next, function(next)?));
    }
}

/// The highest of some points.
fn summit(points: &[(f64, f64)]) -> usize {
    let height = |at: &usize| points[*at].1;
    let highest = (0..points.len()).max_by(|one, other| height(one).total_cmp(&height(other)));
    highest.unwrap_or(0)
}

/// The top of the parabola through a point and its neighbours; the point
/// itself at an end, or where the three lie in a line.
fn top(points: &[(f64, f64)], at: usize) -> f64 {
    let (x, y) = points[at];
    let neighbours = at.checked_sub(1).map(|left| points[left]);
    let Some(((left, below), (right, beyond))) = neighbours.zip(points.get(at + 1).copied()) else {
        return x;
    };
    let (first, second) = ((x - left) * (y - beyond), (x - right) * (y - below));
    let shift = 0.5 * ((x - left) * first - (x - right) * second) / (first - second);
    if shift.is_finite() { x - shift } else { x }
}

#[cfg(test)]
mod tests {
    use super::super::super::replay;
    use super::super::super::testing::{club, day, evening, season};
    use super::*;
    use crate::domain::Kind;

    #[test]
    fn the_summit_is_found() {
        let found = |top: f64, near: f64| {
            let hill = |x: f64| ControlFlow::Continue(-(x - top).cosh());
            match highest(hill, near, (0.0, 3.0)) {
                ControlFlow::Continue(x) => x,
                ControlFlow::Break(()) => f64::NAN,
            }
        };
        for (top, near) in [(1.25, 1.3), (2.0, 0.1), (0.4, 2.9), (1.0, 1.0)] {
            assert!((found(top, near) - top).abs() < 1e-3, "{top} from {near}");
        }
        // Beyond the ends it is at the end.
        assert_eq!([found(-1.0, 1.0), found(9.0, 1.0)], [0.0, 3.0]);
    }

    #[test]
    fn a_short_history_tells_nothing() {
        assert_eq!(
            estimate_noise(&replay(&season(4)), Settings::default()),
            None
        );
        assert!(estimate_noise(&replay(&season(10)), Settings::default()).is_some());
    }

    /// Players of equal strength whose results are pure luck of known size.
    #[test]
    fn the_luck_put_in_comes_out() {
        for spread in [3.0, 9.0] {
            let mut luck = fastrand::Rng::with_seed(5);
            let mut normal = || (0..12).map(|_| luck.f64()).sum::<f64>() - 6.0;
            let mut book = club(&[100.0; 24]);
            for week in 0..60 {
                let rows: Vec<_> = (0..12)
                    .map(|seat| (1 + seat, 13 + (seat + week) % 12, 50.0 + spread * normal()))
                    .collect();
                evening(&mut book, day(1 + 7 * week), Kind::Rated, &rows);
            }
            book.params = crate::domain::ParamHistory::new(crate::domain::Params {
                handicap: 0.0,
                ..crate::domain::Params::default()
            });
            let settings = Settings {
                start_sd: 10.0,
                drift: 0.0,
                ..Settings::default()
            };
            let found = estimate_noise(&replay(&book), settings).unwrap();
            assert!((found / spread - 1.0).abs() < 0.08, "{spread}: {found}");
        }
    }
}
