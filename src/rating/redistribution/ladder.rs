//! A ladder: players who begin at 1000, and their games in order.

use std::collections::HashMap;

use super::{ENOUGH_GAMES, Game, NEW_RATING, check_score, play};
use crate::domain::Notice;
use crate::domain::name::{self, fold};

/// A game of the ladder, as typed.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderGame {
    /// The names of both players.
    pub names: [String; 2],
    /// Their scores.
    pub scores: [f64; 2],
}

/// A player of the ladder after all games.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderPlayer {
    /// As first spelt.
    pub name: String,
    /// After all games.
    pub rating: f64,
    /// Place, from 1; equal ratings share one.
    pub place: usize,
    /// Games won, drawn and lost.
    pub results: [usize; 3],
    /// Points scored and conceded.
    pub points: [f64; 2],
    /// Rating at the beginning and after each game of the whole ladder, so
    /// that the curves of all players have one axis.
    pub curve: Vec<f64>,
}

impl LadderPlayer {
    /// Games played.
    pub fn games(&self) -> usize {
        self.results.iter().sum()
    }

    /// Whether there were enough games for the rating to mean something.
    pub fn is_settled(&self) -> bool {
        self.games() >= ENOUGH_GAMES
    }
}

/// A game of the ladder, calculated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LadderStep {
    /// Who played, as indices into [`Ladder::players`].
    pub players: [usize; 2],
    /// Every step.
    pub game: Game,
}

/// A ladder after all its games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// Those named beforehand, then the others as they come.
    pub players: Vec<LadderPlayer>,
    /// The games in order.
    pub steps: Vec<LadderStep>,
}

impl Ladder {
    /// Indices of the players, best first.
    pub fn standings(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by(|a, b| {
            let (a, b) = (&self.players[*a], &self.players[*b]);
            (b.rating.total_cmp(&a.rating)).then_with(|| fold(&a.name).cmp(&fold(&b.name)))
        });
        order
    }

    fn set_places(&mut self) {
        let mut place = 0;
        let mut before = f64::NAN;
        for (at, player) in self.standings().into_iter().enumerate() {
            if self.players[player].rating != before {
                place = at + 1;
                before = self.players[player].rating;
            }
            self.players[player].place = place;
        }
    }
}

