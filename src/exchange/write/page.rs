//! What is read on paper or in a browser.

use crate::exchange::Chart;

/// A page: its heading, a line below it, a chart, and tables of ready texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// Two-letter code of the language.
    pub lang: &'static str,
    /// Its heading.
    pub title: String,
    /// A line below the heading; empty for none.
    pub note: String,
    /// A chart above the tables.
    pub chart: Option<Chart>,
    /// The tables, from the top.
    pub parts: Vec<Part>,
}

/// A table of ready texts; every row has as many as there are columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// Its heading; empty where that of the page is enough.
    pub heading: String,
    /// Headings, and whether the column stands at the right.
    pub columns: Vec<(String, bool)>,
    /// Cells as they are to be read.
    pub rows: Vec<Vec<String>>,
    /// What stands below the table; empty for nothing.
    pub note: String,
}
