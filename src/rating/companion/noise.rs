//! The luck of the club's evenings, from its own history.

use super::{Course, Settings, rated};
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
/// Golden sections: they leave 0.3 % of the value.
const SECTIONS: u32 = 15;
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// The `s` under which the club's results were most likely, each field
/// foretold from what was before it, with the other settings as they are; in
/// percent, 1 to 30. `None` when the history is too short to tell: fewer than
/// five rated tournaments or forty results.
pub fn estimate_noise(replay: &Replay, settings: Settings) -> Option<f64> {
    let evenings = rated(replay).count();
    let from = evenings.saturating_sub(NEWEST);
    let pairs = rated(replay)
        .skip(from)
        .flat_map(|t| t.fields.iter().flatten());
    if evenings < FEWEST_EVENINGS || pairs.count() < FEWEST_PAIRS {
        return None;
    }
    let likelihood = |logarithm: f64| {
        let noise = logarithm.exp();
        let mut course = Course::new(replay, Settings { noise, ..settings }, from);
        for evening in rated(replay).skip(from) {
            course.play(evening);
        }
        course.likelihood()
    };
    Some(highest(likelihood, LOW.ln(), HIGH.ln()).exp())
}

/// Where a function with one summit has it, by golden sections.
fn highest(function: impl Fn(f64) -> f64, mut low: f64, mut high: f64) -> f64 {
    let inner = |low: f64, high: f64| high - GOLDEN * (high - low);
    let outer = |low: f64, high: f64| low + GOLDEN * (high - low);
    let (mut left, mut right) = (function(inner(low, high)), function(outer(low, high)));
    for _ in 0..SECTIONS {
        if left >= right {
            high = outer(low, high);
            right = left;
            left = function(inner(low, high));
        } else {
            low = inner(low, high);
            left = right;
            right = function(outer(low, high));
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::super::super::replay;
    use super::super::super::testing::{club, day, evening, season};
    use super::*;
    use crate::domain::Kind;

    #[test]
    fn the_summit_is_found() {
        let summit = highest(|x| -(x - 1.25) * (x - 1.25), 0.0, 3.0);
        assert!((summit - 1.25).abs() < 3.0 * GOLDEN.powi(SECTIONS as i32));
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
