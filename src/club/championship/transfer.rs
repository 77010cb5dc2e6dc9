//! The changes of a championship carried into the club's ratings.

use super::{Roll, find, replaced};
use crate::club::ClubView;
use crate::club::check::{self, keep, unless};
use crate::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Championship, ChampionshipId, Change, Date,
    Entry, Notice, PlayerId,
};
use crate::rating::championship::{Total, calculate, totals};
use crate::rating::{Moment, Replay, replay};

/// What a transfer does to a member of the club.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    /// Who.
    pub player: PlayerId,
    /// Rating in the club before, on the day of the transfer.
    pub from: f64,
    /// The total change, which is added to it.
    pub change: f64,
}

/// The members of the club who won or lost something, the most successful
/// first.
fn of_members(championship: &Championship, book: &Book, totals: &[Total]) -> Vec<(PlayerId, f64)> {
    let roll = Roll::new(book, Some(championship));
    let member = |total: &Total| {
        let entrant = championship.entrant(total.entrant)?;
        let player = roll.member(&entrant.person)?;
        (total.total != 0.0).then_some((player, total.total))
    };
    totals.iter().filter_map(member).collect()
}

/// Whether what was carried into the club still is what the championship
/// gives those players; also when nothing was carried.
pub fn is_current(view: &ClubView, id: ChampionshipId) -> bool {
    let (Some(championship), Some(calculated)) = (
        view.book.championships.get(&id),
        view.championships.get(&id),
    ) else {
        return true;
    };
    let carried = |id| match view.book.adjustments.get(id).map(|one| one.kind) {
        Some(AdjustmentKind::Add { player, change }) => Some((player, change)),
        _ => None,
    };
    let carried: Vec<_> = championship
        .transferred
        .iter()
        .filter_map(carried)
        .collect();
    let now = of_members(championship, &view.book, &calculated.totals);
    // Somebody may have been taken out of the transfer by hand.
    carried.iter().all(|one| now.contains(one))
}

/// Who would move, and where to, if the championship were carried into the
/// club on a day; the most successful first.
///
/// # Errors
/// Every reason against the transfer.
pub fn transfer_preview(
    view: &ClubView,
    championship: ChampionshipId,
    date: Date,
) -> Result<Vec<Carried>, Vec<Notice>> {
    carried(
        find(championship, &view.book)?,
        date,
        &view.book,
        &view.replay,
    )
}

fn carried(
    championship: &Championship,
    date: Date,
    book: &Book,
    replay: &Replay,
) -> Result<Vec<Carried>, Vec<Notice>> {
    let name = || championship.name.as_str();
    if !championship.transferred.is_empty() {
        return Err(vec![
            Notice::new("championship-transferred").with("championship", name()),
        ]);
    }
    let mut problems = Vec::new();
    keep(&mut problems, check::day(date));
    unless(problems, ())?;
    let moment = Moment::new(replay, date, book.next_entry());
    let rated = |(player, change)| {
        let from = moment.rating(player)?;
        Some(Carried {
            player,
            from,
            change,
        })
    };
    let totals = totals(championship, book, &calculate(championship, book)?);
    let carried: Vec<Carried> = of_members(championship, book, &totals)
        .into_iter()
        .filter_map(rated)
        .collect();
    if carried.is_empty() {
        return Err(vec![
            Notice::new("championship-nothing-to-transfer").with("championship", name()),
        ]);
    }
    Ok(carried)
}

/// The adjustments of a transfer, and the mark that it was made.
pub(super) fn changes(
    id: ChampionshipId,
    date: Date,
    reason: &str,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let before = find(id, book)?;
    let carried = carried(before, date, book, &replay(book))?;
    let mut problems = Vec::new();
    let reason = keep(&mut problems, check::text(reason)).unwrap_or_default();
    if reason.is_empty() && problems.is_empty() {
        problems.push(Notice::new("club-reason"));
    }
    for one in &carried {
        let name = book.name_of(one.player);
        keep(&mut problems, check::rating(name, one.from + one.change));
    }
    let (first, entry) = (book.next_adjustment().0, book.next_entry().0);
    let adjustment = |(nth, one): (i64, &Carried)| Adjustment {
        id: AdjustmentId(first + nth),
        entry: Entry(entry + nth),
        date,
        kind: AdjustmentKind::Add {
            player: one.player,
            change: one.change,
        },
        reason: reason.clone(),
    };
    let made: Vec<Adjustment> = (0..).zip(&carried).map(adjustment).collect();
    let mut after = before.clone();
    after.transferred = made.iter().map(|adjustment| adjustment.id).collect();
    let mut changes: Vec<Change> = made.into_iter().map(new).collect();
    changes.push(replaced(Some(before), Some(after)));
    unless(problems, changes)
}

/// Takes the adjustments of a transfer out of the club.
pub(super) fn take_back(id: ChampionshipId, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let before = find(id, book)?;
    if before.transferred.is_empty() {
        return Err(vec![
            Notice::new("championship-not-transferred").with("championship", before.name.as_str()),
        ]);
    }
    let mut after = before.clone();
    after.transferred.clear();
    let mut changes = vec![replaced(Some(before), Some(after))];
    let made = before.transferred.iter();
    changes.extend(made.filter_map(|id| {
        Some(Change::Adjustment {
            id: *id,
            before: Some(book.adjustments.get(id)?.clone()),
            after: None,
        })
    }));
    Ok(changes)
}

fn new(adjustment: Adjustment) -> Change {
    Change::Adjustment {
        id: adjustment.id,
        before: None,
        after: Some(adjustment),
    }
}
