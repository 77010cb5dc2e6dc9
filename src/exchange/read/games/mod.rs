//! Lists of games for the calculators: chess games, backgammon matches, and
//! the games of a ladder, as pasted text or CSV.
//!
//! The columns stand in a fixed order; a heading above them and further
//! columns behind them are passed over.

mod backgammon;
mod chess;
mod ladder;

pub use backgammon::{MatchRow, match_length, matches};
pub use chess::{ChessResult, ChessRow, chess_games, chess_result, is_unrated};
pub use ladder::{LadderRow, ladder_games};

use super::lines::Row;
use crate::domain::{Notice, number};
use crate::exchange::Skipped;

/// A list of games: what could be read of it, and what not.
#[derive(Clone, Debug, PartialEq)]
pub struct GameFile<T> {
    /// The games, in file order.
    pub rows: Vec<T>,
    /// Lines that cannot be used.
    pub skipped: Vec<Skipped>,
}

/// A number as typed into one cell or field.
///
/// # Errors
/// `table-not-number`.
pub fn figure(text: &str) -> Result<f64, Notice> {
    number::parse(text).ok_or_else(|| Notice::new("table-not-number").with("text", text.trim()))
}

/// Every row that is not blank through `one`. The first one is a heading if
/// others follow and no cell of it is a number.
fn read<T>(all: &[Row], one: impl Fn(&Row) -> Result<T, Notice>) -> GameFile<T> {
    let mut filled: Vec<&Row> = all
        .iter()
        .filter(|row| row.filled().next().is_some())
        .collect();
    let is_heading = |row: &Row| row.filled().all(is_word);
    if filled.len() > 1 && is_heading(filled[0]) && one(filled[0]).is_err() {
        filled.remove(0);
    }
    let mut file = GameFile {
        rows: Vec::new(),
        skipped: Vec::new(),
    };
    for row in filled {
        match one(row) {
            Ok(game) => file.rows.push(game),
            Err(reason) => file.skipped.push(Skipped {
                line: row.line,
                reason,
            }),
        }
    }
    file
}

/// A word of a heading: without digits, but for a number behind or before it,
/// as in `Player 1` and `400 rule`. Anything else with digits may be a game,
/// and is not passed over.
fn is_word(cell: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    let before = cell.trim_end_matches(is_digit);
    let behind = cell.trim_start_matches(is_digit);
    let words = if before.ends_with(char::is_whitespace) {
        before
    } else if behind.starts_with(char::is_whitespace) {
        behind
    } else {
        cell
    };
    !words.trim().is_empty() && !words.contains(is_digit)
}

fn lines(text: &str) -> Vec<Row> {
    numbered(text, cells)
}

fn numbered(text: &str, cells: impl Fn(&str) -> Vec<String>) -> Vec<Row> {
    let text = text.trim_start_matches('\u{feff}');
    (1..)
        .zip(text.lines())
        .map(|(line, text)| Row::new(line, cells(text)))
        .collect()
}

/// Cells of a line of numbers. A comma may part cells or decimals: it parts
/// cells where it touches a letter or another comma, or where nothing else
/// in the line could.
fn cells(line: &str) -> Vec<String> {
    let line = line.trim().replace('\u{a0}', " ");
    let split = |separators: &[char]| -> Vec<String> {
        line.split(separators)
            .map(|cell| cell.trim().trim_matches('"').to_owned())
            .collect()
    };
    if line.contains(['\t', ';']) {
        return split(&['\t', ';']);
    }
    if line.contains(' ') && !has_parting_comma(&line) {
        let words = line.split_whitespace();
        return words
            .map(|word| word.trim_end_matches([',', ':']).to_owned())
            .collect();
    }
    let mut cells = split(&[',', ':']);
    if cells.len() == 3 && cells[1] == "0" && cells[2] == "5" {
        cells = vec![cells.remove(0), "0,5".to_owned()];
    }
    cells
}

fn has_parting_comma(line: &str) -> bool {
    let parts: Vec<&str> = line.split(',').collect();
    parts.windows(2).any(|pair| {
        let before = pair[0].chars().next_back();
        let after = pair[1].chars().next();
        let is_number_like = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        !is_number_like(before) || !(is_number_like(after) || after.is_some_and(|c| c == ' '))
    })
}
