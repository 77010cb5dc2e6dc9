//! All tournaments, newest first.

use super::Site;
use super::html::{self, Cell, paragraph};
use crate::domain::Notice;
use crate::rating::CalculatedTournament;

const COLUMNS: [(&str, bool); 3] = [
    ("report-title", false),
    ("site-pairs", true),
    ("site-winners", false),
];

pub(super) fn page(site: &Site<'_>) -> String {
    let title = site.lang.text("site-tournaments");
    let club = site.view.book.name.as_str();
    let description = Notice::new("site-archive-description").with("club", club);
    let body = if site.evenings.is_empty() {
        paragraph(&site.lang.text("site-none"))
    } else {
        table(site, "site-all", usize::MAX)
    };
    site.document(&title, &site.lang.say(&description), &[], &body)
}

/// The newest tournaments, at most so many; nothing without any.
pub(super) fn table(site: &Site<'_>, caption: &str, most: usize) -> String {
    if site.evenings.is_empty() {
        return String::new();
    }
    let newest = site.evenings.iter().rev().take(most);
    let rows: Vec<Vec<Cell>> = newest.map(|evening| row(site, evening)).collect();
    let caption = site.lang.text(caption);
    html::table(&caption, &site.headings(&COLUMNS), &rows)
}

fn row(site: &Site<'_>, evening: &CalculatedTournament) -> Vec<Cell> {
    let heading = site.heading(evening);
    let pairs = evening.fields.iter().flatten();
    let won = |outcome: &crate::rating::Outcome| outcome.place == 1;
    let winners = pairs
        .clone()
        .filter(|pair| pair.outcome.as_ref().is_some_and(won));
    let names: Vec<String> = winners
        .map(|pair| {
            [pair.a, pair.b]
                .map(|id| site.view.book.name_of(id))
                .join(" – ")
        })
        .collect();
    vec![
        Cell::Links(vec![site.evening(evening, heading)]),
        Cell::Figure(pairs.count().to_string()),
        Cell::Text(names.join(", ")),
    ]
}
