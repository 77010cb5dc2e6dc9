//! The same club in a second window, and after a window that was killed.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tandem::club::Club;

use crate::room::{CLUB, Room, refused, well};
use crate::state::State;

/// The part of the test that runs in another process, as a window does that
/// has the club open; does nothing when run as a test of its own.
#[test]
fn holding_in_another_process() {
    let Some(path) = std::env::var_os("TANDEM_TEST_CLUB") else {
        return;
    };
    let path = PathBuf::from(path);
    let _club = Club::open(&path).expect("opens");
    std::fs::write(path.with_extension("held"), "").expect("told");
    std::thread::sleep(Duration::from_secs(60));
}

fn window(room: &Room) -> Child {
    let told = room.club().with_extension("held");
    let window = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "second::holding_in_another_process"])
        .env("TANDEM_TEST_CLUB", room.club())
        .stdout(Stdio::null())
        .spawn()
        .expect("starts");
    let begun = Instant::now();
    while !told.exists() {
        assert!(begun.elapsed() < Duration::from_secs(20), "not opened");
        std::thread::sleep(Duration::from_millis(2));
    }
    std::fs::remove_file(told).expect("there");
    window
}

#[test]
fn a_club_open_elsewhere_is_looked_at_and_a_dead_window_holds_nothing() {
    let room = Room::new();
    well(&room, &["backup", CLUB, "-o", "copy.tandem"]);
    let held = State::of(&room.club());
    for _ in 0..5 {
        let mut window = window(&room);
        let before = room.bytes();
        for args in [
            &["undo", CLUB][..],
            &["param", CLUB, "K=31"],
            &["restore", CLUB, "copy.tandem"],
        ] {
            let said = refused(&room, args);
            assert!(said.contains("already open"), "{args:?}: {said}");
        }
        well(&room, &["check", CLUB]);
        well(&room, &["export", CLUB, "standings"]);
        assert_eq!(room.bytes(), before);
        window.kill().expect("killed");
        window.wait().expect("gone");
        well(&room, &["undo", CLUB]);
        well(&room, &["redo", CLUB]);
        assert_eq!(State::of(&room.club()), held);
    }
}
