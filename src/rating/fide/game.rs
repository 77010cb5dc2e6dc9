//! One game: what it may count, and what a player is expected to score.

use super::{Hundredths, Points, out_of_range, tables, whole_rating};
use crate::domain::Notice;

/// Which list an event counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Long games.
    #[default]
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

impl Speed {
    /// All, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// The word of the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }

    /// The inverse of [`Speed::word`].
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.word() == word)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Played, with that result.
    Played(Points),
    /// Decided without play: counts for nothing here.
    Forfeit,
    /// Still to be played: counts in the outlook only.
    ToPlay,
}

/// A game of the player's event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The opponent's rating, as [`check_opponent`] allows it; `None` for an
    /// opponent without one.
    pub opponent: Option<i32>,
    /// How it ended.
    pub outcome: Outcome,
}

/// An opponent's rating as typed.
///
/// # Errors
/// `fide-opponent` unless it is a whole number from
/// [`LOWEST_RATING`](super::LOWEST_RATING) to
/// [`HIGHEST_RATING`](super::HIGHEST_RATING); an unrated opponent has `None`,
/// not 0.
pub fn check_opponent(rating: f64) -> Result<i32, Notice> {
    whole_rating(rating).ok_or_else(|| out_of_range("fide-opponent", rating))
}

impl Game {
    /// A game as typed.
    ///
    /// # Errors
    /// What [`check_opponent`] and [`Points::of_game`] refuse.
    pub fn played(opponent: Option<f64>, score: f64) -> Result<Self, Notice> {
        let outcome = Outcome::Played(Points::of_game(score)?);
        Self::with_outcome(opponent, outcome)
    }

    /// A forfeit or a game still to be played, as typed.
    ///
    /// # Errors
    /// What [`check_opponent`] refuses.
    pub fn with_outcome(opponent: Option<f64>, outcome: Outcome) -> Result<Self, Notice> {
        Ok(Self {
            opponent: opponent.map(check_opponent).transpose()?,
            outcome,
        })
    }

    /// The result, if the game was played.
    pub const fn score(&self) -> Option<Points> {
        match self.outcome {
            Outcome::Played(score) => Some(score),
            Outcome::Forfeit | Outcome::ToPlay => None,
        }
    }
}

/// Why a game does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCounted {
    /// It was not played.
    Forfeit,
    /// The opponent has no rating.
    Unrated,
    /// Rapid or blitz: a gap of 600 points or more where one of the two
    /// stands above 2600.
    Gap,
}

impl NotCounted {
    /// The reason as a sentence.
    pub fn notice(self) -> Notice {
        match self {
            Self::Forfeit => Notice::new("fide-forfeit"),
            Self::Unrated => Notice::new("fide-unrated-opponent"),
            Self::Gap => Notice::new("fide-gap"),
        }
    }
}

/// What a player is expected to score in a game that counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expectation {
    /// Own rating less the opponent's.
    pub gap: i32,
    /// `D`: the gap after the 400-point rule.
    pub difference: i32,
    /// Whether that rule cut it.
    pub capped: bool,
    /// `PD`, from table 8.1.2.
    pub expected: Hundredths,
    /// The logistic curve at `D`, an approximation shown for comparison; a
    /// fraction of 1.
    pub logistic: f64,
}

/// Largest difference where the 400-point rule holds.
const CAP: i32 = 400;
/// From this own rating on the rule does not hold in standard play.
const CAP_ENDS: i32 = 2650;
/// Rapid and blitz: from this gap on a game does not count …
const WIDEST_GAP: i32 = 600;
/// … if one of the players stands above this.
const GAP_ABOVE: i32 = 2600;

/// What a player with rating `own` is expected to score in the game.
///
/// # Errors
/// Why the game does not count.
pub fn expectation(own: i32, game: &Game, speed: Speed) -> Result<Expectation, NotCounted> {
    if game.outcome == Outcome::Forfeit {
        return Err(NotCounted::Forfeit);
    }
    let opponent = game.opponent.ok_or(NotCounted::Unrated)?;
    let gap = own - opponent;
    let standard = speed == Speed::Standard;
    if !standard && gap.abs() >= WIDEST_GAP && own.max(opponent) > GAP_ABOVE {
        return Err(NotCounted::Gap);
    }
    let difference = if standard && own >= CAP_ENDS {
        gap
    } else {
        gap.clamp(-CAP, CAP)
    };
    Ok(Expectation {
        gap,
        difference,
        capped: difference != gap,
        expected: tables::expected(difference),
        logistic: 1.0 / (1.0 + 10_f64.powf(-f64::from(difference) / 400.0)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn against(own: i32, opponent: i32, speed: Speed) -> Result<(i32, bool), NotCounted> {
        let game = Game {
            opponent: Some(opponent),
            outcome: Outcome::ToPlay,
        };
        expectation(own, &game, speed).map(|it| (it.difference, it.capped))
    }

    #[test]
    fn the_400_rule_of_each_speed() {
        assert_eq!(against(2649, 2149, Speed::Standard), Ok((400, true)));
        assert_eq!(against(2650, 2150, Speed::Standard), Ok((500, false)));
        assert_eq!(against(2100, 2700, Speed::Standard), Ok((-400, true)));
        assert_eq!(against(2400, 2000, Speed::Standard), Ok((400, false)));
        assert_eq!(against(2700, 2200, Speed::Rapid), Ok((400, true)));
        assert_eq!(against(2600, 2000, Speed::Blitz), Ok((400, true)));
        assert_eq!(against(2601, 2001, Speed::Blitz), Err(NotCounted::Gap));
        assert_eq!(against(2601, 2002, Speed::Blitz), Ok((400, true)));
        assert_eq!(against(2000, 2610, Speed::Rapid), Err(NotCounted::Gap));
    }

    #[test]
    fn ratings_out_of_range_are_refused() {
        for wrong in [0.0, 9999.0, 1850.5, f64::NAN] {
            let refused = Game::played(Some(wrong), 1.0).expect_err("refused");
            assert_eq!(refused.id, "fide-opponent", "{wrong}");
        }
        let unrated = Game::played(None, 1.0).expect("listed");
        assert_eq!(
            expectation(1800, &unrated, Speed::Standard),
            Err(NotCounted::Unrated)
        );
    }
}
