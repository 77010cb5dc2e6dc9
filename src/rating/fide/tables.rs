//! The tables 8.1.1 and 8.1.2 of the regulations, as printed.

use std::sync::LazyLock;

use super::Hundredths;

/// A row of table 8.1.2: the expected scores of the stronger and the weaker
/// player for a range of rating differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectedRow {
    /// Smallest difference, in rating points.
    pub least: i32,
    /// Largest difference; `None` in the last row, which has no end.
    pub most: Option<i32>,
    /// Of the player with the higher rating.
    pub high: Hundredths,
    /// Of the other one.
    pub low: Hundredths,
}

static DIFFERENCES: LazyLock<Vec<i32>> = LazyLock::new(|| {
    let text = include_str!("../../../assets/fide/fide_8_1_1.csv");
    // Printed from 1.00 down.
    let mut rows: Vec<(Hundredths, i32)> = lines(text)
        .map(|line| {
            let (p, dp) = line.split_once(',').expect("table 8.1.1 has two columns");
            (hundredths(p), integer(dp))
        })
        .collect();
    rows.sort_unstable();
    rows.into_iter().map(|(_, dp)| dp).collect()
});

static EXPECTED: LazyLock<Vec<ExpectedRow>> = LazyLock::new(|| {
    let text = include_str!("../../../assets/fide/fide_8_1_2.csv");
    lines(text)
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            ExpectedRow {
                least: integer(cells[0]),
                most: (!cells[1].is_empty()).then(|| integer(cells[1])),
                high: hundredths(cells[2]),
                low: hundredths(cells[3]),
            }
        })
        .collect()
});

/// Table 8.1.1: the rating difference `dp` that belongs to a score of
/// `percent` %, which is 0 to 100.
///
/// ```
/// use tandem::rating::fide::tables::difference;
/// assert_eq!(difference(78), 220);
/// assert_eq!(difference(0), -800);
/// ```
pub fn difference(percent: i32) -> i32 {
    let row = usize::try_from(percent).unwrap_or(0);
    DIFFERENCES[row.min(DIFFERENCES.len() - 1)]
}

/// Table 8.1.2: the expected score `PD` of a player who stands `difference`
/// points above the opponent (below, if negative).
///
/// ```
/// use tandem::rating::fide::{Hundredths, tables::expected};
/// assert_eq!(expected(-100), Hundredths(36));
/// ```
pub fn expected(difference: i32) -> Hundredths {
    let gap = difference.abs();
    let row = EXPECTED.partition_point(|row| row.least <= gap) - 1;
    if difference < 0 {
        EXPECTED[row].low
    } else {
        EXPECTED[row].high
    }
}

/// All rows of table 8.1.2, from the smallest difference.
pub fn expected_rows() -> &'static [ExpectedRow] {
    &EXPECTED
}

fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().skip(1).filter(|line| !line.is_empty())
}

fn integer(cell: &str) -> i32 {
    cell.parse().expect("the tables hold whole numbers")
}

/// `0.36` as 36: two decimals, always.
fn hundredths(cell: &str) -> Hundredths {
    Hundredths(i64::from(integer(&cell.replace('.', ""))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_whole_and_symmetric() {
        assert_eq!(DIFFERENCES.len(), 101);
        for percent in 0..=100 {
            assert_eq!(difference(percent), -difference(100 - percent), "{percent}");
        }
        assert!(DIFFERENCES.is_sorted_by(|low, high| low < high));
        let rows = expected_rows();
        assert_eq!(rows.len(), 51);
        assert_eq!((rows[0].least, rows[50].most), (0, None));
        for (at, row) in rows.iter().enumerate() {
            assert_eq!(row.high.0 + row.low.0, 100, "{row:?}");
            assert_eq!(
                row.high.0,
                50 + i64::try_from(at).expect("small"),
                "{row:?}"
            );
        }
        for pair in rows.windows(2) {
            assert_eq!(pair[0].most, Some(pair[1].least - 1), "{pair:?}");
        }
    }
}
