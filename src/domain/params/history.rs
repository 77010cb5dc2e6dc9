//! Dated sets of coefficients: each holds from its day on.

use serde::{Deserialize, Serialize};

use super::Params;
use crate::domain::{Date, Notice};

/// A set of coefficients and the day from which it holds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamSet {
    /// First day; `None` is the beginning of the club.
    pub from: Option<Date>,
    /// The coefficients.
    pub params: Params,
}

/// All sets the club ever used, oldest first. The first one holds from the
/// beginning, so that every day has a set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ParamHistory {
    sets: Vec<ParamSet>,
}

impl Default for ParamHistory {
    fn default() -> Self {
        Self::new(Params::default())
    }
}

impl ParamHistory {
    /// A history of one set.
    pub fn new(params: Params) -> Self {
        Self {
            sets: vec![ParamSet { from: None, params }],
        }
    }

    /// A history from sets in any order.
    ///
    /// # Errors
    /// `param-no-beginning` unless exactly one set has no first day, and the
    /// days differ.
    pub fn from_sets(mut sets: Vec<ParamSet>) -> Result<Self, Notice> {
        sets.sort_by_key(|set| set.from);
        let whole = sets.first().is_some_and(|set| set.from.is_none())
            && sets.windows(2).all(|two| two[0].from < two[1].from);
        if whole {
            Ok(Self { sets })
        } else {
            Err(Notice::new("param-no-beginning"))
        }
    }

    /// All sets, oldest first.
    pub fn sets(&self) -> &[ParamSet] {
        &self.sets
    }

    /// The set for a tournament of that day.
    pub fn in_force(&self, date: Date) -> &Params {
        let later = self.sets.partition_point(|set| set.from <= Some(date));
        // The first set has `from: None`, which is below every date.
        &self.sets[later.max(1) - 1].params
    }

    /// The newest set.
    pub fn newest(&self) -> &Params {
        &self.sets[self.sets.len() - 1].params
    }

    /// The set for the earliest tournaments.
    pub fn oldest(&self) -> &Params {
        &self.sets[0].params
    }

    /// The history with `params` holding from `from` on, until the next later
    /// set; a set of the same day is replaced. New coefficients for all days
    /// are a [new](ParamHistory::new) history.
    #[must_use]
    pub fn with_set(&self, from: Option<Date>, params: Params) -> Self {
        let set = ParamSet { from, params };
        let mut sets = self.sets.clone();
        match sets.binary_search_by_key(&from, |set| set.from) {
            Ok(same) => sets[same] = set,
            Err(place) => sets.insert(place, set),
        }
        Self { sets }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn a_set_holds_from_its_day_on() {
        let second = Params {
            jump: 30.0,
            ..Params::default()
        };
        let history = ParamHistory::default().with_set(Some(date(2026, 3, 1)), second);
        assert_eq!(history.in_force(date(2026, 2, 28)).jump, 20.0);
        assert_eq!(history.in_force(date(2026, 3, 1)).jump, 30.0);
        assert_eq!(history.newest().jump, 30.0);
    }

    #[test]
    fn a_set_swallows_no_other() {
        let jump = |jump| Params {
            jump,
            ..Params::default()
        };
        let history = ParamHistory::default()
            .with_set(Some(date(2026, 5, 1)), jump(50.0))
            .with_set(Some(date(2026, 3, 1)), jump(30.0))
            .with_set(Some(date(2026, 3, 1)), jump(31.0))
            .with_set(None, jump(10.0));
        let days = [(2, 28), (3, 1), (4, 30), (5, 1)];
        let jumps = days.map(|(month, day)| history.in_force(date(2026, month, day)).jump);
        assert_eq!(jumps, [10.0, 31.0, 31.0, 50.0]);
        assert_eq!(history.sets().len(), 3);
    }
}
