//! Where a cell of a sheet is.

use std::fmt;

/// Where a cell is. Shown as in a formula: `C7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// From the top, the first is 0.
    pub row: u32,
    /// From the left, `A` is 0.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = Vec::new();
        let mut left = u64::from(self.column) + 1;
        while left > 0 {
            let letter = (left - 1) % 26;
            // Below 26.
            letters.push(b'A' + letter as u8);
            left = (left - 1) / 26;
        }
        letters.reverse();
        f.write_str(&String::from_utf8_lossy(&letters))?;
        write!(f, "{}", u64::from(self.row) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_named_as_in_formulas() {
        let named = |row, column| Place { row, column }.to_string();
        assert_eq!(named(0, 0), "A1");
        assert_eq!(named(6, 25), "Z7");
        assert_eq!(named(0, 26), "AA1");
        assert_eq!(named(1_048_575, 16_383), "XFD1048576");
    }
}
