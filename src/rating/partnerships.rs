//! Who partnered whom, and when.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::familiarity::Decay;
use crate::domain::{AgeUnit, Date, Entry, Params, PlayerId};

/// A point in the sequence of tournaments that count for familiarity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Now {
    /// Counted tournaments before it.
    index: u32,
    /// Its day, counted from a fixed one.
    day: i32,
}

#[derive(Clone, Debug, PartialEq)]
struct Evening {
    at: (Date, Entry),
    day: i32,
}

/// The meetings of one partnership: a piece of [`Partnerships::met`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Row {
    start: u32,
    count: u32,
}

/// All partnerships of the tournaments that count. They are announced first,
/// so that all meetings can lie in one array, and then added in time order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Partnerships {
    evenings: Vec<Evening>,
    /// By both identities, the lower one first.
    numbers: HashMap<(PlayerId, PlayerId), u32, BuildHasherDefault<IdHasher>>,
    rows: Vec<Row>,
    /// Indices of evenings, rising within a row.
    met: Vec<u32>,
}

impl Partnerships {
    /// The number of a partnership; whether one more meeting will be added.
    pub(super) fn announce(&mut self, a: PlayerId, b: PlayerId, counts: bool) -> u32 {
        let next = self.rows.len() as u32;
        let number = *self.numbers.entry((a.min(b), a.max(b))).or_insert(next);
        if number == next {
            self.rows.push(Row::default());
        }
        self.rows[number as usize].count += u32::from(counts);
        number
    }

    /// Makes room for what was announced.
    pub(super) fn lay_out(&mut self) {
        let mut start = 0;
        for row in &mut self.rows {
            let end = start + row.count;
            *row = Row { start, count: 0 };
            start = end;
        }
        self.met = vec![0; start as usize];
    }

    /// Adds the newest evening, in which those partnerships played.
    pub(super) fn add(&mut self, at: (Date, Entry), numbers: impl Iterator<Item = u32>) {
        let index = self.evenings.len() as u32;
        for number in numbers {
            let row = &mut self.rows[number as usize];
            let next = (row.start + row.count) as usize;
            // Who is recorded twice in one evening of pre-history met once.
            if row.count == 0 || self.met[next - 1] != index {
                self.met[next] = index;
                row.count += 1;
            }
        }
        self.evenings.push(Evening {
            at,
            day: day_number(at.0),
        });
    }

    /// After all evenings so far, on that day.
    pub(super) fn end(&self, date: Date) -> Now {
        Now {
            index: self.evenings.len() as u32,
            day: day_number(date),
        }
    }

    /// Just before an event.
    pub(super) fn before(&self, at: (Date, Entry)) -> Now {
        Now {
            index: self.evenings.partition_point(|evening| evening.at < at) as u32,
            day: day_number(at.0),
        }
    }

    /// `T` of a numbered partnership.
    pub(super) fn sum(&self, number: u32, decay: &Decay, now: Now) -> f64 {
        let recent = self.recent(number, decay.window, now);
        match decay.unit {
            AgeUnit::Tournaments => {
                recent.fold(0.0, |sum, index| sum + decay.weight(now.index - index))
            }
            AgeUnit::Weeks => {
                recent.fold(0.0, |sum, index| sum + decay.weight(self.days(index, now)))
            }
        }
    }

    /// `T` of two players.
    pub(super) fn familiarity(&self, a: PlayerId, b: PlayerId, params: &Params, now: Now) -> f64 {
        self.numbers
            .get(&(a.min(b), a.max(b)))
            .map_or(0.0, |number| self.sum(*number, &Decay::new(params), now))
    }

    /// The ages `n` of what counts in `T` of two players, newest first, in the
    /// age unit.
    pub(super) fn ages(&self, a: PlayerId, b: PlayerId, params: &Params, now: Now) -> Vec<f64> {
        let Some(number) = self.numbers.get(&(a.min(b), a.max(b))) else {
            return Vec::new();
        };
        let decay = Decay::new(params);
        self.recent(*number, decay.window, now)
            .map(|index| match decay.unit {
                AgeUnit::Tournaments => decay.units(now.index - index),
                AgeUnit::Weeks => decay.units(self.days(index, now)),
            })
            .collect()
    }

