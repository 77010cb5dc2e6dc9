//! First names and surnames in columns of their own, by their headings.

use super::columns::NameColumns;
use crate::domain::name::fold;
use crate::exchange::read::lines::Row;
use crate::exchange::read::words::Role;

/// Words for a surname, as [`fold`] leaves them.
const SURNAMES: [&str; 4] = ["surname", "family name", "last name", "фамилия"];

/// Words for a first name; a plain "name" is one beside a surname only, and so
/// are initials.
const FIRST_NAMES: [&str; 10] = [
    "first name",
    "given name",
    "forename",
    "имя",
    "name",
    "initials",
    "initial",
    "инициалы",
    "и о",
    "имя отчество",
];

/// A column of a part of a name.
struct Part {
    column: usize,
    is_surname: bool,
    /// The number in its heading, 1 in `Surname 1`.
    number: String,
}

/// Where the names of the players stand: `None` when two columns have a whole
/// name each.
pub(super) fn by_heading(roles: &[Role], heading: &Row) -> Option<NameColumns> {
    let players: Vec<usize> = (0..roles.len())
        .filter(|column| roles[*column] == Role::Player)
        .collect();
    let parts: Vec<Part> = players
        .iter()
        .filter_map(|column| part(*column, heading.cell(*column)))
        .collect();
    let (a, b) = (*players.first()?, *players.get(1)?);
    let mixed =
        parts.iter().any(|part| part.is_surname) && !parts.iter().all(|part| part.is_surname);
    if players.len() == 2 && !mixed {
        return None;
    }
    let all = parts.len() == players.len();
    let told = all.then(|| joined(&parts)).flatten();
    Some(told.map_or(NameColumns::Unclear(a, b), NameColumns::Four))
}

/// Words for the player named first and the one named second.
const ORDER: [&[&str]; 2] = [
    &[
        "a",
        "а",
        "first",
        "первыи",
        "player",
        "игрок",
        "north",
        "east",
        "север",
        "восток",
    ],
    &[
        "b",
        "б",
        "second",
        "второи",
        "partner",
        "партнер",
        "партнера",
        "напарник",
        "напарника",
        "south",
        "west",
        "юг",
        "запад",
    ],
];

/// Whether the headings of two columns of names say that the second of them
/// comes first: `Player 2;Player 1`.
pub(super) fn are_reversed(one: &str, other: &str) -> bool {
    let number = |heading: &str| {
        let digits: String = heading.chars().filter(char::is_ascii_digit).collect();
        digits.parse::<u32>().ok()
    };
    if let (Some(one), Some(other)) = (number(one), number(other)) {
        return one > other;
    }
    let named = |heading: &str, words: &[&str]| {
        let folded = fold(heading);
        let mut own = folded.split(|c: char| !c.is_alphabetic());
        own.any(|word| words.contains(&word))
    };
    let [first, second] = ORDER;
    named(one, second) && !named(other, second) && named(other, first)
}

fn part(column: usize, heading: &str) -> Option<Part> {
    let folded = fold(heading);
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
        .collect();
    let text = words.join(" ");
    let is_surname = SURNAMES.contains(&text.as_str());
    (is_surname || FIRST_NAMES.contains(&text.as_str())).then(|| Part {
        column,
        is_surname,
        number: folded.chars().filter(char::is_ascii_digit).collect(),
    })
}

/// Surname and first name of both players: those of the same number, else
/// those beside each other.
fn joined(parts: &[Part]) -> Option<[(usize, usize); 2]> {
    let [first, others @ ..] = parts else {
        return None;
    };
    let numbered = parts.iter().all(|part| !part.number.is_empty());
    let at = if numbered {
        others
            .iter()
            .position(|other| other.number == first.number)?
    } else {
        0
    };
    let mut rest = others.iter().enumerate().filter(|(other, _)| *other != at);
    let (Some((_, c)), Some((_, d)), None) = (rest.next(), rest.next(), rest.next()) else {
        return None;
    };
    if numbered && (c.number != d.number || c.number == first.number) {
        return None;
    }
    let players = [player(first, &others[at])?, player(c, d)?];
    let reversed = are_reversed(&first.number, &c.number);
    Some(if reversed {
        [players[1], players[0]]
    } else {
        players
    })
}

fn player(a: &Part, b: &Part) -> Option<(usize, usize)> {
    match (a.is_surname, b.is_surname) {
        (true, false) => Some((a.column, b.column)),
        (false, true) => Some((b.column, a.column)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::exchange::ResultFile;
    use crate::exchange::read::{TableOptions, table};

    fn read(text: &str) -> ResultFile {
        table(text, &TableOptions::default()).expect("a table")
    }

    #[test]
    fn surname_and_first_name_are_joined() {
        for text in [
            "Surname 1;Name 1;Surname 2;Name 2;Score\nNg;Ana;Fox;Jan;12\n",
            "Surname;Initials;Surname;Initials;Score\nNg;Ana;Fox;Jan;12\n",
            "Фамилия;И. О.;Фамилия;И. О.;Очки\nNg;Ana;Fox;Jan;12\n",
            "Surname 1;Surname 2;First name 1;First name 2;Score\nNg;Fox;Ana;Jan;12\n",
            "Место;Фамилия;Имя;Фамилия;Имя;Очки\n1;Ng;Ana;Fox;Jan;12\n",
            "Place;First name;Last name;First name;Last name;Score\n1;Ana;Ng;Jan;Fox;12\n",
        ] {
            let file = read(text);
            let pair = &file.fields[0][0];
            assert_eq!((&*pair.a, &*pair.b), ("Ng Ana", "Fox Jan"), "{text}");
            assert_eq!((pair.result, file.skipped.len()), (Some(12.0), 0));
        }
        assert_eq!(
            read("Фамилия;Фамилия;Очки\nNg;Fox;12\n").fields[0][0].b,
            "Fox"
        );
    }

    #[test]
    fn the_number_in_a_heading_says_who_is_named_first() {
        for text in [
            "Player 2;Player 1;Score\nJan;Ana;12\n",
            "Score;Name2;Boards;Name1\n12;Jan;24;Ana\n",
            "2-й игрок;1-й игрок;Очки\nJan;Ana;12\n",
            "Второй игрок;Первый игрок;Очки\nJan;Ana;12\n",
            "Player B;Player A;Score\nJan;Ana;12\n",
            "Партнёр;Игрок;Очки\nJan;Ana;12\n",
            "Partner;Player;Score\nJan;Ana;12\n",
            "Player;Partner;Score\nAna;Jan;12\n",
            "South;North;Score\nJan;Ana;12\n",
        ] {
            let file = read(text);
            let pair = &file.fields[0][0];
            assert_eq!((&*pair.a, &*pair.b), ("Ana", "Jan"), "{text}");
        }
        let text = "Surname 2;Name 2;Surname 1;Name 1;Score\nFox;Jan;Ng;Ana;12\n";
        assert_eq!(read(text).fields[0][0].a, "Ng Ana");
    }

    #[test]
    fn where_it_is_not_clear_no_names_are_made_up() {
        for text in [
            "Surname;Surname;Name;Name;Score\nNg;Fox;Ana;Jan;12\n",
            "Surname;First name;Score\nNg;Ana;12\n",
            "Name 1;Name 2;Name 3;Score\nNg;Fox;Ana;12\n",
            "Ng;Ana;Fox;Jan;12\nNo;Eva;Day;Max;8\n",
        ] {
            let file = read(text);
            assert_eq!(file.pairs().count(), 0, "{text}");
            assert_eq!(file.skipped[0].reason.id, "table-unclear-names", "{text}");
        }
    }
}
