//! A pasted block of pre-history: `date, player, partner` a line, or pairs
//! alone for the date chosen.

use super::pairs::{Players, Problem};
use crate::club::paste::names_in;
use crate::club::{ClubView, PrehistoryEvening};
use crate::domain::name::fold;
use crate::domain::{Date, Notice, day};

/// Words that may head a column, folded.
const HEADS: [&str; 10] = [
    "date",
    "player",
    "partner",
    "player 1",
    "player 2",
    "дата",
    "игрок",
    "партнер",
    "игрок 1",
    "игрок 2",
];

/// A block, understood.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Block {
    /// Its evenings, in the order in which their dates come up.
    pub(super) evenings: Vec<PrehistoryEvening>,
    /// What is wrong, with the number of the line.
    pub(super) problems: Vec<(usize, Problem)>,
}

/// Reads a block; `usual` is the date of lines without one.
pub(super) fn read(view: &ClubView, text: &str, usual: Option<Date>) -> Block {
    let mut block = Block::default();
    let mut players: Vec<Players> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || (number == 1 && is_head(line)) {
            continue;
        }
        let read = line_of(view, line, usual).and_then(|(date, [a, b])| {
            let evenings = &mut block.evenings;
            let at = evenings.iter().position(|evening| evening.date == date);
            let at = at.unwrap_or_else(|| {
                let pairs = Vec::new();
                evenings.push(PrehistoryEvening { date, pairs });
                players.push(Players::default());
                evenings.len() - 1
            });
            let pair = players[at].pair(view, &a, &b)?;
            evenings[at].pairs.push(pair);
            Ok(())
        });
        if let Err(problems) = read {
            let numbered = problems.into_iter().map(|problem| (number, problem));
            block.problems.extend(numbered);
        }
    }
    block
}

fn cells(line: &str) -> impl Iterator<Item = &str> {
    let separator = ['\t', ';', ',']
        .into_iter()
        .find(|separator| line.contains(*separator))
        .unwrap_or('\t');
    line.split(separator)
        .map(|cell| cell.trim().trim_matches('"').trim())
        .filter(|cell| !cell.is_empty())
}

fn is_head(line: &str) -> bool {
    cells(line).all(|cell| HEADS.contains(&fold(cell).as_str()))
}

/// The date and the two names of a line.
fn line_of(
    view: &ClubView,
    line: &str,
    usual: Option<Date>,
) -> Result<(Date, [String; 2]), Vec<Problem>> {
    let mut cells = cells(line).peekable();
    let own = cells.peek().and_then(|cell| day::typed(cell));
    if own.is_some() {
        cells.next();
    }
    let names: Vec<String> = cells.flat_map(|cell| names_in(&view.names, cell)).collect();
    let date = own.or(usual);
    match (date, <[String; 2]>::try_from(names)) {
        (Some(date), Ok(names)) => Ok((date, names)),
        (None, Ok(_)) => Err(vec![Problem::new(Notice::new("hist-no-date"))]),
        (_, Err(names)) => {
            let notice = Notice::new("hist-not-two").with("n", names.len());
            Err(vec![Problem::new(notice)])
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::domain::{Book, Player, PlayerId};
    use jiff::civil::date as day;

    fn club() -> ClubView {
        let mut book = Book::default();
        for (number, name) in (1..).zip(["Anna Nowak", "Иван Петров", "Olha Koval", "Leo Arana"])
        {
            let id = PlayerId(number);
            let name = name.to_owned();
            let player = Player::new(id, name, 0.0);
            book.players.insert(id, player);
        }
        ClubView::of(book, PathBuf::new())
    }

    #[test]
    fn lines_with_dates_and_lines_without() {
        let text = "date,player,partner\n2024-03-04, Anna Nowak, иван петров\n\nOlha Koval & Leo Arana\n4.3.2024;Leo Arana;Koval Olha";
        let block = read(&club(), text, Some(day(2024, 3, 11)));
        assert_eq!(block.problems, []);
        let pair = |a, b| (PlayerId(a), PlayerId(b));
        assert_eq!(
            block.evenings,
            [
                PrehistoryEvening {
                    date: day(2024, 3, 4),
                    pairs: vec![pair(1, 2), pair(4, 3)],
                },
                PrehistoryEvening {
                    date: day(2024, 3, 11),
                    pairs: vec![pair(3, 4)],
                },
            ]
        );
    }

    #[test]
    fn every_mistake_has_its_line() {
        let text = "Anna Novak\tLeo Arana\nLeo Arana\tLeo Arana\nAnna Nowak\n2024-03-04\tAnna Nowak\tLeo Arana\n2024-03-04\tAnna Nowak\tOlha Koval\nOlha Koval\tLeo Arana";
        let block = read(&club(), text, None);
        let said: Vec<_> = block
            .problems
            .iter()
            .map(|(line, problem)| (*line, problem.notice.id.as_ref()))
            .collect();
        assert_eq!(
            said,
            [
                (1, "hist-no-date"),
                (2, "hist-no-date"),
                (3, "hist-not-two"),
                (5, "hist-twice"),
                (6, "hist-no-date"),
            ]
        );
        let block = read(&club(), text, Some(day(2024, 3, 11)));
        assert_eq!(block.problems[0].1.near, [PlayerId(1)]);
        assert_eq!(block.problems[1].1.notice.id, "hist-own-partner");
    }
}
