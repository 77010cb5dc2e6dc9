//! The lines around a table, and what they tell of the day.

use crate::domain::name::fold;
use crate::domain::{Date, Notice, Scoring, number, tournament};
use crate::exchange::read::date::{self, Told};
use crate::exchange::read::lines::Row;
use crate::exchange::read::words::Role;
use crate::exchange::read::words::header;
use crate::exchange::read::words::spoken;

/// What stands before the scoring, as [`fold`] leaves it.
const SCORINGS: [&str; 6] = [
    "scoring",
    "scoring method",
    "подсчет",
    "вид подсчета",
    "тип подсчета",
    "зачет",
];

/// Beginnings of words of other days than the one that was played on, as
/// [`fold`] leaves them.
const OTHER_DAYS: [&str; 32] = [
    "print",
    "updat",
    "generat",
    "creat",
    "export",
    "saved",
    "sent",
    "wrote",
    "birth",
    "born",
    "next",
    "deadlin",
    "version",
    "founded",
    "copyright",
    "печат",
    "напечат",
    "распечат",
    "сформир",
    "обновл",
    "созда",
    "сохранен",
    "экспорт",
    "выгруж",
    "отправл",
    "написал",
    "рожден",
    "родил",
    "следующ",
    "следующии",
    "верси",
    "основан",
];

/// Whole words of that kind.
const OTHER_DAY: [&str; 3] = ["v", "ver", "since"];

/// Before it nobody kept results in a file: a day in running text is that of
/// somebody's birth.
const FIRST_YEAR: i16 = 1970;

/// A line beside the tables.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) cells: Vec<String>,
    /// How many pairs stand before it.
    pub(super) pairs_before: usize,
}

impl Line {
    /// A row that is of no table.
    pub(super) fn new(row: &Row, pairs_before: usize) -> Self {
        Self {
            cells: row.filled().map(str::to_owned).collect(),
            pairs_before,
        }
    }

    /// All its cells.
    pub(super) fn text(&self) -> String {
        self.cells.join(" ")
    }

    /// What stands before the colon or in a cell of its own, folded, and what
    /// stands behind it.
    pub(super) fn label(&self) -> Option<(String, String)> {
        let first = self.cells.first()?;
        let (label, value) = match first.split_once(':') {
            Some((label, rest)) => {
                let rest = [&[rest.trim().to_owned()], &self.cells[1..]].concat();
                (label, rest.join(" "))
            }
            None if self.cells.len() > 1 => (first.as_str(), self.cells[1..].join(" ")),
            None => return None,
        };
        let is_label = label.split_whitespace().count() <= 3;
        is_label.then(|| (fold(label).trim().to_owned(), value.trim().to_owned()))
    }

    /// The day that it names, between `Date` and the end, or in its text.
    pub(super) fn days(&self) -> Vec<Told> {
        let text = self.text();
        if is_of_another_day(&text) {
            return Vec::new();
        }
        let possible = |told: &Told| told.date.is_none_or(|day| day.year() >= FIRST_YEAR);
        let days = spoken::days(&text).into_iter().map(|day| day.told);
        days.filter(possible).collect()
    }

    /// What a line such as `Date: 2026-13-40` or `Дата;4.3.2026` says.
    pub(super) fn labelled_day(&self) -> Option<Told> {
        let first = self.cells.first()?;
        let label = first.split([':', ' ']).next()?.to_lowercase();
        if !matches!(label.as_str(), "date" | "дата") {
            return None;
        }
        let told = self.days().into_iter().next();
        told.or_else(|| {
            let text = self.text();
            let (_, rest) = text.split_once([':', ' '])?;
            let value = rest.trim_start_matches([':', ' ']);
            // "Date of birth" or a heading tells no day.
            let begins = value.starts_with(|c: char| c.is_ascii_digit());
            begins.then(|| Told::by(value, date::clear))
        })
    }
}

/// Whether a row is a note such as `Boards played: 24`, in any cells.
pub(super) fn is_labelled(row: &Row) -> bool {
    let first = row.filled().next().unwrap_or("");
    let label = first.split_once(':').map(|(label, _)| label);
    label.is_some_and(|label| label.contains(char::is_alphabetic))
}

/// Whether a day stands in a row.
pub(super) fn names_day(row: &Row) -> bool {
    !Line::new(row, 0).days().is_empty()
}

