//! Days in running text: `Spring cup, 12 March 2026`.

use std::ops::Range;

use crate::domain::day::month;
use crate::domain::name::fold;
use crate::domain::{Date, Notice};
use crate::exchange::read::date::{self, Told};

/// Longest text that is looked through, in bytes.
const LONGEST: usize = 400;

/// Ends of a written ordinal number: `12th`, `12-го`.
const ORDINAL: [&str; 6] = ["st", "nd", "rd", "th", "го", "е"];

/// A day in a text, or why what stands there is none, and where.
#[derive(Debug, PartialEq)]
pub(in crate::exchange::read) struct Spoken {
    pub(in crate::exchange::read) told: Told,
    pub(in crate::exchange::read) place: Range<usize>,
}

/// The days in a text, from its start. Numbers are a day only with a year of
/// four digits, as are a day and a month's name; without it they are flaws.
pub(in crate::exchange::read) fn days(text: &str) -> Vec<Spoken> {
    let text = &text[..text.floor_char_boundary(LONGEST)];
    let words = words(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let day = if is_inside(text, &words, at) {
            None
        } else {
            in_numbers(text, &words[at..])
        };
        let day = day.or_else(|| with_month(text, &words[at..]));
        let Some((told, count)) = day else {
            at += 1;
            continue;
        };
        let mut place = words[at].place.start..words[at + count - 1].place.end;
        // Of `12-13 March 2026` neither day is the one.
        let range = at.checked_sub(1).filter(|before| {
            let gap = &text[words[*before].place.end..place.start];
            words[*before].is_short_number() && is_dash(gap)
        });
        let told = match range {
            Some(before) => {
                place.start = words[before].place.start;
                Told::unclear(&text[place.clone()])
            }
            None => told,
        };
        found.push(Spoken { told, place });
        at += count;
    }
    found
}

/// The day that a cell tells, in numbers or words; `None` for two of them and
/// for anything in doubt.
pub(in crate::exchange::read) fn only(text: &str) -> Option<Date> {
    date::clear(text).or_else(|| match &days(text)[..] {
        [Spoken { told, .. }] => told.date,
        _ => None,
    })
}

/// A run of digits or of letters.
struct Word {
    place: Range<usize>,
    /// Folded letters, or the digits.
    text: String,
}

impl Word {
    fn is_number(&self) -> bool {
        self.text.bytes().all(|byte| byte.is_ascii_digit())
    }

    fn is_short_number(&self) -> bool {
        self.is_number() && self.text.len() <= 2
    }

    fn is_year(&self) -> bool {
        self.is_number() && self.text.len() == 4
    }

    fn month(&self) -> Option<i8> {
        month::named(&self.text)
    }
}

fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut before = None;
    for (at, c) in text.char_indices() {
        let kind = c.is_alphanumeric().then(|| c.is_ascii_digit());
        let end = at + c.len_utf8();
        match (kind, words.last_mut()) {
            (Some(_), Some(word)) if kind == before => word.place.end = end,
            (Some(_), _) => words.push(Word {
                place: at..end,
                text: String::new(),
            }),
            (None, _) => {}
        }
        before = kind;
    }
    for word in &mut words {
        word.text = fold(&text[word.place.clone()]);
    }
    words
}

/// Whether four numbers and more stand there in a row, as in a telephone
/// number or a version.
fn is_inside(text: &str, words: &[Word], at: usize) -> bool {
    let gap = |at: usize| {
        let (from, to) = (words.get(at)?, words.get(at + 1)?);
        let numbers = from.is_number() && to.is_number();
        numbers.then(|| &text[from.place.end..to.place.start])
    };
    let mark = gap(at).filter(|mark| mark.len() == 1);
    let before = at.checked_sub(1).and_then(gap);
    mark.is_some() && (before == mark || gap(at + 2) == mark)
}

fn is_dash(gap: &str) -> bool {
    matches!(gap.trim(), "-" | "–" | "—" | "/")
}

/// `12.03.2026`, `2026-03-12`, `12/03/2026`, `12. 3. 2026`; `12.03.26` is a
/// flaw.
fn in_numbers(text: &str, words: &[Word]) -> Option<(Told, usize)> {
    let [day, month, year, ..] = words else {
        return None;
    };
    let three = [day, month, year];
    let gap = |from: &Word, to: &Word| &text[from.place.end..to.place.start];
    let mark = gap(day, month).trim_end();
    let alike = mark == gap(month, year).trim_end() && matches!(mark, "." | "/" | "-");
    if !alike || !three.iter().all(|word| word.is_number()) {
        return None;
    }
    let written = three.map(|word| word.text.as_str()).join(mark);
    let full = [day.text.len(), year.text.len()].contains(&4);
    let possible = full && day.text.len() + year.text.len() <= 6 && month.is_short_number();
    let short = mark != "-" && date::has_short_year(&written) && can_be_day(day, month);
    (possible || short).then(|| (Told::by(&written, date::clear), 3))
}

