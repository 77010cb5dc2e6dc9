//! The published numbers, through files and the command line.

use serde_json::Value;

use crate::bench::{Bench, vector};

/// How the results are written down.
#[derive(Clone, Copy)]
enum Hand {
    /// Comma and decimal point.
    Plain,
    /// Semicolon, decimal comma and a true minus, names in one cell.
    Russian,
    /// TAB, with a byte-order mark.
    Spreadsheet,
}

impl Hand {
    fn number(self, value: &Value) -> String {
        let text = if value.is_null() {
            String::new()
        } else {
            value.to_string()
        };
        match self {
            Self::Russian => text.replace('.', ",").replace('-', "−"),
            _ => text,
        }
    }

    fn header(self) -> &'static str {
        match self {
            Self::Plain => "field,player,partner,result,boards\n",
            Self::Russian => "Линия;Пара;Результат;Сдачи\n",
            Self::Spreadsheet => "\u{feff}Direction\tPlayer 1\tPlayer 2\tScore\tBoards\n",
        }
    }

    fn row(self, field: &str, pair: &Value) -> String {
        let (a, b) = (text(&pair["a"]), text(&pair["b"]));
        let (result, boards) = (self.number(&pair["result"]), self.number(&pair["boards"]));
        match self {
            Self::Plain => format!("{field},{a},{b},{result},{boards}\n"),
            Self::Russian => format!("{field};{a} & {b};{result};{boards}\n"),
            Self::Spreadsheet => format!("{field}\t{a}\t{b}\t{result}\t{boards}\n"),
        }
    }

    fn table(self, tournament: &Value) -> String {
        let fields = tournament["fields"].as_array().expect("fields");
        let names: &[&str] = match (fields.len(), self) {
            (1, _) => &[""],
            (_, Self::Russian) => &["С-Ю", "В-З"],
            _ => &["NS", "EW"],
        };
        let mut table = self.header().to_owned();
        for (field, name) in fields.iter().zip(names) {
            for pair in field.as_array().expect("pairs") {
                table += &self.row(name, pair);
            }
        }
        table
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn close(name: &str, found: &Value, expected: &Value) {
    let found = found.as_f64().unwrap_or(f64::NAN);
    let expected = expected.as_f64().expect("a number");
    let error = (found - expected).abs() / expected.abs().max(1.0);
    assert!(error <= 1e-9, "{name}: {found} is not {expected}");
}

fn prepare(bench: &Bench, vector: &Value) {
    let players = vector["players"].as_array().expect("players");
    let lines = players
        .iter()
        .map(|player| format!("{},{}\n", text(&player["name"]), player["start"]));
    bench.write(
        "players.csv",
        format!("name,start\n{}", lines.collect::<String>()),
    );
    bench.run(&["players", "club", "players.csv"]).well();
    let mut history = String::from("date,player,partner,number\n");
    for (number, evening) in vector["prehistory"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
    {
        for pair in evening["pairs"].as_array().expect("pairs") {
            history += &format!(
                "{},{},{},{number}\n",
                text(&evening["date"]),
                text(&pair[0]),
                text(&pair[1])
            );
        }
    }
    if history.lines().count() > 1 {
        bench.write("history.csv", history);
        bench.run(&["history", "club", "history.csv"]).well();
    }
    let params = vector["params"].as_object().expect("params");
    let mut values: Vec<String> = params
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    values.push(format!("age={}", text(&vector["age_unit"])));
    let args = ["param", "club", "--from", "start"];
    let args: Vec<&str> = args
        .into_iter()
        .chain(values.iter().map(String::as_str))
        .collect();
    let set = bench.run(&args);
    // Some clubs have the usual ones, which hold already.
    assert!(
        set.code == 0 || set.err.contains("hold already"),
        "{}",
        set.err
    );
}

fn compare(tournament: &Value, found: &Value) {
    let date = text(&tournament["date"]);
    assert_eq!(found["date"], tournament["date"]);
    assert_eq!(found["scoring"], tournament["scoring"], "{date}");
    let expected = tournament["expect"].as_array().expect("fields");
    let fields = found["fields"].as_array().expect("fields");
    assert_eq!(fields.len(), expected.len(), "{date}");
    for (field, expected) in fields.iter().zip(expected) {
        let expected = expected.as_array().expect("pairs");
        assert_eq!(
            field.as_array().expect("pairs").len(),
            expected.len(),
            "{date}"
        );
        for (pair, expected) in field.as_array().expect("pairs").iter().zip(expected) {
            for (key, value) in expected.as_object().expect("a pair") {
                if value.is_number() {
                    close(&format!("{date} {key}"), &pair[key], value);
                } else {
                    assert_eq!(&pair[key], value, "{date} {key}");
                }
            }
        }
    }
}

/// Puts the club of a vector into a bench; what `calculate` says to each
/// tournament goes to `heard`.
fn enter(bench: &Bench, vector: &Value, hand: Hand, heard: impl Fn(&Value, &str, &Value)) {
    prepare(bench, vector);
    for tournament in vector["tournaments"].as_array().expect("tournaments") {
        bench.write("results.csv", hand.table(tournament));
        let boards = tournament["boards"].to_string();
        let (date, scoring) = (text(&tournament["date"]), text(&tournament["scoring"]));
        let given = ["--date", date, "--scoring", scoring, "--boards", &boards];
        let calculate = ["calculate", "club", "results.csv", "--again", "--json"];
        let args: Vec<&str> = calculate.into_iter().chain(given).collect();
        let found = bench.run(&args).json();
        heard(tournament, date, &found[0]);
    }
}

/// A bench with the club of a vector.
pub(crate) fn entered(vector: &Value) -> Bench {
    let bench = Bench::new();
    enter(&bench, vector, Hand::Plain, |_, _, _| {});
    bench
}

fn play(name: &str, hand: Hand) {
    let vector = vector(name);
    let bench = Bench::new();
    enter(&bench, &vector, hand, |tournament, date, found| {
        compare(tournament, found);
        let stored = bench.run(&["tournament", "club", date, "--json"]).json();
        let stored = stored.as_array().expect("an array");
        assert_eq!(stored.last(), Some(found));
    });
    let standings = bench
        .run(&["export", "club", "standings", "--format", "json"])
        .json();
    for expected in vector["expect_final"].as_array().expect("players") {
        let lines = standings.as_array().expect("lines");
        let line = lines
            .iter()
            .find(|line| line["name"] == expected["name"])
            .expect("listed");
        close("rating", &line["rating"], &expected["rating"]);
        close("main", &line["main"], &expected["main"]);
        assert_eq!(line["played"].as_u64(), expected["played"].as_u64());
    }
    assert_eq!(bench.run(&["check", "club"]).well(), "no problems\n");
}

#[test]
fn a_small_club() {
    play("club_small.json", Hand::Plain);
}

#[test]
fn two_fields() {
    play("club_mitchell.json", Hand::Russian);
}

#[test]
fn boards_that_differ() {
    play("club_uneven_boards.json", Hand::Spreadsheet);
}

#[test]
fn age_in_weeks() {
    play("club_weeks.json", Hand::Plain);
}

#[test]
fn other_parameters() {
    play("club_params.json", Hand::Russian);
}