/// Whether a text tells when something else than the evening was.
pub(super) fn is_of_another_day(text: &str) -> bool {
    let folded = fold(text);
    let mut words = folded.split(|c: char| !c.is_alphabetic());
    let is_other = |word: &str| {
        OTHER_DAY.contains(&word) || OTHER_DAYS.iter().any(|begin| word.starts_with(begin))
    };
    words.any(is_other) || has_seconds(text)
}

/// Whether a row is a line of its own that names the day.
pub(super) fn is_labelled_day(row: &Row) -> bool {
    let first = row.filled().next().unwrap_or("");
    let may_be = first.starts_with(['D', 'd', 'Д', 'д']);
    may_be && Line::new(row, 0).labelled_day().is_some()
}

/// `21:12:33`: the time at which a letter was sent.
fn has_seconds(text: &str) -> bool {
    let is_two = |part: &str| part.len() >= 2 && part.bytes().take(2).all(|c| c.is_ascii_digit());
    let mut parts = text
        .split_whitespace()
        .filter(|word| word.matches(':').count() == 2);
    parts.any(|word| word.split(':').all(is_two))
}

/// The boards of all pairs that lines such as `Boards: 24` tell, else a title
/// such as `Butler, 24 boards`, and the scoring of `Scoring: IMPs`.
pub(super) fn told_of_all(lines: &[Line]) -> (Option<u32>, Scoring) {
    let labels = || lines.iter().filter_map(Line::label);
    let of_boards = labels().filter(|(label, _)| header::role(label) == Some(Role::Boards));
    let mut boards: Vec<u32> = of_boards
        .filter_map(|(_, value)| number::parse(&value).and_then(tournament::boards))
        .collect();
    let above = || lines.iter().filter(|line| line.pairs_before == 0);
    if boards.is_empty() {
        boards.extend(above().filter_map(|line| boards_in(&line.text())));
    }
    boards.dedup();
    let scorings = labels().filter(|(label, _)| SCORINGS.contains(&label.as_str()));
    let mut scorings = scorings.filter_map(|(_, value)| match header::role(&value)? {
        Role::Result(scoring) => Some(scoring),
        Role::Percent => Some(Scoring::Percent),
        _ => None,
    });
    let one = (boards.len() == 1).then(|| boards[0]);
    (one, scorings.next().unwrap_or_default())
}

/// The kind of IMPs that a line above the table names; other scorings are told
/// by the figures.
pub(super) fn imps_in_title(lines: &[Line]) -> Option<Scoring> {
    let mut above = lines.iter().filter(|line| line.pairs_before == 0);
    above.find_map(|line| imps_in(&line.text()))
}

/// Beginnings of the word for boards behind their number.
const BOARDS: [&str; 3] = ["board", "сдач", "раздач"];

/// `24 boards` in running text.
fn boards_in(text: &str) -> Option<u32> {
    let folded = fold(text);
    let mut words = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .peekable();
    while let Some(word) = words.next() {
        let next = words.peek().copied().unwrap_or_default();
        if BOARDS.iter().any(|begin| next.starts_with(begin)) {
            let number = word.parse().ok();
            return number.and_then(tournament::boards);
        }
    }
    None
}

fn imps_in(text: &str) -> Option<Scoring> {
    let folded = fold(text);
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
        .collect();
    let has = |known: &[&str]| words.iter().any(|word| known.contains(word));
    let imps = has(&IMPS) || has(&["butler", "батлер"]);
    if has(&CROSS_IMPS) || imps && has(&["cross", "кросс", "x", "х"]) {
        Some(Scoring::CrossImps)
    } else {
        imps.then_some(Scoring::Imps)
    }
}

/// The word for IMPs in its forms.
const IMPS: [&str; 7] = ["imp", "imps", "имп", "импы", "импов", "импам", "импах"];

/// The same of cross-IMPs.
const CROSS_IMPS: [&str; 5] = ["ximp", "ximps", "кроссимп", "кроссимпы", "кроссимпам"];

/// What a line says of the day.
#[derive(Debug, PartialEq)]
pub(super) struct Said {
    told: Told,
    /// How many pairs stand before it.
    pairs_before: usize,
    /// Whether it says that this is the day: only such a line counts below
    /// the last pair, where the day stands on which the list was made, too.
    labelled: bool,
}

