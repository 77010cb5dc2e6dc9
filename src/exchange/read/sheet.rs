//! The sheets of a workbook as tables.

use super::lines::{Row, WIDEST};
use super::several::no_part;
use super::table::{TableOptions, of_rows, with_decimals};
use crate::domain::{Notice, Place};
use crate::exchange::sheets::{self, Cell, Sheet, Workbook};
use crate::exchange::{ResultFile, Skipped};

/// An opened workbook.
pub(super) struct Sheets(Workbook);

impl Sheets {
    /// Opens a workbook.
    ///
    /// # Errors
    /// What [`sheets::open`] refuses.
    pub(super) fn open(bytes: &[u8]) -> Result<Self, Notice> {
        sheets::open(bytes).map(Self)
    }

    /// What stands on the tabs.
    pub(super) fn names(&self) -> Vec<String> {
        self.0
            .sheets
            .iter()
            .map(|sheet| sheet.name.clone())
            .collect()
    }

    /// The rows of a sheet, numbers as options want them.
    pub(super) fn rows(&self, part: usize, options: &TableOptions) -> Vec<Row> {
        let sheet = self.0.sheets.get(part);
        with_decimals(sheet.map(rows).unwrap_or_default(), options.decimal)
    }

    /// Whether it is the club's old workbook, which holds many evenings and is
    /// imported as a whole.
    fn is_old_workbook(&self) -> bool {
        let has = |name: &&str| self.0.sheet(name).is_some();
        let lists = ["Hist", "Rating", "Statistic"]
            .iter()
            .filter(|name| has(name));
        lists.count() >= 2 && ["Hist", "Tourn"].iter().any(|name| has(&name))
    }

    /// Whether a sheet is still to be chosen.
    pub(super) fn is_open(&self, options: &TableOptions) -> bool {
        options.part.is_none() && self.is_old_workbook()
    }

    /// The wanted sheet, else the first one with a table of results; the
    /// first one when there is none.
    ///
    /// # Errors
    /// `read-no-part` when there is no such sheet.
    pub(super) fn choose(&self, options: &TableOptions) -> Result<usize, Notice> {
        let count = self.0.sheets.len();
        match options.part {
            Some(part) if part < count => Ok(part),
            Some(part) => Err(no_part(part, count)),
            None => {
                let readable = |part: &usize| {
                    let read = self.read(*part, options);
                    read.is_ok_and(|file| file.pairs().next().is_some())
                };
                Ok((0..count).find(readable).unwrap_or(0))
            }
        }
    }

    /// Reads a sheet; when none is wanted, any other sheet with a table of
    /// results is listed at its first pair.
    ///
    /// # Errors
    /// As [`Sheets::read`], and `read-old-workbook` when none of the sheets of
    /// an old workbook is wanted.
    pub(super) fn results(
        &self,
        part: usize,
        options: &TableOptions,
    ) -> Result<ResultFile, Notice> {
        if self.is_open(options) {
            return Err(Notice::new("read-old-workbook"));
        }
        let mut file = self.read(part, options)?;
        if options.part.is_some() {
            return Ok(file);
        }
        let others = (0..self.0.sheets.len()).filter(|other| *other != part);
        for other in others {
            let read = self.read(other, options).ok();
            if let Some(pair) = read.as_ref().and_then(|read| read.pairs().next()) {
                file.skipped.push(Skipped {
                    line: pair.line,
                    reason: Notice::new("read-other-sheet")
                        .with("sheet", self.0.sheets[other].name.as_str())
                        .with("read", self.0.sheets[part].name.as_str()),
                });
            }
        }
        Ok(file)
    }

    /// Reads a sheet as a results table; its lines are its rows.
    ///
    /// # Errors
    /// What [`table`](super::table()) refuses.
    pub(super) fn read(&self, part: usize, options: &TableOptions) -> Result<ResultFile, Notice> {
        of_rows(self.rows(part, options), options, false)
    }
}

fn rows(sheet: &Sheet) -> Vec<Row> {
    sheet.rows().filter_map(row).collect()
}

fn row(cells: &[(Place, Cell)]) -> Option<Row> {
    let line = cells.first()?.0.row as usize + 1;
    let mut texts = Vec::new();
    for (place, cell) in cells {
        // All beyond the widest row is told by one cell there.
        let column = (place.column as usize).min(WIDEST);
        texts.resize(texts.len().max(column + 1), String::new());
        texts[column] = written(cell);
    }
    Some(Row::new(line, texts))
}

/// A cell as it would be typed; numbers without the noise of binary
/// fractions, `0.1 + 0.2` as `0.3`.
fn written(cell: &Cell) -> String {
    match cell {
        Cell::Number(number) if number.abs() < 1e9 => {
            format!("{}", (number * 1e9).round() / 1e9)
        }
        cell => cell
            .to_string()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" "),
    }
}
