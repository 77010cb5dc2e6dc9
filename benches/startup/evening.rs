//! `tandem calculate` with one evening, as a script calls it: the program
//! itself, from its start to its end, the durable commit included.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use tandem::domain::Pair;

use super::club::{Luck, PAIRS, field, name};
use super::median;

/// Evenings recorded, each in a process of its own.
const EVENINGS: usize = 25;

/// Records them one after the other in a club of 60 players and 150 evenings.
pub(crate) fn measure(club: &Path) {
    let mut times = Vec::new();
    let used = children();
    for number in 0..EVENINGS {
        let file = club.with_file_name(format!("evening{number}.csv"));
        fs::write(&file, table(60, number)).expect("written");
        let begun = Instant::now();
        let status = Command::new(env!("CARGO_BIN_EXE_tandem"))
            .arg("calculate")
            .args([club, &file])
            .args(["--date", &format!("2027-01-{:02}", 1 + number)])
            .output()
            .expect("started");
        times.push(begun.elapsed());
        let problem = String::from_utf8_lossy(&status.stderr);
        assert!(status.status.success(), "{problem}");
    }
    let used = (children() - used) / EVENINGS as u32;
    println!(
        "calculate: {:.1?} on the clock (median of {EVENINGS}), {used:.1?} of processor time (mean)",
        median(times)
    );
}

/// A file of results.
fn table(players: usize, number: usize) -> String {
    let mut luck = Luck(number as u64);
    let line = |pair: Pair| {
        let [a, b] = [pair.a, pair.b].map(|player| name(player.0 as usize - 1));
        format!("{a},{b},{}\n", pair.result.unwrap_or_default())
    };
    let lines: String = field(&mut luck, players, PAIRS)
        .into_iter()
        .map(line)
        .collect();
    format!("Player 1,Player 2,Matchpoints\n{lines}")
}

/// Processor time of all ended children, to a tick of a hundredth of a second.
fn children() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").expect("Linux");
    let (_, figures) = stat.rsplit_once(") ").expect("a name in brackets");
    let ticks: u64 = figures
        .split_whitespace()
        .skip(13)
        .take(2)
        .map(|ticks| ticks.parse::<u64>().expect("ticks"))
        .sum();
    Duration::from_millis(10 * ticks)
}
