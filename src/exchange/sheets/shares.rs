//! Numbers that a spreadsheet shows as percentages: 0.55 as 55 %.

use crate::domain::Place;

/// Where such numbers stand in a sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shares {
    /// Rectangles by their first and last cells. Two either lie between the
    /// same rows, the left one first, or one lies above the other.
    areas: Vec<[Place; 2]>,
}

impl Shares {
    /// One more rectangle, below or right of all others.
    pub(super) fn add(&mut self, first: Place, last: Place) {
        self.areas.push([first, last]);
    }

    /// Whether the number of a cell is shown as a percentage.
    pub fn has(&self, place: Place) -> bool {
        let above = self.areas.partition_point(|[_, last]| last.row < place.row);
        let beside = self.areas[above..].iter();
        let mut beside = beside.take_while(|[first, _]| first.row <= place.row);
        beside.any(|[first, last]| (first.column..=last.column).contains(&place.column))
    }
}

/// Whether a format of numbers, such as `0.00%`, shows shares as percentages;
/// a sign in quotes or behind a stroke is only text.
pub(super) fn is_of_shares(format: &str) -> bool {
    let mut quoted = false;
    let mut characters = format.chars();
    while let Some(c) = characters.next() {
        match c {
            '"' => quoted = !quoted,
            '\\' | '_' | '*' if !quoted => drop(characters.next()),
            '%' if !quoted => return true,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_in_areas_are_found() {
        let at = |row, column| Place { row, column };
        let mut shares = Shares::default();
        shares.add(at(1, 2), at(1, 2));
        shares.add(at(3, 1), at(5, 2));
        shares.add(at(3, 6), at(5, 6));
        shares.add(at(7, 0), at(7, 0));
        for place in [at(1, 2), at(3, 1), at(5, 2), at(4, 6), at(7, 0)] {
            assert!(shares.has(place), "{place}");
        }
        for place in [at(0, 2), at(1, 1), at(4, 3), at(6, 1), at(8, 0)] {
            assert!(!shares.has(place), "{place}");
        }
    }

    #[test]
    fn formats_of_percentages() {
        for format in ["0%", "0.00%", "#,##0.0 %;[Red]-0.0 %"] {
            assert!(is_of_shares(format), "{format}");
        }
        for format in ["General", "0.0\"%\"", "0.0\\%", "0.00"] {
            assert!(!is_of_shares(format), "{format}");
        }
    }
}
