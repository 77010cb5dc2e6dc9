//! Who takes part in a championship.

use std::collections::BTreeSet;

use super::names::{is_kept, unknown};
use super::ward::{Ward, wrong};
use crate::domain::name::fold;
use crate::domain::{Championship, Entrant, EntrantId, Notice, Person, PlayerId};
use crate::store::cell::{self, Cells};
use crate::store::championship::ENTRANT;

/// All entrants of a championship, each another person.
pub(super) fn all(
    ward: &mut Ward<'_>,
    about: &Notice,
    championship: &mut Championship,
) -> Result<(), Notice> {
    let connection = ward.connection;
    let mut seen = BTreeSet::new();
    let sql = "SELECT * FROM entrant WHERE championship = ?1 ORDER BY id";
    cell::each(connection, ENTRANT, sql, [championship.id.0], |cells| {
        let id = match cells.id("id") {
            Ok(id) => EntrantId(id),
            Err(bad) => {
                ward.find(about, wrong(&bad), Notice::new("repair-entrant-dropped"));
                return Ok(());
            }
        };
        let guest = unknown(id.0);
        let stranger = Person::Guest(guest.clone());
        let person = person(ward, cells).and_then(|person| {
            let new = seen.insert(key(&person));
            let column = match &person {
                Person::Player(_) => "player",
                Person::Guest(_) => "name",
            };
            new.then_some(person).ok_or_else(|| cells.bad(column))
        });
        let person = ward.or(about, person, stranger, guest);
        seen.insert(key(&person));
        let rating = ward.or_nothing(about, cells.maybe_number("rating"));
        championship.entrants.push(Entrant { id, person, rating });
        Ok(())
    })
}

/// What no two entrants have alike.
fn key(person: &Person) -> (i64, String) {
    match person {
        Person::Player(player) => (player.0, String::new()),
        Person::Guest(name) => (0, fold(name)),
    }
}

fn person(ward: &Ward<'_>, cells: &Cells<'_>) -> Result<Person, Notice> {
    match (cells.get("player")?, cells.get::<Option<String>>("name")?) {
        (Some(id), None) => {
            let player = PlayerId(id);
            let known = ward.book.players.contains_key(&player);
            let person = known.then_some(Person::Player(player));
            person.ok_or_else(|| cells.bad("player"))
        }
        (None, Some(name)) if is_kept(&name) => Ok(Person::Guest(name)),
        _ => Err(cells.bad("name")),
    }
}
