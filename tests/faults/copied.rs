//! A club copied, as any file is, while another program writes into it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use tandem::club::{self, Club};

use crate::kill::put_back;
use crate::room::{CLUB, Room, well};
use crate::state::{State, evening, readable, season};

/// How often a club at work is copied.
const COPIES: usize = 80;

/// The part of the test that runs in another process; does nothing when run
/// as a test of its own.
#[test]
fn writing_in_another_process() {
    let Some(path) = std::env::var_os("TANDEM_TEST_CLUB") else {
        return;
    };
    let mut club = Club::open(&PathBuf::from(path)).expect("opens");
    for n in 0.. {
        let name = format!("{n} {}", "of a long name ".repeat(5));
        let edit = club::PlayerEdit {
            name: name.trim_end().to_owned(),
            start: f64::from(n),
            privacy: None,
        };
        let command = club::Command::Players(vec![edit]);
        club.execute(command).expect("added");
    }
}

/// What can be seen of a copy; none where the program says that it is not
/// whole.
fn seen(copy: &std::path::Path) -> Option<Club> {
    let before = fs::read(copy).expect("read");
    let opened = Club::open_read_only(copy).and_then(|club| {
        let problems = club.check()?;
        assert!(club.is_as_left() || !problems.is_empty());
        let first = problems.into_iter().next();
        first.map_or(Ok(club), |finding| Err(finding.wrong))
    });
    assert_eq!(fs::read(copy).expect("read"), before);
    match opened {
        Ok(club) => Some(club),
        Err(notice) => {
            readable(&notice);
            None
        }
    }
}

#[test]
fn a_copy_of_a_club_at_work_is_whole_or_said_not_to_be() {
    let room = Room::new();
    let start = State::of(&room.club());
    let mut writer = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "copied::writing_in_another_process"])
        .env("TANDEM_TEST_CLUB", room.club())
        .stdout(Stdio::null())
        .spawn()
        .expect("starts");
    let begun = Instant::now();
    let before = room.bytes();
    while room.bytes() == before {
        assert!(begun.elapsed() < Duration::from_secs(20), "nothing written");
    }
    let copy = room.path("copy.tandem");
    let (mut whole, mut last) = (0, 0);
    for _ in 0..COPIES {
        fs::copy(room.club(), &copy).expect("copied");
        if let Some(club) = seen(&copy) {
            let view = club.view();
            let newcomers: Vec<_> = view
                .book
                .players
                .values()
                .map(|player| player.start)
                .collect();
            assert!(newcomers.len() >= last, "a later copy holds more");
            last = newcomers.len();
            whole += 1;
        }
        std::thread::sleep(Duration::from_millis(3));
    }
    writer.kill().expect("killed");
    writer.wait().expect("gone");
    println!("{whole} of {COPIES} copies were whole, with up to {last} players");
    assert!(whole > COPIES / 2);
    assert_ne!(State::of(&room.club()), start);
}

/// Whatever part of a change a copy may have got: it is one state or the
/// other, or is said not to be whole.
#[test]
fn half_of_a_change_is_never_taken_for_a_club() {
    let room = season();
    let old = (room.bytes(), State::of(&room.club()));
    fs::write(room.path("a.csv"), evening(58.0)).expect("written");
    let args = ["calculate", CLUB, "a.csv", "--date", "2026-12-02"];
    well(&room, &args);
    let new = (room.bytes(), State::of(&room.club()));
    let copy = room.path("copy.tandem");
    let (mut sound, mut torn) = (0, 0);
    for (first, second) in [(&old, &new), (&new, &old)] {
        for at in (0..first.0.len()).step_by(4096) {
            let end = second.0.get(at..).unwrap_or_default();
            put_back(&copy, &[&first.0[..at], end].concat());
            match seen(&copy) {
                Some(club) => {
                    let held = State::seen(&club);
                    assert!(held == old.1 || held == new.1, "torn at {at}");
                    sound += 1;
                }
                None => torn += 1,
            }
        }
    }
    println!("{sound} sound, {torn} torn");
    assert!(sound > 0 && torn > 0);
}
