//! What a user can ask of the program from anywhere in the window.

use crate::club::{Command, Drafts};
use crate::domain::{Notice, Params, PlayerId, TournamentId};

/// A tab of the window, in its order on the screen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[expect(missing_docs, reason = "the workbook's own names")]
pub enum Tab {
    Param,
    #[default]
    Tourn,
    Hist,
    Rating,
    Statistic,
}

impl Tab {
    /// All tabs in order.
    pub const ALL: [Self; 5] = [
        Self::Param,
        Self::Tourn,
        Self::Hist,
        Self::Rating,
        Self::Statistic,
    ];

    /// The workbook's name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Param => "Param",
            Self::Tourn => "Tourn",
            Self::Hist => "Hist",
            Self::Rating => "Rating",
            Self::Statistic => "Statistic",
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
    /// Shows a tab.
    Show(Tab),
    /// Shows a player's page on Rating.
    ShowPlayer(PlayerId),
    /// Opens a recorded evening on Tourn.
    OpenTournament(TournamentId),
    /// Computes who would move if these coefficients held from the beginning,
    /// and shows it; nothing is written.
    PreviewParams(Params),
    /// Looks for the coefficients that would have predicted the club's own
    /// results best, in the background.
    Backtest,
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
    /// Shows a message for a few seconds.
    Toast(Notice),
}
