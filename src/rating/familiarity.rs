//! How well two partners know each other, and what it costs them if they do
//! not.
//!
//! Source: the club article. `T = Σ exp(−λ·n)` over their recent tournaments,
//! handicap `W·(1.57075 − atan(H·T/V))`.

use std::collections::HashMap;

use crate::domain::params::HALF_PI;
use crate::domain::{AgeUnit, Date, Entry, Params, PlayerId};

/// The handicap of a pair of familiarity `T`, in rating points. It falls as
/// `T` grows, from `1.57075·W`.
///
/// ```
/// use tandem::domain::Params;
/// use tandem::rating::familiarity::handicap;
/// assert!((handicap(0.0, &Params::default()) - 415.515).abs() < 1e-3);
/// ```
pub fn handicap(familiarity: f64, params: &Params) -> f64 {
    params.handicap * (HALF_PI - (params.boards * familiarity / params.learning).atan())
}

/// `Tfull = Σ exp(−λn)`, `n` from 1 to the window: the familiarity of partners
/// who never missed a tournament.
pub fn full_familiarity(params: &Params) -> f64 {
    let decay = Decay::new(params);
    let per = decay.per_unit();
    // From the oldest on, so that small terms are not lost beside large ones.
    (1..=params.window)
        .rev()
        .fold(0.0, |sum, age| sum + decay.weight(age * per))
}

/// What each of two fully familiar partners loses in a brand-new pair, in
/// rating points: `W·atan(H·Tfull/V)/2`, 200 by default.
pub fn new_pair_loss(params: &Params) -> f64 {
    params.handicap * loss_per_w(params)
}

/// The inverse of [`new_pair_loss`]: the `W` at which a player loses `points`
/// in a brand-new pair, the other coefficients as they are.
pub fn handicap_for_loss(points: f64, params: &Params) -> f64 {
    points / loss_per_w(params)
}

fn loss_per_w(params: &Params) -> f64 {
    (params.boards * full_familiarity(params) / params.learning).atan() / 2.0
}

/// Weights of past tournaments under one set of coefficients. Ages are whole
/// numbers: tournaments, or days where the age unit is the week.
#[derive(Clone, Debug)]
pub(super) struct Decay {
    forget: f64,
    lambda: f64,
    window: u32,
    unit: AgeUnit,
    table: Vec<f64>,
}

impl Decay {
    pub(super) fn new(params: &Params) -> Self {
        Self {
            forget: params.forget,
            lambda: params.lambda(),
            window: params.window,
            unit: params.age,
            table: Vec::new(),
        }
    }

    /// The same weights from a table, for many sums.
    pub(super) fn tabulated(params: &Params) -> Self {
        let mut decay = Self::new(params);
        decay.table = (0..=params.window * decay.per_unit())
            .map(|age| decay.weight(age))
            .collect();
        decay
    }

    /// Whether these are the weights under `params`.
    pub(super) fn is_of(&self, params: &Params) -> bool {
        self.forget == params.forget && self.window == params.window && self.unit == params.age
    }

    const fn per_unit(&self) -> u32 {
        match self.unit {
            AgeUnit::Tournaments => 1,
            AgeUnit::Weeks => 7,
        }
    }

    fn units(&self, age: u32) -> f64 {
        f64::from(age) / f64::from(self.per_unit())
    }

    fn weight(&self, age: u32) -> f64 {
        match self.table.get(age as usize) {
            Some(weight) => *weight,
            None => (-self.lambda * self.units(age)).exp(),
        }
    }
}

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

/// Who partnered whom, and when, in the tournaments that count.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Partnerships {
    evenings: Vec<Evening>,
    /// By both identities, the lower one first.
    numbers: HashMap<(PlayerId, PlayerId), u32>,
    /// By number: indices of evenings, rising.
    meetings: Vec<Vec<u32>>,
}

