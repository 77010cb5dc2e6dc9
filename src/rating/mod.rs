//! The mathematics of the rating: pure functions from the club's
//! [`Book`](crate::domain::Book) to numbers.
//!
//! Source of every formula: the club article of 2009–2010 with its Excel
//! workbook. All of it works in `f64`, in rating points and percent.

pub mod calculated;
pub mod replay;
pub mod standings;

pub use calculated::{
    CalculatedField, CalculatedPair, CalculatedTournament, Norm, Outcome, Point, Source, Track,
};
pub use replay::{Moment, Replay, replay};
pub use standings::{Standing, standings};
