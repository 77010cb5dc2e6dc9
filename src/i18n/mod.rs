//! Languages: sentences from `assets/i18n`, numbers and dates as each
//! language writes them.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader as _, langid};
use serde::{Deserialize, Serialize};

use crate::domain::{Arg, Date, Notice};

mod number;

pub use number::{fixed, signed};

fluent_templates::static_loader! {
    static TEXTS = {
        locales: "./assets/i18n",
        fallback_language: "en",
        // The marks that isolate an argument's direction show as boxes in
        // fonts that lack them.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// All languages, in the order they are offered.
    pub const ALL: [Self; 2] = [Self::En, Self::Ru];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
        }
    }

    /// The language's own name.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ru => "Русский",
        }
    }

    /// The inverse of [`Lang::code`].
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The system's language where the program speaks it, else English.
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|locale| Self::from_code(locale.get(..2)?))
            .unwrap_or_default()
    }

    /// The text with that identifier.
    pub fn text(self, id: &str) -> String {
        TEXTS.lookup(&self.identifier(), id)
    }

    /// A notice as a sentence.
    pub fn say(self, notice: &Notice) -> String {
        let args: HashMap<Cow<'static, str>, FluentValue<'static>> = notice
            .args
            .iter()
            .map(|(name, value)| (name.clone(), self.value(value)))
            .collect();
        TEXTS.lookup_with_args(&self.identifier(), &notice.id, &args)
    }

    /// A date as the language writes it: `4 Mar 2026` or `04.03.2026`.
    pub fn date(self, date: Date) -> String {
        match self {
            Self::En => date.strftime("%-d %b %Y").to_string(),
            Self::Ru => date.strftime("%d.%m.%Y").to_string(),
        }
    }

    /// A date in a form that [`day::typed`](crate::domain::day::typed) reads
    /// and the language is used to: `2026-03-04` or `04.03.2026`.
    pub fn typed_date(self, date: Date) -> String {
        match self {
            Self::En => date.to_string(),
            Self::Ru => self.date(date),
        }
    }

    fn value(self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            // A number chooses the plural form and prints without separators.
            // Nothing is counted below zero, so no plural needs the number.
            Arg::Integer(number) if *number < 0 => {
                FluentValue::from(number::plain(self, *number as f64, 0))
            }
            Arg::Integer(number) => FluentValue::from(*number),
            Arg::Number(number) => FluentValue::from(number::plain(self, *number, 3)),
            Arg::Date(date) => FluentValue::from(self.date(*date)),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Notice(notice) => FluentValue::from(self.say(notice)),
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::Ru => langid!("ru"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::day;

    #[test]
    fn a_date_is_typed_as_it_is_read() {
        let date = Date::constant(2026, 3, 4);
        for lang in Lang::ALL {
            assert_eq!(day::typed(&lang.typed_date(date)), Some(date));
        }
    }
}
