//! The sheets of a workbook as tables.

use super::figure::hundredfold;
use super::lines::{Row, WIDEST};
use super::several::no_part;
use super::table::{TableOptions, of_rows, with_decimals};
use super::words::direction::side;
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
        lists.count() >= 2 && ["Hist", "Tourn"].iter().any(has)
    }

    /// Whether a sheet is still to be chosen.
    pub(super) fn is_open(&self, options: &TableOptions) -> bool {
        options.part.is_none() && self.is_old_workbook()
    }

    /// The wanted sheet, else the first one with a table of results, hidden
    /// ones last; the first one when there is none.
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
                let is_hidden = |part: &usize| self.0.sheets[*part].hidden;
                let (hidden, shown): (Vec<_>, Vec<_>) = (0..count).partition(is_hidden);
                let mut in_order = shown.into_iter().chain(hidden);
                Ok(in_order.find(readable).unwrap_or(0))
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
        let beside = self.other_side(part);
        let joined = beside.and_then(|beside| self.with_side(&file, part, beside, options));
        let beside = beside.filter(|_| joined.is_some());
        file = joined.unwrap_or(file);
        let others = (0..self.0.sheets.len()).filter(|at| *at != part && Some(*at) != beside);
        for other in others {
            let read = self.read(other, options).ok();
            if let Some(pair) = read.as_ref().and_then(|read| read.pairs().next()) {
                let sheet = &self.0.sheets[other];
                let reason = if sheet.hidden {
                    Notice::new("read-hidden-sheet")
                } else {
                    let read = self.0.sheets[part].name.as_str();
                    Notice::new("read-other-sheet").with("read", read)
                };
                file.skipped.push(Skipped {
                    line: pair.line,
                    reason: reason.with("sheet", sheet.name.as_str()),
                });
            }
        }
        Ok(file)
    }

    /// The only sheet named by the other direction, of a sheet named by one.
    fn other_side(&self, part: usize) -> Option<usize> {
        let side_of = |at: usize| side(&self.0.sheets[at].name);
        let own = side_of(part)?;
        let named: Vec<usize> = (0..self.0.sheets.len())
            .filter(|at| side_of(*at).is_some())
            .collect();
        let other = named.iter().find(|at| side_of(**at) != Some(own))?;
        (named.len() == 2).then_some(*other)
    }

    /// The two directions of one evening, North–South first; `None` when the
    /// sheets cannot be that.
    fn with_side(
        &self,
        file: &ResultFile,
        part: usize,
        beside: usize,
        options: &TableOptions,
    ) -> Option<ResultFile> {
        let mut other = self.read(beside, options).ok()?;
        let mut joined = file.clone();
        let one_day = joined.date.is_none() || other.date.is_none() || joined.date == other.date;
        let alike = joined.scoring == other.scoring && one_day;
        if !alike || joined.fields.len() != 1 || other.fields.len() != 1 {
            return None;
        }
        joined.fields.append(&mut other.fields);
        if side(&self.0.sheets[part].name) == Some(1) {
            joined.fields.reverse();
        }
        let of = |lines: Vec<Skipped>, at: usize| {
            let name = self.0.sheets[at].name.clone();
            lines.into_iter().map(move |line| line.in_sheet(&name))
        };
        joined.skipped = of(joined.skipped, part)
            .chain(of(other.skipped, beside))
            .collect();
        joined.title = joined.title.or(other.title);
        joined.boards = joined.boards.or(other.boards);
        joined.date = joined.date.or(other.date);
        joined.date_flaw = joined.date_flaw.or(other.date_flaw);
        joined.date_flaw = joined.date_flaw.filter(|_| joined.date.is_none());
        Some(joined)
    }

    /// Reads a sheet as a results table; its lines are its rows.
    ///
    /// # Errors
    /// What [`table`](super::table()) refuses.
    pub(super) fn read(&self, part: usize, options: &TableOptions) -> Result<ResultFile, Notice> {
        let name = self.0.sheets.get(part).map_or("", |sheet| &sheet.name);
        of_rows(self.rows(part, options), options, false, name)
    }
}

/// Largest share that is taken for one, with every handicap.
const MOST_SHARE: f64 = 2.0;

fn rows(sheet: &Sheet) -> Vec<Row> {
    sheet.rows().filter_map(|cells| row(sheet, cells)).collect()
}

fn row(sheet: &Sheet, cells: &[(Place, Cell)]) -> Option<Row> {
    let line = cells.first()?.0.row as usize + 1;
    let mut texts = Vec::new();
    for (place, cell) in cells {
        // All beyond the widest row is told by one cell there.
        let column = (place.column as usize).min(WIDEST);
        texts.resize(texts.len().max(column + 1), String::new());
        texts[column] = written(cell, sheet.shares.has(*place));
    }
    Some(Row::new(line, texts))
}

/// A cell as it would be typed: what is shown as a percentage with its sign.
fn written(cell: &Cell, is_share: bool) -> String {
    match cell {
        Cell::Number(number) if is_share => {
            // Nobody shows 5500 %: that sign was put behind whole percents.
            let percent = Some(*number).filter(|number| number.abs() > MOST_SHARE);
            format!("{}%", percent.unwrap_or_else(|| hundredfold(*number)))
        }
        cell => cell
            .to_string()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" "),
    }
}
