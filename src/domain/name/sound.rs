//! Names of two alphabets, made comparable: only to suggest that they may be
//! one person's, never to match a name.

/// How a folded Cyrillic letter is usually written in Latin letters.
const fn latin(letter: char) -> Option<&'static str> {
    Some(match letter {
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' => "g",
        'д' => "d",
        'е' | 'э' | 'є' => "e",
        'ж' => "zh",
        'з' => "z",
        'и' | 'ы' | 'і' => "i",
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "h",
        'ц' => "ts",
        'ч' => "ch",
        'ш' => "sh",
        'щ' => "shch",
        'ю' => "iu",
        'я' => "ia",
        'ъ' | 'ь' => "",
        _ => return None,
    })
}

/// The ways in which one sound is written, each with the one kept; in this
/// order, since some are parts of others.
const SPELLINGS: [(&str, &str); 16] = [
    ("'", ""),
    ("kh", "h"),
    ("tch", "ch"),
    ("ph", "f"),
    ("ck", "k"),
    ("tz", "ts"),
    ("x", "ks"),
    ("w", "v"),
    ("yo", "e"),
    ("jo", "e"),
    ("ye", "e"),
    ("je", "e"),
    ("y", "i"),
    ("j", "i"),
    ("io", "e"),
    ("ie", "e"),
];

/// Whether any letter is Cyrillic.
pub(super) fn is_cyrillic(name: &str) -> bool {
    name.chars().any(|c| matches!(c, '\u{400}'..='\u{52f}'))
}

/// A folded name by its sound: in Latin letters, one spelling for what is
/// written in several ways, no letter twice in a row.
pub(super) fn heard(folded: &str) -> String {
    let mut text = String::with_capacity(folded.len());
    for letter in folded.chars() {
        match latin(letter) {
            Some(letters) => text.push_str(letters),
            None => text.push(letter),
        }
    }
    for (written, kept) in SPELLINGS {
        text = text.replace(written, kept);
    }
    let mut last = None;
    text.retain(|letter| last.replace(letter) != Some(letter));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::name::fold;

    #[test]
    fn one_name_in_two_alphabets_is_heard_the_same() {
        for (cyrillic, latin) in [
            ("Снегирёв Андрей", "Snegirev Andrey"),
            ("Хохлов Юрий", "Khokhlov Yuri"),
            ("Щукин Алексей", "Shchukin Alexey"),
            ("Фёдорова Юлия", "Fyodorova Julia"),
            ("Цветков Дмитрий", "Tsvetkov Dmitry"),
            ("Евгения Чайкина", "Yevgenia Chaikina"),
        ] {
            assert_eq!(heard(&fold(cyrillic)), heard(&fold(latin)), "{cyrillic}");
        }
        assert_ne!(heard(&fold("Снегирёв")), heard(&fold("Sneg")));
    }
}
