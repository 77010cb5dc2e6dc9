//! CSV as spreadsheets read it.

use crate::exchange::{Cell, Table};

/// Variants of CSV.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CsvOptions {
    /// `;` between cells and a decimal comma, for spreadsheets of countries
    /// that write so.
    pub decimal_comma: bool,
    /// A byte-order mark, by which some spreadsheets know UTF-8.
    pub mark: bool,
}

/// A table as CSV in UTF-8, numbers in full precision. A text that a
/// spreadsheet would take for a formula gets an apostrophe in front.
pub fn csv(table: &Table, options: CsvOptions) -> String {
    let mut bytes = Vec::new();
    if options.mark {
        bytes.extend("\u{feff}".as_bytes());
    }
    let delimiter = if options.decimal_comma { b';' } else { b',' };
    let mut writer = csv::WriterBuilder::new()
        .delimiter(delimiter)
        .flexible(true)
        .from_writer(bytes);
    let headings = table.columns.iter().map(|column| harmless(&column.heading));
    let rows = table
        .rows
        .iter()
        .map(|row| row.iter().map(|cell| text(cell, options)).collect());
    for record in std::iter::once(headings.collect::<Vec<_>>()).chain(rows) {
        writer
            .write_record(record)
            .expect("memory takes every byte");
    }
    let bytes = writer.into_inner().expect("memory takes every byte");
    String::from_utf8(bytes).expect("made of texts")
}

fn text(cell: &Cell, options: CsvOptions) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Text(text) => harmless(text),
        Cell::Number(number) if options.decimal_comma => number.to_string().replace('.', ","),
        Cell::Number(number) => number.to_string(),
        Cell::Integer(number) => number.to_string(),
        Cell::Date(date) => date.to_string(),
    }
}

/// The text with an apostrophe in front where a spreadsheet would calculate.
pub(super) fn harmless(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::Column;
    use crate::exchange::table::Style;

    fn sample() -> Table {
        let column = |heading: &str| Column::new(heading.to_owned(), Style::Plain);
        let mut table = Table::new(String::new(), vec![column("Name"), column("Rating")]);
        table.rows = vec![
            vec!["Ng, \"Ace\"".into(), Cell::Number(-1.25)],
            vec!["=1+1".into(), Cell::Empty],
        ];
        table
    }

    #[test]
    fn quotes_formulas_and_full_precision() {
        let text = csv(&sample(), CsvOptions::default());
        assert_eq!(text, "Name,Rating\n\"Ng, \"\"Ace\"\"\",-1.25\n'=1+1,\n");
    }

    #[test]
    fn a_text_that_could_be_a_formula_is_none() {
        for text in ["=1+1", "+x", "-5", "@a", "\tx", "\r=1"] {
            assert_eq!(harmless(text), format!("'{text}"));
        }
        for text in ["Łoś", "'x", "a=b", ""] {
            assert_eq!(harmless(text), text);
        }
        let mut table = sample();
        table.rows = vec![vec!["\r=1".into(), Cell::Number(2.0)]];
        let text = csv(&table, CsvOptions::default());
        assert_eq!(text, "Name,Rating\n\"'\r=1\",2\n");
    }

    #[test]
    fn a_comma_and_a_mark_are_chosen_apart() {
        let comma = CsvOptions {
            decimal_comma: true,
            mark: false,
        };
        assert!(csv(&sample(), comma).starts_with("Name;Rating"));
        let mark = CsvOptions {
            decimal_comma: false,
            mark: true,
        };
        assert!(csv(&sample(), mark).starts_with("\u{feff}Name,Rating"));
    }

    #[test]
    fn for_spreadsheets_with_decimal_comma() {
        let options = CsvOptions {
            decimal_comma: true,
            mark: true,
        };
        let text = csv(&sample(), options);
        assert_eq!(
            text,
            "\u{feff}Name;Rating\n\"Ng, \"\"Ace\"\"\";-1,25\n'=1+1;\n"
        );
    }
}
