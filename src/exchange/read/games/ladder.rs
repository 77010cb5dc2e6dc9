//! Games of a ladder.

use super::{GameFile, numbered, read};
use crate::domain::{Notice, number};
use crate::exchange::read::lines::rows;
use crate::exchange::{Separator, sniff};

/// A game of a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRow {
    /// The players as written.
    pub names: [String; 2],
    /// Their scores.
    pub scores: [f64; 2],
    /// Where it stands, counted from 1.
    pub line: usize,
}

/// Games of a ladder: both names and both scores, such as `Ann;Bo;3;1`,
/// `Ann – Bo 3:1` or `Ann Bo 3 1`.
///
/// ```
/// use tandem::exchange::read::ladder_games;
/// let file = ladder_games("Ann Lee – Bo Ray 3:1");
/// assert_eq!(file.rows[0].names, ["Ann Lee", "Bo Ray"]);
/// assert_eq!(file.rows[0].scores, [3.0, 1.0]);
/// ```
pub fn ladder_games(text: &str) -> GameFile<LadderRow> {
    read(&numbered(text, cells), |row| {
        let scores = match score_pair(row.cell(2)) {
            Some(scores) => Some(scores),
            None => number::parse(row.cell(2)).zip(number::parse(row.cell(3))),
        };
        let unread = || Notice::new("redis-line").with("text", row.cells.join(" "));
        let (first, second) = scores.ok_or_else(unread)?;
        Ok(LadderRow {
            names: [row.cell(0).to_owned(), row.cell(1).to_owned()],
            scores: [first, second],
            line: row.line,
        })
    })
}

/// The cells of a line: each may be written in its own way.
fn cells(line: &str) -> Vec<String> {
    match sniff(line) {
        Separator::Blanks => ladder_cells(line),
        separator => rows(line, separator)
            .into_iter()
            .next()
            .map_or_else(Vec::new, |row| row.cells),
    }
}

/// `3:1`, `3-1` or `3–1`.
fn score_pair(text: &str) -> Option<(f64, f64)> {
    let (first, second) = text.split_once([':', '-', '–'])?;
    number::parse(first).zip(number::parse(second))
}

/// Names and scores of a line without separators between cells.
fn ladder_cells(line: &str) -> Vec<String> {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let mut scores: Vec<String> = Vec::new();
    while scores.len() < 2 {
        let Some(last) = words.last() else { break };
        let pair = score_pair(last).is_some() && scores.is_empty();
        if !pair && number::parse(last).is_none() {
            break;
        }
        scores.insert(0, (*last).to_owned());
        words.pop();
        if pair {
            break;
        }
    }
    let names = words.join(" ");
    let parting = [" - ", " – ", " — ", " & ", " vs ", " v ", " : "];
    let parted = parting.iter().find_map(|dash| names.split_once(dash));
    let parted = parted.or_else(|| names.split_once(' ').filter(|_| words.len() == 2));
    let mut cells = match parted {
        Some((first, second)) => vec![first.trim().to_owned(), second.trim().to_owned()],
        None => vec![names],
    };
    cells.extend(scores);
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ladders_in_all_their_forms() {
        for text in [
            "Ann Lee;Bo Ray;3;1",
            "Ann Lee,Bo Ray,3,1,1066.7",
            "Ann Lee\tBo Ray\t3:1",
            "Player 1,Player 2,Score 1,Score 2\n\"Ann Lee\",Bo Ray,3,1",
            "Ann Lee – Bo Ray 3:1",
            "Ann Lee vs Bo Ray 3 1",
            "Ann Lee & Bo Ray 3-1",
        ] {
            let file = ladder_games(text);
            assert_eq!(file.skipped, [], "{text}");
            assert_eq!(file.rows[0].names, ["Ann Lee", "Bo Ray"], "{text}");
            assert_eq!(file.rows[0].scores, [3.0, 1.0], "{text}");
        }
        let mixed = "Ann Bo 3 1\nBo – Cy 21:0\nAnn,Cy,2,1";
        assert_eq!(ladder_games(mixed).rows.len(), 3);
        let file = ladder_games("Ann Bo 3:1\nAnn Bo 3\nAnn 3:1\nAnn Bo x:1");
        let lines: Vec<usize> = file.skipped.iter().map(|skipped| skipped.line).collect();
        assert_eq!((file.rows.len(), lines), (1, vec![2, 3, 4]));
    }
}
