//! The rating against an independent implementation in 50-digit arithmetic:
//! every term of every pair, and the ratings at the end.

use std::collections::HashMap;

use serde::Deserialize;
use tandem::domain::{
    AgeUnit, Book, Date, Entry, Kind, Pair, ParamHistory, Params, Player, PlayerId, Scoring,
    Tournament, TournamentId,
};
use tandem::rating::{CalculatedPair, replay, standings};

#[derive(Deserialize)]
struct Vectors {
    params: Coefficients,
    age_unit: AgeUnit,
    players: Vec<NewPlayer>,
    prehistory: Vec<Early>,
    tournaments: Vec<Evening>,
    expect_final: Vec<Final>,
}

#[derive(Deserialize)]
#[expect(non_snake_case, reason = "the symbols of the article")]
struct Coefficients {
    W: f64,
    V: f64,
    H: f64,
    K: f64,
    k: f64,
    forget: f64,
    S: f64,
    base: f64,
    growth: f64,
    window: f64,
    last: f64,
}

#[derive(Deserialize)]
struct NewPlayer {
    name: String,
    start: f64,
}

#[derive(Deserialize)]
struct Early {
    date: Date,
    pairs: Vec<(String, String)>,
}

#[derive(Deserialize)]
struct Evening {
    date: Date,
    scoring: Scoring,
    boards: Option<u32>,
    fields: Vec<Vec<Row>>,
    expect: Vec<Vec<Expected>>,
}

#[derive(Deserialize)]
struct Row {
    a: String,
    b: String,
    result: f64,
    boards: Option<u32>,
}

#[derive(Deserialize)]
struct Expected {
    a: String,
    b: String,
    percent: f64,
    familiarity: f64,
    handicap: f64,
    pair_rating: f64,
    opponents: f64,
    expected: f64,
    change: f64,
    change_a: f64,
    change_b: f64,
}

#[derive(Deserialize)]
struct Final {
    name: String,
    rating: f64,
    main: f64,
    played: usize,
}

impl Vectors {
    fn book(&self, ids: &HashMap<&str, PlayerId>) -> Book {
        let pair = |a: &str, b: &str, result, boards| Pair {
            a: ids[a],
            b: ids[b],
            result,
            percentage: None,
            boards,
        };
        let early = self.prehistory.iter().map(|early| Tournament {
            id: TournamentId(0),
            entry: Entry(0),
            date: early.date,
            title: String::new(),
            kind: Kind::Prehistory,
            scoring: Scoring::Auto,
            boards: None,
            fields: vec![
                early
                    .pairs
                    .iter()
                    .map(|(a, b)| pair(a, b, None, None))
                    .collect(),
            ],
        });
        let evenings = self.tournaments.iter().map(|evening| Tournament {
            id: TournamentId(0),
            entry: Entry(0),
            date: evening.date,
            title: String::new(),
            kind: Kind::Rated,
            scoring: evening.scoring,
            boards: evening.boards,
            fields: evening
                .fields
                .iter()
                .map(|rows| {
                    rows.iter()
                        .map(|row| pair(&row.a, &row.b, Some(row.result), row.boards))
                        .collect()
                })
                .collect(),
        });
        let mut book = Book {
            params: ParamHistory::new(self.params()),
            ..Book::default()
        };
        for player in &self.players {
            let id = ids[player.name.as_str()];
            let name = player.name.clone();
            let start = player.start;
            book.players.insert(id, Player::new(id, name, start));
        }
        for (number, mut tournament) in (1..).zip(early.chain(evenings)) {
            tournament.id = TournamentId(number);
            tournament.entry = Entry(number);
            book.tournaments.insert(tournament.id, tournament);
        }
        book
    }

    fn params(&self) -> Params {
        let given = &self.params;
        Params {
            jump: given.K,
            base: given.base,
            handicap: given.W,
            learning: given.V,
            boards: given.H,
            forget: given.forget,
            age: self.age_unit,
            split: given.k,
            strength: given.S,
            growth: given.growth,
            window: given.window as u32,
            last: given.last as u32,
        }
    }
}

/// To 1e-9 of the wanted value, and near zero to 1e-9.
fn same(got: f64, wanted: f64, what: &str) {
    let allowed = 1e-9 * wanted.abs().max(1.0);
    assert!(
        (got - wanted).abs() <= allowed,
        "{what}: {got} instead of {wanted}"
    );
}

fn same_pair(pair: &CalculatedPair, wanted: &Expected, place: &str) {
    let outcome = pair.outcome.expect("a rated pair has an outcome");
    for (got, wanted, what) in [
        (outcome.percent, wanted.percent, "percent"),
        (pair.norm.familiarity, wanted.familiarity, "familiarity"),
        (pair.norm.handicap, wanted.handicap, "handicap"),
        (pair.norm.pair_rating, wanted.pair_rating, "pair rating"),
        (pair.norm.opponents, wanted.opponents, "opponents"),
        (pair.norm.expected, wanted.expected, "expected"),
        (outcome.change, wanted.change, "change"),
        (outcome.change_a, wanted.change_a, "change a"),
        (outcome.change_b, wanted.change_b, "change b"),
    ] {
        same(got, wanted, &format!("{place}: {what}"));
    }
}

fn check(json: &str) {
    let vectors: Vectors = serde_json::from_str(json).expect("vectors are well formed");
    let ids: HashMap<_, _> = vectors
        .players
        .iter()
        .zip(1..)
        .map(|(player, number)| (player.name.as_str(), PlayerId(number)))
        .collect();
    let book = vectors.book(&ids);
    let replay = replay(&book);
    let rated: Vec<_> = replay
        .tournaments
        .iter()
        .filter(|tournament| tournament.kind == Kind::Rated)
        .collect();
    assert_eq!(rated.len(), vectors.tournaments.len());
    for (got, wanted) in rated.iter().zip(&vectors.tournaments) {
        assert_eq!(got.problem, None);
        assert_eq!(got.fields.len(), wanted.expect.len());
        for (field, wanted_field) in got.fields.iter().zip(&wanted.expect) {
            assert_eq!(field.len(), wanted_field.len());
            for (pair, wanted_pair) in field.iter().zip(wanted_field) {
                let partners = (ids[wanted_pair.a.as_str()], ids[wanted_pair.b.as_str()]);
                assert_eq!((pair.a, pair.b), partners);
                same_pair(
                    pair,
                    wanted_pair,
                    &format!("{} {}", got.date, wanted_pair.a),
                );
            }
        }
    }
    let list = standings(&book, &replay, None);
    assert_eq!(list.len(), vectors.expect_final.len());
    for wanted in &vectors.expect_final {
        let id = ids[wanted.name.as_str()];
        let line = list.iter().find(|line| line.player == id);
        let line = line.expect("everybody is listed");
        same(line.rating, wanted.rating, &wanted.name);
        same(line.main, wanted.main, &wanted.name);
        assert_eq!(line.played, wanted.played, "{}", wanted.name);
    }
}

#[test]
fn a_small_club() {
    check(include_str!("data/vectors/club_small.json"));
}

#[test]
fn a_season_with_all_scorings() {
    check(include_str!("data/vectors/club_season.json"));
}

#[test]
fn other_parameters() {
    check(include_str!("data/vectors/club_params.json"));
}

#[test]
fn ages_in_weeks() {
    check(include_str!("data/vectors/club_weeks.json"));
}

#[test]
fn two_winners() {
    check(include_str!("data/vectors/club_mitchell.json"));
}

#[test]
fn uneven_boards() {
    check(include_str!("data/vectors/club_uneven_boards.json"));
}
