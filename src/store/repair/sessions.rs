//! The sessions of a championship, with their pairs.

use std::collections::BTreeSet;

use super::evenings::possible_day;
use super::pairs::{boards, within};
use super::ward::{Ward, no, wrong};
use crate::domain::championship::{LAST_NUMBER, STRENGTH, STRENGTHS};
use crate::domain::limits::{LARGEST_RATING, LARGEST_RESULT};
use crate::domain::{Championship, Date, EntrantId, Notice, Scoring, Session, SessionPair};
use crate::store::cell::{self, Cells};
use crate::store::championship::{PAIR, SESSION};

/// All sessions of a championship whose entrants are there.
pub(super) fn all(
    ward: &mut Ward<'_>,
    about: &Notice,
    championship: &mut Championship,
) -> Result<(), Notice> {
    let connection = ward.connection;
    let id = championship.id.0;
    let mut sessions = Vec::new();
    let sql = "SELECT * FROM session WHERE championship = ?1 ORDER BY number";
    cell::each(connection, SESSION, sql, [id], |cells| {
        sessions.extend(session(ward, about, cells));
        Ok(())
    })?;
    let sql = "SELECT * FROM session_pair WHERE championship = ?1 ORDER BY session, number";
    cell::each(connection, PAIR, sql, [id], |cells| {
        let number: Result<u32, _> = cells.get("session");
        let session = number.and_then(|number| {
            let found = sessions.iter_mut().find(|one| one.number == number);
            found.ok_or_else(|| cells.bad("session"))
        });
        let done = session.and_then(|session: &mut Session| {
            let pair = pair(ward, about, cells, championship, session)?;
            session.pairs.push(pair);
            Ok(())
        });
        if let Err(bad) = done {
            ward.find(about, wrong(&bad), Notice::new("repair-pair-dropped"));
        }
        Ok(())
    })?;
    sessions.retain(|session| {
        let enough = session.pairs.len() >= 2;
        if !enough {
            let wrong = Notice::new("repair-few-pairs").with("number", session.number);
            ward.find(about, wrong, Notice::new("repair-dropped"));
        }
        enough
    });
    championship.sessions = sessions;
    Ok(())
}

fn session(ward: &mut Ward<'_>, about: &Notice, cells: &Cells<'_>) -> Option<Session> {
    let number = cells.get("number").and_then(|number: u32| {
        let possible = (1..=LAST_NUMBER).contains(&number);
        possible
            .then_some(number)
            .ok_or_else(|| cells.bad("number"))
    });
    let number = match number {
        Ok(number) => number,
        Err(bad) => {
            ward.find(about, wrong(&bad), Notice::new("repair-dropped"));
            return None;
        }
    };
    let strength = cells.number("strength").and_then(|strength| {
        let possible = (STRENGTHS.0..=STRENGTHS.1).contains(&strength);
        possible
            .then_some(strength)
            .ok_or_else(|| cells.bad("strength"))
    });
    let scoring = cells
        .parsed("scoring", Scoring::from_word)
        .and_then(|scoring| match scoring {
            Scoring::Auto => Err(cells.bad("scoring")),
            scoring => Ok(scoring),
        });
    Some(Session {
        number,
        date: ward.or_nothing(about, date(cells)),
        title: ward.or(about, cells.get("title"), String::new(), ""),
        strength: ward.or(about, strength, STRENGTH, STRENGTH),
        boards: ward.or_nothing(about, boards(cells)),
        scoring: ward.or(
            about,
            scoring,
            Scoring::Imps,
            Notice::new("report-scoring-imp"),
        ),
        centred: ward.or(about, cells.flag("centred"), false, no()),
        is_final: ward.or(about, cells.flag("final"), false, no()),
        pairs: Vec::new(),
    })
}

fn date(cells: &Cells<'_>) -> Result<Option<Date>, Notice> {
    match cells.get::<Option<String>>("date")? {
        Some(_) => possible_day(cells, "date").map(Some),
        None => Ok(None),
    }
}

fn pair(
    ward: &mut Ward<'_>,
    about: &Notice,
    cells: &Cells<'_>,
    championship: &Championship,
    session: &Session,
) -> Result<SessionPair, Notice> {
    let seated: BTreeSet<EntrantId> = session.pairs.iter().flat_map(|p| [p.a, p.b]).collect();
    let entrant = |column, other: Option<EntrantId>| {
        let id = EntrantId(cells.get(column)?);
        let free = !seated.contains(&id) && other != Some(id);
        let known = free && championship.entrant(id).is_some();
        known.then_some(id).ok_or_else(|| cells.bad(column))
    };
    let a = entrant("a", None)?;
    let b = entrant("b", Some(a))?;
    let result = cells.number("result")?;
    if result.abs() > LARGEST_RESULT || !session.scoring.allows(result) {
        return Err(cells.bad("result"));
    }
    let rating = |column| within(cells, column, -LARGEST_RATING, LARGEST_RATING);
    Ok(SessionPair {
        a,
        b,
        rating_a: ward.or_nothing(about, rating("rating_a")),
        rating_b: ward.or_nothing(about, rating("rating_b")),
        result,
        boards: ward.or_nothing(about, boards(cells)),
    })
}
