//! Backgammon: the rating of FIBS, the First Internet Backgammon Server, and
//! of the MSN Zone, which is the same with a floor.
//!
//! Source: the server's own description of its formula (`help formula`
//! there). For a match to `n` points between players with ratings
//! `P1`, `P2` and experiences `E1`, `E2`:
//!
//! ```text
//! D  = |P1 − P2|        U = 1 / (10^(D·√n/2000) + 1)        F = 1 − U
//! PE = max(1, 5 − (E + n)/100), each player's own
//! ```
//!
//! `U` is the underdog's chance and `F` the favourite's. The winner gains
//! `4·PE·√n` times the chance of the loser, and the loser loses as much with
//! the own `PE`; so the points of both add up to nothing only where the `PE`
//! are equal. A new player has 1500 points and no experience; each match adds
//! its length to the experience, whatever the score.
//!
//! Chances are fractions of 1, ratings and changes are rating points,
//! experience and length are points of matches.

mod list;

pub use list::{ListMatch, ListStep, match_list};

use crate::domain::Notice;

/// Rating of a new player, in rating points.
pub const NEW_RATING: f64 = 1500.0;

/// Longest match that is rated, in points.
pub const LONGEST: u32 = 64;

/// Highest rating taken as input; nobody was ever near it.
pub const HIGHEST_RATING: f64 = 5000.0;

/// Highest experience taken as input: more than a life of matches.
pub const MOST_EXPERIENCE: u32 = 10_000_000;

/// Whose rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rules {
    /// FIBS: a rating can fall without limit.
    #[default]
    Fibs,
    /// MSN Zone: a rating never falls below 100.
    Zone,
}

impl Rules {
    /// The rating under which nobody falls.
    pub const fn floor(self) -> Option<f64> {
        match self {
            Self::Fibs => None,
            Self::Zone => Some(100.0),
        }
    }
}

/// A player before a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    /// In rating points, as [`check_rating`] allows it.
    pub rating: f64,
    /// Points of all rated matches so far; 0 for a new player.
    pub experience: u32,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            rating: NEW_RATING,
            experience: 0,
        }
    }
}

/// A rating as typed.
///
/// # Errors
/// `fibs-rating` outside 1 … [`HIGHEST_RATING`], `fibs-zone-rating` below the
/// floor of the Zone.
pub fn check_rating(rating: f64, rules: Rules) -> Result<f64, Notice> {
    if !(1.0..=HIGHEST_RATING).contains(&rating) {
        return Err(Notice::new("fibs-rating")
            .with("rating", rating)
            .with("most", HIGHEST_RATING));
    }
    match rules.floor() {
        Some(floor) if rating < floor => Err(Notice::new("fibs-zone-rating")
            .with("rating", rating)
            .with("floor", floor)),
        _ => Ok(rating),
    }
}

/// Experience before the match, as typed.
///
/// # Errors
/// `fibs-experience` unless it is a whole number from 0 to
/// [`MOST_EXPERIENCE`].
pub fn check_experience(experience: f64) -> Result<u32, Notice> {
    whole(experience, 0, MOST_EXPERIENCE).ok_or_else(|| {
        Notice::new("fibs-experience")
            .with("experience", experience)
            .with("most", MOST_EXPERIENCE)
    })
}

/// The length of a match, as typed; infinity stands for "unlimited".
///
/// # Errors
/// `fibs-unlimited` for an unlimited match, which is not rated;
/// `fibs-length` unless it is a whole number from 1 to [`LONGEST`].
pub fn check_length(length: f64) -> Result<u32, Notice> {
    if length == f64::INFINITY {
        return Err(Notice::new("fibs-unlimited"));
    }
    whole(length, 1, LONGEST).ok_or_else(|| {
        Notice::new("fibs-length")
            .with("length", length)
            .with("most", LONGEST)
    })
}

fn whole(number: f64, least: u32, most: u32) -> Option<u32> {
    let inside = (f64::from(least)..=f64::from(most)).contains(&number);
    // Exact: the number is whole and fits.
    (inside && number.fract() == 0.0).then_some(number as u32)
}

/// The chance of a player who stands `difference` points above the opponent
/// (below, if negative) in a match to `length`; `F` and `U` of the formula.
///
/// ```
/// use tandem::rating::fibs::chance;
/// assert_eq!(format!("{:.4}", chance(100.0, 13)), "0.6023");
/// assert_eq!(chance(0.0, 5), 0.5);
/// ```
pub fn chance(difference: f64, length: u32) -> f64 {
    1.0 / (10_f64.powf(-difference * f64::from(length).sqrt() / 2000.0) + 1.0)
}

/// `PE`: how much faster the rating of an inexperienced player moves, from 5
/// down to 1, which is reached when experience and length make 400.
pub fn pace(experience: u32, length: u32) -> f64 {
    (5.0 - (f64::from(experience) + f64::from(length)) / 100.0).max(1.0)
}

/// A match with every step and both outcomes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Match {
    /// `n`, in points.
    pub length: u32,
    /// `√n`.
    pub root: f64,
    /// `D`, in rating points.
    pub difference: f64,
    /// `F`, the chance of the player with the higher rating; 0.5 when equal.
    pub favourite: f64,
    /// `U`, the chance of the other one.
    pub underdog: f64,
    /// Who the favourite is, 0 or 1; `None` between equal ratings.
    pub favoured: Option<usize>,
    /// What holds before the match, in the order given.
    pub sides: [Side; 2],
    /// What follows if the first player wins, and if the second one does.
    pub outcomes: [Outcome; 2],
}

