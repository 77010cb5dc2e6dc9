//! `fibs`, `fide` and `redistribute`: their JSON, and what they refuse.

use serde_json::{Value, json};

use crate::bench::{Bench, vector};

fn run(line: &str) -> crate::bench::Ran {
    let args: Vec<&str> = line.split(' ').collect();
    Bench::empty().run(&args)
}

fn json_of(line: &str) -> Value {
    run(&format!("{line} --json")).json()
}

fn refused(line: &str, code: i32, words: &[&str]) {
    let said = run(line).refused(code);
    for word in words {
        assert!(said.contains(word), "{line}: {word:?} is not in {said:?}");
    }
    assert!(
        !said.contains("nknown local") && !said.contains("{ $"),
        "{said}"
    );
}

fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

fn close(found: &Value, expected: &Value) {
    let (found, expected) = (
        found.as_f64().expect("a number"),
        expected.as_f64().expect("one"),
    );
    let error = (found - expected).abs() / expected.abs().max(1.0);
    assert!(error <= 1e-9, "{found} is not {expected}");
}

#[test]
fn fibs_prints_the_vectors() {
    let cases = vector("fibs.json");
    for case in cases["cases"].as_array().expect("cases").iter().take(8) {
        let line = format!(
            "fibs --length {} --rating1 {} --rating2 {} --experience1 {} --experience2 {} --winner {}",
            case["n"], case["P1"], case["P2"], case["E1"], case["E2"], case["winner"]
        );
        let plain = json_of(&line);
        assert_eq!(
            keys(&plain),
            ["change1", "change2", "favourite", "new1", "new2"]
        );
        for key in keys(&plain) {
            close(&plain[key], &case[key]);
        }
        let zone = json_of(&format!("{line} --zone"));
        close(&zone["new1"], &case["zone_new1"]);
        close(&zone["new2"], &case["zone_new2"]);
        close(&zone["change1"], &case["change1"]);
    }
}

#[test]
fn fibs_prints_both_outcomes_and_the_floor() {
    let said = run("fibs --length 13 --rating1 1550 --rating2 1450 --experience1 200 --experience2 150 --winner 1").well();
    for word in ["60.2311 %", "+16.4610", "−19.33", "1566.46"] {
        assert!(said.contains(word), "{word}: {said}");
    }
    let said = run("fibs --length 9 --rating1 104 --rating2 104 --winner 2 --zone").well();
    assert!(
        said.contains("Player 1: The floor of 100 spares 25.46"),
        "{said}"
    );
}

#[test]
fn fibs_refuses() {
    let line = |length: &str, rating: &str, more: &str| {
        format!("fibs --length {length} --rating1 {rating} --rating2 1500 --winner {more}")
    };
    refused(&line("0", "1500", "1"), 1, &["0 points", "64"]);
    refused(&line("65", "1500", "1"), 1, &["65"]);
    refused(&line("2.5", "1500", "1"), 1, &["2.5"]);
    refused(&line("unlimited", "1500", "1"), 1, &["not rated"]);
    refused(&line("5", "0", "1"), 1, &["0 cannot"]);
    refused(&line("5", "9999", "1"), 1, &["9999"]);
    refused(&line("5", "99", "1 --zone"), 1, &["99 is below 100"]);
    refused(&line("5", "1500", "3"), 1, &["no player 3"]);
    refused(
        &line("5", "1500", "1 --experience1 -1"),
        1,
        &["−1 cannot be experience"],
    );
    refused(&line("0", "9999", "3"), 1, &["64", "9999", "no player 3"]);
    refused(&line("x", "1500", "1"), 2, &["not a number"]);
    refused(&line("5", "x", "1"), 2, &["not a number"]);
    refused(
        "fibs --length 5 --rating1 1500 --rating2 1500",
        2,
        &["--winner"],
    );
}

