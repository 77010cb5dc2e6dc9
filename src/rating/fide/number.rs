//! The exact numbers of the regulations.

use crate::domain::Notice;

/// A score: half points, counted whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// That many half points.
    pub const fn from_halves(halves: i32) -> Self {
        Self(halves)
    }

    /// The result of one game as typed: 1, 0.5 or 0.
    ///
    /// # Errors
    /// `fide-score` for anything else.
    pub fn of_game(score: f64) -> Result<Self, Notice> {
        [(0.0, 0), (0.5, 1), (1.0, 2)]
            .into_iter()
            .find(|(points, _)| *points == score)
            .map(|(_, halves)| Self(halves))
            .ok_or_else(|| Notice::new("fide-score").with("score", score))
    }

    /// In half points.
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// In points, for showing.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    /// In hundredths of a point, to be compared with expected scores.
    pub fn hundredths(self) -> Hundredths {
        Hundredths(50 * i64::from(self.0))
    }
}

impl std::ops::Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, |sum, one| sum + one)
    }
}

/// A score or a rating change: hundredths of a point, counted whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hundredths(pub i64);

impl Hundredths {
    /// In points, for showing.
    pub fn as_f64(self) -> f64 {
        // Exact: no event has so many games.
        self.0 as f64 / 100.0
    }

    /// To whole points, half away from zero.
    ///
    /// ```
    /// use tandem::rating::fide::Hundredths;
    /// assert_eq!(Hundredths(-250).rounded(), -3);
    /// assert_eq!(Hundredths(249).rounded(), 2);
    /// ```
    pub fn rounded(self) -> i32 {
        let whole = self.0.signum() * ((self.0.abs() + 50) / 100);
        i32::try_from(whole).expect("K and the games of an event bound a change")
    }
}

impl std::ops::Sub for Hundredths {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl std::ops::Mul<i32> for Hundredths {
    type Output = Self;

    fn mul(self, factor: i32) -> Self {
        Self(self.0 * i64::from(factor))
    }
}

impl std::iter::Sum for Hundredths {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        Self(all.map(|one| one.0).sum())
    }
}

/// A quotient of whole numbers, the denominator positive, rounded half up.
pub(super) fn half_up(numerator: i64, denominator: i64) -> i32 {
    let whole = (2 * numerator + denominator).div_euclid(2 * denominator);
    i32::try_from(whole).expect("means of ratings and percentages are small")
}

/// A score of `halves` half points in `games` games as a whole percentage,
/// half up.
pub(super) fn percent(halves: i32, games: usize) -> i32 {
    half_up(50 * i64::from(halves), count(games))
}

/// A number of games in calculations.
pub(super) fn count(games: usize) -> i64 {
    i64::try_from(games).expect("a list of games fits into memory")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_go_away_from_zero_and_percentages_up() {
        for (hundredths, whole) in [(50, 1), (-50, -1), (49, 0), (-149, -1), (-150, -2)] {
            assert_eq!(Hundredths(hundredths).rounded(), whole, "{hundredths}");
        }
        assert_eq!(half_up(5, 2), 3);
        assert_eq!(half_up(-5, 2), -2);
        assert_eq!(percent(14, 9), 78);
        assert_eq!(percent(1, 4), 13);
    }

    #[test]
    fn a_game_gives_one_a_half_or_nothing() {
        assert_eq!(Points::of_game(0.5), Ok(Points::from_halves(1)));
        for wrong in [2.0, -1.0, 0.25, f64::NAN] {
            assert!(Points::of_game(wrong).is_err(), "{wrong}");
        }
    }
}
