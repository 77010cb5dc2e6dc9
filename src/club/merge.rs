//! Two players who turn out to be one person.

use super::championship;
use super::check::{self, unless};
use crate::domain::name::{fold, spellings};
use crate::domain::{Adjustment, AdjustmentKind, Book, Change, Notice, Player, PlayerId};

/// Most evenings named in a refusal.
const NAMED: usize = 10;

/// Gives everything of `from` to `into`, who keeps the name, the starting
/// rating and the core mark; of the two choices of privacy the stricter one
/// holds. The other name becomes an alias.
pub(super) fn changes(
    from: PlayerId,
    into: PlayerId,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let one = |id| check::player(book, id).map_err(|notice| vec![notice]);
    let (gone, kept) = (one(from)?, one(into)?);
    if from == into {
        return Err(vec![Notice::new("club-merge-same")]);
    }
    let mut problems = both_played(gone, kept, book);
    problems.extend(both_adjusted(gone, kept, book));
    let mut changes: Vec<_> = evenings(from, into, book).collect();
    changes.extend(adjustments(from, into, book));
    match championship::replace_player(from, into, book) {
        Ok(seats) => changes.extend(seats),
        Err(notices) => problems.extend(notices),
    }
    changes.extend(aliases(gone, into, book));
    changes.extend(told_apart(from, into, book));
    changes.push(Change::Player {
        id: from,
        before: Some(gone.clone()),
        after: None,
    });
    changes.push(Change::Player {
        id: into,
        before: Some(kept.clone()),
        after: Some(Player {
            privacy: kept.privacy.max(gone.privacy),
            retired: kept.retired && gone.retired,
            ..kept.clone()
        }),
    });
    unless(problems, changes)
}

fn both_played(gone: &Player, kept: &Player, book: &Book) -> Vec<Notice> {
    let both = book.timeline().into_iter().filter_map(|event| match event {
        crate::domain::EventRef::Tournament(evening) => Some(evening),
        crate::domain::EventRef::Adjustment(_) => None,
    });
    let both: Vec<_> = both
        .filter(|evening| evening.has(gone.id) && evening.has(kept.id))
        .collect();
    let said = both.iter().take(NAMED).map(|evening| {
        Notice::new("club-merge-both-played")
            .with("one", gone.name.as_str())
            .with("two", kept.name.as_str())
            .with("date", evening.date)
    });
    let more = both.len().saturating_sub(NAMED);
    let more = (more > 0).then(|| Notice::new("club-merge-both-more").with("count", more));
    said.chain(more).collect()
}

fn both_adjusted<'a>(
    gone: &'a Player,
    kept: &'a Player,
    book: &'a Book,
) -> impl Iterator<Item = Notice> {
    let all = book.adjustments.values();
    let both = all.filter(|adjustment| {
        let players = adjustment.players();
        players.contains(&gone.id) && players.contains(&kept.id)
    });
    both.map(|adjustment| {
        Notice::new("club-merge-both-adjusted")
            .with("one", gone.name.as_str())
            .with("two", kept.name.as_str())
            .with("date", adjustment.date)
    })
}

fn evenings(from: PlayerId, into: PlayerId, book: &Book) -> impl Iterator<Item = Change> {
    let played = book.tournaments.values().filter(move |t| t.has(from));
    played.map(move |before| {
        let mut after = before.clone();
        let pairs = after.fields.iter_mut().flatten();
        for seat in pairs.flat_map(|pair| [&mut pair.a, &mut pair.b]) {
            take_over(seat, from, into);
        }
        Change::Tournament {
            id: before.id,
            before: Some(before.clone()),
            after: Some(after),
        }
    })
}

fn take_over(who: &mut PlayerId, from: PlayerId, into: PlayerId) {
    if *who == from {
        *who = into;
    }
}

fn adjustments(from: PlayerId, into: PlayerId, book: &Book) -> impl Iterator<Item = Change> {
    let all = book.adjustments.values();
    let own = all.filter(move |adjustment| adjustment.players().contains(&from));
    own.map(move |before| {
        let mut kind = before.kind;
        match &mut kind {
            AdjustmentKind::Average { a, b } | AdjustmentKind::Reassign { a, b, .. } => {
                take_over(a, from, into);
                take_over(b, from, into);
            }
            AdjustmentKind::Set { player, .. } | AdjustmentKind::Add { player, .. } => {
                take_over(player, from, into);
            }
        }
        Change::Adjustment {
            id: before.id,
            before: Some(before.clone()),
            after: Some(Adjustment {
                kind,
                ..before.clone()
            }),
        }
    })
}

/// The names under which files call the player who goes, and that player's
/// own name, unless it is the name of somebody who stays.
fn aliases(gone: &Player, into: PlayerId, book: &Book) -> Vec<Change> {
    let folded = fold(&gone.name);
    let change = |alias: &str, before, after| Change::Alias {
        alias: alias.to_owned(),
        before,
        after,
    };
    let mut changes = Vec::new();
    for (alias, means) in &book.aliases {
        if fold(alias) == folded {
            changes.push(change(alias, Some(*means), None));
        } else if *means == gone.id {
            changes.push(change(alias, Some(*means), Some(into)));
        }
    }
    let forms = spellings(&gone.name);
    let mut others = book.players.values().filter(|other| other.id != gone.id);
    if !others.any(|other| forms.contains(&fold(&other.name))) {
        changes.push(change(&gone.name, None, Some(into)));
    }
    changes
}

/// Whom the player who goes was told apart from, the one who stays is too.
fn told_apart(from: PlayerId, into: PlayerId, book: &Book) -> Vec<Change> {
    let mut changes = Vec::new();
    for (a, b) in &book.distinct {
        let other = match (*a == from, *b == from) {
            (true, _) => *b,
            (_, true) => *a,
            _ => continue,
        };
        changes.push(said((*a, *b), false));
        let pair = (into.min(other), into.max(other));
        if other != into && !book.distinct.contains(&pair) {
            changes.push(said(pair, true));
        }
    }
    changes
}

/// Says of two players that they are two persons, or takes that back.
pub(super) fn said(pair: (PlayerId, PlayerId), distinct: bool) -> Change {
    Change::Distinct {
        pair,
        before: !distinct,
        after: distinct,
    }
}
