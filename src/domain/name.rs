//! People's names: tidy spelling, loose comparison, near spellings.

use std::collections::HashMap;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::near::{Letters, Sought, swapped};
use super::{Book, Notice, PlayerId};

/// Longest name kept, in characters.
pub const MAX_CHARS: usize = 300;

/// A name as it is stored: composed Unicode, blanks squeezed and trimmed,
/// invisible control characters dropped. Case and letters stay as typed.
///
/// ```
/// use tandem::domain::name::normalise;
/// assert_eq!(normalise("  Anna \u{a0} Nowak\t"), "Anna Nowak");
/// ```
pub fn normalise(name: &str) -> String {
    let visible: String = name
        .nfc()
        .filter(|c| c.is_whitespace() || !(c.is_control() || is_invisible(*c)))
        .collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Byte-order mark, direction marks and embeddings: they change no name.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{feff}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The form in which two spellings of one name are equal: case and accents
/// ignored (`Ё` = `Е`, `ł` = `l`), apostrophes and dashes unified.
///
/// ```
/// use tandem::domain::name::fold;
/// assert_eq!(fold("Ёлкин Łukasz"), fold("ЕЛКИН lukasz"));
/// assert_eq!(fold("O’Brien Zoë"), "o'brien zoe");
/// ```
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for c in normalise(name).nfd().filter(|c| !is_combining_mark(*c)) {
        for lower in c.to_lowercase() {
            match lower {
                'ł' => folded.push('l'),
                'ø' => folded.push('o'),
                'đ' | 'ð' => folded.push('d'),
                'ħ' => folded.push('h'),
                'ı' => folded.push('i'),
                'ґ' => folded.push('г'),
                'ß' => folded.push_str("ss"),
                'æ' => folded.push_str("ae"),
                'œ' => folded.push_str("oe"),
                'þ' => folded.push_str("th"),
                '’' | '‘' | 'ʼ' | '`' | '´' => folded.push('\''),
                '‐' | '‑' | '–' | '—' | '−' => folded.push('-'),
                // A capital İ lower-cases to i and a combining dot.
                mark if is_combining_mark(mark) => {}
                plain => folded.push(plain),
            }
        }
    }
    folded
}

/// The names in one cell: partners are set apart by `&`, else by `/`, with or
/// without blanks around it. A dash parts nobody, since many surnames have one.
///
/// ```
/// use tandem::domain::name::parted;
/// assert_eq!(parted("Ng Ana&Łoś  Jan"), ["Ng Ana", "Łoś Jan"]);
/// assert_eq!(parted(" Bell-Ray Ida "), ["Bell-Ray Ida"]);
/// assert!(parted(" & ").is_empty());
/// ```
pub fn parted(cell: &str) -> Vec<String> {
    let separator = if cell.contains('&') { '&' } else { '/' };
    let names = cell.split(separator).map(normalise);
    names.filter(|name| !name.is_empty()).collect()
}

/// Checks a name that is about to be stored.
///
/// # Errors
/// `name-empty`, or `name-long` above [`MAX_CHARS`] characters.
pub fn check(name: &str) -> Result<String, Notice> {
    let name = normalise(name);
    let chars = name.chars().count();
    if name.is_empty() {
        Err(Notice::new("name-empty"))
    } else if chars > MAX_CHARS {
        let start: String = name.chars().take(30).collect();
        Err(Notice::new("name-long")
            .with("name", start)
            .with("chars", chars)
            .with("most", MAX_CHARS))
    } else {
        Ok(name)
    }
}

/// The club's names, ready to be searched.
#[derive(Clone, Debug, Default)]
pub struct NameIndex {
    names: Vec<Indexed>,
    exact: HashMap<String, Vec<PlayerId>>,
    folded: HashMap<String, Vec<PlayerId>>,
}

/// A name as it is searched.
#[derive(Clone, Debug)]
struct Indexed {
    id: PlayerId,
    folded: String,
    letters: Letters,
}

impl NameIndex {
    /// An index over a club's players.
    pub fn new(book: &Book) -> Self {
        let mut index = Self::default();
        for player in book.players.values() {
            let folded = fold(&player.name);
            index
                .exact
                .entry(player.name.clone())
                .or_default()
                .push(player.id);
            index
                .folded
                .entry(folded.clone())
                .or_default()
                .push(player.id);
            index.names.push(Indexed {
                id: player.id,
                letters: Letters::of(&folded),
                folded,
            });
        }
        index.names.sort_by(|a, b| a.folded.cmp(&b.folded));
        index
    }

