//! Whether Statistic can be laid over Hist, column by column.

use std::collections::{HashMap, HashSet};

use crate::domain::old_workbook::FIRST_COLUMN;
use crate::domain::{Flaw, Kind, Notice, OldEvening, OldWorkbook, Place};

/// Ratings less far apart are the same, in rating points.
const SAME: f64 = 1e-6;

/// Whether the columns belong together; what speaks against it becomes a flaw
/// with its cell. `order` and `kinds` are those of the club's evenings, oldest
/// first.
pub(super) fn check(old: &mut OldWorkbook, order: &[usize], kinds: &[Kind]) -> bool {
    let rated: Vec<usize> = order
        .iter()
        .zip(kinds)
        .filter(|(_, kind)| **kind == Kind::Rated)
        .filter_map(|(nth, _)| old.evenings[*nth].column)
        .collect();
    let Some((start, row)) = oldest_start(old) else {
        return false;
    };
    let evenings = old.evenings.iter().filter_map(|evening| evening.column);
    let evenings = evenings.max().map_or(0, |last| last + 1);
    let calculated = rated.iter().max().map_or(0, |last| last + 1);
    let flaw = if start > evenings || start < calculated {
        let unlike = Notice::new("workbook-columns-unlike")
            .with("evenings", evenings)
            .with("calculated", calculated)
            .with("ratings", start);
        Some(cell("Statistic", row, start, unlike))
    } else {
        empty_hist(old, start)
            .or_else(|| empty_statistic(old, start, row))
            .or_else(|| moved_absent(old))
    };
    let fits = flaw.is_none();
    old.flaws.extend(flaw);
    if fits {
        let late = late_starts(old, &rated);
        old.flaws.extend(late);
    }
    fits
}

/// The oldest column of Statistic, and a row where it is filled.
fn oldest_start(old: &OldWorkbook) -> Option<(usize, u32)> {
    let starts = old.players.iter();
    starts
        .filter_map(|player| Some((player.start()?.0, player.statistic_row?)))
        .max_by_key(|(start, row)| (*start, std::cmp::Reverse(*row)))
}

/// A column of Hist that nobody stands in, between those that have ratings.
fn empty_hist(old: &OldWorkbook, start: usize) -> Option<Flaw> {
    let is_empty = |evening: &&OldEvening| evening.pairs.is_empty() && evening.sheet.is_none();
    let columns = old.evenings.iter().filter(is_empty);
    let first = columns.filter_map(|evening| evening.column).min()?;
    (first < start).then(|| cell("Hist", 0, first, Notice::new("workbook-column-empty")))
}

/// A column of Statistic without ratings, before others that have some.
fn empty_statistic(old: &OldWorkbook, start: usize, row: u32) -> Option<Flaw> {
    let filled: HashSet<usize> = old
        .players
        .iter()
        .flat_map(|player| player.ratings.iter().enumerate())
        .filter_map(|(column, rating)| rating.map(|_| column))
        .collect();
    let newest = (0..start).find(|column| filled.contains(column))?;
    let empty = (0..start).find(|column| !filled.contains(column))?;
    (newest < start).then(|| {
        cell(
            "Statistic",
            row,
            empty,
            Notice::new("workbook-column-empty"),
        )
    })
}

/// Who does not play keeps the rating. Where most of the absent have another
/// one, the column belongs to another evening: the first such cell.
fn moved_absent(old: &OldWorkbook) -> Option<Flaw> {
    let (mut absences, mut moved) = (0_usize, 0_usize);
    let mut first = None;
    for evening in &old.evenings {
        let Some(column) = evening.column else {
            continue;
        };
        let seated: HashSet<usize> = evening.pairs.iter().flat_map(|p| [p.a, p.b]).collect();
        for (nth, player) in old.players.iter().enumerate() {
            let rating = |column: usize| player.ratings.get(column).copied().flatten();
            let (Some(after), Some(before)) = (rating(column), rating(column + 1)) else {
                continue;
            };
            if seated.contains(&nth) {
                continue;
            }
            absences += 1;
            if (after - before).abs() > SAME {
                moved += 1;
                first = first.or(player.statistic_row.map(|row| (row, column)));
            }
        }
    }
    let (row, column) = first.filter(|_| 2 * moved > absences)?;
    let reason = Notice::new("workbook-absent-moved")
        .with("moved", moved)
        .with("absences", absences);
    Some(cell("Statistic", row, column, reason))
}

/// Players whose oldest rating is from after an evening that is calculated.
fn late_starts(old: &OldWorkbook, rated: &[usize]) -> Vec<Flaw> {
    let rated: HashSet<usize> = rated.iter().copied().collect();
    let mut first: HashMap<usize, usize> = HashMap::new();
    for evening in &old.evenings {
        if let Some(column) = evening.column.filter(|column| rated.contains(column)) {
            for player in evening.pairs.iter().flat_map(|pair| [pair.a, pair.b]) {
                let first = first.entry(player).or_insert(column);
                *first = column.max(*first);
            }
        }
    }
    let late = old.players.iter().enumerate().filter_map(|(nth, player)| {
        let (start, _) = player.start()?;
        let row = player.statistic_row?;
        let reason = || Notice::new("workbook-start-late").with("name", player.name.as_str());
        (*first.get(&nth)? >= start).then(|| cell("Statistic", row, start, reason()))
    });
    late.collect()
}

fn cell(sheet: &str, row: u32, column: usize, reason: Notice) -> Flaw {
    let column = u32::try_from(column).unwrap_or(0) + FIRST_COLUMN;
    Flaw {
        sheet: sheet.to_owned(),
        place: Some(Place { row, column }),
        reason,
    }
}
