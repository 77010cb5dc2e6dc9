//! A results table: pasted text, CSV or TSV, with or without a header.

use super::block::{FieldKey, Verdict, judge, no_pair};
use super::columns::{Columns, Role};
use super::content::number_in;
use super::date::{Told, flaw_of_all, labelled};
use super::decimals::{self, DecimalSign};
use super::extent::extent;
use super::gather::Gathered;
use super::header::is_header;
use super::lines::{Row, WIDEST, check_lines, rows};
use crate::domain::{Date, Notice, Scoring, day};
use crate::exchange::{Charset, ResultFile, Separator, sniff};

/// What a director may decide instead of the reader.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableOptions {
    /// The encoding of a text; `None` to recognise it.
    pub encoding: Option<Charset>,
    /// Which sheet of a workbook, or which tournament of a USEBIO or PBN file,
    /// counted from 0; `None` for the first sheet with a table, and for the
    /// only tournament.
    pub part: Option<usize>,
    /// The separator; `None` to recognise it.
    pub separator: Option<Separator>,
    /// The decimal sign, the other one being for thousands; `None` to take
    /// both for decimal.
    pub decimal: Option<DecimalSign>,
    /// Where the header stands; `None` to recognise it.
    pub header: Option<Header>,
    /// The roles of the columns from the left; `None` to recognise them.
    pub roles: Option<Vec<Role>>,
    /// A dash between blanks parts two names. A table in which every pair is
    /// written so is recognised without it.
    pub dash: bool,
    /// The day is known from elsewhere: a row may do without its date.
    pub dated: bool,
    /// The boards of the tournament, where the director knows them: they make
    /// totals of means, in a PBN file that does not tell them itself.
    pub boards: Option<u32>,
}

/// Where the header of a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Header {
    /// Nowhere: the first line is a pair already.
    Absent,
    /// In that line, counted from 1.
    Line(usize),
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
/// `table-two-dates` when its lines are of several evenings, `table-many-lines`,
/// `read-many-pairs`.
pub fn table(text: &str, options: &TableOptions) -> Result<ResultFile, Notice> {
    check_lines(text)?;
    let separator = options.separator.unwrap_or_else(|| sniff(text));
    of_rows(
        rows(text, separator),
        options,
        separator == Separator::Comma,
    )
}

/// Reads the rows of a table; `strict` where an unquoted decimal comma would
/// make two cells of one.
///
/// # Errors
/// As [`table`], and `read-many-pairs`.
pub(super) fn of_rows(
    rows: Vec<Row>,
    options: &TableOptions,
    strict: bool,
) -> Result<ResultFile, Notice> {
    let rows = with_decimals(rows, options.decimal);
    let mut sheet = Sheet::default();
    for block in blocks(&rows, options.header) {
        sheet.read(&block, options, strict)?;
    }
    for told in rows.iter().filter_map(labelled) {
        sheet.dates.extend(told.date);
        sheet.flaw = sheet.flaw.or(told.flaw);
    }
    sheet.tell_width(&rows);
    sheet.finish()
}

/// The rows with every number in the one way that is read.
pub(super) fn with_decimals(mut rows: Vec<Row>, sign: Option<DecimalSign>) -> Vec<Row> {
    if let Some(sign) = sign {
        for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
            if let Some(number) = decimals::without_thousands(cell, sign) {
                *cell = number;
            }
        }
    }
    rows
}

/// A header and the rows that it is about; the first block has the rows
/// before the first header too.
#[derive(Default)]
pub(super) struct Block {
    pub(super) heading: Option<Row>,
    pub(super) rows: Vec<Row>,
}

impl Block {
    /// The next row: the header if it looks like one and there is none yet.
    pub(super) fn add(&mut self, row: &Row) {
        if self.heading.is_none() && is_header(row) {
            self.heading = Some(row.clone());
        } else {
            self.rows.push(row.clone());
        }
    }
}

