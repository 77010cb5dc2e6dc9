//! The title of an evening, among the lines above its table.

use super::preface::{Line, is_of_another_day};
use crate::domain::name::{fold, normalise};
use crate::exchange::read::words::direction;
use crate::exchange::read::words::header;
use crate::exchange::read::words::spoken::{self, Spoken};
use crate::exchange::read::words::sums;

/// Longest title, in characters.
const LONGEST_TITLE: usize = 120;

/// What stands before a title, as [`fold`] leaves it.
const TITLES: [&str; 14] = [
    "title",
    "event",
    "tournament",
    "competition",
    "name of event",
    "event name",
    "tournament name",
    "subject",
    "турнир",
    "название",
    "название турнира",
    "соревнование",
    "наименование",
    "тема",
];

/// Words with which a letter begins, and not a title.
const GREETINGS: [&str; 10] = [
    "hi",
    "hello",
    "dear",
    "thanks",
    "привет",
    "здравствуите",
    "добрыи",
    "уважаемые",
    "дорогие",
    "всем",
];

/// Words that lead to a day and are not of the title before it.
const BEFORE_DAY: [&str; 10] = [
    "on", "of", "from", "for", "the", "dated", "от", "за", "на", "в",
];

/// What is no title beside a date.
const BESIDE_DAY: [&str; 18] = [
    "played",
    "date",
    "сыграно",
    "дата",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "понедельник",
    "вторник",
    "среда",
    "четверг",
    "пятница",
    "суббота",
    "воскресенье",
];

/// The title that lines before the first pair tell: one that says that it is
/// one, else the first that can be.
pub(super) fn title(lines: &[Line]) -> Option<String> {
    let above = || lines.iter().filter(|line| line.pairs_before == 0);
    let told = above().find_map(labelled);
    told.or_else(|| above().find_map(plain))
}

/// What stands behind `Event:` or `Турнир:`.
fn labelled(line: &Line) -> Option<String> {
    let (label, value) = line.label()?;
    TITLES
        .contains(&label.as_str())
        .then(|| without_days(&value))
        .flatten()
}

/// A line of text that names the evening, perhaps with the day in a cell
/// of its own.
fn plain(line: &Line) -> Option<String> {
    let text = line.text();
    let is_alone = match line.cells.len() {
        1 => true,
        2 => !line.days().is_empty(),
        _ => false,
    };
    // `Director: Ann Ng` is no title, `Memorial of the founders: final` is.
    let told = line.label().filter(|_| line.cells[0].contains(':'));
    let labelled = told.is_some_and(|(label, _)| label.split(' ').count() <= 2);
    if !is_alone
        || labelled
        || line.labelled_day().is_some()
        || is_of_another_day(&text)
        || !is_title(&text)
    {
        return None;
    }
    without_days(&text).filter(|title| is_title(title))
}

fn is_title(text: &str) -> bool {
    let folded = fold(text);
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let greets = words.first().is_some_and(|word| GREETINGS.contains(word));
    let is_section = direction::heading(text).is_some() || direction::is_section(text);
    let ends_so = text.trim_end().ends_with([',', '!', '?', ':', ';']);
    let begins_so = text.starts_with(['>', '#', '*', '-', '=', '_']);
    let is_sentence =
        text.trim_end().ends_with('.') && words.last().is_some_and(|word| word.chars().count() > 3);
    text.contains(char::is_alphabetic)
        && text.chars().count() <= LONGEST_TITLE
        && !(greets || is_section || ends_so || begins_so || is_sentence)
        && !text.contains(['@', '|'])
        && !text.contains("://")
        && !text.contains("sep=")
        && header::role(text).is_none()
        && !sums::is_word(text)
}

/// A title without the days in it; `None` when nothing is left.
fn without_days(text: &str) -> Option<String> {
    let mut rest = String::new();
    let mut from = 0;
    let found = spoken::days(text);
    for Spoken { place, .. } in &found {
        rest += &text[from..place.start];
        from = place.end;
    }
    let behind = &text[from..];
    let year = ["года", "год", "г.", "г"];
    let cut = |behind: &str| {
        let trimmed = behind.trim_start();
        let word = year.iter().find(|word| trimmed.starts_with(**word));
        let ends = |rest: &&str| !rest.starts_with(char::is_alphabetic);
        word.map(|word| &trimmed[word.len()..])
            .filter(ends)
            .map(str::to_owned)
    };
    let cut = if found.is_empty() { None } else { cut(behind) };
    rest += cut.as_deref().unwrap_or(behind);
    let edge = |c: char| c.is_whitespace() || ",;:-–—|/()".contains(c);
    let trimmed = rest.trim_start_matches(|c| edge(c) && c != '(');
    let opened = trimmed.matches('(').count();
    let closed = trimmed.matches(')').count();
    let balanced = opened == closed && !trimmed.contains("()");
    let tidy = if balanced {
        trimmed.trim_end_matches(|c| edge(c) && c != ')')
    } else {
        trimmed.trim_matches(edge)
    };
    let mut title = normalise(tidy);
    while let Some(rest) = before_day(&title).filter(|_| !found.is_empty()) {
        title.truncate(rest);
    }
    let is_day = !found.is_empty() && BESIDE_DAY.contains(&fold(&title).as_str());
    let named = title.contains(char::is_alphabetic) && title.chars().count() <= LONGEST_TITLE;
    (named && !is_day).then_some(title)
}

/// How long a title is without the word at its end that leads to a day.
fn before_day(title: &str) -> Option<usize> {
    let last = title.split(' ').next_back()?;
    let rest = title.len() - last.len();
    let leads = BEFORE_DAY.contains(&fold(last).as_str());
    leads.then(|| title[..rest].trim_end().len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::read::lines::Row;

    fn line(cells: &str) -> Line {
        let cells = cells.split(';').map(str::to_owned).collect();
        Line::new(&Row::new(1, cells), 0)
    }

    #[test]
    fn titles_without_their_days() {
        for (text, wanted) in [
            ("Результаты турнира 12.03.2026", "Результаты турнира"),
            ("Вечер клуба, 12 марта 2026 г.", "Вечер клуба"),
            ("Thursday Pairs (12 March 2026)", "Thursday Pairs"),
            ("12/03/2026 Spring cup", "Spring cup"),
            ("Spring cup;12.03.2026", "Spring cup"),
            ("Event: Spring cup", "Spring cup"),
            ("Турнир;Кубок весны", "Кубок весны"),
            ("Кубок им. Жукова А.А.", "Кубок им. Жукова А.А."),
            ("Spring cup (final)", "Spring cup (final)"),
            ("Кубок весны от 12.03.2026", "Кубок весны"),
        ] {
            assert_eq!(title(&[line(text)]).as_deref(), Some(wanted), "{text}");
        }
    }

    #[test]
    fn other_lines_are_no_titles() {
        for text in [
            "12.03.2026",
            "Четверг, 12 марта 2026 г.",
            "Date: 12.03.2026",
            "Played on 12 March 2026",
            "Date;Thursday 12 March 2026",
            "Date of event: 12.03.2026",
            "Напечатано 12.03.2026",
            "Section A",
            "Группа Б",
            "North-South",
            "Director: Ann Ng",
            "Boards;24",
            "Hello all,",
            "Привет!",
            "Here are the results.",
            "sep=;",
            "From: ann@club.example",
            "Результат",
            "24",
        ] {
            assert_eq!(title(&[line(text)]), None, "{text}");
        }
        let later = title(&[line("Hi all,"), line("First of them"), line("Event: Cup")]);
        assert_eq!(later.as_deref(), Some("Cup"));
    }
}
