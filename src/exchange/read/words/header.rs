//! Header cells in English and Russian.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::direction;
use super::role::Role;
use super::stems;
use crate::domain::Scoring;
use crate::domain::name::fold;
use crate::exchange::read::figure::number_of;
use crate::exchange::read::lines::Row;
use crate::exchange::read::names;

/// The words of headers as [`fold`] leaves them (`й` is `и`), without
/// punctuation and numbers.
const WORDS: [(Role, &str); 15] = [
    (
        Role::Names,
        "pair|pairs|names|pair names|pair players|players|players names|partnership|partners|\
         partners|пара|пары|имена|фамилии|участники|игроки|партнеры|состав|состав пары",
    ),
    (
        Role::Player,
        "player|partner|name|first name|given name|forename|surname|family name|last name|player name|partner name|name player|player a|player b|\
         initials|initial|инициалы|и о|имя отчество|\
         игрок|партнер|имя|фамилия|фамилия имя|имя фамилия|фио|имя игрока|и игрок|\
         игрок а|игрок б|участник|и участник|спортсмен|первыи|второи|первыи игрок|второи игрок|\
         имя партнера|имя напарника|напарник|north|south|east|west|\
         север|юг|восток|запад",
    ),
    (
        Role::Result(Scoring::Auto),
        "result|results|score|scores|total|total score|points|res|pts|tot|\
         average|session score|vp|vps|net|net score|net total|final|final score|final total|\
         final result|\
         итог|итого|результат|результаты|очки|сумма|всего|набрано|рез|рез т|\
         балл|баллы|счет|сумма очков|сумма баллов|количество очков|\
         результат турнира|среднии|итоговыи результат|итоговая сумма|чистыи результат",
    ),
    (
        Role::Result(Scoring::Matchpoints),
        "mp|mps|matchpoints|matchpoint|match points|total mp|total mps|мп|мр|сумма мп|результат мп|\
         матчпоинты|матч поинты",
    ),
    (
        Role::Result(Scoring::Imps),
        "imp|imps|total imp|total imps|imps total|butler|datum|\
         имп|импы|результат имп|результат в импах|батлер",
    ),
    (
        Role::Result(Scoring::CrossImps),
        "cross imp|cross imps|x imp|x imps|ximp|ximps|кросс имп|кросс импы",
    ),
    (
        Role::Percent,
        "percent|percents|percentage|pct|perc|raw percent|final percent|процент|проценты|проц",
    ),
    (
        Role::Boards,
        "boards|board|bds|boards played|hands|deals|сдачи|сдач|сыграно сдач|\
         число сдач|количество сдач|кол во сдач|сдано",
    ),
    (Role::Place, "place|rank|pos|position|pl|место|мест|м"),
    (
        Role::Number,
        "no|nr|number|num|pair no|pair nr|pair number|pair num|pairno|id|\
         номер|номер пары|ном",
    ),
    (Role::Field, "field|поле|зачет"),
    (
        Role::Direction,
        "direction|dir|line|seat|seats|ns ew|n s e w|\
         направление|линия|сю вз|с ю в з",
    ),
    (Role::Section, "section|sec|sect|group|секция|группа"),
    (Role::Date, "date|дата"),
    (
        Role::Ignored,
        "club|city|town|masterpoints|adjustment|penalty|note|top|клуб|город|\
         штраф|коррекция|разряд|примечание",
    ),
];

/// Words that make a heading one of figures about the result, whatever else
/// stands beside them: `Norm %`, `Rating change`.
const BESIDE_RESULTS: [&str; 20] = [
    "norm",
    "expected",
    "expectation",
    "handicap",
    "hcp",
    "hcap",
    "difference",
    "diff",
    "change",
    "rating",
    "ratings",
    "норма",
    "ожидание",
    "ожидаемыи",
    "фора",
    "разница",
    "разность",
    "прирост",
    "изменение",
    "реитинг",
];

/// Words that leave a heading with `%` one of percentages: `% of max`.
const OF_PERCENT: [&str; 8] = ["raw", "final", "of", "max", "top", "от", "из", "макс"];

/// Longest heading, in bytes; what is longer is not looked at.
const LONGEST_HEADING: usize = 160;

/// What a header cell says of its column; `None` for any other text.
pub(in crate::exchange::read) fn role(cell: &str) -> Option<Role> {
    if cell.len() > LONGEST_HEADING {
        return None;
    }
    let folded = fold(cell);
    if folded.contains('№') || folded.trim() == "#" {
        return Some(Role::Number);
    }
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
        .collect();
    let named = words
        .iter()
        .any(|word| known(word).is_some_and(Role::is_name));
    if !named && words.iter().any(|word| BESIDE_RESULTS.contains(word)) {
        return Some(Role::Ignored);
    }
    let known = known(&words.join(" ")).or_else(|| stems::role(cell));
    let of_result = words.iter().all(|word| OF_PERCENT.contains(word));
    let of_result = of_result || stems::is_of_result(cell);
    if folded.contains('%') && (of_result || known.is_some_and(Role::is_result)) {
        return Some(Role::Percent);
    }
    known
        .or_else(|| is_pair_of_headings(cell).then_some(Role::Names))
        .or_else(|| beside_side(cell))
}

/// `NS pair`, `% (E-W)`: a heading beside the direction.
fn beside_side(cell: &str) -> Option<Role> {
    let (_, rest) = direction::beside_heading(cell)?;
    role(&rest).filter(|role| role.is_name() || role.is_result() || *role == Role::Number)
}

