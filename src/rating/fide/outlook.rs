//! Looking ahead: every total an event can end with, and what is needed.

use super::{
    Event, FLOOR, HIGHEST_RATING, Hundredths, K, Points, expectation, out_of_range, whole_rating,
};
use crate::domain::Notice;

/// One total of an event and the rating it gives. Which games bring the
/// points makes no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Total {
    /// Points in all games that count, played or still to be played.
    pub score: Points,
    /// `Σ ΔR · K`, exactly.
    pub change: Hundredths,
    /// Rounded, half away from zero.
    pub rounded: i32,
    /// The rating with the change, published or not.
    pub figure: i32,
    /// The new rating; `None` below the floor.
    pub new: Option<i32>,
    /// Whether the event can still end so; when nothing is left to be played,
    /// that is how it ended.
    pub possible: bool,
}

/// The games of an event that count or will count.
struct Prospect {
    games: usize,
    /// Of them still to be played.
    remaining: usize,
    /// Points so far.
    score: Points,
    expected: Hundredths,
    k: K,
}

impl Prospect {
    fn new(event: &Event) -> Self {
        let counting: Vec<_> = event
            .games
            .iter()
            .filter_map(|game| {
                let expectation = expectation(event.rating, game, event.speed).ok()?;
                Some((expectation.expected, game.score()))
            })
            .collect();
        Self {
            games: counting.len(),
            remaining: counting.iter().filter(|(_, score)| score.is_none()).count(),
            score: counting.iter().filter_map(|(_, score)| *score).sum(),
            expected: counting.iter().map(|(expected, _)| *expected).sum(),
            k: K::new(event.k, event.rating, counting.len()),
        }
    }

    fn total(&self, event: &Event, score: Points) -> Total {
        let change = (score.hundredths() - self.expected) * self.k.value;
        let rounded = change.rounded();
        let figure = event.rating + rounded;
        Total {
            score,
            change,
            rounded,
            figure,
            new: (figure >= FLOOR).then_some(figure),
            possible: self.score <= score && score <= self.best(),
        }
    }

    /// The total when everything that remains is won.
    fn best(&self) -> Points {
        self.score + Points::from_halves(halves(self.remaining))
    }
}

/// The half points of so many games won.
fn halves(games: usize) -> i32 {
    i32::try_from(2 * games).expect("a list of games fits into memory")
}

/// Every total from 0 to all points, in half points: the rating as a function
/// of the score of the whole event.
pub fn totals(event: &Event) -> Vec<Total> {
    let prospect = Prospect::new(event);
    (0..=halves(prospect.games))
        .map(|halves| prospect.total(event, Points::from_halves(halves)))
        .collect()
}

/// What must be scored in the games still to be played to reach a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The rating wanted.
    pub target: i32,
    /// Games still to be played that will count.
    pub remaining: usize,
    /// The least score in them that is enough, and the whole event's total
    /// with it; `None` when even winning all is not enough.
    pub least: Option<(Points, Total)>,
    /// The total when all of them are won.
    pub best: Total,
}

/// A rating to be reached, as typed.
///
/// # Errors
/// `fide-target` unless it is a whole number from [`FLOOR`] to
/// [`HIGHEST_RATING`].
pub fn check_target(rating: f64) -> Result<i32, Notice> {
    let target = whole_rating(rating).filter(|rating| (FLOOR..=HIGHEST_RATING).contains(rating));
    target.ok_or_else(|| out_of_range("fide-target", rating).with("least", FLOOR))
}

