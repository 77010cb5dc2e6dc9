//! Dates as they are typed.

use crate::domain::Date;

/// A date in one of the forms of [`Draft::parsed_date`](super::Draft::parsed_date).
pub(super) fn parse(text: &str) -> Option<Date> {
    let text = text.trim();
    let separator = text.chars().find(|c| !c.is_ascii_digit())?;
    let parts: Vec<&str> = text.split(separator).collect();
    let [first, second, third] = parts[..] else {
        return None;
    };
    let (year, month, day) = match separator {
        '-' | '.' | '/' if first.len() == 4 => (first, second, third),
        '.' | '/' if third.len() == 4 => (third, second, first),
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
    fn unambiguous_dates_are_read() {
        for text in [
            "2026-03-04",
            " 2026-3-4 ",
            "4.3.2026",
            "04.03.2026",
            "4/3/2026",
            "2026.03.04",
        ] {
            assert_eq!(parse(text), Some(date(2026, 3, 4)), "{text}");
        }
    }

    #[test]
    fn other_dates_are_not_guessed() {
        for text in [
            "",
            "04.03.26",
            "4-3-2026",
            "31.2.2026",
            "2026-13-01",
            "4.3/2026",
            "4 March 2026",
            "2026-03-04-05",
            "2026-03-004",
            "-2026-03-04",
            "٤.٣.2026",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
