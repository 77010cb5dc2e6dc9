//! What a director decides besides results: pre-history, ratings by hand,
//! coefficients, the club's name.

use std::collections::HashSet;

use super::championship;
use super::check::{self, keep, unless};
use super::command::{ParamsFrom, PrehistoryEvening};
use crate::domain::name;
use crate::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Change, Date, Entry, Kind, Notice, Pair,
    ParamHistory, Params, PlayerId, Scoring, Tournament, TournamentId,
};

/// Adds evenings known by their partnerships only.
pub(super) fn prehistory(
    evenings: &[PrehistoryEvening],
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let (first, entry) = (book.next_tournament().0, book.next_entry().0);
    let mut problems = Vec::new();
    let mut changes = Vec::new();
    for (nth, evening) in (0..).zip(evenings) {
        keep(&mut problems, check::day(evening.date));
        check_partners(evening, book, &mut problems);
        let id = TournamentId(first + nth);
        changes.push(Change::Tournament {
            id,
            before: None,
            after: Some(Tournament {
                id,
                entry: Entry(entry + nth),
                date: evening.date,
                title: String::new(),
                kind: Kind::Prehistory,
                scoring: Scoring::Auto,
                boards: None,
                fields: vec![evening.pairs.iter().map(partners).collect()],
            }),
        });
    }
    unless(problems, changes)
}

fn partners(&(a, b): &(PlayerId, PlayerId)) -> Pair {
    Pair::new(a, b, None)
}

fn check_partners(evening: &PrehistoryEvening, book: &Book, problems: &mut Vec<Notice>) {
    let mut seated = HashSet::new();
    if evening.pairs.is_empty() {
        problems.push(Notice::new("club-no-pairs").with("date", evening.date));
    }
    for (a, b) in &evening.pairs {
        for id in [a, b] {
            keep(problems, check::player(book, *id));
        }
        if a == b {
            let name = book.name_of(*a);
            problems.push(Notice::new("calc-own-partner").with("name", name));
        }
        let again = [Some(a), (a != b).then_some(b)];
        for id in again.into_iter().flatten() {
            if !seated.insert(*id) {
                let notice = Notice::new("club-player-twice-on")
                    .with("name", book.name_of(*id))
                    .with("date", evening.date);
                problems.push(notice);
            }
        }
    }
}

/// Changes ratings by hand. When two partners divide their ratings anew, the
/// sum stays what it is at that moment of the history.
pub(super) fn adjust(
    date: Date,
    kind: AdjustmentKind,
    reason: &str,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let mut problems = Vec::new();
    keep(&mut problems, check::day(date));
    let reason = keep(&mut problems, check::text(reason)).unwrap_or_default();
    if reason.is_empty() && problems.is_empty() {
        problems.push(Notice::new("club-reason"));
    }
    let id = book.next_adjustment();
    let adjustment = Adjustment {
        id,
        entry: book.next_entry(),
        date,
        kind,
        reason,
    };
    for player in adjustment.players() {
        keep(&mut problems, check::player(book, player));
    }
    match kind {
        AdjustmentKind::Average { a, b } | AdjustmentKind::Reassign { a, b, .. } if a == b => {
            problems.push(Notice::new("club-adjust-same"));
        }
        AdjustmentKind::Reassign { a: who, rating, .. }
        | AdjustmentKind::Set {
            player: who,
            rating,
        } => {
            keep(&mut problems, check::rating(book.name_of(who), rating));
        }
        AdjustmentKind::Add { player, change } => {
            keep(&mut problems, check::rating(book.name_of(player), change));
        }
        AdjustmentKind::Average { .. } => {}
    }
    let change = Change::Adjustment {
        id,
        before: None,
        after: Some(adjustment),
    };
    unless(problems, vec![change])
}

/// Takes an evening out of the history.
pub(super) fn delete_tournament(id: TournamentId, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    match book.tournaments.get(&id) {
        Some(before) => Ok(vec![Change::Tournament {
            id,
            before: Some(before.clone()),
            after: None,
        }]),
        None => Err(vec![Notice::new("club-no-tournament")]),
    }
}

/// Takes a hand adjustment out of the history.
pub(super) fn delete_adjustment(id: AdjustmentId, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    match book.adjustments.get(&id) {
        Some(before) => {
            let mut changes: Vec<_> = championship::forget_adjustment(id, book)
                .into_iter()
                .collect();
            changes.push(Change::Adjustment {
                id,
                before: Some(before.clone()),
                after: None,
            });
            Ok(changes)
        }
        None => Err(vec![Notice::new("club-no-adjustment")]),
    }
}

/// New coefficients from a day on.
pub(super) fn params(
    params: &Params,
    from: ParamsFrom,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    params.check()?;
    let day = first_day(from, book);
    if let Some(day) = day {
        check::day(day).map_err(|notice| vec![notice])?;
    }
    let (after, same) = match from {
        ParamsFrom::Beginning => {
            let whole = ParamHistory::new(*params);
            let same = whole == book.params;
            (whole, same)
        }
        _ => (
            book.params.with_set(day, *params),
            from.replaced(book) == params,
        ),
    };
    if same {
        return Err(vec![Notice::new("club-params-same")]);
    }
    Ok(vec![Change::Params {
        before: book.params.clone(),
        after,
    }])
}

/// The first day of a set; `None` is the beginning of the club.
pub(super) fn first_day(from: ParamsFrom, book: &Book) -> Option<Date> {
    match from {
        ParamsFrom::Beginning => None,
        ParamsFrom::Day(day) => Some(day),
        ParamsFrom::NextTournament => book.next_day(),
    }
}

/// Renames the club.
pub(super) fn rename(name: &str, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let after = name::check(name).map_err(|notice| vec![notice])?;
    Ok(vec![Change::Name {
        before: book.name.clone(),
        after,
    }])
}
