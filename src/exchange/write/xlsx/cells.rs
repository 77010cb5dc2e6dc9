//! Cells and their number formats.

use rust_xlsxwriter::{ExcelDateTime, Format, FormatAlign, Worksheet, XlsxError};

use crate::domain::Date;
use crate::exchange::Cell;
use crate::exchange::table::Style;

/// The built-in format that shows a date as the reader's country writes it.
const SHORT_DATE: u8 = 14;

/// The format of a column's numbers.
pub(super) fn numbers(style: Style) -> Format {
    let format = Format::new();
    match style {
        Style::Plain => format,
        Style::Fixed(decimals) => format.set_num_format(digits(decimals)),
        Style::Signed(decimals) => {
            let digits = digits(decimals);
            format.set_num_format(format!("+{digits};-{digits};{digits}"))
        }
    }
}

fn digits(decimals: usize) -> String {
    match decimals {
        0 => "0".to_owned(),
        _ => format!("0.{}", "0".repeat(decimals)),
    }
}

/// The look of headings.
pub(super) fn heading() -> Format {
    Format::new()
        .set_bold()
        .set_text_wrap()
        .set_align(FormatAlign::Top)
}

/// Writes a cell; a text stays one, whatever it looks like.
pub(super) fn write(
    page: &mut Worksheet,
    (row, column): (u32, u16),
    cell: &Cell,
    numbers: &Format,
) -> Result<(), XlsxError> {
    match cell {
        Cell::Empty => {}
        Cell::Text(text) => {
            page.write_string(row, column, text.as_str())?;
        }
        Cell::Number(number) if number.is_finite() => {
            page.write_number_with_format(row, column, *number, numbers)?;
        }
        Cell::Number(number) => {
            page.write_string(row, column, number.to_string())?;
        }
        Cell::Integer(number) => {
            // Counts and places are far below the largest exact number.
            page.write_number(row, column, *number as f64)?;
        }
        Cell::Date(date) => write_date(page, (row, column), *date, Format::new())?,
    }
    Ok(())
}

/// Writes a heading: a day is one, so that the reader's country shows it.
pub(super) fn write_heading(
    page: &mut Worksheet,
    column: u16,
    heading: &str,
    look: &Format,
) -> Result<(), XlsxError> {
    match heading.parse() {
        Ok(day) => write_date(page, (0, column), day, look.clone()),
        Err(_) => page
            .write_string_with_format(0, column, heading, look)
            .map(|_| ()),
    }
}

/// Spreadsheets know no day before 1900: such a one becomes a text.
fn write_date(
    page: &mut Worksheet,
    (row, column): (u32, u16),
    date: Date,
    look: Format,
) -> Result<(), XlsxError> {
    let [month, day] = [date.month(), date.day()].map(i8::unsigned_abs);
    match ExcelDateTime::from_ymd(date.year().unsigned_abs(), month, day) {
        Ok(day) => {
            let format = look.set_num_format_index(SHORT_DATE);
            page.write_datetime_with_format(row, column, &day, &format)?;
        }
        Err(_) => {
            page.write_string_with_format(row, column, date.to_string(), &look)?;
        }
    }
    Ok(())
}

/// How many letters wide a cell is shown.
pub(super) fn letters(cell: &Cell, style: Style) -> usize {
    match (cell, style) {
        (Cell::Empty, _) => 0,
        (Cell::Text(text), _) => text.chars().count(),
        (Cell::Integer(number), _) => number.to_string().len(),
        (Cell::Date(_), _) => "31.12.2026".len(),
        (Cell::Number(number), Style::Plain) => number.to_string().len().min(12),
        (Cell::Number(number), Style::Fixed(decimals)) => format!("{number:.decimals$}").len(),
        (Cell::Number(number), Style::Signed(decimals)) => format!("{number:+.decimals$}").len(),
    }
}
