//! Championships to rows.

use rusqlite::{Transaction, params};

use crate::domain::{Book, Championship, ChampionshipId, Notice, Person, Session};
use crate::store::write::run;

/// The tables of a championship, those that others refer to last.
const CLEAR: [&str; 5] = [
    "DELETE FROM transfer WHERE championship = ?1",
    "DELETE FROM session_pair WHERE championship = ?1",
    "DELETE FROM session WHERE championship = ?1",
    "DELETE FROM entrant WHERE championship = ?1",
    "DELETE FROM championship WHERE id = ?1",
];

/// All championships of a file that was just made.
pub(in crate::store) fn put_all(transaction: &Transaction<'_>, book: &Book) -> Result<(), Notice> {
    let mut all = book.championships.iter();
    all.try_for_each(|(id, championship)| put(transaction, *id, Some(championship)))
}

/// Replaces a championship with everything in it.
pub(in crate::store) fn put(
    transaction: &Transaction<'_>,
    id: ChampionshipId,
    after: Option<&Championship>,
) -> Result<(), Notice> {
    for sql in CLEAR {
        run(transaction, sql, [id.0])?;
    }
    let Some(championship) = after else {
        return Ok(());
    };
    let own = &championship.params;
    run(
        transaction,
        "INSERT INTO championship (id, name, jump, base, split) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![id.0, championship.name, own.jump, own.base, own.split],
    )?;
    entrants(transaction, championship)?;
    for one in &championship.sessions {
        session(transaction, id, one)?;
    }
    for adjustment in &championship.transferred {
        run(
            transaction,
            "INSERT INTO transfer (adjustment, championship) VALUES (?1, ?2)",
            params![adjustment.0, id.0],
        )?;
    }
    Ok(())
}

fn entrants(transaction: &Transaction<'_>, championship: &Championship) -> Result<(), Notice> {
    for entrant in &championship.entrants {
        let (player, name) = match &entrant.person {
            Person::Player(player) => (Some(player.0), None),
            Person::Guest(name) => (None, Some(name)),
        };
        run(
            transaction,
            "INSERT INTO entrant (championship, id, player, name, rating)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![
                championship.id.0,
                entrant.id.0,
                player,
                name,
                entrant.rating
            ],
        )?;
    }
    Ok(())
}

fn session(
    transaction: &Transaction<'_>,
    id: ChampionshipId,
    session: &Session,
) -> Result<(), Notice> {
    run(
        transaction,
        "INSERT INTO session (championship, number, date, title, strength, boards, scoring,
             centred, final)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![
            id.0,
            session.number,
            session.date.map(|date| date.to_string()),
            session.title,
            session.strength,
            session.boards,
            session.scoring.word(),
            session.centred,
            session.is_final,
        ],
    )?;
    for (number, pair) in (0_i64..).zip(&session.pairs) {
        run(
            transaction,
            "INSERT INTO session_pair (championship, session, number, a, b, rating_a, rating_b,
                 result, boards)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![
                id.0,
                session.number,
                number,
                pair.a.0,
                pair.b.0,
                pair.rating_a,
                pair.rating_b,
                pair.result,
                pair.boards,
            ],
        )?;
    }
    Ok(())
}
