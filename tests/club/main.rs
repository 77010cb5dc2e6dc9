//! An open club: what may be done to it, and that all of it can be undone.

mod aliases;
mod audit;
mod commands;
mod flows;
mod names;
mod past;
mod people;
mod random;

use std::fs;
use std::path::PathBuf;

use jiff::civil::date;
use tandem::club::{
    Club, Command, Done, Evening, EveningPair, ParamsFrom, PlayerEdit, PrehistoryEvening, Who,
};
use tandem::domain::{
    AdjustmentId, AdjustmentKind, Date, Kind, Notice, Params, PlayerId, Privacy, Scoring,
    TournamentId,
};
use tandem::i18n::Lang;
use tempfile::TempDir;

/// A club in a folder of its own.
struct Fixture {
    _folder: TempDir,
    path: PathBuf,
    club: Club,
}

impl Fixture {
    fn empty() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.tandem");
        let club = Club::create(&path, "Club").expect("created");
        Self {
            _folder: folder,
            path,
            club,
        }
    }

    /// Six players, numbered from 1, and evenings of 4 and 11 March.
    fn with_history() -> Self {
        let mut fixture = Self::empty();
        let names = [
            "Ann Lee",
            "Bo Ray",
            "Cy Dow",
            "Di Fox",
            "Ёлкин Пётр",
            "Łucja Nowak",
        ];
        let edits = names.map(|name| edit(name, 10.0));
        fixture.done(Command::Players(edits.to_vec()));
        let pairs = vec![pair(1, 2, 60.0), pair(3, 4, 50.0), pair(5, 6, 40.0)];
        fixture.done(Command::Record(evening(date(2026, 3, 4), pairs)));
        let pairs = vec![pair(1, 3, 48.0), pair(2, 4, 52.0)];
        fixture.done(Command::Record(evening(date(2026, 3, 11), pairs)));
        fixture
    }

    fn done(&mut self, command: Command) -> Done {
        self.club.execute(command).expect("allowed")
    }

    /// The command is refused for these reasons, in words in every language,
    /// and not a byte changes.
    fn refused(&mut self, command: &Command, ids: &[&str]) {
        let bytes = fs::read(&self.path).expect("read");
        let before = self.club.view();
        let planned = self.club.plan(std::slice::from_ref(command));
        let notices = self.club.execute(command.clone()).expect_err("refused");
        assert_eq!(planned.expect_err("refused"), notices);
        let found: Vec<_> = notices.iter().map(|notice| &*notice.id).collect();
        assert_eq!(found, ids, "{command:?}");
        notices.iter().for_each(said);
        assert_eq!(fs::read(&self.path).expect("read"), bytes);
        assert!(std::sync::Arc::ptr_eq(&before, &self.club.view()));
    }

    fn reopened(self) -> Self {
        let Self {
            _folder,
            path,
            club,
        } = self;
        drop(club);
        let club = Club::open(&path).expect("opened");
        Self {
            _folder,
            path,
            club,
        }
    }
}

/// The notice has a sentence in every language.
fn said(notice: &Notice) {
    for lang in Lang::all() {
        let text = lang.say(notice);
        assert!(!text.contains("Unknown localization"), "{text}");
        assert!(!text.contains("{$"), "{text}");
    }
}

fn edit(name: &str, start: f64) -> PlayerEdit {
    PlayerEdit {
        name: name.to_owned(),
        start,
        privacy: None,
    }
}

fn known(id: i64) -> Who {
    Who::Known(PlayerId(id))
}

fn newcomer(name: &str, start: f64) -> Who {
    Who::New {
        name: name.to_owned(),
        start,
    }
}

fn scored(a: Who, b: Who, result: Option<f64>) -> EveningPair {
    EveningPair {
        a,
        b,
        result,
        percentage: None,
        boards: None,
    }
}

fn pair(a: i64, b: i64, result: f64) -> EveningPair {
    scored(known(a), known(b), Some(result))
}

fn evening(date: Date, pairs: Vec<EveningPair>) -> Evening {
    Evening {
        of: None,
        date,
        title: String::new(),
        kind: Kind::Rated,
        scoring: Scoring::Auto,
        boards: None,
        fields: vec![pairs],
    }
}
