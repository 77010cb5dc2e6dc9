//! The history of changes: every operation ever carried out, in words, and
//! the ways back to what stood there before.

pub(super) mod back;
mod championship;
mod evening;
mod names;
mod people;
mod remains;
pub(super) mod restore;
mod words;

use std::collections::BTreeSet;

use jiff::Timestamp;

use super::{Club, Command};
use crate::domain::{Book, Change, Notice, Person, PlayerId, Tournament, TournamentId};
use crate::store::Logged;
pub use crate::store::State;
use names::Names;

/// Most sentences about one operation.
const MOST_LINES: usize = 200;

/// One operation.
#[derive(Clone, Debug, PartialEq)]
pub struct AuditEntry {
    /// Its number; a later operation has a larger one.
    pub id: i64,
    /// When it was carried out.
    pub at: Timestamp,
    /// Its name.
    pub operation: Notice,
    /// Whether it is part of what the club is now.
    pub state: State,
    /// What it changed, in words: before and after.
    pub lines: Vec<Notice>,
    /// Whom it is about.
    pub players: BTreeSet<PlayerId>,
    /// The evenings as they were before it, where they are not so now.
    pub earlier: Vec<Earlier>,
    /// What stays as it is when it is taken back, though one may expect
    /// otherwise.
    pub remains: Vec<Notice>,
    /// What it changed.
    pub changes: Vec<Change>,
}

/// An evening as it once was.
#[derive(Clone, Debug, PartialEq)]
pub struct Earlier {
    /// All of it.
    pub evening: Tournament,
    /// The evening in whose place it would come; `None` where that was
    /// deleted.
    pub replaces: Option<TournamentId>,
    /// The names of those whom the club no longer has.
    pub gone: Vec<String>,
}

impl AuditEntry {
    /// The command that takes it back.
    pub fn take_back(&self) -> Command {
        Command::TakeBack {
            operation: self.operation.clone(),
            changes: self.changes.clone(),
        }
    }
}

impl Earlier {
    /// The command that puts the evening back.
    pub fn restore(&self) -> Command {
        Command::RestoreTournament {
            evening: Box::new(self.evening.clone()),
            replaces: self.replaces,
        }
    }
}

/// How far the history was read, from its newest operation.
#[derive(Clone, Debug, Default)]
pub struct AuditCursor {
    before: Option<i64>,
    /// Names of those who are not in the club any more.
    names: Names,
    /// Evenings begun after what is read next: before that, their identities
    /// were those of others.
    begun: BTreeSet<TournamentId>,
}

impl Club {
    /// The next operations of the history, newest first, at most `most`;
    /// none at its end. A cursor is good as long as the club does not change.
    ///
    /// # Errors
    /// `store-bad-row` for an entry that makes no sense.
    pub fn audit(&self, cursor: &mut AuditCursor, most: usize) -> Result<Vec<AuditEntry>, Notice> {
        let page = self.file().journal(cursor.before, most)?;
        let view = self.view();
        // A player is named by what is known of him in later operations, or
        // in those on the same page.
        page.iter().for_each(|logged| cursor.names.learn(logged));
        let entries = page.into_iter().map(|logged| {
            cursor.before = Some(logged.id);
            let entry = described(logged, cursor, &view.book);
            cursor.begun.extend(begun(&entry));
            entry
        });
        Ok(entries.collect())
    }
}

fn described(logged: Logged, cursor: &AuditCursor, book: &Book) -> AuditEntry {
    let names = cursor.names.with(book);
    let mut lines = words::lines(&logged.changes, &names);
    let more = lines.len().saturating_sub(MOST_LINES);
    if more > 0 {
        lines.truncate(MOST_LINES);
        lines.push(Notice::new("audit-more").with("count", more));
    }
    let earlier = logged.changes.iter().filter_map(|change| match change {
        Change::Tournament {
            id,
            before: Some(evening),
            ..
        } => earlier(*id, evening, cursor, book),
        _ => None,
    });
    AuditEntry {
        id: logged.id,
        at: logged.at,
        lines,
        players: logged.changes.iter().flat_map(players).collect(),
        earlier: earlier.collect(),
        remains: remains::of(&logged, &cursor.begun, book),
        operation: logged.operation,
        state: logged.state,
        changes: logged.changes,
    }
}

fn earlier(
    id: TournamentId,
    evening: &Tournament,
    cursor: &AuditCursor,
    book: &Book,
) -> Option<Earlier> {
    let present = book.tournaments.get(&id);
    let present = present.filter(|_| !cursor.begun.contains(&id));
    if present == Some(evening) {
        return None;
    }
    let names = cursor.names.with(book);
    let seats = evening.pairs().flat_map(|pair| [pair.a, pair.b]);
    let gone = seats.filter(|player| !book.players.contains_key(player));
    Some(Earlier {
        gone: gone.map(|player| names.of(player)).collect(),
        replaces: present.map(|present| present.id),
        evening: evening.clone(),
    })
}

/// The evenings that an operation began, if it was not taken back.
fn begun(entry: &AuditEntry) -> Vec<TournamentId> {
    let new = entry.changes.iter().filter_map(|change| match change {
        Change::Tournament {
            id, before: None, ..
        } if entry.state == State::Done => Some(*id),
        _ => None,
    });
    new.collect()
}

/// Whom a change is about.
fn players(change: &Change) -> Vec<PlayerId> {
    match change {
        Change::Name { .. } | Change::Params { .. } => Vec::new(),
        Change::Player { id, .. } => vec![*id],
        Change::Tournament { before, after, .. } => {
            let both = before.iter().chain(after);
            both.flat_map(Tournament::pairs)
                .flat_map(|pair| [pair.a, pair.b])
                .collect()
        }
        Change::Adjustment { before, after, .. } => {
            let both = before.iter().chain(after);
            both.flat_map(crate::domain::Adjustment::players).collect()
        }
        Change::Championship { before, after, .. } => {
            let both = before.iter().chain(after);
            both.flat_map(|cup| &cup.entrants)
                .filter_map(|entrant| match entrant.person {
                    Person::Player(player) => Some(player),
                    Person::Guest(_) => None,
                })
                .collect()
        }
        Change::Alias { before, after, .. } => before.iter().chain(after).copied().collect(),
        Change::Distinct { pair: (a, b), .. } => vec![*a, *b],
    }
}
