//! North–South and East–West, as tables name them.

use crate::domain::name::fold;

const NORTH_SOUTH: [&str; 12] = [
    "ns",
    "northsouth",
    "n",
    "s",
    "north",
    "south",
    "сю",
    "северюг",
    "с",
    "ю",
    "север",
    "юг",
];
const EAST_WEST: [&str; 12] = [
    "ew",
    "eastwest",
    "e",
    "w",
    "east",
    "west",
    "вз",
    "востокзапад",
    "в",
    "з",
    "восток",
    "запад",
];

/// 0 for North–South, 1 for East–West; a section's letter or number may
/// stand before it (`A NS`).
pub(super) fn direction(text: &str) -> Option<usize> {
    let folded = fold(text);
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    of_words(&words).or_else(|| match words.split_first() {
        Some((section, rest)) if section.chars().count() == 1 => of_words(rest),
        _ => None,
    })
}

/// A heading such as `North-South pairs`, `Линия С-Ю:` or `Победители E/W`.
pub(super) fn heading(text: &str) -> Option<usize> {
    const AROUND: [&str; 14] = [
        "pairs",
        "pair",
        "results",
        "winners",
        "line",
        "field",
        "direction",
        "пары",
        "пара",
        "линия",
        "результаты",
        "победители",
        "направление",
        "поле",
    ];
    let folded = fold(text);
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty() && !AROUND.contains(word))
        .collect();
    of_words(&words)
}

fn of_words(words: &[&str]) -> Option<usize> {
    let joined = words.concat();
    if NORTH_SOUTH.contains(&joined.as_str()) {
        Some(0)
    } else if EAST_WEST.contains(&joined.as_str()) {
        Some(1)
    } else {
        None
    }
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
        }
        for text in ["E/W", "EW", "East West", "В-З", "ВЗ", "B E/W"] {
            assert_eq!(direction(text), Some(1), "{text}");
        }
        for text in ["", "A", "1", "NSW", "Ng Sue"] {
            assert_eq!(direction(text), None, "{text}");
        }
        assert_eq!(heading("Победители С-Ю:"), Some(0));
        assert_eq!(heading("East-West pairs"), Some(1));
        assert_eq!(heading("Spring pairs"), None);
    }
}
