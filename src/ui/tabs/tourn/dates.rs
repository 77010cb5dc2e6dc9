//! Dates of the sheet: the proposal for a new one, and weekdays.

use jiff::ToSpan as _;

use crate::club::ClubView;
use crate::domain::Date;

/// The date of the next weekly evening; `None` in a club without any.
pub(super) fn proposal(view: &ClubView) -> Option<Date> {
    let last = view.book.last_date()?;
    last.checked_add(7.days()).ok()
}

/// The message with the name of the weekday.
pub(in crate::ui) fn weekday(date: Date) -> &'static str {
    const IDS: [&str; 7] = [
        "tourn-monday",
        "tourn-tuesday",
        "tourn-wednesday",
        "tourn-thursday",
        "tourn-friday",
        "tourn-saturday",
        "tourn-sunday",
    ];
    IDS[date.weekday().to_monday_zero_offset() as usize]
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn weekdays_begin_with_monday() {
        assert_eq!(weekday(date(2026, 3, 2)), "tourn-monday");
        assert_eq!(weekday(date(2026, 3, 8)), "tourn-sunday");
    }
}
