//! An earlier version of an evening put back.

use super::back::free_entry;
use crate::club::check;
use crate::club::check::{keep, unless};
use crate::domain::{Book, Change, Notice, Tournament, TournamentId};

/// The change that puts an evening back, in the place of one or as a further
/// one.
///
/// # Errors
/// `club-no-player` for each player whom the club no longer has.
pub(in crate::club) fn changes(
    evening: &Tournament,
    replaces: Option<TournamentId>,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let mut problems = Vec::new();
    for player in evening.pairs().flat_map(|pair| [pair.a, pair.b]) {
        keep(&mut problems, check::player(book, player));
    }
    let before = match replaces {
        Some(id) => match book.tournaments.get(&id) {
            Some(before) => Some(before),
            None => return Err(vec![Notice::new("club-no-tournament")]),
        },
        None => None,
    };
    let free = !book.tournaments.contains_key(&evening.id);
    let id = match before {
        Some(before) => before.id,
        None if free => evening.id,
        None => book.next_tournament(),
    };
    let entry = match before {
        Some(before) => before.entry,
        None => free_entry(evening.entry, book),
    };
    let after = Tournament {
        id,
        entry,
        ..evening.clone()
    };
    let change = Change::Tournament {
        id,
        before: before.cloned(),
        after: Some(after),
    };
    unless(problems, vec![change])
}
