//! A results table: pasted text, CSV or TSV, with or without a header.

pub(super) mod beside;
mod block;
pub(super) mod blocks;
pub(super) mod columns;
mod content;
mod days;
mod decimals;
mod extent;
mod guess;
mod merged;
mod options;
mod parted;
mod preface;
mod title;
mod totals;
mod verdicts;

use super::date::flaw_of_all;
use super::entities;
use super::figure::number_in;
use super::gather::{FieldKey, Gathered};
use super::lines::{Row, WIDEST, check_lines, rows};
use super::words::spoken;
use crate::domain::{Date, Notice, Scoring};
use crate::exchange::{ResultFile, ResultPair, Separator, sniff};
use beside::{Part, told_side};
use block::{Verdict, is_beside_names, no_pair};
pub(super) use blocks::Block;
use blocks::{blocks, heads};
use columns::Columns;
pub use decimals::DecimalSign;
use extent::extent;
use guess::is_fifty;
pub use options::{Header, TableOptions};
use preface::{Line, Said};
use title::title;
use verdicts::{Doubts, has_dates, verdicts};

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
    let text = &*entities::replaced(text);
    let separator = options.separator.unwrap_or_else(|| sniff(text));
    of_rows(
        rows(text, separator),
        options,
        separator == Separator::Comma,
        "",
    )
}

/// Reads the rows of a table; `strict` where an unquoted decimal comma would
/// make two cells of one. `name` stands above it, as on the tab of a sheet.
///
/// # Errors
/// As [`table`], and `read-many-pairs`.
pub(super) fn of_rows(
    rows: Vec<Row>,
    options: &TableOptions,
    strict: bool,
    name: &str,
) -> Result<ResultFile, Notice> {
    let rows = with_decimals(rows, options.decimal);
    if options.roles.is_none() {
        days::check_columns(&rows)?;
    }
    let mut sheet = Sheet::default();
    match beside::parts(&rows, options.header) {
        Some(parts) => sheet.read_parts(&rows, &parts, options, strict)?,
        None => {
            for block in blocks(&rows, options.header) {
                sheet.read(&block, options, strict)?;
            }
        }
    }
    sheet.tell_width(&rows);
    sheet.gathered.title = title(&sheet.around);
    let (boards, scoring) = preface::told_of_all(&sheet.around);
    sheet.gathered.boards = boards;
    if sheet.gathered.totals == Scoring::Auto {
        sheet.gathered.totals = match scoring {
            Scoring::Auto => sheet.imps_of_title(),
            told => told,
        };
    }
    sheet.told = preface::told_by(&sheet.around, name);
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

/// A place as a number, where it is one.
fn place_of(pair: &ResultPair) -> Option<u32> {
    pair.place
        .as_deref()?
        .trim_end_matches(['=', '.'])
        .parse()
        .ok()
}

/// What is read so far.
#[derive(Default)]
pub(super) struct Sheet {
    pub(super) gathered: Gathered,
    dates: Vec<Date>,
    /// Why what is said of the day is none.
    flaw: Option<Notice>,
    /// What the lines around the tables tell of the day.
    told: Vec<Said>,
    /// The lines around the tables.
    around: Vec<Line>,
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
        let merged = merged::filled_down(block, &columns);
        let block = merged.as_ref().unwrap_or(block);
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
        self.around
            .extend(heading.and_then(|row| days::day_in(row, before)));
        self.direction = heading.and_then(told_side).or(self.direction);
        let verdicts = verdicts(block, &columns, strict, &doubts, before)?;
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

    /// Reads tables that stand side by side, each a field of its own unless
    /// its places go on from those of the table before.
    fn read_parts(
        &mut self,
        rows: &[Row],
        parts: &[Part],
        options: &TableOptions,
        strict: bool,
    ) -> Result<(), Notice> {
        let mut places = Vec::new();
        for (nth, part) in parts.iter().enumerate() {
            let before = self.gathered.pairs.len();
            let roles = options.roles.as_deref().map(|roles| part.roles(roles));
            let options = TableOptions {
                roles,
                ..options.clone()
            };
            self.direction = None;
            for block in blocks(&part.rows(rows), options.header) {
                self.read(&block, &options, strict)?;
            }
            let own = &mut self.gathered.pairs[before..];
            places.push(own.iter().filter_map(|(pair, _)| place_of(pair)).collect());
            for (_, key) in own.iter_mut().filter(|(_, key)| key.is_none()) {
                *key = Some(FieldKey::Part(nth));
            }
        }
        if beside::goes_on(&places) {
            for (_, key) in &mut self.gathered.pairs {
                *key = key.take().filter(|key| !matches!(key, FieldKey::Part(_)));
            }
        }
        // What stands above all parts is not of one of them.
        let above = rows.iter().take_while(|row| !heads(row, options.header));
        self.around = above.map(|row| Line::new(row, 0)).collect();
        self.gathered.skipped.dedup();
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
                if let Some(date) = columns.date.and_then(|at| spoken::only(row.cell(at))) {
                    self.dates.push(date);
                }
                let key = key.or(self.direction.map(FieldKey::Direction));
                self.gathered.push(*pair, key)?;
            }
            Verdict::Bad(reason) => self.gathered.skip(row.line, reason),
            Verdict::Sum(text) => {
                let told = Notice::new("table-sums").with("text", text);
                self.gathered.skip(row.line, told);
            }
            Verdict::Free if inside && !self.is_title(row, columns) => {
                self.gathered.skip(row.line, no_pair(row, columns));
            }
            Verdict::Free => self.around.push(Line::new(row, self.gathered.pairs.len())),
            Verdict::Silent => {}
        }
        Ok(())
    }

    /// Whether a row that is no pair is a line for itself all the same: a day,
    /// or a text above all pairs that is no name.
    fn is_title(&self, row: &Row, columns: &Columns) -> bool {
        let above = self.gathered.pairs.is_empty() && self.gathered.skipped.is_empty();
        preface::is_labelled_day(row) || above && is_beside_names(row, columns)
    }

    /// A percentage beside a total that is not IMPs is preferred to it.
    fn learn_scoring(&mut self, columns: &Columns, rows: &[Row]) {
        let heading = columns.result.map(|(_, scoring)| scoring);
        let below_zero = |cell: &str| number_in(cell).is_some_and(|number| number < 0.0);
        let negative = columns
            .result
            .is_some_and(|(at, _)| rows.iter().any(|row| below_zero(row.cell(at))));
        let told = matches!(heading, Some(Scoring::Imps | Scoring::CrossImps));
        // Beside figures with a percent sign it may be the change of a rating.
        let imps = told || negative && !columns.signed_percent;
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

    /// The IMPs that a title names, unless the figures are percentages.
    fn imps_of_title(&self) -> Scoring {
        let pairs = self.gathered.pairs.iter();
        let results: Vec<f64> = pairs.filter_map(|(pair, _)| pair.result).collect();
        let told = preface::imps_in_title(&self.around);
        told.filter(|_| !is_fifty(&results)).unwrap_or_default()
    }

    /// The table as a whole.
    ///
    /// # Errors
    /// `table-nothing`, `table-two-dates`.
    pub(super) fn finish(mut self) -> Result<ResultFile, Notice> {
        if self.gathered.pairs.is_empty() && self.gathered.skipped.is_empty() {
            return Err(Notice::new("table-nothing"));
        }
        let pairs = self.gathered.pairs.len();
        self.gathered.day = preface::day(self.dates, self.flaw, self.told, pairs)?;
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
