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
    let changes = (!own).then(|| changed(fold(&written), Some(player), book));
    Ok(changes.into_iter().collect())
}

/// Forgets whom a name means.
pub(super) fn forget(alias: &str, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let folded = fold(alias);
    if book.aliases.contains_key(&folded) {
        Ok(vec![changed(folded, None, book)])
    } else {
        Err(vec![Notice::new("club-no-alias").with("alias", alias)])
    }
}

/// Forgets all names of a player who leaves.
pub(super) fn forget_all(player: PlayerId, book: &Book) -> impl Iterator<Item = Change> {
    let aliases = book.aliases.iter().filter(move |(_, id)| **id == player);
    aliases.map(|(alias, _)| changed(alias.clone(), None, book))
}

fn changed(alias: String, after: Option<PlayerId>, book: &Book) -> Change {
    Change::Alias {
        before: book.aliases.get(&alias).copied(),
        alias,
        after,
    }
}
