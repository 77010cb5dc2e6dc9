//! How a tournament was scored.

use serde::{Deserialize, Serialize};

/// What the results of a tournament are.
///
/// [`Scoring::Auto`] is a director's wish only: a calculated tournament always
/// carries one of the other four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// Recognised from the results.
    #[default]
    Auto,
    /// Matchpoint totals.
    #[serde(rename = "mp")]
    Matchpoints,
    /// IMPs against a datum (Butler).
    #[serde(rename = "imp")]
    Imps,
    /// IMPs against every other table.
    #[serde(rename = "cross-imp")]
    CrossImps,
    /// Percentages worked out by the scoring program.
    Percent,
}

impl Scoring {
    /// Every choice a director has, in the order it is offered.
    pub const ALL: [Self; 5] = [
        Self::Auto,
        Self::Matchpoints,
        Self::Imps,
        Self::CrossImps,
        Self::Percent,
    ];

    /// The word used in files and on the command line.
    ///
    /// ```
    /// use tandem::domain::Scoring;
    /// assert_eq!(Scoring::CrossImps.word(), "cross-imp");
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Matchpoints => "mp",
            Self::Imps => "imp",
            Self::CrossImps => "cross-imp",
            Self::Percent => "percent",
        }
    }

    /// Whether there can be such a result: matchpoints and percentages are
    /// never below zero, and percentages never above 100.
    pub fn allows(self, result: f64) -> bool {
        match self {
            Self::Auto | Self::Imps | Self::CrossImps => true,
            Self::Matchpoints => result >= 0.0,
            Self::Percent => (0.0..=100.0).contains(&result),
        }
    }

    /// The inverse of [`Scoring::word`].
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scoring| scoring.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_ones_serde_writes() {
        for scoring in Scoring::ALL {
            let json = serde_json::to_string(&scoring).expect("plain enum");
            assert_eq!(json, format!("\"{}\"", scoring.word()));
            assert_eq!(Scoring::from_word(scoring.word()), Some(scoring));
        }
    }
}
