//! Days as people write them.

use jiff::civil::date;

use super::Date;

/// The first and the last day that an event can have.
pub const POSSIBLE: (Date, Date) = (date(1900, 1, 1), date(2200, 12, 31));

/// A day as it stands in a file or on the command line, whoever wrote it:
/// year first (`2026-03-04`, also with points or strokes), or day, month and
/// year with points (`4.3.2026`). Forms that countries read differently
/// (`3/4/2026`, `04.03.26`) and impossible days give `None`.
///
/// ```
/// use tandem::domain::day;
/// assert_eq!(day::written("2026-03-04"), day::written(" 4.3.2026 "));
/// assert_eq!(day::written("3/4/2026"), None);
/// assert_eq!(day::written("2026-02-30"), None);
/// ```
pub fn written(text: &str) -> Option<Date> {
    parse(text, &['.'])
}

/// A day as the director types it, who sees at once what it is taken for: as
/// [`written`], and day, month and year also with strokes (`04/03/2026`).
///
/// ```
/// use tandem::domain::day;
/// assert_eq!(day::typed("4/3/2026"), day::written("2026-03-04"));
/// ```
pub fn typed(text: &str) -> Option<Date> {
    parse(text, &['.', '/'])
}

/// A day with its year in front, or at the end behind one of `day_first`.
fn parse(text: &str, day_first: &[char]) -> Option<Date> {
    let text = text.trim();
    let separator = text.chars().find(|c| !c.is_ascii_digit())?;
    let parts: Vec<&str> = text.split(separator).collect();
    let [first, second, third] = parts[..] else {
        return None;
    };
    let (year, month, day) = match separator {
        '-' | '.' | '/' if first.len() == 4 => (first, second, third),
        _ if day_first.contains(&separator) && third.len() == 4 => (third, second, first),
        _ => return None,
    };
    let short = |part: &str| matches!(part.len(), 1 | 2);
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if !(short(month) && short(day) && [year, month, day].into_iter().all(digits)) {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn unambiguous_days_are_read() {
        for text in [
            "2026-03-04",
            " 2026-3-4 ",
            "4.3.2026",
            "04.03.2026",
            "2026.03.04",
            "2026/03/04",
        ] {
            assert_eq!(written(text), Some(date(2026, 3, 4)), "{text}");
            assert_eq!(typed(text), Some(date(2026, 3, 4)), "{text}");
        }
    }

    #[test]
    fn strokes_behind_the_day_are_the_directors_alone() {
        assert_eq!(typed("4/3/2026"), Some(date(2026, 3, 4)));
        assert_eq!(written("4/3/2026"), None);
    }

    #[test]
    fn other_days_are_not_guessed() {
        for text in [
            "",
            "04.03.26",
            "4-3-2026",
            "31.2.2026",
            "2026-13-01",
            "2026-3",
            "4.3/2026",
            "4 March 2026",
            "2026-03-04-05",
            "2026-03-004",
            "-2026-03-04",
            "x.y.2026",
            "٤.٣.2026",
        ] {
            assert_eq!(typed(text), None, "{text}");
            assert_eq!(written(text), None, "{text}");
        }
    }
}
