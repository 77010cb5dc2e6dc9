//! The coefficients of the rating, their ranges, and their dated sets.
//!
//! Origins: the club article of 2009–2010 with its workbook. What each one
//! does to a rating stands in `rating`.

use serde::{Deserialize, Serialize};

use super::Notice;

mod history;
mod range;
mod symbol;

pub use history::{ParamHistory, ParamSet};
pub use range::Range;
pub use symbol::Symbol;

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
