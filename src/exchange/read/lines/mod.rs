//! Text to rows of cells, each with the line where it begins.

mod aligned;
mod blanks;

use crate::domain::Notice;
use crate::exchange::Separator;

/// The cells of one row, trimmed; empty ones at the end are cut off.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Row {
    /// Counted from 1.
    pub(super) line: usize,
    /// From the left.
    pub(super) cells: Vec<String>,
    /// How many cells the line has, with the empty ones at its end.
    pub(super) width: usize,
    /// Whether something stands beyond the [`WIDEST`] row.
    pub(super) cut: bool,
    /// Whether a cell is cut at the [`LONGEST_TEXT`].
    pub(super) long: bool,
}

impl Row {
    /// A row of cells as they are, as far as the [`WIDEST`] reaches.
    pub(super) fn new(line: usize, mut cells: Vec<String>) -> Self {
        let long = cells.iter_mut().map(shorten).filter(|cut| *cut).count() > 0;
        let is_told = |cell: &String| cell.contains(char::is_alphanumeric);
        let cut = cells.iter().skip(WIDEST).any(is_told);
        cells.truncate(WIDEST);
        Self {
            line,
            width: cells.len(),
            cells,
            cut,
            long,
        }
    }

    /// A cell; empty beyond the last one.
    pub(super) fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", String::as_str)
    }

    /// The cells with something in them.
    pub(super) fn filled(&self) -> impl Iterator<Item = &str> {
        self.cells
            .iter()
            .map(String::as_str)
            .filter(|cell| !cell.is_empty())
    }

    /// Whether nothing but blanks and drawn lines stands in it.
    pub(super) fn is_blank(&self) -> bool {
        !self
            .filled()
            .any(|cell| cell.contains(char::is_alphanumeric))
    }
}

/// Widest row that is read, in cells.
pub(super) const WIDEST: usize = 256;

/// Longest text of a cell that is read, in bytes; two names of the greatest
/// length need less. What is longer is cut before anything looks at its
/// letters, and its line is no pair.
pub(super) const LONGEST_TEXT: usize = 4 << 10;

/// Cuts a text at the [`LONGEST_TEXT`]; whether it was longer.
fn shorten(text: &mut String) -> bool {
    let is_long = text.len() > LONGEST_TEXT;
    if is_long {
        text.truncate(text.floor_char_boundary(LONGEST_TEXT));
    }
    is_long
}

/// Longest record with quotes in it that is parsed, in bytes.
pub(super) const LONGEST_RECORD: usize = 64 << 10;

/// Most lines that one quoted cell may span.
const LONGEST_CELL: usize = 8;

/// Most lines of a text with results, its travellers included.
pub(super) const MAX_LINES: usize = 200_000;

/// Refuses a text of too many lines, each of which would cost memory.
///
/// # Errors
/// `table-many-lines`.
pub(super) fn check_lines(text: &str) -> Result<(), Notice> {
    let ends = |end: u8| text.bytes().filter(|byte| *byte == end).count();
    if ends(b'\n').max(ends(b'\r')) > MAX_LINES {
        return Err(Notice::new("table-many-lines").with("most", MAX_LINES));
    }
    Ok(())
}

/// All rows of a text whose lines end in LF, CRLF or CR.
pub(super) fn rows(text: &str, separator: Separator) -> Vec<Row> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<&str> = text.split('\n').map(unquoted).collect();
    let Some(character) = separator.character() else {
        let cells = blanks::cells(&lines).into_iter();
        let mut rows: Vec<Row> = (1..)
            .zip(cells)
            .map(|(line, cells)| tidy(line, cells))
            .collect();
        aligned::below_headings(&mut rows, &lines);
        return rows;
    };
    let mut rows = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let (cells, taken) = record(&lines[at..], character);
        rows.push(tidy(at + 1, cells));
        at += taken;
    }
    rows
}

/// A line without the marks of a letter that is answered.
fn unquoted(mut line: &str) -> &str {
    while let Some(rest) = line.trim_start().strip_prefix('>') {
        line = rest;
    }
    line
}

