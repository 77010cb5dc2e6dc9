//! FIDE against published numbers and its own tables.

use serde_json::Value;
use tandem::exchange::read::{ChessResult, ChessRow, chess_games};
use tandem::rating::fide::{
    Calculated, Event, Game, Hundredths, Outcome, calculate, initial, performance, tables,
};

use crate::{event, list, real, root, vector, whole};

fn rated(rating: i32, k: i32, games: &[(f64, f64)]) -> Calculated {
    calculate(&event(rating, k, games))
}

fn rating_of(case: &Value, key: &str) -> i32 {
    i32::try_from(whole(case, key)).expect("small")
}

#[test]
fn fide_single_game_vectors() {
    for case in list(&vector("fide.json"), "single") {
        let game = (real(case, "opponent"), real(case, "score"));
        let rated = rated(rating_of(case, "rating"), rating_of(case, "k"), &[game]);
        assert_eq!(rated.change.as_f64(), real(case, "change"), "{case}");
    }
}

#[test]
fn fide_event_vectors() {
    for case in list(&vector("fide.json"), "events") {
        let games: Vec<(f64, f64)> = list(case, "games")
            .iter()
            .map(|game| {
                (
                    game[0].as_f64().expect("a rating"),
                    game[1].as_f64().expect("a score"),
                )
            })
            .collect();
        let rated = rated(rating_of(case, "rating"), rating_of(case, "k"), &games);
        assert_eq!(rated.sum.as_f64(), real(case, "sum"), "{case}");
        assert_eq!(rated.change.as_f64(), real(case, "change"), "{case}");
    }
}

/// Source: the regulations, tables 8.1.1 and 8.1.2, every row.
#[test]
fn fide_tables_row_by_row() {
    let rows = |name: &str| -> Vec<Vec<String>> {
        let text = std::fs::read_to_string(root().join("assets/fide").join(name));
        let text = text.expect("a table");
        let lines = text.lines().skip(1);
        lines
            .map(|line| line.split(',').map(str::to_owned).collect())
            .collect()
    };
    let number = |cell: &String| cell.parse::<f64>().expect("a number");
    let differences = rows("fide_8_1_1.csv");
    assert_eq!(differences.len(), 101);
    for row in differences {
        let percent = (100.0 * number(&row[0])).round() as i32;
        assert_eq!(
            f64::from(tables::difference(percent)),
            number(&row[1]),
            "{row:?}"
        );
    }
    let expected = rows("fide_8_1_2.csv");
    assert_eq!(expected.len(), 51);
    for row in expected {
        let first = number(&row[0]) as i32;
        let last = row[1].parse().unwrap_or(2500);
        for difference in first..=last {
            let got = tables::expected(difference).as_f64();
            assert_eq!(got, number(&row[2]), "{difference}");
            if difference > 0 {
                let got = tables::expected(-difference).as_f64();
                assert_eq!(got, number(&row[3]), "-{difference}");
            }
        }
    }
}

/// Source: the worked examples of an old Persian page about FIDE ratings;
/// its own arithmetic goes wrong where the table's .32 gives its result.
#[test]
fn fide_published_changes() {
    let change =
        |rating, k, opponent, score| rated(rating, k, &[(opponent, score)]).change.as_f64();
    assert_eq!(tables::expected(1500 - 1600), Hundredths(36));
    assert_eq!(change(1500, 20, 1600.0, 1.0), 12.8);
    assert_eq!(change(1500, 20, 1600.0, 0.5), 2.8);
    assert_eq!(change(1892, 20, 2026.0, 1.0), 13.6);
    assert_eq!(change(2400, 10, 2400.0, 1.0), 5.0);
    let won = rated(1892, 40, &[(2026.0, 1.0)]);
    assert_eq!(
        (won.change.as_f64(), won.rounded, won.new),
        (27.2, 27, Some(1919))
    );
    let expectation = won.games[0].expectation.expect("counts");
    assert_eq!(expectation.expected, Hundredths(32));
    assert_eq!(format!("{:.3}", expectation.logistic), "0.316");
}

/// Source: the federation's calculation of the event, −2.5 and not −2.
#[test]
fn fide_rounds_ties_away_from_zero() {
    let games = [
        (1787.0, 1.0),
        (2025.0, 1.0),
        (2310.0, 1.0),
        (2400.0, 1.0),
        (2505.0, 0.5),
    ];
    let rated = rated(2813, 10, &games);
    assert_eq!((rated.change, rated.rounded), (Hundredths(-250), -3));
    assert_eq!(rated.new, Some(2810));
}

fn games(opponent: f64, halves: i32, count: usize) -> Vec<Game> {
    let mut left = halves;
    (0..count)
        .map(|_| {
            let score = left.min(2);
            left -= score;
            Game::played(Some(opponent), f64::from(score) / 2.0).expect("a possible game")
        })
        .collect()
}

/// Source: the Persian page's table of first ratings.
#[test]
fn fide_published_first_ratings() {
    for (opponent, points, count, wanted) in [
        (2000.0, 3, 5, 1993),
        (2000.0, 2, 5, 1893),
        (1600.0, 1, 5, 1499),
        (1800.0, 4, 7, 1843),
        (2400.0, 3, 5, 2200),
    ] {
        let first = initial(&games(opponent, 2 * points, count));
        assert_eq!(
            first.new,
            Ok(wanted),
            "{points} of {count} against {opponent}"
        );
    }
    assert!(initial(&games(2400.0, 6, 5)).capped);
    let mixed = [
        (1902.0, 0.5),
        (1877.0, 0.5),
        (1884.0, 1.0),
        (2012.0, 0.0),
        (1832.0, 1.0),
    ];
    let first = initial(&event(1400, 20, &mixed).games);
    assert_eq!((first.percent, first.dp, first.new), (57, 50, Ok(1922)));
}

/// Source: the Persian page's examples of performance ratings.
#[test]
fn fide_published_performances() {
    let of = |opponent, halves, count| performance(&games(opponent, halves, count)).expect("games");
    assert_eq!((of(2000.0, 14, 9).percent, of(2000.0, 14, 9).dp), (78, 220));
    assert_eq!(tables::difference(77), 211);
    assert_eq!(of(2476.0, 0, 7).rating, 1676);
    assert_eq!(of(1850.0, 8, 6).rating, 1975);
}

/// A nine-game event as pasted, from the text to the new rating.
#[test]
fn fide_an_event_as_pasted() {
    let pasted =
        "1850 1\n2100 0.5\n2000 ½\n1900 =\n1780 1\n2210 0\n1990 forfeit\nunrated 1\n1875 1";
    let file = chess_games(pasted);
    assert_eq!(file.skipped, []);
    let game = |row: &ChessRow| match row.result {
        ChessResult::Points(score) => Game::played(row.opponent, score),
        ChessResult::Forfeit => Game::with_outcome(row.opponent, Outcome::Forfeit),
        ChessResult::ToPlay => Game::with_outcome(row.opponent, Outcome::ToPlay),
    };
    let games: Result<Vec<Game>, _> = file.rows.iter().map(game).collect();
    let rated = calculate(&Event {
        games: games.expect("possible games"),
        ..event(1900, 20, &[])
    });
    // PD .57 .24 .36 .50 .66 .14 .53: expected 3.00, scored 4½.
    assert_eq!((rated.counted, rated.expected), (7, Hundredths(300)));
    assert_eq!((rated.sum, rated.new), (Hundredths(150), Some(1930)));
}
