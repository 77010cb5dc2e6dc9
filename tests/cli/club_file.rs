//! Clubs that cannot be written, and readers that stop reading.

use std::io::Read as _;
use std::process::{Command, Stdio};

use tandem::club::Club;

use crate::bench::{Bench, FIRST};

const READING: [&[&str]; 5] = [
    &["export", "club", "standings"],
    &["tournament", "club", "2026-03-04"],
    &["param", "club"],
    &["check", "club"],
    &[
        "calculate",
        "club",
        "next.csv",
        "--date",
        "2026-03-11",
        "--dry-run",
    ],
];

const WRITING: [&[&str]; 3] = [
    &["undo", "club"],
    &["param", "club", "K=30"],
    &["calculate", "club", "next.csv", "--date", "2026-03-11"],
];

fn reads_but_does_not_write(bench: &Bench) {
    let club = bench.club();
    for args in READING {
        bench.run(args).well();
    }
    for args in WRITING {
        let said = bench.run(args).refused(1);
        assert!(said.contains("club.tandem"), "{said}");
    }
    assert_eq!(bench.club(), club);
}

#[test]
fn a_club_open_elsewhere() {
    let bench = Bench::small();
    bench.write("next.csv", FIRST.replace("55", "56"));
    let _open = Club::open(&bench.path("club.tandem")).expect("opens");
    reads_but_does_not_write(&bench);
}

#[test]
fn a_club_that_may_not_be_written() {
    let bench = Bench::small();
    bench.write("next.csv", FIRST.replace("55", "56"));
    let path = bench.path("club.tandem");
    let mut rights = std::fs::metadata(&path).expect("a file").permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(&path, rights).expect("set");
    reads_but_does_not_write(&bench);
}

#[test]
fn what_is_no_club() {
    let bench = Bench::small();
    bench.write("other.tandem", "not a club");
    for name in ["other.tandem", "none.tandem", "."] {
        let said = bench.run(&["export", name, "standings"]).refused(1);
        assert!(!said.trim().is_empty(), "{name}");
    }
    assert!(!bench.path("none.tandem").exists());
}

#[test]
fn a_damaged_row_is_found() {
    let bench = Bench::small();
    let mut bytes = bench.club();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0x5a);
    bench.write("club.tandem", &bytes);
    let said = bench.run(&["check", "club"]).refused(1);
    assert!(
        !said.contains("panicked") && !said.trim().is_empty(),
        "{said}"
    );
}

#[test]
fn a_reader_that_stops_is_no_mistake() {
    let bench = Bench::new();
    let players: String = (0..5000)
        .map(|number| format!("Player {number:05},{number}\n"))
        .collect();
    bench.write("players.csv", format!("name,start\n{players}"));
    bench.run(&["players", "club", "players.csv"]).well();
    let mut child = Command::new(env!("CARGO_BIN_EXE_tandem"))
        .args(["export", "club.tandem", "standings"])
        .current_dir(bench.path("."))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut out = child.stdout.take().expect("a pipe");
    out.read_exact(&mut [0; 10]).expect("a beginning");
    drop(out);
    let output = child.wait_with_output().expect("ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn without_a_display_the_window_is_refused_in_words() {
    let bench = Bench::small();
    let said = bench.run(&["club"]).refused(1);
    assert!(
        !said.contains("panicked") && !said.trim().is_empty(),
        "{said}"
    );
}

/// Runs a command whose answer nobody can write down.
#[cfg(target_os = "linux")]
fn on_a_full_disk(bench: &Bench, args: &[&str]) -> (Option<i32>, String) {
    let full = std::fs::File::options().write(true).open("/dev/full");
    let output = Command::new(env!("CARGO_BIN_EXE_tandem"))
        .args(["--lang", "en"])
        .args(args)
        .current_dir(bench.path("."))
        .stdout(full.expect("a full disk"))
        .output()
        .expect("the program starts");
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    (output.status.code(), said)
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_saved_is_not_called_refused() {
    let bench = Bench::small();
    bench.write("next.csv", FIRST.replace("55", "56"));
    let next = [
        "calculate",
        "club.tandem",
        "next.csv",
        "--date",
        "2026-03-11",
    ];
    for args in [&next[..], &["undo", "club.tandem"], &["new", "more.tandem"]] {
        let before = bench.club();
        let (code, said) = on_a_full_disk(&bench, args);
        assert_eq!(code, Some(0), "{args:?}: {said}");
        assert!(said.contains("saved"), "{args:?}: {said}");
        assert!(bench.club() != before || bench.path("more.tandem").exists());
    }
    let trial = [&next[..], &["--dry-run"]].concat();
    for args in [&trial[..], &["export", "club.tandem", "standings"]] {
        let (code, said) = on_a_full_disk(&bench, args);
        assert_eq!(code, Some(1), "{args:?}: {said}");
        assert!(!said.contains("saved"), "{args:?}: {said}");
    }
}

#[test]
fn the_journal_of_a_new_club_says_that_it_is_empty() {
    let bench = Bench::new();
    let told = bench.run(&["journal", "club"]).well();
    assert!(told.starts_with("Nothing was changed yet."), "{told}");
    assert_eq!(
        bench.run(&["journal", "club", "--json"]).well().trim(),
        "[]"
    );
}

#[test]
fn the_journal_tells_what_was_done_to_a_player() {
    let bench = Bench::small();
    let told = bench.run(&["journal", "club", "--player", "ray bo"]).well();
    assert!(
        told.contains("New player Bo Ray, starting rating −50"),
        "{told}"
    );
    assert!(told.contains("Tournament of 4 Mar 2026 (done)"), "{told}");
    bench
        .run(&["journal", "club", "--player", "Nobody"])
        .refused(1);
    bench.run(&["undo", "club"]).well();
    let json = bench.run(&["journal", "club", "--json"]).well();
    assert!(json.contains("\"state\": \"undone\""), "{json}");
}

#[test]
fn a_file_without_labels_names_those_who_may_be_meant() {
    let bench = Bench::small();
    bench.write("jun.csv", "name,start\nAnn Lee (jun.),100\n");
    bench.run(&["players", "club", "jun.csv"]).well();
    bench.write("next.csv", FIRST.replace("55", "56"));
    let args = ["calculate", "club", "next.csv", "--date", "2026-03-11"];
    let said = bench.run(&args).refused(1);
    assert!(said.contains("Ann Lee, Ann Lee (jun.)"), "{said}");
    bench.write("next.csv", FIRST.replace("Ann Lee", "Ann Lee (jun.)"));
    bench.run(&args).well();
    // The club's own list means each by the whole name.
    bench.write("again.csv", "name,start\nAnn Lee,110\nAnn Lee (jun.),90\n");
    bench.run(&["players", "club", "again.csv"]).well();
}
