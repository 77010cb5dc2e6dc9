//! How much of a name is shown to everybody.

use serde::{Deserialize, Serialize};

/// What a player agreed to in everything public: the site and what is made
/// for it. The director always sees the name. A stricter choice is greater.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Privacy {
    /// The name as it is.
    #[default]
    Full,
    /// The initials only.
    Initials,
    /// Nothing that tells who it is.
    Hidden,
}

impl Privacy {
    /// Every choice, the most open one first.
    pub const ALL: [Self; 3] = [Self::Full, Self::Initials, Self::Hidden];

    /// The word used in files and on the command line.
    ///
    /// ```
    /// use tandem::domain::Privacy;
    /// assert_eq!(Privacy::Initials.word(), "initials");
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Initials => "initials",
            Self::Hidden => "hidden",
        }
    }

    /// The inverse of [`Privacy::word`].
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }

    /// What of a name is shown; `None` when nothing is.
    ///
    /// ```
    /// use tandem::domain::Privacy;
    /// let shown = |privacy: Privacy| privacy.shown("Łoś-Nowak ana");
    /// assert_eq!(shown(Privacy::Full).as_deref(), Some("Łoś-Nowak ana"));
    /// assert_eq!(shown(Privacy::Initials).as_deref(), Some("Ł. A."));
    /// assert_eq!(shown(Privacy::Hidden), None);
    /// ```
    pub fn shown(self, name: &str) -> Option<String> {
        match self {
            Self::Full => Some(name.to_owned()),
            Self::Initials => Some(initials(name)),
            Self::Hidden => None,
        }
    }
}

/// The first letter of each word, as a capital. A word without letters, such
/// as a number or a picture, is left out; a name of such words alone has a
/// dash.
fn initials(name: &str) -> String {
    let letters: Vec<String> = name
        .split_whitespace()
        .filter_map(|word| word.chars().find(|c| c.is_alphabetic()))
        .map(|letter| format!("{}.", letter.to_uppercase()))
        .collect();
    if letters.is_empty() {
        "–".to_owned()
    } else {
        letters.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_ones_serde_writes() {
        for privacy in Privacy::ALL {
            let json = serde_json::to_string(&privacy).expect("plain enum");
            assert_eq!(json, format!("\"{}\"", privacy.word()));
            assert_eq!(Privacy::from_word(privacy.word()), Some(privacy));
        }
        assert_eq!(Privacy::from_word("Full"), None);
    }

    #[test]
    fn initials_of_names_in_every_script() {
        for (name, expected) in [
            ("Ng Ana", "N. A."),
            ("ёлкин пётр ильич", "Ё. П. И."),
            ("ßen o'Neil", "SS. O."),
            ("\"Ace\" Kim 🂡 7", "A. K."),
            ("שרה כהן", "ש. כ."),
            ("李", "李."),
            ("♠", "–"),
        ] {
            let shown = Privacy::Initials.shown(name);
            assert_eq!(shown.as_deref(), Some(expected), "{name}");
        }
    }
}
