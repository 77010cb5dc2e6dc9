//! How far a long calculation is, and whether to go on with it.

use std::ops::ControlFlow;

/// Told the share done, 0 to 1, again and again; may stop the calculation.
pub type Told<'a> = &'a mut dyn FnMut(f64) -> ControlFlow<()>;

/// Work done and to be done, in the time that a simple way to foretell takes
/// for an evening.
pub(super) struct Progress<'a> {
    done: f64,
    whole: f64,
    told: Told<'a>,
}

impl<'a> Progress<'a> {
    /// Before so much work.
    pub(super) const fn new(whole: f64, told: Told<'a>) -> Self {
        Self {
            done: 0.0,
            whole,
            told,
        }
    }

    /// Before a piece of the work; whether to do it.
    pub(super) fn step(&mut self, work: f64) -> ControlFlow<()> {
        let share = (self.done / self.whole).clamp(0.0, 1.0);
        self.done += work;
        (self.told)(share)
    }
}
