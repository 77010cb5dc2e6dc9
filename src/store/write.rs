//! Changes to rows. Runs inside the transaction of [`super::ClubFile`].

use rusqlite::{Transaction, params};

use super::{championship, read};
use crate::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Change, Notice, ParamHistory, Player, PlayerId,
    Tournament, TournamentId,
};

/// Fills the tables of a file that was just made.
pub(super) fn book(transaction: &Transaction<'_>, book: &Book) -> Result<(), Notice> {
    run(
        transaction,
        "INSERT INTO club (id, name) VALUES (1, ?1)",
        [&book.name],
    )?;
    params(transaction, &book.params)?;
    for (id, who) in &book.players {
        player(transaction, *id, Some(who))?;
    }
    for (name, player) in &book.aliases {
        alias(transaction, name, Some(*player))?;
    }
    for pair in &book.distinct {
        distinct(transaction, *pair, true)?;
    }
    for (id, evening) in &book.tournaments {
        tournament(transaction, *id, Some(evening))?;
    }
    for (id, decision) in &book.adjustments {
        adjustment(transaction, *id, Some(decision))?;
    }
    championship::put_all(transaction, book)
}

/// Makes a change, if the file still holds what it replaces.
///
/// # Errors
/// `store-changed-elsewhere` if another program changed the file meanwhile,
/// or what SQLite says.
pub(super) fn apply(transaction: &Transaction<'_>, change: &Change) -> Result<(), Notice> {
    match change {
        Change::Name { before, after } => {
            expect(before, &read::name(transaction)?)?;
            transaction.execute("UPDATE club SET name = ?1", params![after])?;
            Ok(())
        }
        Change::Params { before, after } => {
            expect(before, &read::param_history(transaction)?)?;
            params(transaction, after)
        }
        Change::Player { id, before, after } => {
            expect(before, &read::player(transaction, *id)?)?;
            player(transaction, *id, after.as_ref())
        }
        Change::Tournament { id, before, after } => {
            expect(before, &read::tournament(transaction, *id)?)?;
            tournament(transaction, *id, after.as_ref())
        }
        Change::Adjustment { id, before, after } => {
            expect(before, &read::adjustment(transaction, *id)?)?;
            adjustment(transaction, *id, after.as_ref())
        }
        Change::Championship { id, before, after } => {
            expect(before, &championship::one(transaction, *id)?)?;
            championship::put(transaction, *id, after.as_ref())
        }
        Change::Alias {
            alias: name,
            before,
            after,
        } => {
            expect(before, &read::alias(transaction, name)?)?;
            alias(transaction, name, *after)
        }
        Change::Distinct {
            pair,
            before,
            after,
        } => {
            expect(before, &read::distinct(transaction, *pair)?)?;
            distinct(transaction, *pair, *after)
        }
    }
}

fn expect<T: PartialEq>(before: &T, held: &T) -> Result<(), Notice> {
    if before == held {
        Ok(())
    } else {
        Err(Notice::new("store-changed-elsewhere"))
    }
}

