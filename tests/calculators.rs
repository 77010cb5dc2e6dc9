//! The calculators of the other systems against published numbers, vectors
//! and what holds for every input.

#[path = "calculators/fibs.rs"]
mod fibs;
#[path = "calculators/fide.rs"]
mod fide;
#[path = "calculators/properties.rs"]
mod properties;
#[path = "calculators/redistribution.rs"]
mod redistribution;
#[path = "calculators/tables.rs"]
mod tables;

use std::path::Path;

use serde_json::Value;
use tandem::rating::fibs::Player;
use tandem::rating::fide::{Event, Game, KChoice, Speed};

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn vector(name: &str) -> Value {
    let path = root().join("tests/data/vectors").join(name);
    serde_json::from_slice(&std::fs::read(path).expect("a vector")).expect("JSON")
}

pub(crate) fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    let list = value[key].as_array().expect("a list");
    assert!(!list.is_empty(), "{key}");
    list
}

pub(crate) fn real(value: &Value, key: &str) -> f64 {
    value[key]
        .as_f64()
        .unwrap_or_else(|| panic!("{key} of {value}"))
}

pub(crate) fn whole(value: &Value, key: &str) -> u32 {
    let number = value[key]
        .as_u64()
        .unwrap_or_else(|| panic!("{key} of {value}"));
    u32::try_from(number).expect("small")
}

/// To 1e-9 of the wanted value, and near zero to 1e-9.
pub(crate) fn same(got: f64, wanted: f64, what: &str) {
    let allowed = 1e-9 * wanted.abs().max(1.0);
    assert!(
        (got - wanted).abs() <= allowed,
        "{what}: {got}, not {wanted}"
    );
}

pub(crate) fn player(rating: f64, experience: u32) -> Player {
    Player { rating, experience }
}

pub(crate) fn shown(number: f64, decimals: usize) -> String {
    format!("{number:+.decimals$}")
}

/// Standard play with a typed `K`.
pub(crate) fn event(rating: i32, k: i32, games: &[(f64, f64)]) -> Event {
    let game = |(opponent, score): &(f64, f64)| {
        Game::played(Some(*opponent), *score).expect("a possible game")
    };
    Event {
        rating,
        speed: Speed::Standard,
        k: KChoice::Typed(k),
        games: games.iter().map(game).collect(),
    }
}
