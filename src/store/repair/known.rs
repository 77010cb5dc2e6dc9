//! What the journal knows of a club: a second record of everything that was
//! done in the program.

use std::collections::BTreeMap;

use rusqlite::Connection;

use crate::domain::{Book, Change, ParamHistory, Player, PlayerId};

/// The club as far as operations of the journal led to it.
#[derive(Default)]
pub(super) struct Known {
    /// What they left. What was never touched by any is not in it.
    pub(super) book: Book,
    /// Every player ever seen, as last seen.
    pub(super) players: BTreeMap<PlayerId, Player>,
    /// The coefficients, if they were ever changed.
    pub(super) params: Option<ParamHistory>,
    /// The club's name, if it was ever changed.
    pub(super) name: Option<String>,
}

/// What the entries that can be read tell.
pub(super) fn of(connection: &Connection) -> Known {
    // A journal that cannot be read knows nothing; that is found elsewhere.
    read(connection).unwrap_or_default()
}

fn read(connection: &Connection) -> rusqlite::Result<Known> {
    let sql = "SELECT changes FROM journal WHERE state = 'done' ORDER BY id";
    let mut statement = connection.prepare(sql)?;
    let mut rows = statement.query([])?;
    let mut known = Known::default();
    while let Some(row) = rows.next()? {
        let text: Result<String, _> = row.get(0);
        let changes = text.ok().and_then(|text| serde_json::from_str(&text).ok());
        let changes: Vec<Change> = changes.unwrap_or_default();
        changes.iter().for_each(|change| known.learn(change));
    }
    Ok(known)
}

impl Known {
    fn learn(&mut self, change: &Change) {
        self.book.apply(change);
        match change {
            Change::Player { id, before, after } => {
                if let Some(seen) = after.as_ref().or(before.as_ref()) {
                    self.players.insert(*id, seen.clone());
                }
            }
            Change::Params { after, .. } => self.params = Some(after.clone()),
            Change::Name { after, .. } => self.name = Some(after.clone()),
            _ => {}
        }
    }
}
