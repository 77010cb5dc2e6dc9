//! What an operation leaves behind when it is taken back.

use std::collections::BTreeSet;

use crate::domain::{Book, Change, Notice, Player, Tournament, TournamentId};
use crate::store::Logged;

/// Of a merge: the evenings recorded since for the one who stayed. Under
/// which of the two names they came in is not known, so they stay.
pub(super) fn of(logged: &Logged, since: &BTreeSet<TournamentId>, book: &Book) -> Vec<Notice> {
    let Some((gone, kept)) = merged(logged) else {
        return Vec::new();
    };
    let recorded = since.iter().filter_map(|id| book.tournaments.get(id));
    let played = recorded.filter(|evening: &&Tournament| evening.has(kept.id));
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
            .with("kept", kept.name.as_str()),
    ]
}

/// Who went and who stayed, where it is a merge.
fn merged(logged: &Logged) -> Option<(&Player, &Player)> {
    if logged.operation.id != "op-players-merged" {
        return None;
    }
    let players = logged.changes.iter().filter_map(|change| match change {
        Change::Player {
            before: Some(before),
            after,
            ..
        } => Some((before, after)),
        _ => None,
    });
    let (gone, kept): (Vec<_>, Vec<_>) = players.partition(|(_, after)| after.is_none());
    Some((gone.first()?.0, kept.first()?.0))
}
