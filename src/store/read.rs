//! Rows to the book, and to the pieces of it that a change replaces.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};

use super::cell::{self, Cells, Table};
use super::championship;
use crate::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, AgeUnit, Book, Date, Entry, Kind, Notice, Pair,
    ParamHistory, ParamSet, Params, Player, PlayerId, Privacy, Scoring, Symbol, Tournament,
    TournamentId,
};

pub(super) const CLUB: Table = Table::new("club", &["id"]);
pub(super) const PLAYER: Table = Table::new("player", &["id"]);
pub(super) const ALIAS: Table = Table::new("alias", &["alias"]);
pub(super) const DISTINCT: Table = Table::new("distinct_players", &["a", "b"]);
pub(super) const TOURNAMENT: Table = Table::new("tournament", &["id"]);
pub(super) const PAIR: Table = Table::new("pair", &["tournament", "field", "number"]);
pub(super) const ADJUSTMENT: Table = Table::new("adjustment", &["id"]);
pub(super) const PARAM_SET: Table = Table::new("param_set", &["first_day"]);

/// The whole club.
///
/// # Errors
/// `store-bad-row` for the first row that makes no sense.
pub(super) fn book(connection: &Connection) -> Result<Book, Notice> {
    let players = cell::all(connection, PLAYER, "SELECT * FROM player", [], as_player)?;
    let players = players.into_iter().map(|p| (p.id, p)).collect();
    let known = |cells: &Cells<'_>, column| check_player(cells, column, &players);
    let adjustments = cell::all(
        connection,
        ADJUSTMENT,
        "SELECT * FROM adjustment",
        [],
        |cells| {
            known(cells, "a")?;
            known(cells, "b")?;
            as_adjustment(cells)
        },
    )?;
    let aliases = cell::all(connection, ALIAS, "SELECT * FROM alias", [], |cells| {
        known(cells, "player")?;
        Ok((cells.get("alias")?, PlayerId(cells.get("player")?)))
    })?;
    let sql = "SELECT * FROM distinct_players";
    let distinct = cell::all(connection, DISTINCT, sql, [], |cells| {
        known(cells, "a")?;
        known(cells, "b")?;
        Ok((PlayerId(cells.get("a")?), PlayerId(cells.get("b")?)))
    })?;
    Ok(Book {
        name: name(connection)?,
        distinct: distinct.into_iter().collect(),
        aliases: aliases.into_iter().collect(),
        championships: championship::all(connection, known)?,
        tournaments: tournaments(connection, known)?,
        adjustments: adjustments.into_iter().map(|a| (a.id, a)).collect(),
        params: param_history(connection)?,
        players,
    })
}

/// Foreign keys may have been switched off by whoever wrote the row.
fn check_player(
    cells: &Cells<'_>,
    column: &'static str,
    players: &BTreeMap<PlayerId, Player>,
) -> Result<(), Notice> {
    match cells.get::<Option<i64>>(column)? {
        Some(id) if !players.contains_key(&PlayerId(id)) => Err(cells.bad(column)),
        _ => Ok(()),
    }
}

fn tournaments(
    connection: &Connection,
    known: impl Fn(&Cells<'_>, &'static str) -> Result<(), Notice>,
) -> Result<BTreeMap<TournamentId, Tournament>, Notice> {
    let heads = cell::all(connection, TOURNAMENT, "SELECT * FROM tournament", [], head)?;
    let mut all: BTreeMap<_, _> = heads.into_iter().map(|t| (t.id, t)).collect();
    let sql = "SELECT * FROM pair ORDER BY tournament, field, number";
    cell::each(connection, PAIR, sql, [], |cells| {
        known(cells, "a")?;
        known(cells, "b")?;
        match all.get_mut(&TournamentId(cells.get("tournament")?)) {
            Some(tournament) => add_pair(&mut tournament.fields, cells),
            None => Err(cells.bad("tournament")),
        }
    })?;
    Ok(all)
}

/// The club's name.
pub(super) fn name(connection: &Connection) -> Result<String, Notice> {
    let names = cell::all(connection, CLUB, "SELECT * FROM club", [], |cells| {
        cells.get("name")
    })?;
    let missing = || Notice::new("store-damaged").with("reason", "club");
    names.into_iter().next().ok_or_else(missing)
}

/// One player as the file holds it.
pub(super) fn player(connection: &Connection, id: PlayerId) -> Result<Option<Player>, Notice> {
    let sql = "SELECT * FROM player WHERE id = ?1";
    Ok(cell::all(connection, PLAYER, sql, params![id.0], as_player)?.pop())
}

/// One evening as the file holds it.
pub(super) fn tournament(
    connection: &Connection,
    id: TournamentId,
) -> Result<Option<Tournament>, Notice> {
    let sql = "SELECT * FROM tournament WHERE id = ?1";
    let Some(mut tournament) = cell::all(connection, TOURNAMENT, sql, params![id.0], head)?.pop()
    else {
        return Ok(None);
    };
    let sql = "SELECT * FROM pair WHERE tournament = ?1 ORDER BY field, number";
    cell::each(connection, PAIR, sql, params![id.0], |cells| {
        add_pair(&mut tournament.fields, cells)
    })?;
    Ok(Some(tournament))
}

