//! Readers: text to neutral structures.

mod bridgewebs;
mod date;
mod entities;
mod figure;
pub mod games;
mod gather;
mod kind;
mod lines;
mod names;
mod opened;
mod outline;
mod pbn;
pub mod people;
mod quote;
mod session;
mod several;
mod sheet;
pub mod table;
pub mod usebio;
mod words;
pub mod workbook;

pub use games::{
    ChessResult, ChessRow, GameFile, LadderRow, MatchRow, chess_games, chess_result, figure,
    is_unrated, ladder_games, match_length, matches,
};
pub use gather::MAX_PAIRS;
pub use kind::{FileKind, kind};
pub use outline::{OUTLINE_ROWS, Outline, OutlineRow, outline};
pub use people::{HistoryRow, PeopleFile, PlayerRow, history, players};
pub use session::{SessionFile, session};
pub use table::{DecimalSign, Header, TableOptions, table};
pub use words::Role;

use opened::Opened;

use super::ResultFile;
use crate::domain::Notice;

/// A result file from its bytes, whatever its [`kind()`].
///
/// # Errors
/// A sentence that says what is wrong and, where it can be told, in which
/// line; `table-other-format` for a kind of file that is not read.
pub fn results(bytes: &[u8], options: &TableOptions) -> Result<ResultFile, Notice> {
    Opened::of(bytes, options)?.results(options)
}

/// What [`outline()`] and [`results()`] give, of a file that is opened once.
///
/// # Errors
/// Theirs, each by itself.
pub fn understood(
    bytes: &[u8],
    options: &TableOptions,
) -> (Result<Outline, Notice>, Result<ResultFile, Notice>) {
    match Opened::of(bytes, options) {
        Ok(opened) => (Ok(Outline::of(&opened, options)), opened.results(options)),
        Err(notice) => (Err(notice.clone()), Err(notice)),
    }
}
