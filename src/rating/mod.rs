//! The mathematics of the rating: pure functions from the club's
//! [`Book`](crate::domain::Book) to numbers.
//!
//! Source of every formula: the club article of 2009–2010 with its Excel
//! workbook. All of it works in `f64`, in rating points and percent.
//!
//! The other systems of the house, [`fibs`], [`fide`] and [`redistribution`],
//! know no club: each is a small module of pure functions.
//!
//! [`championship`] is the second workbook: sessions without familiarity and
//! growth, by the same percents, norms and changes.
//!
//! One evening goes through [`percent`] (results), [`familiarity`] (handicaps)
//! and [`field`] (norms and changes); [`mod@replay`] plays the whole history
//! that way, and everything else reads what it gives.

pub mod backtest;
pub mod best;
pub mod calculated;
pub mod championship;
pub mod companion;
pub mod core_sum;
pub mod explain;
pub mod familiarity;
pub mod fibs;
pub mod fide;
pub mod field;
mod history;
mod partnerships;
pub mod percent;
pub mod redistribution;
pub mod replay;
mod seating;
pub mod standings;
mod story;
#[cfg(test)]
mod testing;

pub use backtest::{Backtest, backtest};
pub use best::{Best, best_params};
pub use calculated::{
    CalculatedField, CalculatedPair, CalculatedTournament, Norm, Outcome, Point, Source, Track,
};
pub use core_sum::{CorePoint, core, core_sums};
pub use explain::{Step, Term, explain};
pub use field::{PairInput, norms, outcomes};
pub use percent::{Score, percents};
pub use replay::{Moment, Replay, replay};
pub use standings::{Standing, main_figure, standings};
