//! The tabs, one file or folder each: a state with `Default` and a `ui`.

pub mod hist;
pub mod param;
pub mod rating;
pub mod statistic;
pub mod tourn;
