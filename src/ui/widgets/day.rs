//! Days as people type them.

use crate::club::Draft;
use crate::domain::Date;
use crate::i18n::Lang;

/// The day that a text means: `2026-03-04` or `4.3.2026`.
pub fn parse_day(text: &str) -> Option<Date> {
    let draft = Draft {
        date: text.to_owned(),
        ..Draft::default()
    };
    draft.parsed_date()
}

/// A day in a form that [`parse_day`] reads and the language is used to.
pub fn typed_day(lang: Lang, date: Date) -> String {
    match lang {
        Lang::En => date.to_string(),
        Lang::Ru => lang.date(date),
    }
}
