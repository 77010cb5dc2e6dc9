//! Two names in one cell.

use super::figure::number_of;
use super::lines::LONGEST_TEXT;
use super::words::label;
use crate::domain::{Notice, name};

/// The names in a cell, [parted](name::parted), or else, where the table uses
/// it so, set apart by a dash between blanks.
pub(super) fn split(cell: &str, dash: bool) -> Vec<String> {
    let (_, cell) = label::cut(cell);
    let mut cell = cell.replace("&amp;", "&").replace('＆', "&");
    if dash && !cell.contains(['&', '/']) {
        for dash in DASHES {
            cell = cell.replace(dash, "&");
        }
    }
    let mut names = name::parted(&cell);
    // A dash or a question mark stands where nobody is known.
    names.retain(|name| name.contains(char::is_alphanumeric));
    for name in &mut names {
        *name = bare(label::cut(name).1).to_owned();
    }
    names
}

/// A name without the separators of cells around it, and without quotes that
/// no nickname has: around all of it, or at one end only.
fn bare(name: &str) -> &str {
    let is_edge = |c: char| c.is_whitespace() || [';', ',', '|'].contains(&c);
    let name = name.trim_matches(is_edge);
    let quotes = name.matches('"').count();
    let (begins, ends) = (name.starts_with('"'), name.ends_with('"'));
    if quotes % 2 == 1 || quotes == 2 && begins && ends {
        name.trim_matches('"').trim_matches(is_edge)
    } else {
        name
    }
}

/// Dashes, and words and a sign that some tables have in their place.
const DASHES: [&str; 6] = [" - ", " – ", " — ", " + ", " and ", " и "];

/// Whether a cell holds `&` or `/` with letters on both sides.
pub(super) fn is_pair(cell: &str) -> bool {
    cell.contains(['&', '＆', '/']) && !is_missing(cell) && worded(cell, false)
}

/// Whether a cell says that there is no figure: `n/a`.
fn is_missing(cell: &str) -> bool {
    ["n/a", "н/д"].contains(&name::fold(cell).as_str())
}

/// Whether a cell holds two names with a dash between blanks.
pub(super) fn is_dashed_pair(cell: &str) -> bool {
    DASHES.iter().any(|dash| cell.contains(dash)) && worded(cell, true)
}

fn worded(cell: &str, dash: bool) -> bool {
    let names = split(cell, dash);
    names.len() > 1 && names.iter().all(|name| name.contains(char::is_alphabetic))
}

/// The names in a text of any length, as [`split`] without the dash.
///
/// # Errors
/// [`long`], before the letters of a text beyond the limit are looked at.
pub(super) fn split_any(text: &str) -> Result<Vec<String>, Notice> {
    if text.len() > LONGEST_TEXT {
        return Err(long());
    }
    Ok(split(text, false))
}

/// That a line has a text beyond the [`LONGEST_TEXT`].
pub(super) fn long() -> Notice {
    Notice::new("table-long-text").with("most", LONGEST_TEXT >> 10)
}

/// What programs write for names where nobody sat, as [`name::fold`] leaves
/// it, without the number that may follow.
const NOBODY: [&str; 19] = [
    "phantom",
    "phantom pair",
    "sit out",
    "sit-out",
    "sitout",
    "sitting out",
    "bye",
    "ghost",
    "missing pair",
    "no pair",
    "нет пары",
    "фантом",
    "пропуск",
    "пустая пара",
    "выходная",
    "выходнои",
    "никто",
    "nobody",
    "pauza",
];

fn is_nobody(name: &str) -> bool {
    let folded = name::fold(name);
    let words = folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    NOBODY.contains(&words)
}

/// Two different storable names out of what stands in a row.
///
/// # Errors
/// None, one, or more than two names, the same one twice, one that is too
/// long, or words for a place where nobody sat, be it beside one who did.
pub(super) fn two(names: &[String]) -> Result<(String, String), Notice> {
    match names {
        [] => Err(Notice::new("table-no-names")),
        names if names.iter().any(|name| is_nobody(name)) => Err(Notice::new("table-nobody")),
        [one] => Err(Notice::new("table-one-name").with("name", one.as_str())),
        [a, b] if name::fold(a) == name::fold(b) => {
            Err(Notice::new("table-same-name").with("name", a.as_str()))
        }
        [a, b] => Ok((checked(a)?, checked(b)?)),
        more => Err(Notice::new("table-many-names")
            .with("count", more.len())
            .with("names", more.join(" & "))),
    }
}

/// Signs that stand beside a name, and are of something else.
const SIGNS: [&str; 8] = ["-", "–", "—", "−", "=", "+", ":", ">"];

/// A storable name without a sign before or behind it: that may be the minus
/// of a result.
fn checked(name: &str) -> Result<String, Notice> {
    let mut words = name.split_whitespace();
    let ends = [words.next(), words.next_back()];
    if ends.into_iter().flatten().any(|word| SIGNS.contains(&word)) {
        return Err(Notice::new("table-stray-sign").with("name", name));
    }
    name::check(name)
}

/// Whether a figure stands in a name, such as no name has: `Ng Ana 54,5`,
/// `Ng (24)`, `Ng;54`, `Ng:54`.
pub(super) fn has_figure(name: &str) -> bool {
    let mut parts = name.split([';', '|', ':']);
    let is_cut = parts.next().is_some() && parts.any(|part| number_of(part).is_some());
    let is_figure = |word: &str| {
        let plain = word.bytes().all(|byte| byte.is_ascii_digit());
        let bare = word.trim_matches(['(', ')', '[', ']', ':']);
        !plain && number_of(bare).is_some()
    };
    is_cut || name.split_whitespace().any(is_figure)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ampersand_slash_and_chosen_dash() {
        for cell in [
            "Ng Ana&Łoś Jan",
            "Ng Ana & Łoś  Jan",
            "Ng Ana / Łoś Jan",
            "Ng Ana &amp; Łoś Jan",
            "Ng Ana＆Łoś Jan",
        ] {
            assert_eq!(split(cell, false), ["Ng Ana", "Łoś Jan"], "{cell}");
        }
        assert_eq!(
            split("Ng Ana - Smith-Jones Eva", true),
            ["Ng Ana", "Smith-Jones Eva"]
        );
        assert_eq!(split("Ng Ana - Smith-Jones Eva", false).len(), 1);
        assert!(is_pair("A&B") && !is_pair("A &") && !is_pair("1/2"));
    }

    #[test]
    fn other_than_two_different_names_is_an_error() {
        let refused = |cell: &str| two(&split(cell, false)).expect_err("refused").id;
        assert_eq!(refused("Ng Ana &"), "table-one-name");
        assert_eq!(refused("A & B & C"), "table-many-names");
        assert_eq!(refused("Ёлкин Ян & елкин ян"), "table-same-name");
        assert_eq!(refused(" & "), "table-no-names");
        for nobody in [
            "Phantom & Phantom",
            "PHANTOM 1 / Phantom 2",
            "Sit-out",
            "Bye&Bye",
            "Ng Ana & Sit out",
        ] {
            assert_eq!(refused(nobody), "table-nobody", "{nobody}");
        }
        assert!(two(&split("Bye Ana & Ghost Jan", false)).is_ok());
        assert_eq!(refused(&format!("A & {}", "x".repeat(301))), "name-long");
    }
}
