//! Living it: each step carried out, and everything looked at afterwards.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use proptest::test_runner::TestCaseError;
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags};
use tandem::club::audit::AuditCursor;
use tandem::club::backup::{self, Reason, Shelf};
use tandem::club::{Club, ClubView, Command, Draft, Drafts};
use tandem::domain::Notice;
use tandem::i18n::Lang;
use tempfile::TempDir;

use crate::dice::Dice;
use crate::laws;
use crate::wishes::{Step, What, command};

/// What is wrong, or nothing.
pub(crate) type Outcome = Result<(), String>;

/// All rows of some tables, one a line.
type Dump = Vec<String>;

/// A club that is lived in.
pub(crate) struct Life {
    folder: TempDir,
    path: PathBuf,
    /// Always open but for moments.
    club: Option<Club>,
    /// What the club was at the beginning.
    start: Dump,
    /// The sheets kept last; no view tells of them before the next one.
    drafts: Drafts,
    /// Backups, and what the club was then, with its history.
    backups: Vec<(PathBuf, Dump)>,
    /// What was done and changed something, by its kind.
    pub(crate) done: BTreeSet<What>,
    /// What was refused.
    pub(crate) refused: BTreeSet<What>,
    /// What was done, for whoever has to find out why it went wrong.
    story: Vec<String>,
}

/// The tables of a club without its history and its sheets.
const CLUB: [&str; 12] = [
    "club",
    "player",
    "tournament",
    "pair",
    "adjustment",
    "param_set",
    "alias",
    "distinct_players",
    "championship",
    "entrant",
    "session",
    "session_pair",
];

