//! Championships as titled tables in a language.

pub mod charts;
pub mod data;

use super::columns;
use crate::club::ClubView;
use crate::club::championship::CalculatedChampionship;
use crate::domain::{Book, Championship, ChampionshipId, EntrantId, Notice};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Column, Table};
use crate::i18n::Lang;
use crate::rating::championship::{CalculatedSession, RatedPair, Total};

/// A championship of the club and what follows from it.
pub(super) fn find(
    view: &ClubView,
    id: ChampionshipId,
) -> Option<(&Championship, &CalculatedChampionship)> {
    let championship = view.book.championships.get(&id)?;
    Some((championship, view.championships.get(&id)?))
}

/// What a session is called: its number, date, heading, and whether it is a
/// final.
pub fn session_title(championship: &Championship, number: u32, lang: Lang) -> String {
    let session = championship.session(number);
    let is_final = session.is_some_and(|session| session.is_final);
    let id = if is_final {
        "championship-final-title"
    } else {
        "championship-session-title"
    };
    let number = Notice::new(id).with("number", number);
    let date = session.and_then(|session| session.date);
    let title = session.map_or("", |session| session.title.as_str());
    let parts = [
        championship.name.clone(),
        lang.say(&number),
        date.map_or(String::new(), |date| lang.date(date)),
        title.to_owned(),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// A calculated session, pairs in the order entered; `None` when there is no
/// such session.
pub fn session(view: &ClubView, id: ChampionshipId, number: u32, lang: Lang) -> Option<Table> {
    let (championship, calculated) = find(view, id)?;
    let session = calculated.session(number)?;
    let columns = columns(
        lang,
        &[
            ("report-place", Style::Plain),
            ("report-player", Style::Plain),
            ("report-partner", Style::Plain),
            ("championship-captain", Style::Plain),
            ("championship-rating-a", Style::Fixed(1)),
            ("championship-rating-b", Style::Fixed(1)),
            ("report-result", Style::Fixed(2)),
            ("report-percent", Style::Fixed(2)),
            ("report-expected", Style::Fixed(2)),
            ("championship-opponents", Style::Fixed(1)),
            ("report-change", Style::Signed(1)),
            ("report-change-a", Style::Signed(1)),
            ("report-change-b", Style::Signed(1)),
        ],
    );
    let mut table = Table::new(session_title(championship, number, lang), columns);
    let pairs = session.pairs.iter();
    table.rows = pairs
        .map(|pair| session_row(&view.book, championship, session, pair))
        .collect();
    Some(table)
}

fn session_row(
    book: &Book,
    championship: &Championship,
    session: &CalculatedSession,
    pair: &RatedPair,
) -> Vec<Cell> {
    let (norm, outcome) = (&pair.norm, &pair.outcome);
    let name = |id| Cell::from(book.entrant_name(championship, id));
    // The changes of a final are none, rather than zero.
    let change = |change: f64| Cell::number(Some(change).filter(|_| !session.is_final));
    vec![
        Cell::count(outcome.place),
        name(pair.a),
        name(pair.b),
        pair.captain().map_or(Cell::Empty, name),
        Cell::Number(norm.rating_a),
        Cell::Number(norm.rating_b),
        Cell::Number(pair.result),
        Cell::Number(outcome.percent),
        Cell::Number(norm.expected),
        Cell::Number(norm.opponents),
        change(outcome.change),
        change(outcome.change_a),
        change(outcome.change_b),
    ]
}

/// Everybody's total, the most successful first; `None` when there is no such
/// championship.
pub fn totals(view: &ClubView, id: ChampionshipId, lang: Lang) -> Option<Table> {
    let (championship, calculated) = find(view, id)?;
    let columns = columns(
        lang,
        &[
            ("report-place", Style::Plain),
            ("report-name", Style::Plain),
            ("championship-total", Style::Signed(1)),
            ("championship-played", Style::Plain),
            ("championship-rating-in", Style::Fixed(1)),
            ("championship-rating-out", Style::Fixed(1)),
            ("championship-best", Style::Plain),
            ("championship-best-change", Style::Signed(1)),
            ("championship-as-captain", Style::Plain),
        ],
    );
    let title = Notice::new("championship-totals").with("name", championship.name.as_str());
    let mut table = Table::new(lang.say(&title), columns);
    let totals = calculated.totals.iter();
    table.rows = totals
        .map(|total| total_row(&view.book, championship, total))
        .collect();
    Some(table)
}

/// The ratings of chosen players after each session, in that order; empty where
/// a player did not play. `None` when there is no such championship.
pub fn ratings(
    view: &ClubView,
    id: ChampionshipId,
    chosen: &[EntrantId],
    lang: Lang,
) -> Option<Table> {
    let (championship, calculated) = find(view, id)?;
    let session = |session: &CalculatedSession| {
        let title = Notice::new("championship-session-title").with("number", session.number);
        Column::new(lang.say(&title), Style::Fixed(1))
    };
    let name = Column::new(lang.text("report-name"), Style::Plain);
    let sessions = calculated.sessions.iter().map(session);
    let title = Notice::new("championship-curves").with("championship", &*championship.name);
    let mut table = Table::new(
        lang.say(&title),
        [name].into_iter().chain(sessions).collect(),
    );
    let row = |entrant: &EntrantId| {
        let name = view.book.entrant_name(championship, *entrant);
        let after = calculated.sessions.iter().map(|session| {
            let pair = session.pairs.iter().find(|pair| pair.has(*entrant));
            Cell::number(pair.map(|pair| pair.step_of(*entrant).2))
        });
        [name.into()].into_iter().chain(after).collect()
    };
    table.rows = chosen.iter().map(row).collect();
    Some(table)
}

fn total_row(book: &Book, championship: &Championship, total: &Total) -> Vec<Cell> {
    let best = |(number, _)| Cell::Integer(i64::from(number));
    vec![
        Cell::count(total.place),
        book.entrant_name(championship, total.entrant).into(),
        Cell::Number(total.total),
        Cell::count(total.played),
        Cell::Number(total.rating_in),
        Cell::Number(total.rating_out),
        total.best.map_or(Cell::Empty, best),
        Cell::number(total.best.map(|(_, change)| change)),
        Cell::count(total.captain),
    ]
}

/// The winners of the Most Successful Player prize: those with the largest
/// total change, if anybody won anything.
pub fn most_successful(view: &ClubView, id: ChampionshipId) -> Vec<&str> {
    let Some((championship, calculated)) = find(view, id) else {
        return Vec::new();
    };
    let first = |total: &&Total| total.place == 1 && total.total > 0.0;
    let winners = calculated.totals.iter().filter(first);
    winners
        .map(|total| view.book.entrant_name(championship, total.entrant))
        .collect()
}
