//! The tags of a Bridgewebs file, and the blocks of scores between them.

use crate::domain::name::normalise;
use crate::domain::tournament::boards;
use crate::domain::{day, number};
use crate::exchange::Separator;
use crate::exchange::read::date::Told;
use crate::exchange::read::lines::Row;
use crate::exchange::read::table::Block;
use crate::exchange::read::words::direction::direction;
use crate::exchange::read::words::header::is_header;

/// The tags of the format.
const TAGS: [&str; 11] = [
    "VERSION",
    "DATE",
    "TITLE",
    "PAIRS",
    "BOARDS",
    "WINNERS",
    "SCORES",
    "BOARDFORMAT",
    "TRAVELLERS",
    "BOARD",
    "CLUB",
];

/// Whether a text begins with a tag of the format, or has scores below a
/// heading.
pub(in super::super) fn is_bridgewebs(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let has_scores = |line| known_tag(line).is_some_and(|(tag, _)| is_scores(tag));
    first.is_some_and(|line| known_tag(line).is_some()) || text.lines().any(has_scores)
}

/// Whether it is the tag of a block of scores.
fn is_scores(tag: &str) -> bool {
    tag.eq_ignore_ascii_case("SCORES")
}

/// The known tag at the beginning of a line, and what follows it.
fn known_tag(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let line = line.strip_prefix('"').unwrap_or(line).strip_prefix('#')?;
    let end = line.find(|c: char| !c.is_ascii_alphabetic());
    let (tag, rest) = line.split_at(end.unwrap_or(line.len()));
    let known = TAGS.iter().any(|known| known.eq_ignore_ascii_case(tag));
    known.then_some((tag, rest))
}

/// What follows the tags: a comma, unless a program of a country where that is
/// decimal wrote the file.
pub(in super::super) fn separator(text: &str) -> Separator {
    let follows = |line: &str| {
        let (_, rest) = known_tag(line)?;
        match rest.trim_start_matches('"').chars().next()? {
            ',' => Some(Separator::Comma),
            ';' => Some(Separator::Semicolon),
            '\t' => Some(Separator::Tab),
            _ => None,
        }
    };
    text.lines().find_map(follows).unwrap_or(Separator::Comma)
}

/// What the tags tell.
#[derive(Default)]
pub(super) struct File {
    pub(super) day: Told,
    pub(super) title: Option<String>,
    pub(super) boards: Option<u32>,
    pub(super) winners: Option<u32>,
    /// Blocks of scores; some say which direction they are of.
    pub(super) blocks: Vec<(Option<usize>, Block)>,
}

impl File {
    pub(super) fn new(rows: &[Row]) -> Self {
        let mut file = Self::default();
        let mut in_scores = false;
        for row in rows {
            if let Some(tag) = row.cell(0).strip_prefix('#').filter(|tag| is_word(tag)) {
                in_scores = is_scores(tag);
                file.tag(&tag.to_ascii_uppercase(), row);
            } else if in_scores {
                file.row(row);
            }
        }
        file
    }

    /// A row of scores; one more header begins one more block.
    fn row(&mut self, row: &Row) {
        let Some((told, block)) = self.blocks.last_mut() else {
            return;
        };
        if block.heading.is_some() && is_header(row) {
            let told = *told;
            self.blocks.push((told, Block::default()));
        }
        if let Some((_, block)) = self.blocks.last_mut() {
            block.add(row);
        }
    }

    fn tag(&mut self, tag: &str, row: &Row) {
        let value = row.cell(1);
        match tag {
            "DATE" => self.day = Told::by(value, day::day_first),
            "TITLE" => {
                let cells: Vec<&str> = row.filled().skip(1).collect();
                let title = normalise(&cells.join(", "));
                self.title = Some(title).filter(|title| !title.is_empty());
            }
            "BOARDS" => self.boards = number::parse(value).and_then(boards),
            "WINNERS" => self.winners = value.parse().ok(),
            "SCORES" => self.blocks.push((direction(value), Block::default())),
            _ => {}
        }
    }
}

/// A tag is one word of letters; `#` alone heads a column of numbers.
fn is_word(tag: &str) -> bool {
    !tag.is_empty() && tag.bytes().all(|byte| byte.is_ascii_alphabetic())
}
