//! The day that a file tells, or why what stands there is none.

use super::lines::Row;
use super::quote::quote;
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

/// A day in a form that countries read differently, or one that does not
/// exist; either is asked for.
fn flaw(text: &str) -> Notice {
    let unclear = possible(day::typed(text)).is_some() || has_short_year(text);
    let id = if unclear {
        "read-date-unclear"
    } else {
        "read-date-wrong"
    };
    Notice::new(id).with("text", quote(text.trim()))
}

/// Whether three numbers of two digits at most stand there: `17/09/26`.
fn has_short_year(text: &str) -> bool {
    let parts: Vec<&str> = text.trim().split(['/', '.', '-']).collect();
    let short =
        |part: &&str| matches!(part.len(), 1 | 2) && part.bytes().all(|byte| byte.is_ascii_digit());
    parts.len() == 3 && parts.iter().all(short)
}

/// `Date: 2026-03-04` or `Дата;4.3.2026`, alone in its line.
pub(super) fn labelled(row: &Row) -> Option<Told> {
    let first = row.filled().next()?;
    let label = first.split([':', ' ']).next()?.to_lowercase();
    if !matches!(label.as_str(), "date" | "дата") {
        return None;
    }
    let text = row.filled().collect::<Vec<_>>().join(" ");
    let (_, rest) = text.split_once([':', ' '])?;
    let value = rest.trim_start_matches([':', ' ']);
    // "Date of birth" or a heading tells no day.
    let begins = value.starts_with(|c: char| c.is_ascii_digit());
    begins.then(|| Told::by(value, day::written))
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
    Told::by(first, day::written).flaw
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
            let told = Told::by(text, day::typed);
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
        let day = || Told::by("17/09/2026", day::typed);
        let wrong = || Told::by("31/02/2026", day::typed);
        assert_eq!(wrong().or(day()), day());
        assert_eq!(day().or(wrong()), day());
        assert_eq!(wrong().or(Told::default()), wrong());
    }
}
