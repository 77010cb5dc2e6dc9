//! What stands in a column, whatever its heading says.

use crate::domain::Scoring;
use crate::exchange::read::figure::number_in;
use crate::exchange::read::lines::Row;
use crate::exchange::read::names;
use crate::exchange::read::words::Role;
use crate::exchange::read::words::direction::side;

/// What most of the filled cells of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Empty,
    Number,
    Pair,
    Direction,
    Text,
}

/// Most rows by which columns are judged; no evening has as many pairs.
const MOST_ROWS: usize = 500;

/// Longest code of a section or a country, in characters.
const LONGEST_CODE: usize = 3;

/// The rows by which the columns of a block are judged, and what stands in
/// each column, found once.
pub(super) struct Sample<'a> {
    rows: Vec<&'a Row>,
    kinds: Vec<Kind>,
}

/// Whether a row can be a pair: with a pair in a cell, or a number and
/// another cell.
fn is_telling(row: &Row) -> bool {
    row.filled().any(names::is_pair)
        || (row.filled().count() > 1 && row.filled().any(|cell| number_in(cell).is_some()))
}

/// What a cell is.
pub(super) fn kind_of(cell: &str) -> Kind {
    if matches!(cell, "" | "-" | "–" | "—") {
        Kind::Empty
    } else if number_in(cell).is_some() {
        Kind::Number
    } else if !cell.contains('&') && side(cell).is_some() {
        Kind::Direction
    } else if names::is_pair(cell) {
        Kind::Pair
    } else {
        Kind::Text
    }
}

/// What most of the filled cells of a column are.
fn kind(rows: &[&Row], column: usize) -> Kind {
    // Of as many, the last one.
    const KINDS: [Kind; 4] = [Kind::Direction, Kind::Text, Kind::Number, Kind::Pair];
    let found: Vec<Kind> = rows.iter().map(|row| kind_of(row.cell(column))).collect();
    KINDS
        .into_iter()
        .map(|kind| (found.iter().filter(|found| **found == kind).count(), kind))
        .filter(|(count, _)| *count > 0)
        .max_by_key(|(count, _)| *count)
        .map_or(Kind::Empty, |(_, kind)| kind)
}

impl<'a> Sample<'a> {
    /// The first rows that can be pairs.
    pub(super) fn of(rows: impl IntoIterator<Item = &'a Row>) -> Self {
        let telling = rows.into_iter().filter(|row| is_telling(row));
        let rows: Vec<&Row> = telling.take(MOST_ROWS).collect();
        let count = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let kinds = (0..count).map(|column| kind(&rows, column)).collect();
        Self { rows, kinds }
    }

    /// How many columns there is anything in.
    pub(super) fn width(&self) -> usize {
        self.kinds.len()
    }

    /// What most of the filled cells of a column are.
    pub(super) fn kind(&self, column: usize) -> Kind {
        self.kinds.get(column).copied().unwrap_or(Kind::Empty)
    }

    /// Whether all texts of a column are codes, as of sections, tables and
    /// countries: `A`, `B2`, `GBR`.
    pub(super) fn is_code(&self, column: usize) -> bool {
        let is_code = |cell: &str| {
            let is_short = cell.chars().count() <= LONGEST_CODE;
            is_short && !cell.contains(|c: char| c.is_lowercase() || c.is_whitespace())
        };
        self.filled(column).all(is_code)
    }

    /// Whether most texts of a column have two words, as names have.
    pub(super) fn is_worded(&self, column: usize) -> bool {
        let worded = |cell: &&str| cell.contains([' ', '.']);
        2 * self.filled(column).filter(worded).count() > self.filled(column).count()
    }

    fn filled(&self, column: usize) -> impl Iterator<Item = &str> {
        let cells = self.rows.iter().map(move |row| row.cell(column));
        cells.filter(|cell| !cell.is_empty())
    }

    /// The numbers of a column.
    pub(super) fn numbers(&self, column: usize) -> Vec<f64> {
        let cells = self.rows.iter().map(|row| row.cell(column));
        cells.filter_map(number_in).collect()
    }

    /// Whether most of the filled cells of a column end in `%`.
    pub(super) fn is_percent(&self, column: usize) -> bool {
        let filled: Vec<&str> = self.filled(column).collect();
        let signs = filled.iter().filter(|cell| cell.ends_with('%'));
        2 * signs.count() > filled.len()
    }

