//! Headings by the stems of their words, whatever stands beside them and in
//! whatever order: `IMPs (cross)`, `Сумма кросс-импов`, `No. of boards`.

use super::role::Role;
use crate::domain::Scoring;
use crate::domain::name::fold;

/// What a word of a heading is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sense {
    Imps,
    /// Makes IMPs those across the field.
    Cross,
    CrossImps,
    Matchpoints,
    Percent,
    /// Boards, more than one.
    Boards,
    /// One board.
    Board,
    /// That boards were played.
    Played,
    /// How many there are.
    Count,
    Total,
    /// What is left in the end: `Net`, `Final`.
    Net,
    Result,
    /// What is taken off a result.
    Penalty,
    Mean,
    /// `per`, before a board.
    Per,
    Link,
}

/// Words as [`fold`] leaves them (`й` is `и`); a star stands for any ending.
const STEMS: [(Sense, &str); 16] = [
    (
        Sense::Imps,
        "imp|imps|имп|импы|импа|импов|импах|импам|butler*|батлер*|бутлер*|datum",
    ),
    (Sense::Cross, "cross|x|х|кросс|cavendish|кавендиш*"),
    (
        Sense::CrossImps,
        "ximp|ximps|химп|химпы|crossimp*|кроссимп*",
    ),
    (Sense::Matchpoints, "mp|mps|мп|мр|matchpoint*|матчпоинт*"),
    (Sense::Percent, "percent*|pct|perc|процент*|проц"),
    (
        Sense::Board,
        "board|bd|brd|hand|deal|сдача|сдачу|раздача|раздачу|доска|доску|борд",
    ),
    (
        Sense::Boards,
        "boards|bds|brds|hands|deals|сдач*|сд|сдч|раздач*|доски|досок|борды|бордов",
    ),
    (Sense::Played, "played|сыграно|сыгранных|сыграных|сыгранные"),
    (
        Sense::Count,
        "no|nr|num|number|count|кол|во|колво|количество|число",
    ),
    (Sense::Total, "total*|tot|sum|всего|общ*|итог*|сумм*"),
    (Sense::Net, "final|net|чист*|окончат*"),
    (
        Sense::Result,
        "result*|res|score*|scoring|point*|pts|pair|pairs|\
         результ*|рез|очк*|очков|балл*|набран*|счет|пары|подсчет*",
    ),
    (
        Sense::Penalty,
        "penalt*|adj*|штраф*|коррект*|коррекц*|поправк*",
    ),
    (Sense::Mean, "mean|average|avg|aver|средн*|ср"),
    (Sense::Per, "per|на|за|с"),
    (Sense::Link, "in|as|by|of|for|the|a|в|во|по|из|и|and|or"),
];

fn sense(word: &str) -> Option<Sense> {
    let fits = |stem: &str| match stem.strip_suffix('*') {
        Some(start) => word.starts_with(start),
        None => word == stem,
    };
    STEMS
        .iter()
        .find(|(_, stems)| stems.split('|').any(fits))
        .map(|(sense, _)| *sense)
}

