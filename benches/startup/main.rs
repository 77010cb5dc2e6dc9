//! How long a user waits: the first frame of the window beside that of an
//! empty one, and `tandem calculate` with an evening of a club.
//!
//! `cargo bench --bench startup`, on a screen (or under `xvfb-run`). The two
//! windows take turns, so that whatever else the machine does hits both.

#![expect(clippy::print_stdout, reason = "the figures are what is looked for")]

#[path = "../scale/club.rs"]
#[expect(dead_code, reason = "sizes and corrections are measured elsewhere")]
mod club;
mod evening;
mod first_frame;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use tandem::club::Club;

/// Starts of each program.
const STARTS: usize = 15;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["empty", _] => first_frame::empty(),
        ["tandem", club] => first_frame::tandem(PathBuf::from(club)),
        _ => all(),
    }
}

fn all() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    let book = club::club((60, 150));
    Club::create_with(&path, &book).map(drop).expect("written");
    first_frames(&path);
    evening::measure(&path);
}

fn first_frames(club: &Path) {
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..STARTS {
        for (program, times) in ["empty", "tandem"].into_iter().zip(&mut times) {
            times.push(started(program, club));
        }
    }
    let [empty, tandem] = times.map(median);
    println!(
        "first frame: an empty window {empty:.0?}, Tandem {tandem:.0?}, {:.2} times",
        tandem.as_secs_f64() / empty.as_secs_f64()
    );
}

/// From the start of the process to its end, which its first frame brings.
fn started(program: &str, club: &Path) -> Duration {
    let this = std::env::current_exe().expect("this program");
    let begun = Instant::now();
    let status = Command::new(this)
        .arg(program)
        .arg(club)
        .status()
        .expect("started");
    assert!(status.success(), "{program} needs a screen");
    begun.elapsed()
}

/// The one in the middle.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
