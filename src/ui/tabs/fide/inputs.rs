//! What is typed, as it was typed.

use serde::{Deserialize, Serialize};

use crate::rating::fide::Speed;

/// What the user typed; kept between starts, so that a half-typed field is
/// there again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Inputs {
    /// Which list the event counts for.
    #[serde(with = "speed_word")]
    pub speed: Speed,
    /// Whether the player has no rating on that list.
    pub unrated: bool,
    /// The player's rating.
    pub rating: String,
    /// The standard rating of a newcomer to rapid or blitz.
    pub standard: String,
    /// Whether `K` is typed and not found by the regulations.
    pub k_typed: bool,
    /// The coefficient.
    pub k: String,
    /// Year of birth.
    pub born: String,
    /// Year of the event; empty for this year.
    pub year: String,
    /// Rated games played before the event.
    pub games_played: String,
    /// Highest rating ever published.
    pub highest: String,
    /// The rating to be reached.
    pub target: String,
    /// The games, one line each.
    pub list: String,
}

/// A field of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Field {
    Rating,
    Standard,
    K,
    Born,
    Year,
    GamesPlayed,
    Highest,
    Target,
}

impl Field {
    /// What the four facts are that `K` follows from.
    pub(super) const FACTS: [Self; 4] = [Self::Born, Self::Year, Self::GamesPlayed, Self::Highest];

    /// Identifier of the words before the field.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Rating => "fide-field-rating",
            Self::Standard => "fide-field-standard",
            Self::K => "fide-field-k",
            Self::Born => "fide-field-born",
            Self::Year => "fide-field-year",
            Self::GamesPlayed => "fide-field-games-played",
            Self::Highest => "fide-field-highest",
            Self::Target => "fide-field-target",
        }
    }

    /// Its text.
    pub(super) fn of(self, inputs: &Inputs) -> &str {
        match self {
            Self::Rating => &inputs.rating,
            Self::Standard => &inputs.standard,
            Self::K => &inputs.k,
            Self::Born => &inputs.born,
            Self::Year => &inputs.year,
            Self::GamesPlayed => &inputs.games_played,
            Self::Highest => &inputs.highest,
            Self::Target => &inputs.target,
        }
    }

    /// Its text, to be typed over.
    pub(super) fn of_mut(self, inputs: &mut Inputs) -> &mut String {
        match self {
            Self::Rating => &mut inputs.rating,
            Self::Standard => &mut inputs.standard,
            Self::K => &mut inputs.k,
            Self::Born => &mut inputs.born,
            Self::Year => &mut inputs.year,
            Self::GamesPlayed => &mut inputs.games_played,
            Self::Highest => &mut inputs.highest,
            Self::Target => &mut inputs.target,
        }
    }
}

impl Inputs {
    /// Whether the standard rating is asked for: a newcomer to rapid or blitz
    /// begins with it.
    pub(super) fn asks_standard(&self) -> bool {
        self.unrated && self.speed != Speed::Standard
    }

    /// Whether there is a rating that changes, and not a first one to be
    /// found.
    pub(super) fn has_rating(&self) -> bool {
        !self.unrated || self.asks_standard() && !self.standard.trim().is_empty()
    }
}

/// The speed of play by the word of the command line.
mod speed_word {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rating::fide::Speed;

    pub(super) fn serialize<S: Serializer>(speed: &Speed, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(speed.word())
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Speed, D::Error> {
        let word = String::deserialize(from)?;
        Ok(Speed::from_word(&word).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_half_typed_comes_back_and_what_is_unknown_is_passed_over() {
        let typed = Inputs {
            speed: Speed::Blitz,
            rating: "18".to_owned(),
            list: "1850 1\n21".to_owned(),
            ..Inputs::default()
        };
        let text = serde_json::to_string(&typed).expect("texts");
        assert_eq!(serde_json::from_str::<Inputs>(&text).expect("kept"), typed);
        let other = r#"{"speed": "bullet", "colour": "white"}"#;
        let read: Inputs = serde_json::from_str(other).expect("defaults");
        assert_eq!(read, Inputs::default());
    }

    #[test]
    fn only_a_newcomer_to_rapid_or_blitz_is_asked_for_the_standard_rating() {
        let mut inputs = Inputs {
            unrated: true,
            standard: "1900".to_owned(),
            ..Inputs::default()
        };
        assert!(!inputs.asks_standard() && !inputs.has_rating());
        inputs.speed = Speed::Rapid;
        assert!(inputs.asks_standard() && inputs.has_rating());
        inputs.unrated = false;
        assert!(!inputs.asks_standard() && inputs.has_rating());
    }
}
