//! The fields that the pairs of a Bridgewebs file make, and the lines of its
//! scores that are no pair.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use crate::domain::Notice;
use crate::exchange::read::gather::{FieldKey, Gathered};
use crate::exchange::read::lines::Row;
use crate::exchange::read::table::Block;
use crate::exchange::read::words::direction::{heading, side_of_pair};

/// Lists the lines of a block that are no heading, and that nothing is made
/// of: a program writes only pairs there. `pairs` and `skipped` are how many
/// there were before the block.
pub(super) fn list_others(gathered: &mut Gathered, block: &Block, pairs: usize, skipped: usize) {
    let of_pairs = gathered.pairs[pairs..].iter().map(|(pair, _)| pair.line);
    let told = gathered.skipped[skipped..].iter().map(|told| told.line);
    let first = of_pairs.clone().min().unwrap_or(usize::MAX);
    let known: HashSet<usize> = of_pairs.chain(told).collect();
    let is_heading = |row: &Row| {
        let mut cells = row.filled();
        let alone = cells.next().filter(|_| cells.next().is_none());
        alone.is_some_and(|text| row.line < first || heading(text).is_some())
    };
    let others = block.rows.iter().filter(|row| !row.is_blank());
    for row in others.filter(|row| !known.contains(&row.line) && !is_heading(row)) {
        let text = row.filled().collect::<Vec<_>>().join(" ");
        gathered.skip(row.line, Notice::new("table-not-a-pair").with("text", text));
    }
}

/// Two fields where the numbers of the pairs say it: `NS1`, `EW1`.
pub(super) fn part_by_number(gathered: &mut Gathered, rows: &[Row]) {
    if gathered.pairs.iter().any(|(_, key)| key.is_some()) {
        return;
    }
    let numbers: HashMap<usize, Option<usize>> = rows
        .iter()
        .map(|row| (row.line, row.filled().find_map(side_of_number)))
        .collect();
    for (pair, key) in &mut gathered.pairs {
        let side = numbers.get(&pair.line).copied().flatten();
        *key = side.map(FieldKey::Direction);
    }
    gathered.part_by_direction();
}

fn side_of_number(cell: &str) -> Option<usize> {
    let numbered = cell.contains(|c: char| c.is_ascii_digit());
    numbered.then(|| side_of_pair(cell)).flatten()
}

/// One field where there is one winner; but two blocks that each begin at the
/// first place are the rankings of sections, with a winner each. A tournament
/// has no more than two fields.
pub(super) fn part_by_ranking(gathered: &mut Gathered, mut rankings: Vec<Range<usize>>) {
    gathered.one_field();
    rankings.retain(|pairs| !pairs.is_empty());
    let has_first = |pairs: &Range<usize>| {
        let mut pairs = gathered.pairs[pairs.clone()].iter();
        pairs.any(|(pair, _)| pair.place.as_deref().is_some_and(is_first))
    };
    if rankings.len() != 2 || !rankings.iter().all(has_first) {
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
