//! PBN text to tags and values, line by line.

use std::iter::Peekable;
use std::str::CharIndices;

use crate::domain::Notice;

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`.
    Tag(String, String),
    /// A value of a section; whether it stood in quotes.
    Value(String, bool),
}

/// The pieces of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// Counted from 1.
    pub(super) number: usize,
    pub(super) tokens: Vec<Token>,
}

/// All lines with something in them; comments (`{…}`, `;` to the end of a
/// line, lines that begin with `%`) are none.
///
/// # Errors
/// `pbn-open-comment`, `pbn-open-tag` and `pbn-open-quote`, each with its line.
pub(super) fn lines(text: &str) -> Result<Vec<Line>, Notice> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut lines = Vec::new();
    let mut comment = None;
    for (number, line) in (1..).zip(text.split('\n')) {
        if comment.is_none() && line.starts_with('%') {
            continue;
        }
        let tokens = Scanner {
            line,
            number,
            characters: line.char_indices().peekable(),
        }
        .tokens(&mut comment)?;
        if !tokens.is_empty() {
            lines.push(Line { number, tokens });
        }
    }
    match comment {
        None => Ok(lines),
        Some(opened) => Err(at("pbn-open-comment", opened)),
    }
}

struct Scanner<'a> {
    line: &'a str,
    number: usize,
    characters: Peekable<CharIndices<'a>>,
}

impl Scanner<'_> {
    fn tokens(mut self, comment: &mut Option<usize>) -> Result<Vec<Token>, Notice> {
        let mut tokens = Vec::new();
        while let Some(&(start, c)) = self.characters.peek() {
            if comment.is_some() {
                if c == '}' {
                    *comment = None;
                }
                self.characters.next();
            } else if c.is_whitespace() {
                self.characters.next();
            } else {
                match c {
                    '{' => *comment = Some(self.number),
                    ';' => break,
                    '[' => {
                        self.characters.next();
                        tokens.push(self.tag()?);
                    }
                    '"' => tokens.push(Token::Value(self.quoted()?, true)),
                    _ => tokens.push(Token::Value(self.word(start), false)),
                }
            }
        }
        Ok(tokens)
    }

    fn skip_blanks(&mut self) {
        while self
            .characters
            .next_if(|(_, c)| c.is_whitespace())
            .is_some()
        {}
    }

    /// A tag behind its bracket.
    fn tag(&mut self) -> Result<Token, Notice> {
        self.skip_blanks();
        let is_name = |(_, c): &(usize, char)| !(c.is_whitespace() || matches!(c, '"' | ']'));
        let mut name = String::new();
        while let Some((_, c)) = self.characters.next_if(is_name) {
            name.push(c);
        }
        self.skip_blanks();
        let value = match self.characters.peek() {
            Some((_, '"')) => self.quoted()?,
            _ => String::new(),
        };
        if self.characters.any(|(_, c)| c == ']') {
            Ok(Token::Tag(name, value))
        } else {
            Err(at("pbn-open-tag", self.number).with("tag", name))
        }
    }

    /// A text in quotes; `\"` and `\\` stand for a quote and a stroke, any
    /// other stroke for itself.
    fn quoted(&mut self) -> Result<String, Notice> {
        self.characters.next();
        let mut text = String::new();
        while let Some((_, c)) = self.characters.next() {
            let escaped = |(_, next): &(usize, char)| matches!(next, '"' | '\\');
            match c {
                '"' => return Ok(text),
                '\\' => text.push(self.characters.next_if(escaped).map_or('\\', |(_, c)| c)),
                _ => text.push(c),
            }
        }
        Err(at("pbn-open-quote", self.number))
    }

    /// A word; a `;` with nothing behind it begins a comment, while other ones
    /// part the names of a pair.
    fn word(&mut self, start: usize) -> String {
        while let Some(&(at, c)) = self.characters.peek() {
            let ends = |c: char| c.is_whitespace() || c == '{';
            let behind = &self.line[at + c.len_utf8()..];
            if ends(c) || (c == ';' && behind.chars().next().is_none_or(ends)) {
                break;
            }
            self.characters.next();
        }
        let end = self
            .characters
            .peek()
            .map_or(self.line.len(), |(at, _)| *at);
        self.line[start..end].to_owned()
    }
}

/// A sentence about a line; a text, so that no language groups its digits.
fn at(id: &'static str, line: usize) -> Notice {
    Notice::new(id).with("line", line.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Token {
        Token::Value(text.to_owned(), false)
    }

    fn tag(name: &str, value: &str) -> Token {
        Token::Tag(name.to_owned(), value.to_owned())
    }

    #[test]
    fn tags_values_and_comments() {
        let text = "% PBN 2.1\n[Event \"a \\\"b\\\"; {c}\"] ; rest\r\n{ two\nlines } 1 \"Ng ;Ana\" 5{x}6; rest\n[X \"Rank\\3R\"]";
        let lines = lines(text).expect("PBN");
        let tokens: Vec<(usize, Vec<Token>)> = lines
            .into_iter()
            .map(|line| (line.number, line.tokens))
            .collect();
        assert_eq!(
            tokens,
            [
                (2, vec![tag("Event", "a \"b\"; {c}")]),
                (
                    4,
                    vec![
                        value("1"),
                        Token::Value("Ng ;Ana".to_owned(), true),
                        value("5"),
                        value("6"),
                    ]
                ),
                (5, vec![tag("X", "Rank\\3R")]),
            ]
        );
    }

    #[test]
    fn what_stays_open_is_told_with_its_line() {
        for (text, id) in [
            ("\n{ comment\n\n", "pbn-open-comment"),
            ("\n[Event \"x\"\n", "pbn-open-tag"),
            ("\n[Event \"x]\n", "pbn-open-quote"),
        ] {
            let refused = lines(text).expect_err("open");
            assert_eq!(refused.id, id);
            assert_eq!(refused.args["line"].to_string(), "2");
        }
    }
}