/// What the lines around the tables, and the name that stands above all, say
/// of the day.
pub(super) fn told_by(lines: &[Line], name: &str) -> Vec<Said> {
    let of_name = spoken::days(name).into_iter().map(|day| Said {
        told: day.told,
        pairs_before: 0,
        labelled: true,
    });
    let of_line = |line: &Line| {
        let labelled = line.labelled_day().into_iter().map(|told| (told, true));
        let others = line.days().into_iter().map(|told| (told, false));
        let all: Vec<_> = labelled.chain(others).collect();
        let pairs_before = line.pairs_before;
        all.into_iter().map(move |(told, labelled)| Said {
            told,
            pairs_before,
            labelled,
        })
    };
    of_name.chain(lines.iter().flat_map(of_line)).collect()
}

/// The day that columns and lines tell of `pairs` pairs.
///
/// # Errors
/// `table-two-dates` when the lines are of several evenings.
pub(super) fn day(
    mut of_column: Vec<Date>,
    flaw: Option<Notice>,
    mut said: Vec<Said>,
    pairs: usize,
) -> Result<Told, Notice> {
    of_column.sort_unstable();
    of_column.dedup();
    if let [first, .., last] = of_column[..] {
        return Err(two_days("table-two-dates", first, last));
    }
    said.retain(|said| said.labelled || said.pairs_before < pairs);
    let of_lines = said
        .iter()
        .filter_map(|said| Some((said.pairs_before, said.told.date?)));
    let of_column = of_column.into_iter().map(|day| (0, day));
    let days: Vec<(usize, Date)> = of_column.chain(of_lines).collect();
    let first = days.iter().map(|(_, day)| *day).min();
    let last = days.iter().map(|(_, day)| *day).max();
    let (Some(first), Some(last)) = (first, last) else {
        let flaws = said.into_iter().filter_map(|said| said.told.flaw);
        return Ok(Told {
            date: None,
            flaw: flaw.into_iter().chain(flaws).next(),
        });
    };
    if first == last {
        return Ok(Told {
            date: Some(first),
            flaw: None,
        });
    }
    let parted = days
        .iter()
        .any(|(before, _)| *before != days[0].0 && *before < pairs);
    if parted {
        return Err(two_days("table-two-dates", first, last));
    }
    Ok(Told::flawed(two_days("read-date-several", first, last)))
}

/// A notice of several evenings, from the first to the last.
pub(super) fn two_days(id: &'static str, first: Date, last: Date) -> Notice {
    Notice::new(id).with("first", first).with("last", last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(cells: &str) -> Line {
        let cells = cells.split(';').map(str::to_owned).collect();
        Line::new(&Row::new(1, cells), 0)
    }

    #[test]
    fn boards_and_scoring_of_all() {
        let told = told_of_all(&[line("Сдач;24"), line("Scoring: X-IMPs"), line("Столов: 5")]);
        assert_eq!(told, (Some(24), Scoring::CrossImps));
        let other = told_of_all(&[line("Boards: 24"), line("Boards played: 21")]);
        assert_eq!(other, (None, Scoring::Auto));
        for (title, boards, imps) in [
            (
                "Cross-IMP pairs, 24 boards",
                Some(24),
                Some(Scoring::CrossImps),
            ),
            ("Турнир на кросс-импы", None, Some(Scoring::CrossImps)),
            ("Турнир на импы, 27 сдач", Some(27), Some(Scoring::Imps)),
            ("Butler", None, Some(Scoring::Imps)),
            ("Important pairs, round 3", None, None),
        ] {
            let lines = [line(title)];
            assert_eq!(told_of_all(&lines).0, boards, "{title}");
            assert_eq!(imps_in_title(&lines), imps, "{title}");
        }
    }

    #[test]
    fn the_time_of_a_letter_and_other_days_are_not_the_evening() {
        for text in [
            "Date: Thu, 12 Mar 2026 21:12:33 +0300",
            "Sent: 12 March 2026",
            "Следующий турнир 12.03.2026",
            "Дата рождения: 12.03.1956",
            "Дата печати: 13.03.2026",
            "Распечатано 13.03.2026",
            "Exported on 13 March 2026",
            "Scorer v. 1.2.2026",
            "Founded 13.09.1950",
            "Памяти А. Иванова (13.03.1956)",
        ] {
            assert_eq!(line(text).days(), [], "{text}");
            assert_eq!(line(text).labelled_day(), None, "{text}");
        }
        let told = line("Дата проведения: 12 марта 2026").labelled_day();
        assert_eq!(told, Some(Told::by("12.03.2026", date::clear)));
    }
}
