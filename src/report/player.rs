//! One player: facts, evenings and partners.

use serde::Serialize;

use super::{Growth, columns};
use crate::club::{ClubView, Partnership, partner_table};
use crate::domain::{Date, Kind, Level, PlayerId};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Table};
use crate::i18n::Lang;
use crate::rating::{CalculatedTournament, Standing};

/// What scripts read of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Data {
    /// Who.
    pub name: String,
    /// Rating before the first tournament.
    pub start: f64,
    /// By main figure; `None` for one who is not in the list.
    pub place: Option<usize>,
    /// Main figure.
    pub main: Option<f64>,
    /// Current rating.
    pub rating: Option<f64>,
    /// Calculated tournaments played.
    pub played: usize,
    /// Oldest first.
    pub tournaments: Vec<Evening>,
    /// The most familiar first.
    pub partners: Vec<Partner>,
}

/// An evening of the player; percents and rating points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Evening {
    /// When.
    pub date: Date,
    /// The director's heading.
    pub title: String,
    /// Rated, unrated or pre-history.
    pub kind: Kind,
    /// With whom.
    pub partner: String,
    /// What the pair reached.
    pub percent: Option<f64>,
    /// The norm.
    pub expected: Option<f64>,
    /// The player's part of `dR`, without growth.
    pub change: Option<f64>,
    /// The rating after it.
    pub rating: Option<f64>,
}

/// A partner of the player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Partner {
    /// Who.
    pub name: String,
    /// Rated tournaments and pre-history together.
    pub tournaments: usize,
    /// The last of them.
    pub last: Date,
    /// `T` before the club's next tournament.
    pub familiarity: f64,
    /// For incomplete familiarity, in rating points.
    pub handicap: f64,
    /// Mean of percent less norm.
    pub mean_against_norm: Option<f64>,
}

impl Data {
    /// A player of the club.
    pub fn new(view: &ClubView, player: PlayerId) -> Self {
        let standing = standing(view, player);
        let recorded = view.book.players.get(&player);
        let partner = |partnership: Partnership| Partner {
            name: view.book.name_of(partnership.partner).to_owned(),
            tournaments: partnership.tournaments,
            last: partnership.last,
            familiarity: partnership.familiarity_now,
            handicap: partnership.handicap_now,
            mean_against_norm: partnership.mean_against_norm,
        };
        Self {
            name: view.book.name_of(player).to_owned(),
            start: recorded.map_or(0.0, |player| player.start),
            place: standing.and_then(|standing| standing.place),
            main: standing.map(|standing| standing.main),
            rating: standing.map(|standing| standing.rating),
            played: standing.map_or(0, |standing| standing.played),
            tournaments: evenings(view, player),
            partners: partner_table(view, player)
                .into_iter()
                .map(partner)
                .collect(),
        }
    }
}

fn standing(view: &ClubView, player: PlayerId) -> Option<&Standing> {
    view.standings.iter().find(|line| line.player == player)
}

fn evenings(view: &ClubView, player: PlayerId) -> Vec<Evening> {
    let evening = |evening: &CalculatedTournament| {
        let pair = evening.pair_of(player)?;
        let moved = pair.step_of(player);
        let moved = moved.filter(|_| evening.kind == Kind::Rated);
        let recorded = view.book.tournaments.get(&evening.id);
        Some(Evening {
            date: evening.date,
            title: recorded.map_or_else(String::new, |recorded| recorded.title.clone()),
            kind: evening.kind,
            partner: view.book.name_of(pair.partner_of(player)).to_owned(),
            percent: pair.outcome.map(|outcome| outcome.percent),
            expected: pair.outcome.map(|_| pair.norm.expected),
            change: moved.map(|(change, _)| change),
            rating: moved.map(|(_, rating)| rating),
        })
    };
    view.replay.tournaments.iter().filter_map(evening).collect()
}

/// The player's facts, evenings newest first, and partners.
pub(super) fn tables(view: &ClubView, player: PlayerId, lang: Lang) -> Vec<Table> {
    let data = Data::new(view, player);
    let mut tables = vec![facts(view, &data, player, lang)];
    let mut evenings = evening_table(&data, lang);
    evenings.note = Growth::LeftOut.note(&view.book, lang);
    tables.extend([evenings, partners(&data, lang)]);
    tables
}

fn facts(view: &ClubView, data: &Data, player: PlayerId, lang: Lang) -> Table {
    let columns = columns(
        lang,
        &[
            ("report-place", Style::Plain),
            ("report-main", Style::Fixed(1)),
            ("report-rating", Style::Fixed(1)),
            ("report-level", Style::Plain),
            ("report-start", Style::Fixed(1)),
            ("report-played", Style::Plain),
            ("report-last-played", Style::Plain),
        ],
    );
    let mut table = Table::new(lang.text("report-facts"), columns);
    let level = data.main.map(|main| lang.text(Level::of(main).id()));
    let last = standing(view, player).and_then(|standing| standing.last_played);
    table.rows = vec![vec![
        data.place.map_or(Cell::Empty, Cell::count),
        Cell::number(data.main),
        Cell::number(data.rating),
        level.map_or(Cell::Empty, Cell::Text),
        Cell::Number(data.start),
        Cell::count(data.played),
        last.map_or(Cell::Empty, Cell::Date),
    ]];
    table
}

fn evening_table(data: &Data, lang: Lang) -> Table {
    let columns = columns(
        lang,
        &[
            ("report-date", Style::Plain),
            ("report-title", Style::Plain),
            ("report-partner", Style::Plain),
            ("report-percent", Style::Fixed(2)),
            ("report-expected", Style::Fixed(2)),
            ("report-difference", Style::Signed(2)),
            ("report-change", Style::Signed(1)),
            ("report-rating", Style::Fixed(1)),
        ],
    );
    let mut table = Table::new(lang.text("report-evenings"), columns);
    let row = |evening: &Evening| {
        let both = evening.percent.zip(evening.expected);
        vec![
            Cell::Date(evening.date),
            event(evening, lang),
            evening.partner.as_str().into(),
            Cell::number(evening.percent),
            Cell::number(evening.expected),
            Cell::number(both.map(|(percent, expected)| percent - expected)),
            Cell::number(evening.change),
            Cell::number(evening.rating),
        ]
    };
    table.rows = data.tournaments.iter().rev().map(row).collect();
    table
}

/// What the evening was, where it had no title or did not count.
fn event(evening: &Evening, lang: Lang) -> Cell {
    let kind = match evening.kind {
        Kind::Rated => String::new(),
        Kind::Unrated => lang.text("report-unrated"),
        Kind::Prehistory => lang.text("report-prehistory"),
    };
    let parts = [evening.title.clone(), kind];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    Cell::Text(parts.join(" · "))
}

fn partners(data: &Data, lang: Lang) -> Table {
    let columns = columns(
        lang,
        &[
            ("report-partner", Style::Plain),
            ("report-together", Style::Plain),
            ("report-last-played", Style::Plain),
            ("report-familiarity", Style::Fixed(2)),
            ("report-handicap", Style::Fixed(1)),
            ("report-mean-difference", Style::Signed(2)),
        ],
    );
    let mut table = Table::new(lang.text("report-partners"), columns);
    let row = |partner: &Partner| {
        vec![
            partner.name.as_str().into(),
            Cell::count(partner.tournaments),
            Cell::Date(partner.last),
            Cell::Number(partner.familiarity),
            Cell::Number(partner.handicap),
            Cell::number(partner.mean_against_norm),
        ]
    };
    table.rows = data.partners.iter().map(row).collect();
    table
}