/// What the cells of a header say of their columns: as [`role`], and `N` and
/// `S` side by side stand over a player each.
pub(in crate::exchange::read) fn roles(header: &Row) -> Vec<Option<Role>> {
    let is_seat = |at: usize| {
        let seats = |first: usize| [header.cell(first), header.cell(first + 1)];
        let here = direction::are_seats(seats(at));
        here || at
            .checked_sub(1)
            .is_some_and(|before| direction::are_seats(seats(before)))
    };
    let role = |at: usize| match role(header.cell(at)) {
        None if is_seat(at) => Some(Role::Player),
        role => role,
    };
    (0..header.cells.len()).map(role).collect()
}

fn known(text: &str) -> Option<Role> {
    static ROLES: LazyLock<HashMap<&str, Role>> = LazyLock::new(|| {
        let words = |(role, words): (Role, &'static str)| words.split('|').map(move |w| (w, role));
        // Of a word in two lists the first one counts.
        WORDS.into_iter().rev().flat_map(words).collect()
    });
    ROLES.get(text).copied()
}

/// `Player & Partner`, `Фамилия Имя - Фамилия Имя`.
fn is_pair_of_headings(cell: &str) -> bool {
    let parts = names::split(cell, true);
    parts.len() == 2 && parts.iter().all(|part| role(part) == Some(Role::Player))
}

/// Whether a row is the header of a results table: no numbers, and two
/// headings known, one of them of names or results; or of names and one
/// that is not known, where nothing else stands in the row.
pub(in crate::exchange::read) fn is_header(row: &Row) -> bool {
    if row.filled().nth(1).is_none() {
        return false;
    }
    // Most rows have a number; then no letter needs to be looked at.
    if row.filled().any(|cell| number_of(cell).is_some()) && !counts_rounds(row) {
        return false;
    }
    let is_data = |cell: &str| names::is_pair(cell) && role(cell).is_none();
    if row.filled().any(is_data) {
        return false;
    }
    let roles: Vec<Role> = roles(row).into_iter().flatten().collect();
    let telling = roles.iter().any(|role| role.is_name() || role.is_result());
    let rounds = row.filled().filter(|cell| number_of(cell).is_some());
    let unknown = row.filled().count() - roles.len() - rounds.count();
    let named = roles.iter().any(|role| role.is_name());
    telling && (roles.len() >= 2 || named) && roles.len() >= unknown
}

/// Whether the numbers of a row count the rounds between headings all of which
/// are known: `Place;Names;1;2;3;Total`.
fn counts_rounds(row: &Row) -> bool {
    let (rounds, words): (Vec<&str>, Vec<&str>) =
        row.filled().partition(|cell| number_of(cell).is_some());
    let in_order = (1..)
        .zip(&rounds)
        .all(|(nth, cell)| cell.parse::<usize>() == Ok(nth));
    if rounds.len() < 2 || !in_order {
        return false;
    }
    let known: Vec<Role> = words.iter().filter_map(|cell| role(cell)).collect();
    let has = |wanted: fn(Role) -> bool| known.iter().any(|role| wanted(*role));
    known.len() == words.len() && has(Role::is_name) && has(Role::is_result)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str) -> Row {
        Row::new(1, text.split(';').map(str::to_owned).collect())
    }

    #[test]
    fn headings_of_both_languages() {
        assert_eq!(role("Player 1"), Some(Role::Player));
        assert_eq!(role("Name2"), Some(Role::Player));
        assert_eq!(role("1-й игрок"), Some(Role::Player));
        assert_eq!(role("Фамилия, имя"), Some(Role::Player));
        assert_eq!(role("№ пары"), Some(Role::Number));
        assert_eq!(role("Score (%)"), Some(Role::Percent));
        assert_eq!(role("%"), Some(Role::Percent));
        assert_eq!(role("Процент, %"), Some(Role::Percent));
        for beside in [
            "Norm %",
            "Прирост, %",
            "Expected score (%)",
            "Rating change",
        ] {
            assert_eq!(role(beside), Some(Role::Ignored), "{beside}");
        }
        for percent in ["Raw %", "% от макс", "Средний, %"] {
            assert_eq!(role(percent), Some(Role::Percent), "{percent}");
        }
        assert_eq!(role("МР"), Some(Role::Result(Scoring::Matchpoints)));
        assert_eq!(role("Player (rating)"), None);
        assert_eq!(role("Session %"), None);
        assert_eq!(role("X-IMPs"), Some(Role::Result(Scoring::CrossImps)));
        assert_eq!(
            role("Матч-пойнты"),
            Some(Role::Result(Scoring::Matchpoints))
        );
        assert_eq!(role("Фамилия Имя - Фамилия Имя"), Some(Role::Names));
        assert_eq!(role("Player & Partner"), Some(Role::Names));
        assert_eq!(role("Иванов"), None);
    }

    #[test]
    fn seats_side_by_side_are_players() {
        let player = Some(Role::Player);
        assert_eq!(roles(&row("N;S;МП"))[..2], [player, player]);
        assert_eq!(roles(&row("№;З;В"))[1..], [player, player]);
        assert_eq!(roles(&row("N;Pair;S")), [None, Some(Role::Names), None]);
    }

    #[test]
    fn a_header_is_told_from_data_and_titles() {
        assert!(is_header(&row("Pair;Result")));
        assert!(is_header(&row("М;Пара;Очки;%")));
        assert!(is_header(&row("field;player;partner;result;boards")));
        for lone in [
            "Пара;Зачётных",
            "North;South;Score",
            "Спортсмен;Спортсмен;Рез-т",
        ] {
            assert!(is_header(&row(lone)), "{lone}");
        }
        assert!(!is_header(&row("Результаты")));
        assert!(!is_header(&row("Results;Club of the river")));
        assert!(!is_header(&row("Ng Ana;Łoś Jan;54,5")));
        assert!(!is_header(&row("Total;Place;12")));
    }
}
