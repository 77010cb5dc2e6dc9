//! Books for these tests: the published clubs, and clubs made up.

use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;
use tandem::domain::{
    AgeUnit, Book, Date, Entry, Kind, Pair, ParamHistory, Params, Player, PlayerId, Scoring,
    Symbol, Tournament, TournamentId,
};

/// A vector of the published numbers.
pub(crate) fn vector(name: &str) -> Value {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/vectors");
    let text = std::fs::read(folder.join(name)).expect("a vector");
    serde_json::from_slice(&text).expect("JSON")
}

/// The club of a vector, and its players by name.
pub(crate) fn club(vector: &Value) -> (Book, HashMap<String, PlayerId>) {
    let mut book = Book {
        params: ParamHistory::new(params(vector)),
        ..Book::default()
    };
    let mut ids = HashMap::new();
    for (number, player) in (1..).zip(list(&vector["players"])) {
        let name = player["name"].as_str().expect("a name").to_owned();
        let start = player["start"].as_f64().expect("a rating");
        ids.insert(name.clone(), PlayerId(number));
        let player = Player::new(PlayerId(number), name, start);
        book.players.insert(player.id, player);
    }
    let id = |name: &Value| ids[name.as_str().expect("a name")];
    for early in list(&vector["prehistory"]) {
        let pairs = list(&early["pairs"]).iter();
        let pairs = pairs.map(|pair| Pair::new(id(&pair[0]), id(&pair[1]), None));
        add(
            &mut book,
            date(early),
            Kind::Prehistory,
            vec![pairs.collect()],
        );
    }
    for evening in list(&vector["tournaments"]) {
        let fields = list(&evening["fields"]).iter().map(|field| {
            let pair = |row: &Value| Pair {
                boards: row["boards"].as_u64().map(|boards| boards as u32),
                ..Pair::new(id(&row["a"]), id(&row["b"]), row["result"].as_f64())
            };
            list(field).iter().map(pair).collect()
        });
        let tournament = add(&mut book, date(evening), Kind::Rated, fields.collect());
        let word = evening["scoring"].clone();
        tournament.scoring = serde_json::from_value(word).expect("a scoring");
        tournament.boards = evening["boards"].as_u64().map(|boards| boards as u32);
    }
    (book, ids)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn date(evening: &Value) -> Date {
    let text = evening["date"].as_str().expect("a date");
    text.parse().expect("a day")
}

fn params(vector: &Value) -> Params {
    let mut params = Params {
        age: serde_json::from_value::<AgeUnit>(vector["age_unit"].clone()).expect("a unit"),
        ..Params::default()
    };
    for (word, value) in vector["params"].as_object().expect("parameters") {
        let symbol = Symbol::from_word(word).expect("a symbol");
        let value = value.as_f64().expect("a number");
        symbol.set(&mut params, value).expect("allowed");
    }
    params
}

/// Adds an evening.
pub(crate) fn add(
    book: &mut Book,
    date: Date,
    kind: Kind,
    fields: Vec<Vec<Pair>>,
) -> &mut Tournament {
    let id: TournamentId = book.next_tournament();
    let entry: Entry = book.next_entry();
    book.tournaments.entry(id).or_insert(Tournament {
        id,
        entry,
        date,
        title: String::new(),
        kind,
        scoring: Scoring::Auto,
        boards: None,
        fields,
    })
}