/// One of the two players of a [`Match`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Side {
    /// Before the match.
    pub player: Player,
    /// Chance to win.
    pub chance: f64,
    /// `PE`.
    pub pace: f64,
    /// Experience after the match, in points.
    pub experience_after: u32,
}

/// What follows from a match for both players, in the order given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// Rating points won and lost.
    pub changes: [Change; 2],
}

/// A change by the formula and what becomes of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// By the formula, in rating points; negative for the loser.
    pub change: f64,
    /// The rating after the match.
    pub new: f64,
    /// How much of a loss the floor took away, in rating points; 0 mostly.
    pub spared: f64,
}

impl Change {
    fn new(rating: f64, change: f64, rules: Rules) -> Self {
        let fallen = rating + change;
        let new = rules.floor().map_or(fallen, |floor| fallen.max(floor));
        Self {
            change,
            new,
            spared: new - fallen,
        }
    }

    /// The sentence about the floor, where it cut the loss.
    pub fn remark(&self, rules: Rules) -> Option<Notice> {
        let floor = rules.floor().filter(|_| self.spared > 0.0)?;
        Some(
            Notice::new("fibs-floored")
                .with("floor", floor)
                .with("spared", self.spared),
        )
    }
}

/// A match to `length` points between two players, both outcomes.
///
/// ```
/// use tandem::rating::fibs::{Player, Rules, rate};
/// let a = Player { rating: 1600.0, experience: 100 };
/// let b = Player { rating: 1500.0, experience: 100 };
/// let rated = rate([a, b], 1, Rules::Fibs);
/// assert_eq!(format!("{:.4}", rated.outcomes[0].changes[0].change), "7.5211");
/// ```
pub fn rate(players: [Player; 2], length: u32, rules: Rules) -> Match {
    let above = players[0].rating - players[1].rating;
    let favourite = chance(above.abs(), length);
    let underdog = 1.0 - favourite;
    let favoured = (above != 0.0).then_some(usize::from(above < 0.0));
    let side = |at: usize| Side {
        player: players[at],
        chance: if favoured == Some(1 - at) {
            underdog
        } else {
            favourite
        },
        pace: pace(players[at].experience, length),
        experience_after: players[at].experience.saturating_add(length),
    };
    let sides = [side(0), side(1)];
    let root = f64::from(length).sqrt();
    let outcome = |winner: usize| Outcome {
        changes: [0, 1].map(|at| {
            let points = 4.0 * sides[at].pace * root * sides[1 - winner].chance;
            let change = if at == winner { points } else { -points };
            Change::new(players[at].rating, change, rules)
        }),
    };
    Match {
        length,
        root,
        difference: above.abs(),
        favourite,
        underdog,
        favoured,
        sides,
        outcomes: [outcome(0), outcome(1)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_rules_do_not_allow_is_a_sentence() {
        let id = |notice: Result<u32, Notice>| notice.expect_err("refused").id;
        for wrong in [0.0, 2.5, 65.0, -1.0, f64::NAN] {
            assert_eq!(id(check_length(wrong)), "fibs-length", "{wrong}");
        }
        assert_eq!(id(check_length(f64::INFINITY)), "fibs-unlimited");
        for wrong in [-1.0, 0.5, 1e9] {
            assert_eq!(id(check_experience(wrong)), "fibs-experience", "{wrong}");
        }
        for wrong in [0.0, -3.0, 9999.0, f64::NAN] {
            let refused = check_rating(wrong, Rules::Fibs).expect_err("refused");
            assert_eq!(refused.id, "fibs-rating", "{wrong}");
        }
        assert_eq!(check_rating(99.0, Rules::Fibs), Ok(99.0));
        let refused = check_rating(99.0, Rules::Zone).expect_err("refused");
        assert_eq!(refused.id, "fibs-zone-rating");
        assert_eq!(check_rating(100.0, Rules::Zone), Ok(100.0));
        assert_eq!((check_length(64.0), check_experience(0.0)), (Ok(64), Ok(0)));
    }

    #[test]
    fn the_pace_falls_to_one() {
        assert_eq!(pace(0, 1), 4.99);
        assert_eq!(pace(399, 1), 1.0);
        assert_eq!(pace(5000, 9), 1.0);
    }

    #[test]
    fn the_floor_of_the_zone_cuts_a_loss_and_says_by_how_much() {
        let low = Player {
            rating: 104.0,
            experience: 0,
        };
        let rated = rate([low, low], 9, Rules::Zone);
        let lost = rated.outcomes[1].changes[0];
        assert_eq!(format!("{:.2}", lost.change), "-29.46");
        assert_eq!(lost.new, 100.0);
        assert_eq!(format!("{:.2}", lost.spared), "25.46");
        let remark = lost.remark(Rules::Zone).expect("said");
        assert_eq!(remark.id, "fibs-floored");
        assert_eq!(rated.outcomes[1].changes[1].remark(Rules::Zone), None);
    }
}
