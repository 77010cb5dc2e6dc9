//! Numbers that stand one blank from a pair of names.

use super::super::LONGEST_TEXT;
use super::sign::{Dash, Tail};
use crate::domain::{name, number};
use crate::exchange::read::figure::number_in;
use crate::exchange::read::words::label;

/// Dashes; between a pair and a number each may be a separator or a minus.
const DASHES: [&str; 3] = ["-", "–", "—"];

/// Words and a sign between names that stand in other texts, too.
const WEAK: [&str; 3] = ["and", "и", "+"];

/// What may stand between a pair and its number.
const SEPARATORS: [&str; 5] = ["=", ":", "->", "=>", "→"];

/// How a text is written.
#[derive(Debug, Default)]
pub(super) struct Habits {
    /// Whether [`WEAK`] words part names.
    weak: bool,
    dash: Dash,
}

/// Least number that can be the most that a pair can have; less is a fraction.
const LEAST_TOP: f64 = 10.0;

/// A pair and the numbers around it.
struct Pair<'a> {
    left: Vec<&'a str>,
    names: Vec<&'a str>,
    sign: Option<&'a str>,
    right: Vec<String>,
}

impl Habits {
    /// How the lines of a text are written, each in parts.
    pub(super) fn of(lines: &[Vec<String>]) -> Self {
        let pairs = |weak: bool| {
            let parts = lines.iter().flatten();
            let pairs = parts.filter_map(move |part| Pair::of(part, weak));
            pairs.filter(|pair| !pair.right.is_empty())
        };
        let (strong, all) = (pairs(false).count(), pairs(true).count());
        let weak = all > 2 * strong + 1;
        let tails: Vec<Tail> = pairs(weak).filter_map(|pair| pair.tail()).collect();
        Self {
            weak,
            dash: Dash::of(&tails),
        }
    }

    /// A part of a line, the numbers around a pair in cells of their own.
    pub(super) fn cut(&self, part: &str) -> Vec<String> {
        let Some(pair) = Pair::of(part, self.weak) else {
            return numbers(part).unwrap_or_else(|| vec![part.to_owned()]);
        };
        let mut names = pair.names.join(" ");
        let mut right = pair.right;
        if let (Some(sign), Some(first)) = (pair.sign, right.first_mut()) {
            match self.dash {
                _ if !DASHES.contains(&sign) => first.insert_str(0, sign),
                Dash::Minus => first.insert(0, '-'),
                Dash::Separator => {}
                // Whoever reads the name will refuse it.
                Dash::Unclear => names = format!("{names} {sign}"),
            }
        }
        let left = pair.left.into_iter().map(str::to_owned);
        left.chain([names]).chain(right).collect()
    }
}

impl<'a> Pair<'a> {
    fn of(part: &'a str, weak: bool) -> Option<Self> {
        if part.len() > LONGEST_TEXT {
            return None;
        }
        let (labels, part) = label::cut(part);
        let mut names: Vec<&str> = part.split(' ').collect();
        if !has_joiner(&names, weak) {
            return None;
        }
        let begins = |word: &&&str| number_in(word).is_some();
        let count = names.iter().take_while(begins).count();
        let numbers = names.drain(..count.min(names.len() - 2));
        let left: Vec<&str> = labels.into_iter().chain(numbers).collect();
        let right = numbers_behind(&mut names);
        let mut sign = None;
        if !right.is_empty() {
            drop_separators(&mut names);
            sign = names.pop_if(|last| DASHES.contains(last) || matches!(*last, "−" | "+"));
        }
        let behind_number =
            sign.is_some() && names.last().is_some_and(|last| number_in(last).is_some());
        let told = has_joiner(&names, weak) && !behind_number;
        told.then_some(Self {
            left,
            names,
            sign,
            right,
        })
    }

    fn tail(&self) -> Option<Tail> {
        let first = self.right.first()?;
        Some(Tail {
            number: number::parse(first)?,
            dashed: self.sign.is_some_and(|sign| DASHES.contains(&sign)),
            plus: first.starts_with('+') || self.sign == Some("+"),
        })
    }
}

/// Takes the numbers off the end, a `%` behind each with it.
fn numbers_behind(words: &mut Vec<&str>) -> Vec<String> {
    let mut numbers = Vec::new();
    while words.len() > 2 {
        let sign = if words.last() == Some(&"%") { "%" } else { "" };
        let at = words.len() - 1 - sign.len();
        let word = of_most(words[at]).unwrap_or(words[at]);
        if at < 2 || number::parse(word).is_none() {
            break;
        }
        numbers.push(format!("{word}{sign}"));
        words.truncate(at);
        // Of `134,5 of 240` the first one counts.
        let is_of = |word: &&str| ["of", "из"].contains(word);
        let mut ends = words.iter().rev();
        if ends.next().is_some_and(is_of) && ends.next().is_some_and(|w| number::parse(w).is_some())
        {
            numbers.pop();
            words.pop();
        }
    }
    numbers.reverse();
    numbers
}

/// The total of `134,5/240`, which is of the most that there are.
fn of_most(word: &str) -> Option<&str> {
    let (total, most) = word.split_once('/')?;
    let (number, all) = (number::parse(total)?, number::parse(most)?);
    (all >= LEAST_TOP && number <= all).then_some(total)
}

/// Numbers alone that stand one blank apart, unless they are one number.
fn numbers(part: &str) -> Option<Vec<String>> {
    if part.len() > LONGEST_TEXT || number_in(part).is_some() {
        return None;
    }
    let words: Vec<String> = part.split(' ').map(str::to_owned).collect();
    let all = words.iter().all(|word| number::parse(word).is_some());
    (all && words.len() > 1).then_some(words)
}

fn drop_separators(names: &mut Vec<&str>) {
    while names.pop_if(|last| SEPARATORS.contains(last)).is_some() {}
    if let Some(last) = names.last_mut() {
        *last = last.trim_end_matches([':', '=']);
    }
}

/// Whether something between words, or in one, parts two names.
fn has_joiner(words: &[&str], weak: bool) -> bool {
    let parts = |word: &&str| {
        let within = word.contains('/') && word.contains(char::is_alphabetic);
        word.contains('&')
            || *word == "/"
            || DASHES.contains(word)
            || within && name::parted(word).len() > 1
    };
    let worded = |word: &str| word.contains(char::is_alphabetic);
    let weakly = |three: &[&str]| WEAK.contains(&three[1]) && worded(three[0]) && worded(three[2]);
    let is_year = |word: &&str| matches!(word.parse(), Ok(1900_u16..=2100));
    let between = words.len() > 2 && !words.last().is_some_and(is_year);
    words.len() > 1 && words.iter().any(parts) || weak && between && words.windows(3).any(weakly)
}
