//! The strength `S` suggested for a session.
//!
//! The article gives 10 to 16 by the rank of the session, and names neither
//! ranks nor borders. *Chosen*: a straight line over the mean rating of the
//! players, in whole steps. A mean of +100, the middle of the average players,
//! gives 10; +1100, where internationals begin, gives 16; the middle between
//! them, +600, gives 13.

use crate::domain::Level;
use crate::domain::championship::STRENGTHS;

/// What a strength means in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// 10 and 11: a session of average players.
    Club,
    /// 12 to 14: experienced players and experts.
    Middle,
    /// 15 and 16: internationals.
    International,
}

impl Rank {
    /// The rank that a strength is for.
    pub fn of(strength: f64) -> Self {
        match strength {
            s if s < 12.0 => Self::Club,
            s if s < 15.0 => Self::Middle,
            _ => Self::International,
        }
    }

    /// The identifier of its description.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Club => "championship-rank-club",
            Self::Middle => "championship-rank-middle",
            Self::International => "championship-rank-international",
        }
    }
}

/// `S` for a session of players with these ratings, a whole number from 10 to
/// 16; `None` without players.
///
/// ```
/// use tandem::rating::championship::suggested_strength;
/// assert_eq!(suggested_strength([0.0, 200.0]), Some(10.0));
/// assert_eq!(suggested_strength([600.0]), Some(13.0));
/// assert_eq!(suggested_strength([1500.0, 1200.0]), Some(16.0));
/// ```
pub fn suggested_strength(ratings: impl IntoIterator<Item = f64>) -> Option<f64> {
    let ratings: Vec<f64> = ratings.into_iter().collect();
    if ratings.is_empty() {
        return None;
    }
    let mean = super::percent::mean(&ratings);
    let (least, most) = STRENGTHS;
    let low = Level::Average.start();
    let high = Level::International.floor();
    let share = ((mean - low) / (high - low)).clamp(0.0, 1.0);
    Some((least + share * (most - least)).round())
}
