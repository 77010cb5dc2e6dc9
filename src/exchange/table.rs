//! A neutral table, ready to be written or shown.

use crate::domain::Date;

/// A titled table; every row has as many cells as there are columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// What it is.
    pub title: String,
    /// From the left.
    pub columns: Vec<Column>,
    /// From the top.
    pub rows: Vec<Vec<Cell>>,
    /// What must be known to read it; empty for nothing.
    pub note: String,
}

/// A column.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its heading.
    pub heading: String,
    /// The heading where people read it, if it is another one than in data.
    pub on_paper: Option<String>,
    /// How its numbers look on paper.
    pub style: Style,
}

/// How numbers look on paper; data files keep them whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Text, dates and counts.
    #[default]
    Plain,
    /// That many decimals.
    Fixed(usize),
    /// That many decimals, and a sign.
    Signed(usize),
}

/// A cell.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Cell {
    /// Nothing.
    #[default]
    Empty,
    /// Names and words.
    Text(String),
    /// A measured number.
    Number(f64),
    /// A count or a place.
    Integer(i64),
    /// A day.
    Date(Date),
}

impl Table {
    /// An empty table.
    pub fn new(title: String, columns: Vec<Column>) -> Self {
        Self {
            title,
            columns,
            rows: Vec::new(),
            note: String::new(),
        }
    }
}

impl Column {
    /// A column with one heading everywhere.
    pub fn new(heading: String, style: Style) -> Self {
        Self {
            heading,
            on_paper: None,
            style,
        }
    }
}

impl Column {
    /// The heading as people read it.
    pub fn read(&self) -> &str {
        self.on_paper.as_ref().unwrap_or(&self.heading)
    }
}

impl Cell {
    /// A number, or nothing.
    pub fn number(number: Option<f64>) -> Self {
        number.map_or(Self::Empty, Self::Number)
    }

    /// A count that fits; counts of a club always do.
    pub fn count(count: usize) -> Self {
        Self::Integer(i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// Whether it stands at the right edge of its column.
    pub const fn is_numeric(&self) -> bool {
        matches!(self, Self::Number(_) | Self::Integer(_))
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
