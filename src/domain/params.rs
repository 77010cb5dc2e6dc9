//! The coefficients of the rating, their ranges, and their dated sets.
//!
//! Origins: the club article of 2009–2010 with its workbook. What each one
//! does to a rating stands in `rating`.

use serde::{Deserialize, Serialize};

use super::{Date, Notice};

/// The constant that the article prints for π/2. It is not π/2: the printed
/// value is kept so that old figures can be compared.
pub const HALF_PI: f64 = 1.57075;

/// What the age of a partnership is counted in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AgeUnit {
    /// One per tournament, as in the workbook.
    #[default]
    Tournaments,
    /// One per seven days, for clubs with several evenings a week or breaks.
    Weeks,
}

impl AgeUnit {
    /// The word stored in the club file and used on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tournaments => "tournaments",
            Self::Weeks => "weeks",
        }
    }

    /// The inverse of [`AgeUnit::word`].
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Tournaments, Self::Weeks]
            .into_iter()
            .find(|unit| unit.word() == word)
    }
}

/// One full set of coefficients.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Params {
    /// `K`, size of jumps: rating points per 1 % above the norm.
    #[serde(rename = "K")]
    pub jump: f64,
    /// Stretch of the scale: rating points per 1 % of expected result.
    pub base: f64,
    /// `W`, starting handicap of a brand-new pair in rating points, divided
    /// by the printed π/2.
    #[serde(rename = "W")]
    pub handicap: f64,
    /// `V`, growth of familiarity, in boards.
    #[serde(rename = "V")]
    pub learning: f64,
    /// `H`, boards a tournament counts for familiarity.
    #[serde(rename = "H")]
    pub boards: f64,
    /// Share of familiarity forgotten per unit of age, 0.04 for 4 %.
    pub forget: f64,
    /// What `n` counts.
    pub age: AgeUnit,
    /// `k`, unevenness of the split between partners, per rating point.
    #[serde(rename = "k")]
    pub split: f64,
    /// `S`, strength of an IMP field.
    #[serde(rename = "S")]
    pub strength: f64,
    /// Points added to everybody who played.
    pub growth: f64,
    /// Tournaments back that count for familiarity.
    pub window: u32,
    /// Ratings in the main figure.
    pub last: u32,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            jump: 20.0,
            base: 100.0,
            handicap: 264.533,
            learning: 38.0,
            boards: 27.0,
            forget: 0.04,
            age: AgeUnit::Tournaments,
            split: 0.0029,
            strength: 10.0,
            growth: 0.2,
            window: 150,
            last: 4,
        }
    }
}

impl Params {
    /// `λ = −ln(1 − f)`, the decay of familiarity per unit of age.
    pub fn lambda(&self) -> f64 {
        -(1.0 - self.forget).ln()
    }

    /// Checks every coefficient against its range.
    ///
    /// # Errors
    /// One notice (`param-range`) for each coefficient outside its range.
    pub fn check(&self) -> Result<(), Vec<Notice>> {
        let wrong: Vec<_> = Symbol::ALL
            .into_iter()
            .filter(|symbol| *symbol != Symbol::Age)
            .filter_map(|symbol| symbol.check(symbol.get(self)).err())
            .collect();
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }
}

/// A coefficient, by the name it has on the command line and in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is described at its field of `Params`")]
pub enum Symbol {
    Jump,
    Base,
    Handicap,
    Learning,
    Boards,
    Forget,
    Age,
    Split,
    Strength,
    Growth,
    Window,
    Last,
}

impl Symbol {
    /// All of them, in the order of the Param tab.
    pub const ALL: [Self; 12] = [
        Self::Jump,
        Self::Base,
        Self::Handicap,
        Self::Learning,
        Self::Boards,
        Self::Forget,
        Self::Age,
        Self::Split,
        Self::Strength,
        Self::Growth,
        Self::Window,
        Self::Last,
    ];

