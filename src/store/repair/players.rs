//! The players, and those whom others name and who are missing.

use std::collections::BTreeSet;

use super::names::{self, unknown};
use super::ward::{Ward, no, wrong};
use crate::domain::ids::LARGEST;
use crate::domain::limits::LARGEST_RATING;
use crate::domain::{Notice, Player, PlayerId, Privacy};
use crate::store::cell::{self, Cells};
use crate::store::read::PLAYER;

/// All players; after this every seat of an evening has somebody.
pub(super) fn all(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    let sql = "SELECT * FROM player ORDER BY id";
    cell::each(connection, PLAYER, sql, [], |cells| {
        match cells.id("id") {
            Ok(id) => one(ward, PlayerId(id), cells),
            // Everything about them hangs on it.
            Err(bad) => ward.give_up(bad),
        }
        Ok(())
    })?;
    missing(ward)?;
    alike(ward);
    Ok(())
}

/// How somebody is called in what is found.
pub(super) fn about(name: &str) -> Notice {
    Notice::new("repair-about-player").with("name", name)
}

fn one(ward: &mut Ward<'_>, id: PlayerId, cells: &Cells<'_>) {
    let from = ward.findings.len();
    let (read, name) = names::of_row(cells, id.0);
    let about = about(&name);
    let read = ward.or(&about, read, name.clone(), name.as_str());
    let start = cells.number("start").and_then(|start| {
        let possible = start.abs() <= LARGEST_RATING;
        possible.then_some(start).ok_or_else(|| cells.bad("start"))
    });
    let player = Player {
        id,
        name: read,
        start: ward.or(&about, start, 0.0, 0.0),
        core: ward.or_nothing(&about, cells.maybe_flag("core")),
        // The strictest one: nobody shall be shown who did not agree.
        privacy: ward.or(
            &about,
            cells.parsed("privacy", Privacy::from_word),
            Privacy::Hidden,
            Notice::new("repair-hidden"),
        ),
        retired: ward.or(&about, cells.flag("retired"), false, no()),
    };
    let known = ward.known.book.players.get(&id).cloned();
    let player = ward.prefer(from, Some(player), known);
    ward.book.players.extend(player.map(|player| (id, player)));
}

/// Who is named by a row of a table.
const NAMED: [&str; 5] = [
    "SELECT a FROM pair",
    "SELECT b FROM pair",
    "SELECT a FROM adjustment",
    "SELECT b FROM adjustment WHERE b IS NOT NULL",
    "SELECT player FROM entrant WHERE player IS NOT NULL",
];
/// How many of them are seats of evenings, which cannot stay empty.
const SEATS: usize = 2;

/// Players who are named and not there: out of the journal; at a table of an
/// evening, else, somebody in their place, so that its other results stay what
/// they are.
fn missing(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let (mut named, mut seated) = (BTreeSet::new(), BTreeSet::new());
    for (at, sql) in NAMED.into_iter().enumerate() {
        let mut statement = ward.connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            // What is no number is found in its row.
            let id: Option<i64> = row.get(0).ok();
            let id = id.filter(|id| (1..=LARGEST).contains(id)).map(PlayerId);
            named.extend(id);
            seated.extend(id.filter(|_| at < SEATS));
        }
    }
    named.retain(|id| !ward.book.players.contains_key(id));
    for id in named {
        let (player, remedy) = match ward.known.players.get(&id) {
            Some(known) => (known.clone(), Notice::new("repair-player-known")),
            None if seated.contains(&id) => (
                Player::new(id, unknown(id.0), 0.0),
                Notice::new("repair-stand-in"),
            ),
            None => continue,
        };
        let remedy = remedy.with("name", player.name.as_str());
        let about = Notice::new("repair-about-missing").with("id", id.0.to_string());
        ward.find(&about, Notice::new("repair-player-missing"), remedy);
        ward.book.players.insert(id, player);
    }
    Ok(())
}

/// Somebody who sits where nobody can.
pub(super) fn stand_in(ward: &mut Ward<'_>) -> PlayerId {
    let id = ward.book.next_player();
    let player = Player::new(id, unknown(id.0), 0.0);
    ward.book.players.insert(id, player);
    id
}

/// Names that cannot be told apart get labels.
fn alike(ward: &mut Ward<'_>) {
    let all = ward.book.players.values();
    let names = all.map(|player| (player.id, player.name.clone())).collect();
    for (id, name, labelled) in names::told_apart(names) {
        let remedy = Notice::new("repair-labelled").with("name", labelled.as_str());
        ward.find(&about(&name), Notice::new("repair-twin-name"), remedy);
        if let Some(player) = ward.book.players.get_mut(&id) {
            player.name = labelled;
        }
    }
}

/// A player of the club in a column.
pub(super) fn of_club(
    ward: &Ward<'_>,
    cells: &Cells<'_>,
    column: &'static str,
) -> Result<PlayerId, Notice> {
    let id = PlayerId(cells.get(column)?);
    let known = ward.book.players.contains_key(&id);
    known.then_some(id).ok_or_else(|| cells.bad(column))
}

/// Something dropped because a row of it makes no sense.
pub(super) fn dropped(ward: &mut Ward<'_>, about: &Notice, bad: &Notice) {
    ward.find(about, wrong(bad), Notice::new("repair-dropped"));
}
