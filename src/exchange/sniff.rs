//! What separates the cells of a text table.

/// The separator of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    /// As copied from a spreadsheet or a web page.
    Tab,
    /// As written by spreadsheets where the comma is decimal.
    Semicolon,
    /// As drawn in plain text: `|`.
    Bar,
    /// As written elsewhere.
    Comma,
    /// Columns aligned by two or more blanks, as in an e-mail.
    Blanks,
}

impl Separator {
    /// The character; `None` for runs of blanks.
    pub const fn character(self) -> Option<char> {
        match self {
            Self::Tab => Some('\t'),
            Self::Semicolon => Some(';'),
            Self::Bar => Some('|'),
            Self::Comma => Some(','),
            Self::Blanks => None,
        }
    }
}

/// Lines looked at.
const SAMPLE: usize = 500;

/// Longest line that is looked at, in bytes.
const LONGEST: usize = 4 << 10;

/// The separator of a text: the first of TAB, semicolon, bar and comma that
/// stands in at least half as many lines as the most frequent one. Quoted cells and
/// decimal commas do not count, nor commas in brackets, nor those in a few lines only
/// where others are aligned by blanks: those are of titles.
///
/// ```
/// use tandem::exchange::{Separator, sniff};
/// assert_eq!(sniff("Ivanov, Ivan;12,5"), Separator::Semicolon);
/// assert_eq!(sniff("Smith & Ng 12,5"), Separator::Blanks);
/// ```
pub fn sniff(text: &str) -> Separator {
    let end = if text.contains('\n') { '\n' } else { '\r' };
    let sampled = text.split(end).take(SAMPLE);
    let sample: Vec<&str> = sampled.filter(|line| line.len() <= LONGEST).collect();
    let lines = || sample.iter().copied();
    let known = [
        Separator::Tab,
        Separator::Semicolon,
        Separator::Bar,
        Separator::Comma,
    ];
    let found = known.map(|separator| {
        let count = lines().filter(|line| stands_in(line, separator)).count();
        (separator, count)
    });
    let filled = lines().filter(|line| !line.trim().is_empty()).count();
    let aligned = lines().any(is_aligned);
    let most = found.iter().map(|(_, count)| *count).max().unwrap_or(0);
    found
        .into_iter()
        .filter(|(separator, count)| {
            *separator != Separator::Comma || 3 * count >= filled || !aligned
        })
        .find(|(_, count)| *count > 0 && 2 * count >= most)
        .map_or(Separator::Blanks, |(separator, _)| separator)
}

/// Whether blanks set the cells of a line apart: two and more, or one between
/// a pair and its result.
fn is_aligned(line: &str) -> bool {
    let line = line.trim();
    let is_pair = ["&", " - ", " – ", " / "]
        .iter()
        .any(|sign| line.contains(sign));
    let last = line.rsplit(' ').next().unwrap_or("");
    let is_result = last.starts_with(|c: char| c.is_ascii_digit() || "+-−–".contains(c));
    line.contains("  ") || is_pair && is_result && last.len() < line.len()
}

fn stands_in(line: &str, separator: Separator) -> bool {
    let (mut quoted, mut brackets) = (false, 0_usize);
    let mut before = ' ';
    let mut characters = line.chars().peekable();
    while let Some(c) = characters.next() {
        if c == '"' {
            quoted = !quoted;
        } else if !quoted && Some(c) == separator.character() {
            let after = characters.peek().is_some_and(char::is_ascii_digit);
            let decimal = before.is_ascii_digit() && after;
            if separator != Separator::Comma || !decimal && brackets == 0 {
                return true;
            }
        }
        match c {
            '(' => brackets += 1,
            ')' => brackets = brackets.saturating_sub(1),
            _ => {}
        }
        before = c;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_separator_is_found() {
        assert_eq!(sniff("A & B\t−12,5\nC & D\t3"), Separator::Tab);
        assert_eq!(
            sniff("Club; spring\nA & B,12\nC & D,3\nE,F"),
            Separator::Comma
        );
        assert_eq!(sniff("1,\"A; B\",\"12,5\"\n2,\"C; D\",3"), Separator::Comma);
        assert_eq!(sniff("A & B|54,5\nNg, Ana & C|45,5"), Separator::Bar);
        assert_eq!(sniff("1   Ng & Ana   54,2"), Separator::Blanks);
        let email = "Spring cup, 4 March\nDirector Ng\n\n1  A & B   54,2\n2  C & D   45,8";
        assert_eq!(sniff(email), Separator::Blanks);
        let short = "Thursday pairs, 4 March\n1 A & B 54.2\n2 C & D 45.8\n3 E & F 50";
        assert_eq!(sniff(short), Separator::Blanks);
        assert_eq!(sniff("name,start\nP 1,0\nP 2,0\nP 3,0"), Separator::Comma);
        let brackets = "A & B (56.04 %, place 1)\nC & D (43.96 %, place 2)";
        assert_eq!(sniff(brackets), Separator::Blanks);
        assert_eq!(sniff(""), Separator::Blanks);
    }
}
