//! North–South and East–West, as tables name them.

use crate::domain::name::fold;

/// Both players of a side.
const SIDES: [&[&str]; 2] = [
    &[
        "ns",
        "northsouth",
        "сю",
        "юс",
        "северюг",
        "североюг",
        "югсевер",
    ],
    &[
        "ew",
        "eastwest",
        "вз",
        "зв",
        "востокзапад",
        "востокозапад",
        "западвосток",
    ],
];

/// One player of a side, who stands for it where a heading says so.
const SEATS: [[&str; 8]; 2] = [
    ["n", "s", "north", "south", "с", "ю", "север", "юг"],
    ["e", "w", "east", "west", "в", "з", "восток", "запад"],
];

/// 0 for North–South, 1 for East–West; a section's letter or number may
/// stand before it (`A NS`).
pub(in crate::exchange::read) fn direction(text: &str) -> Option<usize> {
    with_section(text, of_words)
}

/// As [`direction`], by the names of both seats only: a lone letter, be it N
/// or E, is a section.
pub(in crate::exchange::read) fn side(text: &str) -> Option<usize> {
    with_section(text, of_sides)
}

/// As [`side`], out of the number of a pair: `NS3`, `12EW`, `A-3-NS`.
pub(in crate::exchange::read) fn side_of_pair(number: &str) -> Option<usize> {
    let folded = fold(number);
    let mut words = folded.split(|c: char| !c.is_alphabetic());
    words.find_map(|word| of_sides(&[word]))
}

/// Longest text that can name a direction, in bytes.
const LONGEST: usize = 60;

fn with_section(text: &str, of_words: fn(&[&str]) -> Option<usize>) -> Option<usize> {
    if text.len() > LONGEST {
        return None;
    }
    let folded = fold(text);
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    of_words(&words).or_else(|| match words.split_first() {
        // A lone letter after a letter is a name: `А. Ю`.
        Some((section, rest))
            if section.chars().count() == 1 && rest.concat().chars().count() > 1 =>
        {
            of_words(rest)
        }
        _ => None,
    })
}

/// Words for a part of the field; a lone letter or number after them is its
/// name: `Section A`.
const SECTIONS: [&str; 6] = ["section", "sect", "sec", "group", "секция", "группа"];

/// Whether two headings are the letters of the seats of one side.
pub(in crate::exchange::read) fn are_seats(headings: [&str; 2]) -> bool {
    const LETTERS: [[&str; 2]; 4] = [["n", "s"], ["e", "w"], ["с", "ю"], ["в", "з"]];
    if headings.iter().any(|heading| heading.chars().count() != 1) {
        return false;
    }
    let [one, other] = headings.map(fold);
    let is_of = |seats: &[&str; 2]| seats.contains(&&*one) && seats.contains(&&*other);
    one != other && LETTERS.iter().any(is_of)
}

/// Whether a text is the heading of a section: `Section A`, `Группа 2`.
pub(in crate::exchange::read) fn is_section(text: &str) -> bool {
    if text.len() > LONGEST {
        return false;
    }
    let folded = fold(text);
    let words = folded.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let is_name =
        |word: &&str| word.chars().count() == 1 || word.bytes().all(|byte| byte.is_ascii_digit());
    match words[..] {
        [section] => SECTIONS.contains(&section),
        [one, other] => {
            SECTIONS.contains(&one) && is_name(&other) || is_name(&one) && SECTIONS.contains(&other)
        }
        _ => false,
    }
}

/// The side that a heading of a column tells, and the heading without it:
/// `NS pair`, `Пара (В-З)`.
pub(in crate::exchange::read) fn beside_heading(text: &str) -> Option<(usize, String)> {
    if text.len() > LONGEST {
        return None;
    }
    let folded = fold(text);
    let words = folded.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let runs = [1, 2]
        .into_iter()
        .flat_map(|run| (0..(words.len() + 1).saturating_sub(run)).map(move |at| at..at + run));
    let mut sides = runs.filter_map(|run| of_sides(&words[run.clone()]).map(|side| (side, run)));
    let (side, run) = sides.next()?;
    // `NS/EW` heads a column of directions.
    if sides.any(|(other, _)| other != side) {
        return None;
    }
    let rest = [&words[..run.start], &words[run.end..]].concat();
    Some((side, rest.join(" ")))
}

/// What may stand beside the direction in a heading.
const AROUND: [&str; 20] = [
    "line",
    "линия",
    "pairs",
    "pair",
    "results",
    "winners",
    "rankings",
    "ranking",
    "boards",
    "field",
    "direction",
    "пары",
    "пара",
    "по",
    "линии",
    "сдач",
    "результаты",
    "победители",
    "направление",
    "поле",
];

/// A heading without what brackets or a comma set apart, where that is a note
/// on figures: `N-S (average 120)`.
fn without_note(text: &str) -> &str {
    let Some(at) = text.find(['(', ',']) else {
        return text;
    };
    if is_note(&text[at + 1..]) {
        &text[..at]
    } else {
        text
    }
}

