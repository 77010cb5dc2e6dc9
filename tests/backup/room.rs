//! A folder with a club in it, for the store and for the program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tandem::club::{self, Club, PlayerEdit};
use tandem::domain::Book;
use tandem::store::backup::{Backup, Shelf};
use tandem::store::{Access, ClubFile};
use tempfile::TempDir;

/// The club's file in its folder.
pub(crate) const CLUB: &str = "клуб & co.tandem";

/// A folder with the file of a club of four players in it.
pub(crate) struct Room {
    folder: TempDir,
}

impl Room {
    pub(crate) fn new() -> Self {
        Self::with(&["Ann", "Bo", "Ёлкин", "Di"])
    }

    /// With other players; the first tells a club from others.
    pub(crate) fn with(names: &[&str]) -> Self {
        let room = Self::empty();
        let mut club = Club::create(&room.club(), "Thursday & друзья").expect("created");
        add(&mut club, names);
        drop(club);
        room
    }

    pub(crate) fn empty() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { folder }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn club(&self) -> PathBuf {
        self.path(CLUB)
    }

    pub(crate) fn shelf(&self) -> Shelf {
        Shelf::of(&self.club(), None)
    }

    pub(crate) fn backups(&self) -> Vec<Backup> {
        self.shelf().backups()
    }

    pub(crate) fn open(&self) -> Club {
        Club::open(&self.club()).expect("opened")
    }

    pub(crate) fn file(&self) -> ClubFile {
        ClubFile::open(&self.club(), Access::Write).expect("opened")
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        fs::read(self.club()).expect("a club")
    }

    /// Runs the program in the folder.
    pub(crate) fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("starts")
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
        command
            .args(["--lang", "en"])
            .args(args)
            .current_dir(self.folder.path())
            .env("HOME", self.folder.path())
            .env("XDG_CONFIG_HOME", self.path("config"))
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY");
        command
    }
}

/// Adds players by one operation each.
pub(crate) fn add(club: &mut Club, names: &[&str]) {
    for name in names {
        let edit = PlayerEdit {
            name: (*name).to_owned(),
            start: 10.0,
            privacy: None,
        };
        let command = club::Command::Players(vec![edit]);
        club.execute(command).expect("added");
    }
}

/// The book in a file that must be sound.
pub(crate) fn book(path: &Path) -> Book {
    let file = ClubFile::open(path, Access::Read).expect("a club");
    assert_eq!(file.check(&|_, _| true), Ok(Vec::new()));
    file.load().expect("a book")
}

/// The names of everything in a folder, hidden too, sorted.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<_> = entries
        .map(|entry| name(entry.expect("an entry")))
        .collect();
    names.sort();
    names
}

/// Exit code, answer and complaints of a command.
pub(crate) fn said(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    (output.status.code(), out, err)
}

/// The answer of a command that went well and complained of nothing.
pub(crate) fn well(room: &Room, args: &[&str]) -> String {
    let (code, out, err) = said(&room.run(args));
    assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
    out
}

/// The complaints of a command that was refused.
pub(crate) fn refused(room: &Room, args: &[&str]) -> String {
    let (code, out, err) = said(&room.run(args));
    assert_eq!((code, out.as_str()), (Some(1), ""), "{args:?}: {err}");
    err
}
