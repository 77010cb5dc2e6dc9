//! SQLite: the club file, its schema and journal. The only room that knows
//! rusqlite.
//!
//! One club is one ordinary file of STRICT tables, readable in any SQLite
//! tool, and a plain copy of it at rest is a good copy. It holds the club's
//! [`Book`](crate::domain::Book), the journal of all operations with their
//! before-images, and the sheets being typed. Ratings are not in it: they
//! follow from the book and are calculated anew, so that they can never
//! disagree with it. Numbers come back to the last bit, but for the sign of a
//! zero, which SQLite does not keep.
//!
//! A file is written by one program at a time, through one connection and one
//! function, in one transaction that holds the rows and their journal entry:
//! a write is there whole or not at all, whenever the power goes.
//!
//! | file | topic |
//! |---|---|
//! | `file` | [`ClubFile`], the one way in |
//! | [`backup`] | whole copies, and the way back |
//! | `create`, `open` | making a file, and refusing what is not a sound one |
//! | `making` | half-made files, and those of dead programs |
//! | `lock` | one writer at a time |
//! | `migrate` | schema versions |
//! | `read`, `write` | rows to the book and changes to rows |
//! | `championship` | the rows of championships |
//! | `cell` | values out of rows, with their place in every complaint |
//! | `journal`, `draft` | operations, and sheets as they are typed |
//! | `repair` | a thorough look at a file, and putting it in order |
//! | `fault` | what SQLite says, as a sentence |

pub mod backup;
mod cell;
mod championship;
mod create;
mod draft;
mod fault;
mod file;
mod journal;
mod lock;
mod making;
mod migrate;
mod open;
mod read;
mod repair;
mod write;

pub use file::{Access, Applied, ClubFile};
pub use journal::{Logged, State};
pub use repair::{Finding, Remedy};
