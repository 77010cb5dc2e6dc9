//! Characters as web pages write them: `&amp;`, `&#252;`. Their semicolons
//! part no cells.

use std::borrow::Cow;

/// The entities with names that stand in copied tables.
const NAMED: [(&str, char); 6] = [
    ("amp", '&'),
    ("nbsp", '\u{a0}'),
    ("quot", '"'),
    ("apos", '\''),
    ("lt", '<'),
    ("gt", '>'),
];

/// Longest entity, in bytes, without its signs.
const LONGEST: usize = 8;

/// A text with the characters that its entities stand for.
pub(super) fn replaced(text: &str) -> Cow<'_, str> {
    if !text.contains("&amp;") && !text.contains("&#") && !text.contains("&nbsp;") {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        let behind = &rest[at + 1..];
        let end = behind
            .bytes()
            .take(LONGEST + 1)
            .position(|byte| byte == b';');
        let found = end.and_then(|end| Some((character(&behind[..end])?, end)));
        let (character, taken) = found.map_or(('&', 0), |(found, end)| (found, end + 1));
        plain.push(character);
        rest = &behind[taken..];
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

fn character(entity: &str) -> Option<char> {
    let Some(number) = entity.strip_prefix('#') else {
        let named = NAMED.iter().find(|(name, _)| *name == entity);
        return named.map(|(_, character)| *character);
    };
    let code = match number.strip_prefix(['x', 'X']) {
        Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16).ok()?,
        None => number.parse().ok()?,
    };
    char::from_u32(code).filter(|character| !character.is_control())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_are_characters_and_other_ampersands_stay() {
        for (text, plain) in [
            ("Abe &amp; Cid;55", "Abe & Cid;55"),
            ("M&#252;ller &amp; X&#xFC;", "Müller & Xü"),
            ("A&amp;B;5\nC&D;4", "A&B;5\nC&D;4"),
            ("A&B;5", "A&B;5"),
            ("Łoś&amp;", "Łoś&"),
            ("&#10;&#x110000;&#;", "&#10;&#x110000;&#;"),
        ] {
            assert_eq!(replaced(text), plain);
        }
    }
}
