//! The companion against an independent implementation, and what holds for it
//! whatever the numbers.

#[path = "companion/book.rs"]
mod book;
#[path = "../examples/simulated/club.rs"]
mod club;
#[path = "companion/laws.rs"]
mod laws;
#[path = "companion/simulated.rs"]
mod simulated;
#[path = "../examples/simulated/truth.rs"]
mod truth;
#[path = "companion/vectors.rs"]
mod vectors;
