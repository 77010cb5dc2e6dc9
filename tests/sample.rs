//! The sample club keeps what it promises: a whole, valid and believable
//! season.

use std::collections::{BTreeMap, HashSet};

use tandem::club::{Club, Draft, examine, sample};
use tandem::domain::name::{NameIndex, check, fold};
use tandem::domain::{Book, Kind, PlayerId, Scoring, Tournament};
use tandem::rating::{Replay, replay, standings};

fn book() -> Book {
    sample::book().expect("the embedded data reads")
}

fn of_kind(book: &Book, kind: Kind) -> Vec<&Tournament> {
    book.tournaments
        .values()
        .filter(|t| t.kind == kind)
        .collect()
}

/// The evening in which each player first took part.
fn first_evenings(book: &Book) -> BTreeMap<PlayerId, &Tournament> {
    let mut first = BTreeMap::new();
    for evening in book.tournaments.values() {
        for player in evening.pairs().flat_map(|pair| [pair.a, pair.b]) {
            first.entry(player).or_insert(evening);
        }
    }
    first
}

/// Pearson's coefficient.
fn correlation(points: &[(f64, f64)]) -> f64 {
    let n = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (mean_x, mean_y) = (mean(|p| p.0), mean(|p| p.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        points.iter().map(|p| of(p.0 - mean_x, p.1 - mean_y)).sum()
    };
    sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt()
}

#[test]
fn the_club_and_its_season_have_the_promised_size() {
    let book = book();
    assert!(book.players.len() >= 60);
    assert_eq!(of_kind(&book, Kind::Prehistory).len(), 20);
    assert_eq!(of_kind(&book, Kind::Unrated).len(), 1);
    let rated = of_kind(&book, Kind::Rated);
    assert!(rated.len() >= 60);
    for evening in &rated {
        let pairs = evening.pairs().count();
        assert!((8..=20).contains(&pairs), "{}: {pairs} pairs", evening.date);
    }
    let scored = |scoring| rated.iter().filter(|t| t.scoring == scoring).count();
    assert!(scored(Scoring::Matchpoints) >= 30);
    assert!(scored(Scoring::Imps) >= 12);
    assert!(scored(Scoring::Percent) >= 5);
    assert!(rated.iter().filter(|t| t.fields.len() == 2).count() >= 4);
    let uneven = |t: &&&Tournament| {
        t.pairs()
            .any(|pair| pair.boards != t.boards && pair.boards.is_some())
    };
    assert!(rated.iter().filter(uneven).count() >= 3);
    assert_eq!(book.adjustments.len(), 3);
}

#[test]
fn names_are_tidy_and_cannot_be_confused() {
    let book = book();
    let index = NameIndex::new(&book);
    let folded: HashSet<_> = book.players.values().map(|p| fold(&p.name)).collect();
    assert_eq!(folded.len(), book.players.len());
    for player in book.players.values() {
        assert_eq!(check(&player.name).as_ref(), Ok(&player.name));
        assert_eq!(index.find(&fold(&player.name)), Some(player.id));
    }
}

#[test]
fn nobody_plays_twice_in_an_evening_and_results_are_complete() {
    let book = book();
    for evening in book.tournaments.values() {
        let mut seen = HashSet::new();
        for pair in evening.pairs() {
            assert!(
                seen.insert(pair.a),
                "{}: {}",
                evening.date,
                book.name_of(pair.a)
            );
            assert!(
                seen.insert(pair.b),
                "{}: {}",
                evening.date,
                book.name_of(pair.b)
            );
            let known = evening.kind != Kind::Prehistory;
            assert_eq!(pair.result.is_some(), known, "{}", evening.date);
        }
        let own_boards = evening.pairs().filter(|pair| pair.boards.is_some()).count();
        assert!(own_boards == 0 || own_boards == evening.pairs().count());
    }
}

#[test]
fn one_evening_a_day_and_the_summers_are_free() {
    let book = book();
    let mut dates: Vec<_> = book.tournaments.values().map(|t| t.date).collect();
    assert!(dates.is_sorted(), "entered in the order played");
    dates.dedup();
    assert_eq!(dates.len(), book.tournaments.len());
    let longest = dates
        .windows(2)
        .map(|two| (two[1] - two[0]).get_days())
        .max();
    assert!(longest >= Some(28), "{longest:?} days");
}

#[test]
fn results_are_what_a_scorer_could_have_written() {
    for evening in of_kind(&book(), Kind::Rated) {
        let plays = evening.pairs().count() / 2;
        for field in &evening.fields {
            let sum: f64 = field.iter().filter_map(|pair| pair.result).sum();
            let boards: u32 = field
                .iter()
                .filter_map(|p| p.boards.or(evening.boards))
                .sum();
            let (whole, expected, slack) = match evening.scoring {
                Scoring::Imps => (1.0, 0.0, 2.0),
                Scoring::Percent => (100.0, 50.0 * field.len() as f64, 0.005),
                // A board played n times has a top of n − 1.
                _ => (2.0, f64::from(boards) * (plays - 1) as f64 / 2.0, 0.0),
            };
            assert!((sum - expected).abs() <= slack, "{}: {sum}", evening.date);
            for result in field.iter().filter_map(|pair| pair.result) {
                let steps: f64 = result * whole;
                assert!(
                    (steps - steps.round()).abs() < 1e-6,
                    "{}: {result}",
                    evening.date
                );
            }
        }
    }
}

#[test]
fn newcomers_come_in_the_season_and_some_players_stop() {
    let book = book();
    let first = first_evenings(&book);
    assert_eq!(first.len(), book.players.len(), "everybody has played");
    let newcomers = first.values().filter(|t| t.kind == Kind::Rated);
    assert_eq!(newcomers.count(), 8);
    let last_half_year: HashSet<_> = book
        .tournaments
        .values()
        .rev()
        .take(20)
        .flat_map(Tournament::pairs)
        .flat_map(|pair| [pair.a, pair.b])
        .collect();
    assert!(book.players.len() - last_half_year.len() >= 3);
}

#[test]
fn every_evening_can_be_calculated() {
    let replay = replay(&book());
    for evening in &replay.tournaments {
        assert_eq!(evening.problem, None, "{}", evening.date);
        for pair in evening
            .fields
            .iter()
            .flatten()
            .filter(|_| evening.kind == Kind::Rated)
        {
            let outcome = pair.outcome.expect("a rated evening has results");
            assert!((20.0..80.0).contains(&outcome.percent), "{}", evening.date);
        }
    }
}

#[test]
fn curves_are_believable() {
    let book = book();
    let replay = replay(&book);
    for (id, track) in &replay.tracks {
        let name = book.name_of(*id);
        let ratings = track.points.iter().map(|point| point.rating);
        assert!(
            ratings.clone().all(|r| (-1500.0..1800.0).contains(&r)),
            "{name}"
        );
        let furthest = ratings.map(|r| (r - track.start).abs()).fold(0.0, f64::max);
        assert!(furthest < 900.0, "{name} runs away by {furthest}");
    }
    let list = standings(&book, &replay, None);
    let points: Vec<_> = list
        .iter()
        .map(|line| (line.main, book.players[&line.player].start))
        .collect();
    assert!(correlation(&points) > 0.85, "levels keep their order");
    assert!(norm_error(&replay) < 8.0, "the norm tells something");
}

#[test]
fn a_club_file_holds_all_of_it_and_has_nothing_to_undo() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sample.tandem");
    drop(sample::create(&path, |book| book).expect("made"));
    let again = sample::create(&path, |book| book).expect_err("never overwritten");
    assert_eq!(again.id, "store-exists");
    let club = Club::open(&path).expect("opened");
    assert_eq!(club.view().book, book());
    assert_eq!(club.view().undo, None);
}

