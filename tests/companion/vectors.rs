//! The published numbers, to 1e-6.

use serde_json::Value;
use tandem::rating::companion::{Settings, companion};
use tandem::rating::replay;

use crate::book::{club, vector};

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

fn close(got: f64, wanted: &Value, what: &str) {
    let wanted = number(wanted);
    assert!((got - wanted).abs() <= 1e-6, "{what}: {got}, not {wanted}");
}

#[test]
fn the_published_clubs_come_out() {
    let cases = vector("confidence.json");
    for case in cases.as_array().expect("cases") {
        let file = case["club"].as_str().expect("a file");
        let (book, ids) = club(&vector(file));
        let settings = Settings {
            start_sd: number(&case["s0"]),
            drift: number(&case["d"]),
            noise: number(&case["s"]),
        };
        let companion = companion(&replay(&book), settings);
        let expect = case["expect"].as_array().expect("players");
        assert_eq!(companion.entered().count(), expect.len(), "{file}");
        for line in expect {
            let name = line["name"].as_str().expect("a name");
            let belief = companion.belief(ids[name]).expect("a player");
            close(belief.mean, &line["mean"], name);
            close(belief.sd, &line["sd"], name);
        }
        let better = &case["better"];
        let id = |key: &str| ids[better[key].as_str().expect("a name")];
        let probability = companion.better(id("a"), id("b")).expect("players");
        close(probability, &better["probability"], file);
    }
}
