//! People's names: tidy spelling, loose comparison, near spellings.

mod alike;
mod index;
mod label;
mod sound;

pub use alike::{Likeness, Spelling};
pub use index::NameIndex;
pub use label::{plain, unlabelled};

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::Notice;
use super::near::swapped;

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
    let kept: String = name
        .chars()
        .filter(|c| c.is_whitespace() || !(c.is_control() || is_invisible(*c)))
        .nfc()
        .collect();
    let words = kept.split_whitespace().map(|word| {
        word.trim_start_matches(|c| is_joiner(c) || is_selector(c))
            .trim_end_matches(is_joiner)
    });
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Marks of direction and of line breaking, fillers and blanks without width:
/// they change no name.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
    )
}

/// Joins an emoji or parts letters, but only inside a word.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Chooses between two looks of the character before it.
const fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e01ef}')
}

/// A letter, or a picture such as a suit of cards or an emoji.
fn names_somebody(c: char) -> bool {
    let picture = matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}');
    (c.is_alphabetic() && !is_combining_mark(c)) || (picture && !c.is_numeric())
}

/// Whether there is anything to be seen in a name by itself.
fn is_visible(c: char) -> bool {
    !(c.is_whitespace() || is_joiner(c) || is_selector(c) || is_combining_mark(c))
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
    let shown = |c: &char| !(is_combining_mark(*c) || is_joiner(*c) || is_selector(*c));
    for c in normalise(name).nfd().filter(shown) {
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
/// without blanks around it. A dash parts nobody, since many surnames have one,
/// nor does the slash of an abbreviation such as `v/d`.
///
/// ```
/// use tandem::domain::name::parted;
/// assert_eq!(parted("Ng Ana&Łoś  Jan"), ["Ng Ana", "Łoś Jan"]);
/// assert_eq!(parted(" Bell-Ray Ida "), ["Bell-Ray Ida"]);
/// assert_eq!(parted("Jan v/d Berg/Ida Bell"), ["Jan v/d Berg", "Ida Bell"]);
/// assert!(parted(" & ").is_empty());
/// ```
pub fn parted(cell: &str) -> Vec<String> {
    let names: Vec<&str> = if cell.contains('&') {
        cell.split('&').collect()
    } else {
        parted_by_slash(cell)
    };
    let names = names.into_iter().map(normalise);
    names.filter(|name| !name.is_empty()).collect()
}

/// The texts between slashes, but for those of abbreviations: between one or
/// two small letters on either side.
fn parted_by_slash(cell: &str) -> Vec<&str> {
    let is_short = |letters: Vec<char>| {
        (1..=2).contains(&letters.len()) && letters.iter().all(|letter| letter.is_lowercase())
    };
    let mut parts = Vec::new();
    let mut from = 0;
    for (at, slash) in cell.match_indices('/') {
        let ends = |c: &char| c.is_whitespace() || *c == '/';
        let before = cell[..at].chars().rev().take_while(|c| !ends(c)).take(3);
        let behind = cell[at + slash.len()..].chars();
        let behind = behind.take_while(|c| !ends(c)).take(3);
        if !(is_short(before.collect()) && is_short(behind.collect())) {
            parts.push(&cell[from..at]);
            from = at + slash.len();
        }
    }
    parts.push(&cell[from..]);
    parts
}

/// The folded forms in which one person is written: as it stands, and with
/// surname and first name swapped.
///
/// ```
/// use tandem::domain::name::spellings;
/// assert_eq!(spellings("Ann Łee"), ["ann lee", "lee ann"]);
/// ```
pub fn spellings(name: &str) -> Vec<String> {
    let folded = fold(name);
    let mut forms = swapped(&folded);
    forms.insert(0, folded);
    forms
}

/// Checks a name that is about to be stored.
///
/// # Errors
/// `name-empty` without anything to be seen, or `name-long` above [`MAX_CHARS`] characters.
pub fn check(name: &str) -> Result<String, Notice> {
    let name = normalise(name);
    let chars = name.chars().count();
    if !name.contains(is_visible) {
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

/// Checks the name of somebody new.
///
/// # Errors
/// As [`check`], or `name-no-letter` for digits and punctuation alone: such a
/// name is a number out of another column.
pub fn check_player(name: &str) -> Result<String, Notice> {
    let name = check(name)?;
    if name.contains(names_somebody) {
        Ok(name)
    } else {
        Err(Notice::new("name-no-letter").with("name", name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Book, Player, PlayerId};

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
    fn an_alias_comes_after_all_own_names() {
        let mut book = Book::default();
        for name in ["Ng Ana", "Łoś Jan", "Jan Łos"] {
            let id = book.next_player();
            book.players.insert(id, Player::new(id, name, 0.0));
        }
        for (alias, id) in [("Nowak Ana", 1), ("ana nowak-ng", 1), ("ng ana", 2)] {
            book.aliases.insert(alias.to_owned(), PlayerId(id));
        }
        book.aliases.insert("los jan".to_owned(), PlayerId(1));
        let index = NameIndex::new(&book);
        assert_eq!(index.find("NOWAK  Ána"), Some(PlayerId(1)));
        assert_eq!(index.find("Ana Nowak"), Some(PlayerId(1)), "swapped");
        assert_eq!(index.find("ana NG"), Some(PlayerId(1)), "her own name");
        assert_eq!(index.find("los jan"), Some(PlayerId(2)), "his own name");
        assert_eq!(index.find("Nowak"), None, "no part of an alias");
        assert_eq!(index.parted("Nowak Ana/Łoś Jan"), ["Nowak Ana", "Łoś Jan"]);
        book.aliases.insert("ana b c".to_owned(), PlayerId(1));
        book.aliases.insert("b c ana".to_owned(), PlayerId(2));
        let index = NameIndex::new(&book);
        assert_eq!(index.find("ANA B C"), Some(PlayerId(1)), "as it stands");
        assert_eq!(index.fitting("c ana b"), [PlayerId(1), PlayerId(2)]);
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
    fn a_file_that_knows_no_labels_means_several() {
        let index = club(&[
            "Ng Ana",
            "Ng Ana (jun.)",
            "Łoś Jan [1]",
            "Łoś Jan [2]",
            "Ray Bo [1]",
        ]);
        let [ana, jun, one, two] = [1, 2, 3, 4].map(PlayerId);
        assert_eq!(index.find("Ng Ana"), Some(ana), "typed or chosen");
        for written in ["Ng Ana", "ÁNA ng"] {
            assert_eq!(index.fitting_in_file(written), [ana, jun], "{written}");
            assert_eq!(index.find_in_file(written), None);
        }
        assert_eq!(index.find_in_file("ng ana (JUN.)"), Some(jun));
        assert_eq!(index.fitting("Los Jan"), [one, two]);
        assert_eq!(index.fitting("Jan Łoś"), [one, two]);
        assert!(
            index.fitting_in_file("Ray Bo").is_empty(),
            "perhaps another"
        );
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
    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for nothing in [
            "\u{ad}",
            "\u{200b}\u{feff}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{180e}",
            "\u{2064}",
            "\u{200d}",
            " \u{200c} \u{fe0f}",
            "\u{2800}",
        ] {
            assert_eq!(normalise(nothing), "", "{nothing:?}");
        }
        assert_eq!(
            check("\u{301}\u{308}").map_err(|n| n.id),
            Err("name-empty".into())
        );
        assert_eq!(normalise("An\u{ad}na \u{200d}Ng\u{200c}"), "Anna Ng");
        for kept in ["👩\u{200d}👧 Ray", "نیم\u{200c}فاصله", "Ann ❤\u{fe0f}"] {
            assert_eq!(normalise(kept), kept);
        }
        assert_eq!(fold("نیم\u{200c}فاصله"), fold("نیمفاصله"));
    }

    #[test]
    fn a_number_is_nobody() {
        for number in ["007", "12,5", "№ 3 / 4", "½", "- -", "٣"] {
            let refused = check_player(number).map_err(|notice| notice.id);
            assert_eq!(refused, Err("name-no-letter".into()), "{number}");
            assert!(check(number).is_ok(), "a club may be called so");
        }
        for name in ["Я", "♠", "李", "🂡 7", "Ray 2"] {
            assert_eq!(check_player(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn a_cell_is_parted_where_both_sides_are_known() {
        let index = club(&["Lee / Ray Ann", "Dow & Sons", "Bo Fox", "Cy"]);
        for (cell, names) in [
            ("lee / ray  ann", vec!["lee / ray ann"]),
            ("Lee / Ray Ann & Bo Fox", vec!["Lee / Ray Ann", "Bo Fox"]),
            ("Bo Fox/Lee / Ray Ann", vec!["Bo Fox", "Lee / Ray Ann"]),
            ("Dow & Sons & Cy", vec!["Dow & Sons", "Cy"]),
            ("Cy & Dow & Sons", vec!["Cy", "Dow & Sons"]),
            ("Dow & Sons / Newcomer", vec!["Dow & Sons", "Newcomer"]),
            ("Ann/Bo & Di", vec!["Ann/Bo", "Di"]),
            ("A & B & C", vec!["A", "B", "C"]),
            ("Dow & Sons &", vec!["Dow & Sons"]),
        ] {
            assert_eq!(index.parted(cell), names, "{cell}");
        }
    }
}
