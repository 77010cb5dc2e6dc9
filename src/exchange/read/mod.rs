//! Readers: text to neutral structures.

mod block;
mod bridgewebs;
mod columns;
mod content;
mod decimals;
mod direction;
mod extent;
mod figure;
pub mod games;
mod gather;
mod guess;
mod header;
mod kind;
mod lines;
mod names;
mod outline;
mod pbn;
pub mod people;
mod scoring;
mod several;
mod sheet;
pub mod table;
pub mod usebio;
pub mod workbook;

pub use columns::Role;
pub use decimals::DecimalSign;
pub use games::{
    ChessResult, ChessRow, GameFile, LadderRow, MatchRow, chess_games, chess_result, figure,
    is_unrated, ladder_games, match_length, matches,
};
pub use gather::MAX_PAIRS;
pub use kind::{FileKind, kind};
pub use outline::{OUTLINE_ROWS, Outline, OutlineRow, outline};
pub use people::{HistoryRow, PeopleFile, PlayerRow, history, players};
pub use table::{Header, TableOptions, table};

use several::Content;

use super::decode::check_size;
use super::{Charset, ResultFile, decode_as};
use crate::domain::Notice;

/// A result file from its bytes, whatever its [`kind()`].
///
/// # Errors
/// A sentence that says what is wrong and, where it can be told, in which
/// line; `table-other-format` for a kind of file that is not read.
pub fn results(bytes: &[u8], options: &TableOptions) -> Result<ResultFile, Notice> {
    let kind = kind(bytes);
    if kind == FileKind::Spreadsheet {
        return sheet::results(bytes, options);
    }
    let text = text(bytes, kind, options)?;
    match kind {
        FileKind::Table => table(&text, options),
        FileKind::Bridgewebs => bridgewebs::results(&text, options),
        FileKind::Usebio | FileKind::Pbn => content(&text, kind)?.choose(options.part),
        _ => Err(other_format(kind)),
    }
}

fn charset(bytes: &[u8], kind: FileKind, options: &TableOptions) -> Charset {
    options.encoding.unwrap_or_else(|| match kind {
        FileKind::Usebio => usebio::charset(bytes),
        _ => Charset::of(bytes),
    })
}

/// The text of a file that is one.
fn text(bytes: &[u8], kind: FileKind, options: &TableOptions) -> Result<String, Notice> {
    if matches!(kind, FileKind::Html | FileKind::Pdf | FileKind::Database) {
        return Err(other_format(kind));
    }
    check_size(bytes)?;
    decode_as(bytes, charset(bytes, kind, options))
}

/// The tournaments of a file that can hold several.
fn content(text: &str, kind: FileKind) -> Result<Content, Notice> {
    if kind == FileKind::Pbn {
        pbn::content(text)
    } else {
        usebio::content(text)
    }
}

fn other_format(kind: FileKind) -> Notice {
    Notice::new("table-other-format").with("format", kind.name())
}
