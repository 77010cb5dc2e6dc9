//! Championships: their rows, and what may be wrong with them.

mod read;
mod sense;
mod write;

pub(super) use read::{all, one};
pub(super) use sense::problems;
pub(super) use write::{put, put_all};