/// The least score in the remaining games that gives a new rating of `target`
/// or more.
///
/// ```
/// use tandem::rating::fide::{Event, Game, KChoice, Outcome, Speed, needed};
/// let to_play = Game::with_outcome(Some(1800.0), Outcome::ToPlay)?;
/// let event = Event {
///     rating: 1800,
///     speed: Speed::Standard,
///     k: KChoice::Typed(20),
///     games: vec![Game::played(Some(1800.0), 1.0)?, to_play, to_play],
/// };
/// let (score, total) = needed(&event, 1815).least.expect("possible");
/// assert_eq!((score.as_f64(), total.figure), (1.5, 1820));
/// # Ok::<(), tandem::domain::Notice>(())
/// ```
pub fn needed(event: &Event, target: i32) -> Needed {
    let prospect = Prospect::new(event);
    let least = (0..=halves(prospect.remaining))
        .map(Points::from_halves)
        .map(|score| (score, prospect.total(event, prospect.score + score)))
        .find(|(_, total)| total.figure >= target);
    Needed {
        target,
        remaining: prospect.remaining,
        least,
        best: prospect.total(event, prospect.best()),
    }
}

impl Needed {
    /// The answer as a sentence.
    pub fn notice(&self) -> Notice {
        let notice = |id| {
            Notice::new(id)
                .with("target", self.target)
                .with("games", self.remaining)
        };
        match self.least {
            None => notice("fide-needed-impossible").with("best", self.best.figure),
            Some((Points::ZERO, total)) => {
                notice("fide-needed-nothing").with("rating", total.figure)
            }
            Some((score, total)) => notice("fide-needed")
                .with("score", score.as_f64())
                .with("rating", total.figure),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::fide::{Game, KChoice, Outcome, Speed, calculate};

    fn event(scores: &[Option<f64>]) -> Event {
        let opponents = [1850.0, 2100.0, 1640.0, 1905.0, 2000.0];
        let game = |(opponent, score): (f64, &Option<f64>)| match score {
            Some(score) => Game::played(Some(opponent), *score),
            None => Game::with_outcome(Some(opponent), Outcome::ToPlay),
        };
        let games = opponents.into_iter().zip(scores).map(game);
        Event {
            rating: 1892,
            speed: Speed::Standard,
            k: KChoice::Typed(20),
            games: games.collect::<Result<_, _>>().expect("games"),
        }
    }

    #[test]
    fn every_total_is_what_the_event_would_give() {
        let open = event(&[Some(1.0), None, Some(0.5), None, None]);
        let table = totals(&open);
        assert_eq!(table.len(), 11);
        for (second, total) in [(0.0, 1.5), (0.5, 2.0), (1.0, 2.5)] {
            let closed = event(&[Some(1.0), Some(second), Some(0.5), Some(0.0), Some(0.0)]);
            let calculated = calculate(&closed);
            let row = table
                .iter()
                .find(|row| row.score.as_f64() == total)
                .expect("a row");
            assert_eq!((row.change, row.new), (calculated.change, calculated.new));
        }
        let possible: Vec<f64> = table
            .iter()
            .filter(|row| row.possible)
            .map(|row| row.score.as_f64())
            .collect();
        assert_eq!(possible, [1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5]);
    }

    #[test]
    fn the_needed_score_is_the_least_that_is_enough() {
        let open = event(&[Some(1.0), None, Some(0.5), None, None]);
        for target in 1850..1960 {
            let answer = needed(&open, target);
            let enough = totals(&open)
                .into_iter()
                .find(|row| row.possible && row.figure >= target);
            assert_eq!(answer.least.map(|(_, total)| total), enough, "{target}");
        }
        assert_eq!(needed(&open, 2000).notice().id, "fide-needed-impossible");
        assert_eq!(needed(&open, 1870).notice().id, "fide-needed-nothing");
        let some = needed(&open, 1900).notice();
        assert_eq!(some.id, "fide-needed");
    }

    #[test]
    fn a_target_is_a_rating_that_is_published() {
        assert_eq!(check_target(1400.0), Ok(1400));
        for wrong in [1399.0, 0.0, 9999.0, 2000.5] {
            assert_eq!(check_target(wrong).expect_err("refused").id, "fide-target");
        }
    }
}
