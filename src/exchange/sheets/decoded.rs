//! The decoder's cells to ours.

use std::io::Cursor;

use calamine::{
    Data, DataRef, ExcelDateTime, Ods, OdsError, Reader, SheetType, SheetVisible, Style, Xls,
    XlsError, Xlsx, XlsxError,
};

use super::shares::{Shares, is_of_shares};
use super::{
    Cell, MAX_CELLS, MAX_SHEETS, MAX_TEXT, READ, Sheet, Workbook, damaged, too_many_cells,
    too_much_text,
};
use crate::domain::{Date, Notice, Place, Progress, day};

/// An XLSX whose parts are not too large. Its sheets are read cell by cell:
/// one in the last corner costs nothing.
pub(super) fn xlsx(bytes: &[u8], progress: &mut Progress<'_>) -> Result<Workbook, Notice> {
    let mut xlsx: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(
        |error: XlsxError| match error {
            XlsxError::Password => password(),
            _ => damaged(),
        },
    )?;
    let mut budget = Budget::new(progress);
    let mut sheets = Vec::new();
    let tabs = tabs(&xlsx)?;
    for (nth, tab) in tabs.iter().enumerate() {
        budget.sheet(nth, tabs.len())?;
        let mut reader = xlsx
            .worksheet_cells_reader(&tab.name)
            .map_err(|_| damaged())?;
        let of_shares: Vec<bool> = reader.styles().iter().map(is_share).collect();
        let mut cells = Vec::new();
        let mut shares = Shares::default();
        while let Some((cell, style)) = reader.next_cell_with_style_id().map_err(|_| damaged())? {
            let (row, column) = cell.get_position();
            let place = Place { row, column };
            let value = match cell.get_value() {
                DataRef::SharedString(text) => Cell::Text((*text).to_owned()),
                other => self::cell(&Data::from(other.clone())),
            };
            budget.spend(&value)?;
            let is_number = matches!(value, Cell::Number(_));
            if is_number && of_shares.get(style) == Some(&true) {
                shares.add(place, place);
            }
            cells.push((place, value));
        }
        drop(reader);
        sheets.push(tab.sheet(cells, shares));
    }
    Ok(Workbook { sheets })
}

/// An XLS whose cells are not too many.
pub(super) fn xls(
    bytes: &[u8],
    shares: Vec<Shares>,
    progress: &mut Progress<'_>,
) -> Result<Workbook, Notice> {
    let xls: Xls<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(
        |error: XlsError| match error {
            XlsError::Password => password(),
            _ => damaged(),
        },
    )?;
    rectangles(xls, shares, progress)
}

/// An ODS whose cells are not too many.
pub(super) fn ods(
    bytes: &[u8],
    shares: Vec<Shares>,
    progress: &mut Progress<'_>,
) -> Result<Workbook, Notice> {
    let ods: Ods<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(
        |error: OdsError| match error {
            OdsError::Password => password(),
            _ => damaged(),
        },
    )?;
    rectangles(ods, shares, progress)
}

fn rectangles<'a, R: Reader<Cursor<&'a [u8]>>>(
    mut reader: R,
    mut shares: Vec<Shares>,
    progress: &mut Progress<'_>,
) -> Result<Workbook, Notice> {
    let mut budget = Budget::new(progress);
    let mut sheets = Vec::new();
    let tabs = tabs(&reader)?;
    for (nth, tab) in tabs.iter().enumerate() {
        budget.sheet(nth, tabs.len())?;
        let range = reader.worksheet_range(&tab.name).map_err(|_| damaged())?;
        let (top, left) = range.start().unwrap_or_default();
        let mut cells = Vec::new();
        for (row, column, data) in range.used_cells() {
            let value = cell(data);
            budget.spend(&value)?;
            // The decoder's own places are of this width.
            let (row, column) = (top + row as u32, left + column as u32);
            cells.push((Place { row, column }, value));
        }
        let shares = shares.get_mut(tab.place).map(std::mem::take);
        sheets.push(tab.sheet(cells, shares.unwrap_or_default()));
    }
    Ok(Workbook { sheets })
}

/// A sheet that has cells, as the workbook lists it.
struct Tab {
    name: String,
    hidden: bool,
    /// Among all sheets, those without cells too.
    place: usize,
}

impl Tab {
    fn sheet(&self, cells: Vec<(Place, Cell)>, shares: Shares) -> Sheet {
        Sheet {
            hidden: self.hidden,
            shares,
            ..Sheet::new(self.name.as_str(), cells)
        }
    }
}

