//! Bytes to neutral structures and back: what directors have in files, and
//! what the program writes for them.
//!
//! Reading goes [`load`] → [`decode()`] → [`read`]; every reader of result
//! files gives the same [`ResultFile`]. Writing goes [`Table`] or [`Chart`] →
//! [`mod@write`] → [`atomic::write`], whole or not at all.

pub mod atomic;
pub mod chart;
pub mod decode;
pub mod folder;
mod leftovers;
pub mod read;
pub mod results;
pub mod sheets;
pub mod sniff;
pub mod table;
pub mod write;

pub use chart::Chart;
pub use decode::{Charset, decode, decode_as, load};
use leftovers::sweep;
pub use results::{ResultFile, ResultPair, Skipped};
pub use sniff::{Separator, sniff};
pub use table::{Cell, Column, Table};