#[test]
fn redistribute_prints_the_vectors() {
    let cases = vector("redistribution.json");
    for case in cases["cases"].as_array().expect("cases").iter().take(8) {
        let found = json_of(&format!(
            "redistribute --phi {} --rating1 {} --rating2 {} --score1 {} --score2 {}",
            case["phi"], case["R1"], case["R2"], case["g1"], case["g2"]
        ));
        assert_eq!(keys(&found), ["new1", "new2", "pool", "share"]);
        close(&found["pool"], &case["B"]);
        close(&found["share"], &case["p"]);
        close(&found["new1"], &case["new1"]);
        close(&found["new2"], &case["new2"]);
    }
}

#[test]
fn redistribute_says_when_a_winner_loses_and_refuses() {
    let line = |phi: &str, rating: &str, score: &str| {
        format!(
            "redistribute --phi {phi} --rating1 {rating} --rating2 500 --score1 {score} --score2 1"
        )
    };
    let said = run(&line("0.2", "1500", "2")).well();
    assert!(said.contains("Player 1 won and loses 60 points"), "{said}");
    let said = run(&line("0.2", "1500", "1")).well();
    assert!(
        said.contains("Player 1 loses 100 points by the draw"),
        "{said}"
    );
    refused(&line("0", "1500", "2"), 1, &["φ = 0", "0.01"]);
    refused(&line("1.5", "1500", "2"), 1, &["1.5"]);
    refused(&line("0.2", "0", "2"), 1, &["0 cannot be a rating"]);
    refused(&line("0.2", "1500", "-2"), 1, &["−2 cannot be a score"]);
    refused(&line("0.2", "1500", "1000"), 1, &["1000", "999"]);
    refused(&line("0.2", "1500", "x"), 2, &["not a number"]);
    refused(&line("x", "1500", "2"), 2, &["not a number"]);
}

#[test]
fn fide_prints_an_event() {
    let found = json_of("fide --rating 1892 --k 40 --game 2026:1");
    let game = json!({
        "opponent": 2026, "score": 1.0, "difference": -134, "capped": false,
        "expected": 0.32, "change": 0.68
    });
    let wanted = json!({
        "games": [game], "sum": 0.68, "k": 40, "change": 27.2, "rounded": 27, "new": 1919,
        "performance": 2826
    });
    assert_eq!(found, wanted);
    let cases = vector("fide.json");
    for case in cases["events"].as_array().expect("events") {
        let games = case["games"].as_array().expect("games").iter();
        let games: Vec<String> = games
            .map(|game| format!("--game {}:{}", game[0], game[1]))
            .collect();
        let line = format!(
            "fide --rating {} --k {} {}",
            case["rating"],
            case["k"],
            games.join(" ")
        );
        let found = json_of(&line);
        assert_eq!(
            (&found["sum"], &found["change"]),
            (&case["sum"], &case["change"]),
            "{line}"
        );
    }
}

#[test]
fn fide_lists_what_does_not_count() {
    let found = json_of("fide --rating 1800 --k 20 --game 1850:forfeit 1800:0.5 --game unrated:1");
    let reason = |game: &Value| game["reason"].as_str().expect("a reason").to_owned();
    let games = &found["games"];
    assert!(reason(&games[0]).contains("Not played"));
    assert!(reason(&games[2]).contains("no rating"));
    let forfeit = json!({
        "opponent": 1850, "score": null, "difference": null, "capped": null,
        "expected": null, "change": null, "reason": reason(&games[0])
    });
    assert_eq!(games[0], forfeit);
    assert_eq!(games[1]["expected"], json!(0.5));
    assert_eq!(
        (&games[2]["opponent"], &games[2]["score"]),
        (&Value::Null, &json!(1.0))
    );
    assert_eq!(
        (&found["new"], &found["performance"]),
        (&json!(1800), &json!(1800))
    );
    let gap = json_of("fide --rating 2650 --k 10 --speed blitz --game 2000:1");
    assert!(reason(&gap["games"][0]).contains("600"));
    assert_eq!(
        (&gap["sum"], &gap["performance"]),
        (&json!(0.0), &Value::Null)
    );
    let low = json_of("fide --rating 1405 --k 40 --game 1405:0");
    assert_eq!((&low["rounded"], &low["new"]), (&json!(-20), &Value::Null));
    assert!(
        low["reason"]
            .as_str()
            .expect("a reason")
            .contains("1385 is below 1400")
    );
}

