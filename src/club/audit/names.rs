//! The names of players, also of those who left the club.

use std::collections::BTreeMap;

use crate::domain::{Book, Change, PlayerId};
use crate::store::Logged;

/// The names by which operations knew players, the newest of each.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(BTreeMap<PlayerId, String>);

impl Names {
    /// Takes in what an operation tells of players.
    pub(super) fn learn(&mut self, logged: &Logged) {
        for change in logged.changes.iter().rev() {
            if let Change::Player { id, before, after } = change
                && let Some(player) = before.as_ref().or(after.as_ref())
            {
                let name = || player.name.clone();
                self.0.entry(*id).or_insert_with(name);
            }
        }
    }

    /// Together with the names of the club.
    pub(super) fn with<'a>(&'a self, book: &'a Book) -> Known<'a> {
        Known { former: self, book }
    }
}

/// All names known.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    former: &'a Names,
    book: &'a Book,
}

impl Known<'_> {
    /// A player's name, or else the number.
    pub(super) fn of(self, player: PlayerId) -> String {
        match (self.book.name_of(player), self.former.0.get(&player)) {
            ("", Some(former)) => former.clone(),
            ("", None) => format!("№ {}", player.0),
            (name, _) => name.to_owned(),
        }
    }

    /// Two partners.
    pub(super) fn pair(self, a: PlayerId, b: PlayerId) -> String {
        format!("{} – {}", self.of(a), self.of(b))
    }
}