pub(super) fn run(
    transaction: &Transaction<'_>,
    sql: &str,
    values: impl rusqlite::Params,
) -> Result<(), Notice> {
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn player(
    transaction: &Transaction<'_>,
    id: PlayerId,
    after: Option<&Player>,
) -> Result<(), Notice> {
    let Some(player) = after else {
        return run(transaction, "DELETE FROM player WHERE id = ?1", [id.0]);
    };
    run(
        transaction,
        "INSERT INTO player (id, name, start, core, privacy, retired)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (id) DO UPDATE
         SET name = excluded.name, start = excluded.start, core = excluded.core,
             privacy = excluded.privacy, retired = excluded.retired",
        params![
            id.0,
            player.name,
            player.start,
            player.core,
            player.privacy.word(),
            player.retired,
        ],
    )
}

fn alias(
    transaction: &Transaction<'_>,
    alias: &str,
    after: Option<PlayerId>,
) -> Result<(), Notice> {
    match after {
        None => run(transaction, "DELETE FROM alias WHERE alias = ?1", [alias]),
        Some(player) => run(
            transaction,
            "INSERT INTO alias (alias, player) VALUES (?1, ?2)
             ON CONFLICT (alias) DO UPDATE SET player = excluded.player",
            params![alias, player.0],
        ),
    }
}

fn distinct(
    transaction: &Transaction<'_>,
    (a, b): (PlayerId, PlayerId),
    after: bool,
) -> Result<(), Notice> {
    let sql = if after {
        "INSERT OR IGNORE INTO distinct_players (a, b) VALUES (?1, ?2)"
    } else {
        "DELETE FROM distinct_players WHERE a = ?1 AND b = ?2"
    };
    run(transaction, sql, [a.0, b.0])
}

/// Replaces an evening with all its pairs.
fn tournament(
    transaction: &Transaction<'_>,
    id: TournamentId,
    after: Option<&Tournament>,
) -> Result<(), Notice> {
    run(
        transaction,
        "DELETE FROM pair WHERE tournament = ?1",
        [id.0],
    )?;
    run(transaction, "DELETE FROM tournament WHERE id = ?1", [id.0])?;
    let Some(evening) = after else {
        return Ok(());
    };
    run(
        transaction,
        "INSERT INTO tournament (id, entry, date, title, kind, scoring, boards)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![
            id.0,
            evening.entry.0,
            evening.date.to_string(),
            evening.title,
            evening.kind.word(),
            evening.scoring.word(),
            evening.boards,
        ],
    )?;
    pairs(transaction, evening)
}

fn pairs(transaction: &Transaction<'_>, evening: &Tournament) -> Result<(), Notice> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO pair (tournament, field, number, a, b, result, percentage, boards)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for (field, pairs) in (0_i64..).zip(&evening.fields) {
        for (number, pair) in (0_i64..).zip(pairs) {
            insert.execute(params![
                evening.id.0,
                field,
                number,
                pair.a.0,
                pair.b.0,
                pair.result,
                pair.percentage,
                pair.boards,
            ])?;
        }
    }
    Ok(())
}

fn adjustment(
    transaction: &Transaction<'_>,
    id: AdjustmentId,
    after: Option<&Adjustment>,
) -> Result<(), Notice> {
    let Some(decision) = after else {
        return run(transaction, "DELETE FROM adjustment WHERE id = ?1", [id.0]);
    };
    let (kind, a, b, rating) = match decision.kind {
        AdjustmentKind::Average { a, b } => ("average", a, Some(b.0), None),
        AdjustmentKind::Reassign { a, b, rating } => ("reassign", a, Some(b.0), Some(rating)),
        AdjustmentKind::Set { player, rating } => ("set", player, None, Some(rating)),
        AdjustmentKind::Add { player, change } => ("add", player, None, Some(change)),
    };
    run(
        transaction,
        "INSERT INTO adjustment (id, entry, date, kind, a, b, rating, reason)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
         -- Not deleted before: a transfer may refer to it.
         ON CONFLICT (id) DO UPDATE
         SET entry = excluded.entry, date = excluded.date, kind = excluded.kind,
             a = excluded.a, b = excluded.b, rating = excluded.rating, reason = excluded.reason",
        params![
            id.0,
            decision.entry.0,
            decision.date.to_string(),
            kind,
            a.0,
            b,
            rating,
            decision.reason,
        ],
    )
}

/// Replaces all sets of parameters.
fn params(transaction: &Transaction<'_>, history: &ParamHistory) -> Result<(), Notice> {
    run(transaction, "DELETE FROM param_set", [])?;
    for set in history.sets() {
        let first_day = set.from.map_or(String::new(), |day| day.to_string());
        let values = &set.params;
        run(
            transaction,
            "INSERT INTO param_set (first_day, jump, base, handicap, learning, boards, forget,
                 age, split, strength, growth, \"window\", last)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
            params![
                first_day,
                values.jump,
                values.base,
                values.handicap,
                values.learning,
                values.boards,
                values.forget,
                values.age.word(),
                values.split,
                values.strength,
                values.growth,
                values.window,
                values.last,
            ],
        )?;
    }
    Ok(())
}
