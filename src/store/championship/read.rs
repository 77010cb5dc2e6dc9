//! Rows to championships.

use std::collections::BTreeMap;

use rusqlite::Connection;

use crate::domain::{
    AdjustmentId, Championship, ChampionshipId, ChampionshipParams, Entrant, EntrantId, Notice,
    Person, PlayerId, Scoring, Session, SessionPair,
};
use crate::store::cell::{self, Cells, Table};

pub(in crate::store) const CHAMPIONSHIP: Table = Table::new("championship", &["id"]);
pub(in crate::store) const ENTRANT: Table = Table::new("entrant", &["championship", "id"]);
pub(in crate::store) const SESSION: Table = Table::new("session", &["championship", "number"]);
pub(in crate::store) const PAIR: Table =
    Table::new("session_pair", &["championship", "session", "number"]);
pub(in crate::store) const TRANSFER: Table = Table::new("transfer", &["adjustment"]);

type All = BTreeMap<ChampionshipId, Championship>;

/// All championships; `known` refuses a player whom the club does not have.
pub(in crate::store) fn all(
    connection: &Connection,
    known: impl Fn(&Cells<'_>, &'static str) -> Result<(), Notice>,
) -> Result<All, Notice> {
    read(connection, None, known)
}

/// One championship as the file holds it.
pub(in crate::store) fn one(
    connection: &Connection,
    id: ChampionshipId,
) -> Result<Option<Championship>, Notice> {
    Ok(read(connection, Some(id), |_, _| Ok(()))?.remove(&id))
}

/// Of one championship, or of all.
fn read(
    connection: &Connection,
    only: Option<ChampionshipId>,
    known: impl Fn(&Cells<'_>, &'static str) -> Result<(), Notice>,
) -> Result<All, Notice> {
    let only = only.map(|id| id.0);
    let sql = "SELECT * FROM championship WHERE ?1 IS NULL OR id = ?1";
    let heads = cell::all(connection, CHAMPIONSHIP, sql, [only], head)?;
    let mut all: All = heads.into_iter().map(|cup| (cup.id, cup)).collect();
    let sql = "SELECT * FROM entrant WHERE ?1 IS NULL OR championship = ?1 ORDER BY id";
    cell::each(connection, ENTRANT, sql, [only], |cells| {
        known(cells, "player")?;
        let entrant = entrant(cells)?;
        of(&mut all, cells)?.entrants.push(entrant);
        Ok(())
    })?;
    let sql = "SELECT * FROM session WHERE ?1 IS NULL OR championship = ?1 ORDER BY number";
    cell::each(connection, SESSION, sql, [only], |cells| {
        let session = session(cells)?;
        of(&mut all, cells)?.sessions.push(session);
        Ok(())
    })?;
    let sql = "SELECT * FROM session_pair WHERE ?1 IS NULL OR championship = ?1 ORDER BY number";
    cell::each(connection, PAIR, sql, [only], |cells| {
        add_pair(of(&mut all, cells)?, cells)
    })?;
    let sql = "SELECT * FROM transfer WHERE ?1 IS NULL OR championship = ?1 ORDER BY adjustment";
    cell::each(connection, TRANSFER, sql, [only], |cells| {
        let adjustment = AdjustmentId(cells.id("adjustment")?);
        of(&mut all, cells)?.transferred.push(adjustment);
        Ok(())
    })?;
    Ok(all)
}

/// The championship that a row belongs to.
fn of<'a>(all: &'a mut All, cells: &Cells<'_>) -> Result<&'a mut Championship, Notice> {
    let id = ChampionshipId(cells.get("championship")?);
    all.get_mut(&id).ok_or_else(|| cells.bad("championship"))
}

fn head(cells: &Cells<'_>) -> Result<Championship, Notice> {
    let params = ChampionshipParams {
        jump: cells.number("jump")?,
        base: cells.number("base")?,
        split: cells.number("split")?,
    };
    let id = ChampionshipId(cells.id("id")?);
    Ok(Championship::new(id, cells.get::<String>("name")?, params))
}

fn entrant(cells: &Cells<'_>) -> Result<Entrant, Notice> {
    let person = match (cells.get("player")?, cells.get("name")?) {
        (Some(player), None) => Person::Player(PlayerId(player)),
        (None, Some(name)) => Person::Guest(name),
        _ => return Err(cells.bad("name")),
    };
    Ok(Entrant {
        id: EntrantId(cells.id("id")?),
        person,
        rating: cells.maybe_number("rating")?,
    })
}

fn session(cells: &Cells<'_>) -> Result<Session, Notice> {
    let date = match cells.get::<Option<String>>("date")? {
        Some(_) => Some(cells.date("date")?),
        None => None,
    };
    let scoring = cells.parsed("scoring", Scoring::from_word)?;
    if scoring == Scoring::Auto {
        return Err(cells.bad("scoring"));
    }
    Ok(Session {
        number: cells.get("number")?,
        date,
        title: cells.get("title")?,
        strength: cells.number("strength")?,
        boards: cells.get("boards")?,
        scoring,
        centred: cells.flag("centred")?,
        is_final: cells.flag("final")?,
        pairs: Vec::new(),
    })
}

fn add_pair(championship: &mut Championship, cells: &Cells<'_>) -> Result<(), Notice> {
    let entrant = |column| {
        let id = EntrantId(cells.get(column)?);
        let known = championship.entrant(id).map(|entrant| entrant.id);
        known.ok_or_else(|| cells.bad(column))
    };
    let pair = SessionPair {
        a: entrant("a")?,
        b: entrant("b")?,
        rating_a: cells.maybe_number("rating_a")?,
        rating_b: cells.maybe_number("rating_b")?,
        result: cells.number("result")?,
        boards: cells.get("boards")?,
    };
    let number: u32 = cells.get("session")?;
    let mut sessions = championship.sessions.iter_mut();
    let session = sessions.find(|session| session.number == number);
    session
        .ok_or_else(|| cells.bad("session"))?
        .pairs
        .push(pair);
    Ok(())
}
