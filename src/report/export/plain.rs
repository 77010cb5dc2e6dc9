//! What a pane shows, for scripts: its tables with numbers in full precision.
//! The keys are the same for every pane and in every language.

use serde::Serialize;

use super::subject;
use crate::domain::Date;
use crate::exchange::{self, table};

/// A pane.
#[derive(Serialize)]
pub(super) struct Pane<'a> {
    title: &'a str,
    note: &'a str,
    tables: Vec<Table<'a>>,
}

#[derive(Serialize)]
struct Table<'a> {
    title: &'a str,
    columns: Vec<&'a str>,
    rows: Vec<Vec<Cell<'a>>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Cell<'a> {
    Empty(()),
    Text(&'a str),
    Number(f64),
    Integer(i64),
    Date(Date),
}

impl<'a> Pane<'a> {
    pub(super) fn new(pane: &'a subject::Pane) -> Self {
        Self {
            title: &pane.title,
            note: &pane.note,
            tables: pane.tables.iter().map(Table::new).collect(),
        }
    }
}

impl<'a> Table<'a> {
    fn new(table: &'a exchange::Table) -> Self {
        let heading = |column: &'a table::Column| column.heading.as_str();
        let row = |row: &'a Vec<table::Cell>| row.iter().map(Cell::new).collect();
        Self {
            title: &table.title,
            columns: table.columns.iter().map(heading).collect(),
            rows: table.rows.iter().map(row).collect(),
        }
    }
}

impl<'a> Cell<'a> {
    fn new(cell: &'a table::Cell) -> Self {
        match cell {
            table::Cell::Empty => Self::Empty(()),
            table::Cell::Text(text) => Self::Text(text),
            table::Cell::Number(number) => Self::Number(*number),
            table::Cell::Integer(number) => Self::Integer(*number),
            table::Cell::Date(date) => Self::Date(*date),
        }
    }
}
