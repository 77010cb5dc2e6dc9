//! An event, or all events of a rating period, of a player with a rating.

use super::performance::of_results;
use super::{
    Expectation, FLOOR, Game, Hundredths, K, KChoice, NotCounted, Performance, Points, Speed,
    expectation,
};
use crate::domain::Notice;

/// What is to be rated.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// The player's rating before it, as [`check_rating`](super::check_rating)
    /// allows it.
    pub rating: i32,
    /// Which list it counts for.
    pub speed: Speed,
    /// Where `K` comes from.
    pub k: KChoice,
    /// All games; those still to be played count in the outlook only.
    pub games: Vec<Game>,
}

/// A game with its steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CalculatedGame {
    /// As typed.
    pub game: Game,
    /// What was expected, or why the game does not count.
    pub expectation: Result<Expectation, NotCounted>,
    /// `ΔR`, score less expected score; `None` unless it was played and
    /// counts.
    pub change: Option<Hundredths>,
}

/// An event with every step.
#[derive(Clone, Debug, PartialEq)]
pub struct Calculated {
    /// The rating before it.
    pub rating: i32,
    /// In the order given.
    pub games: Vec<CalculatedGame>,
    /// Games that count.
    pub counted: usize,
    /// Points in them.
    pub score: Points,
    /// Expected points in them.
    pub expected: Hundredths,
    /// `Σ ΔR`.
    pub sum: Hundredths,
    /// The coefficient.
    pub k: K,
    /// `Σ ΔR · K`, exactly.
    pub change: Hundredths,
    /// Rounded, half away from zero.
    pub rounded: i32,
    /// The rating with the change, published or not.
    pub figure: i32,
    /// The new rating; `None` below the floor.
    pub new: Option<i32>,
    /// The performance rating in the games that count; `None` without any.
    pub performance: Option<Performance>,
}

/// Rates an event.
///
/// ```
/// use tandem::rating::fide::{Event, Game, KChoice, Speed, calculate};
/// let event = Event {
///     rating: 1892,
///     speed: Speed::Standard,
///     k: KChoice::Typed(40),
///     games: vec![Game::played(Some(2026.0), 1.0)?],
/// };
/// let calculated = calculate(&event);
/// assert_eq!(calculated.change.as_f64(), 27.2);
/// assert_eq!(calculated.new, Some(1919));
/// # Ok::<(), tandem::domain::Notice>(())
/// ```
pub fn calculate(event: &Event) -> Calculated {
    let games: Vec<CalculatedGame> = event
        .games
        .iter()
        .map(|game| calculated(event, game))
        .collect();
    let counted = || games.iter().filter(|game| game.change.is_some());
    let results: Vec<(i32, Points)> = counted()
        .filter_map(|game| Some((game.game.opponent?, game.game.score()?)))
        .collect();
    let sum: Hundredths = counted().filter_map(|game| game.change).sum();
    let k = K::new(event.k, event.rating, results.len());
    let change = sum * k.value;
    let rounded = change.rounded();
    let figure = event.rating + rounded;
    Calculated {
        rating: event.rating,
        counted: results.len(),
        score: results.iter().map(|(_, score)| *score).sum(),
        expected: counted()
            .filter_map(|game| Some(game.expectation.ok()?.expected))
            .sum(),
        sum,
        k,
        change,
        rounded,
        figure,
        new: (figure >= FLOOR).then_some(figure),
        performance: of_results(&results),
        games,
    }
}

fn calculated(event: &Event, game: &Game) -> CalculatedGame {
    let expectation = expectation(event.rating, game, event.speed);
    let change = expectation
        .ok()
        .zip(game.score())
        .map(|(expectation, score)| score.hundredths() - expectation.expected);
    CalculatedGame {
        game: *game,
        expectation,
        change,
    }
}

impl Calculated {
    /// Why there is no new rating, where there is none.
    pub fn reason(&self) -> Option<Notice> {
        let reason = Notice::new("fide-below-floor").with("rating", self.figure);
        self.new.is_none().then(|| reason.with("floor", FLOOR))
    }

    /// What is unusual about the event though it was rated.
    pub fn remarks(&self) -> Vec<Notice> {
        let opponents = self.games.iter().filter_map(|game| game.game.opponent);
        let old = opponents
            .chain([self.rating])
            .filter(|rating| *rating < FLOOR);
        old.min()
            .map(|rating| {
                Notice::new("fide-old-rating")
                    .with("rating", rating)
                    .with("floor", FLOOR)
            })
            .into_iter()
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::fide::Outcome;

    fn event(rating: i32, k: i32, games: &[(f64, f64)]) -> Event {
        let games = games
            .iter()
            .map(|(opponent, score)| Game::played(Some(*opponent), *score).expect("a game"))
            .collect();
        Event {
            rating,
            speed: Speed::Standard,
            k: KChoice::Typed(k),
            games,
        }
    }

    #[test]
    fn what_does_not_count_changes_nothing() {
        let played = event(1800, 20, &[(1850.0, 1.0), (1700.0, 0.5)]);
        let mut more = played.clone();
        more.games.extend([
            Game::with_outcome(Some(2500.0), Outcome::Forfeit).expect("a game"),
            Game::with_outcome(Some(2500.0), Outcome::ToPlay).expect("a game"),
            Game::played(None, 1.0).expect("a game"),
        ]);
        let (less, more) = (calculate(&played), calculate(&more));
        assert_eq!(more.games.len(), 5);
        assert_eq!((more.counted, more.change), (2, less.change));
        assert_eq!(more.performance, less.performance);
        assert_eq!((less.score.as_f64(), less.expected.0), (1.5, 107));
    }

    #[test]
    fn below_the_floor_nothing_is_published() {
        let lost = calculate(&event(1402, 40, &[(1402.0, 0.0)]));
        assert_eq!((lost.figure, lost.new), (1382, None));
        assert_eq!(lost.reason().expect("said").id, "fide-below-floor");
        let kept = calculate(&event(1420, 40, &[(1420.0, 0.0)]));
        assert_eq!((kept.new, kept.reason()), (Some(1400), None));
    }

    #[test]
    fn without_games_nothing_changes() {
        let none = calculate(&event(1900, 20, &[]));
        assert_eq!((none.rounded, none.new), (0, Some(1900)));
        assert_eq!((none.k.value, none.performance), (20, None));
    }

    #[test]
    fn ratings_that_no_list_has_are_remarked() {
        let old = calculate(&event(1800, 20, &[(1399.0, 1.0)]));
        assert_eq!(old.remarks()[0].id, "fide-old-rating");
        assert!(
            calculate(&event(1800, 20, &[(1400.0, 1.0)]))
                .remarks()
                .is_empty()
        );
    }
}
