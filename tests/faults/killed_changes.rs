//! Commands that change a club, killed in the middle: the change is there as a
//! whole or not at all, and the next run finds nothing in its way.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tandem::club::{self, Club};
use tandem::jobs::{Request, Worker};

use crate::kill::{Victim, leftovers, put_back, time};
use crate::room::{CLUB, Room, well};
use crate::state::{State, evening, season};

/// How often each command is killed.
const KILLS: u32 = 40;

/// Of a long one it is enough.
const FEW_KILLS: u32 = 20;

/// What a command of the program does to the club in a room, killed so often.
fn survives(room: &Room, args: &[&str], kills: u32) {
    survives_by(room, || room.command(args), kills);
    // What was left behind is taken away by whoever makes a file there.
    well(room, &["backup", CLUB]);
    assert_eq!(leftovers(&room.shelf().folder()), Vec::<String>::new());
}

fn survives_by(room: &Room, command: impl Fn() -> Command, kills: u32) {
    let path = room.club();
    let bytes = room.bytes();
    let old = State::of(&path);
    let folders = vec![room.path("."), room.shelf().folder()];
    let mut victim = Victim::new(folders, &command, || put_back(&path, &bytes));
    let new = State::of(&path);
    assert_ne!(old, new);
    let mut changed = 0;
    for round in 0..kills {
        put_back(&path, &bytes);
        victim.kill();
        if round % 8 == 1 {
            // The first to see the file may as well only want to look.
            assert_eq!(well(room, &["check", CLUB]), "no problems\n");
        }
        let held = State::of(&path);
        assert!(held == old || held == new);
        changed += u32::from(held == new);
    }
    victim.enough(changed);
    put_back(&path, &bytes);
    time(&mut command());
    assert_eq!(State::of(&path), new);
}

#[test]
fn an_evening() {
    let room = season();
    fs::write(room.path("a.csv"), evening(58.0)).expect("written");
    let args = ["calculate", CLUB, "a.csv", "--date", "2026-12-02"];
    survives(&room, &args, KILLS);
}

#[test]
fn several_evenings_are_one_change() {
    let room = season();
    for (name, date, first) in [
        ("a.csv", "2026-12-02", 58.0),
        ("b.csv", "2026-12-09", 51.0),
        ("c.csv", "2026-12-16", 49.0),
    ] {
        let text = evening(first).replace("Late", &format!("New of {name}"));
        fs::write(room.path(name), format!("Date: {date}\n{text}")).expect("written");
    }
    let args = ["calculate", CLUB, "a.csv", "b.csv", "c.csv"];
    survives(&room, &[&args[..], &["--newcomers", "0"]].concat(), KILLS);
}

#[test]
fn a_session_of_a_championship() {
    let room = season();
    let table = "player,partner,rating1,rating2,imps\nThornwick Alice,Wetherby Peter,,,24\n\
        Larkham Henry,Late,,,-10\nGuest One,Guest Two,250,-40.5,-14\n";
    fs::write(room.path("cup.csv"), table).expect("written");
    let args = ["championship", CLUB, "Cup", "add", "cup.csv"];
    let options = ["--number", "1", "--boards", "24"];
    survives(&room, &[&args[..], &options].concat(), KILLS);
}

#[test]
fn an_undo() {
    let room = season();
    fs::write(room.path("a.csv"), evening(58.0)).expect("written");
    let args = ["calculate", CLUB, "a.csv", "--date", "2026-12-02"];
    well(&room, &args);
    survives(&room, &["undo", CLUB], KILLS);
}

fn workbook() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("tests/data/workbook/old_workbook.xlsx");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn an_old_workbook_into_an_empty_club() {
    let room = Room::empty();
    drop(Club::create(&room.club(), "Empty").expect("made"));
    let workbook = workbook();
    survives(&room, &["import-workbook", CLUB, &workbook], FEW_KILLS);
}

#[test]
fn an_old_workbook_into_a_new_club() {
    let room = Room::empty();
    let (path, workbook) = (room.club(), workbook());
    let args = ["import-workbook", CLUB, &workbook];
    let again = || {
        // The one before may not have come so far.
        let _ = fs::remove_file(&path);
    };
    let mut victim = Victim::of(&room, &args, again);
    let new = State::of(&path);
    let mut made = 0;
    for _ in 0..FEW_KILLS {
        again();
        victim.kill();
        if path.exists() {
            assert_eq!(State::of(&path), new);
            made += 1;
        }
    }
    victim.enough(made);
    again();
    time(&mut room.command(&args));
    assert_eq!(State::of(&path), new);
    assert_eq!(leftovers(&room.path(".")), Vec::<String>::new());
}

/// Two players become one in the window only: this test is run in another
/// process, to be killed there, and does nothing by itself.
#[test]
fn merging_in_another_process() {
    let Some(path) = std::env::var_os("TANDEM_TEST_CLUB") else {
        return;
    };
    let path = PathBuf::from(path);
    let club = Club::open_read_only(&path).expect("opens").view();
    let id = |name: &str| {
        let mut players = club.book.players.values();
        let found = players.find(|player| player.name == name);
        found.expect("a player").id
    };
    let merge = club::Command::Merge {
        from: id("Late"),
        into: id("Thornwick Alice"),
    };
    let mut worker = Worker::start(|| ());
    worker.ask(Request::Open(path));
    worker.ask(Request::Execute(merge));
    worker.finish();
}

#[test]
fn two_players_who_become_one() {
    let room = season();
    let text = evening(58.0)
        .replace("Thornwick Alice", "Ed")
        .replace("Wetherby Peter", "Flo");
    fs::write(room.path("a.csv"), text).expect("written");
    let args = ["calculate", CLUB, "a.csv", "--date", "2026-12-02"];
    well(&room, &[&args[..], &["--newcomers", "0"]].concat());
    let command = || {
        let mut command = Command::new(std::env::current_exe().expect("this test"));
        command
            .args(["--exact", "killed_changes::merging_in_another_process"])
            .env("TANDEM_TEST_CLUB", room.club());
        command
    };
    survives_by(&room, command, KILLS);
}
