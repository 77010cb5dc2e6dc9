//! A folder with a club in it, and the program.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

/// What one run of the program gave.
#[derive(Debug)]
pub(crate) struct Ran {
    /// Exit code.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

impl Ran {
    /// The output of a run that went well.
    pub(crate) fn well(self) -> String {
        assert_eq!(self.code, 0, "{}", self.err);
        self.out
    }

    /// The JSON of a run that went well.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.well()).expect("JSON")
    }

    /// The complaint of a run that was refused with that code.
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}{}", self.out, self.err);
        assert_eq!(self.out, "", "a refusal answers nothing");
        self.err
    }
}

/// A folder with a club in it.
pub(crate) struct Bench {
    folder: TempDir,
}

impl Bench {
    /// A folder without a club.
    pub(crate) fn empty() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { folder }
    }

    /// A new club without players.
    pub(crate) fn new() -> Self {
        let bench = Self::empty();
        bench.run(&["new", "club"]).well();
        bench
    }

    /// A club of six with one tournament on 2026-03-04.
    pub(crate) fn small() -> Self {
        let bench = Self::new();
        let players = "name,start\nAnn Lee,100\nBo Ray,-50\nЁлкин Łukasz,300\nDi Fox,0\nEd Gray,10\nFay Moon,20\n";
        bench.write("players.csv", players);
        bench.run(&["players", "club", "players.csv"]).well();
        bench.write("first.csv", FIRST);
        let args = ["calculate", "club", "first.csv", "--date", "2026-03-04"];
        bench.run(&args).well();
        bench
    }

    /// Runs the program in the folder, without any display; `club` stands for
    /// the club file.
    pub(crate) fn run(&self, args: &[&str]) -> Ran {
        let args = args.iter().map(|arg| match *arg {
            "club" => "club.tandem",
            arg => arg,
        });
        let output = Command::new(env!("CARGO_BIN_EXE_tandem"))
            .args(["--lang", "en"])
            .args(args)
            .current_dir(self.folder.path())
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .output()
            .expect("the program starts");
        Ran {
            code: output.status.code().expect("an exit code"),
            out: String::from_utf8(output.stdout).expect("UTF-8"),
            err: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }

    /// Writes a file.
    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), content).expect("written");
    }

    /// A file of the folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The bytes of the club file.
    pub(crate) fn club(&self) -> Vec<u8> {
        std::fs::read(self.path("club.tandem")).expect("a club")
    }

    /// The names of all files, sorted.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).expect("a folder");
        let name = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = entries
            .map(|entry| name(entry.expect("an entry")))
            .collect();
        names.sort();
        names
    }
}

/// The one tournament of [`Bench::small`].
pub(crate) const FIRST: &str =
    "player,partner,result\nAnn Lee,Bo Ray,55\nЁлкин Łukasz,Di Fox,50\nEd Gray,Fay Moon,45\n";

/// A vector of the published numbers.
pub(crate) fn vector(name: &str) -> Value {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/vectors");
    let text = std::fs::read(folder.join(name)).expect("a vector");
    serde_json::from_slice(&text).expect("JSON")
}
