//! The three numbers of the companion.

use crate::domain::Notice;

/// Smallest and largest `s0`, `d` and `s`.
const START_SD: (f64, f64) = (1.0, 10_000.0);
const DRIFT: (f64, f64) = (0.0, 1_000.0);
const NOISE: (f64, f64) = (0.1, 50.0);

/// What the companion assumes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// `s0`, how far a starting rating may be off: one standard deviation, in
    /// rating points, 1 to 10,000.
    pub start_sd: f64,
    /// `d`, how far a strength wanders from one rated tournament to the next,
    /// or in a week: one standard deviation, in rating points, 0 to 1,000.
    pub drift: f64,
    /// `s`, luck of an evening: the standard deviation of a result around a
    /// perfect norm, in percent, 0.1 to 50.
    pub noise: f64,
}

impl Default for Settings {
    /// The values chosen for clubs: 300, 5 and 6.
    fn default() -> Self {
        Self {
            start_sd: 300.0,
            drift: 5.0,
            noise: 6.0,
        }
    }
}

impl Settings {
    /// Whether the companion can work with them.
    ///
    /// # Errors
    /// One sentence for each that is out of its range: `confidence-s0`,
    /// `confidence-drift`, `confidence-noise`.
    pub fn check(&self) -> Result<(), Vec<Notice>> {
        let checks = [
            ("confidence-s0", self.start_sd, START_SD),
            ("confidence-drift", self.drift, DRIFT),
            ("confidence-noise", self.noise, NOISE),
        ];
        let wrong: Vec<_> = checks
            .into_iter()
            .filter(|(_, value, (low, high))| !(*low..=*high).contains(value))
            .map(|(id, value, (low, high))| {
                Notice::new(id)
                    .with("value", value)
                    .with("low", low)
                    .with("high", high)
            })
            .collect();
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }
}
