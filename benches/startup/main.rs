//! How long a user waits: the first frame of the window beside that of an
//! empty one, and `tandem calculate` with an evening of a club.
//!
//! `cargo bench --bench startup`, on a screen (or under `xvfb-run`). The
//! windows take turns, so that whatever else the machine does hits all of them.

#![expect(clippy::print_stdout, reason = "the figures are what is looked for")]

#[path = "../scale/club.rs"]
#[expect(dead_code, reason = "sizes and corrections are measured elsewhere")]
mod club;
mod evening;
mod first_frame;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
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
        ["club", club] => first_frame::with_club(PathBuf::from(club)),
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
    let mut times = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..STARTS {
        for (program, times) in ["empty", "tandem", "club"].into_iter().zip(&mut times) {
            times.push(started(program, club));
        }
    }
    let [empty, tandem, club] = times.map(median);
    let ratio = tandem.as_secs_f64() / empty.as_secs_f64();
    println!("first frame: an empty window {empty:.0?}, Tandem {tandem:.0?}, {ratio:.2} times");
    println!("the club is shown after {club:.0?}");
}

/// From the start of the process until it tells that its frame was drawn.
fn started(program: &str, club: &Path) -> Duration {
    let this = std::env::current_exe().expect("this program");
    let begun = Instant::now();
    let mut window = Command::new(this)
        .arg(program)
        .arg(club)
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let mut told = String::new();
    // Kept open to the end: the window may say it once more.
    let mut said = BufReader::new(window.stdout.take().expect("piped"));
    said.read_line(&mut told).expect("text");
    let lasted = begun.elapsed();
    let ended = window.wait().expect("ended");
    assert!(
        ended.success() && told == "drawn\n",
        "{program} needs a screen"
    );
    lasted
}

/// The one in the middle.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
