//! Names under which files call players, remembered and forgotten.

use super::check;
use crate::domain::name::{self, fold, spellings};
use crate::domain::{Book, Change, Notice, PlayerId};

/// Remembers that a name means a player. Nothing needs to be remembered of
/// what is the player's own name already.
pub(super) fn remember(
    alias: &str,
    player: PlayerId,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let known = check::player(book, player).map_err(|notice| vec![notice])?;
    let written = name::check_player(alias).map_err(|notice| vec![notice])?;
    let forms = spellings(&written);
    let mut own = false;
    for other in book.players.values() {
        if !forms.contains(&fold(&other.name)) {
            continue;
        }
        if other.id != player {
            return Err(vec![
                Notice::new("club-alias-taken")
                    .with("alias", written)
                    .with("name", known.name.as_str())
                    .with("other", other.name.as_str()),
            ]);
        }
        own = true;
    }
    let changes = if own || means(&written, player, book) {
        Vec::new()
    } else {
        let mut changes: Vec<_> = forgotten(&written, book).collect();
        changes.push(Change::Alias {
            alias: written,
            before: None,
            after: Some(player),
        });
        changes
    };
    Ok(changes)
}

/// Whether the name is remembered for that player already, however spelled.
fn means(alias: &str, player: PlayerId, book: &Book) -> bool {
    let folded = fold(alias);
    let mut own = book.aliases.iter().filter(|(_, id)| **id == player);
    own.any(|(other, _)| fold(other) == folded)
}

/// Forgets whom a name means.
pub(super) fn forget(alias: &str, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let changes: Vec<_> = forgotten(alias, book).collect();
    if changes.is_empty() {
        Err(vec![Notice::new("club-no-alias").with("alias", alias)])
    } else {
        Ok(changes)
    }
}

/// Takes away every spelling of a name.
fn forgotten(alias: &str, book: &Book) -> impl Iterator<Item = Change> {
    let folded = fold(alias);
    let spellings = book.aliases.iter();
    spellings
        .filter(move |(other, _)| fold(other) == folded)
        .map(|(other, player)| removed(other, *player))
}

/// Forgets all names of a player who leaves.
pub(super) fn forget_all(player: PlayerId, book: &Book) -> impl Iterator<Item = Change> {
    let aliases = book.aliases.iter().filter(move |(_, id)| **id == player);
    aliases.map(|(alias, player)| removed(alias, *player))
}

fn removed(alias: &str, player: PlayerId) -> Change {
    Change::Alias {
        alias: alias.to_owned(),
        before: Some(player),
        after: None,
    }
}
