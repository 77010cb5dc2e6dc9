//! `tandem confidence`: the published numbers, two players, refusals.

use serde_json::{Value, json};

use crate::bench::{Bench, vector};
use crate::vectors::entered;

fn close(found: &Value, wanted: &Value, what: &str) {
    let (found, wanted) = (found.as_f64(), wanted.as_f64());
    let near = found
        .zip(wanted)
        .is_some_and(|(a, b)| (a - b).abs() <= 1e-6);
    assert!(near, "{what}: {found:?}, not {wanted:?}");
}

/// One published case through files and the command line.
fn play(case: &Value) {
    let file = case["club"].as_str().expect("a file");
    let bench = entered(&vector(file));
    let numbers = ["s0", "d", "s"].map(|key| case[key].to_string());
    let [s0, drift, noise] = &numbers;
    let given = ["--s0", s0, "--drift", drift, "--noise", noise, "--json"];
    let args: Vec<&str> = ["confidence", "club"].into_iter().chain(given).collect();
    let found = bench.run(&args).json();
    let found = found.as_array().expect("players");
    let expect = case["expect"].as_array().expect("players");
    assert_eq!(found.len(), expect.len());
    assert!(
        found
            .windows(2)
            .all(|two| two[0]["mean"].as_f64() >= two[1]["mean"].as_f64())
    );
    for wanted in expect {
        let line = found.iter().find(|line| line["name"] == wanted["name"]);
        let line = line.expect("listed");
        assert_eq!(line.as_object().map(serde_json::Map::len), Some(3));
        close(&line["mean"], &wanted["mean"], file);
        close(&line["sd"], &wanted["sd"], file);
    }
    // The numbers of the case are the usual ones.
    assert_eq!(
        bench.run(&["confidence", "club", "--json"]).json(),
        Value::from(found.clone())
    );
    let better = &case["better"];
    let [a, b] = ["a", "b"].map(|key| better[key].as_str().expect("a name"));
    let between = bench
        .run(&["confidence", "club", "--between", a, b, "--json"])
        .json();
    assert_eq!((&between["a"], &between["b"]), (&better["a"], &better["b"]));
    close(&between["probability"], &better["probability"], file);
}

#[test]
fn the_published_numbers_come_out() {
    for case in vector("confidence.json").as_array().expect("cases") {
        play(case);
    }
}

#[test]
fn the_list_is_explained() {
    let bench = Bench::small();
    let text = bench.run(&["confidence", "club"]).well();
    assert!(text.contains("how sure the ratings are"), "{text}");
    assert!(text.contains("± says"), "{text}");
    // One evening: starting ratings are all there is.
    let best = text.lines().nth(2).unwrap_or_default();
    assert!(best.starts_with("Ёлкин Łukasz"), "{text}");
}

#[test]
fn two_players_are_compared_by_the_names_the_club_knows() {
    let bench = Bench::small();
    let text = bench
        .run(&["confidence", "club", "--between", "elkin lukasz", "bo ray"])
        .refused(1);
    assert!(text.contains("elkin lukasz"), "{text}");
    let args = ["confidence", "club", "--between", "ёлкин lukasz", "Ray Bo"];
    let text = bench.run(&args).well();
    assert!(
        text.starts_with("Ёлкин Łukasz is better than Bo Ray with"),
        "{text}"
    );
    let there = bench.run(&[
        "confidence",
        "club",
        "--between",
        "Ann Lee",
        "Di Fox",
        "--json",
    ]);
    let back = bench.run(&[
        "confidence",
        "club",
        "--between",
        "Di Fox",
        "Ann Lee",
        "--json",
    ]);
    let sum = [there.json(), back.json()].map(|one| one["probability"].as_f64().expect("one"));
    assert!((sum[0] + sum[1] - 1.0).abs() < 1e-12);
}

#[test]
fn a_player_who_never_played_is_known_by_the_starting_rating() {
    let bench = Bench::small();
    bench.write("more.csv", "name,start\nNew One,100\nNew Two,100\n");
    bench.run(&["players", "club", "more.csv"]).well();
    let listed = bench.run(&["confidence", "club", "--json"]).json();
    assert_eq!(listed.as_array().map(Vec::len), Some(6));
    let args = [
        "confidence",
        "club",
        "--between",
        "New One",
        "New Two",
        "--json",
    ];
    let wanted = json!({"a": "New One", "b": "New Two", "probability": 0.5});
    assert_eq!(bench.run(&args).json(), wanted);
    let text = bench.run(&args[..5]).well();
    assert!(text.contains("from the starting ratings alone"), "{text}");
    let args = ["confidence", "club", "--between", "New One", "Ann Lee"];
    let text = bench.run(&args).well();
    assert!(!text.contains("starting ratings"), "{text}");
}

#[test]
fn nobody_played_is_an_empty_list() {
    let bench = Bench::new();
    assert_eq!(
        bench.run(&["confidence", "club", "--json"]).json(),
        json!([])
    );
    let text = bench.run(&["confidence", "club"]).well();
    assert_eq!(text, "Nobody has played a rated tournament yet.\n");
}

#[test]
fn wrong_values_are_refused_with_every_reason() {
    let bench = Bench::small();
    let args = [
        "confidence",
        "club",
        "--s0",
        "0",
        "--drift",
        "-1",
        "--noise",
        "99",
    ];
    let err = bench.run(&args).refused(1);
    for option in ["--s0", "--drift", "--noise"] {
        assert!(err.contains(option), "{err}");
    }
    let err = bench
        .run(&[
            "confidence",
            "club",
            "--between",
            "Nobody One",
            "Nobody Two",
        ])
        .refused(1);
    assert_eq!(err.lines().count(), 2, "{err}");
    let err = bench
        .run(&["confidence", "club", "--between", "Ann Lee", "ann lee"])
        .refused(1);
    assert!(err.contains("Ann Lee cannot be compared"), "{err}");
    bench.run(&["confidence", "nowhere.tandem"]).refused(1);
}

#[test]
fn wrong_grammar_is_told_apart() {
    let bench = Bench::small();
    for args in [
        &["confidence"][..],
        &["confidence", "club", "--s0", "much"],
        &["confidence", "club", "--between", "Ann Lee"],
        &[
            "confidence",
            "club",
            "--between",
            "Ann Lee",
            "Bo Ray",
            "Di Fox",
        ],
        &["confidence", "club", "--sure"],
    ] {
        assert_eq!(bench.run(args).code, 2, "{args:?}");
    }
}
