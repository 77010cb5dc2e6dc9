//! Changes of championships, in words.

use super::names::Known;
use super::words::changed;
use crate::domain::{Championship, Notice, Person, Symbol};

/// What became of a championship.
pub(super) fn championship(
    lines: &mut Vec<Notice>,
    before: Option<&Championship>,
    after: Option<&Championship>,
    names: &Known<'_>,
) {
    let counted = |id, cup: &Championship| {
        Notice::new(id)
            .with("name", cup.name.as_str())
            .with("sessions", cup.sessions.len())
    };
    match (before, after) {
        (None, Some(new)) => lines.push(counted("audit-championship-new", new)),
        (Some(old), None) => lines.push(counted("audit-championship-gone", old)),
        (Some(old), Some(new)) => {
            lines.push(Notice::new("audit-championship").with("name", old.name.as_str()));
            let (was, is) = (old.name.as_str(), new.name.as_str());
            lines.extend(changed("audit-championship-name", was, is));
            coefficients(lines, old, new);
            sessions(lines, old, new);
            entrants(lines, old, new, names);
            let (was, is) = (old.transferred.len(), new.transferred.len());
            lines.extend(changed("audit-championship-transferred", was, is));
        }
        (None, None) => {}
    }
}

fn coefficients(lines: &mut Vec<Notice>, old: &Championship, new: &Championship) {
    let (was, is) = (&old.params, &new.params);
    for (symbol, before, after) in [
        (Symbol::Jump, was.jump, is.jump),
        (Symbol::Base, was.base, is.base),
        (Symbol::Split, was.split, is.split),
    ] {
        let changed = changed("audit-param", before, after);
        lines.extend(changed.map(|notice| notice.with("symbol", symbol.word())));
    }
}

fn sessions(lines: &mut Vec<Notice>, old: &Championship, new: &Championship) {
    for session in &new.sessions {
        let id = match old.session(session.number) {
            None => "audit-session-new",
            Some(before) if before != session => "audit-session",
            Some(_) => continue,
        };
        let said = Notice::new(id).with("number", session.number);
        lines.push(said.with("pairs", session.pairs.len()));
    }
    for session in &old.sessions {
        if new.session(session.number).is_none() {
            let said = Notice::new("audit-session-gone").with("number", session.number);
            lines.push(said.with("pairs", session.pairs.len()));
        }
    }
}

fn entrants(lines: &mut Vec<Notice>, old: &Championship, new: &Championship, names: &Known<'_>) {
    let name = |person: &Person| match person {
        Person::Player(player) => names.of(*player),
        Person::Guest(name) => name.clone(),
    };
    for entrant in &new.entrants {
        if let Some(before) = old.entrant(entrant.id) {
            let (was, is) = (name(&before.person), name(&entrant.person));
            lines.extend(changed("audit-entrant", was, is));
        }
    }
}
