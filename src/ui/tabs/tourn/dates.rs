//! Dates of the sheet: the proposal for a new one, weekdays, how a date is
//! typed in each language.

use jiff::ToSpan as _;

use crate::club::ClubView;
use crate::domain::Date;
use crate::i18n::Lang;

/// The date of the next weekly evening; `None` in a club without any.
pub(super) fn proposal(view: &ClubView) -> Option<Date> {
    let last = view.book.last_date()?;
    last.checked_add(7.days()).ok()
}

/// A date as people type it.
pub(super) fn typed(lang: Lang, date: Date) -> String {
    match lang {
        Lang::En => date.to_string(),
        Lang::Ru => date.strftime("%d.%m.%Y").to_string(),
    }
}

/// The message with the name of the weekday.
pub(super) fn weekday(date: Date) -> &'static str {
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

    #[test]
    fn a_date_is_typed_as_it_is_read() {
        let day = date(2026, 3, 4);
        for lang in Lang::ALL {
            let draft = crate::club::Draft {
                date: typed(lang, day),
                ..Default::default()
            };
            assert_eq!(draft.parsed_date(), Some(day));
        }
    }
}
