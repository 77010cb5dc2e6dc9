//! Championships that can be read and yet make no sense.

use std::collections::HashSet;

use crate::domain::championship::{LAST_NUMBER, STRENGTHS};
use crate::domain::name::{fold, normalise};
use crate::domain::{Book, Championship, Notice, Person, Session};
use crate::store::sense::{bad, of_boards, of_day};

/// Everything in the championships that the program would never have written.
pub(in crate::store) fn problems(book: &Book) -> Vec<Notice> {
    let mut names = HashSet::new();
    let mut problems = Vec::new();
    for (id, championship) in &book.championships {
        let name = championship.name.as_str();
        if name.is_empty() || normalise(name) != name || !names.insert(fold(name)) {
            problems.push(bad("championship", id.0, "name", name));
        }
        if let Err(wrong) = championship.params.check() {
            problems.extend(wrong);
        }
        problems.extend(entrants(championship));
        for session in &championship.sessions {
            problems.extend(of_session(championship, session));
        }
        for adjustment in &championship.transferred {
            if !book.adjustments.contains_key(adjustment) {
                let id = adjustment.0;
                problems.push(bad("transfer", id, "adjustment", id.to_string()));
            }
        }
    }
    problems
}

fn entrants(championship: &Championship) -> Vec<Notice> {
    let mut seen = HashSet::new();
    let mut problems = Vec::new();
    for entrant in &championship.entrants {
        let row = format!("{}/{}", championship.id.0, entrant.id.0);
        let (column, value, key) = match &entrant.person {
            Person::Player(player) => ("player", player.0.to_string(), player.0.to_string()),
            Person::Guest(name) if name.is_empty() || normalise(name) != *name => {
                problems.push(bad("entrant", row, "name", name.as_str()));
                continue;
            }
            Person::Guest(name) => ("name", name.clone(), fold(name)),
        };
        if !seen.insert((column, key)) {
            problems.push(bad("entrant", row, column, value));
        }
    }
    problems
}

fn of_session(championship: &Championship, session: &Session) -> Vec<Notice> {
    let row = format!("{}/{}", championship.id.0, session.number);
    let mut problems = Vec::new();
    if !(1..=LAST_NUMBER).contains(&session.number) {
        problems.push(bad("session", &row, "number", session.number.to_string()));
    }
    if !(STRENGTHS.0..=STRENGTHS.1).contains(&session.strength) {
        let strength = session.strength.to_string();
        problems.push(bad("session", &row, "strength", strength));
    }
    problems.extend(of_boards("session", &row, session.boards));
    problems.extend(session.date.and_then(|date| of_day("session", &row, date)));
    if session.pairs.len() < 2 {
        let notice = Notice::new("store-no-pairs").with("table", "session");
        problems.push(notice.with("row", row.as_str()));
    }
    let mut seated = HashSet::new();
    for (number, pair) in session.pairs.iter().enumerate() {
        let row = format!("{row}/{number}");
        problems.extend(of_boards("session_pair", &row, pair.boards));
        for (column, id) in [("a", pair.a), ("b", pair.b)] {
            if !seated.insert(id) {
                problems.push(bad("session_pair", &row, column, id.0.to_string()));
            }
        }
    }
    problems
}
