//! The decimal sign; and decimal commas that nobody quoted, in a table that
//! commas separate: `A & B,54,5` may be 54.5, or 54 and something else.

use super::columns::Columns;
use super::content::Sample;
use crate::exchange::read::figure::number_in;
use crate::exchange::read::lines::Row;

/// What stands before the decimals of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecimalSign {
    /// `1.234,5`.
    Comma,
    /// `1,234.5`.
    Point,
}

/// A number that sets its thousands apart, without the marks that do so;
/// `None` for any other cell.
pub(super) fn without_thousands(cell: &str, decimal: DecimalSign) -> Option<String> {
    let (mark, sign) = match decimal {
        DecimalSign::Comma => ('.', ','),
        DecimalSign::Point => (',', '.'),
    };
    let whole = cell.split(sign).next()?;
    let mut groups = whole
        .trim_start_matches(|c: char| !c.is_ascii_digit())
        .split(mark);
    let is_group = |group: &str, least| {
        let digits = group.bytes().all(|byte| byte.is_ascii_digit());
        digits && (least..=3).contains(&group.len())
    };
    let first = groups.next().is_some_and(|group| is_group(group, 1));
    let mut rest = groups.peekable();
    let grouped = first && rest.peek().is_some() && rest.all(|group| is_group(group, 3));
    let number = cell.replace(mark, "");
    (grouped && number_in(&number).is_some()).then_some(number)
}

/// Percentages have this mean, as far as rounding allows.
const FIFTY: std::ops::RangeInclusive<f64> = 48.5..=51.5;

/// Boards of fewer would be no evening, and a decimal has one digit.
const FEWEST_BOARDS: f64 = 10.0;

/// The columns that may be the decimals of the columns left of them. None
/// where a number of the table has its decimals by a point or in quotes.
pub(super) fn doubtful(columns: &Columns, rows: &[Row]) -> Vec<usize> {
    let sample = Sample::of(rows);
    let count = sample.width();
    let results = [columns.result.map(|(at, _)| at), columns.percent];
    let is_result = |column: usize| columns.other_results || results.contains(&Some(column));
    if (0..count).any(|column| sample.numbers(column).iter().any(|n| n.fract() != 0.0)) {
        return Vec::new();
    }
    (1..count)
        .filter(|column| is_result(column - 1) || is_result(*column))
        .filter(|column| is_doubtful(rows, &sample, *column))
        .collect()
}

/// The two cells of a row that may be one number.
pub(super) fn split_number(row: &Row, columns: &[usize]) -> Option<String> {
    let column = columns.iter().find(|column| has_both(row, **column))?;
    Some(format!("{},{}", row.cell(column - 1), row.cell(*column)))
}

fn has_both(row: &Row, column: usize) -> bool {
    number_in(row.cell(column - 1)).is_some() && is_fraction(row.cell(column))
}

/// One or two digits, perhaps with the sign of a percentage.
fn is_fraction(cell: &str) -> bool {
    let digits = cell.trim_end_matches('%').trim_end();
    matches!(digits.len(), 1 | 2) && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_doubtful(rows: &[Row], sample: &Sample<'_>, column: usize) -> bool {
    let with: Vec<&Row> = rows.iter().filter(|row| has_both(row, column)).collect();
    let longer = |row: &&Row| !is_fraction(row.cell(column)) && !row.cell(column).is_empty();
    let numeric = |row: &&Row| number_in(row.cell(column - 1)).is_some();
    if with.is_empty() || rows.iter().filter(numeric).any(|row| longer(&row)) {
        return false;
    }
    let widths = || rows.iter().filter(numeric).map(|row| row.width);
    if widths().min() != widths().max() {
        return true;
    }
    let (whole, behind) = (sample.numbers(column - 1), sample.numbers(column));
    let explained = is_count(&behind)
        || (is_count(&whole) || is_order(&whole))
        || (FIFTY.contains(&mean(&behind)) && !FIFTY.contains(&mean(&whole)));
    !explained
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

/// Boards: the same for all, or nearly.
fn is_count(numbers: &[f64]) -> bool {
    let mut different = numbers.to_vec();
    different.sort_by(f64::total_cmp);
    different.dedup();
    different.len() <= 1 + numbers.len() / 4
        && different
            .first()
            .is_some_and(|least| *least >= FEWEST_BOARDS)
}

/// Places or numbers of pairs: 1, 2, 3 … in any order.
fn is_order(numbers: &[f64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
        .into_iter()
        .zip(1..)
        .all(|(number, row)| number == f64::from(row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::Separator;
    use crate::exchange::read::lines::rows;

    fn lines(text: &str) -> Vec<usize> {
        let rows = rows(text, Separator::Comma);
        let columns = Columns::find(None, &rows, None, false).expect("columns");
        let doubtful = doubtful(&columns, &rows);
        let split = |row: &&Row| split_number(row, &doubtful).is_some();
        rows.iter().filter(split).map(|row| row.line).collect()
    }

    #[test]
    fn marks_of_thousands_are_taken_out() {
        let comma = |cell| without_thousands(cell, DecimalSign::Comma);
        assert_eq!(comma("−1.234,5").as_deref(), Some("−1234,5"));
        assert_eq!(comma("12.345.678").as_deref(), Some("12345678"));
        for other in ["54.5", "4.3.2026", "1234,5", "A 1.234", "1.234.5", ""] {
            assert_eq!(comma(other), None, "{other}");
        }
        let point = without_thousands("1,234.5%", DecimalSign::Point);
        assert_eq!(point.as_deref(), Some("1234.5%"));
    }

    #[test]
    fn decimals_behind_a_comma_are_doubtful() {
        assert_eq!(lines("A & B,54,5\nC & D,45,5"), [1, 2]);
        assert_eq!(lines("A & B,54,5\nC & D,46\nE & F,49,5"), [1, 3]);
        assert_eq!(lines("A,B,55,25\nC,D,44,75"), [1, 2]);
        assert_eq!(lines("A & B,-3,5\nC & D,1,2\nE & F,2,3"), [1, 2, 3]);
        assert_eq!(lines("A & B,54,5,24\nC & D,45,5,24"), [1, 2]);
        assert_eq!(lines("A & B,54,5%\nC & D,45,5%"), [1, 2]);
    }

    #[test]
    fn whole_numbers_that_mean_something_are_not() {
        for text in [
            "A & B,60,24\nC & D,40,24",
            "A & B,24,60\nC & D,24,40",
            "A & B,1,60\nC & D,2,40",
            "A & B,120,58\nC & D,84,42",
            "A & B,54.5,24\nC & D,45.5,3",
            "A & B,\"54,5\",4\nC & D,\"45,5\",7",
            "1,A & B,60\n2,C & D,40",
            "A & B,60,103\nC & D,40,97",
        ] {
            assert_eq!(lines(text), Vec::<usize>::new(), "{text}");
        }
    }
}