/// Whether a text is a word for a mean or a top, and its figure: `Average 120`.
pub(in crate::exchange::read) fn is_note(text: &str) -> bool {
    let folded = fold(text);
    let words = folded.split(|c: char| !c.is_alphabetic());
    let mut words = words.filter(|word| !word.is_empty()).peekable();
    let told = words.peek().is_some() && words.all(|word| NOTES.contains(&word));
    told && text.contains(|c: char| c.is_ascii_digit())
}

/// What the figure in a note on a direction may be.
const NOTES: [&str; 16] = [
    "average",
    "avg",
    "mean",
    "top",
    "max",
    "maximum",
    "mp",
    "среднее",
    "среднии",
    "средняя",
    "ср",
    "макс",
    "максимум",
    "топ",
    "мп",
    "очков",
];

/// A heading such as `North-South pairs`, `Линия С-Ю:` or `Победители E/W`.
pub(in crate::exchange::read) fn heading(text: &str) -> Option<usize> {
    if text.len() > LONGEST {
        return None;
    }
    let folded = fold(without_note(text));
    let all: Vec<&str> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let is_section = |at: usize| all.get(at).is_some_and(|word| SECTIONS.contains(word));
    let tells = |at: &usize| {
        let word = all[*at];
        let beside = is_section(at + 1) || at.checked_sub(1).is_some_and(is_section);
        let names_it = beside && word.chars().count() == 1;
        let counts = word.chars().all(|c| c.is_ascii_digit());
        !(is_section(*at) || names_it || counts || AROUND.contains(&word))
    };
    let words: Vec<&str> = (0..all.len()).filter(tells).map(|at| all[at]).collect();
    of_words(&words)
}

fn of_words(words: &[&str]) -> Option<usize> {
    let joined = words.concat();
    let seat = || {
        SEATS
            .iter()
            .position(|seats| seats.contains(&joined.as_str()))
    };
    of_sides(words).or_else(seat)
}

fn of_sides(words: &[&str]) -> Option<usize> {
    let joined = words.concat();
    SIDES
        .iter()
        .position(|side| side.contains(&joined.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_in_both_languages() {
        for text in [
            "N/S",
            "NS",
            "n-s",
            "North–South",
            "С-Ю",
            "СЮ",
            "Север - Юг",
            "A NS",
            "1-NS",
        ] {
            assert_eq!(direction(text), Some(0), "{text}");
            assert_eq!(side(text), Some(0), "{text}");
        }
        for text in ["E/W", "EW", "East West", "В-З", "ВЗ", "B E/W"] {
            assert_eq!(direction(text), Some(1), "{text}");
        }
        for text in ["", "A", "1", "NSW", "Ng Sue", "Ж З"] {
            assert_eq!(direction(text), None, "{text}");
        }
        for seat in ["N", "E", "В", "West"] {
            assert!(direction(seat).is_some() && side(seat).is_none(), "{seat}");
        }
        assert_eq!(side_of_pair("NS3"), Some(0));
        assert_eq!(side_of_pair("A-12 ew"), Some(1));
        assert_eq!(side_of_pair("A12"), None);
        assert_eq!(heading("Победители С-Ю:"), Some(0));
        assert_eq!(heading("East-West pairs"), Some(1));
        for text in [
            "Section A North/South",
            "Секция NS",
            "Section A - NS",
            "NS Section A",
            "A. Section NS",
            "Section 1, N-S",
            "Секция А, линия NS",
            "Линия 1 (NS)",
            "По линии С-Ю",
            "North-South (12 boards)",
            "N-S (average 120)",
            "NS, average 50",
            "Линия С-Ю (среднее 120,5)",
        ] {
            assert_eq!(heading(text), Some(0), "{text}");
        }
        assert_eq!(heading("Line E"), Some(1));
        for text in [
            "Section E",
            "Секция С",
            "12 boards",
            "Group W",
            "NS average 50",
            "Ю (Иван)",
        ] {
            assert_eq!(heading(text), None, "{text}");
        }
        assert_eq!(heading("Spring pairs"), None);
        for section in ["Section A", "Группа 2", "Секция", "B group"] {
            assert!(is_section(section), "{section}");
        }
        assert!(!is_section("Group of friends") && !is_section("A B"));
    }

    #[test]
    fn a_heading_may_tell_a_side() {
        for (text, told) in [
            ("NS pair", Some((0, "pair"))),
            ("Пара (В-З)", Some((1, "пара"))),
            ("East - West", Some((1, ""))),
            ("NS/EW", None),
            ("North", None),
            ("Pair", None),
        ] {
            let found = beside_heading(text);
            let found = found.as_ref().map(|(side, rest)| (*side, rest.as_str()));
            assert_eq!(found, told, "{text}");
        }
    }
}
