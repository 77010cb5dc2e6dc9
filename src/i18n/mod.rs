//! Languages: sentences from `assets/i18n`, numbers and dates as each
//! language writes them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader as _, StaticLoader};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::domain::{Arg, Date, Notice};

mod number;
mod pseudo;

pub use number::{fixed, percent, signed};

fluent_templates::static_loader! {
    static TEXTS = {
        locales: "./assets/i18n",
        fallback_language: "en",
        // The marks that isolate an argument's direction show as boxes in
        // fonts that lack them.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A language of the program: a folder of `assets/i18n`, named by its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lang(&'static str);

impl Lang {
    /// English, whose sentences stand in for those another language lacks.
    pub const EN: Self = Self("en");
    /// Russian.
    pub const RU: Self = Self("ru");
    /// English in disguise, never offered: every text of the folders is
    /// lengthened and stands between brackets, so that what is written in the
    /// code, and what has no room for a longer language, strikes the eye.
    pub const PSEUDO: Self = Self("en-XA");

    /// All languages, in the order they are offered: English, then by code.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        LANGUAGES.iter().map(|language| Self(&language.code))
    }

    /// The code, as in `<html lang>`.
    pub const fn code(self) -> &'static str {
        self.0
    }

    /// The language's own name.
    pub fn own_name(self) -> &'static str {
        &self.language().name
    }

    /// The inverse of [`Lang::code`]; knows [`Lang::PSEUDO`] too.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all()
            .chain([Self::PSEUDO])
            .find(|lang| lang.code() == code)
    }

    /// The system's language where the program speaks it, else English.
    pub fn of_system() -> Self {
        let spoken = |locale: String| {
            let language = locale.split(['-', '_']).next();
            Self::from_code(&locale).or_else(|| Self::from_code(language?))
        };
        sys_locale::get_locales()
            .find_map(spoken)
            .unwrap_or_default()
    }

    /// Whether decimals stand behind a comma and not behind a point.
    pub fn decimal_comma(self) -> bool {
        self.language().decimal_comma
    }

    /// The text with that identifier.
    pub fn text(self, id: &str) -> String {
        let (texts, language) = self.texts();
        texts.lookup(language, id)
    }

    /// A notice as a sentence.
    pub fn say(self, notice: &Notice) -> String {
        let args: HashMap<Cow<'static, str>, FluentValue<'static>> = notice
            .args
            .iter()
            .map(|(name, value)| (name.clone(), self.value(value)))
            .collect();
        let (texts, language) = self.texts();
        texts.lookup_with_args(language, &notice.id, &args)
    }

    /// A notice as it stands alone or begins a line: with a capital, which
    /// names of operations lack, since most sentences have them behind a colon.
    pub fn sentence(self, notice: &Notice) -> String {
        let text = self.say(notice);
        let mut letters = text.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect()
    }

    /// A date as the language writes it: `4 Mar 2026` or `04.03.2026`.
    pub fn date(self, date: Date) -> String {
        date.strftime(&self.language().date).to_string()
    }

    /// A date in a form that [`day::typed`](crate::domain::day::typed) reads
    /// and the language is used to: `4 Mar 2026` or `04.03.2026`.
    pub fn typed_date(self, date: Date) -> String {
        date.strftime(&self.language().typed_date).to_string()
    }

    /// Figures written with a decimal point, with the sign of the language, as
    /// they stand in a field to be typed over: `12.5` or `12,5`.
    pub fn figures(self, figures: impl ToString) -> String {
        let figures = figures.to_string();
        if self.decimal_comma() {
            figures.replace('.', ",")
        } else {
            figures
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

    /// Reads all texts, which the first text asked for would have to wait for.
    pub fn read_ahead() {
        LazyLock::force(&LANGUAGES);
    }

    fn texts(self) -> (&'static StaticLoader, &'static LanguageIdentifier) {
        let texts = if self == Self::PSEUDO {
            &pseudo::TEXTS
        } else {
            &TEXTS
        };
        (texts, &self.language().identifier)
    }

    fn language(self) -> &'static Language {
        let own = |language: &&Language| language.code == self.0;
        LANGUAGES.iter().find(own).unwrap_or(&LANGUAGES[0])
    }
}

