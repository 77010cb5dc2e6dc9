//! Tables as they are read: on a screen of text, or printed.

use super::export::Document;
use crate::exchange::table::Style;
use crate::exchange::write::{Page, Part};
use crate::exchange::{Cell, Table};
use crate::i18n::{Lang, fixed, signed};

/// A cell as the language writes it.
pub fn shown(cell: &Cell, style: Style, lang: Lang) -> String {
    match (cell, style) {
        (Cell::Empty, _) => String::new(),
        (Cell::Text(text), _) => text.clone(),
        (Cell::Integer(number), _) => number.to_string(),
        (Cell::Date(date), _) => lang.date(*date),
        (Cell::Number(number), Style::Signed(decimals)) => signed(lang, *number, decimals),
        (Cell::Number(number), Style::Fixed(decimals)) => fixed(lang, *number, decimals),
        (Cell::Number(number), Style::Plain) => fixed(lang, *number, 2),
    }
}

fn shown_rows(table: &Table, lang: Lang) -> Vec<Vec<String>> {
    let shown_row = |row: &Vec<Cell>| {
        row.iter()
            .zip(&table.columns)
            .map(|(cell, column)| shown(cell, column.style, lang))
            .collect()
    };
    table.rows.iter().map(shown_row).collect()
}

/// Which columns stand at the right: those with a number in a cell.
pub fn numeric(table: &Table) -> Vec<bool> {
    (0..table.columns.len())
        .map(|at| {
            table
                .rows
                .iter()
                .any(|row| row.get(at).is_some_and(Cell::is_numeric))
        })
        .collect()
}

/// A document as a page to be read or printed.
pub(super) fn page(document: &Document, lang: Lang) -> Page {
    let chart = document.chart.clone();
    Page {
        lang: lang.code(),
        title: document.title.clone(),
        note: document.note.clone(),
        chart: chart.filter(|chart| !chart.is_empty()),
        parts: document
            .tables
            .iter()
            .map(|table| part(table, &document.title, lang))
            .collect(),
    }
}

/// A table as a part of a page, whose title needs not be said again.
fn part(table: &Table, title: &str, lang: Lang) -> Part {
    let headings = table.columns.iter().map(|column| column.read().to_owned());
    let heading = Some(&table.title).filter(|heading| *heading != title);
    Part {
        heading: heading.cloned().unwrap_or_default(),
        columns: headings.zip(numeric(table)).collect(),
        rows: shown_rows(table, lang),
        note: table.note.clone(),
    }
}

/// A table as lines of text, its columns aligned.
pub fn text(table: &Table, lang: Lang) -> String {
    let headings: Vec<String> = table
        .columns
        .iter()
        .map(|column| column.read().to_owned())
        .collect();
    let rows: Vec<Vec<String>> = std::iter::once(headings)
        .chain(shown_rows(table, lang))
        .collect();
    let right = numeric(table);
    let width = |at: usize| {
        rows.iter()
            .map(|row| row[at].chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..right.len()).map(width).collect();
    let mut text = format!("{}\n", table.title);
    for row in rows {
        let cells = row.iter().zip(widths.iter().zip(&right));
        let line: Vec<String> = cells
            .map(|(cell, (width, right))| {
                let gap = " ".repeat(width - cell.chars().count());
                if *right {
                    gap + cell
                } else {
                    format!("{cell}{gap}")
                }
            })
            .collect();
        text.push_str(line.join("  ").trim_end());
        text.push('\n');
    }
    if !table.note.is_empty() {
        text.push_str(&table.note);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::Column;

    fn sample() -> Table {
        let mut table = Table::new(
            "List".to_owned(),
            vec![
                Column::new("Name".to_owned(), Style::Plain),
                Column::new("+/-".to_owned(), Style::Signed(1)),
            ],
        );
        table.rows = vec![
            vec!["Łoś Jan".into(), Cell::Number(12.34)],
            vec!["Ng".into(), Cell::Number(-1.0)],
        ];
        table
    }

    #[test]
    fn columns_of_text_are_aligned() {
        let lines = text(&sample(), Lang::RU);
        assert_eq!(
            lines,
            "List\nName       +/-\nŁoś Jan  +12,3\nNg        −1,0\n"
        );
    }

    #[test]
    fn a_part_knows_which_columns_are_numbers() {
        let part = part(&sample(), "List", Lang::EN);
        assert_eq!(part.heading, "");
        assert_eq!(part.columns[1], ("+/-".to_owned(), true));
        assert_eq!(part.rows[0], ["Łoś Jan", "+12.3"]);
    }
}