#[test]
fn every_sheet_opens_without_a_complaint() {
    let folder = tempfile::tempdir().expect("a folder");
    let club = sample::create(&folder.path().join("sample.tandem"), |book| book).expect("made");
    let view = club.view();
    for evening in view.book.tournaments.values() {
        if evening.kind == Kind::Prehistory {
            continue;
        }
        let sheet = Draft::of_tournament(&view.book, evening.id).expect("it is recorded");
        let examined = examine(&view, &sheet, evening.date);
        let in_rows = examined.rows.iter().flat_map(|row| &row.problems);
        let problems: Vec<_> = examined.problems.iter().chain(in_rows).collect();
        assert!(problems.is_empty(), "{}: {problems:?}", evening.date);
        assert_eq!(examined.scoring, evening.scoring);
        assert!(examined.command.is_some(), "{}", evening.date);
    }
}

/// Root mean square of percent less norm over all rated pairs.
fn norm_error(replay: &Replay) -> f64 {
    let errors: Vec<f64> = replay
        .tournaments
        .iter()
        .filter(|evening| evening.kind == Kind::Rated)
        .flat_map(|evening| evening.fields.iter().flatten())
        .filter_map(|pair| Some(pair.outcome?.percent - pair.norm.expected))
        .collect();
    (errors.iter().map(|e| e * e).sum::<f64>() / errors.len() as f64).sqrt()
}
