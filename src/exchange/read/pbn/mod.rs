//! PBN 2.1 (tistis.nl/pbn): the tables of total scores. Deals, auctions and
//! the scores of single boards are passed over.

mod columns;
mod lexer;
mod table;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use lexer::{Line, Token};

use super::gather::Gathered;
use super::several::{Content, united};
use crate::domain::Notice;
use crate::exchange::{ResultPair, Skipped};

/// The tag of the table that is read.
const TABLE: &str = "totalscoretable";

/// The tournaments of a PBN file: the tables of one title and day together,
/// unless somebody plays in two of them.
///
/// # Errors
/// `pbn-deals` for a file of deals only, `pbn-no-table` for any other without a
/// table, `pbn-competition` or `pbn-teams` when none is of pairs, what stays open, and
/// `read-many-pairs`.
pub(super) fn content(text: &str) -> Result<Content, Notice> {
    let lines = lexer::lines(text)?;
    let mut content = Content::default();
    let mut lists: Vec<Gathered> = Vec::new();
    for game in games(lines) {
        for table in &game.tables {
            match table::gather(table, &game.tags) {
                Ok(list) if list.pairs.is_empty() && list.skipped.is_empty() => {}
                Ok(list) => lists.push(list),
                Err(reason) if reason.id == "read-many-pairs" => return Err(reason),
                Err(reason) => content.others.push(Skipped {
                    line: table.line,
                    reason,
                }),
            }
        }
    }
    content.tournaments = together(lists);
    content.or(nothing(text))
}

fn nothing(text: &str) -> Notice {
    let deals = ["[Deal ", "[Board "].iter().any(|tag| text.contains(tag));
    Notice::new(if deals { "pbn-deals" } else { "pbn-no-table" })
}

/// Lists of one title and day, each told once.
fn together(lists: Vec<Gathered>) -> Vec<Gathered> {
    let mut groups: Vec<Vec<Gathered>> = Vec::new();
    for list in lists {
        let same = |other: &Gathered| (&other.title, &other.day) == (&list.title, &list.day);
        match groups.iter_mut().find(|group| same(&group[0])) {
            Some(group) if group.iter().any(|other| repeats(other, &list)) => {}
            Some(group) => group.push(list),
            None => groups.push(vec![list]),
        }
    }
    groups.into_iter().flat_map(united).collect()
}

fn repeats(one: &Gathered, other: &Gathered) -> bool {
    let same = |((a, _), (b, _)): (&(ResultPair, _), &(ResultPair, _))| {
        (&a.a, &a.b, a.result, a.percentage) == (&b.a, &b.b, b.result, b.percentage)
    };
    one.pairs.len() == other.pairs.len() && one.pairs.iter().zip(&other.pairs).all(same)
}

/// Tags by their names in small letters.
type Tags = BTreeMap<String, String>;

/// A table of total scores as it stands.
struct Table {
    /// Where its tag stands.
    line: usize,
    header: String,
    rows: Vec<Line>,
}

/// A game: its tags, with those it takes over from the one before.
#[derive(Default)]
struct Game {
    tags: Tags,
    tables: Vec<Table>,
}

/// A tag that the game has already begins the next one.
fn games(lines: Vec<Line>) -> Vec<Game> {
    let mut games = vec![Game::default()];
    let mut in_table = false;
    for line in lines {
        let number = line.number;
        let (tags, values): (Vec<Token>, Vec<Token>) = line
            .tokens
            .into_iter()
            .partition(|token| matches!(token, Token::Tag(..)));
        for token in tags {
            let Token::Tag(name, value) = token else {
                continue;
            };
            let name = name.to_ascii_lowercase();
            in_table = name == TABLE;
            let last = games.len() - 1;
            if in_table {
                games[last].tables.push(Table {
                    line: number,
                    header: value,
                    rows: Vec::new(),
                });
            } else {
                if games[last].tags.contains_key(&name) {
                    games.push(Game::default());
                }
                let last = games.len() - 1;
                games[last].tags.insert(name, value);
            }
        }
        let last = games.len() - 1;
        if let Some(table) = games[last].tables.last_mut().filter(|_| in_table)
            && !values.is_empty()
        {
            table.rows.push(Line {
                number,
                tokens: values,
            });
        }
    }
    take_over(&mut games);
    games
}

/// `#` repeats the value of the game before, and so does a missing tag in a
/// game of the same event.
fn take_over(games: &mut [Game]) {
    let mut before = Tags::new();
    for game in games {
        for (name, value) in &mut game.tags {
            if value.as_str() == "#" {
                *value = before.get(name).cloned().unwrap_or_default();
            } else if let Some(rest) = value.strip_prefix("##") {
                *value = rest.to_owned();
            }
        }
        let same = match game.tags.get("event") {
            None => true,
            told => told == before.get("event"),
        };
        if same {
            before.append(&mut game.tags);
            game.tags.clone_from(&before);
        } else {
            before.clone_from(&game.tags);
        }
    }
}
