//! Chess: the rating of the international federation FIDE.
//!
//! Source: FIDE Rating Regulations in force since 1 March 2024, with the
//! change of 8.3.1 of 1 October 2025, and the Rapid and Blitz Rating
//! Regulations with the change of 1 December 2024. Expected scores and
//! rating differences are those of the printed tables 8.1.1 and 8.1.2
//! ([`tables`]), which no curve reproduces.
//!
//! Everything is counted in integers: results in half points, expected scores
//! in hundredths, so that a change of −2.50 is a tie and not a neighbour of
//! one. A change is rounded once, at the end, half away from zero.
//!
//! [`calculate`] rates an event of a player with a rating, [`initial()`] gives
//! the first rating, [`performance()`] the performance rating; [`totals()`] and
//! [`needed()`] look ahead.

mod event;
mod game;
mod initial;
mod k;
mod number;
mod outlook;
mod performance;
pub mod tables;

pub use event::{Calculated, CalculatedGame, Event, calculate};
pub use game::{Expectation, Game, NotCounted, Outcome, Speed, check_opponent, expectation};
pub use initial::{Initial, Unpublished, initial};
pub use k::{Facts, K, KChoice, KReason, check_k};
pub use number::{Hundredths, Points};
pub use outlook::{Needed, Total, check_target, needed, totals};
pub use performance::{Performance, performance};

use crate::domain::Notice;

/// Below this no rating is published, in rating points.
pub const FLOOR: i32 = 1400;

/// Lowest rating taken as input: what lists before March 2024 had.
pub const LOWEST_RATING: i32 = 1000;

/// Highest rating taken as input; nobody was ever near it.
pub const HIGHEST_RATING: i32 = 3500;

/// The player's own rating as typed.
///
/// # Errors
/// `fide-rating` unless it is a whole number from [`LOWEST_RATING`] to
/// [`HIGHEST_RATING`].
pub fn check_rating(rating: f64) -> Result<i32, Notice> {
    whole_rating(rating).ok_or_else(|| out_of_range("fide-rating", rating))
}

/// The rating that a player brings to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// In rating points.
    pub rating: i32,
    /// Whether it is the standard rating, for the list of rapid or blitz has
    /// none yet.
    pub is_standard: bool,
}

impl Start {
    /// From the rating on the list of that speed and the standard rating;
    /// `None` when the player is unrated.
    ///
    /// ```
    /// use tandem::rating::fide::{Speed, Start};
    /// let start = Start::new(Speed::Blitz, None, Some(1900)).expect("rated");
    /// assert!(start.rating == 1900 && start.is_standard);
    /// assert_eq!(Start::new(Speed::Standard, None, None), None);
    /// ```
    pub fn new(speed: Speed, own: Option<i32>, standard: Option<i32>) -> Option<Self> {
        let is_standard = own.is_none() && speed != Speed::Standard;
        let rating = if is_standard { standard } else { own };
        rating.map(|rating| Self {
            rating,
            is_standard,
        })
    }

    /// The sentence about a standard rating.
    pub fn remark(&self) -> Option<Notice> {
        self.is_standard
            .then(|| Notice::new("fide-standard-taken").with("rating", self.rating))
    }
}

fn whole_rating(rating: f64) -> Option<i32> {
    let inside = (f64::from(LOWEST_RATING)..=f64::from(HIGHEST_RATING)).contains(&rating);
    // Exact: the number is whole and fits.
    (inside && rating.fract() == 0.0).then_some(rating as i32)
}

fn out_of_range(id: &'static str, rating: f64) -> Notice {
    Notice::new(id)
        .with("rating", rating)
        .with("least", LOWEST_RATING)
        .with("most", HIGHEST_RATING)
}
