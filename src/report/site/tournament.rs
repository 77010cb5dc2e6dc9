//! The page of a tournament: every pair against its norm.

use super::Site;
use super::html::{Cell, Link, paragraph, table};
use crate::domain::{Kind, Notice};
use crate::rating::{CalculatedField, CalculatedPair, CalculatedTournament};
use crate::report::Growth;
use crate::report::sheets::scoring_name;

const COLUMNS: [(&str, bool); 9] = [
    ("report-place", true),
    ("report-player", false),
    ("report-partner", false),
    ("report-result", true),
    ("report-percent", true),
    ("report-expected", true),
    ("report-difference", true),
    ("report-change-a", true),
    ("report-change-b", true),
];

pub(super) fn page(site: &Site<'_>, evening: &CalculatedTournament) -> String {
    let title = site.heading(evening);
    let mut body = paragraph(&about(site, evening));
    if evening.problem.is_some() {
        // The reason may name players by their full names.
        body += &paragraph(&site.lang.text("site-problem"));
    }
    if evening.kind == Kind::Unrated {
        body += &paragraph(&site.lang.text("site-unrated"));
    }
    for (number, field) in evening.fields.iter().enumerate() {
        let caption = if evening.fields.len() > 1 {
            let notice = Notice::new("site-field").with("field", number + 1);
            site.lang.say(&notice)
        } else {
            site.lang.text("site-results")
        };
        body += &table(&caption, &site.headings(&COLUMNS), &rows(site, field));
    }
    if evening.kind == Kind::Rated {
        body += &site.growth(Growth::LeftOut);
    }
    let club = site.view.book.name.as_str();
    let description = Notice::new("site-tournament-description")
        .with("title", title)
        .with("club", club);
    site.document(
        title,
        &site.lang.say(&description),
        &ways(site, evening),
        &body,
    )
}

/// Scoring, boards and pairs.
fn about(site: &Site<'_>, evening: &CalculatedTournament) -> String {
    let recorded = site.view.book.tournaments.get(&evening.id);
    let notice = match recorded.and_then(|recorded| recorded.boards) {
        Some(boards) => Notice::new("site-about-boards").with("boards", boards),
        None => Notice::new("site-about"),
    };
    let pairs: usize = evening.fields.iter().map(Vec::len).sum();
    let scoring = scoring_name(site.lang, evening.scoring);
    site.lang
        .say(&notice.with("pairs", pairs).with("scoring", scoring))
}

/// To the tournaments before and after it.
fn ways(site: &Site<'_>, evening: &CalculatedTournament) -> Vec<Link> {
    let place = site.places[&evening.id];
    let earlier = place.checked_sub(1).map(|place| ("site-earlier", place));
    let later = Some(("site-later", place + 1));
    let neighbours = [earlier, later].into_iter().flatten();
    let neighbours = neighbours.filter_map(|(id, place)| {
        let other = site.evenings.get(place)?;
        Some(site.evening(other, &site.lang.text(id)))
    });
    [site.archive()].into_iter().chain(neighbours).collect()
}

/// The pairs by place; those without one last.
fn rows(site: &Site<'_>, field: &CalculatedField) -> Vec<Vec<Cell>> {
    let mut pairs: Vec<&CalculatedPair> = field.iter().collect();
    pairs.sort_by_key(|pair| pair.outcome.map_or(usize::MAX, |outcome| outcome.place));
    pairs.into_iter().map(|pair| row(site, pair)).collect()
}

fn row(site: &Site<'_>, pair: &CalculatedPair) -> Vec<Cell> {
    let figure = |number: Option<f64>| number.map_or_else(Cell::empty, |n| site.figure(n, 2));
    let outcome = pair.outcome;
    let place = outcome.map_or_else(String::new, |outcome| outcome.place.to_string());
    let percent = outcome.map(|outcome| outcome.percent);
    vec![
        Cell::Figure(place),
        Cell::Links(vec![site.player(pair.a)]),
        Cell::Links(vec![site.player(pair.b)]),
        figure(pair.result),
        figure(percent),
        site.figure(pair.norm.expected, 2),
        site.change(percent.map(|percent| percent - pair.norm.expected)),
        site.change(outcome.map(|outcome| outcome.change_a)),
        site.change(outcome.map(|outcome| outcome.change_b)),
    ]
}