    /// The one player that a spelling means; `None` when no or more than one
    /// player [fits](NameIndex::fitting).
    pub fn find(&self, name: &str) -> Option<PlayerId> {
        match self.fitting(name)[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The players that a spelling fits: exactly; else ignoring case and
    /// accents; else with surname and first name swapped. Of several none can
    /// be told to be meant.
    pub fn fitting(&self, name: &str) -> Vec<PlayerId> {
        let name = normalise(name);
        if let Some(ids) = self.exact.get(&name) {
            return ids.clone();
        }
        let folded = fold(&name);
        if let Some(ids) = self.folded.get(&folded) {
            return ids.clone();
        }
        let forms = swapped(&folded);
        let found = forms.iter().filter_map(|form| self.folded.get(form));
        let mut found: Vec<PlayerId> = found.flatten().copied().collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Up to `most` players with a near spelling, nearest first.
    pub fn near(&self, name: &str, most: usize) -> Vec<PlayerId> {
        let sought = Sought::new(&fold(name));
        let mut close: Vec<(f64, PlayerId)> = self
            .names
            .iter()
            .filter_map(|other| {
                let likeness = sought.likeness(&other.folded, &other.letters)?;
                Some((likeness, other.id))
            })
            .collect();
        close.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        close.into_iter().take(most).map(|(_, id)| id).collect()
    }

    /// Up to `most` players whose name contains `part`, names with a word
    /// that begins so first, otherwise in alphabetical order.
    pub fn containing(&self, part: &str, most: usize) -> Vec<PlayerId> {
        let part = fold(part);
        let (mut begin, mut inside) = (Vec::new(), Vec::new());
        for Indexed { id, folded, .. } in &self.names {
            match folded
                .match_indices(&part)
                .map(|(at, _)| at)
                .find(|at| starts_word(folded, *at))
            {
                Some(_) => begin.push(*id),
                None if folded.contains(&part) => inside.push(*id),
                None => {}
            }
            if begin.len() == most {
                break;
            }
        }
        begin.extend(inside);
        begin.truncate(most);
        begin
    }
}

fn starts_word(text: &str, at: usize) -> bool {
    text[..at]
        .chars()
        .next_back()
        .is_none_or(|c| !c.is_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Player;

    fn club(names: &[&str]) -> NameIndex {
        let mut book = Book::default();
        for name in names {
            let id = book.next_player();
            let name = normalise(name);
            book.players.insert(id, Player::new(id, name, 0.0));
        }
        NameIndex::new(&book)
    }

    #[test]
    fn exact_then_folded_then_swapped() {
        let index = club(&["Ёлкин Łukasz", "Müller Zoë", "muller zoe", "de la Cruz Ana"]);
        assert_eq!(index.find("Ёлкин  Łukasz"), Some(PlayerId(1)));
        assert_eq!(index.find("елкин lukasz"), Some(PlayerId(1)));
        assert_eq!(index.find("Lukasz Елкин"), Some(PlayerId(1)));
        assert_eq!(index.find("Müller Zoë"), Some(PlayerId(2)));
        assert_eq!(index.find("muller zoe"), Some(PlayerId(3)));
        assert_eq!(index.find("MULLER ZOE"), None, "two players fit");
        assert_eq!(index.fitting("Zoe Muller"), [PlayerId(2), PlayerId(3)]);
        assert_eq!(index.find("Ana de la Cruz"), Some(PlayerId(4)));
        assert_eq!(index.find("Nobody"), None);
    }

    #[test]
    fn near_spellings_are_offered_nearest_first() {
        let index = club(&["Kowalska Anna", "Kowalski Adam", "Петренко Ольга"]);
        assert_eq!(index.near("Kovalska Anna", 3).first(), Some(&PlayerId(1)));
        assert_eq!(index.near("Anna Kowalsa", 3).first(), Some(&PlayerId(1)));
        assert_eq!(index.near("Петриненко Ольга", 1), vec![PlayerId(3)]);
        assert!(index.near("Smith", 3).is_empty());
    }

    #[test]
    fn completion_finds_any_part_and_beginnings_first() {
        let index = club(&["Baranova Ina", "Ivan Rand", "Arana Leo"]);
        assert_eq!(
            index.containing("ran", 5),
            vec![PlayerId(2), PlayerId(3), PlayerId(1)]
        );
        assert_eq!(index.containing("РАН", 5), vec![]);
    }

    #[test]
    fn odd_names_survive() {
        for name in ["Kim 🂡 Lee", "שרה כהן", "O'Neil \"Ace\"", "Иванов & сын"] {
            assert_eq!(normalise(name), name);
            assert_eq!(check(name).as_deref(), Ok(name));
        }
        assert!(check(" \t").is_err());
        assert!(check(&"x".repeat(301)).is_err());
        assert_eq!(check(&"й".repeat(300)).map(|n| n.chars().count()), Ok(300));
    }
}
