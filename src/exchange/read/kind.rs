//! What kind of file the bytes are, whatever its name ends in.

use super::bridgewebs;
use crate::exchange::decode::beginning;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A table as text: CSV, TSV, or pasted.
    Table,
    /// XLSX, XLS or ODS.
    Spreadsheet,
    /// USEBIO, or any other XML.
    Usebio,
    /// PBN.
    Pbn,
    /// CSV with the tags of Bridgewebs.
    Bridgewebs,
    /// A web page; not read.
    Html,
    /// PDF; not read.
    Pdf,
    /// A club of this program or another database; not read.
    Database,
}

impl FileKind {
    /// What a director knows it as, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "CSV",
            Self::Spreadsheet => "XLSX/XLS/ODS",
            Self::Usebio => "USEBIO",
            Self::Pbn => "PBN",
            Self::Bridgewebs => "Bridgewebs",
            Self::Html => "HTML",
            Self::Pdf => "PDF",
            Self::Database => "Tandem/SQLite",
        }
    }
}

/// Beginnings of files that are no text.
const SIGNATURES: [(&[u8], FileKind); 4] = [
    (b"PK\x03\x04", FileKind::Spreadsheet),
    (b"\xd0\xcf\x11\xe0", FileKind::Spreadsheet),
    (b"%PDF", FileKind::Pdf),
    (b"SQLite format 3\0", FileKind::Database),
];

/// How much of a text is looked at, in bytes.
const BEGINNING: usize = 16 << 10;

/// The kind of a file by its content; a table when nothing else speaks.
///
/// ```
/// use tandem::exchange::read::{FileKind, kind};
/// assert_eq!(kind(b"% PBN 2.1\n[Event \"x\"]"), FileKind::Pbn);
/// assert_eq!(kind(b"A & B;54,5"), FileKind::Table);
/// ```
pub fn kind(bytes: &[u8]) -> FileKind {
    let signed = SIGNATURES
        .iter()
        .find(|(start, _)| bytes.starts_with(start));
    if let Some((_, kind)) = signed {
        return *kind;
    }
    let text = beginning(bytes, BEGINNING);
    let text = text.trim_start();
    if text.starts_with('<') {
        let lower = text.to_lowercase();
        let html = ["<html", "<!doctype html", "<table", "<body"];
        return if html.iter().any(|tag| lower.contains(tag)) {
            FileKind::Html
        } else {
            FileKind::Usebio
        };
    }
    if bridgewebs::is_bridgewebs(text) {
        FileKind::Bridgewebs
    } else if text.lines().any(is_of_pbn) {
        FileKind::Pbn
    } else {
        FileKind::Table
    }
}

/// Whether a line is one of those with which PBN files begin.
fn is_of_pbn(line: &str) -> bool {
    const TAGS: [&str; 6] = ["Event", "Site", "Date", "Board", "Deal", "TotalScoreTable"];
    let tag = |line: &str| {
        let (name, rest) = line.strip_prefix('[')?.split_once(char::is_whitespace)?;
        Some(TAGS.contains(&name) && rest.trim_start().starts_with('"'))
    };
    let line = line.trim_start();
    line.starts_with("% PBN") || tag(line) == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_told_by_content() {
        let utf16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let files: [(Vec<u8>, FileKind); 12] = [
            (b"PK\x03\x04...".into(), FileKind::Spreadsheet),
            (b"%PDF-1.7".into(), FileKind::Pdf),
            (
                b"\xef\xbb\xbf<?xml version='1.0'?><USEBIO/>".into(),
                FileKind::Usebio,
            ),
            (utf16("\u{feff}<?xml version='1.0'?>"), FileKind::Usebio),
            (utf16("<?xml version='1.0'?>"), FileKind::Usebio),
            (b"<!DOCTYPE html>\n<html>".into(), FileKind::Html),
            (b"\n{ x }\n[Event \"x\"]".into(), FileKind::Pbn),
            (b"; x\r\n[Date  \"2026.03.04\"]".into(), FileKind::Pbn),
            (b"#VERSION,Scorer\n".into(), FileKind::Bridgewebs),
            (b"#,Pair,Score\n1,A & B,5".into(), FileKind::Table),
            (b"[Event],Pair".into(), FileKind::Table),
            (b"".into(), FileKind::Table),
        ];
        for (bytes, expected) in files {
            let shown = String::from_utf8_lossy(&bytes).into_owned();
            assert_eq!(kind(&bytes), expected, "{shown}");
        }
    }
}