    /// The name on the command line, in files and in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Jump => "K",
            Self::Base => "base",
            Self::Handicap => "W",
            Self::Learning => "V",
            Self::Boards => "H",
            Self::Forget => "forget",
            Self::Age => "age",
            Self::Split => "k",
            Self::Strength => "S",
            Self::Growth => "growth",
            Self::Window => "window",
            Self::Last => "last",
        }
    }

    /// The inverse of [`Symbol::word`]; case matters, `K` is not `k`.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.word() == word)
    }

    /// Whether only whole numbers are allowed.
    pub const fn is_whole(self) -> bool {
        matches!(self, Self::Window | Self::Last)
    }

    /// Its value; the age unit counts as 0 (tournaments) or 1 (weeks).
    pub fn get(self, params: &Params) -> f64 {
        match self {
            Self::Jump => params.jump,
            Self::Base => params.base,
            Self::Handicap => params.handicap,
            Self::Learning => params.learning,
            Self::Boards => params.boards,
            Self::Forget => params.forget,
            Self::Age => f64::from(u8::from(params.age == AgeUnit::Weeks)),
            Self::Split => params.split,
            Self::Strength => params.strength,
            Self::Growth => params.growth,
            Self::Window => f64::from(params.window),
            Self::Last => f64::from(params.last),
        }
    }

    /// Sets a value that is allowed.
    ///
    /// # Errors
    /// `param-range` or `param-whole`; the set is then unchanged.
    pub fn set(self, params: &mut Params, value: f64) -> Result<(), Notice> {
        self.check(value)?;
        match self {
            Self::Jump => params.jump = value,
            Self::Base => params.base = value,
            Self::Handicap => params.handicap = value,
            Self::Learning => params.learning = value,
            Self::Boards => params.boards = value,
            Self::Forget => params.forget = value,
            Self::Age => {
                params.age = if value == 0.0 {
                    AgeUnit::Tournaments
                } else {
                    AgeUnit::Weeks
                }
            }
            Self::Split => params.split = value,
            Self::Strength => params.strength = value,
            Self::Growth => params.growth = value,
            // Whole and within 1000, as checked above.
            Self::Window => params.window = value as u32,
            Self::Last => params.last = value as u32,
        }
        Ok(())
    }

    /// Whether `value` is allowed for this coefficient.
    ///
    /// # Errors
    /// `param-range` with the allowed range in words, or `param-whole`.
    pub fn check(self, value: f64) -> Result<(), Notice> {
        let range = self.range();
        if !range.holds(value) {
            return Err(Notice::new("param-range")
                .with("name", self.word())
                .with("value", value)
                .with("range", range.to_string()));
        }
        if self.is_whole() && value.fract() != 0.0 {
            return Err(Notice::new("param-whole")
                .with("name", self.word())
                .with("value", value));
        }
        Ok(())
    }

    /// The values allowed.
    pub const fn range(self) -> Range {
        match self {
            Self::Jump => Range::open_below(0.0, 200.0),
            Self::Base | Self::Learning => Range::open_below(0.0, f64::MAX),
            Self::Handicap => Range::closed(0.0, f64::MAX),
            Self::Boards => Range::closed(1.0, 200.0),
            Self::Forget => Range::open_above(0.0, 1.0),
            Self::Age => Range::closed(0.0, 1.0),
            Self::Split => Range::closed(0.0, 0.05),
            Self::Strength => Range::closed(1.0, 40.0),
            Self::Growth => Range::closed(-5.0, 5.0),
            Self::Window => Range::closed(1.0, 1000.0),
            Self::Last => Range::closed(1.0, 50.0),
        }
    }
}

/// The allowed values of a coefficient.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    low: f64,
    high: f64,
    low_allowed: bool,
    high_allowed: bool,
}

impl Range {
    const fn closed(low: f64, high: f64) -> Self {
        Self {
            low,
            high,
            low_allowed: true,
            high_allowed: true,
        }
    }

    const fn open_below(low: f64, high: f64) -> Self {
        Self {
            low_allowed: false,
            ..Self::closed(low, high)
        }
    }

    const fn open_above(low: f64, high: f64) -> Self {
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

    /// The history with `params` holding from `from` on; sets that began on
    /// or after that day are dropped.
    #[must_use]
    pub fn with_set(&self, from: Option<Date>, params: Params) -> Self {
        let mut sets: Vec<_> = self
            .sets
            .iter()
            .copied()
            .filter(|set| set.from < from)
            .collect();
        sets.push(ParamSet { from, params });
        Self { sets }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn defaults_are_allowed_and_words_unique() {
        Params::default().check().expect("defaults are in range");
        for symbol in Symbol::ALL {
            assert_eq!(Symbol::from_word(symbol.word()), Some(symbol));
        }
    }

    #[test]
    fn ranges_are_those_of_the_article() {
        assert!(Symbol::Jump.check(0.0).is_err());
        assert!(Symbol::Jump.check(200.0).is_ok());
        assert!(Symbol::Forget.check(0.0).is_ok());
        assert!(Symbol::Forget.check(1.0).is_err());
        assert!(Symbol::Growth.check(-5.1).is_err());
        assert!(Symbol::Window.check(2.5).is_err());
        assert!(Symbol::Base.check(f64::NAN).is_err());
        assert_eq!(Symbol::Jump.range().to_string(), "0 < x ≤ 200");
        assert_eq!(Symbol::Split.range().to_string(), "0 … 0.05");
        assert_eq!(Symbol::Handicap.range().to_string(), "≥ 0");
    }

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
        let whole = history.with_set(None, Params::default());
        assert_eq!(whole.sets().len(), 1);
    }
}
