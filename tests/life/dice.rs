//! Choices out of a row of random numbers, so that a life can be made shorter
//! and plainer.

use jiff::civil::{Date, date};

/// The numbers of a step, one choice after the other.
pub(crate) struct Dice<'a> {
    numbers: &'a [u16],
    at: usize,
}

impl<'a> Dice<'a> {
    pub(crate) const fn new(numbers: &'a [u16]) -> Self {
        Self { numbers, at: 0 }
    }

    /// Below `count`, which is not 0; 0 when the numbers are used up.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let number = self.numbers.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        usize::from(number) % count
    }

    /// One of them, or the default of a kind where there is none.
    pub(crate) fn of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        if all.is_empty() {
            return None;
        }
        all.get(self.below(all.len())).cloned()
    }

    /// Once in `count` times.
    pub(crate) fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == count - 1
    }

    /// A number with one decimal from `least` to `most`.
    pub(crate) fn number(&mut self, least: i32, most: i32) -> f64 {
        let steps = usize::try_from((most - least) * 10).expect("upwards");
        f64::from(least) + self.below(steps + 1) as f64 / 10.0
    }

    /// A day of one spring, so that days meet.
    pub(crate) fn day(&mut self) -> Date {
        let day = i8::try_from(self.below(28)).expect("small") + 1;
        let month = i8::try_from(self.below(3)).expect("small") + 3;
        date(2026, month, day)
    }

    /// Players in random order, each once.
    pub(crate) fn shuffled<T: Clone>(&mut self, all: &[T]) -> Vec<T> {
        let mut rest = all.to_vec();
        let mut shuffled = Vec::with_capacity(rest.len());
        while !rest.is_empty() {
            let at = self.below(rest.len());
            shuffled.push(rest.remove(at));
        }
        shuffled
    }
}
