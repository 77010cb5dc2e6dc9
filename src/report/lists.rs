//! The club as a whole: standings, statistic, history, players.

use std::collections::HashMap;

use super::{Growth, by_name, titled};
use crate::club::ClubView;
use crate::domain::{Date, Kind, Notice, Player, PlayerId};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Column, Table};
use crate::i18n::Lang;
use crate::rating::{CalculatedPair, CalculatedTournament, Point, Source, Standing};

fn column(lang: Lang, id: &str, style: Style) -> Column {
    Column::new(lang.text(id), style)
}

/// A list in the order given.
pub(super) fn standings(view: &ClubView, list: &[Standing], lang: Lang) -> Table {
    let columns = vec![
        column(lang, "report-place", Style::Plain),
        column(lang, "report-name", Style::Plain),
        column(lang, "report-main", Style::Fixed(1)),
        column(lang, "report-rating", Style::Fixed(1)),
        column(lang, "report-last-change", Style::Signed(1)),
        column(lang, "report-played", Style::Plain),
        column(lang, "report-last-played", Style::Plain),
    ];
    let mut table = Table::new(titled(lang, "report-standings", view), columns);
    table.note = Growth::Included.note(&view.book, lang);
    table.rows = list
        .iter()
        .map(|standing| {
            vec![
                standing.place.map_or(Cell::Empty, Cell::count),
                view.book.name_of(standing.player).into(),
                Cell::Number(standing.main),
                Cell::Number(standing.rating),
                Cell::number(standing.last_change),
                Cell::count(standing.played),
                standing.last_played.map_or(Cell::Empty, Cell::Date),
            ]
        })
        .collect();
    table
}

/// Puts beside the main figures how sure they are.
pub(super) fn add_doubts(
    table: &mut Table,
    list: &[Standing],
    doubts: &HashMap<PlayerId, f64>,
    lang: Lang,
) {
    const BESIDE_MAIN: usize = 3;
    let own = column(lang, "confidence-col-sd", Style::Fixed(0));
    table.columns.insert(BESIDE_MAIN, own);
    for (row, standing) in table.rows.iter_mut().zip(list) {
        let doubt = doubts.get(&standing.player).copied();
        row.insert(BESIDE_MAIN, Cell::number(doubt));
    }
    let words = lang.text("confidence-note");
    table.note = format!("{} {words}", table.note).trim().to_owned();
}

/// Players × events of ratings, newest first, the starting rating last, as
/// the workbook's sheet of that name had it; players in the order given.
pub(super) fn statistic(view: &ClubView, players: &[&Player], lang: Lang) -> Table {
    let mut events: Vec<(&Point, HashMap<PlayerId, f64>)> = Vec::new();
    let mut points: Vec<(PlayerId, &Point)> = Vec::new();
    for (player, track) in &view.replay.tracks {
        points.extend(track.points.iter().map(|point| (*player, point)));
    }
    points.sort_by_key(|(_, point)| std::cmp::Reverse((point.date, point.entry)));
    for (player, point) in points {
        match events.last_mut() {
            Some((event, ratings)) if event.source == point.source => {
                ratings.insert(player, point.rating);
            }
            _ => events.push((point, HashMap::from([(player, point.rating)]))),
        }
    }
    let mut columns = vec![column(lang, "report-name", Style::Plain)];
    columns.extend(events.iter().map(|(event, _)| event_column(event, lang)));
    columns.push(column(lang, "report-start", Style::Fixed(1)));
    let mut table = Table::new(titled(lang, "report-statistic", view), columns);
    table.rows = players
        .iter()
        .map(|player| {
            let ratings = events
                .iter()
                .map(|(_, ratings)| Cell::number(ratings.get(&player.id).copied()));
            std::iter::once(player.name.as_str().into())
                .chain(ratings)
                .chain([Cell::Number(player.start)])
                .collect()
        })
        .collect();
    table
}

