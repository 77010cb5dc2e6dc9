//! The curves behind the pictures: what one set of coefficients does, by the
//! formulas of `rating`.

use crate::domain::{AgeUnit, Notice, Params, Scoring};
use crate::rating::familiarity::{full_familiarity, handicap as handicap_at};
use crate::rating::field::shares;
use crate::rating::percent::{Score, percents};

/// Sizes of field, in pairs, for the conversion of IMPs.
const FIELDS: [usize; 5] = [8, 12, 16, 20, 30];

/// A named curve.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shape {
    /// Its name in the legend.
    pub(super) name: Notice,
    /// `[x, y]`, from left to right.
    pub(super) points: Vec<[f64; 2]>,
}

fn shape(name: Notice, xs: impl Iterator<Item = i32>, y: impl Fn(f64) -> f64) -> Shape {
    let point = |x: i32| {
        let x = f64::from(x);
        [x, y(x)]
    };
    Shape {
        name,
        points: xs.map(point).collect(),
    }
}

/// Handicap in rating points against the last tournaments, all played
/// together.
pub(super) fn handicap(params: &Params) -> Vec<Shape> {
    let at = |together: f64| {
        // Whole numbers from 0 to 40.
        let window = (together as u32).min(params.window);
        let familiarity = full_familiarity(&Params { window, ..*params });
        handicap_at(familiarity, params)
    };
    vec![shape(Notice::new("param-curve-handicap"), 0..=40, at)]
}

/// Shares in percent of the weaker and the stronger partner against the
/// difference of their ratings.
pub(super) fn split(params: &Params) -> Vec<Shape> {
    let xs = || (0..=1500).step_by(50);
    let weaker = |difference| 100.0 * shares(0.0, difference, params.split).0;
    let stronger = |difference| 100.0 * shares(0.0, difference, params.split).1;
    vec![
        shape(Notice::new("param-curve-weaker"), xs(), weaker),
        shape(Notice::new("param-curve-stronger"), xs(), stronger),
    ]
}

/// Percent against a pair's IMPs above the mean, over `H` boards, for several
/// sizes of field.
pub(super) fn imps(params: &Params) -> Vec<Shape> {
    let field = |pairs: usize| {
        let name = Notice::new("param-curve-field").with("n", pairs);
        shape(name, (-60..=60).step_by(10), |imps| {
            percent(imps, pairs, params)
        })
    };
    FIELDS.into_iter().map(field).collect()
}

/// The percent of a pair with so many IMPs when the others share the loss.
fn percent(imps: f64, pairs: usize, params: &Params) -> f64 {
    let score = |result| Score {
        result,
        percentage: None,
        boards: None,
    };
    // A field has at most 30 pairs here.
    let others = score(-imps / (pairs as f64 - 1.0));
    let mut scores = vec![others; pairs];
    scores[0] = score(imps);
    percents(&scores, Scoring::Imps, None, params).map_or(50.0, |percents| percents[0])
}

/// Weight in percent of a tournament together against its age.
pub(super) fn memory(params: &Params) -> Vec<Shape> {
    let weight = |age: f64| {
        let forgotten = params.age == AgeUnit::Tournaments && age > f64::from(params.window);
        if forgotten {
            0.0
        } else {
            100.0 * (-params.lambda() * age).exp()
        }
    };
    vec![shape(Notice::new("param-curve-memory"), 0..=160, weight)]
}

/// Change of each of two equal partners, growth included, against the percent
/// above the norm.
pub(super) fn jump(params: &Params) -> Vec<Shape> {
    let change = |above: f64| params.jump * above / 2.0 + params.growth;
    vec![shape(Notice::new("param-curve-jump"), -20..=20, change)]
}

/// The norm in percent against the advantage over the mean of the opponents,
/// in rating points of the pair.
pub(super) fn norm(params: &Params) -> Vec<Shape> {
    let xs = (-1500..=1500).step_by(100);
    let norm = |advantage: f64| 50.0 + advantage / params.base;
    vec![shape(Notice::new("param-curve-norm"), xs, norm)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(shape: &Shape, x: f64) -> f64 {
        let point = shape.points.iter().find(|point| point[0] == x);
        point.expect("a point there")[1]
    }

    #[test]
    fn the_handicap_falls_as_the_article_says() {
        let shapes = handicap(&Params::default());
        assert!((at(&shapes[0], 0.0) - 415.515).abs() < 1e-3);
        let three = handicap_at(2.766_336, &Params::default());
        assert!((at(&shapes[0], 3.0) - three).abs() < 1e-9);
    }

    #[test]
    fn imps_per_percent_are_those_of_the_article() {
        let shapes = imps(&Params::default());
        for (shape, imps) in shapes.iter().zip([3.504, 3.901, 4.118, 4.253, 4.437]) {
            let percent = at(shape, 60.0) - 50.0;
            assert!((60.0 / percent - imps).abs() < 5e-4, "{}", shape.name);
        }
    }

    #[test]
    fn the_weaker_partner_takes_ten_parts_of_eleven_over_800_points() {
        let params = Params {
            split: 10_f64.ln() / 800.0,
            ..Params::default()
        };
        let shapes = split(&params);
        assert!((at(&shapes[0], 800.0) - 1000.0 / 11.0).abs() < 1e-9);
        assert_eq!(at(&shapes[0], 0.0), at(&shapes[1], 0.0));
    }

    #[test]
    fn seven_percent_above_the_norm_are_seventy_points() {
        let params = Params {
            growth: 0.0,
            ..Params::default()
        };
        assert_eq!(at(&jump(&params)[0], 7.0), 70.0);
        assert_eq!(at(&norm(&params)[0], 1000.0), 60.0);
    }

    #[test]
    fn memory_ends_with_the_window() {
        let params = Params {
            window: 50,
            ..Params::default()
        };
        let shapes = memory(&params);
        assert!((at(&shapes[0], 1.0) - 96.0).abs() < 1e-9);
        assert!(at(&shapes[0], 50.0) > 0.0);
        assert_eq!(at(&shapes[0], 51.0), 0.0);
    }
}
