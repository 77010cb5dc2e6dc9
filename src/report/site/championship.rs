//! The page of a championship: who was the most successful, and every
//! session.

use super::html::{Cell, Link, paragraph, table};
use super::{File, Site, drawn};
use crate::club::championship::CalculatedChampionship;
use crate::domain::{Championship, ChampionshipId, EntrantId, Notice, Person};
use crate::rating::championship::{CalculatedSession, RatedPair, Total};
use crate::report::championship::charts::successful;
use crate::report::championship::{find, session_title};

const TOTALS: [(&str, bool); 8] = [
    ("report-place", true),
    ("report-name", false),
    ("championship-total", true),
    ("championship-played", true),
    ("championship-rating-in", true),
    ("championship-rating-out", true),
    ("championship-best", true),
    ("championship-best-change", true),
];

const PAIRS: [(&str, bool); 8] = [
    ("report-place", true),
    ("report-player", false),
    ("report-partner", false),
    ("report-result", true),
    ("report-percent", true),
    ("report-expected", true),
    ("report-change-a", true),
    ("report-change-b", true),
];

const LIST: [(&str, bool); 2] = [
    ("championship-name", false),
    ("championship-sessions", true),
];

/// The page; only its frame for a championship that is gone.
pub(super) fn page(site: &Site<'_>, id: ChampionshipId) -> String {
    let Some((championship, calculated)) = find(site.view, id) else {
        return site.document("", "", &[], "");
    };
    let title = championship.name.as_str();
    let mut body = String::new();
    if !calculated.problems.is_empty() {
        // The reason may name players by their full names.
        body += &paragraph(&site.lang.text("site-problem"));
    }
    // Its title names the prize and who won it.
    body += &drawn(&successful(site.view, id, site.lang));
    if calculated.totals.iter().any(Total::is_captain) {
        body += &paragraph(&site.lang.text("totals-captains"));
    }
    body += &totals(site, championship, calculated);
    for session in calculated.sessions.iter().rev() {
        body += &pairs(site, championship, session);
    }
    let description = Notice::new("site-tournament-description")
        .with("title", title)
        .with("club", site.view.book.name.as_str());
    site.document(
        title,
        &site.lang.say(&description),
        &[site.archive()],
        &body,
    )
}

/// All championships, for the first page; nothing without any.
pub(super) fn list(site: &Site<'_>) -> String {
    let all = &site.view.book.championships;
    if all.is_empty() {
        return String::new();
    }
    let row = |championship: &Championship| {
        let way = Link {
            to: Some(File::Championship(championship.id).name()),
            text: championship.name.clone(),
        };
        let sessions = championship.sessions.len().to_string();
        vec![Cell::Links(vec![way]), Cell::Figure(sessions)]
    };
    let rows: Vec<Vec<Cell>> = all.values().rev().map(row).collect();
    let caption = site.lang.text("championship-all");
    table(&caption, &site.headings(&LIST), &rows)
}

fn totals(
    site: &Site<'_>,
    championship: &Championship,
    calculated: &CalculatedChampionship,
) -> String {
    let row = |total: &Total| {
        vec![
            Cell::Figure(total.place.to_string()),
            Cell::Links(vec![entrant(site, championship, total.entrant)]),
            site.change(Some(total.total)),
            Cell::Figure(total.played.to_string()),
            site.figure(total.rating_in, 1),
            site.figure(total.rating_out, 1),
            Cell::Figure(
                total
                    .best
                    .map_or(String::new(), |(number, _)| number.to_string()),
            ),
            site.change(total.best.map(|(_, change)| change)),
        ]
    };
    let rows: Vec<Vec<Cell>> = calculated.totals.iter().map(row).collect();
    let caption = Notice::new("championship-totals").with("name", championship.name.as_str());
    table(&site.lang.say(&caption), &site.headings(&TOTALS), &rows)
}

fn pairs(site: &Site<'_>, championship: &Championship, session: &CalculatedSession) -> String {
    let mut pairs: Vec<&RatedPair> = session.pairs.iter().collect();
    pairs.sort_by_key(|pair| pair.outcome.place);
    let change = |change: f64| site.change(Some(change).filter(|_| !session.is_final));
    let row = |pair: &&RatedPair| {
        let outcome = &pair.outcome;
        vec![
            Cell::Figure(outcome.place.to_string()),
            Cell::Links(vec![entrant(site, championship, pair.a)]),
            Cell::Links(vec![entrant(site, championship, pair.b)]),
            site.figure(pair.result, 2),
            site.figure(outcome.percent, 2),
            site.figure(pair.norm.expected, 2),
            change(outcome.change_a),
            change(outcome.change_b),
        ]
    };
    let rows: Vec<Vec<Cell>> = pairs.iter().map(row).collect();
    let caption = session_title(championship, session.number, site.lang);
    table(&caption, &site.headings(&PAIRS), &rows)
}

/// Somebody by the public name; a member of the club with a way to his page.
fn entrant(site: &Site<'_>, championship: &Championship, id: EntrantId) -> Link {
    match championship.entrant(id).map(|entrant| &entrant.person) {
        Some(Person::Player(player)) => site.player(*player),
        _ => Link {
            to: None,
            text: site.view.book.entrant_name(championship, id).to_owned(),
        },
    }
}
