//! A clock that is wrong, or was.

use std::fs::{self, File};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use jiff::ToSpan as _;
use serde_json::Value;
use tandem::club::Club;

use crate::kill::leftovers;
use crate::room::{CLUB, Room, add, names, well};
use crate::state::State;

/// Moments that no journal of today holds.
const WRONG: [&str; 2] = ["1970-01-01T00:00:07Z", "2099-12-31T23:59:59Z"];

/// Dates everything that was done to the club so far to another time.
fn date_journal(room: &Room, at: &str) {
    let file = rusqlite::Connection::open(room.club()).expect("opened");
    file.execute("UPDATE journal SET at = ?1", [at])
        .expect("dated");
}

fn journal(room: &Room) -> Vec<Value> {
    let json = well(room, &["journal", CLUB, "--json"]);
    serde_json::from_str(&json).expect("JSON")
}

#[test]
fn the_order_of_changes_is_that_in_which_they_were_made() {
    for at in WRONG {
        let room = Room::new();
        let before = State::of(&room.club());
        date_journal(&room, at);
        let told = journal(&room);
        add(&mut room.open(), &["Late"]);
        add(&mut room.open(), &["Later"]);
        let after = State::of(&room.club());
        let lines = journal(&room);
        assert_eq!(lines.len(), told.len() + 2);
        assert_eq!(lines[2..], told, "the newest stand in front");
        for _ in 0..2 {
            well(&room, &["undo", CLUB]);
        }
        assert_eq!(State::of(&room.club()).book(), before.book());
        for _ in 0..2 {
            well(&room, &["redo", CLUB]);
        }
        assert_eq!(State::of(&room.club()), after);
    }
}

#[test]
fn a_backup_is_due_whenever_something_changed() {
    for at in WRONG {
        let room = Room::new();
        date_journal(&room, at);
        let keep = |club: &Club| {
            let made = club.back_up_if_changed(&room.shelf(), tandem::store::backup::Reason::Close);
            made.expect("made").is_some()
        };
        let mut club = room.open();
        assert!(keep(&club));
        assert!(!keep(&club));
        add(&mut club, &["Late"]);
        assert!(keep(&club));
        assert!(!keep(&club));
    }
}

/// Makes backups of a busy evening, as if the clock had shown another time.
fn evening_of_backups(room: &Room, begun: jiff::civil::DateTime) -> Vec<PathBuf> {
    well(room, &["backup", CLUB]);
    let made = room.backups().remove(0).path;
    let name = |minutes: i64| {
        let at = begun.checked_add((minutes * 30).minutes()).expect("a time");
        let at = at.strftime("%Y-%m-%d %H-%M-%S");
        made.with_file_name(format!("клуб & co {at} timer.tandem"))
    };
    let named: Vec<_> = (0..6).map(name).collect();
    for path in &named {
        fs::copy(&made, path).expect("copied");
    }
    named
}

#[test]
fn no_backup_goes_because_the_clock_jumped() {
    let now = jiff::Zoned::now().datetime();
    let long_ago = now.checked_sub(5.years()).expect("a time");
    let soon = now.checked_add(70.years()).expect("a time");
    let epoch = jiff::civil::datetime(1970, 1, 1, 0, 1, 0, 0);
    for shown in [epoch, long_ago, soon] {
        let room = Room::new();
        let made = evening_of_backups(&room, shown);
        add(&mut room.open(), &["Late"]);
        for _ in 0..3 {
            well(&room, &["backup", CLUB]);
        }
        let gone: Vec<_> = made.iter().filter(|path| !path.exists()).collect();
        assert!(gone.is_empty(), "{gone:?}");
        assert_eq!(room.backups().len(), made.len() + 4);
    }
}

/// Files of the future, and of 1970.
#[test]
fn the_times_of_files_mean_nothing() {
    let years = |n: u64| Duration::from_secs(n * 365 * 24 * 60 * 60);
    for time in [SystemTime::UNIX_EPOCH, SystemTime::now() + years(70)] {
        let room = Room::new();
        well(&room, &["backup", CLUB]);
        well(&room, &["export", CLUB, "standings", "-o", "list.csv"]);
        fs::write(room.path(".tandem-k1lled"), "half").expect("written");
        let held = State::of(&room.club());
        for name in names(&room.path(".")) {
            let path = room.path(&name);
            let file = File::options().append(true).open(&path);
            if let Ok(file) = file {
                file.set_modified(time).expect("dated");
            }
        }
        well(&room, &["undo", CLUB]);
        well(&room, &["redo", CLUB]);
        well(&room, &["backup", CLUB]);
        well(&room, &["export", CLUB, "standings", "-o", "list.csv"]);
        assert_eq!(State::of(&room.club()), held);
        assert_eq!(leftovers(&room.path(".")), Vec::<String>::new());
        assert_eq!(room.backups().len(), 2);
    }
}