/// One hand adjustment as the file holds it.
pub(super) fn adjustment(
    connection: &Connection,
    id: AdjustmentId,
) -> Result<Option<Adjustment>, Notice> {
    let sql = "SELECT * FROM adjustment WHERE id = ?1";
    Ok(cell::all(connection, ADJUSTMENT, sql, params![id.0], as_adjustment)?.pop())
}

/// Whom a name in files means.
pub(super) fn alias(connection: &Connection, alias: &str) -> Result<Option<PlayerId>, Notice> {
    let sql = "SELECT * FROM alias WHERE alias = ?1";
    let found = cell::all(connection, ALIAS, sql, params![alias], |cells| {
        cells.get("player").map(PlayerId)
    });
    Ok(found?.pop())
}

/// Whether two players were said to be two persons.
pub(super) fn distinct(
    connection: &Connection,
    (a, b): (PlayerId, PlayerId),
) -> Result<bool, Notice> {
    let sql = "SELECT 1 FROM distinct_players WHERE a = ?1 AND b = ?2";
    Ok(connection.prepare_cached(sql)?.exists(params![a.0, b.0])?)
}

/// All sets of parameters.
pub(super) fn param_history(connection: &Connection) -> Result<ParamHistory, Notice> {
    let sql = "SELECT * FROM param_set";
    ParamHistory::from_sets(cell::all(connection, PARAM_SET, sql, [], as_param_set)?)
}

fn as_player(cells: &Cells<'_>) -> Result<Player, Notice> {
    Ok(Player {
        id: PlayerId(cells.id("id")?),
        name: cells.get("name")?,
        start: cells.number("start")?,
        core: cells.maybe_flag("core")?,
        privacy: cells.parsed("privacy", Privacy::from_word)?,
        retired: cells.flag("retired")?,
    })
}

fn head(cells: &Cells<'_>) -> Result<Tournament, Notice> {
    Ok(Tournament {
        id: TournamentId(cells.id("id")?),
        entry: Entry(cells.id("entry")?),
        date: cells.date("date")?,
        title: cells.get("title")?,
        kind: cells.parsed("kind", Kind::from_word)?,
        scoring: cells.parsed("scoring", Scoring::from_word)?,
        boards: cells.get("boards")?,
        fields: Vec::new(),
    })
}

/// Pairs come in the order of field and number; a gap in the numbers is
/// harmless, a field without pairs before this one stays empty.
fn add_pair(fields: &mut Vec<Vec<Pair>>, cells: &Cells<'_>) -> Result<(), Notice> {
    let field: u8 = cells.get("field")?;
    let field = usize::from(field);
    if fields.len() <= field {
        fields.resize(field + 1, Vec::new());
    }
    fields[field].push(Pair {
        a: PlayerId(cells.get("a")?),
        b: PlayerId(cells.get("b")?),
        result: cells.maybe_number("result")?,
        percentage: cells.maybe_number("percentage")?,
        boards: cells.get("boards")?,
    });
    Ok(())
}

/// The decision of a row, whoever it is about.
pub(super) fn as_adjustment(cells: &Cells<'_>) -> Result<Adjustment, Notice> {
    let a = PlayerId(cells.get("a")?);
    let b = || cells.get("b").map(PlayerId);
    let kind = match cells.get::<String>("kind")?.as_str() {
        "average" => AdjustmentKind::Average { a, b: b()? },
        "reassign" => AdjustmentKind::Reassign {
            a,
            b: b()?,
            rating: cells.number("rating")?,
        },
        "set" => AdjustmentKind::Set {
            player: a,
            rating: cells.number("rating")?,
        },
        "add" => AdjustmentKind::Add {
            player: a,
            change: cells.number("rating")?,
        },
        _ => return Err(cells.bad("kind")),
    };
    Ok(Adjustment {
        id: AdjustmentId(cells.id("id")?),
        entry: Entry(cells.id("entry")?),
        date: cells.date("date")?,
        kind,
        reason: cells.get("reason")?,
    })
}

/// The first day of a set; none is the beginning.
pub(super) fn first_day(cells: &Cells<'_>) -> Result<Option<Date>, Notice> {
    cells.parsed("first_day", |text| match text {
        "" => Some(None),
        day => cell::date(day).map(Some),
    })
}

fn as_param_set(cells: &Cells<'_>) -> Result<ParamSet, Notice> {
    let from = first_day(cells)?;
    let mut params = Params {
        age: cells.parsed("age", AgeUnit::from_word)?,
        ..Params::default()
    };
    for symbol in Symbol::ALL.into_iter().filter(|s| *s != Symbol::Age) {
        let column = column_of(symbol);
        symbol
            .set(&mut params, cells.number(column)?)
            .map_err(|_| cells.bad(column))?;
    }
    Ok(ParamSet { from, params })
}

/// The column of a coefficient. Its symbol will not do: SQL does not tell `K`
/// from `k`.
pub(super) const fn column_of(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Jump => "jump",
        Symbol::Base => "base",
        Symbol::Handicap => "handicap",
        Symbol::Learning => "learning",
        Symbol::Boards => "boards",
        Symbol::Forget => "forget",
        Symbol::Age => "age",
        Symbol::Split => "split",
        Symbol::Strength => "strength",
        Symbol::Growth => "growth",
        Symbol::Window => "window",
        Symbol::Last => "last",
    }
}