/// Plays the games in order. Spellings that differ in case or accents only
/// are one player; who is not in `names` joins with the first game.
///
/// # Errors
/// Every game that cannot be counted, by its index: `name-empty`, `name-long`,
/// `redis-self` for a player against himself, `redis-score`. For a wrong name
/// in `names`, which is no game, the index is `None`.
pub fn ladder(
    phi: f64,
    names: &[String],
    games: &[LadderGame],
) -> Result<Ladder, Vec<(Option<usize>, Notice)>> {
    let mut seats = Seats::default();
    let mut wrong = Vec::new();
    for name in names {
        if let Err(notice) = seats.seat(name) {
            wrong.push((None, notice));
        }
    }
    let mut seated = Vec::new();
    for (at, game) in games.iter().enumerate() {
        match check(game, &mut seats) {
            Ok(players) => seated.push((players, game.scores)),
            Err(notice) => wrong.push((Some(at), notice)),
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let mut ladder = Ladder {
        players: seats.players,
        steps: Vec::new(),
    };
    for (players, scores) in seated {
        ladder.play(phi, players, scores);
    }
    ladder.set_places();
    Ok(ladder)
}

impl Ladder {
    fn play(&mut self, phi: f64, players: [usize; 2], scores: [f64; 2]) {
        let game = play(phi, players.map(|at| self.players[at].rating), scores);
        for (side, at) in players.into_iter().enumerate() {
            let player = &mut self.players[at];
            player.rating = game.new[side];
            let result = match game.winner() {
                Some(winner) if winner == side => 0,
                None => 1,
                Some(_) => 2,
            };
            player.results[result] += 1;
            player.points[0] += scores[side];
            player.points[1] += scores[1 - side];
        }
        for player in &mut self.players {
            player.curve.push(player.rating);
        }
        self.steps.push(LadderStep { players, game });
    }
}

fn check(game: &LadderGame, seats: &mut Seats) -> Result<[usize; 2], Notice> {
    for score in game.scores {
        check_score(score)?;
    }
    let names = [name::check(&game.names[0])?, name::check(&game.names[1])?];
    if fold(&names[0]) == fold(&names[1]) {
        return Err(Notice::new("redis-self").with("name", names[0].as_str()));
    }
    Ok([seats.seat(&names[0])?, seats.seat(&names[1])?])
}

/// Who is in the ladder, by name.
#[derive(Default)]
struct Seats {
    players: Vec<LadderPlayer>,
    by_name: HashMap<String, usize>,
}

impl Seats {
    fn seat(&mut self, name: &str) -> Result<usize, Notice> {
        let name = name::check(name)?;
        let next = self.players.len();
        let seat = *self.by_name.entry(fold(&name)).or_insert(next);
        if seat == next {
            self.players.push(LadderPlayer {
                name,
                rating: NEW_RATING,
                place: 1,
                results: [0; 3],
                points: [0.0; 2],
                curve: vec![NEW_RATING],
            });
        }
        Ok(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(a: &str, b: &str, scores: [f64; 2]) -> LadderGame {
        LadderGame {
            names: [a.to_owned(), b.to_owned()],
            scores,
        }
    }

    #[test]
    fn games_follow_each_other_and_everybody_has_a_curve() {
        let games = [
            game("Ann", "Bo", [3.0, 1.0]),
            game("bo", "Zoë", [2.0, 2.0]),
            game("Zoe", "Ann", [0.0, 1.0]),
        ];
        let names = ["Dan".to_owned(), "Ann".to_owned()];
        let ladder = ladder(0.2, &names, &games).expect("good games");
        let names: Vec<&str> = ladder.players.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["Dan", "Ann", "Bo", "Zoë"]);
        assert!(ladder.players.iter().all(|player| player.curve.len() == 4));
        assert_eq!(ladder.steps[1].game.ratings[0], ladder.steps[0].game.new[1]);
        let sum: f64 = ladder.players.iter().map(|player| player.rating).sum();
        assert!((sum - 4000.0).abs() < 1e-9);
        assert_eq!(ladder.players[1].results, [2, 0, 0]);
        assert_eq!(ladder.players[3].points, [2.0, 3.0]);
        assert_eq!(ladder.standings()[0], 1);
        assert_eq!(ladder.players[1].place, 1);
    }

    #[test]
    fn equal_ratings_share_a_place() {
        let games = [game("B", "A", [1.0, 1.0]), game("C", "D", [5.0, 0.0])];
        let ladder = ladder(0.2, &[], &games).expect("good games");
        assert_eq!(ladder.standings(), [2, 1, 0, 3]);
        let places: Vec<usize> = ladder.players.iter().map(|player| player.place).collect();
        assert_eq!(places, [2, 2, 1, 4]);
    }

    #[test]
    fn a_rating_settles_after_eight_games() {
        let games = vec![game("A", "B", [1.0, 0.0]); 8];
        let after = |count: usize| ladder(0.2, &[], &games[..count]).expect("good games");
        assert!(!after(7).players[0].is_settled());
        assert!(after(8).players[0].is_settled());
    }

    #[test]
    fn wrong_games_are_listed_by_number() {
        let games = [
            game("A", "a", [1.0, 0.0]),
            game("A", "B", [1.0, 0.0]),
            game("A", " ", [1.0, 0.0]),
            game("A", "B", [-1.0, 0.0]),
        ];
        let wrong = ladder(0.2, &[String::new()], &games).expect_err("wrong");
        let found: Vec<(Option<usize>, &str)> = wrong
            .iter()
            .map(|(at, notice)| (*at, &*notice.id))
            .collect();
        assert_eq!(
            found,
            [
                (None, "name-empty"),
                (Some(0), "redis-self"),
                (Some(2), "name-empty"),
                (Some(3), "redis-score"),
            ]
        );
    }
}
