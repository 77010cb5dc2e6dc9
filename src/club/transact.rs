//! One open club, and the one way to change it.

use std::path::Path;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::championship::SessionDrafts;
use super::check::unless;
use super::repair::Finding;
use super::{ClubView, Command, Done, Drafts, Moved, ParamsFrom, operation};
use crate::domain::name;
use crate::domain::{Book, Change, Notice, Params};
use crate::store::{Access, Applied, ClubFile};

/// Where the sheets of the Tourn tab are kept.
const SHEETS: &str = "tournament";
/// Where the sheets of championships are kept.
const SESSIONS: &str = "session";

/// The owner of a club's file and of its book.
///
/// The book in memory and the file change together or not at all: a command
/// is checked and calculated on a copy of the book, then written, and only
/// then does the copy take the place of the book.
///
/// ```
/// use tandem::club::{Club, Command, PlayerEdit};
/// let folder = tempfile::tempdir().expect("a folder");
/// let mut club = Club::create(&folder.path().join("thursday.tandem"), "Thursday")?;
/// let ann = PlayerEdit { name: "Ann Lee".into(), start: 120.0, privacy: None };
/// let done = club.execute(Command::Players(vec![ann])).expect("allowed");
/// assert_eq!(done.view.standings[0].rating, 120.0);
/// club.undo().expect("there is something");
/// assert!(club.view().book.players.is_empty());
/// # Ok::<(), tandem::domain::Notice>(())
/// ```
#[derive(Debug)]
pub struct Club {
    file: ClubFile,
    view: Arc<ClubView>,
    /// The sheets as last saved; newer than those in `view`.
    drafts: Drafts,
    /// The sheets of sessions as last saved.
    sessions: SessionDrafts,
}

/// The sheets kept in a file; none where they cannot be read.
fn kept<T: Default + DeserializeOwned>(file: &ClubFile, slot: &str) -> Result<T, Notice> {
    let text = file.draft(slot)?;
    let sheets = text.and_then(|text| serde_json::from_str(&text).ok());
    Ok(sheets.unwrap_or_default())
}

/// Whether what is kept in a file under a name can be read again.
pub(super) fn is_sheet(slot: &str, text: &str) -> bool {
    match slot {
        SHEETS => serde_json::from_str::<Drafts>(text).is_ok(),
        SESSIONS => serde_json::from_str::<SessionDrafts>(text).is_ok(),
        // Not of this version, and nobody's business.
        _ => true,
    }
}

/// What commands would do.
struct Plan {
    changes: Vec<Change>,
    done: Done,
}

impl Club {
    /// Makes the file of a new club, without players, and opens it.
    ///
    /// # Errors
    /// What is wrong with the name, that something stands at `path`, or what
    /// the disk says.
    pub fn create(path: &Path, name: &str) -> Result<Self, Notice> {
        let name = name::check(name)?;
        Self::opened(ClubFile::create(path, &name)?, path)
    }

    /// Makes the file of a club that has a history already, and opens it.
    ///
    /// # Errors
    /// That something stands at `path`, or what the disk says.
    pub fn create_with(path: &Path, book: &Book) -> Result<Self, Notice> {
        Self::opened(ClubFile::create_with(path, book)?, path)
    }

    /// Makes the file of a new club on which a command was carried out, which
    /// can be taken back, and opens it.
    ///
    /// # Errors
    /// That something stands at `path`, every reason against the command, or
    /// what the disk says; no file is left then.
    pub(super) fn create_by(
        path: &Path,
        book: &Book,
        command: &Command,
    ) -> Result<Self, Vec<Notice>> {
        let applied = Applied {
            operation: command.operation(book),
            changes: command.changes(book)?,
        };
        let file = ClubFile::create_by(path, book, &applied).map_err(|notice| vec![notice])?;
        Self::opened(file, path).map_err(|notice| vec![notice])
    }