/// Whether one of two numbers can be a day and the other one a month.
fn can_be_day(one: &Word, other: &Word) -> bool {
    let numbers = [one, other].map(|word| word.text.parse().unwrap_or(0_u8));
    numbers.iter().all(|number| (1..=31).contains(number)) && numbers.iter().any(|n| *n <= 12)
}

/// `12 March 2026`, `March 12th, 2026`, `12 марта`.
fn with_month(text: &str, words: &[Word]) -> Option<(Told, usize)> {
    let gap_is = |at: usize, marks: &[char]| {
        let gap = &text[words[at].place.end..words[at + 1].place.start];
        gap.chars().all(|c| c.is_whitespace() || marks.contains(&c))
    };
    let is_ordinal = |at: usize| {
        words
            .get(at)
            .is_some_and(|word| ORDINAL.contains(&&*word.text))
    };
    let day_first = words[0].is_short_number();
    let mut at = usize::from(day_first && is_ordinal(1)) + 1;
    let other = words.get(at)?;
    if !gap_is(at - 1, &['.', '-']) {
        return None;
    }
    let (day, month) = match (day_first, words[0].month()) {
        (true, _) => (&words[0], other.month()?),
        (false, Some(month)) if other.is_short_number() => (other, month),
        _ => return None,
    };
    at += 1;
    if !day_first && is_ordinal(at) {
        at += 1;
    }
    let year = words.get(at).filter(|year| {
        let is_of = year.is_year() || year.is_short_number();
        is_of && gap_is(at - 1, &['.', ',', '-', '\'', '’'])
    });
    let said = |count: usize| &text[words[0].place.start..words[count - 1].place.end];
    Some(match year {
        Some(year) if year.is_year() => {
            let date = Date::new(year.text.parse().ok()?, month, day.text.parse().ok()?);
            (Told::this(date.ok(), said(at + 1)), at + 1)
        }
        Some(_) => (Told::unclear(said(at + 1)), at + 1),
        None => {
            let flaw = Notice::new("read-date-no-year").with("text", said(at));
            (Told::flawed(flaw), at)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<String> {
        let says = |spoken: Spoken| match (spoken.told.date, spoken.told.flaw) {
            (Some(date), _) => date.to_string(),
            (None, flaw) => flaw.map_or_else(String::new, |flaw| flaw.id.into_owned()),
        };
        days(text).into_iter().map(says).collect()
    }

    #[test]
    fn days_in_both_languages() {
        for text in [
            "12.03.2026",
            "Результаты турнира 12.03.2026 г.",
            "Club, 2026-03-12T19:30",
            "12 March 2026",
            "Thursday, 12th March 2026",
            "March 12, 2026",
            "Mar. 12th, 2026: pairs",
            "12-Mar-2026",
            "12 марта 2026 г.",
            "Четверг 12-го марта 2026",
            "12. 3. 2026",
            "2026/03/12",
        ] {
            assert_eq!(told(text), ["2026-03-12"], "{text}");
        }
        assert_eq!(told("26/03/2026"), ["2026-03-26"]);
        assert_eq!(told("03/26/2026"), ["2026-03-26"]);
        assert_eq!(told("9 мая 2026, 12.03.2026"), ["2026-05-09", "2026-03-12"]);
    }

    #[test]
    fn what_is_not_one_day_without_doubt_is_a_flaw() {
        for (text, id) in [
            ("Thursday 12/03/2026", "read-date-unclear"),
            ("12.03.26", "read-date-unclear"),
            ("12 Mar 26", "read-date-unclear"),
            ("12–13 марта 2026", "read-date-unclear"),
            ("31 April 2026", "read-date-wrong"),
            ("31.02.2026", "read-date-wrong"),
            ("12 марта", "read-date-no-year"),
        ] {
            assert_eq!(told(text), [id], "{text}");
        }
    }

    #[test]
    fn other_numbers_are_no_days() {
        for text in [
            "Boards 1-24, 8 tables",
            "tel. 12-34-56",
            "v. 1.2.3.2026",
            "14.15.16",
            "Кубок 2026",
            "March 2026",
            "12 Marches 2026",
            "54.5",
            "",
        ] {
            assert_eq!(told(text), Vec::<String>::new(), "{text}");
        }
    }
}
