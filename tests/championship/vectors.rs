//! The published numbers: five sessions, ratings carried over.

use serde_json::Value;
use tandem::club::championship::{ChampionshipCommand, InChampionship, SessionEntry};

use crate::{CUP, Stage};

fn vector() -> Value {
    let text = include_str!("../data/vectors/championship.json");
    serde_json::from_str(text).expect("JSON")
}

fn near(found: f64, expected: &Value, what: &str) {
    let expected = expected.as_f64().expect("a number");
    let error = (found - expected).abs() / expected.abs().max(1.0);
    assert!(error < 1e-9, "{what}: {found}, not {expected}");
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[test]
fn five_sessions_give_the_published_numbers() {
    let vector = vector();
    let players = vector["players"].as_array().expect("players");
    let players: Vec<(&str, f64)> = players
        .iter()
        .map(|player| {
            (
                text(&player["name"]),
                player["start"].as_f64().expect("start"),
            )
        })
        .collect();
    let mut stage = Stage::new(&players);
    stage.begin();
    let sessions = vector["sessions"].as_array().expect("sessions");
    for session in sessions {
        let number = session["number"].as_u64().expect("number") as u32;
        let mut entry = SessionEntry::new(InChampionship::Known(CUP), number);
        entry.strength = session["S"].as_f64().expect("S");
        entry.boards = session["boards"].as_u64().map(|boards| boards as u32);
        let pairs = session["entries"].as_array().expect("entries");
        entry.pairs = pairs
            .iter()
            .map(|pair| {
                let imps = pair["imps"].as_f64().expect("imps");
                stage.pair(&(text(&pair["a"]), text(&pair["b"]), imps))
            })
            .collect();
        stage
            .execute(ChampionshipCommand::Record(entry))
            .expect("recorded");
    }
    let view = stage.club.view();
    let calculated = &view.championships[&CUP];
    for session in sessions {
        let number = session["number"].as_u64().expect("number") as u32;
        let found = calculated.session(number).expect("calculated");
        let expected = session["expect"].as_array().expect("expect");
        assert_eq!(found.pairs.len(), expected.len());
        for (pair, expected) in found.pairs.iter().zip(expected) {
            let what = format!("session {number}, {}", expected["a"]);
            near(pair.outcome.percent, &expected["percent"], &what);
            near(pair.norm.pair_rating, &expected["pair_rating"], &what);
            near(pair.norm.opponents, &expected["opponents"], &what);
            near(pair.outcome.change, &expected["change"], &what);
            near(pair.outcome.change_a, &expected["change_a"], &what);
            near(pair.outcome.change_b, &expected["change_b"], &what);
        }
    }
    let cup = &view.book.championships[&CUP];
    let expected = vector["expect_totals"].as_array().expect("totals");
    assert_eq!(calculated.totals.len(), expected.len());
    for (found, expected) in calculated.totals.iter().zip(expected) {
        let name = view.book.entrant_name(cup, found.entrant);
        assert_eq!(name, text(&expected["name"]));
        near(found.total, &expected["total"], name);
        near(found.rating_out, &expected["rating"], name);
    }
}
