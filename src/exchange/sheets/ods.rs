//! ODS workbooks, looked through before they are decoded. One cell can claim
//! to be repeated a million times, and the decoder repeats it.

use std::io::{BufReader, Cursor, Read as _};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use zip::ZipArchive;

use super::shares::Shares;
use super::{Area, MAX_TEXT, MAX_UNPACKED, damaged, too_much_text};
use crate::domain::{Notice, Place};

/// Refuses what cannot be decoded within the limits; where percentages stand
/// in the sheets of anything else.
pub(super) fn check(bytes: &[u8]) -> Result<Vec<Shares>, Notice> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| damaged())?;
    let Ok(content) = archive.by_name("content.xml") else {
        return Err(damaged());
    };
    let content = BufReader::new(content.take(MAX_UNPACKED));
    let mut reader = Reader::from_reader(content);
    reader.config_mut().check_end_names = false;
    let mut sheets = Sheets::default();
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        // The decoder says what is wrong with the rest.
        match reader.read_event_into(&mut buffer) {
            Err(_) | Ok(Event::Eof) => break,
            Ok(Event::Start(element)) => sheets.start(&element)?,
            Ok(Event::Empty(element)) => {
                sheets.start(&element)?;
                sheets.end(element.name().as_ref())?;
            }
            Ok(Event::Text(text)) => sheets.cell.adds(text.len() as u64),
            Ok(Event::GeneralRef(_)) => sheets.cell.adds(1),
            Ok(Event::End(element)) => sheets.end(element.name().as_ref())?,
            Ok(_) => {}
        }
    }
    sheets.sheet_ends()?;
    Ok(sheets.shares)
}

/// What the sheets would fill.
#[derive(Default)]
struct Sheets {
    area: Area,
    /// Cells of single rows, before they are repeated.
    listed: Area,
    text: u64,
    cell: Repeated,
    row: Row,
    /// Rows down to the last one with a cell, and all.
    rows: [u64; 2],
    width: u64,
    shares: Vec<Shares>,
}

/// The cell being read.
#[derive(Default)]
struct Repeated {
    times: u64,
    filled: bool,
    /// Whether its number is shown as a percentage.
    is_share: bool,
    text: u64,
}

impl Repeated {
    fn adds(&mut self, bytes: u64) {
        self.text = self.text.saturating_add(bytes);
    }
}

/// The row being read.
#[derive(Default)]
struct Row {
    times: u64,
    /// Cells up to the last filled one, and all.
    cells: [u64; 2],
    text: u64,
}

impl Sheets {
    fn start(&mut self, element: &BytesStart<'_>) -> Result<(), Notice> {
        match element.name().as_ref() {
            "table:table" => {
                self.sheet_ends()?;
                self.shares.push(Shares::default());
            }
            "table:table-row" => {
                self.row = Row {
                    times: repeated(element, "table:number-rows-repeated"),
                    ..Row::default()
                };
            }
            "table:table-cell" | "table:covered-table-cell" => {
                self.cell = Repeated {
                    times: repeated(element, "table:number-columns-repeated"),
                    ..Repeated::default()
                };
                let mut attributes = element.attributes();
                for attribute in attributes.with_checks(false).flatten() {
                    let key = attribute.key.as_ref();
                    self.cell.filled |= key.starts_with("office:")
                        || key.starts_with("calcext:")
                        || key == "table:formula";
                    self.cell.is_share |=
                        key == "office:value-type" && &*attribute.value == "percentage";
                    // Numbers and marks are not kept as text.
                    if key.ends_with("string-value") || key == "table:formula" {
                        self.cell.adds(attribute.value.len() as u64);
                    }
                }
            }
            // So many blanks, which the decoder writes out one by one, whether
            // or not the cell ever ends.
            "text:s" => {
                self.cell.adds(repeated(element, "text:c"));
                self.check_text(self.cell.text)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, element: &str) -> Result<(), Notice> {
        match element {
            "table:table-cell" | "table:covered-table-cell" => {
                let Repeated {
                    times,
                    filled,
                    is_share,
                    text,
                } = std::mem::take(&mut self.cell);
                let column = self.row.cells[1];
                self.row.cells[1] = column.saturating_add(times);
                if is_share {
                    self.add_share(column);
                }
                if filled {
                    self.row.cells[0] = self.row.cells[1];
                    let text = text.saturating_mul(times);
                    self.row.text = self.row.text.saturating_add(text);
                    self.check_text(self.row.text)?;
                }
            }
            "table:table-row" => self.row_ends()?,
            _ => {}
        }
        Ok(())
    }

    /// The cells from a column to the last one of the row are percentages.
    fn add_share(&mut self, column: u64) {
        let place = |row: u64, column: u64| Place {
            row: u32::try_from(row).unwrap_or(u32::MAX),
            column: u32::try_from(column).unwrap_or(u32::MAX),
        };
        let row = self.rows[1];
        let last_row = row.saturating_add(self.row.times).saturating_sub(1);
        let last = place(last_row, self.row.cells[1].saturating_sub(1));
        if let Some(shares) = self.shares.last_mut() {
            shares.add(place(row, column), last);
        }
    }

    fn row_ends(&mut self) -> Result<(), Notice> {
        let row = std::mem::take(&mut self.row);
        self.rows[1] = self.rows[1].saturating_add(row.times);
        self.listed.add(1, row.cells[0])?;
        if row.cells[0] > 0 {
            self.rows[0] = self.rows[1];
            self.width = self.width.max(row.cells[0]);
            let text = row.text.saturating_mul(row.times);
            self.text = self.text.saturating_add(text);
            self.check_text(self.text)?;
        }
        Ok(())
    }

    fn sheet_ends(&mut self) -> Result<(), Notice> {
        self.area.add(self.rows[0], self.width)?;
        (self.rows, self.width) = ([0, 0], 0);
        Ok(())
    }

    fn check_text(&self, text: u64) -> Result<(), Notice> {
        if text > MAX_TEXT {
            return Err(too_much_text());
        }
        Ok(())
    }
}

/// How often an element stands for itself; what is no number is left to the
/// decoder, which refuses it.
fn repeated(element: &BytesStart<'_>, key: &str) -> u64 {
    let mut attributes = element.attributes();
    let mut attributes = attributes.with_checks(false).flatten();
    let found = attributes.find(|attribute| attribute.key.as_ref() == key);
    found.map_or(1, |attribute| attribute.value.parse().unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    fn checked(cells: &str) -> Result<Vec<Shares>, Notice> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default();
        archive.start_file("content.xml", options).expect("a part");
        let text = format!("<table:table><table:table-row>{cells}</table:table-row></table:table>");
        archive.write_all(text.as_bytes()).expect("written");
        check(&archive.finish().expect("an archive").into_inner())
    }

    #[test]
    fn blanks_that_a_cell_only_counts_are_text() {
        let cell = |blanks: &str| {
            format!(
                "<table:table-cell office:value-type=\"string\"><text:p>A{blanks}B</text:p>\
                 </table:table-cell>"
            )
        };
        assert!(checked(&cell("<text:s/><text:s text:c=\"3\"/>")).is_ok());
        for blanks in [
            "<text:s text:c=\"2000000000\"/>",
            "<text:s text:c=\"2000000000\"></text:s>",
            "<text:s text:c=\"18446744073709551615\"/><text:s/>",
        ] {
            assert_eq!(checked(&cell(blanks)), Err(too_much_text()), "{blanks}");
        }
        let many = cell("<text:s text:c=\"200000000\"/>").repeat(2);
        assert_eq!(checked(&many), Err(too_much_text()));
    }
}