/// The blocks of a table, by the header that is chosen or else recognised.
pub(super) fn blocks(rows: &[Row], chosen: Option<Header>) -> Vec<Block> {
    let heads = |row: &Row| match chosen {
        None => is_header(row),
        Some(Header::Absent) => false,
        Some(Header::Line(line)) => row.line == line,
    };
    let mut blocks = vec![Block::default()];
    for row in rows {
        let last = blocks.len() - 1;
        if !heads(row) {
            blocks[last].rows.push(row.clone());
        } else if blocks[last].heading.is_none() {
            blocks[last].heading = Some(row.clone());
        } else {
            blocks.push(Block {
                heading: Some(row.clone()),
                rows: Vec::new(),
            });
        }
    }
    blocks
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
pub(super) struct Sheet {
    pub(super) gathered: Gathered,
    dates: Vec<Date>,
    /// Why what is said of the day is none.
    flaw: Option<Notice>,
    /// The direction of the last heading.
    pub(super) direction: Option<usize>,
}

impl Sheet {
    /// Reads a block.
    ///
    /// # Errors
    /// `read-many-pairs`.
    pub(super) fn read(
        &mut self,
        block: &Block,
        options: &TableOptions,
        strict: bool,
    ) -> Result<(), Notice> {
        let chosen = options.roles.as_deref();
        let heading = block.heading.as_ref();
        let Some(columns) = Columns::find(heading, &block.rows, chosen, options.dash) else {
            return Ok(());
        };
        let before = self.gathered.pairs.len();
        let flaw = columns.date.and_then(|at| flaw_of_all(at, &block.rows));
        let doubts = Doubts {
            decimals: match heading {
                None if strict => decimals::doubtful(&columns, &block.rows),
                _ => Vec::new(),
            },
            dates: !options.dated && flaw.is_none() && has_dates(&columns, &block.rows),
        };
        self.flaw = self.flaw.take().or(flaw);
        let header_line = heading.map_or(usize::MAX, |row| row.line);
        let verdicts: Vec<(&Row, Verdict)> = block
            .rows
            .iter()
            .map(|row| {
                let verdict = judge(row, &columns, row.line > header_line, strict);
                (row, verdict.unless(|| doubts.check(row, &columns)))
            })
            .collect();
        let inside = extent(&verdicts, heading);
        for (at, (row, verdict)) in verdicts.into_iter().enumerate() {
            self.take(row, verdict, inside.contains(&at), &columns)?;
        }
        // A heading over nothing does not tell what other totals are.
        if self.gathered.pairs.len() > before {
            self.learn_scoring(&columns, &block.rows);
        }
        Ok(())
    }

    fn take(
        &mut self,
        row: &Row,
        verdict: Verdict,
        inside: bool,
        columns: &Columns,
    ) -> Result<(), Notice> {
        match verdict {
            Verdict::Direction(direction) => self.direction = Some(direction),
            Verdict::Pair(pair, key) => {
                if let Some(date) = columns.date.and_then(|at| day::written(row.cell(at))) {
                    self.dates.push(date);
                }
                let key = key.or(self.direction.map(FieldKey::Direction));
                self.gathered.push(*pair, key)?;
            }
            Verdict::Bad(reason) => self.gathered.skip(row.line, reason),
            Verdict::Free if inside && labelled(row).is_none() => {
                self.gathered.skip(row.line, no_pair(row, columns));
            }
            Verdict::Free | Verdict::Silent => {}
        }
        Ok(())
    }

    /// A percentage beside a total that is not IMPs is preferred to it.
    fn learn_scoring(&mut self, columns: &Columns, rows: &[Row]) {
        let heading = columns.result.map(|(_, scoring)| scoring);
        let below_zero = |cell: &str| number_in(cell).is_some_and(|number| number < 0.0);
        let negative = columns
            .result
            .is_some_and(|(at, _)| rows.iter().any(|row| below_zero(row.cell(at))));
        let imps = matches!(heading, Some(Scoring::Imps | Scoring::CrossImps)) || negative;
        self.gathered.percents_first = columns.percent.is_some() && !imps;
        self.gathered.totals = heading.unwrap_or_default();
    }

    /// What stands beyond the widest row that is read is listed, once.
    pub(super) fn tell_width(&mut self, rows: &[Row]) {
        let cut = rows.iter().find(|row| row.cut);
        if let Some(row) = cut.filter(|_| !self.gathered.pairs.is_empty()) {
            let told = Notice::new("table-wide").with("most", WIDEST);
            self.gathered.skip(row.line, told);
        }
    }

    /// The table as a whole.
    ///
    /// # Errors
    /// `table-nothing`, `table-two-dates`.
    pub(super) fn finish(mut self) -> Result<ResultFile, Notice> {
        if self.gathered.pairs.is_empty() && self.gathered.skipped.is_empty() {
            return Err(Notice::new("table-nothing"));
        }
        self.dates.sort_unstable();
        self.dates.dedup();
        if let [first, .., last] = self.dates[..] {
            return Err(Notice::new("table-two-dates")
                .with("first", first)
                .with("last", last));
        }
        let date = self.dates.first().copied();
        self.gathered.day = Told {
            date,
            flaw: self.flaw.filter(|_| date.is_none()),
        };
        Ok(self.gathered.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<ResultFile, Notice> {
        table(text, &TableOptions::default())
    }

    #[test]
    fn a_heading_over_no_pairs_does_not_tell_the_scoring() {
        let text = "Pair;IMPs\nA & B;5\nC & D;4\n\nPair;MP;%\n";
        assert_eq!(read(text).expect("a table").scoring, Scoring::Imps);
    }

    #[test]
    fn there_is_a_most_of_lines() {
        use crate::exchange::read::lines::MAX_LINES;
        for end in ["\n", "\r", "\r\n"] {
            let text = end.repeat(MAX_LINES);
            assert_eq!(read(&text).expect_err("blank").id, "table-nothing");
            let refused = read(&(text + end)).expect_err("too many");
            assert_eq!(refused.id, "table-many-lines");
        }
    }

    #[test]
    fn cells_beyond_the_widest_row_are_told_once() {
        let far = |cell: &str| format!("{}{cell}", ";".repeat(WIDEST));
        let text = format!("A & B;54{0}\nC & D;46{0}\n", far("x"));
        let file = read(&text).expect("a table");
        assert_eq!(file.pairs().count(), 2);
        let told: Vec<(usize, &str)> = file
            .skipped
            .iter()
            .map(|skipped| (skipped.line, skipped.reason.id.as_ref()))
            .collect();
        assert_eq!(told, [(1, "table-wide")]);
        let empty = format!("A & B;54{0}\nC & D;46{0}\n", far(""));
        assert_eq!(read(&empty).expect("a table").skipped, []);
        assert_eq!(read(&far("x")).expect_err("no table").id, "table-nothing");
    }

    #[test]
    fn what_a_table_without_headings_has_beside_a_pair_is_told() {
        for (line, id, shown) in [
            ("A&B;60;E&F;55", "table-two-pairs", ""),
            ("A&B;abc", "table-not-number", "abc"),
            ("1;A&B;abc", "table-not-number", "abc"),
            ("A&B;1 234,5x", "table-not-number", "1 234,5x"),
        ] {
            let other = line.replace("A&", "C&").replace("B;", "D;");
            let file = read(&format!("{line}\n{other}\n")).expect("a table");
            assert_eq!(file.pairs().count(), 0, "{line}");
            assert_eq!(file.skipped.len(), 2, "{line}");
            let reason = &file.skipped[0].reason;
            assert_eq!(reason.id, id, "{line}");
            let text = reason.args.get("text").map(ToString::to_string);
            assert_eq!(text.unwrap_or_default(), shown);
        }
        let beyond = read("Pair;Score\nA&B;60;E&F;55\n").expect("a table");
        assert_eq!(beyond.skipped[0].reason.id, "table-two-pairs");
        let file = read("NS;A&B;60\nEW;C&D;40\n").expect("a table");
        assert_eq!((file.fields.len(), file.skipped.len()), (2, 0));
        let named = read("A & B\nC & D\n").expect("names only");
        assert_eq!((named.pairs().count(), named.skipped.len()), (2, 0));
    }
}
