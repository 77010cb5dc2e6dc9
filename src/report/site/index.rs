//! The first page: who stands where, and the last tournaments.

use super::html::{Cell, paragraph, table};
use super::{Site, archive, championship, drawn};
use crate::domain::{Level, Notice};
use crate::rating::Standing;
use crate::report::{Growth, charts};

/// Tournaments named on the first page.
const LATEST: usize = 10;

const COLUMNS: [(&str, bool); 8] = [
    ("report-place", true),
    ("report-name", false),
    ("report-main", true),
    ("report-last-change", true),
    ("report-rating", true),
    ("report-level", false),
    ("report-played", true),
    ("report-last-played", true),
];

pub(super) fn page(site: &Site<'_>) -> String {
    let club = site.view.book.name.as_str();
    let summary = summary(site);
    let description = Notice::new("site-description").with("club", club);
    let description = format!("{} {summary}", site.lang.say(&description));
    let mut body = paragraph(&summary);
    body += &drawn(&charts::standings(site.view, charts::MOST_BARS, site.lang));
    body += &standings(site);
    body += &site.growth(Growth::Included);
    body += &archive::table(site, "site-latest", LATEST);
    body += &championship::list(site);
    site.document(club, &description, &[site.archive()], &body)
}

/// How many players and tournaments there are, and when the last one was.
fn summary(site: &Site<'_>) -> String {
    let notice = match site.evenings.last() {
        Some(last) => Notice::new("site-summary")
            .with("tournaments", site.evenings.len())
            .with("date", last.date),
        None => Notice::new("site-summary-new"),
    };
    let players = site.view.listed().len();
    site.lang.say(&notice.with("players", players))
}

fn standings(site: &Site<'_>) -> String {
    let all = site.view.listed().iter();
    let rows: Vec<Vec<Cell>> = all.map(|standing| row(site, standing)).collect();
    let caption = site.lang.text("site-standings");
    table(&caption, &site.headings(&COLUMNS), &rows)
}

fn row(site: &Site<'_>, standing: &Standing) -> Vec<Cell> {
    let last = standing.last_played.map(|date| site.lang.date(date));
    vec![
        Cell::Figure(
            standing
                .place
                .map_or_else(String::new, |place| place.to_string()),
        ),
        Cell::Links(vec![site.player(standing.player)]),
        site.figure(standing.main, 1),
        site.change(standing.last_change),
        site.figure(standing.rating, 1),
        Cell::Text(site.lang.text(Level::of(standing.main).id())),
        Cell::Figure(standing.played.to_string()),
        Cell::Figure(last.unwrap_or_default()),
    ]
}
