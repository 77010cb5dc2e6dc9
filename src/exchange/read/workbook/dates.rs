//! Days as people write them on sheets and their tabs.

use crate::domain::{Date, day};
use crate::exchange::sheets::Cell;

/// Days that a bare number of a cell may mean, as Excel counts them: of the
/// years 2000 to 2099.
const SERIAL: std::ops::Range<f64> = 36_526.0..73_051.0;

/// The day that a cell holds: a real date, a text with one, or the number
/// that is left of a date without its format.
pub(super) fn of_cell(cell: &Cell) -> Option<Date> {
    match cell {
        Cell::Date(date) => Some(*date),
        Cell::Text(text) => in_text(text),
        Cell::Number(serial) if SERIAL.contains(serial) => {
            let days = jiff::Span::new().days(*serial as i64);
            jiff::civil::date(1899, 12, 30).checked_add(days).ok()
        }
        Cell::Number(_) | Cell::Empty => None,
    }
}

/// The first day in a text: `2010-03-04`, `04.03.10`, `4 марта 2010`,
/// `04.03.2010 (2)`, `20100304`. A year of two digits from 70 on is of the
/// last century. Strokes (`3/4/2010`) are read only where the day cannot be
/// the month.
pub(super) fn in_text(text: &str) -> Option<Date> {
    let words = words(text);
    let threes = || words.windows(3);
    threes()
        .find_map(digits)
        .or_else(|| threes().find_map(named_month))
        .or_else(|| words.iter().find_map(joined))
        .filter(|date| (day::POSSIBLE.0..=day::POSSIBLE.1).contains(date))
}

/// Whether a text is written as a day is, and is none that can be:
/// `31.02.2024`, `27.03.1854`.
pub(super) fn is_odd(text: &str) -> bool {
    let words = words(text);
    in_text(text).is_none() && words.windows(3).any(looks_like_day)
}

fn looks_like_day(three: &[Word<'_>]) -> bool {
    let [first, second, third] = three else {
        return false;
    };
    let sign = second.before.trim();
    let lengths = [first, second, third].map(|word| word.text.len());
    let numbers = [first, second, third]
        .iter()
        .all(|w| number(w.text).is_some());
    let fits = matches!(lengths, [1 | 2, 1 | 2, 2 | 4] | [4, 1 | 2, 1 | 2]);
    let alike = third.before.trim() == sign && matches!(sign, "." | "-" | "_" | "/" | ",");
    numbers && fits && alike || month(second.text).is_some() && fits_around(first, third)
}

/// A day and a year around the name of a month.
fn fits_around(day: &Word<'_>, year: &Word<'_>) -> bool {
    let is_number =
        |word: &Word<'_>, length: usize| number(word.text).is_some() && word.text.len() <= length;
    is_number(day, 2) && is_number(year, 4)
}

/// Which copy of a sheet it is: `2` in `04.03.2010 (2)`.
pub(super) fn copy(name: &str) -> u32 {
    let number = || {
        let inside = name.trim().strip_suffix(')')?;
        inside.rsplit_once('(')?.1.trim().parse().ok()
    };
    number().unwrap_or(1)
}

/// Digits or letters, and what stands between them and those before.
struct Word<'a> {
    before: &'a str,
    text: &'a str,
}

fn words(text: &str) -> Vec<Word<'_>> {
    let kind = |c: char| match c {
        _ if c.is_ascii_digit() => 1,
        _ if c.is_alphabetic() => 2,
        _ => 0,
    };
    let mut words = Vec::new();
    let (mut gap, mut start) = (0, 0);
    let mut ends = text.char_indices().peekable();
    while let Some((at, c)) = ends.next() {
        let after = at + c.len_utf8();
        if ends.peek().is_some_and(|(_, next)| kind(*next) == kind(c)) {
            continue;
        }
        if kind(c) > 0 {
            words.push(Word {
                before: &text[gap..start],
                text: &text[start..after],
            });
            gap = after;
        }
        start = after;
    }
    words
}

