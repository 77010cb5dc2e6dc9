//! A results table: pasted text, CSV or TSV, with or without a header.

use super::block::{FieldKey, Verdict, judge, no_pair};
use super::columns::{Columns, Role};
use super::decimals;
use super::extent::extent;
use super::header::is_header;
use super::lines::{Row, rows};
use crate::domain::{Date, Notice, Scoring, day};
use crate::exchange::{ResultFile, ResultPair, Separator, Skipped, sniff};

/// What a director may decide instead of the reader.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableOptions {
    /// The separator; `None` to recognise it.
    pub separator: Option<Separator>,
    /// The roles of the columns from the left; `None` to recognise them.
    pub roles: Option<Vec<Role>>,
    /// A dash between blanks parts two names. A table in which every pair is
    /// written so is recognised without it.
    pub dash: bool,
    /// The day is known from elsewhere: a row may do without its date.
    pub dated: bool,
}

/// Reads a results table. Blank lines, titles and headers around it are
/// passed over; any other line that cannot be used is listed in
/// [`ResultFile::skipped`].
///
/// ```
/// use tandem::exchange::read::{TableOptions, table};
/// let file = table("Ng Ana & Łoś Jan\t−12,5", &TableOptions::default())?;
/// assert_eq!(file.fields[0][0].b, "Łoś Jan");
/// assert_eq!(file.fields[0][0].result, Some(-12.5));
/// # Ok::<(), tandem::domain::Notice>(())
/// ```
///
/// # Errors
/// `table-nothing` when the text has no line of a results table,
/// `table-two-dates` when its lines are of several evenings.
pub fn table(text: &str, options: &TableOptions) -> Result<ResultFile, Notice> {
    let separator = options.separator.unwrap_or_else(|| sniff(text));
    let rows = rows(text, separator);
    let mut sheet = Sheet::default();
    for block in blocks(&rows) {
        sheet.read(&block, options, separator == Separator::Comma);
    }
    sheet.dates.extend(rows.iter().filter_map(labelled_date));
    sheet.finish()
}

/// A header and the rows that it is about; the first block has the rows
/// before the first header too.
struct Block<'a> {
    heading: Option<&'a Row>,
    rows: Vec<Row>,
}

fn blocks(rows: &[Row]) -> Vec<Block<'_>> {
    let mut blocks = vec![Block {
        heading: None,
        rows: Vec::new(),
    }];
    for row in rows {
        let last = blocks.len() - 1;
        if !is_header(row) {
            blocks[last].rows.push(row.clone());
        } else if blocks[last].heading.is_none() {
            blocks[last].heading = Some(row);
        } else {
            blocks.push(Block {
                heading: Some(row),
                rows: Vec::new(),
            });
        }
    }
    blocks
}

/// `Date: 2026-03-04` or `Дата;4.3.2026`, alone in its line.
fn labelled_date(row: &Row) -> Option<Date> {
    let text = row.filled().collect::<Vec<_>>().join(" ");
    let (label, rest) = text.split_once([':', ' '])?;
    let label = label.to_lowercase();
    let value = rest.trim_start_matches([':', ' ']);
    matches!(label.as_str(), "date" | "дата").then(|| day::written(value))?
}

/// Whether there is a date column with anything in it.
fn has_dates(columns: &Columns, rows: &[Row]) -> bool {
    columns
        .date
        .is_some_and(|at| rows.iter().any(|row| !row.cell(at).is_empty()))
}

fn date_of(row: &Row, columns: &Columns) -> Result<(), Notice> {
    let cell = columns.date.map_or("", |at| row.cell(at));
    match day::written(cell) {
        Some(_) => Ok(()),
        None if cell.is_empty() => Err(Notice::new("table-no-date")),
        None => Err(Notice::new("table-date").with("text", cell)),
    }
}

/// What a row of a block is still to be checked for.
struct Doubts {
    /// Columns that may be decimals.
    decimals: Vec<usize>,
    /// Whether every row needs its date.
    dates: bool,
}

impl Doubts {
    fn check(&self, row: &Row, columns: &Columns) -> Result<(), Notice> {
        if self.dates {
            date_of(row, columns)?;
        }
        match decimals::split_number(row, &self.decimals) {
            Some(text) => Err(Notice::new("table-split-number").with("text", text)),
            None => Ok(()),
        }
    }
}

/// What is read so far.
#[derive(Default)]
struct Sheet {
    pairs: Vec<(ResultPair, Option<FieldKey>)>,
    skipped: Vec<Skipped>,
    dates: Vec<Date>,
    scoring: Scoring,
    /// The direction of the last heading.
    direction: Option<usize>,
}

