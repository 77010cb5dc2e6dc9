//! What a user can ask of the program from anywhere in the window.

use std::path::PathBuf;

use crate::club::championship::SessionDrafts;
use crate::club::{Command, Drafts};
use crate::domain::{Notice, Params, PlayerId, TournamentId};
use crate::exchange::read::TableOptions;

/// A tab of the window, in its order on the screen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[expect(
    missing_docs,
    reason = "the workbook's own names, and those of the rating systems"
)]
pub enum Tab {
    Param,
    #[default]
    Tourn,
    Hist,
    Rating,
    Statistic,
    Championship,
    Fibs,
    Fide,
    Redistribution,
}

impl Tab {
    /// All tabs in order.
    pub const ALL: [Self; 9] = [
        Self::Param,
        Self::Tourn,
        Self::Hist,
        Self::Rating,
        Self::Statistic,
        Self::Championship,
        Self::Fibs,
        Self::Fide,
        Self::Redistribution,
    ];

    /// Whether it is a calculator, which works without a club.
    pub const fn is_calculator(self) -> bool {
        matches!(self, Self::Fibs | Self::Fide | Self::Redistribution)
    }

    /// The name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Param => "Param",
            Self::Tourn => "Tourn",
            Self::Hist => "Hist",
            Self::Rating => "Rating",
            Self::Statistic => "Statistic",
            Self::Championship => "Championship",
            Self::Fibs => "FIBS",
            Self::Fide => "FIDE",
            Self::Redistribution => "Redistribution",
        }
    }
}

/// The kind of file offered when something is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveKind {
    /// A page for the browser, and so for the printer.
    Html,
    /// A table for a spreadsheet.
    Csv,
}

/// A wish of the user; the app carries it out after the frame.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Changes the club. The app answers with a toast that offers Undo.
    Execute(Command),
    /// Asks first: the sentence, then the command if the user agrees.
    Confirm {
        /// What is asked, one sentence each.
        questions: Vec<Notice>,
        /// What is done on yes.
        command: Command,
    },
    /// Takes the last operation back.
    Undo,
    /// Repeats the operation taken back.
    Redo,
    /// Keeps the sheets being typed in the club file.
    SaveDrafts(Drafts),
    /// Keeps the sheets of sessions being typed in the club file.
    SaveSessionDrafts(SessionDrafts),
    /// Shows a tab.
    Show(Tab),
    /// Shows a player's page on Rating.
    ShowPlayer(PlayerId),
    /// Shows what it would mean if the player of that name were another one.
    MergePlayer(String),
    /// Shows what was done about a player and says that text.
    History(PlayerId, String),
    /// Shows who may be one person, and who plays no more.
    People,
    /// Opens a recorded evening on Tourn.
    OpenTournament(TournamentId),
    /// Computes who would move if these coefficients held from the beginning,
    /// and shows it; nothing is written.
    PreviewParams(Params),
    /// Looks for the coefficients that would have predicted the club's own
    /// results best, in the background.
    Backtest,
    /// Stops that search.
    StopSearch,
    /// Puts text on the clipboard and says so.
    Copy(String),
    /// Offers to save text under a name without extension.
    Save {
        /// Proposed name, without extension.
        name: String,
        /// Which kind.
        kind: SaveKind,
        /// The whole content.
        text: String,
    },
    /// Asks which result files to import; on Championship, which one to read
    /// into the sheet of a session.
    ImportResults,
    /// Reads a result file of the import once more, under other options.
    ReadResults(PathBuf, TableOptions),
    /// Carries out everything an import does, in one step.
    Import(Vec<Command>),
    /// Leaves the import; nothing is recorded.
    CloseImport,
    /// Tells what the columns on the screen mean.
    Columns,
    /// Asks which file the list of a calculator is to be read from.
    OpenList(Tab),
    /// Says for a few seconds why something is not done.
    Refuse(Notice),
}
