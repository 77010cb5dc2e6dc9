//! The allowed values of a coefficient.

/// The allowed values of a coefficient.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    low: f64,
    high: f64,
    low_allowed: bool,
    high_allowed: bool,
}

impl Range {
    pub(super) const fn closed(low: f64, high: f64) -> Self {
        Self {
            low,
            high,
            low_allowed: true,
            high_allowed: true,
        }
    }

    pub(super) const fn open_below(low: f64, high: f64) -> Self {
        Self {
            low_allowed: false,
            ..Self::closed(low, high)
        }
    }

    pub(super) const fn open_above(low: f64, high: f64) -> Self {
        Self {
            high_allowed: false,
            ..Self::closed(low, high)
        }
    }

    /// Whether a finite `value` lies inside.
    pub fn holds(&self, value: f64) -> bool {
        let above = value > self.low || (self.low_allowed && value == self.low);
        let below = value < self.high || (self.high_allowed && value == self.high);
        value.is_finite() && above && below
    }
}

/// `0 < x ≤ 200`, the same in every language.
impl std::fmt::Display for Range {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.high == f64::MAX {
            let sign = if self.low_allowed { '≥' } else { '>' };
            return write!(f, "{sign} {}", self.low);
        }
        if self.low_allowed && self.high_allowed {
            return write!(f, "{} … {}", self.low, self.high);
        }
        let low = if self.low_allowed { '≤' } else { '<' };
        let high = if self.high_allowed { '≤' } else { '<' };
        write!(f, "{} {low} x {high} {}", self.low, self.high)
    }
}
