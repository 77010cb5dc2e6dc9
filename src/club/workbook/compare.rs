//! The workbook's figures beside ours.

use std::collections::HashMap;

use crate::club::ClubView;
use crate::domain::old_workbook::FIRST_COLUMN;
use crate::domain::{Date, Entry, Flaw, Kind, Notice, OldPlayer, OldWorkbook, Place, PlayerId};
use crate::rating::{Source, Standing, Track};

/// Figures further apart than this are told, in rating points.
const TOLERANCE: f64 = 0.5;

/// A figure of the workbook that is another one here.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Statistic or Rating.
    pub sheet: &'static str,
    /// Its cell.
    pub place: Place,
    /// Whose figure.
    pub name: String,
    /// In the workbook, rating points.
    pub workbook: f64,
    /// Calculated here, rating points.
    pub ours: f64,
}

/// The figures of the workbook beside ours.
#[derive(Default)]
pub(super) struct Comparison {
    /// How many were compared.
    pub(super) compared: usize,
    /// Those that part.
    pub(super) differences: Vec<Difference>,
}

/// Compares all that can be calculated here: the ratings after the evenings
/// with results, as far as they come after the starting rating; the rating
/// before the newest of them; the main figures. `ids` are the club's players
/// in the order of the workbook's.
pub(super) fn compare(
    old: &OldWorkbook,
    order: &[usize],
    ids: &[Option<PlayerId>],
    view: &ClubView,
    flaws: &mut Vec<Flaw>,
) -> Comparison {
    let moments = moments(old, order, view);
    let standings: HashMap<PlayerId, &Standing> = view
        .standings
        .iter()
        .map(|line| (line.player, line))
        .collect();
    let newest_is_rated = moments.iter().any(|(column, _)| *column == 0);
    let last = view.book.params.newest().last as usize;
    let mut comparison = Comparison::default();
    let mut unknown = 0_usize;
    for (player, id) in old.players.iter().zip(ids) {
        let Some((id, track)) = id.and_then(|id| Some((id, view.replay.tracks.get(&id)?))) else {
            continue;
        };
        let mut add = |sheet, row: Option<u32>, column: u32, workbook: Option<f64>, ours: f64| {
            let (Some(row), Some(workbook)) = (row, workbook) else {
                return;
            };
            comparison.compared += 1;
            if (workbook - ours).abs() > TOLERANCE {
                comparison.differences.push(Difference {
                    sheet,
                    place: Place { row, column },
                    name: player.name.clone(),
                    workbook,
                    ours,
                });
            }
        };
        for (column, ours, workbook) in after_evenings(player, track, &moments) {
            add(
                "Statistic",
                player.statistic_row,
                column,
                Some(workbook),
                ours,
            );
        }
        let Some(standing) = standings.get(&id) else {
            continue;
        };
        if newest_is_rated {
            add(
                "Rating",
                player.rating_row,
                FIRST_COLUMN,
                player.old,
                standing.rating_before,
            );
        }
        if knows_last(track, last) {
            add(
                "Rating",
                player.rating_row,
                FIRST_COLUMN + 1,
                player.main,
                standing.main,
            );
        } else {
            unknown += usize::from(player.main.is_some());
        }
    }
    if unknown > 0 {
        flaws.push(Flaw {
            sheet: "Rating".to_owned(),
            place: None,
            reason: Notice::new("workbook-main-unknown").with("players", unknown),
        });
    }
    comparison
}

/// When the evenings with results were played, with their columns.
fn moments(old: &OldWorkbook, order: &[usize], view: &ClubView) -> Vec<(usize, (Date, Entry))> {
    let evenings = view.replay.tournaments.iter().zip(order);
    evenings
        .filter(|(evening, _)| evening.kind == Kind::Rated && evening.problem.is_none())
        .filter_map(|(evening, nth)| {
            let entry = view.book.tournaments.get(&evening.id)?.entry;
            Some((old.evenings[*nth].column?, (evening.date, entry)))
        })
        .collect()
}

/// The column on Statistic, our rating, and the workbook's.
fn after_evenings(
    player: &OldPlayer,
    track: &Track,
    moments: &[(usize, (Date, Entry))],
) -> Vec<(u32, f64, f64)> {
    let Some((start, _)) = player.start() else {
        return Vec::new();
    };
    let rated = moments.iter().filter(|(column, _)| *column < start);
    rated
        .filter_map(|(column, moment)| {
            let workbook = player.ratings[*column]?;
            let count = track
                .points
                .partition_point(|point| (point.date, point.entry) <= *moment);
            let ours = match count.checked_sub(1) {
                Some(last) => track.points[last].rating,
                None => track.start,
            };
            Some((u32::try_from(*column).ok()? + FIRST_COLUMN, ours, workbook))
        })
        .collect()
}

/// Whether the last ratings are all calculated, or none before them was ever
/// known: a rating set by hand hides those before it.
fn knows_last(track: &Track, last: usize) -> bool {
    let set = track
        .points
        .iter()
        .rposition(|point| matches!(point.source, Source::Adjustment(_)));
    set.is_none_or(|set| track.points.len() - set >= last)
}
