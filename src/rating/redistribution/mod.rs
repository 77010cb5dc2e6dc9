//! Redistribution: a rating for any game with a score, after each game.
//!
//! Source: the article on the score-sensitive redistribution of ratings. Both
//! players put the part `φ` of their ratings
//! into a pool and share it by the score:
//!
//! ```text
//! B = φ·(R1 + R2)        p = (g1 + 1)/(g1 + g2 + 2)
//! R1' = (1 − φ)·R1 + p·B          R2' = (1 − φ)·R2 + (1 − p)·B
//! ```
//!
//! The sum of both ratings is kept. Ratings begin at 1000 and mean something
//! after [`ENOUGH_GAMES`] games.

mod ladder;

pub use ladder::{Ladder, LadderGame, LadderPlayer, LadderStep, ladder};

use crate::domain::Notice;

/// Rating of a new player.
pub const NEW_RATING: f64 = 1000.0;

/// Usual part of the ratings that is shared anew, a fraction of 1.
pub const USUAL_PHI: f64 = 0.2;

/// Games after which a rating means something; the article says 8 to 10.
pub const ENOUGH_GAMES: usize = 8;

/// Highest rating taken as input.
pub const HIGHEST_RATING: f64 = 5000.0;

/// Highest score taken as input: more has three digits too many.
pub const HIGHEST_SCORE: f64 = 999.0;

/// `φ` as typed.
///
/// # Errors
/// `redis-phi` outside 0.01 … 1.
pub fn check_phi(phi: f64) -> Result<f64, Notice> {
    if (0.01..=1.0).contains(&phi) {
        Ok(phi)
    } else {
        Err(Notice::new("redis-phi").with("phi", phi))
    }
}

/// A rating as typed.
///
/// # Errors
/// `redis-rating` outside 1 … [`HIGHEST_RATING`].
pub fn check_rating(rating: f64) -> Result<f64, Notice> {
    if (1.0..=HIGHEST_RATING).contains(&rating) {
        Ok(rating)
    } else {
        Err(Notice::new("redis-rating")
            .with("rating", rating)
            .with("most", HIGHEST_RATING))
    }
}

/// A score as typed; games with halves exist.
///
/// # Errors
/// `redis-score` outside 0 … [`HIGHEST_SCORE`].
pub fn check_score(score: f64) -> Result<f64, Notice> {
    if (0.0..=HIGHEST_SCORE).contains(&score) {
        Ok(score)
    } else {
        Err(Notice::new("redis-score")
            .with("score", score)
            .with("most", HIGHEST_SCORE))
    }
}

/// One game with every step; arrays are in the order of the players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// Before the game.
    pub ratings: [f64; 2],
    /// As played.
    pub scores: [f64; 2],
    /// What each keeps, `(1 − φ)·R`.
    pub kept: [f64; 2],
    /// `B`.
    pub pool: f64,
    /// `p` and `1 − p`, fractions of 1.
    pub shares: [f64; 2],
    /// What each has of the pool.
    pub won: [f64; 2],
    /// After the game.
    pub new: [f64; 2],
    /// After less before.
    pub changes: [f64; 2],
}

impl Game {
    /// Who won, 0 or 1; `None` for a draw.
    pub fn winner(&self) -> Option<usize> {
        let [first, second] = self.scores;
        (first != second).then_some(usize::from(first < second))
    }

    /// Who won and loses rating points all the same, because the victory was
    /// smaller than the ratings promised.
    pub fn losing_winner(&self) -> Option<usize> {
        self.winner().filter(|winner| self.loses(*winner))
    }

    /// The sentence for a winner who loses points, and for the stronger
    /// player of a draw, who are called by those names.
    pub fn remark(&self, names: [&str; 2]) -> Option<Notice> {
        let (id, player) = match self.winner() {
            Some(winner) => ("redis-winner-loses", winner),
            None => ("redis-draw-loses", usize::from(self.changes[1] < 0.0)),
        };
        let share = self.ratings[player] / (self.ratings[0] + self.ratings[1]);
        self.loses(player).then(|| {
            Notice::new(id)
                .with("name", names[player])
                .with("loss", -self.changes[player])
                .with("got", 100.0 * self.shares[player])
                .with("owned", 100.0 * share)
        })
    }

    /// Whether more than the dust of floating point is lost.
    fn loses(&self, player: usize) -> bool {
        self.changes[player] < -1e-9 * self.ratings[player]
    }
}

/// A game between players with those ratings, ended with those scores.
///
/// ```
/// use tandem::rating::redistribution::play;
/// let game = play(0.2, [1200.0, 800.0], [0.0, 3.0]);
/// assert_eq!(game.new, [1040.0, 960.0]);
/// ```
pub fn play(phi: f64, ratings: [f64; 2], scores: [f64; 2]) -> Game {
    let pool = phi * (ratings[0] + ratings[1]);
    let share = (scores[0] + 1.0) / (scores[0] + scores[1] + 2.0);
    let shares = [share, 1.0 - share];
    let kept = ratings.map(|rating| (1.0 - phi) * rating);
    let won = shares.map(|share| share * pool);
    let new = [kept[0] + won[0], kept[1] + won[1]];
    Game {
        ratings,
        scores,
        kept,
        pool,
        shares,
        won,
        new,
        changes: [new[0] - ratings[0], new[1] - ratings[1]],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 2] = ["Ann", "Bo"];

    #[test]
    fn what_makes_no_sense_is_a_sentence() {
        for (checked, id) in [
            (check_phi(0.0), "redis-phi"),
            (check_phi(1.01), "redis-phi"),
            (check_phi(f64::NAN), "redis-phi"),
            (check_rating(0.0), "redis-rating"),
            (check_rating(9999.0), "redis-rating"),
            (check_score(-1.0), "redis-score"),
            (check_score(1000.0), "redis-score"),
        ] {
            assert_eq!(checked.expect_err("refused").id, id);
        }
        assert_eq!((check_phi(0.01), check_phi(1.0)), (Ok(0.01), Ok(1.0)));
        assert_eq!(check_score(999.0), Ok(999.0));
    }

    #[test]
    fn nobody_is_told_of_a_loss_that_is_none() {
        let even = play(0.3, [1000.1, 1000.1], [2.0, 2.0]);
        assert_eq!(even.remark(NAMES), None);
        let loser = play(0.2, [1000.0, 1000.0], [1.0, 3.0]);
        assert_eq!((loser.remark(NAMES), loser.losing_winner()), (None, None));
    }

    #[test]
    fn a_winner_who_loses_is_named() {
        let game = play(0.2, [500.0, 1500.0], [1.0, 2.0]);
        assert_eq!(game.losing_winner(), Some(1));
        let remark = game.remark(NAMES).expect("said");
        assert_eq!(remark.to_string(), {
            let wanted = Notice::new("redis-winner-loses")
                .with("name", "Bo")
                .with("loss", -game.changes[1])
                .with("got", 60.0)
                .with("owned", 75.0);
            wanted.to_string()
        });
    }
}
