//! The ratings set by hand where evenings without results changed them.

use std::collections::HashSet;

use super::fill::{Fill, changes};
use crate::domain::{Book, Change, Kind, Notice, OldWorkbook};
use crate::rating::{Source, replay};

/// A change smaller than this is none, in rating points.
const NOTHING: f64 = 1e-6;

/// Sets the ratings of Statistic after each run of evenings without results,
/// for those who played in it and whom it changed. Whoever has that rating
/// here anyway is left alone.
///
/// # Errors
/// What is against the filling of `book`.
pub(super) fn set_ratings(
    old: &OldWorkbook,
    order: &[usize],
    fill: &mut Fill,
    book: &Book,
) -> Result<(), Vec<Notice>> {
    let mut run = 0;
    for at in 0..fill.evenings.len() {
        let next = fill.evenings.get(at + 1);
        let last_of_run = next.is_none_or(|next| next.kind == Kind::Rated);
        if fill.evenings[at].kind == Kind::Rated {
            run = at + 1;
        } else if last_of_run {
            fill.evenings[at].ratings = moved(old, &order[run..=at]);
        }
    }
    without_idle(fill, book)
}

/// The players whose rating a run of evenings changed, with the rating after
/// it. Both the rating before and the one after have to be known.
fn moved(old: &OldWorkbook, run: &[usize]) -> Vec<(usize, f64)> {
    let columns = || run.iter().filter_map(|nth| old.evenings[*nth].column);
    let (Some(oldest), Some(newest)) = (columns().max(), columns().min()) else {
        return Vec::new();
    };
    let pairs = run.iter().flat_map(|nth| &old.evenings[*nth].pairs);
    let played: HashSet<usize> = pairs.flat_map(|pair| [pair.a, pair.b]).collect();
    let rating = |nth: usize| {
        let player = &old.players[nth];
        let after = player.ratings.get(newest).copied().flatten()?;
        let before = match player.ratings.get(oldest + 1).copied().flatten() {
            Some(before) => before,
            None => {
                let (column, start) = player.start()?;
                (column <= oldest).then_some(start)?
            }
        };
        (played.contains(&nth) && after != before).then_some((nth, after))
    };
    (0..old.players.len()).filter_map(rating).collect()
}

/// Takes those out that change nothing when everything is calculated.
fn without_idle(fill: &mut Fill, book: &Book) -> Result<(), Vec<Notice>> {
    if fill
        .evenings
        .iter()
        .all(|evening| evening.ratings.is_empty())
    {
        return Ok(());
    }
    let mut filled = book.clone();
    let mut set = Vec::new();
    for change in changes(fill, book)? {
        if let Change::Adjustment { id, .. } = &change {
            set.push(*id);
        }
        filled.apply(&change);
    }
    let replay = replay(&filled);
    let points = replay.tracks.values().flat_map(|track| &track.points);
    let counts: HashSet<_> = points
        .filter(|point| point.change.abs() > NOTHING)
        .filter_map(|point| match point.source {
            Source::Adjustment(id) => Some(id),
            Source::Tournament(_) => None,
        })
        .collect();
    // In the order in which they were made.
    let mut set = set.into_iter();
    for evening in &mut fill.evenings {
        let is_needed = |_: &(usize, f64)| set.next().is_some_and(|id| counts.contains(&id));
        evening.ratings.retain(is_needed);
    }
    Ok(())
}
