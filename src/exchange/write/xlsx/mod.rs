//! Workbooks for spreadsheets: real numbers, real dates, texts that are never
//! formulas, and charts of the spreadsheet's own.

mod bars;
mod cells;
mod names;
mod sheet;

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook, XlsxError};

pub use bars::Bars;

use crate::domain::Notice;
use crate::exchange::{Cell, Table};

/// A worksheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Its name, as near as a spreadsheet allows.
    pub name: String,
    /// What stands in it.
    pub content: Content,
}

/// What stands in a worksheet.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A table with its headings, and a chart of it beside it.
    Table(Table, Option<Bars>),
    /// Single cells.
    Cells(Vec<Placed>),
}

/// A cell at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// From 0.
    pub row: u32,
    /// From 0, which is A.
    pub column: u16,
    /// What stands there.
    pub cell: Cell,
    /// Whether a number is shown in percent: 0.04 as 4 %.
    pub percent: bool,
}

/// A workbook as XLSX; `title` goes into its properties.
///
/// # Errors
/// `export-xlsx-failed` for more rows, columns or letters than a spreadsheet
/// holds.
pub fn xlsx(title: &str, sheets: &[Sheet]) -> Result<Vec<u8>, Notice> {
    let failed =
        |error: XlsxError| Notice::new("export-xlsx-failed").with("error", error.to_string());
    written(title, sheets).map_err(failed)
}

fn written(title: &str, sheets: &[Sheet]) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    // The same club gives the same file: nothing in it tells when it was made.
    let day = ExcelDateTime::from_ymd(2000, 1, 1)?;
    let properties = DocProperties::new()
        .set_title(title)
        .set_creation_datetime(&day);
    workbook.set_properties(&properties);
    let names = names::legal(sheets.iter().map(|sheet| sheet.name.as_str()));
    for (sheet, name) in sheets.iter().zip(&names) {
        let page = workbook.add_worksheet().set_name(name)?;
        match &sheet.content {
            Content::Table(table, bars) => sheet::table(page, name, table, bars.as_ref())?,
            Content::Cells(placed) => sheet::placed(page, placed)?,
        }
    }
    workbook.save_to_buffer()
}

#[cfg(test)]
mod tests;
