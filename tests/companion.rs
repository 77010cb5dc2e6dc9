//! The companion against an independent implementation, and what holds for it
//! whatever the numbers.

#[path = "companion/book.rs"]
mod book;
#[path = "companion/laws.rs"]
mod laws;
#[path = "companion/vectors.rs"]
mod vectors;
