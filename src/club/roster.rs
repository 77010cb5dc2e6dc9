//! Players added, changed and deleted.

use std::collections::HashSet;

use super::alias;
use super::championship;
use super::check::{self, Taken, keep, unless};
use super::command::PlayerEdit;
use super::twins;
use crate::domain::name::{self, spellings};
use crate::domain::{Book, Change, Notice, Player, PlayerId};

/// Adds players, and gives those whose names the club has new starting
/// ratings.
pub(super) fn add_or_update(edits: &[PlayerEdit], book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let taken = Taken::by(book.players.values());
    let mut problems = Vec::new();
    let mut seen = HashSet::new();
    // Two newcomers whose words are swapped are one person.
    let mut new = HashSet::new();
    let mut changes = Vec::new();
    let mut next = book.next_player();
    for edit in edits {
        let Some((name, start)) = checked(&mut problems, &edit.name, edit.start) else {
            continue;
        };
        if !seen.insert(name::fold(&name)) {
            problems.push(Notice::new("club-name-twice").with("name", name));
            continue;
        }
        let before = taken.player(&name).and_then(|id| book.players.get(&id));
        if let Some(known) = before {
            let after = Player {
                start,
                privacy: edit.privacy.unwrap_or(known.privacy),
                ..known.clone()
            };
            changes.push(replaced(known, Some(after)));
        } else if spellings(&name).iter().any(|form| new.contains(form)) {
            problems.push(Notice::new("club-name-twice").with("name", name));
        } else if keep(&mut problems, taken.free(&name)).is_some() {
            new.insert(name::fold(&name));
            changes.push(Change::Player {
                id: next,
                before: None,
                after: Some(Player {
                    privacy: edit.privacy.unwrap_or_default(),
                    ..Player::new(next, name, start)
                }),
            });
            next = PlayerId(next.0 + 1);
        }
    }
    unless(problems, changes)
}

/// Changes a player; the identity stays, and with it the whole history.
pub(super) fn edit(mut after: Player, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let before = check::player(book, after.id).map_err(|notice| vec![notice])?;
    let mut problems = Vec::new();
    let Some((name, start)) = checked(&mut problems, &after.name, after.start) else {
        return Err(problems);
    };
    if name != before.name {
        let others = book.players.values().filter(|player| player.id != after.id);
        keep(&mut problems, Taken::by(others).free(&name));
        problems.extend(championship::guest_named(&name, after.id, book));
    }
    after.name = name;
    after.start = start;
    unless(problems, vec![replaced(before, Some(after))])
}

/// Deletes a player who took part in nothing, with all aliases.
pub(super) fn delete(id: PlayerId, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let before = check::player(book, id).map_err(|notice| vec![notice])?;
    let evenings = book.tournaments.values().filter(|t| t.has(id)).count();
    let decisions = book
        .adjustments
        .values()
        .filter(|adjustment| adjustment.players().contains(&id))
        .count();
    if evenings + decisions > 0 {
        return Err(vec![
            Notice::new("club-player-has-history")
                .with("name", before.name.as_str())
                .with("tournaments", evenings)
                .with("adjustments", decisions),
        ]);
    }
    if let Some(championship) = championship::taking_part(id, book).next() {
        return Err(vec![
            Notice::new("championship-player-takes-part")
                .with("name", before.name.as_str())
                .with("championship", championship.name.as_str()),
        ]);
    }
    let mut changes: Vec<_> = alias::forget_all(id, book).collect();
    changes.extend(twins::forget(id, book));
    changes.push(replaced(before, None));
    Ok(changes)
}

/// Lets a player retire, or come back.
pub(super) fn retire(id: PlayerId, retired: bool, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let before = check::player(book, id).map_err(|notice| vec![notice])?;
    let after = Player {
        retired,
        ..before.clone()
    };
    Ok(vec![replaced(before, Some(after))])
}

/// Those who play again have not retired.
pub(super) fn come_back<'a>(
    players: impl Iterator<Item = PlayerId> + 'a,
    book: &'a Book,
) -> impl Iterator<Item = Change> + 'a {
    let retired = players.filter_map(|id| book.players.get(&id).filter(|p| p.retired));
    retired.map(|before| {
        let after = Player {
            retired: false,
            ..before.clone()
        };
        replaced(before, Some(after))
    })
}

fn replaced(before: &Player, after: Option<Player>) -> Change {
    Change::Player {
        id: before.id,
        before: Some(before.clone()),
        after,
    }
}

fn checked(problems: &mut Vec<Notice>, name: &str, start: f64) -> Option<(String, f64)> {
    let name = keep(problems, name::check(name))?;
    let start = keep(problems, check::rating(&name, start))?;
    Some((name, start))
}
