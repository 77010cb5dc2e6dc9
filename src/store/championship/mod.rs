//! Championships and their rows.

mod read;
mod write;

pub(super) use read::{CHAMPIONSHIP, ENTRANT, PAIR, SESSION, TRANSFER, all, one};
pub(super) use write::{put, put_all};
