//! Championships begun, renamed, changed and deleted.

use super::{calculable, find, replaced};
use crate::club::check;
use crate::domain::name::{self, fold};
use crate::domain::{
    AdjustmentId, Book, Championship, ChampionshipId, ChampionshipParams, Change, Date, Entrant,
    EntrantId, Entry, Notice, Person, PlayerId,
};
use crate::rating::{Replay, replay};

/// Begins a championship.
pub(super) fn create(name: &str, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    Ok(vec![replaced(None, Some(begun(name, book)?))])
}

/// A championship that has just begun.
pub(super) fn begun(name: &str, book: &Book) -> Result<Championship, Vec<Notice>> {
    let name = free_name(name, None, book)?;
    let params = ChampionshipParams::of(book.next_params());
    Ok(Championship::new(book.next_championship(), name, params))
}

/// Renames a championship.
pub(super) fn rename(
    id: ChampionshipId,
    name: &str,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let before = find(id, book)?;
    let after = Championship {
        name: free_name(name, Some(id), book)?,
        ..before.clone()
    };
    Ok(vec![replaced(Some(before), Some(after))])
}

/// A name that no other championship has.
fn free_name(name: &str, own: Option<ChampionshipId>, book: &Book) -> Result<String, Vec<Notice>> {
    let name = name::check(name).map_err(|notice| vec![notice])?;
    let folded = fold(&name);
    let mut others = book.championships.values();
    match others.find(|other| Some(other.id) != own && fold(&other.name) == folded) {
        Some(other) => Err(vec![
            Notice::new("championship-name-taken").with("name", other.name.as_str()),
        ]),
        None => Ok(name),
    }
}

/// Deletes a championship.
pub(super) fn delete(id: ChampionshipId, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    Ok(vec![replaced(Some(find(id, book)?), None)])
}

/// New coefficients.
pub(super) fn params(
    id: ChampionshipId,
    params: ChampionshipParams,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    params.check()?;
    let before = find(id, book)?;
    let after = Championship {
        params,
        ..before.clone()
    };
    calculable(Some(before), after, book)
}

/// Deletes a session.
pub(super) fn delete_session(
    id: ChampionshipId,
    number: u32,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let before = find(id, book)?;
    if before.session(number).is_none() {
        return Err(vec![
            Notice::new("championship-no-session")
                .with("number", number)
                .with("championship", before.name.as_str()),
        ]);
    }
    let mut after = before.clone();
    after.sessions.retain(|session| session.number != number);
    after.drop_idle();
    calculable(Some(before), after, book)
}

/// Says who an entrant is.
pub(super) fn edit_entrant(
    id: ChampionshipId,
    entrant: EntrantId,
    person: &Person,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let before = find(id, book)?;
    let person = checked(person, book)?;
    let mut after = before.clone();
    if let Some(other) = same(&person, entrant, before, book) {
        merge(&mut after, entrant, other).map_err(|session| {
            let twice = Notice::new("championship-entrant-met").with("session", session);
            let one = book.entrant_name(before, entrant);
            let two = book.entrant_name(before, other);
            vec![twice.with("one", one).with("two", two)]
        })?;
        return calculable(Some(before), after, book);
    }
    let mut sessions = before.sessions.iter();
    let first = sessions.find(|session| session.has(entrant));
    let date = first.and_then(|session| session.date);
    let Some(edited) = after.entrants.iter_mut().find(|one| one.id == entrant) else {
        return Err(vec![Notice::new("championship-gone")]);
    };
    if let Person::Player(player) = person
        && edited.person != person
    {
        edited.rating = club_rating(&replay(book), player, date);
    }
    edited.person = person;
    calculable(Some(before), after, book)
}

/// Seats one player of the club in another's place, in all championships.
/// Where both take part they become one entrant.
pub(in crate::club) fn replace_player(
    from: PlayerId,
    into: PlayerId,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let mut changes = Vec::new();
    let mut problems = Vec::new();
    for before in taking_part(from, book) {
        match replaced_in(before, from, into, book) {
            Ok(made) => changes.extend(made),
            Err(notices) => problems.extend(notices),
        }
    }
    check::unless(problems, changes)
}