/// The cells of the record at the start of `lines`, and how many lines it
/// takes. A quote that is never closed is an ordinary character: it must not
/// swallow the rest of the file.
fn record(lines: &[&str], separator: char) -> (Vec<String>, usize) {
    let mut length = 0;
    let with_quotes = lines[0].contains('"');
    for taken in 1..=lines.len().min(LONGEST_CELL) {
        length += lines[taken - 1].len();
        if !with_quotes || length > LONGEST_RECORD {
            break;
        }
        // Only a line with a quote can close what stays open.
        if taken > 1 && !lines[taken - 1].contains('"') {
            continue;
        }
        if let Some(cells) = quoted_cells(&lines[..taken].join("\n"), separator) {
            return (cells, taken);
        }
    }
    let cells = lines[0].splitn(WIDEST + 1, separator);
    (cells.map(str::to_owned).collect(), 1)
}

/// Cells by the rules of RFC 4180, all beyond the widest row in one; `None`
/// when a quote stays open.
fn quoted_cells(text: &str, separator: char) -> Option<Vec<String>> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        let cell = cells.last_mut()?;
        match c {
            '"' if quoted && characters.peek() == Some(&'"') => {
                characters.next();
                cell.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if cell.trim().is_empty() => {
                cell.clear();
                quoted = true;
            }
            _ if c == separator && !quoted => {
                if cells.len() <= WIDEST {
                    cells.push(String::new());
                }
            }
            _ => cell.push(c),
        }
    }
    (!quoted).then_some(cells)
}

fn tidy(line: usize, cells: Vec<String>) -> Row {
    let mut row = Row::new(line, cells);
    for cell in &mut row.cells {
        *cell = plain(cell);
    }
    while row.cells.last().is_some_and(String::is_empty) {
        row.cells.pop();
    }
    row
}

/// A cell without blanks around it, and without the apostrophe that keeps a
/// spreadsheet from reading a name as a formula.
fn plain(cell: &str) -> String {
    let cell = cell.split_whitespace().collect::<Vec<_>>().join(" ");
    match cell.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@']) => rest.to_owned(),
        _ => cell,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str, separator: Separator) -> Vec<Vec<String>> {
        rows(text, separator)
            .into_iter()
            .map(|row| row.cells)
            .collect()
    }

    #[test]
    fn every_line_end_counts_a_line() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["a;b;", "", " c ;\u{a0}d;;"].join(end);
            let rows = rows(&text, Separator::Semicolon);
            assert_eq!(rows.len(), 3);
            assert_eq!(
                (rows[2].line, &rows[2].cells[..]),
                (3, &["c".to_owned(), "d".to_owned()][..])
            );
        }
    }

    #[test]
    fn quotes_open_only_at_the_start_of_a_cell_and_never_swallow_the_file() {
        let quoted = cells("1,\"Ng \"\"Ace\"\", Ana\",\"12,5\"", Separator::Comma);
        assert_eq!(quoted, [["1", "Ng \"Ace\", Ana", "12,5"]]);
        let inside = cells("O'Neil \"Ace\";5", Separator::Semicolon);
        assert_eq!(inside, [["O'Neil \"Ace\"", "5"]]);
        let open = cells("\"Ace Ng;5\nB;6", Separator::Semicolon);
        assert_eq!(open, [["\"Ace Ng", "5"], ["B", "6"]]);
        let two_lines = rows("\"A\nB\";5\nC;6", Separator::Semicolon);
        assert_eq!(two_lines[0].cells, ["A B", "5"]);
        assert_eq!(two_lines[1].line, 3);
    }

    #[test]
    fn a_long_cell_is_cut_before_it_is_looked_at() {
        let long = "я".repeat(LONGEST_TEXT);
        for (text, separator) in [
            (format!("A;{long};5"), Separator::Semicolon),
            (format!("\"{long};5"), Separator::Semicolon),
            (format!("A  {long}  5"), Separator::Blanks),
        ] {
            let rows = rows(&text, separator);
            assert!(rows[0].long);
            assert!(rows[0].cells.iter().all(|cell| cell.len() <= LONGEST_TEXT));
        }
        assert!(!rows("A;B;5", Separator::Semicolon)[0].long);
    }
}
