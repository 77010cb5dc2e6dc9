//! What is known of one player, and of two beside each other.

use super::Companion;
use crate::domain::{PlayerId, tournament::partnership};

/// How much of the doubt about the difference of two players must be left for
/// them to be inseparable, as a share of its deviation before play (chosen).
const DOUBT_LEFT: f64 = 0.85;
/// And how much sharper their sum must be than their difference (chosen).
const SUM_SHARPER: f64 = 0.6;

/// A rating as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief {
    /// The most likely rating, in rating points.
    pub mean: f64,
    /// One standard deviation, in rating points, 0 or more: the true rating is
    /// within it in two cases of three, within twice that in nineteen of
    /// twenty.
    pub sd: f64,
}

/// Two partners whose sum is known and whose difference is not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inseparable {
    /// The partner with the smaller number.
    pub a: PlayerId,
    /// The other.
    pub b: PlayerId,
    /// Standard deviation of the sum of their ratings, in rating points.
    pub sum_sd: f64,
    /// Standard deviation of the difference of their ratings, in rating
    /// points.
    pub difference_sd: f64,
}

impl Companion {
    /// The probability that `a` is better than `b`, 0 to 1: one half where
    /// nothing is known, as of a player beside himself. `None` if the club
    /// does not know one of them.
    ///
    /// `Φ((m_a − m_b)/√(P_aa + P_bb − 2·P_ab))`; `P_ab` is 0 where one of them
    /// [made room](super::MOST_PLAYERS).
    pub fn better(&self, a: PlayerId, b: PlayerId) -> Option<f64> {
        let (first, second) = (self.belief(a)?, self.belief(b)?);
        if a == b {
            return Some(0.5);
        }
        let (_, difference_sd) = self.spread(a, b)?;
        let ahead = first.mean - second.mean;
        Some(match difference_sd > 0.0 {
            true => normal_below(ahead / difference_sd),
            false if ahead == 0.0 => 0.5,
            false => f64::from(ahead > 0.0),
        })
    }

    /// Partners who cannot be told apart: the results say what the two are
    /// worth together, and next to nothing about who of them is the better
    /// one. Mostly players with only ever one partner.
    pub fn inseparable(&self) -> &[Inseparable] {
        &self.inseparable
    }

    /// Looks for them among all partners.
    pub(super) fn find_inseparable(&self) -> Vec<Inseparable> {
        let partners = self.partners.iter();
        let pairs = partners.filter_map(|(a, b)| self.inseparable_pair(*a, *b));
        pairs.collect()
    }

    /// The same of two of them; `None` if they can be told apart, never played
    /// together, or one of them [made room](super::MOST_PLAYERS), so that it is
    /// no longer known.
    pub fn inseparable_pair(&self, a: PlayerId, b: PlayerId) -> Option<Inseparable> {
        let (a, b) = partnership(a, b);
        let partners = self.partners.contains(&(a, b));
        let (sum_sd, difference_sd) = partners.then(|| self.spread(a, b)).flatten()?;
        let unknown = std::f64::consts::SQRT_2 * self.settings().start_sd;
        let doubtful =
            difference_sd >= DOUBT_LEFT * unknown && sum_sd <= SUM_SHARPER * difference_sd;
        doubtful.then_some(Inseparable {
            a,
            b,
            sum_sd,
            difference_sd,
        })
    }

    /// Deviations of the sum and of the difference of two players' ratings.
    fn spread(&self, a: PlayerId, b: PlayerId) -> Option<(f64, f64)> {
        let (first, second) = (self.belief(a)?, self.belief(b)?);
        let apart = first.sd * first.sd + second.sd * second.sd;
        let shared = 2.0 * self.covariance(a, b);
        let sd = |variance: f64| variance.max(0.0).sqrt();
        Some((sd(apart + shared), sd(apart - shared)))
    }
}

/// `Φ`, the standard normal distribution.
fn normal_below(x: f64) -> f64 {
    0.5 * libm::erfc(-x * std::f64::consts::FRAC_1_SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::super::super::replay;
    use super::super::super::testing::{club, day, evening};
    use super::super::{Settings, companion};
    use super::*;
    use crate::domain::Kind;

    #[test]
    fn the_normal_distribution_has_its_published_values() {
        for (x, wanted) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_543),
            (-1.959_963_984_540_054, 0.025),
        ] {
            assert!((normal_below(x) - wanted).abs() < 1e-14, "{x}");
        }
        assert_eq!((normal_below(-1e9), normal_below(1e9)), (0.0, 1.0));
    }

    #[test]
    fn only_ever_one_partner_cannot_be_told_apart() {
        let mut book = club(&[100.0; 12]);
        for week in 0..30 {
            // The first two pairs are steady, the other eight players change.
            let mut rows = vec![(1, 2, 58.0), (3, 4, 52.0)];
            for seat in 0..4 {
                rows.push((5 + seat, 9 + (seat + week) % 4, 45.0 + seat as f64));
            }
            evening(&mut book, day(1 + 7 * week), Kind::Rated, &rows);
        }
        let companion = companion(&replay(&book), Settings::default());
        let pairs: Vec<_> = companion
            .inseparable()
            .iter()
            .map(|pair| (pair.a.0, pair.b.0))
            .collect();
        assert_eq!(pairs, [(1, 2), (3, 4)]);
        let pair = |a, b| companion.inseparable_pair(PlayerId(a), PlayerId(b));
        assert_eq!(pair(2, 1), Some(companion.inseparable()[0]));
        // Partners who change, and players who never met.
        assert_eq!((pair(5, 9), pair(1, 3)), (None, None));
        // Equal on all accounts: nobody is the better one.
        let better = companion.better(PlayerId(1), PlayerId(2)).unwrap();
        assert!((better - 0.5).abs() < 1e-9);
        assert_eq!(companion.better(PlayerId(1), PlayerId(1)), Some(0.5));
        assert_eq!(companion.better(PlayerId(1), PlayerId(99)), None);
    }
}