    /// The meetings before `now` and within the window, newest first.
    fn recent(&self, number: u32, window: u32, now: Now) -> impl Iterator<Item = u32> + '_ {
        let Row { start, count } = self.rows[number as usize];
        let oldest = now.index.saturating_sub(window);
        self.met[start as usize..(start + count) as usize]
            .iter()
            .rev()
            .copied()
            .skip_while(move |index| *index >= now.index)
            .take_while(move |index| *index >= oldest)
    }

    fn days(&self, index: u32, now: Now) -> u32 {
        now.day.abs_diff(self.evenings[index as usize].day)
    }
}

/// Days since the first day there is; a date has fewer than 2³¹ of them.
fn day_number(date: Date) -> i32 {
    (date.duration_since(Date::MIN).as_hours() / 24) as i32
}

/// Hashes identities by multiplication. They are numbers given by the program,
/// which need no defence against being chosen to collide.
#[derive(Clone, Copy, Debug, Default)]
struct IdHasher(u64);

impl Hasher for IdHasher {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_i64(i64::from(*byte));
        }
    }

    fn write_i64(&mut self, number: i64) {
        // 2⁶⁴ divided by the golden ratio, which spreads neighbours well.
        self.0 = (self.0 ^ number as u64)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(26);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    const A: PlayerId = PlayerId(1);
    const B: PlayerId = PlayerId(2);
    const C: PlayerId = PlayerId(3);

    /// One evening on each day; on those marked, A and B were partners.
    fn history(days: &[(Date, bool)]) -> Partnerships {
        let mut all = Partnerships::default();
        let pair = |met: bool| if met { (A, B) } else { (C, B) };
        let numbers: Vec<_> = days
            .iter()
            .map(|(_, met)| {
                let (one, other) = pair(*met);
                all.announce(one, other, true)
            })
            .collect();
        all.lay_out();
        for (entry, ((day, _), number)) in days.iter().zip(numbers).enumerate() {
            all.add((*day, Entry(entry as i64)), std::iter::once(number));
        }
        all
    }

    fn weeks() -> Params {
        Params {
            age: AgeUnit::Weeks,
            ..Params::default()
        }
    }

    #[test]
    fn the_last_three_tournaments_together() {
        let all = history(&[
            (date(2026, 1, 1), true),
            (date(2026, 1, 8), true),
            (date(2026, 1, 15), true),
        ]);
        let now = all.end(date(2026, 1, 22));
        for params in [Params::default(), weeks()] {
            let got = all.familiarity(B, A, &params, now);
            assert!((got - 2.766_336).abs() < 1e-12, "{got}");
            let number = all.numbers[&(A, B)];
            assert_eq!(all.sum(number, &Decay::tabulated(&params), now), got);
        }
        assert_eq!(all.familiarity(A, C, &Params::default(), now), 0.0);
        assert_eq!(all.ages(A, B, &weeks(), now), [1.0, 2.0, 3.0]);
    }

    #[test]
    fn tournaments_without_them_age_them() {
        let all = history(&[
            (date(2026, 1, 1), true),
            (date(2026, 1, 1), false),
            (date(2026, 1, 2), false),
        ]);
        let now = all.end(date(2026, 1, 15));
        assert_eq!(all.ages(A, B, &Params::default(), now), [3.0]);
        assert_eq!(all.ages(A, B, &weeks(), now), [2.0]);
    }

    #[test]
    fn an_evening_of_the_same_day_is_no_week_old() {
        let all = history(&[(date(2026, 1, 1), true)]);
        let now = all.end(date(2026, 1, 1));
        assert_eq!(all.familiarity(A, B, &weeks(), now), 1.0);
        let tournaments = all.familiarity(A, B, &Params::default(), now);
        assert!((tournaments - 0.96).abs() < 1e-15);
    }

    #[test]
    fn the_window_counts_tournaments_in_both_units() {
        let all = history(&[
            (date(2026, 1, 1), true),
            (date(2026, 1, 2), true),
            (date(2026, 1, 3), true),
        ]);
        let now = all.end(date(2026, 1, 3));
        for age in [AgeUnit::Tournaments, AgeUnit::Weeks] {
            let params = Params {
                window: 2,
                age,
                ..Params::default()
            };
            assert_eq!(all.ages(A, B, &params, now).len(), 2);
        }
        let earlier = all.before((date(2026, 1, 2), Entry(1)));
        assert_eq!(all.ages(A, B, &Params::default(), earlier), [1.0]);
    }
}