impl Partnerships {
    /// The number of a partnership, a new one if need be.
    pub(super) fn number(&mut self, a: PlayerId, b: PlayerId) -> u32 {
        let next = self.meetings.len() as u32;
        let number = *self.numbers.entry((a.min(b), a.max(b))).or_insert(next);
        if number == next {
            self.meetings.push(Vec::new());
        }
        number
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

    /// Adds the newest evening, in which those partnerships played.
    pub(super) fn add(&mut self, at: (Date, Entry), numbers: impl Iterator<Item = u32>) {
        let index = self.evenings.len() as u32;
        for number in numbers {
            let meetings = &mut self.meetings[number as usize];
            // Who is recorded twice in one evening of pre-history met once.
            if meetings.last() != Some(&index) {
                meetings.push(index);
            }
        }
        self.evenings.push(Evening {
            at,
            day: day_number(at.0),
        });
    }

    /// `T` of a numbered partnership.
    pub(super) fn sum(&self, number: u32, decay: &Decay, now: Now) -> f64 {
        self.ages(&self.meetings[number as usize], decay, now)
            .fold(0.0, |sum, age| sum + decay.weight(age))
    }

    /// `T` of two players.
    pub(super) fn familiarity(&self, a: PlayerId, b: PlayerId, params: &Params, now: Now) -> f64 {
        self.numbers
            .get(&(a.min(b), a.max(b)))
            .map_or(0.0, |number| self.sum(*number, &Decay::new(params), now))
    }

    /// The ages `n` of what counts in `T` of two players, newest first, in the
    /// age unit.
    pub(super) fn units(&self, a: PlayerId, b: PlayerId, params: &Params, now: Now) -> Vec<f64> {
        let Some(number) = self.numbers.get(&(a.min(b), a.max(b))) else {
            return Vec::new();
        };
        let decay = Decay::new(params);
        let mut units: Vec<_> = self
            .ages(&self.meetings[*number as usize], &decay, now)
            .map(|age| decay.units(age))
            .collect();
        units.reverse();
        units
    }

    /// Ages of the meetings within the window, oldest first.
    fn ages<'a>(
        &'a self,
        meetings: &'a [u32],
        decay: &Decay,
        now: Now,
    ) -> impl Iterator<Item = u32> + use<'a> {
        let oldest = now.index.saturating_sub(decay.window);
        let first = meetings.partition_point(|index| *index < oldest);
        let count = meetings[first..].partition_point(|index| *index < now.index);
        let unit = decay.unit;
        meetings[first..first + count]
            .iter()
            .map(move |index| match unit {
                AgeUnit::Tournaments => now.index - index,
                AgeUnit::Weeks => now.day.abs_diff(self.evenings[*index as usize].day),
            })
    }
}

/// Days since the first day there is; a date has fewer than 2³¹ of them.
fn day_number(date: Date) -> i32 {
    (date.duration_since(Date::MIN).as_hours() / 24) as i32
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
        for (entry, (day, met)) in days.iter().enumerate() {
            let number = if *met {
                all.number(A, B)
            } else {
                all.number(B, C)
            };
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
    fn handicaps_are_those_of_the_article() {
        for (familiarity, wanted) in [
            (0.0, 415.5),
            (1.0, 252.1),
            (2.0, 162.2),
            (4.0, 89.5),
            (8.0, 46.1),
            (12.0, 30.9),
            (24.0, 15.5),
        ] {
            let got = handicap(familiarity, &Params::default());
            assert!((got - wanted).abs() < 0.05, "{familiarity}: {got}");
        }
    }

    #[test]
    fn v_follows_from_the_four_hundred_points_of_the_article() {
        let params = Params::default();
        let full = full_familiarity(&params);
        assert!((full - 23.9474).abs() < 5e-5, "{full}");
        let lost = params.handicap * (params.boards * full / params.learning).atan();
        assert!((lost - 399.9985).abs() < 5e-5, "{lost}");
        assert!((params.lambda() - 0.040822).abs() < 5e-7);
    }

    #[test]
    fn w_can_be_given_as_the_loss_in_a_new_pair() {
        let params = Params::default();
        let loss = new_pair_loss(&params);
        assert!((loss - 200.0).abs() < 1e-3, "{loss}");
        let back = handicap_for_loss(loss, &params);
        assert!((back - params.handicap).abs() < 1e-9);
        assert_eq!(full_familiarity(&weeks()), full_familiarity(&params));
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
        assert_eq!(all.units(A, B, &weeks(), now), [1.0, 2.0, 3.0]);
    }

    #[test]
    fn tournaments_without_them_age_them() {
        let all = history(&[
            (date(2026, 1, 1), true),
            (date(2026, 1, 1), false),
            (date(2026, 1, 2), false),
        ]);
        let now = all.end(date(2026, 1, 15));
        assert_eq!(all.units(A, B, &Params::default(), now), [3.0]);
        assert_eq!(all.units(A, B, &weeks(), now), [2.0]);
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
            assert_eq!(all.units(A, B, &params, now).len(), 2);
        }
        let earlier = all.before((date(2026, 1, 2), Entry(1)));
        assert_eq!(all.units(A, B, &Params::default(), earlier), [1.0]);
    }
}
