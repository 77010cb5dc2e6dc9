//! One operation taken back, though others came after it.

use std::collections::BTreeSet;

use crate::club::check::unless;
use crate::domain::name::fold;
use crate::domain::{
    Adjustment, Book, Change, Entry, EventRef, Notice, Person, PlayerId, Tournament,
};

/// The changes that take an operation back.
///
/// # Errors
/// What was changed since, or what would be left without its players.
pub(in crate::club) fn changes(done: &[Change], book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let mut trial = book.clone();
    let mut changes = Vec::new();
    let mut problems = Vec::new();
    for change in done.iter().rev() {
        let back = change.clone().inverted();
        match changed_since(&back, &trial) {
            Some(notice) if problems.contains(&notice) => {}
            Some(notice) => problems.push(notice),
            None => {
                let back = in_order(back, &trial);
                trial.apply(&back);
                changes.push(back);
            }
        }
    }
    if problems.is_empty() {
        problems = unsound(&trial, book);
    }
    unless(problems, changes)
}

/// Why a change cannot be made, when the book does not hold what it replaces.
fn changed_since(back: &Change, book: &Book) -> Option<Notice> {
    let (holds, notice) = match back {
        Change::Name { before, .. } => (book.name == *before, Notice::new("audit-since-name")),
        Change::Params { before, .. } => {
            (book.params == *before, Notice::new("audit-since-params"))
        }
        Change::Player { id, before, after } => {
            let name = before.as_ref().or(after.as_ref()).map_or("", |p| &p.name);
            let notice = Notice::new("audit-since-player").with("name", name);
            (book.players.get(id) == before.as_ref(), notice)
        }
        Change::Tournament { id, before, after } => {
            let one = before.as_ref().or(after.as_ref())?;
            let notice = Notice::new("audit-since-tournament").with("date", one.date);
            (book.tournaments.get(id) == before.as_ref(), notice)
        }
        Change::Adjustment { id, before, after } => {
            let one = before.as_ref().or(after.as_ref())?;
            let notice = Notice::new("audit-since-adjustment").with("date", one.date);
            (book.adjustments.get(id) == before.as_ref(), notice)
        }
        Change::Championship { id, before, after } => {
            let one = before.as_ref().or(after.as_ref())?;
            let notice = Notice::new("audit-since-championship").with("name", one.name.as_str());
            (book.championships.get(id) == before.as_ref(), notice)
        }
        Change::Alias { alias, before, .. } => {
            let notice = Notice::new("audit-since-alias").with("alias", alias.as_str());
            (book.aliases.get(alias) == before.as_ref(), notice)
        }
        Change::Distinct { pair, before, .. } => {
            let notice = Notice::new("audit-since-distinct")
                .with("one", book.name_of(pair.0))
                .with("two", book.name_of(pair.1));
            (book.distinct.contains(pair) == *before, notice)
        }
    };
    (!holds).then_some(notice)
}

/// An event that comes back keeps its place among those of its day, unless
/// another one has taken its order of entry.
fn in_order(back: Change, book: &Book) -> Change {
    match back {
        Change::Tournament {
            id,
            before: None,
            after: Some(evening),
        } => Change::Tournament {
            id,
            before: None,
            after: Some(Tournament {
                entry: free_entry(evening.entry, book),
                ..evening
            }),
        },
        Change::Adjustment {
            id,
            before: None,
            after: Some(decision),
        } => Change::Adjustment {
            id,
            before: None,
            after: Some(Adjustment {
                entry: free_entry(decision.entry, book),
                ..decision
            }),
        },
        other => other,
    }
}

/// That order of entry, or the next one where it is taken.
pub(super) fn free_entry(wanted: Entry, book: &Book) -> Entry {
    let taken = |event: &EventRef<'_>| event.moment().1 == wanted;
    if book.timeline().iter().any(taken) {
        book.next_entry()
    } else {
        wanted
    }
}

/// What keeps `after` from being a club: somebody is needed who is not there,
/// or two cannot be told apart.
fn unsound(after: &Book, before: &Book) -> Vec<Notice> {
    let missing = needed(after).into_iter();
    let missing = missing.filter(|id| !after.players.contains_key(id));
    let mut problems: Vec<_> = missing
        .map(|id| {
            let name = match before.name_of(id) {
                "" => format!("№ {}", id.0),
                name => name.to_owned(),
            };
            Notice::new("audit-player-needed").with("name", name)
        })
        .collect();
    let mut names = BTreeSet::new();
    for player in after.players.values() {
        if !names.insert(fold(&player.name)) {
            problems.push(Notice::new("audit-name-taken").with("name", player.name.as_str()));
        }
    }
    let mut names = BTreeSet::new();
    for cup in after.championships.values() {
        if !names.insert(fold(&cup.name)) {
            problems.push(Notice::new("audit-name-taken").with("name", cup.name.as_str()));
        }
        let mut carried = cup.transferred.iter();
        if !carried.all(|id| after.adjustments.contains_key(id)) {
            problems.push(Notice::new("audit-since-championship").with("name", cup.name.as_str()));
        }
    }
    problems
}

/// Everybody whom something in the book names.
fn needed(book: &Book) -> BTreeSet<PlayerId> {
    let mut needed = BTreeSet::new();
    for event in book.timeline() {
        match event {
            EventRef::Tournament(evening) => {
                needed.extend(evening.pairs().flat_map(|pair| [pair.a, pair.b]));
            }
            EventRef::Adjustment(decision) => needed.extend(decision.players()),
        }
    }
    for entrant in book.championships.values().flat_map(|cup| &cup.entrants) {
        if let Person::Player(player) = entrant.person {
            needed.insert(player);
        }
    }
    needed.extend(book.aliases.values());
    needed.extend(book.distinct.iter().flat_map(|(a, b)| [*a, *b]));
    needed
}
