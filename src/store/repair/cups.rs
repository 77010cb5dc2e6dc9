//! The championships, and what was carried from them into the club.

use std::collections::BTreeSet;

use super::names;
use super::ward::{Ward, wrong};
use super::{entrants, sessions};
use crate::domain::{
    AdjustmentId, Championship, ChampionshipId, ChampionshipParams, Notice, Params, Person, Symbol,
};
use crate::store::cell::{self, Cells};
use crate::store::championship::{CHAMPIONSHIP, TRANSFER};

/// All championships.
pub(super) fn all(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    let sql = "SELECT * FROM championship ORDER BY id";
    cell::each(connection, CHAMPIONSHIP, sql, [], |cells| {
        match cells.id("id") {
            Ok(id) => one(ward, ChampionshipId(id), cells),
            Err(bad) => {
                ward.give_up(bad);
                Ok(())
            }
        }
    })?;
    orphans(ward)?;
    alike(ward);
    Ok(())
}

fn about(name: &str) -> Notice {
    Notice::new("repair-about-championship").with("name", name)
}

fn one(ward: &mut Ward<'_>, id: ChampionshipId, cells: &Cells<'_>) -> Result<(), Notice> {
    let from = ward.findings.len();
    let (read, name) = names::of_row(cells, id.0);
    let about = about(&name);
    let name = ward.or(&about, read, name.clone(), name);
    let params = params(ward, &about, cells);
    let mut made = Championship::new(id, name, params);
    entrants::all(ward, &about, &mut made)?;
    sessions::all(ward, &about, &mut made)?;
    transfers(ward, &about, &mut made)?;
    let known = known(ward, id);
    let championship = ward.prefer(from, Some(made), known);
    ward.book
        .championships
        .extend(championship.map(|one| (id, one)));
    Ok(())
}

fn params(ward: &mut Ward<'_>, about: &Notice, cells: &Cells<'_>) -> ChampionshipParams {
    let mut value = |column, symbol: Symbol| {
        let usual = symbol.get(&Params::default());
        let read = cells.number(column).and_then(|value| {
            let checked = symbol.check(value).map(|()| value);
            checked.map_err(|_| cells.bad(column))
        });
        ward.or(about, read, usual, usual)
    };
    ChampionshipParams {
        jump: value("jump", Symbol::Jump),
        base: value("base", Symbol::Base),
        split: value("split", Symbol::Split),
    }
}

fn transfers(
    ward: &mut Ward<'_>,
    about: &Notice,
    championship: &mut Championship,
) -> Result<(), Notice> {
    let connection = ward.connection;
    let sql = "SELECT * FROM transfer WHERE championship = ?1 ORDER BY adjustment";
    cell::each(connection, TRANSFER, sql, [championship.id.0], |cells| {
        let id = cells.id("adjustment").map(AdjustmentId).and_then(|id| {
            let known = ward.book.adjustments.contains_key(&id);
            known.then_some(id).ok_or_else(|| cells.bad("adjustment"))
        });
        match id {
            Ok(id) => championship.transferred.push(id),
            Err(bad) => ward.find(about, wrong(&bad), Notice::new("repair-forgotten")),
        }
        Ok(())
    })
}

/// A championship as the journal knows it, if all it names are there.
fn known(ward: &Ward<'_>, id: ChampionshipId) -> Option<Championship> {
    let known = ward.known.book.championships.get(&id)?;
    let people = known.entrants.iter().all(|entrant| match &entrant.person {
        Person::Player(player) => ward.book.players.contains_key(player),
        Person::Guest(_) => true,
    });
    let mut carried = known.transferred.iter();
    let carried = carried.all(|id| ward.book.adjustments.contains_key(id));
    (people && carried).then(|| known.clone())
}

/// The tables whose rows belong to a championship.
const PARTS: [&str; 4] = ["entrant", "session", "session_pair", "transfer"];

/// Rows of championships that are not there.
fn orphans(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let mut lost = BTreeSet::new();
    for table in PARTS {
        let sql = format!("SELECT DISTINCT championship FROM {table}");
        let mut statement = ward.connection.prepare(&sql)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            lost.insert(ChampionshipId(row.get(0).unwrap_or(0)));
        }
    }
    lost.retain(|id| !ward.book.championships.contains_key(id));
    for id in lost {
        let about = Notice::new("repair-about-championship-parts").with("id", id.0.to_string());
        let wrong = Notice::new("repair-championship-missing");
        match known(ward, id) {
            Some(championship) => {
                ward.find(&about, wrong, Notice::new("repair-as-known"));
                ward.book.championships.insert(id, championship);
            }
            None => ward.find(&about, wrong, Notice::new("repair-dropped")),
        }
    }
    Ok(())
}

/// Names that cannot be told apart get labels.
fn alike(ward: &mut Ward<'_>) {
    let all = ward.book.championships.values();
    let names = all.map(|one| (one.id, one.name.clone())).collect();
    for (id, name, labelled) in names::told_apart(names) {
        let remedy = Notice::new("repair-labelled").with("name", labelled.as_str());
        ward.find(&about(&name), Notice::new("repair-twin-name"), remedy);
        if let Some(championship) = ward.book.championships.get_mut(&id) {
            championship.name = labelled;
        }
    }
}
