//! A heading of which words stand one blank apart, as may the cells below it.

use super::super::Row;
use crate::domain::number;
use crate::exchange::read::figure::number_in;
use crate::exchange::read::names;
use crate::exchange::read::words::Role;
use crate::exchange::read::words::header::{self, is_header};

/// Most words of one heading.
const LONGEST: usize = 3;

/// Most words of a line that may be headings.
const MOST_WORDS: usize = 16;

/// A line of headings that is parted into its words.
struct Heading {
    cells: Vec<String>,
    /// Whether no two blanks stand in it.
    alone: bool,
}

/// Parts lines of headings over pairs with as many cells. Where a line below
/// has more, or has fewer that no blanks align, nobody knows which is which:
/// it stays one cell, and so is listed.
pub(super) fn part(cells: &mut [Vec<String>], parts: &[Vec<String>]) {
    let mut width = None;
    for at in 0..cells.len() {
        let count = parts[at].len();
        if let Some(heading) = Heading::over(&parts[at], &cells[at + 1..]) {
            width = Some((heading.cells.len(), heading.alone));
            cells[at] = heading.cells;
        } else if let Some((wanted, alone)) = width {
            let is_other = count > 1 && (alone || is_header(&Row::new(0, parts[at].clone())));
            if is_other {
                width = None;
            } else if cells[at].len() != wanted && count > 0 {
                fit(&mut cells[at], &parts[at], wanted, alone);
            }
        }
    }
}

/// Fits the cells of a line under so many headings.
fn fit(cells: &mut Vec<String>, parts: &[String], wanted: usize, alone: bool) {
    let loose = loosely(cells);
    if loose.len() == wanted {
        *cells = loose;
    } else if cells.len() > wanted || alone && cells.len() > 1 {
        // The empty cell behind tells that the line is of the table.
        *cells = vec![parts.join(" "), String::new()];
    }
}

impl Heading {
    /// The headings in the parts of a line over the cells of others.
    fn over(parts: &[String], below: &[Vec<String>]) -> Option<Self> {
        let alone = parts.len() == 1;
        let words: Vec<(usize, &str)> = (0..)
            .zip(parts)
            .flat_map(|(part, text)| text.split(' ').map(move |word| (part, word)))
            .collect();
        let is_one = alone && header::role(&parts[0]).is_some();
        if !(2..=MOST_WORDS).contains(&words.len()) || is_one {
            return None;
        }
        let told =
            |line: &&Vec<String>| line.iter().any(|cell| cell.contains(char::is_alphanumeric));
        let next = below.iter().find(told)?;
        let is_pair = |cell: &String| names::is_pair(cell) || names::is_dashed_pair(cell);
        let pair = next.iter().position(is_pair);
        let fits = |count: usize| {
            let is_new = count > parts.len();
            let cells = is_new.then(|| parted(&words, count)).flatten();
            cells.filter(|cells| are_headings(cells, pair))
        };
        let cells = fits(next.len()).or_else(|| fits(loosely(next).len()))?;
        Some(Self { cells, alone })
    }
}

/// Whether cells head a table of pairs, which stand in that column, or of two
/// players in a row.
fn are_headings(cells: &[String], pair: Option<usize>) -> bool {
    let roles: Vec<Option<Role>> = cells.iter().map(|cell| header::role(cell)).collect();
    let players = roles.iter().filter(|role| **role == Some(Role::Player));
    let named = match pair {
        Some(column) => roles.get(column) == Some(&Some(Role::Names)),
        None => players.count() == 2,
    };
    named && roles.iter().flatten().any(|role| role.is_result())
}

/// Words as so many headings that are known, each within one part.
fn parted(words: &[(usize, &str)], count: usize) -> Option<Vec<String>> {
    if count == 0 || words.is_empty() {
        return (count == 0 && words.is_empty()).then(Vec::new);
    }
    let (part, _) = words[0];
    let longest = words.iter().take(LONGEST).take_while(|word| word.0 == part);
    (1..=longest.count()).rev().find_map(|length| {
        let heading: Vec<&str> = words[..length].iter().map(|(_, word)| *word).collect();
        let heading = heading.join(" ");
        header::role(&heading)?;
        let rest = parted(&words[length..], count - 1)?;
        Some([vec![heading], rest].concat())
    })
}

/// Cells with the numbers around a text in cells of their own, and numbers one
/// blank apart too.
fn loosely(cells: &[String]) -> Vec<String> {
    let mut loose = Vec::with_capacity(cells.len());
    for cell in cells {
        let words: Vec<&str> = cell.split(' ').collect();
        let left = words.iter().take_while(|word| number_in(word).is_some());
        let left = left.count();
        let behind = words[left..].iter().rev();
        let right = behind.take_while(|word| number::parse(word).is_some());
        let end = words.len() - right.count();
        loose.extend(words[..left].iter().map(|word| (*word).to_owned()));
        if left < end {
            loose.push(words[left..end].join(" "));
        }
        loose.extend(words[end..].iter().map(|word| (*word).to_owned()));
    }
    loose
}