#[test]
fn fide_finds_k_and_says_why() {
    let k = |line: &str| json_of(&format!("fide --game 2000:1 {line}"))["k"].clone();
    assert_eq!(
        k("--rating 2100 --born 2010 --year 2026 --games-played 90 --highest 2250"),
        40
    );
    assert_eq!(
        k("--rating 2100 --born 2007 --year 2026 --games-played 90 --highest 2250"),
        20
    );
    assert_eq!(k("--rating 2100 --games-played 12 --highest 2100"), 40);
    assert_eq!(k("--rating 2390 --highest 2400"), 10);
    assert_eq!(k("--rating 1800"), 20);
    let more = ["1800:1"; 18].join(" ");
    assert_eq!(k(&format!("--rating 1800 --k 40 --game {more}")), 36);
    let said = run("fide --rating 1800 --games-played 12 --game 1800:1").well();
    assert!(said.contains("K = 40: fewer than 30 games"), "{said}");
    assert!(said.contains("New rating: 1820"), "{said}");
    assert!(said.contains("Every total"), "{said}");
    let said = run("fide --rating 1800 --game 1800:1").well();
    assert!(said.contains("are not given"), "{said}");
}

#[test]
fn fide_prints_a_first_rating() {
    let games = "--game 1902:0.5 1877:0.5 1884:1 2012:0 1832:1";
    let found = json_of(&format!("fide --initial {games}"));
    assert_eq!(keys(&found), ["new", "percent", "ra"]);
    assert_eq!(
        (&found["percent"], &found["new"]),
        (&json!(57), &json!(1922))
    );
    close(&found["ra"], &json!(13107.0 / 7.0));
    let few = json_of("fide --initial --game 1902:0.5 --game 1902:1");
    assert_eq!(few["new"], Value::Null);
    assert!(
        few["reason"]
            .as_str()
            .expect("a reason")
            .contains("2 games")
    );
    let zero = json_of("fide --initial --game 1900:0 1900:0 1900:0 1900:0 1900:0");
    assert!(
        zero["reason"]
            .as_str()
            .expect("a reason")
            .contains("disregarded")
    );
    let said = run(&format!("fide --initial {games}")).well();
    assert!(said.contains("First rating: 1922"), "{said}");
}

#[test]
fn fide_refuses() {
    refused("fide --rating 0 --k 20 --game 1800:1", 1, &["0 cannot"]);
    refused(
        "fide --rating 9999 --k 20 --game 0:1",
        1,
        &["9999", "unrated"],
    );
    refused(
        "fide --rating 1800 --k 20 --game 1800:2",
        1,
        &["2 is not the result"],
    );
    refused("fide --rating 1800 --k 20 --game 1800:1000", 1, &["1000"]);
    refused("fide --rating 1800 --k 0 --game 1800:1", 1, &["K = 0"]);
    refused(
        "fide --rating 1800 --k 20 --game 1800:1 --speed bullet",
        1,
        &["bullet", "blitz"],
    );
    refused(
        "fide --rating 1800 --game 1800:1 --born 2030 --year 2026 --games-played -1 --highest 1",
        1,
        &["2030", "2026", "−1", "highest"],
    );
    refused(
        "fide --rating 1800 --k 20 --game 1800",
        2,
        &["OPPONENT:SCORE"],
    );
    refused("fide --rating 1800 --k 20 --game x:1", 2, &["not a number"]);
    refused(
        "fide --rating 1800 --k 20 --game 1800:x",
        2,
        &["not a number"],
    );
    refused("fide --rating x --k 20 --game 1800:1", 2, &["not a number"]);
    refused("fide --rating 1800 --k 20", 2, &["--game"]);
    refused("fide --k 20 --game 1800:1", 2, &["--rating"]);
    refused(
        "fide --rating 1800 --k 20 --games-played 3 --game 1800:1",
        2,
        &["--k"],
    );
    refused(
        "fide --rating 1800 --born 2010 --game 1800:1",
        2,
        &["--year"],
    );
    refused(
        "fide --initial --rating 1800 --game 1800:1",
        2,
        &["--initial"],
    );
}
