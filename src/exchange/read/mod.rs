//! Readers: text to neutral structures.

mod block;
mod columns;
mod content;
mod decimals;
mod direction;
mod extent;
pub mod games;
mod guess;
mod header;
mod lines;
mod names;
pub mod people;
pub mod table;
pub mod workbook;

pub use columns::Role;
pub use games::{
    ChessResult, ChessRow, GameFile, LadderRow, MatchRow, chess_games, chess_result, figure,
    is_unrated, ladder_games, match_length, matches,
};
pub use people::{HistoryRow, PeopleFile, PlayerRow, history, players};
pub use table::{TableOptions, table};

use super::{ResultFile, decode};
use crate::domain::Notice;

/// A result file from its bytes, whatever its kind.
///
/// # Errors
/// What [`decode()`] and [`table()`] refuse, and `table-other-format` for a kind
/// of file that is not read.
pub fn results(bytes: &[u8], options: &TableOptions) -> Result<ResultFile, Notice> {
    if let Some(format) = other_format(bytes) {
        return Err(Notice::new("table-other-format").with("format", format));
    }
    table(&decode(bytes)?, options)
}

/// The name of a known kind of file that is no table.
fn other_format(bytes: &[u8]) -> Option<&'static str> {
    const STARTS: [(&[u8], &str); 7] = [
        (b"PK\x03\x04", "XLSX/ODS"),
        (b"\xd0\xcf\x11\xe0", "XLS"),
        (b"%PDF", "PDF"),
        (b"SQLite format 3\0", "Tandem/SQLite"),
        (b"% PBN", "PBN"),
        (b"[Event ", "PBN"),
        (b"#VERSION", "Bridgewebs"),
    ];
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = bytes.trim_ascii_start();
    if text.starts_with(b"<") {
        return Some("XML/HTML");
    }
    STARTS
        .into_iter()
        .find(|(start, _)| text.starts_with(start))
        .map(|(_, format)| format)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_formats_are_named() {
        for (bytes, format) in [
            (&b"PK\x03\x04..."[..], "XLSX/ODS"),
            (b"\xef\xbb\xbf<?xml version='1.0'?>", "XML/HTML"),
            (b"% PBN 2.1\n", "PBN"),
        ] {
            let refused = results(bytes, &TableOptions::default()).expect_err("refused");
            assert_eq!(
                refused,
                Notice::new("table-other-format").with("format", format)
            );
        }
    }
}
