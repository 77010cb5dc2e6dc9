//! Values out of rows. A file may have been edited by other programs: every
//! complaint names the table, the row, the column and what stands there.

use rusqlite::types::{FromSql, ValueRef};
use rusqlite::{Connection, Params, Row};

use crate::domain::ids::LARGEST;
use crate::domain::{Date, Notice};

/// A table and the columns by which a row of it is named in a complaint.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    name: &'static str,
    key: &'static [&'static str],
}

impl Table {
    pub(super) const fn new(name: &'static str, key: &'static [&'static str]) -> Self {
        Self { name, key }
    }
}

/// A row of a known table.
pub(super) struct Cells<'a> {
    table: Table,
    row: &'a Row<'a>,
}

impl<'a> Cells<'a> {
    /// The value of a column.
    ///
    /// # Errors
    /// `store-bad-row` where the value is not of the type.
    pub(super) fn get<T: FromSql>(&self, column: &'static str) -> Result<T, Notice> {
        self.row.get(column).map_err(|_| self.bad(column))
    }

    /// A word or date, understood by `parse`.
    ///
    /// # Errors
    /// `store-bad-row` for a word that `parse` does not know.
    pub(super) fn parsed<T>(
        &self,
        column: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Notice> {
        let text: String = self.get(column)?;
        parse(&text).ok_or_else(|| self.bad(column))
    }

    /// A day in the one form in which days are written.
    pub(super) fn date(&self, column: &'static str) -> Result<Date, Notice> {
        self.parsed(column, date)
    }

    /// An identity or order of entry, within what the program gives out.
    pub(super) fn id(&self, column: &'static str) -> Result<i64, Notice> {
        let id = self.get(column)?;
        if (1..=LARGEST).contains(&id) {
            Ok(id)
        } else {
            Err(self.bad(column))
        }
    }

    /// A truth value: 0 or 1.
    pub(super) fn flag(&self, column: &'static str) -> Result<bool, Notice> {
        match self.get::<i64>(column)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(self.bad(column)),
        }
    }

    /// A truth value, or nothing.
    pub(super) fn maybe_flag(&self, column: &'static str) -> Result<Option<bool>, Notice> {
        match self.get::<Option<i64>>(column)? {
            Some(_) => self.flag(column).map(Some),
            None => Ok(None),
        }
    }

    /// A finite number.
    pub(super) fn number(&self, column: &'static str) -> Result<f64, Notice> {
        let number: f64 = self.get(column)?;
        if number.is_finite() {
            Ok(number)
        } else {
            Err(self.bad(column))
        }
    }

    /// A finite number, or nothing.
    pub(super) fn maybe_number(&self, column: &'static str) -> Result<Option<f64>, Notice> {
        match self.get::<Option<f64>>(column)? {
            Some(_) => self.number(column).map(Some),
            None => Ok(None),
        }
    }

    /// The complaint about a column of this row.
    pub(super) fn bad(&self, column: &'static str) -> Notice {
        let key: Vec<_> = self.table.key.iter().map(|name| self.shown(name)).collect();
        Notice::new("store-bad-row")
            .with("table", self.table.name)
            .with("row", key.join("/"))
            .with("column", column)
            .with("value", self.shown(column))
    }

    /// What stands in a column, whatever it is.
    pub(super) fn shown(&self, column: &str) -> String {
        match self.row.get_ref(column) {
            Ok(ValueRef::Integer(number)) => number.to_string(),
            Ok(ValueRef::Real(number)) => number.to_string(),
            Ok(ValueRef::Text(text)) => String::from_utf8_lossy(text).into_owned(),
            Ok(ValueRef::Null) | Err(_) => "NULL".to_owned(),
            Ok(ValueRef::Blob(_)) => "BLOB".to_owned(),
        }
    }
}

/// `YYYY-MM-DD` and nothing else.
pub(super) fn date(text: &str) -> Option<Date> {
    let date: Date = text.parse().ok()?;
    (date.to_string() == text).then_some(date)
}

/// Reads each row that a query gives.
pub(super) fn each(
    connection: &Connection,
    table: Table,
    sql: &str,
    params: impl Params,
    mut read: impl FnMut(&Cells<'_>) -> Result<(), Notice>,
) -> Result<(), Notice> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    while let Some(row) = rows.next()? {
        read(&Cells { table, row })?;
    }
    Ok(())
}

/// All rows that a query gives, each turned into a value.
pub(super) fn all<T>(
    connection: &Connection,
    table: Table,
    sql: &str,
    params: impl Params,
    read: impl Fn(&Cells<'_>) -> Result<T, Notice>,
) -> Result<Vec<T>, Notice> {
    let mut all = Vec::new();
    each(connection, table, sql, params, |cells| {
        all.push(read(cells)?);
        Ok(())
    })?;
    Ok(all)
}
