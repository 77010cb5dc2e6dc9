//! What a user must be told, before it is put into a language.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::Date;

/// A value inside a [`Notice`]; `i18n` formats it for the language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    /// A day, stored as `{"day": "YYYY-MM-DD"}`: a text of that form, such as
    /// a heading, stays a text.
    #[serde(with = "tagged_day")]
    Date(Date),
    /// A count or a number of something.
    Integer(i64),
    /// A finite measured number, shown with at most three decimals.
    Number(f64),
    /// A name, a path, or a piece of a file.
    Text(String),
    /// A sentence within the sentence, such as the name of an operation.
    Notice(Box<Notice>),
}

/// How [`Arg::Date`] is stored.
mod tagged_day {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::domain::Date;

    #[derive(Serialize, Deserialize)]
    struct Tagged {
        day: Date,
    }

    pub(super) fn serialize<S: Serializer>(day: &Date, to: S) -> Result<S::Ok, S::Error> {
        Tagged { day: *day }.serialize(to)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Date, D::Error> {
        Tagged::deserialize(from).map(|tagged| tagged.day)
    }
}

/// One sentence for the user: its identifier in `assets/i18n` and its
/// arguments. Errors, warnings, questions and the names of operations are all
/// notices, so that each is written once in each language.
///
/// ```
/// use tandem::domain::Notice;
/// let notice = Notice::new("name-empty").with("row", 3);
/// assert_eq!(notice.to_string(), "name-empty {row: 3}");
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Notice {
    /// The message's identifier, the same in every language.
    pub id: Cow<'static, str>,
    /// Arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

impl Notice {
    /// A notice without arguments.
    pub fn new(id: &'static str) -> Self {
        Self {
            id: Cow::Borrowed(id),
            args: BTreeMap::new(),
        }
    }

    /// The same notice with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.insert(Cow::Borrowed(name), value.into());
        self
    }
}

/// For logs and tests; users read the translation.
impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        if self.args.is_empty() {
            return Ok(());
        }
        let args: Vec<_> = self
            .args
            .iter()
            .map(|(name, value)| format!("{name}: {value}"))
            .collect();
        write!(f, " {{{}}}", args.join(", "))
    }
}

impl std::error::Error for Notice {}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Date(date) => write!(f, "{date}"),
            Self::Integer(number) => write!(f, "{number}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
            Self::Notice(notice) => write!(f, "{notice}"),
        }
    }
}

impl From<Notice> for Arg {
    fn from(notice: Notice) -> Self {
        Self::Notice(Box::new(notice))
    }
}

impl From<Date> for Arg {
    fn from(date: Date) -> Self {
        Self::Date(date)
    }
}

/// What is not finite has no number in JSON, and is only ever shown.
impl From<f64> for Arg {
    fn from(number: f64) -> Self {
        if number.is_finite() {
            Self::Number(number)
        } else {
            Self::Text(number.to_string())
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! integers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                i64::try_from(number).map_or(Self::Text(number.to_string()), Self::Integer)
            }
        }
    )*};
}
integers!(i32, i64, u32, u64, usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_survives_the_journal() {
        let notice = Notice::new("op-tournament")
            .with("date", jiff::civil::date(2026, 3, 4))
            .with("title", "2026-03-04")
            .with("reason", "7")
            .with("limit", f64::INFINITY)
            .with("pairs", 8_usize)
            .with("share", 0.1);
        let text = serde_json::to_string(&notice).expect("notices serialise");
        let back: Notice = serde_json::from_str(&text).expect("and come back");
        assert_eq!(back, notice);
    }
}
