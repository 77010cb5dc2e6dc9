//! Dates as they stand in files.

use crate::domain::Date;

/// A date written `YYYY-MM-DD` or `D.M.YYYY`. Forms that countries read
/// differently (`3/4/2026`) and impossible days give `None`.
///
/// ```
/// use tandem::exchange::date::parse;
/// assert_eq!(parse("2026-03-04"), parse(" 4.3.2026 "));
/// assert_eq!(parse("3/4/2026"), None);
/// assert_eq!(parse("2026-02-30"), None);
/// ```
pub fn parse(text: &str) -> Option<Date> {
    let text = text.trim();
    let (parts, day_first): (Vec<_>, _) = if text.contains('.') {
        (text.split('.').collect(), true)
    } else {
        (text.split('-').collect(), false)
    };
    let [first, month, last] = parts[..] else {
        return None;
    };
    let (year, day) = if day_first {
        (last, first)
    } else {
        (first, last)
    };
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if year.len() != 4 || ![year, month, day].into_iter().all(digits) {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn only_whole_unambiguous_dates() {
        assert_eq!(parse("2026-03-04"), Some(date(2026, 3, 4)));
        assert_eq!(parse("04.03.2026"), Some(date(2026, 3, 4)));
        for wrong in [
            "",
            "04.03.26",
            "2026-3",
            "-2026-03-04",
            "31.04.2026",
            "x.y.2026",
        ] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
