//! The allowed values of a coefficient.

use crate::domain::Notice;

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

    /// The range in words: `0 < x ≤ 200`.
    pub fn notice(&self) -> Notice {
        let id = match (self.low_allowed, self.high_allowed) {
            (true, _) if self.high == f64::MAX => "range-from",
            (false, _) if self.high == f64::MAX => "range-above",
            (true, true) => "range-within",
            (true, false) => "range-below",
            (false, true) => "range-up-to",
            (false, false) => "range-between",
        };
        let notice = Notice::new(id).with("low", self.low);
        if self.high == f64::MAX {
            notice
        } else {
            notice.with("high", self.high)
        }
    }
}
