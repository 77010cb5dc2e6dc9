//! A worksheet: a table with frozen headings and a filter, or single cells.

use rust_xlsxwriter::{Format, Worksheet, XlsxError};

use super::Placed;
use super::bars::{self, Bars};
use super::cells::{heading, letters, numbers, write, write_heading};
use crate::exchange::Table;
use crate::exchange::table::Style;

/// Widths of columns, in letters.
const NARROWEST: usize = 6;
const WIDEST: usize = 40;
/// Room for the arrow of the filter, and beside the text.
const ARROW: usize = 3;
/// Height of a line of headings, in points.
const LINE: f64 = 15.0;
/// Tables with more columns are printed across.
const UPRIGHT: usize = 8;
const A4: u8 = 9;

/// Fills a worksheet of that name with a table.
pub(super) fn table(
    page: &mut Worksheet,
    name: &str,
    table: &Table,
    chart: Option<&Bars>,
) -> Result<(), XlsxError> {
    let rows = u32::try_from(table.rows.len()).map_err(|_| XlsxError::RowColumnLimitError)?;
    let look = heading();
    let mut lines = 1;
    for (at, column) in table.columns.iter().enumerate() {
        let at = u16::try_from(at).map_err(|_| XlsxError::RowColumnLimitError)?;
        write_heading(page, at, &column.heading, &look)?;
        let format = numbers(column.style);
        let mut widest = widest_word(&column.heading) + ARROW;
        for (row, cells) in (1..).zip(&table.rows) {
            if let Some(cell) = cells.get(usize::from(at)) {
                write(page, (row, at), cell, &format)?;
                widest = widest.max(letters(cell, column.style) + 2);
            }
        }
        // At most 40, so exact.
        let width = widest.clamp(NARROWEST, WIDEST);
        page.set_column_width(at, width as f64)?;
        lines = lines.max(column.heading.chars().count().div_ceil(width - ARROW));
    }
    page.set_row_height(0, LINE * lines as f64)?;
    page.set_freeze_panes(1, frozen(table))?;
    if let Some(last) = table.columns.len().checked_sub(1).filter(|_| rows > 0) {
        page.autofilter(0, 0, rows, last as u16)?;
    }
    if !table.note.is_empty() {
        // A row apart, so that filters and charts leave it alone.
        page.write_string(rows + 2, 0, table.note.as_str())?;
    }
    if let Some(chart) = chart {
        bars::add(page, name, table, chart)?;
        // The paper is for the table; a chart is printed by choosing it.
        page.set_print_area(0, 0, rows, table.columns.len().saturating_sub(1) as u16)?;
    }
    paper(page, table)
}

/// Wide tables keep their first column in sight, which has the names.
fn frozen(table: &Table) -> u16 {
    u16::from(table.columns.len() > UPRIGHT)
}

fn widest_word(heading: &str) -> usize {
    let words = heading.split_whitespace();
    words.map(|word| word.chars().count()).max().unwrap_or(0)
}

/// How it is printed: headings on every page, the title above, numbers below.
fn paper(page: &mut Worksheet, table: &Table) -> Result<(), XlsxError> {
    page.set_paper_size(A4);
    if table.columns.len() > UPRIGHT {
        page.set_landscape();
    }
    page.set_repeat_rows(0, 0)?;
    page.set_print_fit_to_pages(1, 0);
    page.set_footer("&R&P / &N");
    // An ampersand begins a code; a header holds 255 letters.
    let title: String = table.title.chars().take(100).collect();
    page.set_header(format!("&L{}", title.replace('&', "&&")));
    Ok(())
}

/// Fills a worksheet with single cells.
pub(super) fn placed(page: &mut Worksheet, cells: &[Placed]) -> Result<(), XlsxError> {
    let plain = Format::new();
    let percent = Format::new().set_num_format("0.###%");
    let mut widths = std::collections::BTreeMap::new();
    for placed in cells {
        let Placed {
            row, column, cell, ..
        } = placed;
        let format = if placed.percent { &percent } else { &plain };
        write(page, (*row, *column), cell, format)?;
        let width = widths.entry(*column).or_insert(NARROWEST);
        *width = (*width).max(letters(cell, Style::Fixed(2)) + 1);
    }
    for (column, width) in widths {
        page.set_column_width(column, width.min(WIDEST) as f64)?;
    }
    Ok(())
}
