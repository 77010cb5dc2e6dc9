//! The coefficients by name: reading, setting, checking each.

use super::{AgeUnit, Params, Range};
use crate::domain::Notice;
use crate::domain::tournament::MOST_BOARDS;

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
                .with("range", range.notice()));
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
            Self::Boards => Range::closed(1.0, MOST_BOARDS as f64),
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

#[cfg(test)]
mod tests {
    use super::*;

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
        let said = |symbol: Symbol| symbol.range().notice().to_string();
        assert_eq!(said(Symbol::Jump), "range-up-to {high: 200, low: 0}");
        assert_eq!(said(Symbol::Split), "range-within {high: 0.05, low: 0}");
        assert_eq!(said(Symbol::Handicap), "range-from {low: 0}");
    }
}
