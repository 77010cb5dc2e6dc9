//! The day that a file tells, or why what stands there is none.

use super::lines::Row;
use super::quote::quote;
use super::words::spoken;
use crate::domain::{Date, Notice, day};

/// What a file says of its day.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Told {
    /// The day, where it is one without doubt.
    pub(super) date: Option<Date>,
    /// Why what stands there is none.
    pub(super) flaw: Option<Notice>,
}

impl Told {
    /// A day, or that what stands there is none.
    pub(super) fn this(day: Option<Date>, text: &str) -> Self {
        let date = possible(day);
        Self {
            date,
            flaw: date.is_none().then(|| wrong(text)),
        }
    }

    /// No day, for that reason.
    pub(super) const fn flawed(flaw: Notice) -> Self {
        Self {
            date: None,
            flaw: Some(flaw),
        }
    }

    /// No day, because the text can be read in more than one way.
    pub(super) fn unclear(text: &str) -> Self {
        Self::flawed(Notice::new("read-date-unclear").with("text", quote(text.trim())))
    }

    /// By what stands in the file, read in the way of its format; nothing, or
    /// marks for what is not known (`????.??.??`), tells nothing.
    pub(super) fn by(text: &str, read: fn(&str) -> Option<Date>) -> Self {
        let date = possible(read(text));
        let is_told = text.contains(char::is_alphanumeric);
        Self {
            date,
            flaw: (date.is_none() && is_told).then(|| flaw(text)),
        }
    }

    /// The first one that tells a day, else the first one with a flaw.
    pub(super) fn or(self, other: Self) -> Self {
        Self {
            flaw: self
                .flaw
                .or(other.flaw)
                .filter(|_| self.date.or(other.date).is_none()),
            date: self.date.or(other.date),
        }
    }
}

fn possible(day: Option<Date>) -> Option<Date> {
    let (first, last) = day::POSSIBLE;
    day.filter(|day| (first..=last).contains(day))
}

/// A day as [`day::written`], and one of which strokes or dashes part the
/// numbers where only one of the two first can be the month.
pub(super) fn clear(text: &str) -> Option<Date> {
    day::written(text).or_else(|| {
        let (first, second, year) = strokes(text)?;
        let (month, day) = match (first, second) {
            (13.., 1..=12) => (second, first),
            (1..=12, 13..) => (first, second),
            (same, other) if same == other => (first, second),
            _ => return None,
        };
        Date::new(year, month, day).ok()
    })
}

/// The three numbers of `26/03/2026` or `26-03-2026`.
fn strokes(text: &str) -> Option<(i8, i8, i16)> {
    let text = text.trim();
    let mark = text.chars().find(|c| matches!(c, '/' | '-'))?;
    let parts: Vec<&str> = text.split(mark).collect();
    let [first, second, year] = parts[..] else {
        return None;
    };
    let is_of = |part: &str, lengths: std::ops::RangeInclusive<usize>| {
        lengths.contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !(is_of(first, 1..=2) && is_of(second, 1..=2) && is_of(year, 4..=4)) {
        return None;
    }
    Some((
        first.parse().ok()?,
        second.parse().ok()?,
        year.parse().ok()?,
    ))
}

/// A day in a form that countries read differently, or one that does not
/// exist; either is asked for.
fn flaw(text: &str) -> Notice {
    let in_two_ways = strokes(text)
        .is_some_and(|(first, second, _)| (1..=12).contains(&first) && (1..=12).contains(&second));
    if possible(day::day_first(text)).is_some() || in_two_ways || has_short_year(text) {
        Notice::new("read-date-unclear").with("text", quote(text.trim()))
    } else {
        wrong(text)
    }
}

fn wrong(text: &str) -> Notice {
    Notice::new("read-date-wrong").with("text", quote(text.trim()))
}

/// Whether three numbers of two digits at most stand there: `17/09/26`.
pub(super) fn has_short_year(text: &str) -> bool {
    let parts: Vec<&str> = text.trim().split(['/', '.', '-']).collect();
    let short =
        |part: &&str| matches!(part.len(), 1 | 2) && part.bytes().all(|byte| byte.is_ascii_digit());
    parts.len() == 3 && parts.iter().all(short)
}

/// What a column says of the day when no cell of it is one and all say the
/// same: then the file has that flaw, and not each row of it.
pub(super) fn flaw_of_all(at: usize, rows: &[Row]) -> Option<Notice> {
    let mut cells = rows.iter().map(|row| row.cell(at)).filter(|cell| {
        // Words around the table are not of the column.
        cell.contains(|c: char| c.is_ascii_digit())
    });
    let first = cells.next()?;
    if cells.any(|cell| cell != first) {
        return None;
    }
    Told::by(first, spoken::only).flaw
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_day_is_quoted() {
        for (text, id) in [
            ("31/02/2026", "read-date-wrong"),
            ("2026.13.40", "read-date-wrong"),
            ("17/09/0026", "read-date-wrong"),
            ("tomorrow", "read-date-wrong"),
            ("17/09/26", "read-date-unclear"),
        ] {
            let told = Told::by(text, day::day_first);
            let flaw = told.flaw.expect(text);
            assert_eq!((told.date, flaw.id.as_ref()), (None, id), "{text}");
            assert_eq!(flaw.args["text"].to_string(), text);
        }
        let strokes = Told::by("17/09/2026", day::written).flaw.expect("unclear");
        assert_eq!(strokes.id, "read-date-unclear");
        for nothing in ["", " ", "????.??.??", "-"] {
            assert_eq!(Told::by(nothing, day::written), Told::default());
        }
    }

    #[test]
    fn a_day_goes_before_a_flaw() {
        let day = || Told::by("17/09/2026", day::day_first);
        let wrong = || Told::by("31/02/2026", day::day_first);
        assert_eq!(wrong().or(day()), day());
        assert_eq!(day().or(wrong()), day());
        assert_eq!(wrong().or(Told::default()), wrong());
    }
}