/// The words of a heading, those that a capital sets apart too: `NrBoards`.
fn words(cell: &str) -> Vec<String> {
    let mut parted = String::with_capacity(cell.len());
    let mut before = ' ';
    for c in cell.chars() {
        if before.is_lowercase() && c.is_uppercase() {
            parted.push(' ');
        }
        parted.push(c);
        before = c;
    }
    let folded = fold(&parted);
    let words = folded.split(|c: char| !c.is_alphabetic());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// What the words of a heading are about, those that are known.
struct Senses {
    of: Vec<Sense>,
    /// Whether every word is known.
    all: bool,
}

impl Senses {
    fn of(cell: &str) -> Self {
        let found: Vec<Option<Sense>> = words(cell).iter().map(|word| sense(word)).collect();
        Self {
            all: !found.contains(&None),
            of: found.into_iter().flatten().collect(),
        }
    }

    fn has(&self, sense: Sense) -> bool {
        self.of.contains(&sense)
    }

    fn only(&self, allowed: &[Sense]) -> bool {
        self.all && self.of.iter().all(|sense| allowed.contains(sense))
    }

    /// Cross-IMPs or IMPs, where they are named.
    fn imps(&self) -> Option<Scoring> {
        let cross = self.has(Sense::CrossImps) || self.has(Sense::Cross) && self.has(Sense::Imps);
        if self.has(Sense::Matchpoints) {
            None
        } else if cross {
            Some(Scoring::CrossImps)
        } else {
            self.has(Sense::Imps).then_some(Scoring::Imps)
        }
    }

    fn scoring(&self) -> Option<Scoring> {
        let is_mp = self.has(Sense::Matchpoints);
        let is_imps = [Sense::Imps, Sense::Cross, Sense::CrossImps];
        let mp = is_mp && !is_imps.iter().any(|sense| self.has(*sense));
        self.imps().or(mp.then_some(Scoring::Matchpoints))
    }

    fn names_board(&self) -> bool {
        self.has(Sense::Board) || self.has(Sense::Boards)
    }
}

/// What stands in headings of percentages.
const OF_PERCENT: [Sense; 5] = [
    Sense::Percent,
    Sense::Result,
    Sense::Total,
    Sense::Net,
    Sense::Link,
];

/// What a heading says of its column when each of its words is known.
pub(in crate::exchange::read) fn role(cell: &str) -> Option<Role> {
    let senses = Senses::of(cell);
    if !senses.all {
        return None;
    }
    if let Some(scoring) = senses.scoring() {
        // Beside boards it may be anything, unless it is their mean or tells
        // how many they are: `IMPs (24 boards)`.
        let counted = cell.contains(|c: char| c.is_ascii_digit());
        let clear = !senses.names_board() || counted || is_mean(cell);
        let is_result = clear && !senses.has(Sense::Played);
        return match senses.has(Sense::Percent) {
            true => is_result.then_some(Role::Percent),
            false => is_result.then_some(Role::Result(scoring)),
        };
    }
    if senses.has(Sense::Percent) && senses.only(&OF_PERCENT) {
        return Some(Role::Percent);
    }
    if senses.has(Sense::Mean) && senses.has(Sense::Per) && senses.names_board() {
        return Some(Role::Result(Scoring::Auto));
    }
    let of_boards = [
        Sense::Board,
        Sense::Boards,
        Sense::Played,
        Sense::Count,
        Sense::Total,
        Sense::Link,
    ];
    let several = senses.has(Sense::Boards) || senses.has(Sense::Played);
    (several && senses.only(&of_boards)).then_some(Role::Boards)
}

/// IMPs of either kind, if a word of a heading names them, whatever the others
/// are.
pub(in crate::exchange::read) fn imps(cell: &str) -> Option<Scoring> {
    Senses::of(cell).imps()
}

/// Whether the figures of a heading that names their scoring are means of a
/// board: `IMPs/board`, `ИМП на сдачу`, `Average MP`.
pub(in crate::exchange::read) fn is_mean(cell: &str) -> bool {
    let senses = Senses::of(cell);
    let counted = cell.contains(|c: char| c.is_ascii_digit());
    let by_board = cell.contains('/') || senses.has(Sense::Per);
    senses.has(Sense::Mean) || senses.names_board() && by_board && !counted
}

/// Whether the figures are means of a board, whatever their scoring.
pub(in crate::exchange::read) fn is_mean_of_board(cell: &str) -> bool {
    is_mean(cell) && Senses::of(cell).names_board()
}

/// Whether a heading is of results, whatever kind: `Итоговый`.
pub(in crate::exchange::read) fn is_of_result(cell: &str) -> bool {
    let senses = Senses::of(cell);
    !senses.of.is_empty() && senses.only(&OF_PERCENT)
}

/// Whether a heading is of penalties and nothing else.
pub(in crate::exchange::read) fn is_penalty(cell: &str) -> bool {
    let senses = Senses::of(cell);
    senses.has(Sense::Penalty) && !(senses.has(Sense::Result) || senses.has(Sense::Total))
}

/// Whether a heading is of results in which penalties are counted:
/// `Adjusted score`, `Сумма с учётом штрафа`.
pub(in crate::exchange::read) fn is_after_penalty(cell: &str) -> bool {
    let senses = Senses::of(cell);
    senses.has(Sense::Penalty) && (senses.has(Sense::Result) || senses.has(Sense::Total))
}

/// How much a heading of results is that of the total: nought for means and
/// for victory points, the most for a sum.
pub(in crate::exchange::read) fn rank(cell: &str) -> u8 {
    let senses = Senses::of(cell);
    let is_victory = |word: &String| word.starts_with("vp") || word.starts_with("вп");
    if senses.has(Sense::Mean) || is_mean_of_board(cell) || words(cell).iter().any(is_victory) {
        0
    } else if senses.has(Sense::Total) {
        3
    } else if senses.has(Sense::Net) {
        2
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scoring_is_told_by_any_of_the_words() {
        for (cell, scoring) in [
            ("IMPs (cross)", Scoring::CrossImps),
            ("Импы (кросс)", Scoring::CrossImps),
            ("Импы кросс", Scoring::CrossImps),
            ("IMP-X", Scoring::CrossImps),
            ("Total cross IMPs", Scoring::CrossImps),
            ("Cross imp total", Scoring::CrossImps),
            ("Кросс-импы итого", Scoring::CrossImps),
            ("Сумма кросс-имп", Scoring::CrossImps),
            ("Score (IMP)", Scoring::Imps),
            ("Butler IMPs", Scoring::Imps),
            ("IMPs (Butler)", Scoring::Imps),
            ("Result IMPs", Scoring::Imps),
            ("ИМП на сдачу", Scoring::Imps),
            ("Результат (имп)", Scoring::Imps),
            ("TotalIMP", Scoring::Imps),
            ("Сумма матчпойнтов", Scoring::Matchpoints),
            ("Score (MP)", Scoring::Matchpoints),
        ] {
            assert_eq!(role(cell), Some(Role::Result(scoring)), "{cell}");
        }
        for other in [
            "IMP/MP",
            "Club IMPs",
            "X",
            "Cross",
            "IMPs boards",
            "Импульс",
        ] {
            assert_eq!(role(other), None, "{other}");
        }
        assert_eq!(imps("Импы за вечер"), Some(Scoring::Imps));
        assert_eq!(role("Результат в процентах"), Some(Role::Percent));
    }

    #[test]
    fn boards_are_told_in_many_words() {
        for cell in [
            "No of boards",
            "No. of boards",
            "Number of boards",
            "NrBoards",
            "Brds",
            "Played",
            "Сыграно",
            "Сдач сыграно",
            "Кол. сдач",
            "Сд.",
            "Раздач",
            "Раздачи",
            "Досок",
            "Бордов",
            "Борды",
            "Всего сдач",
        ] {
            assert_eq!(role(cell), Some(Role::Boards), "{cell}");
        }
        for other in [
            "Board no",
            "Сдача",
            "Points per board",
            "Сыграно турниров",
            "No",
        ] {
            assert_eq!(role(other), None, "{other}");
        }
    }

    #[test]
    fn means_are_told_from_totals() {
        for mean in [
            "IMPs/board",
            "ИМП на сдачу",
            "имп/сдачу",
            "IMPs/bd",
            "Average MP",
        ] {
            assert!(is_mean(mean), "{mean}");
        }
        for total in ["IMPs", "IMPs (24 boards)", "Импы за 24 сдачи", "IMP/MP"] {
            assert!(!is_mean(total), "{total}");
        }
    }
}
