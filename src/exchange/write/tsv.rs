//! Tables for the clipboard: pasted into a spreadsheet they fill its cells.

use crate::exchange::{Cell, Table};

/// A table as tab-separated text, numbers in full precision, with a decimal
/// comma if asked for. A text keeps to its cell, and one that a spreadsheet
/// would take for a formula gets an apostrophe in front.
pub fn tsv(table: &Table, decimal_comma: bool) -> String {
    let headings = table.columns.iter().map(|column| text(&column.heading));
    let rows = table.rows.iter().map(|row| {
        let cells = row.iter().map(|cell| shown(cell, decimal_comma));
        cells.collect::<Vec<_>>()
    });
    let mut lines = String::new();
    for cells in std::iter::once(headings.collect()).chain(rows) {
        lines.push_str(&cells.join("\t"));
        lines.push('\n');
    }
    lines
}

fn shown(cell: &Cell, decimal_comma: bool) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Text(words) => text(words),
        Cell::Number(number) if decimal_comma => number.to_string().replace('.', ","),
        Cell::Number(number) => number.to_string(),
        Cell::Integer(number) => number.to_string(),
        Cell::Date(date) => date.to_string(),
    }
}

/// A text in one cell: what would end the cell or the line becomes a blank.
fn text(words: &str) -> String {
    let words = words.replace(|c: char| c.is_control(), " ");
    super::csv::harmless(&words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::Column;
    use crate::exchange::table::Style;

    #[test]
    fn every_text_stays_in_its_cell() {
        let column = |heading: &str| Column::new(heading.to_owned(), Style::Plain);
        let mut table = Table::new(String::new(), vec![column("Имя"), column("R")]);
        table.rows = vec![
            vec!["a\tb\r\nc".into(), Cell::Number(-1.25)],
            vec!["=1+1".into(), Cell::Integer(-3)],
            vec!["\t@x".into(), Cell::Empty],
        ];
        let wanted = "Имя\tR\na b  c\t-1,25\n'=1+1\t-3\n @x\t\n";
        assert_eq!(tsv(&table, true), wanted);
        assert!(tsv(&table, false).contains("-1.25"));
    }
}
