//! The page of a player: figures, curve, partners, tournaments.

use super::html::{Cell, facts, table};
use super::{Site, drawn};
use crate::club::{Partnership, partner_table};
use crate::domain::{Level, Notice, PlayerId};
use crate::i18n::fixed;
use crate::rating::{Point, Source, Standing};
use crate::report::{Growth, charts};

const PARTNERS: [(&str, bool); 5] = [
    ("report-partner", false),
    ("report-together", true),
    ("report-familiarity", true),
    ("report-handicap", true),
    ("report-mean-difference", true),
];

const EVENINGS: [(&str, bool); 6] = [
    ("report-title", false),
    ("report-partner", false),
    ("report-percent", true),
    ("report-expected", true),
    ("report-change", true),
    ("report-rating", true),
];

pub(super) fn page(site: &Site<'_>, player: PlayerId) -> String {
    let name = site.view.book.name_of(player);
    let mut body = String::new();
    let mut description = Notice::new("site-player-description-new");
    if let Some(standing) = site.standings.get(&player) {
        body += &facts(&figures(site, standing));
        if let Some(place) = standing.place {
            description = Notice::new("site-player-description")
                .with("main", fixed(site.lang, standing.main, 1))
                .with("place", place);
        }
    }
    body += &drawn(&charts::player(site.view, player, site.lang));
    body += &partners(site, player);
    body += &evenings(site, player);
    let club = site.view.book.name.as_str();
    let description = description.with("name", name).with("club", club);
    let ways = [site.archive()];
    site.document(name, &site.lang.say(&description), &ways, &body)
}

/// What the list says of the player, each with its name.
fn figures(site: &Site<'_>, standing: &Standing) -> Vec<(String, String)> {
    let lang = site.lang;
    let place = standing.place.map(|place| {
        let place = Notice::new("site-place").with("place", place);
        lang.say(&place.with("players", site.view.listed().len()))
    });
    let place = place.unwrap_or_else(|| lang.text("report-retired"));
    let last = standing.last_played.map(|date| lang.date(date));
    let start = site.view.replay.tracks.get(&standing.player);
    let figures = [
        ("report-place", place),
        ("report-main", fixed(lang, standing.main, 1)),
        ("report-rating", fixed(lang, standing.rating, 1)),
        ("report-level", lang.text(Level::of(standing.main).id())),
        (
            "report-start",
            fixed(lang, start.map_or(0.0, |track| track.start), 1),
        ),
        ("report-played", standing.played.to_string()),
        ("report-last-played", last.unwrap_or_else(|| "–".to_owned())),
    ];
    figures
        .into_iter()
        .map(|(id, value)| (lang.text(id), value))
        .collect()
}

/// Nothing for a player without partners.
fn partners(site: &Site<'_>, player: PlayerId) -> String {
    let partners = partner_table(site.view, player);
    if partners.is_empty() {
        return String::new();
    }
    let row = |partner: &Partnership| {
        vec![
            Cell::Links(vec![site.player(partner.partner)]),
            Cell::Figure(partner.tournaments.to_string()),
            site.figure(partner.familiarity_now, 2),
            site.figure(partner.handicap_now, 1),
            site.change(partner.mean_against_norm),
        ]
    };
    let rows: Vec<Vec<Cell>> = partners.iter().map(row).collect();
    let caption = site.lang.text("report-partners");
    table(&caption, &site.headings(&PARTNERS), &rows)
}

/// Every step of the curve, newest first; nothing for a player without any.
fn evenings(site: &Site<'_>, player: PlayerId) -> String {
    let track = site.view.replay.tracks.get(&player);
    let points = track.map_or(&[][..], |track| &track.points);
    if points.is_empty() {
        return String::new();
    }
    let newest = points.iter().rev();
    let rows: Vec<Vec<Cell>> = newest.map(|point| step(site, player, point)).collect();
    let caption = site.lang.text("site-tournaments");
    table(&caption, &site.headings(&EVENINGS), &rows) + &site.growth(Growth::LeftOut)
}

fn step(site: &Site<'_>, player: PlayerId, point: &Point) -> Vec<Cell> {
    let place = match point.source {
        Source::Tournament(id) => site.places.get(&id),
        Source::Adjustment(_) => None,
    };
    let evening = place.map(|place| site.evenings[*place]);
    let what = match evening {
        Some(evening) => Cell::Links(vec![site.evening(evening, site.heading(evening))]),
        None => {
            let notice = Notice::new("site-by-hand").with("date", point.date);
            Cell::Text(site.lang.say(&notice))
        }
    };
    let partner = point
        .partner
        .map(|partner| Cell::Links(vec![site.player(partner)]));
    let pair = evening.and_then(|evening| evening.pair_of(player));
    let percent = pair
        .and_then(|pair| pair.outcome)
        .map(|outcome| outcome.percent);
    let figure = |number: Option<f64>| number.map_or_else(Cell::empty, |n| site.figure(n, 2));
    vec![
        what,
        partner.unwrap_or_else(Cell::empty),
        figure(percent),
        figure(pair.map(|pair| pair.norm.expected)),
        site.change(Some(point.change)),
        site.figure(point.rating, 1),
    ]
}