/// The column of an event; decisions are called so.
fn event_column(event: &Point, lang: Lang) -> Column {
    let day = day_column(event.date, lang, Style::Fixed(1));
    let decided = |date: String| lang.say(&Notice::new("report-decision").with("date", date));
    match event.source {
        Source::Tournament(_) => day,
        Source::Adjustment(_) => Column {
            on_paper: day.on_paper.map(decided),
            ..Column::new(decided(event.date.to_string()), Style::Fixed(1))
        },
    }
}

/// All partnerships, newest evening first.
pub fn history(view: &ClubView, lang: Lang) -> Table {
    let columns = [
        "report-date",
        "report-kind",
        "report-player",
        "report-partner",
    ]
    .map(|id| column(lang, id, Style::Plain));
    let mut table = Table::new(titled(lang, "report-history", view), columns.into());
    for evening in view.replay.tournaments.iter().rev() {
        table.rows.extend(pairs(view, evening, lang));
    }
    table
}

/// Players × evenings of partners, the newest of those that still count for
/// familiarity first, as the workbook's sheet Hist had it.
pub fn partners(view: &ClubView, lang: Lang) -> Table {
    let window = view.book.next_params().window as usize;
    let counting = |evening: &&CalculatedTournament| evening.kind.counts_for_familiarity();
    let evenings = view.replay.tournaments.iter().rev().filter(counting);
    let evenings: Vec<&CalculatedTournament> = evenings.take(window).collect();
    let both = |pair: &CalculatedPair| [(pair.a, pair.b), (pair.b, pair.a)];
    let of_evening = |evening: &&CalculatedTournament| -> HashMap<PlayerId, PlayerId> {
        evening.fields.iter().flatten().flat_map(both).collect()
    };
    let partner_of: Vec<_> = evenings.iter().map(of_evening).collect();
    let mut columns = vec![column(lang, "report-name", Style::Plain)];
    let dates = evenings.iter().map(|evening| evening.date);
    columns.extend(dates.map(|date| day_column(date, lang, Style::Plain)));
    let mut table = Table::new(titled(lang, "report-partners-by-evening", view), columns);
    for player in by_name(&view.book) {
        let partners = partner_of.iter().map(|partner_of| {
            let partner = partner_of.get(&player.id);
            partner.map_or(Cell::Empty, |partner| view.book.name_of(*partner).into())
        });
        let row = std::iter::once(player.name.as_str().into()).chain(partners);
        table.rows.push(row.collect());
    }
    table
}

/// A day as heading: files name it by the ISO date, paper as the language
/// writes dates, whole.
fn day_column(date: Date, lang: Lang, style: Style) -> Column {
    Column {
        on_paper: Some(lang.date(date).replace(' ', "\u{a0}")),
        ..Column::new(date.to_string(), style)
    }
}

fn pairs(view: &ClubView, evening: &CalculatedTournament, lang: Lang) -> Vec<Vec<Cell>> {
    let kind = lang.text(match evening.kind {
        Kind::Rated => "report-rated",
        Kind::Unrated => "report-unrated",
        Kind::Prehistory => "report-prehistory",
    });
    let row = |pair: &CalculatedPair| {
        vec![
            Cell::Date(evening.date),
            kind.as_str().into(),
            view.book.name_of(pair.a).into(),
            view.book.name_of(pair.b).into(),
        ]
    };
    evening.fields.iter().flatten().map(row).collect()
}

/// The players by name, with what `tandem players` reads back.
pub fn players(view: &ClubView, lang: Lang) -> Table {
    let columns = vec![
        column(lang, "report-name", Style::Plain),
        column(lang, "report-start", Style::Fixed(1)),
        column(lang, "report-rating", Style::Fixed(1)),
        column(lang, "report-played", Style::Plain),
    ];
    let mut table = Table::new(titled(lang, "report-players", view), columns);
    table.rows = super::data::players(view)
        .into_iter()
        .map(|player| {
            vec![
                Cell::Text(player.name),
                Cell::Number(player.start),
                Cell::number(player.rating),
                Cell::count(player.played),
            ]
        })
        .collect();
    table
}
