//! Cells of a text without a separator: its columns are aligned by two blanks
//! or more, or only numbers stand beside the names, one blank from them.

mod heading;
mod joined;
mod numbers;
mod sign;

use super::{LONGEST_RECORD, Row, WIDEST};
use crate::exchange::read::words::header::is_header;
use numbers::Habits;

/// Points that lead from a name to its result.
const LEADER: &str = "...";

/// The cells of each of the lines.
pub(super) fn cells(lines: &[&str]) -> Vec<Vec<String>> {
    let mut width = 0;
    let mut whole = |line: &&str| {
        let parts = parted(line);
        if parts.len() > 1 && is_header(&Row::new(0, parts.clone())) {
            width = parts.len();
        }
        // As many cells as headings: then a lone dash is an empty one.
        let dash_is_empty = parts.len() == width;
        joined::joined(parts, dash_is_empty)
    };
    let parts: Vec<Vec<String>> = lines.iter().map(&mut whole).collect();
    let habits = Habits::of(&parts);
    let mut cells: Vec<Vec<String>> = Vec::with_capacity(parts.len());
    for line in &parts {
        let cut = line.iter().flat_map(|part| habits.cut(part));
        cells.push(cut.take(WIDEST + 1).collect());
    }
    heading::part(&mut cells, &parts);
    cells
}

/// What two blanks or more set apart.
fn parted(line: &str) -> Vec<String> {
    // A little more than the longest, so that a cut one is known as such.
    let line = &line[..line.floor_char_boundary(LONGEST_RECORD)];
    line.replace(['\u{a0}', '\t'], " ")
        .replace(LEADER, "  ")
        .split("  ")
        // Of a leader up to two points are left.
        .map(|part| match part.trim_start().split_once(' ') {
            Some(("." | "..", rest)) => rest,
            _ => part,
        })
        .filter(|part| !part.trim().is_empty())
        .map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "))
        .take(WIDEST + 1)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_email_is_cut_at_blanks_and_at_the_numbers_around_a_pair() {
        let found = cells(&[
            " 1.  Иванов Ян & Ng Ana   54,5",
            "12 Ng Ana & Łoś Jan 24 −3,5",
            "Spring cup 2026",
            "Ng A. & Łoś J. ........ 54,5",
            "Ng Ana & Fox: 45,5",
            "Ng Ana/Fox Jan 45,5 %",
        ]);
        assert_eq!(found[0], ["1.", "Иванов Ян & Ng Ana", "54,5"]);
        assert_eq!(found[1], ["12", "Ng Ana & Łoś Jan", "24", "−3,5"]);
        assert_eq!(found[2], ["Spring cup 2026"]);
        assert_eq!(found[3], ["Ng A. & Łoś J.", "54,5"]);
        assert_eq!(found[4], ["Ng Ana & Fox", "45,5"]);
        assert_eq!(found[5], ["Ng Ana/Fox Jan", "45,5%"]);
    }
}
