//! Bridgewebs CSV: lines that begin with a tag, and blocks of scores.

use std::ops::Range;

use super::block::FieldKey;
use super::date::Told;
use super::direction::direction;
use super::gather::Gathered;
use super::header::is_header;
use super::lines::{Row, rows};
use super::table::{Block, Sheet, TableOptions};
use crate::domain::name::normalise;
use crate::domain::tournament::boards;
use crate::domain::{Notice, day, number};
use crate::exchange::{ResultFile, Separator};

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

/// Whether a text begins with a tag of the format.
pub(super) fn is_bridgewebs(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty());
    first.is_some_and(|line| known_tag(line).is_some())
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
pub(super) fn separator(text: &str) -> Separator {
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

/// Reads the scores of a Bridgewebs file; travellers and boards are passed
/// over.
///
/// # Errors
/// `bridgewebs-no-scores`, and what a results table is refused for.
pub(super) fn results(text: &str, options: &TableOptions) -> Result<ResultFile, Notice> {
    let separator = options.separator.unwrap_or_else(|| separator(text));
    let rows = rows(text, separator);
    let file = File::new(&rows);
    if file.blocks.is_empty() {
        return Err(Notice::new("bridgewebs-no-scores"));
    }
    let mut sheet = Sheet::default();
    let mut rankings = Vec::new();
    for (at, (told, block)) in file.blocks.iter().enumerate() {
        let one = file.winners == Some(1);
        if at > 1 && told.is_none() && !one {
            pass_over(&mut sheet.gathered, block, "bridgewebs-many-blocks");
            continue;
        }
        let second = (!one && file.blocks.len() > 1).then_some(at);
        sheet.direction = told.or(second);
        let before = (sheet.gathered.pairs.len(), sheet.gathered.skipped.len());
        sheet.read(block, options, separator == Separator::Comma)?;
        let after = (sheet.gathered.pairs.len(), sheet.gathered.skipped.len());
        if before == after {
            pass_over(&mut sheet.gathered, block, "table-no-names");
        }
        rankings.push(before.0..after.0);
    }
    if file.winners == Some(1) {
        part_by_ranking(&mut sheet.gathered, rankings);
    }
    sheet.tell_width(&rows);
    let mut read = sheet.finish()?;
    let of_rows = Told {
        date: read.date,
        flaw: read.date_flaw,
    };
    let day = file.day.or(of_rows);
    (read.date, read.date_flaw) = (day.date, day.flaw);
    read.title = file.title;
    read.boards = file.boards;
    Ok(read)
}

/// Lists every line of a block for one reason.
fn pass_over(gathered: &mut Gathered, block: &Block, reason: &'static str) {
    for row in block.rows.iter().filter(|row| !row.is_blank()) {
        gathered.skip(row.line, Notice::new(reason));
    }
}

/// One field where there is one winner; but blocks that each begin at the
/// first place are the rankings of sections, with a winner each.
fn part_by_ranking(gathered: &mut Gathered, mut rankings: Vec<Range<usize>>) {
    gathered.one_field();
    rankings.retain(|pairs| !pairs.is_empty());
    let has_first = |pairs: &Range<usize>| {
        let mut pairs = gathered.pairs[pairs.clone()].iter();
        pairs.any(|(pair, _)| pair.place.as_deref().is_some_and(is_first))
    };
    if rankings.len() < 2 || !rankings.iter().all(has_first) {
        return;
    }
    for (at, pairs) in rankings.into_iter().enumerate() {
        for (_, key) in &mut gathered.pairs[pairs] {
            *key = Some(FieldKey::Word(at.to_string()));
        }
    }
}

/// `1`, `1=`, `=1`, `1st`.
fn is_first(place: &str) -> bool {
    let place = place.trim_start_matches('=').trim_start();
    place.split(|c: char| !c.is_ascii_digit()).next() == Some("1")
}

/// What the tags tell.
#[derive(Default)]
struct File {
    day: Told,
    title: Option<String>,
    boards: Option<u32>,
    winners: Option<u32>,
    /// Blocks of scores; some say which direction they are of.
    blocks: Vec<(Option<usize>, Block)>,
}

impl File {
    fn new(rows: &[Row]) -> Self {
        let mut file = Self::default();
        let mut in_scores = false;
        for row in rows {
            if let Some(tag) = row.cell(0).strip_prefix('#').filter(|tag| is_word(tag)) {
                in_scores = tag.eq_ignore_ascii_case("SCORES");
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
            "DATE" => self.day = Told::by(value, day::typed),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Scoring;

    fn read(text: &str) -> ResultFile {
        results(text, &TableOptions::default()).expect("scores")
    }

    fn firsts(file: &ResultFile) -> Vec<&str> {
        let fields = file.fields.iter();
        fields.map(|field| field[0].a.as_str()).collect()
    }

    #[test]
    fn it_is_told_from_a_table_with_a_number_sign() {
        assert!(is_bridgewebs("\n#DATE,17/09/2026"));
        assert!(is_bridgewebs("\"#version\",\"x\""));
        assert!(!is_bridgewebs("#,Pair,Score\n1,A & B,60"));
        assert!(!is_bridgewebs("#Nr,Pair,Score"));
    }

    #[test]
    fn tags_headers_and_two_winners() {
        let blocks = "#SCORES\nPosition,Names,Boards,IMPs\n1,A & B,24,12\n2,\"C & D\",24,-12\n";
        let text = format!(
            "#DATE,31/02/2026\n#TITLE,Cup, May\n#BOARDS,26\n#WINNERS,2\n{blocks}{}#BOARD,1\n1,E,F\n",
            blocks.replace("A &", "E &").replace("C &", "G &")
        );
        let file = read(&text);
        assert_eq!((file.date, file.boards), (None, Some(26)));
        let flaw = file.date_flaw.as_ref().map(|flaw| flaw.id.as_ref());
        assert_eq!(flaw, Some("read-date-wrong"));
        assert_eq!(file.title.as_deref(), Some("Cup, May"));
        assert_eq!(file.scoring, Scoring::Imps);
        assert_eq!(firsts(&file), ["A", "E"]);
        assert_eq!(file.fields[0][1].boards, Some(24));
        let three = read(&format!("{text}#SCORES\nName1,Name2,IMPs\n\nI,J,3\n"));
        assert_eq!(three.fields, file.fields);
        let skipped: Vec<_> = three
            .skipped
            .iter()
            .map(|one| one.reason.id.as_ref())
            .collect();
        assert_eq!(skipped, ["bridgewebs-many-blocks"]);
        let one = read(&text.replace("WINNERS,2", "WINNERS,1"));
        assert_eq!(firsts(&one), ["A", "E"], "each has a first place");
        let joint = text.replace("WINNERS,2", "WINNERS,1");
        let joint = joint.replace("1,E &", "3=,E &").replace("2,\"G", "3=,\"G");
        assert_eq!(firsts(&read(&joint)), ["A"]);
        let untold = read(&text.replace("#WINNERS,2\n", ""));
        assert_eq!(firsts(&untold), ["A", "E"]);
    }

    #[test]
    fn semicolons_and_lines_that_cannot_be_used() {
        let file = read("#VERSION;X\n#SCORES;EW\nPair;Name1;Name2;Percent\n1;A;B;54,5\n2;C;;45,5");
        assert_eq!(file.fields[0][0].percentage, Some(54.5));
        assert_eq!(file.skipped[0].line, 5);
        let refused = results("#VERSION,X\n#BOARD,1", &TableOptions::default());
        assert_eq!(refused, Err(Notice::new("bridgewebs-no-scores")));
    }

    #[test]
    fn a_column_of_pair_numbers_with_letters_is_no_name() {
        let file = read("#VERSION,X\n#SCORES\nPair,Names,Percent\nA1,A & B,54\nA2,C & D,46");
        assert_eq!(firsts(&file), ["A"]);
        assert!(file.skipped.is_empty());
    }
}