    /// Whether the numbers of a column are shares of 1 with a mean of a half,
    /// as a spreadsheet keeps percentages. No other results are.
    fn are_shares(&self, column: usize) -> bool {
        let numbers = self.numbers(column);
        let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
        let within = numbers.iter().all(|number| (0.0..=1.0).contains(number));
        let broken = numbers.iter().any(|number| number.fract() != 0.0);
        numbers.len() > 1 && within && broken && (0.45..=0.55).contains(&mean)
    }

    /// Whether most name cells of a column have two names with a dash between
    /// blanks, and no other separator: a table that uses the dash so. One line
    /// that is otherwise does not cost the others their names.
    pub(super) fn is_dashed(&self, column: usize) -> bool {
        let (mut dashed, mut parted, mut single) = (0, 0, 0);
        for cell in self.rows.iter().map(|row| row.cell(column)) {
            if names::is_pair(cell) {
                parted += 1;
            } else if names::is_dashed_pair(cell) {
                dashed += 1;
            } else if kind_of(cell) == Kind::Text {
                single += 1;
            }
        }
        dashed > parted && dashed >= parted + single
    }
}

/// Mends what headings say: "Pair" over numbers, or beside a column of pairs,
/// is the pair's number.
pub(super) fn correct(roles: &mut [Role], sample: &Sample<'_>) {
    let of_pairs = |column: &usize| sample.kind(*column) == Kind::Pair;
    let named = || (0..roles.len()).filter(|column| roles[*column] == Role::Names);
    if named().count() > 1 && named().filter(of_pairs).count() == 1 {
        let others: Vec<usize> = named().filter(|column| !of_pairs(column)).collect();
        for column in others {
            roles[column] = Role::Number;
        }
    }
    part_names(roles, sample);
    for (column, role) in roles.iter_mut().enumerate() {
        if role.is_name() && sample.kind(column) == Kind::Number {
            *role = Role::Number;
        }
    }
}

/// One heading of names over two columns, the second without a heading that
/// is known: a name in each.
fn part_names(roles: &mut [Role], sample: &Sample<'_>) {
    let mut named = (0..roles.len()).filter(|column| roles[*column].is_name());
    let (Some(first), None) = (named.next(), named.next()) else {
        return;
    };
    let is_text = |column: usize| sample.kind(column) == Kind::Text;
    let parted = roles.get(first + 1) == Some(&Role::Unknown);
    if parted && is_text(first) && is_text(first + 1) && !sample.is_dashed(first) {
        roles[first] = Role::Player;
        roles[first + 1] = Role::Player;
    }
}

/// Results most of which are written with `%`, or are shares, are percentages,
/// whoever told that they are results.
pub(super) fn mark_percents(roles: &mut [Role], sample: &Sample<'_>) {
    if roles.contains(&Role::Percent) {
        return;
    }
    for (column, role) in roles.iter_mut().enumerate() {
        let by_hundred = matches!(role, Role::Result(Scoring::Auto | Scoring::Matchpoints));
        let is_share = *role == Role::Result(Scoring::Auto) && sample.are_shares(column);
        if by_hundred && sample.is_percent(column) || is_share {
            *role = Role::Percent;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_places_are_numbers() {
        for (cell, number) in [
            ("1-2", 1.0),
            ("3/4.", 3.0),
            ("=5", 5.0),
            ("5=", 5.0),
            ("7)", 7.0),
        ] {
            assert_eq!(number_in(cell), Some(number), "{cell}");
        }
        for cell in ["2-1", "1-2-3", "=A", "A/B", "1-", "12.03.2026"] {
            assert_eq!(number_in(cell), None, "{cell}");
        }
    }

    #[test]
    fn columns_are_judged_by_the_first_rows_only() {
        let row = |line: usize| Row::new(line, vec!["A & B".to_owned(), line.to_string()]);
        let rows: Vec<Row> = (1..=10 * MOST_ROWS).map(row).collect();
        let mut looked_at = 0;
        let sample = Sample::of(rows.iter().inspect(|_| looked_at += 1));
        assert_eq!((sample.kind(0), sample.kind(1)), (Kind::Pair, Kind::Number));
        assert_eq!(sample.numbers(1).len(), MOST_ROWS);
        assert_eq!(sample.kind(2), Kind::Empty);
        assert_eq!(looked_at, MOST_ROWS);
    }
}