fn tabs<R: std::io::Read + std::io::Seek>(reader: &impl Reader<R>) -> Result<Vec<Tab>, Notice> {
    let sheets = reader.sheets_metadata();
    if sheets.len() > MAX_SHEETS {
        return Err(Notice::new("sheets-limit-sheets").with("most", MAX_SHEETS));
    }
    let all = sheets.iter().enumerate();
    let plain = all.filter(|(_, sheet)| sheet.typ == SheetType::WorkSheet);
    let tab = |(place, sheet): (usize, &calamine::Sheet)| Tab {
        name: sheet.name.clone(),
        hidden: sheet.visible != SheetVisible::Visible,
        place,
    };
    Ok(plain.map(tab).collect())
}

/// Whether a format of cells shows shares as percentages.
fn is_share(style: &Style) -> bool {
    let format = style.number_format.as_ref();
    format.is_some_and(|format| is_of_shares(&format.format_code))
}

/// What all sheets together may still hold, and how far the reading is.
struct Budget<'a, 'b> {
    cells: usize,
    text: u64,
    reached: f64,
    progress: &'a mut Progress<'b>,
}

impl<'a, 'b> Budget<'a, 'b> {
    /// Cells after which it is asked whether to go on.
    const STEP: usize = 1 << 16;

    fn new(progress: &'a mut Progress<'b>) -> Self {
        Self {
            cells: MAX_CELLS,
            text: MAX_TEXT,
            reached: 0.0,
            progress,
        }
    }

    fn sheet(&mut self, nth: usize, of: usize) -> Result<(), Notice> {
        self.reached = READ * nth as f64 / of as f64;
        self.progress.reach(self.reached)
    }

    fn spend(&mut self, cell: &Cell) -> Result<(), Notice> {
        let text = match cell {
            Cell::Empty => return Ok(()),
            Cell::Text(text) => text.len() as u64,
            Cell::Number(_) | Cell::Date(_) => 0,
        };
        self.cells = self.cells.checked_sub(1).ok_or_else(too_many_cells)?;
        self.text = self.text.checked_sub(text).ok_or_else(too_much_text)?;
        if self.cells.is_multiple_of(Self::STEP) {
            self.progress.reach(self.reached)?;
        }
        Ok(())
    }
}

fn cell(data: &Data) -> Cell {
    match data {
        Data::Empty => Cell::Empty,
        // Whole numbers of a sheet are far below 2^53.
        Data::Int(number) => Cell::Number(*number as f64),
        Data::Float(number) if number.is_finite() => Cell::Number(*number),
        Data::Float(number) => Cell::Text(number.to_string()),
        Data::String(text) if text.is_empty() => Cell::Empty,
        Data::String(text) | Data::DurationIso(text) => Cell::Text(text.clone()),
        Data::Bool(truth) => Cell::Text(truth.to_string().to_uppercase()),
        Data::DateTime(moment) => excel_day(moment),
        Data::DateTimeIso(text) => {
            let date = text.get(..10).and_then(day::written);
            date.map_or_else(|| Cell::Text(text.clone()), Cell::Date)
        }
        Data::Error(error) => Cell::Text(error.to_string()),
    }
}

/// A day as Excel counts them. A mere time is no number that anybody typed;
/// a day outside the calendar of a club remains the number that it is.
fn excel_day(moment: &ExcelDateTime) -> Cell {
    let number = moment.as_f64();
    if number.is_finite() && (moment.is_duration() || (0.0..1.0).contains(&number.abs())) {
        return if number == 0.0 {
            Cell::Number(number)
        } else {
            Cell::Text(time(number))
        };
    }
    let (year, month, day, ..) = moment.to_ymd_hms_milli();
    // Months and days are below 32, years below 10,000.
    let date = Date::new(year as i16, month as i8, day as i8).ok();
    let date = date.filter(|date| (day::POSSIBLE.0..=day::POSSIBLE.1).contains(date));
    match date {
        Some(date) if moment.is_datetime() && number >= 1.0 => Cell::Date(date),
        _ if number.is_finite() => Cell::Number(number),
        _ => Cell::Text(number.to_string()),
    }
}

/// `12:30` of a share of a day, with the seconds where there are any.
fn time(days: f64) -> String {
    let seconds = (days.abs() * 86_400.0).round();
    let sign = if days < 0.0 { "-" } else { "" };
    let (hours, rest) = ((seconds / 3600.0).floor(), seconds % 3600.0);
    let (minutes, seconds) = ((rest / 60.0).floor(), rest % 60.0);
    let tail = match seconds {
        0.0 => String::new(),
        seconds => format!(":{seconds:02}"),
    };
    format!("{sign}{hours}:{minutes:02}{tail}")
}

fn password() -> Notice {
    Notice::new("sheets-password")
}
