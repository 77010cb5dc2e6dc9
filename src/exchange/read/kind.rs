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
    // Programs that join files leave a byte-order mark within.
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if text.starts_with('<') {
        let name = first_name(text).to_ascii_lowercase();
        return if HTML.contains(&name.as_str()) {
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

/// Elements with which a web page, or a part of one, begins.
const HTML: [&str; 10] = [
    "html", "head", "body", "meta", "title", "style", "script", "table", "div", "center",
];

/// The name of the first element of a text in tags, or of its document type
/// if that is HTML. USEBIO has elements such as `TABLE_NUMBER` further on.
fn first_name(text: &str) -> &str {
    let mut rest = text;
    while rest.starts_with("<?") || rest.starts_with("<!") {
        let is_type = rest
            .get(..9)
            .is_some_and(|start| start.eq_ignore_ascii_case("<!DOCTYPE"));
        let of_type = if is_type {
            name(rest[9..].trim_start())
        } else {
            ""
        };
        if of_type.eq_ignore_ascii_case("html") {
            return of_type;
        }
        let (before, _) = rest.split_once('>').unwrap_or((rest, ""));
        let end = match rest.as_bytes() {
            [b'<', b'?', ..] => "?>",
            [b'<', b'!', b'-', b'-', ..] => "-->",
            _ if before.contains('[') => "]>",
            _ => ">",
        };
        rest = rest.split_once(end).map_or("", |(_, rest)| rest);
        rest = rest.trim_start();
    }
    name(rest.strip_prefix('<').unwrap_or(""))
}

/// The name at the start of a text.
fn name(text: &str) -> &str {
    let end = |c: char| c.is_whitespace() || matches!(c, '>' | '/' | '<' | '[');
    text.split(end).next().unwrap_or("")
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
    fn only_the_first_element_tells_a_web_page() {
        let usebio = "<USEBIO><TABLE_NUMBER>1</TABLE_NUMBER></USEBIO>";
        for before in [
            "",
            "<?xml version='1.0'?>\n<!-- <html> was here -->\n",
            "<!DOCTYPE USEBIO SYSTEM 'usebio.dtd'>",
            "<!DOCTYPE USEBIO [<!ELEMENT body ANY>]>\n",
        ] {
            let file = format!("{before}{usebio}");
            assert_eq!(kind(file.as_bytes()), FileKind::Usebio, "{file}");
        }
        for page in [
            "<!-- saved --><TABLE border=1><tr>",
            "<?xml version='1.0'?><!DOCTYPE html PUBLIC 'x'>\n<p>",
            "<meta charset='x'><table>",
            "<body>",
        ] {
            assert_eq!(kind(page.as_bytes()), FileKind::Html, "{page}");
        }
    }

    #[test]
    fn kinds_are_told_by_content() {
        let utf16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let files: [(Vec<u8>, FileKind); 13] = [
            (b"PK\x03\x04...".into(), FileKind::Spreadsheet),
            (b"%PDF-1.7".into(), FileKind::Pdf),
            (
                b"\xef\xbb\xbf<?xml version='1.0'?><USEBIO/>".into(),
                FileKind::Usebio,
            ),
            (utf16("\u{feff}<?xml version='1.0'?>"), FileKind::Usebio),
            (utf16("<?xml version='1.0'?>"), FileKind::Usebio),
            (
                "\u{feff}\u{feff}<?xml version='1.0'?>".into(),
                FileKind::Usebio,
            ),
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
