//! PBN 2.1 (tistis.nl/pbn): the tables of total scores. Deals, auctions and
//! the scores of single boards are passed over.

mod columns;
mod games;
mod lexer;
mod table;

#[cfg(test)]
mod tests;

use games::games;

use super::gather::Gathered;
use super::several::{Content, united};
use crate::domain::Notice;
use crate::exchange::{ResultPair, Skipped};

/// Most tables of one file; each is compared with the others.
const MAX_TABLES: usize = 2_000;

/// The tournaments of a PBN file: the tables of one title and day together,
/// unless somebody plays in two of them. `boards` are those that the director
/// knows of; a table says itself what they are before.
///
/// # Errors
/// `pbn-deals` for a file of deals only, `pbn-no-table` for any other without a
/// table, `pbn-competition` or `pbn-teams` when none is of pairs, what stays open,
/// `pbn-many-tables` and `read-many-pairs`.
pub(super) fn content(text: &str, boards: Option<u32>) -> Result<Content, Notice> {
    let games = games(lexer::lines(text)?);
    if games.iter().map(|game| game.tables.len()).sum::<usize>() > MAX_TABLES {
        return Err(Notice::new("pbn-many-tables").with("most", MAX_TABLES));
    }
    let mut content = Content::default();
    let mut lists: Vec<Gathered> = Vec::new();
    for game in games {
        for table in &game.tables {
            match table::gather(table, &game.tags, boards) {
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
