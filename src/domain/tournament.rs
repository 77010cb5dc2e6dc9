//! One evening of the club.

use serde::{Deserialize, Serialize};

use super::{Date, Entry, PlayerId, Scoring, TournamentId};

/// Most boards of an evening, of a pair, and for the parameter `H`.
pub const MOST_BOARDS: u32 = 200;

/// A number of boards as it was typed or read: whole, 1 to [`MOST_BOARDS`].
///
/// ```
/// use tandem::domain::tournament::boards;
/// assert_eq!(boards(27.0), Some(27));
/// assert_eq!(boards(0.0).or(boards(26.5)).or(boards(201.0)), None);
/// ```
pub fn boards(number: f64) -> Option<u32> {
    let whole = number.fract() == 0.0 && (1.0..=f64::from(MOST_BOARDS)).contains(&number);
    // Within 200, so that the conversion is exact.
    whole.then_some(number as u32)
}

/// What an evening does to the ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Changes ratings and ages familiarity.
    #[default]
    Rated,
    /// Recorded only: neither changes ratings nor ages familiarity.
    Unrated,
    /// Played before the club used the program: who partnered whom is known
    /// and counts for familiarity, the results are not.
    Prehistory,
}

impl Kind {
    /// The word stored in the club file.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rated => "rated",
            Self::Unrated => "unrated",
            Self::Prehistory => "prehistory",
        }
    }

    /// The inverse of [`Kind::word`].
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Rated, Self::Unrated, Self::Prehistory]
            .into_iter()
            .find(|kind| kind.word() == word)
    }

    /// Whether partners of such an evening grow familiar, and all others age.
    pub const fn counts_for_familiarity(self) -> bool {
        matches!(self, Self::Rated | Self::Prehistory)
    }
}

/// Two partners and what they scored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    /// The partner named first.
    pub a: PlayerId,
    /// The partner named second.
    pub b: PlayerId,
    /// Matchpoints, IMPs or a percentage; `None` in pre-history, and allowed
    /// to be so in an unrated evening.
    pub result: Option<f64>,
    /// The percentage that the scoring program published beside a total.
    #[serde(default)]
    pub percentage: Option<f64>,
    /// Boards this pair played, where that differs within the tournament.
    #[serde(default)]
    pub boards: Option<u32>,
}

impl Pair {
    /// A pair of which nothing but the result is known.
    pub const fn new(a: PlayerId, b: PlayerId, result: Option<f64>) -> Self {
        Self {
            a,
            b,
            result,
            percentage: None,
            boards: None,
        }
    }

    /// The partners in one order, whichever is named first.
    pub fn partnership(&self) -> (PlayerId, PlayerId) {
        partnership(self.a, self.b)
    }
}

/// Two partners in one order, whichever is named first.
pub fn partnership(a: PlayerId, b: PlayerId) -> (PlayerId, PlayerId) {
    (a.min(b), a.max(b))
}

/// One recorded evening.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tournament {
    /// Identity, kept through corrections.
    pub id: TournamentId,
    /// Order among the events of one date.
    pub entry: Entry,
    /// The day it was played.
    pub date: Date,
    /// The director's heading; may be empty.
    pub title: String,
    /// Rated, unrated or pre-history.
    pub kind: Kind,
    /// As chosen; [`Scoring::Auto`] is resolved each time it is calculated.
    pub scoring: Scoring,
    /// Boards each pair played, where known.
    pub boards: Option<u32>,
    /// One field, or two when there are two winners; pairs in the order
    /// entered.
    pub fields: Vec<Vec<Pair>>,
}

impl Tournament {
    /// All pairs of all fields.
    pub fn pairs(&self) -> impl Iterator<Item = &Pair> {
        self.fields.iter().flatten()
    }

    /// Whether `player` took part.
    pub fn has(&self, player: PlayerId) -> bool {
        self.pairs()
            .any(|pair| pair.a == player || pair.b == player)
    }
}
