//! What the words of headings, cells and lines around a table mean, in the
//! languages of clubs.

pub(super) mod direction;
pub(super) mod header;
pub(super) mod label;
mod role;
pub(super) mod scoring;
pub(super) mod spoken;
pub(super) mod stems;
pub(super) mod sums;

pub use role::Role;
