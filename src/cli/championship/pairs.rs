//! The pairs of a session's file, with every reason against its lines.

use std::collections::HashMap;

use crate::cli::failure::Reasons;
use crate::club::championship::{Roll, SessionEntryPair};
use crate::club::{ClubView, check};
use crate::domain::name::{fold, normalise};
use crate::domain::{Championship, Notice, Person, Scoring, number};
use crate::exchange::ResultPair;
use crate::exchange::read::SessionFile;

/// Near spellings named in a refusal.
const NEAR: usize = 3;

/// The pairs to be recorded.
pub(super) fn pairs(
    view: &ClubView,
    championship: Option<&Championship>,
    session: &SessionFile,
    scoring: Scoring,
    reasons: &mut Reasons<'_>,
) -> Vec<SessionEntryPair> {
    let mut table = Seating {
        roll: Roll::new(&view.book, championship),
        lines: HashMap::new(),
        reasons,
    };
    let pair = |pair: &ResultPair| {
        let cells = session.ratings.get(&pair.line);
        let typed = match cells {
            Some(cells) => [0, 1].map(|at| table.rating(&cells[at], pair.line)),
            None => [None, None],
        };
        // A rating that cannot be read has been told of.
        let written = |at: usize| cells.is_some_and(|cells| !cells[at].trim().is_empty());
        let result = table.result(pair, scoring);
        let a = table.seat(&pair.a, written(0), pair.line);
        let b = table.seat(&pair.b, written(1), pair.line);
        Some(SessionEntryPair {
            a: a?,
            b: b?,
            rating_a: typed[0],
            rating_b: typed[1],
            result: result?,
            boards: pair.boards,
        })
    };
    session.results.pairs().filter_map(pair).collect()
}

/// Who plays already, and in which line he was named.
struct Seating<'a, 'b> {
    roll: Roll,
    lines: HashMap<String, usize>,
    reasons: &'a mut Reasons<'b>,
}

impl Seating<'_, '_> {
    /// A rating that stands beside a name; `None` for an empty cell.
    fn rating(&mut self, cell: &str, line: usize) -> Option<f64> {
        let rating = number::parse(cell);
        if rating.is_none() && !cell.trim().is_empty() {
            let wrong = Notice::new("championship-not-number").with("text", cell.trim());
            self.reasons.line(line, &wrong);
        }
        rating
    }

    fn result(&mut self, pair: &ResultPair, scoring: Scoring) -> Option<f64> {
        let result = pair.counted(scoring);
        let checked = match result {
            Some(result) => check::result(result, scoring).map(drop),
            None => Err(Notice::new("table-no-result")),
        };
        if let Err(reason) = checked {
            self.reasons.line(pair.line, &reason);
        }
        result
    }

    /// Who is meant by a name; a reason against the line when that cannot be
    /// told, when he plays already, or when nobody knows a rating for him.
    fn seat(&mut self, name: &str, typed: bool, line: usize) -> Option<Person> {
        let fitting = self.roll.fitting(name);
        if fitting.len() > 1 {
            let ambiguous = Notice::new("cli-ambiguous-name").with("name", name);
            let ambiguous = ambiguous.with("near", fitting.join(", "));
            self.reasons.line(line, &ambiguous);
            return None;
        }
        let known = self.roll.find(name).cloned();
        if known.is_none() && !typed {
            let unknown = self.unrated(name);
            self.reasons.line(line, &unknown);
        }
        let person = known.unwrap_or_else(|| Person::Guest(normalise(name)));
        let name = self.roll.name_of(&person).to_owned();
        if let Some(first) = self.lines.insert(fold(&name), line) {
            let twice = Notice::new("cli-player-twice").with("name", name);
            let twice = twice.with("line", first.to_string());
            self.reasons.line(line, &twice);
        }
        Some(person)
    }

    fn unrated(&self, name: &str) -> Notice {
        let near = self.roll.near(name, NEAR);
        let notice = if near.is_empty() {
            Notice::new("cli-session-unknown")
        } else {
            Notice::new("cli-session-unknown-near").with("near", near.join(", "))
        };
        notice.with("name", name)
    }
}