    /// Opens a club to work with it; nobody else can meanwhile.
    ///
    /// # Errors
    /// Why the file cannot be used; it stays as it was.
    pub fn open(path: &Path) -> Result<Self, Notice> {
        Self::opened(ClubFile::open(path, Access::Write)?, path)
    }

    /// Opens a club to look at it, also while it is open elsewhere. Every
    /// command will be refused.
    ///
    /// # Errors
    /// Why the file cannot be used; it stays as it was.
    pub fn open_read_only(path: &Path) -> Result<Self, Notice> {
        Self::opened(ClubFile::open(path, Access::Read)?, path)
    }

    fn opened(file: ClubFile, path: &Path) -> Result<Self, Notice> {
        let mut view = ClubView::of(file.load()?, path.to_owned());
        view.undo = file.undo_name()?;
        view.redo = file.redo_name()?;
        // Sheets of another version of the program may not be readable; the
        // club is.
        view.drafts = kept(&file, SHEETS)?;
        view.sessions = kept(&file, SESSIONS)?;
        Ok(Self {
            file,
            drafts: view.drafts.clone(),
            sessions: view.sessions.clone(),
            view: Arc::new(view),
        })
    }

    pub(super) const fn file(&self) -> &ClubFile {
        &self.file
    }

    /// The club as it is now.
    pub fn view(&self) -> Arc<ClubView> {
        Arc::clone(&self.view)
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// Every reason against it, or what the disk says; nothing changed then.
    pub fn execute(&mut self, command: Command) -> Result<Done, Vec<Notice>> {
        self.execute_all(&[command])
    }

    /// Carries several commands out, all or none; one undo takes all of them
    /// back. Each finds the club as the ones before it leave it. Commands that
    /// change nothing leave no trace.
    ///
    /// # Errors
    /// Every reason against any of them, each with the number of its command
    /// from 1 as argument `command` where there are several; or what the disk
    /// says.
    pub fn execute_all(&mut self, commands: &[Command]) -> Result<Done, Vec<Notice>> {
        let Plan { changes, done } = self.prepare(commands)?;
        if !changes.is_empty() {
            self.file
                .commit(&done.operation, &changes)
                .map_err(|notice| vec![notice])?;
            self.view = Arc::clone(&done.view);
        }
        Ok(done)
    }

    /// What the commands would do, carried out together; nothing is written.
    ///
    /// # Errors
    /// As [`Club::execute_all`], but for the disk.
    pub fn plan(&self, commands: &[Command]) -> Result<Done, Vec<Notice>> {
        self.prepare(commands).map(|plan| plan.done)
    }

    /// Who would move if these coefficients held for the whole history.
    ///
    /// # Errors
    /// `param-range` for each coefficient outside its range;
    /// `club-params-same` if they do already.
    pub fn preview_params(&self, params: Params) -> Result<Vec<Moved>, Vec<Notice>> {
        let from = ParamsFrom::Beginning;
        let done = self.plan(&[Command::Params { params, from }])?;
        Ok(done.moved)
    }

    /// Looks through the whole file; empty when it is sound. What is wrong
    /// with the history stands in the view, at its tournaments.
    ///
    /// # Errors
    /// What keeps it from being looked through.
    pub fn check(&self) -> Result<Vec<Finding>, Notice> {
        self.file.check(&is_sheet)
    }

    /// Whether the file just opened is what the program left there, as far as
    /// is soon found; [`Club::check`] finds the rest.
    pub fn is_as_left(&self) -> bool {
        self.file.is_as_left(&self.view.book)
    }

    /// Whether the file still stands where it was opened. Where it does not,
    /// every command will be refused.
    pub fn is_in_place(&self) -> bool {
        self.file.is_in_place()
    }

    /// Takes the last operation back.
    ///
    /// # Errors
    /// `store-nothing-to-undo`, or what the disk says.
    pub fn undo(&mut self) -> Result<Done, Vec<Notice>> {
        let applied = self.file.undo().map_err(|notice| vec![notice])?;
        Ok(self.follow(applied))
    }

    /// Carries out again the operation that was taken back last.
    ///
    /// # Errors
    /// `store-nothing-to-redo`, or what the disk says.
    pub fn redo(&mut self) -> Result<Done, Vec<Notice>> {
        let applied = self.file.redo().map_err(|notice| vec![notice])?;
        Ok(self.follow(applied))
    }

    /// Keeps the sheets as they are being typed, in place of those kept
    /// before. Not an operation: the view that is out does not change, the
    /// next one carries them.
    ///
    /// # Errors
    /// What the disk says.
    pub fn save_drafts(&mut self, drafts: &Drafts) -> Result<(), Notice> {
        self.save(SHEETS, drafts)?;
        self.drafts.clone_from(drafts);
        Ok(())
    }

    /// Keeps the sheets of sessions as they are being typed, as
    /// [`Club::save_drafts`] keeps those of evenings.
    ///
    /// # Errors
    /// What the disk says.
    pub fn save_session_drafts(&mut self, drafts: &SessionDrafts) -> Result<(), Notice> {
        self.save(SESSIONS, drafts)?;
        self.sessions.clone_from(drafts);
        Ok(())
    }

    fn save<T: Default + PartialEq + Serialize>(
        &mut self,
        slot: &str,
        drafts: &T,
    ) -> Result<(), Notice> {
        if *drafts == T::default() {
            return self.file.clear_draft(slot);
        }
        let text = serde_json::to_string(drafts)
            .map_err(|error| Notice::new("store-unexpected").with("reason", error.to_string()))?;
        self.file.save_draft(slot, &text)
    }

    fn prepare(&self, commands: &[Command]) -> Result<Plan, Vec<Notice>> {
        let mut book = self.view.book.clone();
        let mut changes = Vec::new();
        let mut problems = Vec::new();
        for (number, command) in (1_usize..).zip(commands) {
            match command.changes(&book) {
                Ok(made) => {
                    made.iter().for_each(|change| book.apply(change));
                    changes.extend(made);
                }
                Err(notices) if commands.len() == 1 => problems = notices,
                Err(notices) => problems.extend(
                    notices
                        .into_iter()
                        .map(|notice| notice.with("command", number)),
                ),
            }
        }
        unless(problems, ())?;
        let operation = operation::name_of_all(commands, &self.view.book);
        if changes.is_empty() {
            let done = Done {
                operation,
                moved: Vec::new(),
                view: self.view(),
            };
            return Ok(Plan { changes, done });
        }
        let mut view = self.next_view(book);
        if commands
            .iter()
            .any(|command| matches!(command, Command::Params { .. }))
        {
            unless(self.view.no_longer_calculated(&view), ())?;
        }
        view.undo = Some(operation.clone());
        let done = self.done(operation, view);
        Ok(Plan { changes, done })
    }

    /// Takes over what undo or redo did to the file.
    fn follow(&mut self, applied: Applied) -> Done {
        let mut book = self.view.book.clone();
        applied.changes.iter().for_each(|change| book.apply(change));
        let mut view = self.next_view(book);
        // The file is changed already. Should the journal be unreadable from
        // here on, there is nothing more to take back.
        view.undo = self.file.undo_name().unwrap_or_default();
        view.redo = self.file.redo_name().unwrap_or_default();
        let done = self.done(applied.operation, view);
        self.view = Arc::clone(&done.view);
        done
    }

    fn next_view(&self, book: Book) -> ClubView {
        let mut view = ClubView::of(book, self.view.path.clone());
        view.revision = self.view.revision + 1;
        view.drafts.clone_from(&self.drafts);
        view.sessions.clone_from(&self.sessions);
        view.inherit(&self.view);
        view
    }

    fn done(&self, operation: Notice, view: ClubView) -> Done {
        Done {
            operation,
            moved: self.view.moved_to(&view),
            view: Arc::new(view),
        }
    }
}