impl Life {
    /// A club that has six players, and no history of changes.
    pub(crate) fn begin() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.tandem");
        let club = Club::create_with(&path, &laws::first_book()).expect("created");
        let mut life = Self {
            folder,
            path,
            club: Some(club),
            start: Dump::new(),
            drafts: Drafts::default(),
            backups: Vec::new(),
            done: BTreeSet::new(),
            refused: BTreeSet::new(),
            story: Vec::new(),
        };
        life.start = life.dump(&CLUB);
        life
    }

    fn club(&mut self) -> &mut Club {
        self.club.as_mut().expect("open")
    }

    fn view(&self) -> Arc<ClubView> {
        self.club.as_ref().expect("open").view()
    }

    /// The failure, with everything that led to it.
    pub(crate) fn told(&self, wrong: &str) -> TestCaseError {
        TestCaseError::fail(format!("{wrong}\nafter\n{}", self.story.join("\n")))
    }

    /// Does one thing, and looks at everything.
    pub(crate) fn step(&mut self, step: &Step) -> Outcome {
        let mut dice = Dice::new(&step.numbers);
        self.story.push(format!("{:?}", step.what));
        let before = self.view();
        let refusals = self.refusals();
        self.carry_out(step, &mut dice)?;
        if self.view().book != before.book {
            self.done.insert(step.what);
        }
        if self.refusals() > refusals {
            self.refused.insert(step.what);
        }
        self.sound()
    }

    fn refusals(&self) -> usize {
        let story = self.story.iter();
        story.filter(|line| line.contains("refused:")).count()
    }

    fn carry_out(&mut self, step: &Step, dice: &mut Dice<'_>) -> Outcome {
        match step.what {
            What::Undo => self.turn(|club| club.undo(), "store-nothing-to-undo")?,
            What::Redo => self.turn(|club| club.redo(), "store-nothing-to-redo")?,
            What::Reopen => self.reopen()?,
            What::Backup => self.back_up(),
            What::Restore => self.restore(dice)?,
            What::Drafts => self.keep_drafts(dice),
            What::TakeBack | What::RestoreTournament => {
                if let Some(command) = self.out_of_history(step.what, dice) {
                    self.execute(vec![command])?;
                }
            }
            What::Several => {
                let view = self.view();
                let kinds = [What::Record, What::Players, What::Adjust, What::Retire];
                let commands = (0..3).filter_map(|_| {
                    let kind = dice.of(&kinds)?;
                    command(kind, &view, dice)
                });
                let commands = commands.collect();
                self.execute(commands)?;
            }
            what => {
                if let Some(command) = command(what, &self.view(), dice) {
                    self.execute(vec![command])?;
                }
            }
        }
        Ok(())
    }

    /// Carries commands out together; refused, they change nothing at all.
    fn execute(&mut self, commands: Vec<Command>) -> Outcome {
        self.story.push(format!("    {commands:?}"));
        let before = self.view();
        let bytes = fs::read(&self.path).expect("read");
        let planned = self.club().plan(&commands);
        if fs::read(&self.path).expect("read") != bytes {
            return Err("a plan changed the file".to_owned());
        }
        let done = self.club().execute_all(&commands);
        let after = self.view();
        match (planned, done) {
            (Ok(planned), Ok(done)) => {
                if planned.view.book != done.view.book || planned.moved != done.moved {
                    return Err("it was planned otherwise".to_owned());
                }
                let changed = after.book != before.book;
                if changed && after.undo.as_ref() != Some(&done.operation) {
                    return Err("undo has another name".to_owned());
                }
                said(&done.operation)
            }
            (Err(planned), Err(refused)) => {
                self.story.push(format!("    refused: {refused:?}"));
                if fs::read(&self.path).expect("read") != bytes || !Arc::ptr_eq(&before, &after) {
                    return Err("it was refused, and changed something".to_owned());
                }
                if refused.is_empty() || planned != refused {
                    return Err(format!("refused for {refused:?}, planned {planned:?}"));
                }
                refused.iter().try_for_each(said)
            }
            (planned, done) => Err(format!("planned {planned:?}, done {done:?}")),
        }
    }

    /// Undo or redo, refused only where there is nothing.
    fn turn(
        &mut self,
        turn: impl Fn(&mut Club) -> Result<tandem::club::Done, Vec<Notice>>,
        nothing: &str,
    ) -> Outcome {
        let view = self.view();
        let name = if nothing.ends_with("undo") {
            &view.undo
        } else {
            &view.redo
        };
        match (turn(self.club()), name) {
            (Ok(done), Some(name)) if done.operation == *name => Ok(()),
            (Err(refused), None) if refused[0].id == nothing => Ok(()),
            (done, name) => Err(format!("{name:?} led to {done:?}")),
        }
    }

    fn reopen(&mut self) -> Outcome {
        let before = self.view();
        self.club = None;
        self.club = Some(Club::open(&self.path).map_err(|notice| notice.to_string())?);
        let after = self.view();
        let same = before.book == after.book
            && before.standings == after.standings
            && self.drafts == after.drafts
            && (&before.undo, &before.redo) == (&after.undo, &after.redo);
        if same {
            Ok(())
        } else {
            Err("another club was opened".to_owned())
        }
    }

    fn back_up(&mut self) {
        let shelf = Shelf::of(&self.path, None);
        let made = self.club().back_up(&shelf, Reason::ByHand).expect("made");
        let dump = self.dump(&[]);
        self.backups.push((made, dump));
    }

    fn restore(&mut self, dice: &mut Dice<'_>) -> Outcome {
        let Some((made, held)) = dice.of(&self.backups) else {
            return Ok(());
        };
        self.club = None;
        let shelf = Shelf::of(&self.path, None);
        backup::restore(&self.path, &made, &shelf).expect("restored");
        self.club = Some(Club::open(&self.path).expect("opened"));
        self.drafts = self.view().drafts.clone();
        let same = self.dump(&[]) == held;
        if same {
            Ok(())
        } else {
            Err("another club was restored".to_owned())
        }
    }

    fn keep_drafts(&mut self, dice: &mut Dice<'_>) {
        let draft = Draft {
            title: format!("typed {}", dice.below(9)),
            ..Draft::default()
        };
        let drafts = Drafts {
            new: Some(draft),
            correction: None,
        };
        self.club().save_drafts(&drafts).expect("kept");
        self.drafts = drafts;
    }

    /// An operation of the history taken back, or an evening out of it.
    fn out_of_history(&mut self, what: What, dice: &mut Dice<'_>) -> Option<Command> {
        let entries = self
            .club()
            .audit(&mut AuditCursor::default(), 50)
            .expect("read");
        let entry = dice.of(&entries)?;
        if what == What::TakeBack {
            return Some(entry.take_back());
        }
        let all: Vec<_> = entries.iter().flat_map(|entry| &entry.earlier).collect();
        let whole: Vec<_> = all.into_iter().filter(|one| one.gone.is_empty()).collect();
        dice.of(&whole).map(|earlier| earlier.restore())
    }

    /// Whether file and club are sound, and the same.
    fn sound(&mut self) -> Outcome {
        let found = self.club().check().expect("looked at");
        if !found.is_empty() {
            return Err(format!("{found:#?}"));
        }
        let connection = self.connection();
        let integrity: String = connection
            .query_row("PRAGMA integrity_check", [], |row| row.get(0))
            .expect("looked at");
        let mut keys = connection.prepare("PRAGMA foreign_key_check").expect("sql");
        if integrity != "ok" || keys.exists([]).expect("looked at") {
            return Err(integrity);
        }
        laws::hold(&self.view())
    }

    /// Everything undone is the start, and everything redone is the end.
    pub(crate) fn back_and_forth(&mut self) -> Outcome {
        self.story.push("back and forth".to_owned());
        self.reopen()?;
        laws::file_again(&self.view(), &self.folder.path().join("again.tandem"))?;
        let (end, all) = (self.view(), self.dump(&CLUB));
        let mut undone = 0;
        while self.view().undo.is_some() {
            self.turn(|club| club.undo(), "store-nothing-to-undo")?;
            undone += 1;
        }
        if self.dump(&CLUB) != self.start {
            return Err("undone, it is not what it was at the start".to_owned());
        }
        self.sound()?;
        self.reopen()?;
        for _ in 0..undone {
            self.turn(|club| club.redo(), "store-nothing-to-redo")?;
        }
        let now = self.view();
        if self.dump(&CLUB) != all || now.book != end.book || now.standings != end.standings {
            return Err("redone, it is not what it was at the end".to_owned());
        }
        self.sound()
    }

    fn connection(&self) -> Connection {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
        Connection::open_with_flags(&self.path, flags).expect("opened")
    }

    /// The rows of these tables; of all of them where none is named.
    fn dump(&self, tables: &[&str]) -> Dump {
        let connection = self.connection();
        let names = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
        let mut statement = connection.prepare(names).expect("sql");
        let names = statement.query_map([], |row| row.get(0)).expect("query");
        let names: Vec<String> = names.collect::<Result<_, _>>().expect("names");
        let wanted = |name: &&String| tables.is_empty() || tables.contains(&name.as_str());
        let mut lines = Dump::new();
        for name in names.iter().filter(wanted) {
            let mut rows = connection
                .prepare(&format!("SELECT * FROM \"{name}\""))
                .expect("sql");
            let columns = rows.column_count();
            let rows = rows.query_map([], |row| {
                let cells = (0..columns).map(|at| row.get::<_, Value>(at));
                cells.collect::<Result<Vec<_>, _>>()
            });
            for cells in rows.expect("query") {
                lines.push(format!("{name} {:?}", cells.expect("a row")));
            }
        }
        lines
    }
}

/// Whether there is a sentence in every language.
fn said(notice: &Notice) -> Outcome {
    let texts: Vec<_> = Lang::all().map(|lang| lang.say(notice)).collect();
    let wrong = texts
        .into_iter()
        .find(|text| text.contains("Unknown localization") || text.contains("{$"));
    wrong.map_or(Ok(()), Err)
}