impl Sheet {
    fn read(&mut self, block: &Block<'_>, options: &TableOptions, strict: bool) {
        let chosen = options.roles.as_deref();
        let found = Columns::find(block.heading, &block.rows, chosen, options.dash);
        let Some(columns) = found else {
            return;
        };
        self.learn_scoring(&columns, &block.rows);
        let doubts = Doubts {
            decimals: match (block.heading, chosen) {
                (None, None) if strict => decimals::doubtful(&columns, &block.rows),
                _ => Vec::new(),
            },
            dates: !options.dated && has_dates(&columns, &block.rows),
        };
        let header_line = block.heading.map_or(usize::MAX, |row| row.line);
        let verdicts: Vec<(&Row, Verdict)> = block
            .rows
            .iter()
            .map(|row| {
                let verdict = judge(row, &columns, row.line > header_line, strict);
                (row, verdict.unless(|| doubts.check(row, &columns)))
            })
            .collect();
        let inside = extent(&verdicts, block.heading);
        for (at, (row, verdict)) in verdicts.into_iter().enumerate() {
            self.take(row, verdict, inside.contains(&at), &columns);
        }
    }

    fn take(&mut self, row: &Row, verdict: Verdict, inside: bool, columns: &Columns) {
        match verdict {
            Verdict::Direction(direction) => self.direction = Some(direction),
            Verdict::Pair(pair, key) => {
                if let Some(date) = columns.date.and_then(|at| day::written(row.cell(at))) {
                    self.dates.push(date);
                }
                let key = key.or(self.direction.map(FieldKey::Direction));
                self.pairs.push((*pair, key));
            }
            Verdict::Bad(reason) => self.skip(row.line, reason),
            Verdict::Free if inside && labelled_date(row).is_none() => {
                self.skip(row.line, no_pair(row, columns));
            }
            Verdict::Free | Verdict::Silent => {}
        }
    }

    fn skip(&mut self, line: usize, reason: Notice) {
        self.skipped.push(Skipped { line, reason });
    }

    /// A percentage beside a total that is not IMPs is preferred to it.
    fn learn_scoring(&mut self, columns: &Columns, rows: &[Row]) {
        let heading = columns.result.map(|(_, scoring)| scoring);
        let negative = columns.result.is_some_and(|(at, _)| {
            super::content::numbers(rows, at)
                .iter()
                .any(|number| *number < 0.0)
        });
        let imps = matches!(heading, Some(Scoring::Imps | Scoring::CrossImps)) || negative;
        self.scoring = match heading {
            _ if columns.percent.is_some() && !imps => Scoring::Percent,
            Some(scoring) => scoring,
            None => Scoring::Auto,
        };
    }

    fn finish(mut self) -> Result<ResultFile, Notice> {
        if self.pairs.is_empty() && self.skipped.is_empty() {
            return Err(Notice::new("table-nothing"));
        }
        self.dates.sort_unstable();
        self.dates.dedup();
        if let [first, .., last] = self.dates[..] {
            return Err(Notice::new("table-two-dates")
                .with("first", first)
                .with("last", last));
        }
        self.drop_totals_without_percent();
        self.drop_pairs_without_field();
        self.skipped.sort_by_key(|skipped| skipped.line);
        Ok(ResultFile {
            date: self.dates.first().copied(),
            title: None,
            scoring: self.scoring,
            boards: None,
            fields: fields(self.pairs),
            skipped: self.skipped,
        })
    }

    /// A percentage that some pairs lack is no scale for all: then totals
    /// count, and who has none is listed.
    fn drop_totals_without_percent(&mut self) {
        if self.scoring != Scoring::Percent
            || self.pairs.iter().all(|(pair, _)| pair.percentage.is_some())
        {
            return;
        }
        let totals = self
            .pairs
            .iter()
            .filter(|(pair, _)| pair.result.is_some())
            .count();
        let percentages = self
            .pairs
            .iter()
            .filter(|(pair, _)| pair.percentage.is_some())
            .count();
        if totals > percentages {
            self.scoring = Scoring::Auto;
        }
        let by_total = self.scoring == Scoring::Auto;
        self.drop_pairs("table-no-result", |(pair, _)| {
            if by_total {
                pair.result.is_some()
            } else {
                pair.percentage.is_some()
            }
        });
    }

    fn drop_pairs_without_field(&mut self) {
        if self.pairs.iter().any(|(_, key)| key.is_some()) {
            self.drop_pairs("table-no-field", |(_, key)| key.is_some());
        }
    }

    fn drop_pairs(
        &mut self,
        reason: &'static str,
        usable: impl Fn(&(ResultPair, Option<FieldKey>)) -> bool,
    ) {
        let (kept, dropped): (Vec<_>, Vec<_>) = std::mem::take(&mut self.pairs)
            .into_iter()
            .partition(usable);
        self.pairs = kept;
        for (pair, _) in dropped {
            self.skip(pair.line, Notice::new(reason));
        }
    }
}

/// North–South before East–West, other fields as they come.
fn fields(pairs: Vec<(ResultPair, Option<FieldKey>)>) -> Vec<Vec<ResultPair>> {
    let mut keys: Vec<Option<FieldKey>> = Vec::new();
    let mut fields: Vec<Vec<ResultPair>> = Vec::new();
    for (pair, key) in pairs {
        match keys.iter().position(|known| *known == key) {
            Some(at) => fields[at].push(pair),
            None => {
                keys.push(key);
                fields.push(vec![pair]);
            }
        }
    }
    if keys.first() == Some(&Some(FieldKey::Direction(1))) {
        fields.reverse();
    }
    fields
}
