//! The first rating of a player (8.2).

use super::number::{count, half_up, percent};
use super::{FLOOR, Game, Points, tables};
use crate::domain::Notice;

/// Games against rated opponents that are needed.
const LEAST_GAMES: usize = 5;
/// The hypothetical opponents that are added, each with a draw …
const ADDED: usize = 2;
/// … and their rating.
const ADDED_RATING: i64 = 1800;
/// Highest initial rating.
const HIGHEST: i32 = 2200;

/// Why there is no initial rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unpublished {
    /// Fewer than 5 games against rated opponents.
    FewGames,
    /// No half point in the first event: it is disregarded.
    ZeroScore,
    /// Below the floor.
    BelowFloor,
}

/// An initial rating with every step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Initial {
    /// Games played against rated opponents.
    pub games: usize,
    /// `W`, the points in them.
    pub score: Points,
    /// Sum of these opponents' ratings.
    pub opponents: i64,
    /// `Ra`, the mean of these opponents and two of 1800, in rating points.
    pub ra: f64,
    /// `p` in whole percent, half up, with a draw against each of the two.
    pub percent: i32,
    /// `dp`, from table 8.1.1.
    pub dp: i32,
    /// `Ru = Ra + dp`, rounded.
    pub figure: i32,
    /// Whether [`Initial::new`] is the maximum of 2200 instead.
    pub capped: bool,
    /// The rating, or why there is none.
    pub new: Result<i32, Unpublished>,
}

/// The initial rating from the games of an unrated player.
///
/// ```
/// use tandem::rating::fide::{Game, initial};
/// let games = [1902.0, 1877.0, 1884.0, 2012.0, 1832.0];
/// let scores = [0.5, 0.5, 1.0, 0.0, 1.0];
/// let games: Result<Vec<Game>, _> = games
///     .into_iter()
///     .zip(scores)
///     .map(|(opponent, score)| Game::played(Some(opponent), score))
///     .collect();
/// assert_eq!(initial(&games?).new, Ok(1922));
/// # Ok::<(), tandem::domain::Notice>(())
/// ```
pub fn initial(games: &[Game]) -> Initial {
    let results: Vec<(i32, Points)> = games
        .iter()
        .filter_map(|game| Some((game.opponent?, game.score()?)))
        .collect();
    let played = results.len();
    let score: Points = results.iter().map(|(_, score)| *score).sum();
    let opponents: i64 = results.iter().map(|(rating, _)| i64::from(*rating)).sum();
    let all = count(played + ADDED);
    let total = opponents + count(ADDED) * ADDED_RATING;
    let percent = percent(score.halves() + 2, played + ADDED);
    let dp = tables::difference(percent);
    let figure = half_up(total + i64::from(dp) * all, all);
    let new = if played < LEAST_GAMES {
        Err(Unpublished::FewGames)
    } else if score == Points::ZERO {
        Err(Unpublished::ZeroScore)
    } else if figure < FLOOR {
        Err(Unpublished::BelowFloor)
    } else {
        Ok(figure.min(HIGHEST))
    };
    Initial {
        games: played,
        score,
        opponents,
        // Exact enough to be shown: both are small whole numbers.
        ra: total as f64 / all as f64,
        percent,
        dp,
        figure,
        capped: figure > HIGHEST,
        new,
    }
}

impl Initial {
    /// Why there is no rating, where there is none.
    pub fn reason(&self) -> Option<Notice> {
        Some(match self.new.err()? {
            Unpublished::FewGames => Notice::new("fide-few-games")
                .with("games", self.games)
                .with("least", LEAST_GAMES),
            Unpublished::ZeroScore => Notice::new("fide-zero-score"),
            Unpublished::BelowFloor => Notice::new("fide-below-floor")
                .with("rating", self.figure)
                .with("floor", FLOOR),
        })
    }

    /// The sentence about the maximum, where it was reached.
    pub fn remark(&self) -> Option<Notice> {
        (self.capped && self.new.is_ok()).then(|| {
            Notice::new("fide-initial-capped")
                .with("rating", self.figure)
                .with("most", HIGHEST)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::fide::Outcome;

    fn games(opponent: f64, scores: &[f64]) -> Vec<Game> {
        let game = |score: &f64| Game::played(Some(opponent), *score).expect("a game");
        scores.iter().map(game).collect()
    }

    #[test]
    fn what_gives_no_rating_says_why() {
        for (opponent, scores, reason, id) in [
            (
                1800.0,
                &[1.0; 4][..],
                Unpublished::FewGames,
                "fide-few-games",
            ),
            (1800.0, &[0.0; 9], Unpublished::ZeroScore, "fide-zero-score"),
            (
                1420.0,
                &[0.5, 0.0, 0.0, 0.0, 0.0],
                Unpublished::BelowFloor,
                "fide-below-floor",
            ),
        ] {
            let initial = initial(&games(opponent, scores));
            assert_eq!(initial.new, Err(reason));
            assert_eq!(initial.reason().expect("said").id, id);
        }
    }

    #[test]
    fn only_games_played_against_rated_opponents_count() {
        let mut all = games(2000.0, &[1.0, 1.0, 1.0, 0.0, 0.0]);
        let alone = initial(&all);
        all.push(Game::with_outcome(Some(2400.0), Outcome::Forfeit).expect("a game"));
        all.push(Game::played(None, 1.0).expect("a game"));
        assert_eq!(initial(&all), alone);
    }
}
