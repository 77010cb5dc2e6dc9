//! A program killed again and again, at moments all over its run.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::room::{Room, names};

/// Spreads any number of moments evenly.
const GOLDEN: f64 = 0.618_033_988_75;

/// The last moment, in times of the whole run.
const LAST: f64 = 1.3;

/// How long a half-made file is left to grow at most, in times of the whole
/// run.
const GROWTH: f64 = 0.1;

/// How often somebody looks whether there is a half-made file.
const LOOK: Duration = Duration::from_micros(100);

/// A command to be killed.
pub(crate) struct Victim<'a> {
    command: Box<dyn Fn() -> Command + 'a>,
    /// Where it makes files.
    folders: Vec<PathBuf>,
    /// How long it runs when nobody kills it.
    whole: Duration,
    round: u32,
    killed: u32,
}

impl<'a> Victim<'a> {
    /// A command that makes files in some folders, run once to see how long
    /// it takes; `again` makes things as they were before it.
    pub(crate) fn new(
        folders: Vec<PathBuf>,
        command: impl Fn() -> Command + 'a,
        again: impl Fn(),
    ) -> Self {
        let time = || {
            again();
            time(&mut command())
        };
        let whole = time().min(time());
        Self {
            command: Box::new(command),
            folders,
            whole,
            round: 0,
            killed: 0,
        }
    }

    /// A command of the program in a room.
    pub(crate) fn of(room: &'a Room, args: &'a [&'a str], again: impl Fn()) -> Self {
        let folders = vec![room.path("."), room.shelf().folder(), room.path("site")];
        Self::new(folders, || room.command(args), again)
    }

    /// Starts it and kills it: every other time after a share of the time it
    /// takes, else as soon as it makes a file, or a little later.
    pub(crate) fn kill(&mut self) {
        let share = (f64::from(self.round) * GOLDEN).fract();
        let known = self.half_made();
        let mut child = (self.command)()
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("starts");
        if self.round.is_multiple_of(2) {
            std::thread::sleep(self.whole.mul_f64(LAST * share));
        } else {
            while at_work(&mut child) && self.half_made().is_subset(&known) {
                std::thread::sleep(LOOK);
            }
            std::thread::sleep(self.whole.mul_f64(GROWTH * share));
        }
        self.killed += u32::from(at_work(&mut child));
        self.round += 1;
        // It may end by itself at this very moment.
        let _ = child.kill();
        child.wait().expect("gone");
    }

    /// The command was killed at work often enough; else it tells how often,
    /// and how often the change was there.
    pub(crate) fn enough(&self, changed: u32) {
        let (killed, round) = (self.killed, self.round);
        assert!(
            killed > round / 4,
            "{killed} of {round} killed at work, {changed} changed all the same"
        );
    }

    fn half_made(&self) -> BTreeSet<String> {
        let folders = self.folders.iter();
        let mut names: BTreeSet<_> = folders.flat_map(|folder| names(folder)).collect();
        names.retain(|name| is_half_made(name) || name.ends_with("-journal"));
        names
    }
}

fn at_work(child: &mut Child) -> bool {
    child.try_wait().expect("asked").is_none()
}

/// The time that a command takes that must go well.
pub(crate) fn time(command: &mut Command) -> Duration {
    let begun = Instant::now();
    let output = command.output().expect("starts");
    assert!(output.status.success(), "{output:?}");
    begun.elapsed()
}

fn is_half_made(name: &str) -> bool {
    name.starts_with(".tandem-") && name != ".tandem-site"
}

/// What is left of files that somebody was making.
pub(crate) fn leftovers(folder: &Path) -> Vec<String> {
    let mut names = names(folder);
    names.retain(|name| is_half_made(name));
    names
}

/// Makes a file what it was, if it is something else.
pub(crate) fn put_back(path: &Path, bytes: &[u8]) {
    if fs::read(path).ok().as_deref() != Some(bytes) {
        fs::write(path, bytes).expect("written");
    }
}
