//! Lines of sums and means, which are of no pair: `NS average;;100`.

use crate::domain::name::fold;

/// Words that make a line one of sums, as [`fold`] leaves them.
const SUMS: [&str; 19] = [
    "total",
    "totals",
    "subtotal",
    "average",
    "avg",
    "mean",
    "sum",
    "median",
    "итого",
    "итог",
    "всего",
    "сумма",
    "среднее",
    "среднии",
    "средняя",
    "средние",
    "maximum",
    "максимум",
    "медиана",
];

/// What may stand beside them.
const BESIDE: [&str; 34] = [
    "ns",
    "ew",
    "n",
    "s",
    "e",
    "w",
    "north",
    "south",
    "east",
    "west",
    "of",
    "the",
    "for",
    "field",
    "score",
    "result",
    "results",
    "points",
    "mp",
    "mps",
    "percent",
    "percentage",
    "grand",
    "результат",
    "результаты",
    "процент",
    "очков",
    "очки",
    "балл",
    "по",
    "линии",
    "полю",
    "турниру",
    "сю",
];

/// Longest text that is looked at, in bytes.
const LONGEST: usize = 80;

/// Whether a text is about a sum or a mean, and nothing else.
pub(in crate::exchange::read) fn is_word(text: &str) -> bool {
    if text.len() > LONGEST || text.contains(|c: char| c.is_ascii_digit() || c == '&') {
        return false;
    }
    let folded = fold(text);
    let mut has_sum = false;
    let mut words = folded
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty());
    let all = words.all(|word| {
        let is_sum = SUMS.contains(&word);
        has_sum |= is_sum;
        is_sum || BESIDE.contains(&word)
    });
    all && has_sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_and_means() {
        for text in [
            "Total",
            "Итого:",
            "NS average",
            "Средний результат",
            "Average score (EW)",
        ] {
            assert!(is_word(text), "{text}");
        }
        for text in [
            "",
            "Result",
            "Sum Ann",
            "Max",
            "Total & Sum",
            "Средний Пётр",
            "Всего пар: 2",
        ] {
            assert!(!is_word(text), "{text}");
        }
    }
}
