//! English in disguise, to find what is written in the code and what has no
//! room: `Save` is shown as `⟦Sávé··⟧`. Only what the folders say is marked;
//! names and figures put into a sentence stay as they are.

use std::borrow::Cow;

fluent_templates::static_loader! {
    pub(super) static TEXTS = {
        locales: "./assets/i18n",
        fallback_language: "en",
        customise: |bundle| {
            bundle.set_use_isolating(false);
            bundle.set_transform(Some(disguise));
        },
    };
}

/// Letters added to a hundred: what other languages need more than English.
const LONGER: usize = 40;

/// Marks a piece of a text between its arguments.
fn disguise(text: &str) -> Cow<'_, str> {
    if !text.chars().any(char::is_alphabetic) {
        return text.into();
    }
    let trimmed = text.trim();
    let start = text.len() - text.trim_start().len();
    let (before, after) = (&text[..start], &text[start + trimmed.len()..]);
    let letters: String = trimmed.chars().map(accented).collect();
    let more = "·".repeat((trimmed.chars().count() * LONGER).div_ceil(100));
    format!("{before}⟦{letters}{more}⟧{after}").into()
}

fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'y' => 'ý',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_longer_and_between_brackets() {
        assert_eq!(disguise("Save"), "⟦Sávé··⟧");
        assert_eq!(disguise(" of "), " ⟦óf·⟧ ");
        assert_eq!(disguise(": "), ": ");
    }
}