fn replaced_in(
    before: &Championship,
    from: PlayerId,
    into: PlayerId,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    let Some(entrant) = before.entrant_of(from).map(|entrant| entrant.id) else {
        return Ok(Vec::new());
    };
    let person = Person::Player(into);
    let mut after = before.clone();
    let stays = same(&person, entrant, before, book).unwrap_or(entrant);
    if stays != entrant {
        merge(&mut after, entrant, stays).map_err(|session| {
            let met = Notice::new("club-merge-both-session")
                .with("one", book.name_of(from))
                .with("two", book.name_of(into));
            vec![
                met.with("session", session)
                    .with("championship", before.name.as_str()),
            ]
        })?;
    }
    if let Some(one) = after.entrants.iter_mut().find(|one| one.id == stays) {
        one.person = person;
    }
    calculable(Some(before), after, book)
}

/// A person whom the club has, or a possible name.
fn checked(person: &Person, book: &Book) -> Result<Person, Vec<Notice>> {
    match person {
        Person::Player(player) => check::player(book, *player).map(|_| person.clone()),
        Person::Guest(name) => name::check_player(name).map(Person::Guest),
    }
    .map_err(|notice| vec![notice])
}

/// The other entrant who is that person.
fn same(
    person: &Person,
    own: EntrantId,
    championship: &Championship,
    book: &Book,
) -> Option<EntrantId> {
    let folded = fold(match person {
        Person::Player(player) => book.name_of(*player),
        Person::Guest(name) => name,
    });
    let same = |other: &&Entrant| {
        other.id != own
            && (other.person == *person
                || fold(book.entrant_name(championship, other.id)) == folded)
    };
    championship
        .entrants
        .iter()
        .find(same)
        .map(|other| other.id)
}

/// Makes one entrant another one, in every session.
///
/// # Errors
/// The number of a session in which both played.
fn merge(championship: &mut Championship, one: EntrantId, other: EntrantId) -> Result<(), u32> {
    let mut sessions = championship.sessions.iter();
    if let Some(both) = sessions.find(|session| session.has(one) && session.has(other)) {
        return Err(both.number);
    }
    let pairs = championship.sessions.iter_mut().flat_map(|s| &mut s.pairs);
    for seat in pairs.flat_map(|pair| [&mut pair.a, &mut pair.b]) {
        if *seat == one {
            *seat = other;
        }
    }
    championship.entrants.retain(|entrant| entrant.id != one);
    Ok(())
}

/// The rating of a player in the club's list before a day, or now.
pub(super) fn club_rating(replay: &Replay, player: PlayerId, date: Option<Date>) -> Option<f64> {
    let track = replay.tracks.get(&player)?;
    let Some(date) = date else {
        return Some(track.rating());
    };
    // Before everything that happened on that day.
    let earlier = track.before((date, Entry(0))).last();
    Some(earlier.map_or(track.start, |point| point.rating))
}

/// The championships in which a player of the club takes part.
pub(in crate::club) fn taking_part(
    player: PlayerId,
    book: &Book,
) -> impl Iterator<Item = &Championship> {
    let all = book.championships.values();
    all.filter(move |championship| championship.entrant_of(player).is_some())
}

/// Why a member cannot take a name: a guest has it in a championship in which
/// both play.
pub(in crate::club) fn guest_named(name: &str, player: PlayerId, book: &Book) -> Option<Notice> {
    let folded = fold(name);
    let has = |championship: &&Championship| {
        let mut entrants = championship.entrants.iter();
        entrants.any(|entrant| match &entrant.person {
            Person::Guest(guest) => fold(guest) == folded,
            Person::Player(_) => false,
        })
    };
    let championship = taking_part(player, book).find(has)?;
    let taken = Notice::new("championship-guest-named").with("name", name);
    Some(taken.with("championship", championship.name.as_str()))
}

/// Takes an adjustment that is about to be deleted from the championship that
/// it was carried over from.
pub(in crate::club) fn forget_adjustment(id: AdjustmentId, book: &Book) -> Option<Change> {
    let mut all = book.championships.values();
    let before = all.find(|championship| championship.transferred.contains(&id))?;
    let mut after = before.clone();
    after.transferred.retain(|other| *other != id);
    Some(replaced(Some(before), Some(after)))
}