/// Three numbers with the same sign between them.
fn digits(three: &[Word<'_>]) -> Option<Date> {
    let [first, second, third] = three else {
        return None;
    };
    let sign = second.before.trim();
    if third.before.trim() != sign || !matches!(sign, "." | "-" | "_" | "/" | "," | "") {
        return None;
    }
    let numbers = [first, second, third].map(|word| number(word.text));
    let [Some(a), Some(b), Some(c)] = numbers else {
        return None;
    };
    let (year, month, day) = match (first.text.len(), third.text.len()) {
        (4, 1 | 2) => (a, b, c),
        (1 | 2, 4) => (c, b, a),
        (1 | 2, 2) if sign != "/" => (full_year(c), b, a),
        _ => return None,
    };
    let readable = sign != "/" || first.text.len() == 4 || day > 12 || day == month;
    date(year, month, day).filter(|_| readable)
}

/// `4 марта 2010`, `March 4, 2010`, `4-мар-10`.
fn named_month(three: &[Word<'_>]) -> Option<Date> {
    let [first, second, third] = three else {
        return None;
    };
    let (month, day) = match (month(second.text), month(first.text)) {
        (Some(month), _) => (month, first),
        (None, Some(month)) => (month, second),
        (None, None) => return None,
    };
    let year = number(third.text)?;
    let year = match third.text.len() {
        2 => full_year(year),
        4 => year,
        _ => return None,
    };
    date(year, month, number(day.text)?)
}

/// `20100304`, `04032010`.
fn joined(word: &Word<'_>) -> Option<Date> {
    let text = word.text;
    if text.len() != 8 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part = |from: usize, to: usize| number(&text[from..to]);
    let year_first = date(part(0, 4)?, part(4, 6)?, part(6, 8)?);
    let year_last = || date(part(4, 8)?, part(2, 4)?, part(0, 2)?);
    let plausible = |date: &Date| (1970..2100).contains(&date.year());
    year_first
        .filter(plausible)
        .or_else(|| year_last().filter(plausible))
}

fn number(text: &str) -> Option<i16> {
    let digits = text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

fn full_year(short: i16) -> i16 {
    if short < 70 {
        2000 + short
    } else {
        1900 + short
    }
}

fn date(year: i16, month: i16, day: i16) -> Option<Date> {
    Date::new(year, month.try_into().ok()?, day.try_into().ok()?).ok()
}

/// Beginnings of the months; Russian May is `май` or `мая`.
const MONTHS: [&[&str]; 12] = [
    &["янв", "jan"],
    &["фев", "feb"],
    &["мар", "mar"],
    &["апр", "apr"],
    &["май", "мая", "may"],
    &["июн", "jun"],
    &["июл", "jul"],
    &["авг", "aug"],
    &["сен", "sep"],
    &["окт", "oct"],
    &["ноя", "nov"],
    &["дек", "dec"],
];

fn month(word: &str) -> Option<i16> {
    let word = word.to_lowercase();
    let starts = |names: &[&str]| names.iter().any(|name| word.starts_with(name));
    let month = MONTHS.iter().position(|names| starts(names))?;
    i16::try_from(month + 1).ok()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn days_are_found_in_many_shapes() {
        for text in [
            "2010-03-04",
            "2010.03.04",
            "2010_03_04",
            "04.03.2010",
            "4.3.10",
            "04-03-10",
            "04_03_2010",
            "04.03.2010 (2)",
            "Турнир 04.03.2010 г.",
            "Турнир 2 04.03.2010",
            "4 марта 2010",
            "4 Марта 2010 г.",
            "4-мар-10",
            "March 4, 2010",
            "4 March 2010",
            "20100304",
            "04032010",
        ] {
            assert_eq!(in_text(text), Some(date(2010, 3, 4)), "{text}");
        }
        assert_eq!(in_text("13/3/2010"), Some(date(2010, 3, 13)));
        assert_eq!(in_text("05.07.98"), Some(date(1998, 7, 5)));
        assert_eq!(in_text("1 мая 2010"), Some(date(2010, 5, 1)));
    }

    #[test]
    fn other_days_are_not_guessed() {
        for text in [
            "",
            "Tourn",
            "Tourn (2)",
            "04.03",
            "3/4/2010",
            "31.02.2010",
            "Лист1",
            "2010",
            "4.3.201",
            "1.2.3",
            "март 2010",
        ] {
            assert_eq!(in_text(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_written_as_a_day_and_is_none_is_odd() {
        for text in ["31.02.2024", "27.03.1854", "2024-13-01", "31 апреля 2024"] {
            assert!(is_odd(text), "{text}");
        }
        for text in [
            "27.03.2024",
            "Tourn",
            "Tourn (2)",
            "04.03",
            "1.2.3",
            "Лист1",
        ] {
            assert!(!is_odd(text), "{text}");
        }
    }

    #[test]
    fn a_date_without_its_format_is_a_number() {
        assert_eq!(of_cell(&Cell::Number(45_378.0)), Some(date(2024, 3, 27)));
        assert_eq!(of_cell(&Cell::Number(12.0)), None);
    }

    #[test]
    fn copies_are_counted() {
        assert_eq!(copy("04.03.2010"), 1);
        assert_eq!(copy("04.03.2010 (2)"), 2);
    }
}
