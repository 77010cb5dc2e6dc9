//! Days as people write them.

use jiff::civil::date;

use super::Date;
use super::name::fold;

pub mod month;

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

/// A day from where the day stands before the month: as [`written`], and day,
/// month and year also with strokes (`04/03/2026`).
///
/// ```
/// use tandem::domain::day;
/// assert_eq!(day::day_first("4/3/2026"), day::written("2026-03-04"));
/// ```
pub fn day_first(text: &str) -> Option<Date> {
    parse(text, &['.', '/'])
}

/// A day as the director types it, who sees at once what it is taken for: as
/// [`day_first`], with a year of two digits behind it (`4.3.26` is of 2026),
/// or with the name of the month in a language of the program (`4 Mar 2026`,
/// `March 4, 2026`, `4 марта 2026 г.`).
///
/// ```
/// use tandem::domain::day;
/// assert_eq!(day::typed("4 Mar 2026"), day::written("2026-03-04"));
/// assert_eq!(day::typed("4.3.26"), day::written("2026-03-04"));
/// ```
pub fn typed(text: &str) -> Option<Date> {
    day_first(text)
        .or_else(|| with_short_year(text))
        .or_else(|| with_name(text))
}

/// A day with its year in front, or at the end behind one of `day_first`.
fn parse(text: &str, day_first: &[char]) -> Option<Date> {
    let text = text.trim();
    let separator = text.chars().find(|c| !c.is_ascii_digit())?;
    let parts: Vec<&str> = text.split(separator).collect();
    let [first, second, third] = parts[..] else {
        return None;
    };
    match separator {
        '-' | '.' | '/' if first.len() == 4 => of_parts(third, second, first),
        _ if day_first.contains(&separator) && third.len() == 4 => of_parts(first, second, third),
        _ => None,
    }
}

/// `4.3.26` or `4/3/26`.
fn with_short_year(text: &str) -> Option<Date> {
    let text = text.trim();
    let separator = text.chars().find(|c| matches!(c, '.' | '/'))?;
    let (rest, year) = text.rsplit_once(separator)?;
    let (day, month) = rest.split_once(separator)?;
    (year.len() == 2)
        .then(|| of_parts(day, month, &format!("20{year}")))
        .flatten()
}

/// `4 March 2026` or `March 4th, 2026`.
fn with_name(text: &str) -> Option<Date> {
    let text = fold(text);
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let ([first, second, year] | [first, second, year, "г" | "года"]) = words[..] else {
        return None;
    };
    let (day, month) = month::named(second)
        .map(|month| (first, month))
        .or_else(|| Some((second, month::named(first)?)))?;
    let ends = ["st", "nd", "rd", "th"];
    let day = ends
        .iter()
        .find_map(|end| day.strip_suffix(end))
        .unwrap_or(day);
    let year = if year.len() == 2 {
        format!("20{year}")
    } else {
        year.to_owned()
    };
    of_parts(day, &month.to_string(), &year)
}

/// A day of which each part is written in digits, the year in four.
fn of_parts(day: &str, month: &str, year: &str) -> Option<Date> {
    let short = |part: &str| matches!(part.len(), 1 | 2);
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if !(short(month)
        && short(day)
        && year.len() == 4
        && [year, month, day].into_iter().all(digits))
    {
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
    fn strokes_behind_the_day_are_not_for_everybody() {
        assert_eq!(day_first("4/3/2026"), Some(date(2026, 3, 4)));
        assert_eq!(written("4/3/2026"), None);
    }

    #[test]
    fn the_director_types_days_as_people_say_them() {
        for text in [
            "4/3/2026",
            "4.3.26",
            "04/03/26",
            "4 Mar 2026",
            "4 march 26",
            "Mar 4, 2026",
            "March 4th 2026",
            "4 марта 2026",
            "4 мар. 2026 г.",
            "4-Mar-2026",
        ] {
            assert_eq!(typed(text), Some(date(2026, 3, 4)), "{text}");
        }
        assert_eq!(typed("9 мая 2026"), Some(date(2026, 5, 9)));
        assert_eq!(typed("9 май 2026"), Some(date(2026, 5, 9)));
        for text in ["4.3.26", "4 Mar 2026"] {
            assert_eq!(day_first(text), None, "not in a file: {text}");
        }
    }

    #[test]
    fn other_days_are_not_guessed() {
        for text in [
            "",
            "4-3-2026",
            "31.2.2026",
            "31.2.26",
            "2026-13-01",
            "2026-3",
            "4.3/2026",
            "4.3.026",
            "4.3",
            "4 Mar",
            "4 Mar 202",
            "31 Feb 2026",
            "Mar Mar 2026",
            "Wed 4 Mar 2026",
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
