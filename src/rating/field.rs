//! One field: from ratings and familiarity to what is expected of every pair,
//! and from percents to what changes.
//!
//! Source of the formulas: the club article.

use super::familiarity::handicap;
use super::{Norm, Outcome};
use crate::domain::Params;

/// Percents nearer than this share a place: they differ by rounding only.
const SAME_PERCENT: f64 = 1e-9;

/// Ratings and percents below this size cannot lead to numbers that are not
/// finite.
pub(super) const LARGEST: f64 = 1e300;

/// What is known of a pair before play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairInput {
    /// Rating of the partner named first, in rating points.
    pub rating_a: f64,
    /// Rating of the partner named second, in rating points.
    pub rating_b: f64,
    /// `T`, in recent-equivalent tournaments.
    pub familiarity: f64,
}

/// What is expected of every pair of a field. A pair alone is expected to
/// score 50, as if it met itself.
pub fn norms(pairs: &[PairInput], params: &Params) -> Vec<Norm> {
    let mut norms: Vec<_> = pairs.iter().map(|pair| alone(pair, params)).collect();
    compare(&mut norms, |norm| norm, params);
    norms
}

/// The norm of a pair that has no field.
pub(super) fn alone(pair: &PairInput, params: &Params) -> Norm {
    let handicap = handicap(pair.familiarity, params);
    let pair_rating = pair.rating_a + pair.rating_b - handicap;
    Norm {
        rating_a: pair.rating_a,
        rating_b: pair.rating_b,
        familiarity: pair.familiarity,
        handicap,
        pair_rating,
        opponents: pair_rating,
        expected: 50.0,
    }
}

/// Sets opponents and expectation of pairs that form a field.
pub(super) fn compare<T>(pairs: &mut [T], norm: impl Fn(&mut T) -> &mut Norm, params: &Params) {
    if pairs.len() < 2 {
        return;
    }
    // What stands before a pair and what stands behind it are summed apart:
    // subtracting its own rating from a total would lose digits.
    let mut before = 0.0;
    for norm in pairs.iter_mut().map(&norm) {
        norm.opponents = before;
        before += norm.pair_rating;
    }
    let others = (pairs.len() - 1) as f64;
    let mut behind = 0.0;
    for norm in pairs.iter_mut().rev().map(&norm) {
        norm.opponents = (norm.opponents + behind) / others;
        norm.expected = 50.0 + (norm.pair_rating - norm.opponents) / params.base;
        behind += norm.pair_rating;
    }
}

/// Whether a pair can be calculated without overflow.
pub(super) fn is_possible(norm: &Norm) -> bool {
    [norm.rating_a, norm.rating_b, norm.expected]
        .iter()
        .all(|number| number.abs() < LARGEST)
}

/// What every pair of a field did, from the percents in the order of `norms`.
/// An evening that is not `rated` gives places and no changes.
pub fn outcomes(norms: &[Norm], percents: &[f64], params: &Params, rated: bool) -> Vec<Outcome> {
    norms
        .iter()
        .zip(percents)
        .map(|(norm, percent)| outcome(norm, *percent, percents, params, rated))
        .collect()
}

/// What one pair did in a field with those percents.
pub(super) fn outcome(
    norm: &Norm,
    percent: f64,
    percents: &[f64],
    params: &Params,
    rated: bool,
) -> Outcome {
    let (change, growth) = if rated {
        ((percent - norm.expected) * params.jump, params.growth)
    } else {
        (0.0, 0.0)
    };
    let (share_a, share_b) = shares(norm.rating_a, norm.rating_b, params.split);
    let (change_a, change_b) = (change * share_a, change * share_b);
    let better = |other: &&f64| **other > percent + SAME_PERCENT;
    Outcome {
        percent,
        // Fields are small: counting is faster than sorting.
        place: 1 + percents.iter().filter(better).count(),
        change,
        change_a,
        change_b,
        new_a: norm.rating_a + change_a + growth,
        new_b: norm.rating_b + change_b + growth,
    }
}

/// How two partners share a change; the weaker gets the larger part. Equal to
/// `1/(1+e)` and `e/(1+e)` with `e = exp(k·(Ra − Rb))`, written so that no
/// finite ratings overflow.
///
/// ```
/// use tandem::rating::field::shares;
/// let (expert, average) = shares(900.0, 100.0, 0.0029);
/// assert!((average / expert - 10.0).abs() < 0.2);
/// assert_eq!(shares(f64::MAX, f64::MIN, 0.0029), (0.0, 1.0));
/// ```
pub fn shares(rating_a: f64, rating_b: f64, split: f64) -> (f64, f64) {
    let exponent = 2.0 * split * (rating_a / 2.0 - rating_b / 2.0);
    let e = (-exponent.abs()).exp();
    let (stronger, weaker) = (e / (1.0 + e), 1.0 / (1.0 + e));
    if exponent > 0.0 {
        (stronger, weaker)
    } else {
        (weaker, stronger)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn average(familiarity: f64) -> PairInput {
        PairInput {
            rating_a: 100.0,
            rating_b: 100.0,
            familiarity,
        }
    }

    /// The article's examples from which `K` was derived.
    #[test]
    fn average_players_win_seventy_or_lose_fifty() {
        let params = Params::default();
        let norms = norms(&[average(3.0); 4], &params);
        let outcomes = outcomes(&norms, &[57.0, 45.0, 49.0, 49.0], &params, true);
        assert!((outcomes[0].change_a - 70.0).abs() < 1e-9);
        assert!((outcomes[0].change_b - 70.0).abs() < 1e-9);
        assert!((outcomes[1].change_a + 50.0).abs() < 1e-9);
        assert!((outcomes[1].new_a - (100.0 - 50.0 + 0.2)).abs() < 1e-9);
    }

    /// Error counts 2 and 20 of the article: 10 : 1 over 800 points.
    #[test]
    fn the_split_follows_the_error_counts() {
        let derived = 10.0_f64.ln() / 800.0;
        assert!((derived - 0.002_878).abs() < 5e-7);
        assert!((derived - Params::default().split).abs() < 5e-5);
        let (expert, average) = shares(900.0, 100.0, derived);
        assert!((average / expert - 10.0).abs() < 1e-9);
    }

    #[test]
    fn opponents_are_the_others_to_the_last_digit() {
        let huge = PairInput {
            rating_a: 1e300,
            rating_b: 0.0,
            familiarity: 0.0,
        };
        let norms = norms(&[huge, average(24.0)], &Params::default());
        assert_eq!(norms[0].opponents, norms[1].pair_rating);
        assert_eq!(norms[1].opponents, norms[0].pair_rating);
    }

    #[test]
    fn a_pair_alone_is_expected_to_score_fifty() {
        let norms = norms(&[average(0.0)], &Params::default());
        assert_eq!(norms[0].expected, 50.0);
    }

    #[test]
    fn places_are_shared_and_unrated_evenings_change_nothing() {
        let params = Params::default();
        let norms = norms(&[average(0.0); 4], &params);
        let percents = [40.0, 55.0, 55.0 + 1e-12, 50.0];
        let outcomes = outcomes(&norms, &percents, &params, false);
        let places: Vec<_> = outcomes.iter().map(|outcome| outcome.place).collect();
        assert_eq!(places, [4, 1, 1, 3]);
        assert!(outcomes.iter().all(|o| o.change == 0.0 && o.new_a == 100.0));
    }
}
