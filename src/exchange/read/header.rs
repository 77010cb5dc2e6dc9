//! Header cells in English and Russian.

use super::columns::Role;
use super::lines::Row;
use crate::domain::Scoring;
use crate::domain::name::fold;

/// The words of headers as [`fold`] leaves them (`й` is `и`), without
/// punctuation and numbers.
const WORDS: [(Role, &str); 14] = [
    (
        Role::Names,
        "pair|pairs|names|pair names|players|players names|partnership|partners|\
         пара|пары|имена|фамилии|участники|игроки|состав|состав пары",
    ),
    (
        Role::Player,
        "player|partner|name|player name|partner name|name player|player a|player b|\
         игрок|партнер|имя|фамилия|фамилия имя|имя фамилия|фио|имя игрока|и игрок|\
         игрок а|игрок б",
    ),
    (
        Role::Result(Scoring::Auto),
        "result|results|score|scores|total|total score|points|\
         итог|итого|результат|результаты|очки|сумма|всего|набрано",
    ),
    (
        Role::Result(Scoring::Matchpoints),
        "mp|mps|matchpoints|matchpoint|match points|total mp|мп|матчпоинты|матч поинты",
    ),
    (
        Role::Result(Scoring::Imps),
        "imp|imps|total imp|total imps|butler|datum|имп|импы|батлер",
    ),
    (
        Role::Result(Scoring::CrossImps),
        "cross imp|cross imps|x imp|x imps|ximp|ximps|кросс имп|кросс импы",
    ),
    (
        Role::Percent,
        "percent|percents|percentage|pct|perc|процент|проценты|проц",
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
        "direction|dir|line|seat|seats|section|sec|sect|group|ns ew|n s e w|\
         направление|линия|секция|группа|сю вз|с ю в з",
    ),
    (Role::Date, "date|дата"),
    (
        Role::Ignored,
        "club|city|town|rating|ratings|handicap|hcp|hcap|norm|expected|change|\
         masterpoints|adjustment|penalty|note|top|клуб|город|реитинг|фора|норма|\
         прирост|ожидание|штраф|коррекция|разряд|примечание",
    ),
];

/// What a header cell says of its column; `None` for any other text.
pub(super) fn role(cell: &str) -> Option<Role> {
    let folded = fold(cell);
    if folded.contains('%') {
        return Some(Role::Percent);
    }
    if folded.contains('№') || folded.trim() == "#" {
        return Some(Role::Number);
    }
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
        .collect();
    let text = words.join(" ");
    WORDS
        .into_iter()
        .find(|(_, words)| words.split('|').any(|word| word == text))
        .map(|(role, _)| role)
}

/// Whether a row is the header of a results table: no numbers, and two
/// headings known, one of them of names or results.
pub(super) fn is_header(row: &Row) -> bool {
    let roles: Vec<Role> = row.filled().filter_map(role).collect();
    let telling = roles.iter().any(|role| role.is_name() || role.is_result());
    let unknown = row.filled().count() - roles.len();
    let no_number = row
        .filled()
        .all(|cell| crate::domain::number::parse(cell).is_none() && !super::names::is_pair(cell));
    telling && roles.len() >= 2 && roles.len() >= unknown && no_number
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str) -> Row {
        Row {
            line: 1,
            cells: text.split(';').map(str::to_owned).collect(),
        }
    }

    #[test]
    fn headings_of_both_languages() {
        assert_eq!(role("Player 1"), Some(Role::Player));
        assert_eq!(role("Name2"), Some(Role::Player));
        assert_eq!(role("1-й игрок"), Some(Role::Player));
        assert_eq!(role("Фамилия, имя"), Some(Role::Player));
        assert_eq!(role("№ пары"), Some(Role::Number));
        assert_eq!(role("Score (%)"), Some(Role::Percent));
        assert_eq!(role("X-IMPs"), Some(Role::Result(Scoring::CrossImps)));
        assert_eq!(
            role("Матч-пойнты"),
            Some(Role::Result(Scoring::Matchpoints))
        );
        assert_eq!(role("Иванов"), None);
    }

    #[test]
    fn a_header_is_told_from_data_and_titles() {
        assert!(is_header(&row("Pair;Result")));
        assert!(is_header(&row("М;Пара;Очки;%")));
        assert!(is_header(&row("field;player;partner;result;boards")));
        assert!(!is_header(&row("Результаты")));
        assert!(!is_header(&row("Ng Ana;Łoś Jan;54,5")));
        assert!(!is_header(&row("Total;Place;12")));
    }
}
