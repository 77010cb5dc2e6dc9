//! Requests in, replies out.

use std::path::PathBuf;
use std::sync::Arc;

use super::{
    AuditFilter, AuditPage, BackupList, Export, Exported, Planned, ResultsRead, SessionRead,
    WorkbookImport,
};
use crate::club::audit::AuditCursor;
use crate::club::backup::Folders;
use crate::club::championship::SessionDrafts;
use crate::club::repair::{Finding, Repaired};
use crate::club::workbook::Report;
use crate::club::{ClubView, Command, Done, Drafts, GuestTwin, Moved, PlayerEdit, Twins};
use crate::domain::{Notice, Params};
use crate::exchange::read::TableOptions;
use crate::i18n::Lang;
use crate::rating::backtest::Check;
use crate::rating::best::Best;

/// What the window asks of the thread. Requests are served in order.
#[derive(Clone, Debug)]
pub enum Request {
    /// Opens a club file instead of the present one; if it cannot be opened,
    /// the present one stays.
    Open(PathBuf),
    /// Makes a new club file with its first players, and opens it.
    Create {
        /// The file to make; must not exist.
        path: PathBuf,
        /// The club's name.
        name: String,
        /// The starting list; may be empty.
        players: Vec<PlayerEdit>,
    },
    /// Makes a copy of the sample club, and opens it.
    CreateSample(PathBuf, Lang),
    /// Imports an old workbook into a new club, or one without tournaments,
    /// and opens that.
    ImportWorkbook(Box<WorkbookImport>),
    /// Closes the club.
    Close,
    /// Changes the club.
    Execute(Command),
    /// Changes the club by several commands in one step.
    ExecuteAll(Vec<Command>),
    /// Writes something to the disk.
    Export(Box<Export>),
    /// Reads a result file for the sheet of a session.
    ReadSession(PathBuf),
    /// Reads a result file under options.
    ReadResults(PathBuf, TableOptions),
    /// Says where clubs keep their backups from now on.
    KeepBackups(Folders),
    /// Makes a backup of the club.
    BackUp,
    /// Makes a copy of the club to be worked in; nothing is overwritten.
    SaveCopy(PathBuf),
    /// Makes a copy of a club that cannot be worked in where it lies, and
    /// opens that; nothing is overwritten.
    OpenCopy {
        /// The club.
        of: PathBuf,
        /// The copy to make.
        path: PathBuf,
    },
    /// Reads all backups of a club, which need not be open, nor be there.
    ListBackups(PathBuf),
    /// Puts a backup in the place of a club, and opens it.
    Restore {
        /// The club's file; it may be damaged or missing.
        club: PathBuf,
        /// The backup.
        backup: PathBuf,
    },
    /// Looks through the file of a club, which need not be open.
    CheckFile(PathBuf),
    /// Puts the file of a club in order, after a backup, and opens it.
    RepairFile(PathBuf),
    /// Reads the history of changes, from its newest operation or further.
    Audit(AuditFilter, Option<Box<AuditCursor>>),
    /// Tells what a command would do.
    Plan(Command),
    /// Looks for players who may be one person.
    Twins,
    /// Takes the last operation back.
    Undo,
    /// Repeats the operation taken back.
    Redo,
    /// Keeps the sheets being typed.
    SaveDrafts(Drafts),
    /// Keeps the sheets of sessions being typed.
    SaveSessionDrafts(SessionDrafts),
    /// Who would move under other coefficients.
    PreviewParams(Params),
    /// Checks the coefficients on the club's own history and looks for better
    /// ones; runs beside other requests.
    Backtest,
    /// Stops that check and that search.
    StopSearch,
}

/// How a change came about.
#[derive(Clone, Debug, PartialEq)]
pub enum How {
    /// By a command.
    Executed(Box<Command>),
    /// By several commands in one step.
    ExecutedAll(Vec<Command>),
    /// By undo.
    Undone,
    /// By redo.
    Redone,
}

/// What the thread answers.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A club is open.
    Opened(Arc<ClubView>),
    /// The club just opened is not as the program left it.
    Doubtful,
    /// No club is open.
    Closed,
    /// The club was changed.
    Done {
        /// What changed.
        done: Done,
        /// Why.
        how: How,
    },
    /// An export could not be written; what was there before still is.
    NotExported(Notice),
    /// An export is done.
    Exported(Exported),
    /// A result file was read, or could not be.
    ResultsRead(Box<ResultsRead>),
    /// A result file was read for the sheet of a session, or could not be.
    SessionRead(Box<SessionRead>),
    /// How far a long request is.
    Progress {
        /// The share done, from 0 to 1.
        done: f64,
        /// What is being done.
        stage: Notice,
    },
    /// An old workbook came over, and its club is open.
    Imported {
        /// The club.
        view: Arc<ClubView>,
        /// What came over, and what did not fit.
        report: Box<Report>,
    },
    /// Who would move.
    ParamsPreview(Vec<Moved>),
    /// The norm beside what happened.
    Checked {
        /// The state of the club it is about.
        revision: u64,
        /// `None` without a rated tournament to compare.
        check: Option<Box<Check>>,
    },
    /// How far the check is, from 0 to 1.
    Checking(f64),
    /// How far the search for better coefficients is, from 0 to 1.
    Searching(f64),
    /// The coefficients that would have predicted best; the last answer to a
    /// search. `None` when there is nothing to learn from.
    Searched(Option<Box<Best>>),
    /// The request was refused; nothing changed.
    Refused(Vec<Notice>),
    /// The import of an old workbook was refused or stopped; nothing changed.
    ImportRefused(Vec<Notice>),
    /// The club file could not be opened or made.
    NotOpened {
        /// The file.
        path: PathBuf,
        /// Why.
        notices: Vec<Notice>,
        /// Whether there are backups of it.
        backups: bool,
        /// Whether looking through it may help.
        check: bool,
        /// Whether a copy of it elsewhere can be worked in.
        copy: bool,
    },
    /// A part of the history of changes.
    Audit(Box<AuditPage>),
    /// What a command would do.
    Planned(Box<Planned>),
    /// Players who may be one person, and guests of championships who may be
    /// players, in that state of the club.
    Twins(u64, Vec<Twins>, Vec<GuestTwin>),
    /// A backup was made, as was asked.
    BackedUp(PathBuf),
    /// The backup that was asked for could not be made.
    BackUpRefused(Notice),
    /// A backup that was due could not be made, or not in the folder chosen;
    /// the work goes on.
    NotBackedUp(Notice),
    /// A copy of the club was made, as was asked.
    Copied(PathBuf),
    /// Why nothing that is done to the club or typed reaches its file;
    /// nothing as soon as it does again. Sent when that changes.
    Unsaved(Option<Notice>),
    /// The backups of a club.
    Backups(Box<BackupList>),
    /// A backup is in the place of a club, which is open.
    Restored {
        /// The club.
        view: Arc<ClubView>,
        /// Where the file is kept whose place it took, if there was one.
        kept: Option<PathBuf>,
    },
    /// What is wrong with the file of a club.
    FileChecked {
        /// The file.
        club: PathBuf,
        /// What is wrong; nothing with a sound one.
        findings: Vec<Finding>,
    },
    /// The file of a club was put in order, or could not be.
    FileRepaired {
        /// The file.
        club: PathBuf,
        /// What was done.
        repaired: Box<Repaired>,
    },
    /// The thread broke down; no request will be answered any more.
    Stopped,
}
