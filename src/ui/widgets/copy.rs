//! Rows of a table for the clipboard.

use crate::exchange::table::Style;
use crate::exchange::write;
use crate::exchange::{Cell, Column, Table};
use crate::ui::{Action, Base};

/// Copies rows under their headings, as a spreadsheet of the language's
/// countries takes them; numbers in full precision.
pub fn copy_rows(
    base: &mut Base<'_>,
    headings: impl Iterator<Item = String>,
    rows: impl Iterator<Item = Vec<Cell>>,
) {
    let columns = headings.map(|heading| Column::new(heading, Style::Plain));
    let mut table = Table::new(String::new(), columns.collect());
    table.rows = rows.collect();
    base.act(Action::Copy(write::tsv(&table, base.lang.decimal_comma())));
}
