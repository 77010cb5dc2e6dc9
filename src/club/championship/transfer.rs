//! The changes of a championship carried into the club's ratings.

use super::{find, replaced};
use crate::club::ClubView;
use crate::club::check::{self, keep, unless};
use crate::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Championship, ChampionshipId, Change, Date,
    Entry, Notice, Person, PlayerId,
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
    /// Rating after.
    pub to: f64,
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
    let member = |total: Total| match championship.entrant(total.entrant)?.person {
        Person::Player(player) if total.total != 0.0 => {
            let from = moment.rating(player)?;
            Some(Carried {
                player,
                from,
                to: from + total.total,
            })
        }
        _ => None,
    };
    let totals = totals(championship, book, &calculate(championship, book)?);
    let carried: Vec<Carried> = totals.into_iter().filter_map(member).collect();
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
        keep(&mut problems, check::rating(name, one.to));
    }
    let (first, entry) = (book.next_adjustment().0, book.next_entry().0);
    let adjustment = |(nth, one): (i64, &Carried)| Adjustment {
        id: AdjustmentId(first + nth),
        entry: Entry(entry + nth),
        date,
        kind: AdjustmentKind::Set {
            player: one.player,
            rating: one.to,
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

fn new(adjustment: Adjustment) -> Change {
    Change::Adjustment {
        id: adjustment.id,
        before: None,
        after: Some(adjustment),
    }
}
