//! What a power cut leaves behind between two steps, as the next start finds
//! it.

use std::fs;
use std::path::PathBuf;

use rusqlite::Connection;

use crate::kill::{leftovers, put_back};
use crate::room::{CLUB, Room, well};
use crate::state::State;

fn journal(room: &Room) -> PathBuf {
    room.path(&format!("{CLUB}-journal"))
}

/// A club half changed, and the journal by which the change is taken back.
fn half_changed(room: &Room) -> (Vec<u8>, Vec<u8>) {
    let whole = room.bytes();
    let writer = Connection::open(room.club()).expect("opened");
    writer
        .execute_batch(
            "PRAGMA cache_size = 1; BEGIN; UPDATE player SET start = start + 1000;
             WITH RECURSIVE n (i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 9000)
             INSERT INTO player (id, name, start) SELECT i, 'Nobody ' || i, 0 FROM n",
        )
        .expect("half done");
    let half = (room.bytes(), fs::read(journal(room)).expect("a journal"));
    writer.execute_batch("ROLLBACK").expect("taken back");
    drop(writer);
    put_back(&room.club(), &whole);
    half
}

/// Whichever command comes first, it finds the club as it was.
#[test]
fn an_interrupted_change_is_taken_back_by_whatever_comes_next() {
    let room = Room::new();
    let held = State::of(&room.club());
    let (half, log) = half_changed(&room);
    for next in [
        &["check", CLUB][..],
        &["export", CLUB, "standings"],
        &["backup", CLUB],
        &["backup", CLUB, "--list"],
        &["journal", CLUB],
        &["export", CLUB, "site", "-o", "site"],
    ] {
        fs::write(room.club(), &half).expect("written");
        fs::write(journal(&room), &log).expect("written");
        well(&room, next);
        assert_eq!(State::of(&room.club()), held, "{next:?}");
        assert!(!journal(&room).exists());
    }
}

/// The journal is flushed before the club is touched; while it is not, the
/// club is whole, however much of the journal there is.
#[test]
fn a_journal_that_is_not_finished_changes_nothing() {
    let room = Room::new();
    let held = State::of(&room.club());
    let (_, log) = half_changed(&room);
    let whole = room.bytes();
    for parts in 0..16 {
        let end = log.len() * parts / 16;
        let zeros = vec![0; log.len() - end];
        for journal_bytes in [&log[..end], &[&log[..end], &zeros].concat()] {
            put_back(&room.club(), &whole);
            fs::write(journal(&room), journal_bytes).expect("written");
            well(&room, &["check", CLUB]);
            assert_eq!(State::of(&room.club()), held, "{end} bytes");
        }
    }
}

/// Between write and rename: the file under its hidden name, whole or not,
/// and the old one in its place.
#[test]
fn a_file_that_was_never_renamed_is_swept_away() {
    let room = Room::new();
    let export = ["export", CLUB, "standings", "-o", "list.csv"];
    well(&room, &export);
    let list = fs::read(room.path("list.csv")).expect("made");
    well(&room, &["backup", CLUB]);
    let backups = room.backups();
    let in_shelf = |name: &str| room.shelf().folder().join(name);
    for half in [&list[..], &list[..7], &[]] {
        fs::write(room.path("list.csv"), "the old one").expect("written");
        fs::write(room.path(".tandem-Cut0ff"), half).expect("written");
        well(&room, &export);
        assert_eq!(fs::read(room.path("list.csv")).expect("made"), list);
        assert!(!room.path(".tandem-Cut0ff").exists());
        for ending in ["new", "new-journal", "mark"] {
            let name = format!(".tandem-Cut0ff.{ending}");
            fs::write(in_shelf(&name), half).expect("written");
            fs::write(room.path(&name), half).expect("written");
        }
        // They are no backups, and hinder nobody.
        assert_eq!(room.backups(), backups);
        well(&room, &["undo", CLUB]);
        well(&room, &["redo", CLUB]);
    }
    well(&room, &["backup", CLUB]);
    well(&room, &["backup", CLUB, "-o", "copy.tandem"]);
    for folder in [room.path("."), room.shelf().folder()] {
        assert_eq!(leftovers(&folder), Vec::<String>::new());
    }
}
