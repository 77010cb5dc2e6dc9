//! The tab Championship.

pub mod totals;
