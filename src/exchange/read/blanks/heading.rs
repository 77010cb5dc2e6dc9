//! A heading of which the words stand one blank apart, as the cells below it.

use super::super::columns::Role;
use super::super::header;
use super::super::names;

/// Most words of one heading.
const LONGEST: usize = 3;

/// Most words of a line that may be headings.
const MOST_WORDS: usize = 16;

/// Parts lines of headings over pairs with as many cells. Where a line below
/// has more or fewer, nobody knows which is which: it stays one cell, and so
/// is listed.
pub(super) fn part(cells: &mut [Vec<String>], parts: &[Vec<String>]) {
    let mut width = None;
    for at in 0..cells.len() {
        let alone = parts[at].len() == 1;
        if !alone && !parts[at].is_empty() {
            width = None;
        } else if let Some(headings) = headings(&cells[at..]) {
            width = Some(headings.len());
            cells[at] = headings;
        } else if width.is_some_and(|width| cells[at].len() > 1 && cells[at].len() != width) {
            // The empty cell behind tells that the line is of the table.
            cells[at] = vec![parts[at].concat(), String::new()];
        }
    }
}

/// The headings in the first of the lines.
fn headings(lines: &[Vec<String>]) -> Option<Vec<String>> {
    let [first, below @ ..] = lines else {
        return None;
    };
    let [only] = &first[..] else {
        return None;
    };
    let words: Vec<&str> = only.split(' ').collect();
    if !(2..=MOST_WORDS).contains(&words.len()) || header::role(only).is_some() {
        return None;
    }
    let told = |line: &&Vec<String>| line.iter().any(|cell| cell.contains(char::is_alphanumeric));
    let next = below.iter().find(told)?;
    let is_pair = |cell: &String| names::is_pair(cell) || names::is_dashed_pair(cell);
    let cells = parted(&words, next.len()).filter(|_| next.iter().any(is_pair))?;
    let roles: Vec<Role> = cells.iter().filter_map(|cell| header::role(cell)).collect();
    let named = roles.iter().filter(|role| role.is_name()).count();
    let once = named == 1 && roles.contains(&Role::Names);
    (once && roles.iter().any(|role| role.is_result())).then_some(cells)
}

/// Words as so many headings that are known.
fn parted(words: &[&str], count: usize) -> Option<Vec<String>> {
    if count == 0 || words.is_empty() {
        return (count == 0 && words.is_empty()).then(Vec::new);
    }
    (1..=LONGEST.min(words.len())).rev().find_map(|length| {
        let heading = words[..length].join(" ");
        header::role(&heading)?;
        let rest = parted(&words[length..], count - 1)?;
        Some([vec![heading], rest].concat())
    })
}
