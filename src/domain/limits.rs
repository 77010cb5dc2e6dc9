//! How large the numbers of a club may be.

/// Largest rating that can be given by hand, either sign, in rating points.
pub const LARGEST_RATING: f64 = 100_000.0;

/// Largest result of a pair, either sign: far beyond any real one.
pub const LARGEST_RESULT: f64 = 1_000_000.0;