impl Default for Lang {
    fn default() -> Self {
        Self::EN
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Lang {
    /// English for a code that is not known: settings may come from a program
    /// that speaks more languages.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        Ok(Self::from_code(&code).unwrap_or_default())
    }
}

/// What `language.ftl` of a folder says.
struct Language {
    code: String,
    identifier: LanguageIdentifier,
    name: String,
    decimal_comma: bool,
    /// How a date is shown, and how it is typed, in the directives of
    /// `strftime`.
    date: String,
    typed_date: String,
}

/// The folders, English first.
static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut languages: Vec<_> = TEXTS.locales().map(Language::of).collect();
    languages.sort_by(|a, b| {
        let key = |language: &Language| (language.code != Lang::EN.0, language.code.clone());
        key(a).cmp(&key(b))
    });
    languages
});

impl Language {
    fn of(identifier: &LanguageIdentifier) -> Self {
        let text = |id| TEXTS.lookup(identifier, id);
        Self {
            code: identifier.to_string(),
            identifier: identifier.clone(),
            name: text("language-name"),
            decimal_comma: text("language-decimal") == ",",
            date: text("language-date"),
            typed_date: text("language-date-typed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::day;

    #[test]
    fn every_folder_is_a_language() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/i18n");
        let mut folders: Vec<String> = std::fs::read_dir(folder)
            .expect("readable")
            .map(|entry| entry.expect("readable").file_name())
            .map(|name| name.into_string().expect("a code"))
            .collect();
        folders.sort();
        let mut codes: Vec<_> = Lang::all().map(Lang::code).collect();
        assert_eq!(codes[0], "en", "what others fall back on");
        codes.sort_unstable();
        assert_eq!(codes, folders);
        assert_eq!(
            [Lang::EN, Lang::RU].map(Lang::own_name),
            ["English", "Русский"]
        );
        // A sign for dates that does not exist would show at the first date.
        for lang in Lang::all() {
            assert!(lang.date(Date::constant(2026, 3, 4)).contains("2026"));
        }
    }

    #[test]
    fn settings_keep_a_language_by_its_code() {
        for lang in Lang::all() {
            let kept = serde_json::to_string(&lang).expect("written");
            assert_eq!(kept, format!("\"{}\"", lang.code()));
            assert_eq!(serde_json::from_str::<Lang>(&kept).expect("read"), lang);
        }
        let gone: Lang = serde_json::from_str("\"tlh\"").expect("read");
        assert_eq!(gone, Lang::EN);
    }

    #[test]
    fn what_stands_alone_begins_with_a_capital() {
        let corrected =
            Notice::new("op-tournament-corrected").with("date", Date::constant(2026, 3, 4));
        assert_eq!(
            Lang::RU.sentence(&corrected),
            "Исправление турнира 04.03.2026"
        );
        assert_eq!(
            Lang::EN.sentence(&corrected),
            "Correction of the tournament of 4 Mar 2026"
        );
    }

    #[test]
    fn a_language_writes_dates_its_own_way() {
        let date = Date::constant(2026, 3, 4);
        assert_eq!(Lang::EN.date(date), "4 Mar 2026");
        assert_eq!(Lang::EN.typed_date(date), "4 Mar 2026");
        assert_eq!(Lang::RU.date(date), "04.03.2026");
    }

    #[test]
    fn a_date_is_typed_as_it_is_read() {
        let date = Date::constant(2026, 3, 4);
        for lang in Lang::all() {
            assert_eq!(day::typed(&lang.typed_date(date)), Some(date));
        }
    }
}
