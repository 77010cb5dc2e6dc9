//! Spreadsheet files: XLSX, XLS and ODS, told apart by their content.
//!
//! A workbook is looked through before it is unpacked or decoded, so that a
//! small file cannot fill the memory: packed parts are inflated once into
//! nothing and measured, and the cells of the kinds that are decoded as whole
//! rectangles are counted first.

mod archive;
mod biff;
mod compound;
mod decoded;
mod ods;
mod quiet;
mod shares;

pub use shares::Shares;

use std::fmt;
use std::ops::ControlFlow;

use super::decode;
use crate::domain::{Date, Notice, Place, Progress};

/// Most parts of a packed workbook.
pub const MAX_PARTS: usize = 10_000;
/// Most bytes of all its parts unpacked (512 MiB).
pub const MAX_UNPACKED: u64 = 512 << 20;
/// Most sheets.
pub const MAX_SHEETS: usize = 1_000;
/// Most cells of all sheets that are not empty.
pub const MAX_CELLS: usize = 8_000_000;
/// Most cells of all sheets, empty ones between the others included, where
/// the kind of file makes them cost memory (XLS and ODS).
pub const MAX_AREA: u64 = 12_000_000;
/// Most bytes of text in all cells (256 MiB).
pub const MAX_TEXT: u64 = 256 << 20;

/// How far [`open_watched`] brings the progress.
pub const READ: f64 = 0.4;

/// A workbook, read whole.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Workbook {
    /// Its sheets of cells, in their order; charts and macros are none.
    pub sheets: Vec<Sheet>,
}

/// A sheet: the cells that are not empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// As on its tab.
    pub name: String,
    /// Row after row, in each from the left.
    cells: Vec<(Place, Cell)>,
    /// Whether it is hidden from who opens the workbook.
    pub hidden: bool,
    /// Which numbers are shown as percentages.
    pub shares: Shares,
}

/// What stands in a cell; of a formula, its value as last calculated.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Cell {
    /// Nothing.
    #[default]
    Empty,
    /// Words; `TRUE`, `FALSE` and errors such as `#N/A` too.
    Text(String),
    /// A finite number.
    Number(f64),
    /// A day; a time of day is left out.
    Date(Date),
}

static EMPTY: Cell = Cell::Empty;

/// Whether bytes begin as a spreadsheet file does, so that it is worth the
/// try to [`open`] them.
pub fn looks_like_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(archive::SIGNATURE) || bytes.starts_with(compound::SIGNATURE)
}

/// Reads a workbook from the bytes of its file.
///
/// # Errors
/// `sheets-not-workbook`, `sheets-password`, `sheets-damaged`, or the limit
/// that it exceeds: `table-too-large`, `sheets-limit-…`.
pub fn open(bytes: &[u8]) -> Result<Workbook, Notice> {
    let mut listener = |_, _: &Notice| ControlFlow::Continue(());
    open_watched(bytes, &mut Progress::new(&mut listener))
}

/// As [`open`], for large files: tells how far it is, up to
/// [`READ`], and can be stopped.
///
/// # Errors
/// As [`open`], and `progress-stopped`.
pub fn open_watched(bytes: &[u8], progress: &mut Progress<'_>) -> Result<Workbook, Notice> {
    decode::check_size(bytes)?;
    // The decoder of XLS indexes into damaged records without looking; here
    // is the one place where it is called. Of what it leaves behind nothing
    // is used.
    let read = quiet::quietly(|| {
        if bytes.starts_with(archive::SIGNATURE) {
            packed(bytes, progress)
        } else if bytes.starts_with(compound::SIGNATURE) {
            let shares = biff::check(bytes)?;
            decoded::xls(bytes, shares, progress)
        } else {
            Err(Notice::new("sheets-not-workbook"))
        }
    });
    read.unwrap_or_else(|| Err(damaged()))
}

fn packed(bytes: &[u8], progress: &mut Progress<'_>) -> Result<Workbook, Notice> {
    match archive::check(bytes)? {
        archive::Kind::Xlsx => decoded::xlsx(bytes, progress),
        archive::Kind::Ods => {
            let shares = ods::check(bytes)?;
            decoded::ods(bytes, shares, progress)
        }
    }
}

fn damaged() -> Notice {
    Notice::new("sheets-damaged")
}

fn too_many_cells() -> Notice {
    Notice::new("sheets-limit-cells").with("most", MAX_CELLS)
}

fn too_much_text() -> Notice {
    Notice::new("sheets-limit-text").with("most", MAX_TEXT >> 20)
}

/// Counts the cells of rectangles, over all sheets.
#[derive(Default)]
struct Area(u64);

impl Area {
    fn add(&mut self, rows: u64, columns: u64) -> Result<(), Notice> {
        self.0 = self.0.saturating_add(rows.saturating_mul(columns));
        if self.0 > MAX_AREA {
            return Err(Notice::new("sheets-limit-area").with("most", MAX_AREA));
        }
        Ok(())
    }
}

impl Workbook {
    /// The first sheet of that name, blanks around it and case ignored.
    pub fn sheet(&self, name: &str) -> Option<&Sheet> {
        let tidy = |name: &str| name.trim().to_lowercase();
        let sought = tidy(name);
        self.sheets.iter().find(|sheet| tidy(&sheet.name) == sought)
    }
}

impl Sheet {
    /// A sheet of cells in any order; of several in one place the last counts.
    pub fn new(name: impl Into<String>, mut cells: Vec<(Place, Cell)>) -> Self {
        cells.retain(|(_, cell)| *cell != Cell::Empty);
        cells.sort_by_key(|(place, _)| *place);
        cells.reverse();
        cells.dedup_by_key(|(place, _)| *place);
        cells.reverse();
        Self {
            name: name.into(),
            cells,
            ..Self::default()
        }
    }

    /// What stands in a cell.
    pub fn cell(&self, row: u32, column: u32) -> &Cell {
        let place = Place { row, column };
        match self.cells.binary_search_by_key(&place, |(place, _)| *place) {
            Ok(at) => &self.cells[at].1,
            Err(_) => &EMPTY,
        }
    }

    /// The rows that are not empty, from the top; in each the cells that are
    /// not empty, from the left.
    pub fn rows(&self) -> impl Iterator<Item = &[(Place, Cell)]> {
        self.cells
            .chunk_by(|(one, _), (next, _)| one.row == next.row)
    }

    /// `Hist!C7`, to tell a reader where a cell is.
    pub fn address(&self, place: Place) -> String {
        format!("{}!{place}", self.name)
    }
}

impl Cell {
    /// Whether it is empty or holds nothing but blanks.
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Empty => true,
            Self::Text(text) => text.trim().is_empty(),
            Self::Number(_) | Self::Date(_) => false,
        }
    }
}

/// As a spreadsheet shows it without a format: a number with a decimal point,
/// a day as `YYYY-MM-DD`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => Ok(()),
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
            Self::Date(date) => write!(f, "{date}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_found_whatever_their_order() {
        let at = |row, column| Place { row, column };
        let text = |text: &str| Cell::Text(text.into());
        let sheet = Sheet::new(
            "Hist",
            vec![
                (at(3, 1), text("late")),
                (at(0, 2), text("first")),
                (at(3, 1), text("later")),
                (at(0, 0), Cell::Empty),
            ],
        );
        assert_eq!(sheet.cell(3, 1), &text("later"));
        assert_eq!(sheet.cell(0, 0), &Cell::Empty);
        assert_eq!(sheet.rows().count(), 2);
        assert_eq!(sheet.address(at(3, 1)), "Hist!B4");
    }
}
