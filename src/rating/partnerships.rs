//! Who partnered whom, and when.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::familiarity::Decay;
use crate::domain::tournament::partnership;
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
    /// Meetings passed over by [`Partnerships::newest`]: those before the
    /// window.
    passed: u32,
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
    /// The number of a partnership, a new one if need be.
    pub(super) fn number(&mut self, a: PlayerId, b: PlayerId) -> u32 {
        let next = self.rows.len() as u32;
        let number = *self.numbers.entry(partnership(a, b)).or_insert(next);
        if number == next {
            self.rows.push(Row::default());
        }
        number
    }

    /// One more meeting will be added.
    pub(super) fn announce(&mut self, number: u32) {
        self.rows[number as usize].count += 1;
    }

    /// Makes room for what was announced.
    pub(super) fn lay_out(&mut self) {
        let mut start = 0;
        for row in &mut self.rows {
            let end = start + row.count;
            *row = Row {
                start,
                ..Row::default()
            };
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

    /// `T` of a numbered partnership after all evenings so far. Remembers
    /// where the window begins, which moves little from one call to the next.
    pub(super) fn newest(&mut self, number: u32, decay: &Decay, now: Now) -> f64 {
        let row = &mut self.rows[number as usize];
        let met = &self.met[row.start as usize..(row.start + row.count) as usize];
        let oldest = now.index.saturating_sub(decay.window);
        let mut passed = row.passed as usize;
        while met.get(passed).is_some_and(|index| *index < oldest) {
            passed += 1;
        }
        // The window of a later set of parameters may be longer.
        while passed > 0 && met[passed - 1] >= oldest {
            passed -= 1;
        }
        row.passed = passed as u32;
        weigh(&met[passed..], &self.evenings, decay, now)
    }

    /// `T` of two players.
    pub(super) fn familiarity(&self, a: PlayerId, b: PlayerId, params: &Params, now: Now) -> f64 {
        let met = self.recent(a, b, params.window, now);
        weigh(met, &self.evenings, &Decay::new(params), now)
    }

    /// The ages `n` of what counts in `T` of two players, newest first, in the
    /// age unit.
    pub(super) fn ages(&self, a: PlayerId, b: PlayerId, params: &Params, now: Now) -> Vec<f64> {
        let decay = Decay::new(params);
        let met = self.recent(a, b, params.window, now).iter().rev();
        met.map(|index| decay.units(age(*index, &self.evenings, decay.unit, now)))
            .collect()
    }

    /// The meetings before `now` and within the window, oldest first.
    fn recent(&self, a: PlayerId, b: PlayerId, window: u32, now: Now) -> &[u32] {
        let Some(number) = self.numbers.get(&partnership(a, b)) else {
            return &[];
        };
        let Row { start, count, .. } = self.rows[*number as usize];
        let met = &self.met[start as usize..(start + count) as usize];
        let oldest = now.index.saturating_sub(window);
        let first = met.partition_point(|index| *index < oldest);
        let end = met.partition_point(|index| *index < now.index);
        &met[first..end]
    }
}

/// The age of a meeting, a whole number of tournaments or days.
fn age(index: u32, evenings: &[Evening], unit: AgeUnit, now: Now) -> u32 {
    match unit {
        AgeUnit::Tournaments => now.index - index,
        AgeUnit::Weeks => now.day.abs_diff(evenings[index as usize].day),
    }
}

/// The sum of the weights of meetings, oldest first.
fn weigh(met: &[u32], evenings: &[Evening], decay: &Decay, now: Now) -> f64 {
    let Some(oldest) = met.first() else {
        return 0.0;
    };
    let age = |index| age(index, evenings, decay.unit, now);
    match decay.table(age(*oldest)) {
        Some(table) => sum_of(met, |index| table[age(index) as usize]),
        None => sum_of(met, |index| decay.weight(age(index))),
    }
}

/// A sum in four parts that need not wait for one another.
fn sum_of(met: &[u32], weight: impl Fn(u32) -> f64) -> f64 {
    let (fours, rest) = met.as_chunks::<4>();
    let mut sums = [0.0; 4];
    for four in fours {
        for (sum, index) in sums.iter_mut().zip(four) {
            *sum += weight(*index);
        }
    }
    let whole = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    rest.iter().fold(whole, |sum, index| sum + weight(*index))
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
                let number = all.number(one, other);
                all.announce(number);
                number
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
            let decay = Decay::tabulated(&params);
            assert_eq!(all.clone().newest(number, &decay, now), got);
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

    #[test]
    fn the_beginning_of_the_window_is_found_again_when_it_grows() {
        let days: Vec<_> = (1..=9).map(|day| (date(2026, 1, day), day != 5)).collect();
        let mut all = history(&days);
        let now = all.end(date(2026, 1, 10));
        let number = all.numbers[&(A, B)];
        for window in [150, 3, 6, 1, 9, 4] {
            let params = Params {
                window,
                ..Params::default()
            };
            let wanted = all.familiarity(A, B, &params, now);
            let got = all.newest(number, &Decay::tabulated(&params), now);
            assert_eq!(got, wanted, "{window}");
        }
    }
}
