//! What an operation leaves behind when it is taken back.

use std::collections::BTreeSet;

use crate::domain::{Book, Change, Notice, Player, PlayerId, Tournament, TournamentId};
use crate::store::Logged;

/// Of a merge: the evenings recorded since for the one who stayed. Under
/// which of the two names they came in is not known, so they stay.
pub(super) fn of(logged: &Logged, since: &BTreeSet<TournamentId>, book: &Book) -> Vec<Notice> {
    let Some((gone, kept)) = merged(logged) else {
        return Vec::new();
    };
    let recorded = since.iter().filter_map(|id| book.tournaments.get(id));
    let played = recorded.filter(|evening: &&Tournament| evening.has(kept));
    let days: BTreeSet<_> = played.map(|evening| evening.date).collect();
    let (Some(first), Some(last)) = (days.first(), days.last()) else {
        return Vec::new();
    };
    let notice = Notice::new("audit-merge-remains")
        .with("count", days.len())
        .with("first", *first)
        .with("last", *last);
    vec![
        notice
            .with("gone", gone.name.as_str())
            .with("kept", book.name_of(kept)),
    ]
}

/// Who went and who stayed, where it is a merge.
fn merged(logged: &Logged) -> Option<(&Player, PlayerId)> {
    if logged.operation.id != "op-players-merged" {
        return None;
    }
    let gone = logged.changes.iter().find_map(|change| match change {
        Change::Player {
            before: Some(before),
            after: None,
            ..
        } => Some(before),
        _ => None,
    });
    Some((gone?, logged.changes.iter().find_map(taken_over)?))
}

/// Who took something over in a merge. That player's own record is among the
/// changes only where something of it became another.
fn taken_over(change: &Change) -> Option<PlayerId> {
    match change {
        Change::Alias { after, .. } => *after,
        Change::Player { id, after, .. } => after.as_ref().map(|_| *id),
        Change::Tournament {
            before: Some(before),
            after: Some(after),
            ..
        } => {
            let mut seats = after.pairs().flat_map(|pair| [pair.a, pair.b]);
            seats.find(|player| !before.has(*player))
        }
        _ => None,
    }
}
