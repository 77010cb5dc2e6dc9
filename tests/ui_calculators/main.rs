//! The calculators as a user sees them: in the whole window, without a club.

mod fibs;
mod fide;
mod redistribution;
mod stage;
