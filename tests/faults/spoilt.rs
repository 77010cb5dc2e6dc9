//! Clubs damaged in random bytes.

use std::collections::BTreeMap;
use std::fs;

use tandem::club::Club;
use tandem::club::repair::Finding;
use tandem::store::backup::look;

use crate::kill::put_back;
use crate::room::{CLUB, Room, said, well};
use crate::state::{State, readable, small_evening};

/// How many damages of one byte, and as many of several.
const DAMAGES: u64 = 200;

/// One of the damages in which the program itself is run, too.
const RUN: u64 = 50;

/// A club with an evening.
fn sound() -> (Room, State) {
    let room = Room::new();
    fs::write(room.path("a.csv"), small_evening(58.0)).expect("written");
    let args = ["calculate", CLUB, "a.csv", "--date", "2026-12-02"];
    well(&room, &args);
    let state = State::of(&room.club());
    (room, state)
}

/// Other bytes in some places: a few anywhere, many in a row, or noise in a
/// row, as a bad disk makes them.
fn damaged(bytes: &[u8], random: &mut fastrand::Rng, kind: u64) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let end = bytes.len();
    match kind {
        0 => {
            let at = random.usize(..end);
            bytes[at] ^= random.u8(1..);
        }
        // The first pages hold what all others hang on.
        1 => {
            let at = random.usize(..8192);
            bytes[at] ^= random.u8(1..);
        }
        2 => {
            for _ in 0..random.usize(2..40) {
                bytes[random.usize(..end)] = random.u8(..);
            }
        }
        _ => {
            let from = random.usize(..end);
            let to = (from + random.usize(2..9000)).min(end);
            let value = random.bool().then(|| random.u8(..));
            for byte in &mut bytes[from..to] {
                *byte = value.unwrap_or_else(|| random.u8(..));
            }
        }
    }
    bytes
}

/// What opening to look and to work says; the file of a refused one keeps
/// every byte.
fn opened(room: &Room, spoilt: &[u8]) -> Result<State, String> {
    let path = room.club();
    let [_, result] = [Club::open_read_only, Club::open].map(|open| {
        fs::write(&path, spoilt).expect("written");
        let club = open(&path).map_err(|notice| {
            readable(&notice);
            assert!(fs::read(&path).expect("there") == spoilt, "{notice:?}");
            assert_ne!(notice.id, "store-unexpected", "{notice:?}");
            notice.id.to_string()
        })?;
        // What is not looked at on opening may be wrong still.
        let told = |finding: Finding| finding.wrong;
        let problems = club
            .check()
            .map(|found| found.into_iter().map(told).collect());
        for problem in problems.unwrap_or_else(|problem| vec![problem]) {
            readable(&problem);
            assert_ne!(problem.id, "store-unexpected", "{problem:?}");
        }
        Ok(State::seen(&club))
    });
    result
}

#[test]
fn a_damaged_club_is_refused_with_a_sentence_or_makes_sense() {
    let (room, whole) = sound();
    let bytes = room.bytes();
    let mut random = fastrand::Rng::with_seed(2026);
    let mut outcomes: BTreeMap<String, u32> = BTreeMap::new();
    for round in 0..2 * DAMAGES {
        let spoilt = damaged(&bytes, &mut random, round % 4);
        let outcome = match opened(&room, &spoilt) {
            Ok(state) if state == whole => "as it was".to_owned(),
            Ok(_) => "something else".to_owned(),
            Err(id) => id,
        };
        *outcomes.entry(outcome).or_default() += 1;
        if round % RUN == 0 {
            fs::write(room.club(), &spoilt).expect("written");
            for args in [&["check", CLUB][..], &["export", CLUB, "standings"]] {
                let (code, _, err) = said(&room.run(args));
                assert!(matches!(code, Some(0 | 1)), "{args:?}: {err}");
                assert!(!err.contains("panicked"), "{err}");
            }
            // A backup of it is none, or is sound.
            let _ = look(&room.club()).map_err(|notice| readable(&notice));
        }
    }
    println!("{outcomes:?}");
    assert!(outcomes.len() > 2 && outcomes["store-damaged"] > 30);
    // The way back leads through a sound copy still.
    put_back(&room.club(), &bytes);
    assert_eq!(State::of(&room.club()), whole);
}
