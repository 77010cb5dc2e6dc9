//! Whether two names may be one person's.

use std::cmp::Ordering;

use super::sound::{heard, is_cyrillic};
use super::{fold, plain, unlabelled};
use crate::domain::near::{Letters, Sought, swapped};

/// In which way two names are alike.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Likeness {
    /// The same words in another order.
    Swapped,
    /// The same words in another alphabet, in either order.
    Alphabets,
    /// The same words, but for some that are only initials or are left out.
    Initials,
    /// A near spelling, by its similarity, below 1.
    Near(f64),
}

impl Likeness {
    /// How likely it is one person, to put the likeliest first.
    pub fn compare(self, other: Self) -> Ordering {
        let rank = |likeness| match likeness {
            Self::Swapped => 3.0,
            Self::Alphabets => 2.0,
            Self::Initials => 1.0,
            Self::Near(similarity) => similarity,
        };
        f64::total_cmp(&rank(self), &rank(other))
    }
}

/// A name prepared to be compared with many others.
pub struct Spelling {
    label: Option<String>,
    numbers: String,
    cyrillic: bool,
    /// As it is written.
    written: Form,
    /// As it sounds, to be compared with names of another alphabet.
    heard: Form,
}

/// One form of a name.
struct Form {
    plain: String,
    words: Vec<String>,
    letters: Letters,
    sought: Sought,
}

impl Spelling {
    /// Of a name, with or without a label.
    pub fn of(name: &str) -> Self {
        let plain = fold(plain(name));
        Self {
            numbers: plain.chars().filter(char::is_ascii_digit).collect(),
            label: unlabelled(name).map(|_| fold(name)),
            cyrillic: is_cyrillic(&plain),
            heard: Form::of(heard(&plain)),
            written: Form::of(plain),
        }
    }

    /// How two names are alike; the same in both directions. Names that
    /// differ by a label or by a number are told apart on purpose.
    ///
    /// ```
    /// use tandem::domain::name::{Likeness, Spelling};
    /// let likeness = |a, b| Spelling::of(a).likeness(&Spelling::of(b));
    /// assert_eq!(likeness("Ng Ana", "Ána Ng"), Some(Likeness::Swapped));
    /// assert_eq!(likeness("Ng A.", "Ng Ana"), Some(Likeness::Initials));
    /// assert_eq!(likeness("Ng Ana", "Нг Ана"), Some(Likeness::Alphabets));
    /// assert_eq!(likeness("Ng Ana (jun.)", "Ng Ana"), None);
    /// assert_eq!(likeness("Ng Ana", "Fox Di"), None);
    /// ```
    pub fn likeness(&self, other: &Self) -> Option<Likeness> {
        let labelled = self.label.is_some() && other.label.is_some();
        if labelled || self.numbers != other.numbers {
            return None;
        }
        if self.cyrillic == other.cyrillic {
            return self.written.likeness(&other.written);
        }
        if self.heard.plain != other.heard.plain {
            return match self.heard.likeness(&other.heard) {
                Some(Likeness::Swapped) => Some(Likeness::Alphabets),
                other => other,
            };
        }
        let label = self.label.is_some() || other.label.is_some();
        (!label).then_some(Likeness::Alphabets)
    }
}

impl Form {
    fn of(plain: String) -> Self {
        let words = plain.split([' ', '.']).filter(|word| !word.is_empty());
        Self {
            words: words.map(str::to_owned).collect(),
            letters: Letters::of(&plain),
            sought: Sought::new(&plain),
            plain,
        }
    }

    fn likeness(&self, other: &Self) -> Option<Likeness> {
        if self.plain == other.plain {
            return None;
        }
        if swapped(&self.plain).contains(&other.plain) {
            return Some(Likeness::Swapped);
        }
        if self.abbreviates(other) || other.abbreviates(self) {
            return Some(Likeness::Initials);
        }
        let there = self.sought.likeness(&other.plain, &other.letters);
        let back = other.sought.likeness(&self.plain, &self.letters);
        let nearest = there.into_iter().chain(back).max_by(f64::total_cmp);
        nearest.map(Likeness::Near)
    }

    /// Whether this name, in either order, is the other one with initials or
    /// without its last words.
    fn abbreviates(&self, other: &Self) -> bool {
        if self.words.len() < 2 || self.words.len() > other.words.len() {
            return false;
        }
        (0..self.words.len()).any(|turn| {
            let turned = self.words[turn..].iter().chain(&self.words[..turn]);
            let both: Vec<_> = turned.zip(&other.words).collect();
            let same = |(a, b): &(&String, &String)| a == b && a.chars().nth(1).is_some();
            both.iter().any(same)
                && both
                    .iter()
                    .all(|pair| same(pair) || initial(pair.0, pair.1))
        })
    }
}

/// Whether one of two words is the first letter of the other.
fn initial(a: &str, b: &str) -> bool {
    let is = |short: &str, long: &str| short.chars().count() == 1 && long.starts_with(short);
    is(a, b) || is(b, a)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn likeness(a: &str, b: &str) -> Option<Likeness> {
        Spelling::of(a).likeness(&Spelling::of(b))
    }

    #[test]
    fn one_person_in_two_spellings() {
        for (a, b) in [
            ("Иванов П.", "Иванов Пётр"),
            ("П. Иванов", "Иванов Пётр"),
            ("Иванов П.С.", "Иванов Пётр Сергеевич"),
            ("Иванов Пётр", "Иванов Пётр Сергеевич"),
        ] {
            assert_eq!(likeness(a, b), Some(Likeness::Initials), "{a}, {b}");
        }
        for (a, b) in [
            ("Снегирёв Андрей", "Snegirev Andrey"),
            ("Andrei Snegirev", "Снегирёв Андрей"),
        ] {
            assert_eq!(likeness(a, b), Some(Likeness::Alphabets), "{a}, {b}");
        }
        let slip = likeness("Kovalska Anna", "Kowalska Anna");
        assert!(matches!(slip, Some(Likeness::Near(_))));
    }

    #[test]
    fn those_who_are_told_apart_are_not_alike() {
        for (a, b) in [
            ("Lee Ann [1]", "Lee Ann [2]"),
            ("Lee Ann", "Lee Ann (jun.)"),
            ("Player 11", "Player 12"),
            ("Lee A.", "Lee Bo"),
            ("L. A.", "Lee Ann"),
            ("Lee", "Lee Ann"),
            ("Lee Ann", "Ли Бо"),
            ("Ли Анн (мл.)", "Li Ann"),
        ] {
            assert_eq!(likeness(a, b), None, "{a}, {b}");
        }
    }

    proptest! {
        #[test]
        fn both_directions_are_one(
            a in "[a-c]{1,4}( [a-c]{1,3}\\.?){0,2}( \\[1\\])?",
            b in "[a-c]{1,4}( [a-c]{1,3}\\.?){0,2}( \\[1\\])?",
        ) {
            prop_assert_eq!(likeness(&a, &b), likeness(&b, &a));
        }
    }
}
