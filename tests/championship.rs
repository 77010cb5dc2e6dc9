//! Championships: the published numbers, their laws, and what a club does
//! with them.

#[path = "championship/laws.rs"]
mod laws;
#[path = "championship/people.rs"]
mod people;
#[path = "championship/report.rs"]
mod report;
#[path = "championship/sheet.rs"]
mod sheet;
#[path = "championship/store.rs"]
mod store;
#[path = "championship/transfer.rs"]
mod transfer;
#[path = "championship/vectors.rs"]
mod vectors;

use std::path::PathBuf;

use tandem::club::championship::{
    ChampionshipCommand, InChampionship, SessionEntry, SessionEntryPair,
};
use tandem::club::{Club, Command, PlayerEdit};
use tandem::domain::{ChampionshipId, Date, Notice, Person};
use tempfile::TempDir;

const CUP: ChampionshipId = ChampionshipId(1);

/// A club with players, in a folder of its own.
struct Stage {
    _folder: TempDir,
    path: PathBuf,
    club: Club,
}

impl Stage {
    fn new(players: &[(&str, f64)]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.tandem");
        let mut club = Club::create(&path, "Club").expect("made");
        let edit = |&(name, start): &(&str, f64)| PlayerEdit {
            name: name.to_owned(),
            start,
            privacy: None,
        };
        let edits = players.iter().map(edit).collect();
        club.execute(Command::Players(edits)).expect("added");
        Self {
            _folder: folder,
            path,
            club,
        }
    }

    /// The program ends and starts again.
    fn reopen(&mut self) {
        let elsewhere = self.path.with_file_name("elsewhere.tandem");
        self.club = Club::create(&elsewhere, "Elsewhere").expect("made");
        self.club = Club::open(&self.path).expect("opened");
        std::fs::remove_file(elsewhere).expect("removed");
    }

    fn person(&self, name: &str) -> Person {
        let view = self.club.view();
        let known = view.names.find(name);
        known.map_or_else(|| Person::Guest(name.to_owned()), Person::Player)
    }

    /// `a, b, IMPs`; a name with `=500` has that rating typed.
    fn session(&self, number: u32, pairs: &[(&str, &str, f64)]) -> SessionEntry {
        let known = InChampionship::Known(CUP);
        let mut entry = SessionEntry::new(known, number);
        entry.boards = Some(24);
        entry.pairs = pairs.iter().map(|pair| self.pair(pair)).collect();
        entry
    }

    fn pair(&self, &(a, b, result): &(&str, &str, f64)) -> SessionEntryPair {
        let parted = |text: &str| match text.split_once('=') {
            Some((name, rating)) => (self.person(name), rating.parse().ok()),
            None => (self.person(text), None),
        };
        let ((a, rating_a), (b, rating_b)) = (parted(a), parted(b));
        SessionEntryPair {
            a,
            b,
            rating_a,
            rating_b,
            result,
            boards: None,
        }
    }

    fn begin(&mut self) {
        let name = "Cup".to_owned();
        self.execute(ChampionshipCommand::Create { name })
            .expect("begun");
    }

    fn execute(&mut self, command: ChampionshipCommand) -> Result<(), Vec<Notice>> {
        self.club.execute(Command::Championship(command)).map(drop)
    }

    fn record(&mut self, number: u32, pairs: &[(&str, &str, f64)]) -> Result<(), Vec<Notice>> {
        let entry = self.session(number, pairs);
        self.execute(ChampionshipCommand::Record(entry))
    }

    /// Names and total changes, most successful first.
    fn totals(&self) -> Vec<(String, f64)> {
        let view = self.club.view();
        let cup = &view.book.championships[&CUP];
        let totals = view.championships[&CUP].totals.iter();
        totals
            .map(|total| {
                let name = view.book.entrant_name(cup, total.entrant);
                (name.to_owned(), total.total)
            })
            .collect()
    }

    fn total(&self, name: &str) -> f64 {
        let all = self.totals();
        let found = all.iter().find(|(other, _)| other == name);
        found.unwrap_or_else(|| panic!("{name} among {all:?}")).1
    }
}

const PLAYERS: [(&str, f64); 4] = [
    ("Ann Lee", 100.0),
    ("Ben Moss", 200.0),
    ("Cas Nold", 300.0),
    ("Dor Opal", 400.0),
];

fn cup() -> Stage {
    let mut stage = Stage::new(&PLAYERS);
    stage.begin();
    let first = [
        ("Ann Lee", "Ben Moss", 24.0),
        ("Cas Nold", "Dor Opal", -20.0),
    ];
    stage.record(1, &first).expect("recorded");
    stage
}

fn on(day: i8) -> Date {
    jiff::civil::date(2026, 5, day)
}

fn ids(refused: Result<(), Vec<Notice>>) -> Vec<String> {
    let notices = refused.expect_err("refused");
    notices.iter().map(|notice| notice.id.to_string()).collect()
}
