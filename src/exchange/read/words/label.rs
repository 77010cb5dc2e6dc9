//! What typed lines have before the names of a pair: bullets, numbers, places
//! in words, directions, and who wrote the line.

use super::direction::side;

/// Marks before the lines of a list.
const BULLETS: [char; 8] = ['•', '*', '·', '▪', '●', '►', '◦', '▸'];

/// Words before the number of a pair, in small letters.
const PAIRS: [&str; 6] = ["пара", "pair", "no", "no.", "nr", "nr."];

/// Words behind a place.
const PLACES: [&str; 2] = ["место", "place"];

/// Ends of a written ordinal number: `1-е`, `2nd`.
const ORDINALS: [&str; 8] = ["-е", "-ое", "-й", "е", "st", "nd", "rd", "th"];

/// Most labels of one line.
const MOST: usize = 4;

/// The labels before the names in a text that are of use, and the rest of it.
/// Labels in words count before two names only.
pub(in crate::exchange::read) fn cut(text: &str) -> (Vec<&str>, &str) {
    let mut labels = Vec::new();
    let mut rest = text;
    for _ in 0..MOST {
        let Some((label, behind)) = first(rest) else {
            break;
        };
        if !behind.contains(char::is_alphabetic) {
            break;
        }
        labels.extend(label);
        rest = behind;
    }
    (labels, rest)
}

/// The label that a text begins with, and what stands behind it.
fn first(text: &str) -> Option<(Vec<&str>, &str)> {
    bullet(text).or_else(|| number(text)).or_else(|| {
        let is_pair = ["&", "/", " - ", " – ", " — ", " + ", " и ", " and "]
            .iter()
            .any(|joiner| text.contains(joiner));
        is_pair.then(|| sender(text).or_else(|| worded(text)))?
    })
}

/// `• `, `А) `.
fn bullet(text: &str) -> Option<(Vec<&str>, &str)> {
    let mut letters = text.chars();
    let first = letters.next()?;
    let mut rest = letters.as_str();
    if first.is_alphabetic() {
        rest = rest.strip_prefix(')')?;
    } else if !BULLETS.contains(&first) {
        return None;
    }
    rest.starts_with(' ')
        .then(|| (Vec::new(), rest.trim_start()))
}

/// `1. `, `2) `, `№3 `, `# 4: `.
fn number(text: &str) -> Option<(Vec<&str>, &str)> {
    let bare = text.strip_prefix(['№', '#']).map(str::trim_start);
    let of_digits = bare.unwrap_or(text);
    let end = of_digits.find(|c: char| !c.is_ascii_digit())?;
    let (digits, rest) = of_digits.split_at(end);
    let behind = rest.trim_start_matches(['.', ')', ':']);
    let is_marked = bare.is_some() || rest.starts_with(['.', ')']);
    let is_short = (1..=3).contains(&digits.len());
    (is_short && is_marked && behind.starts_with(' ')).then(|| (vec![digits], behind.trim_start()))
}

/// `[12.03 22:10] Ann: `.
fn sender(text: &str) -> Option<(Vec<&str>, &str)> {
    let (_, rest) = text.strip_prefix('[')?.split_once(']')?;
    let rest = rest.trim_start();
    let said = rest
        .split_once(": ")
        .filter(|(name, _)| !name.contains(['&', '/']));
    Some((Vec::new(), said.map_or(rest, |(_, said)| said.trim_start())))
}

/// `Pair 1: `, `1-е место: `, `II место - `, `NS 1 `.
fn worded(text: &str) -> Option<(Vec<&str>, &str)> {
    let (one, rest) = text.split_once(' ')?;
    let (other, rest) = rest.split_once(' ')?;
    let number = bare_number(other);
    let label = if is_word(one, &PAIRS) {
        vec![number?]
    } else if side(one).is_some() {
        vec![one, number?]
    } else if is_word(other.trim_end_matches([':', ',']), &PLACES) {
        place(one)?.into_iter().collect()
    } else {
        return None;
    };
    Some((label, rest.trim_start_matches(['-', '–', '—', ':', ' '])))
}

fn is_word(text: &str, words: &[&str]) -> bool {
    text.len() <= 16 && words.contains(&text.to_lowercase().as_str())
}

/// The digits of `1:`, `№2`.
fn bare_number(text: &str) -> Option<&str> {
    let digits = text.trim_start_matches(['№', '#']);
    let digits = digits.trim_end_matches([':', '.', ')', ',']);
    let is_short = (1..=3).contains(&digits.len());
    (is_short && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(digits)
}

/// A place in digits; that of Roman ones is a place, but not read.
fn place(text: &str) -> Option<Option<&str>> {
    let bare = ORDINALS.iter().find_map(|end| text.strip_suffix(end));
    let is_roman = text.chars().all(|c| "IVXІХ".contains(c));
    match bare_number(bare.unwrap_or(text)) {
        None if is_roman => Some(None),
        number => number.map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_not_of_the_names() {
        for (label, kept) in [
            ("1. ", &["1"][..]),
            ("№1 ", &["1"]),
            ("# 12: ", &["12"]),
            ("Пара 1: ", &["1"]),
            ("Pair 2 ", &["2"]),
            ("А) ", &[]),
            ("• 3. ", &["3"]),
            ("* ", &[]),
            ("1-е место: ", &["1"]),
            ("2nd place ", &["2"]),
            ("II место - ", &[]),
            ("NS 4 ", &["NS", "4"]),
            ("[12.03 22:10] Ann: ", &[]),
        ] {
            let text = format!("{label}Abe B & Cid D");
            assert_eq!(cut(&text), (kept.to_vec(), "Abe B & Cid D"), "{label}");
        }
        for text in [
            "Pair 1",
            "1.",
            "№ 5",
            "Abe B & Cid D",
            "NS Abe & Cid",
            "2 Abe & Cid",
        ] {
            assert_eq!(cut(text), (vec![], text));
        }
    }
}
