//! `tandem backtest`: what the norm was worth.

use serde_json::{Value, json};

use crate::bench::{Bench, vector};
use crate::vectors::entered;

fn number(found: &Value, key: &str) -> f64 {
    found[key]
        .as_f64()
        .unwrap_or_else(|| panic!("{key}: {found}"))
}

/// Plays an evening of two pairs.
fn evening(bench: &Bench, date: &str, results: [i64; 2]) {
    let [first, second] = results;
    let table = format!("player,partner,result\nA A,B B,{first}\nC C,D D,{second}\n");
    bench.write("evening.csv", table);
    let args = ["calculate", "club", "evening.csv", "--date", date];
    bench.run(&args).well();
}

/// Of the first evening nobody foretells anything: all err by 6. In the second
/// the norm says 52.4 (60 points won by each of two, lost by each of two), the
/// means and the grades 56, the companion 54, and 53 happened.
#[test]
fn two_evenings_by_hand() {
    let bench = Bench::new();
    bench.write(
        "players.csv",
        "name,start\nA A,100\nB B,100\nC C,100\nD D,100\n",
    );
    bench.run(&["players", "club", "players.csv"]).well();
    evening(&bench, "2026-01-01", [56, 44]);
    evening(&bench, "2026-01-08", [53, 47]);
    let found = bench.run(&["backtest", "club", "--json"]).json();
    assert_eq!(found["pairs"], json!(4));
    assert!(number(&found, "bias").abs() < 1e-9);
    for (key, second) in [
        ("rmse", 0.6),
        ("rmse_fifty", 3.0),
        ("rmse_means", 3.0),
        ("rmse_grades", 3.0),
        ("rmse_companion", 1.0_f64),
    ] {
        let wanted = f64::midpoint(36.0, second * second).sqrt();
        assert!(
            (number(&found, key) - wanted).abs() < 1e-9,
            "{key}: {found}"
        );
    }
    assert_eq!(found["interval"], Value::Null);
    let text = bench.run(&["backtest", "club"]).well();
    assert!(
        text.contains("Compared: 4 results in 2 tournaments"),
        "{text}"
    );
    assert!(text.contains("too short"), "{text}");
}

#[test]
fn a_season_has_an_interval_and_a_conclusion() {
    let bench = entered(&vector("club_season.json"));
    let found = bench.run(&["backtest", "club", "--json"]).json();
    let keys: Vec<&str> = found
        .as_object()
        .map(|object| object.keys().map(String::as_str).collect())
        .expect("an object");
    let mut wanted = [
        "pairs",
        "bias",
        "rmse",
        "rmse_fifty",
        "rmse_means",
        "rmse_grades",
        "rmse_companion",
        "interval",
    ];
    wanted.sort_unstable();
    let mut keys = keys;
    keys.sort_unstable();
    assert_eq!(keys, wanted);
    let [low, high] = [0, 1].map(|end| found["interval"][end].as_f64().expect("an end"));
    let rmse = number(&found, "rmse");
    assert!(low < rmse && rmse < high, "{found}");
    // The same every time.
    assert_eq!(bench.run(&["backtest", "club", "--json"]).json(), found);
    let text = bench.run(&["backtest", "club"]).well();
    for part in [
        "the first 10 tournaments were only learnt from",
        "in 42 tournaments",
        "the club’s norm",
        "everybody scores 50 %",
        "grades as in the national schemes",
        "the model behind ±",
        "New pairs (less than half of the familiarity) and steady ones",
        "95 of 100 times",
        "The norm predicts the results better",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn nothing_to_learn_from_is_said() {
    let bench = Bench::new();
    let found = bench.run(&["backtest", "club", "--json"]).json();
    assert_eq!((&found["pairs"], &found["rmse"]), (&json!(0), &Value::Null));
    assert_eq!(found["interval"], Value::Null);
    let text = bench.run(&["backtest", "club"]).well();
    assert_eq!(text, "There is no rated tournament to check on yet.\n");
}

#[test]
fn grammar_and_files_are_told_apart() {
    let bench = Bench::new();
    assert_eq!(bench.run(&["backtest"]).code, 2);
    assert_eq!(bench.run(&["backtest", "club", "--all"]).code, 2);
    bench.run(&["backtest", "nowhere.tandem"]).refused(1);
}
