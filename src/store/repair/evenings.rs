//! The evenings, with their pairs and the order in which they were entered.

use std::collections::BTreeSet;

use super::pairs::{self, boards};
use super::ward::Ward;
use crate::domain::{
    Arg, Date, Entry, EventRef, Kind, Notice, PlayerId, Scoring, Tournament, TournamentId, day,
};
use crate::store::cell::{self, Cells};
use crate::store::read::TOURNAMENT;

/// An order of entry still to be given.
const NONE_YET: Entry = Entry(0);

/// All evenings.
pub(super) fn all(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    let mut rows = pairs::rows(ward)?;
    let days = days(ward)?;
    let sql = "SELECT * FROM tournament ORDER BY id";
    cell::each(connection, TOURNAMENT, sql, [], |cells| {
        match cells.id("id") {
            Ok(id) => one(ward, TournamentId(id), cells, rows.remove(&id), &days),
            Err(bad) => ward.give_up(bad),
        }
        Ok(())
    })?;
    for (id, rows) in rows {
        orphans(ward, id, rows.len());
    }
    Ok(())
}

/// How an evening is called in what is found.
fn about(date: impl Into<Arg>, title: &str) -> Notice {
    if title.is_empty() {
        return Notice::new("repair-about-evening").with("date", date);
    }
    Notice::new("repair-about-evening-titled")
        .with("date", date)
        .with("title", title)
}

fn one(
    ward: &mut Ward<'_>,
    id: TournamentId,
    cells: &Cells<'_>,
    rows: Option<Vec<pairs::Row>>,
    days: &[(i64, Date)],
) {
    let (from, stand_in) = (ward.findings.len(), ward.book.next_player());
    let entry = cells.id("entry").map(Entry);
    let date = possible_day(cells, "date");
    let title = cells.get::<String>("title");
    let told = title.clone().unwrap_or_default();
    let about = match &date {
        Ok(date) => about(*date, &told),
        Err(_) => about(cells.shown("date"), &told),
    };
    let near = cells
        .get::<String>("date")
        .ok()
        .and_then(|text| typed(&text));
    let near = near.unwrap_or_else(|| neighbour(days, entry.as_ref().map_or(0, |entry| entry.0)));
    let scoring = cells.parsed("scoring", Scoring::from_word);
    let mut evening = Tournament {
        id,
        entry: ward.or(&about, entry, NONE_YET, Notice::new("repair-last")),
        date: ward.or(&about, date, near, near),
        title: ward.or(&about, title, String::new(), ""),
        kind: ward.or(
            &about,
            cells.parsed("kind", Kind::from_word),
            Kind::Unrated,
            Notice::new("repair-unrated"),
        ),
        scoring: ward.or(
            &about,
            scoring,
            Scoring::Auto,
            Notice::new("report-scoring-auto"),
        ),
        boards: ward.or_nothing(&about, boards(cells)),
        fields: Vec::new(),
    };
    pairs::seat(ward, &about, &mut evening, rows.unwrap_or_default());
    pairs::scoring(ward, &about, &mut evening);
    let few = evening.fields.iter().any(|field| field.len() < 2);
    if ward.findings.len() > from && few && evening.kind == Kind::Rated {
        let remedy = Notice::new("repair-kept-unrated");
        ward.find(&about, Notice::new("repair-too-few-pairs"), remedy);
        evening.kind = Kind::Unrated;
    }
    let made = if evening.pairs().next().is_some() {
        Some(evening)
    } else {
        let wrong = Notice::new("repair-no-pairs");
        ward.find(&about, wrong, Notice::new("repair-dropped"));
        None
    };
    let known = known(ward, id);
    if ward.findings.len() > from && known.is_some() {
        // Nobody needs to sit in for those whom the journal knows.
        ward.book.players.split_off(&stand_in);
    }
    let evening = ward.prefer(from, made, known);
    ward.book.tournaments.extend(evening.map(|one| (id, one)));
}

/// An evening as the journal knows it, if all who played are there.
fn known(ward: &Ward<'_>, id: TournamentId) -> Option<Tournament> {
    let known = ward.known.book.tournaments.get(&id)?;
    let players = |pair: &crate::domain::Pair| [pair.a, pair.b];
    let here = |player: PlayerId| ward.book.players.contains_key(&player);
    let whole = known.pairs().flat_map(players).all(here);
    whole.then(|| known.clone())
}

/// Pairs without their evening.
fn orphans(ward: &mut Ward<'_>, id: i64, pairs: usize) {
    let about = Notice::new("repair-about-orphans").with("id", id.to_string());
    let wrong = Notice::new("repair-orphans").with("pairs", pairs);
    let id = TournamentId(id);
    match known(ward, id) {
        Some(evening) => {
            ward.find(&about, wrong, Notice::new("repair-as-known"));
            ward.book.tournaments.insert(id, evening);
        }
        None => ward.find(&about, wrong, Notice::new("repair-dropped")),
    }
}

/// A day on which something can have been.
pub(super) fn possible_day(cells: &Cells<'_>, column: &'static str) -> Result<Date, Notice> {
    let date = cells.date(column)?;
    let possible = (day::POSSIBLE.0..=day::POSSIBLE.1).contains(&date);
    possible.then_some(date).ok_or_else(|| cells.bad(column))
}

/// A day in another form than the file's.
pub(super) fn typed(text: &str) -> Option<Date> {
    let digits = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit());
    let typed = if digits {
        day::day_first(&format!("{}-{}-{}", &text[..4], &text[4..6], &text[6..]))
    } else {
        day::day_first(text)
    };
    typed.filter(|date| (day::POSSIBLE.0..=day::POSSIBLE.1).contains(date))
}

/// The readable days of evenings by their order of entry.
fn days(ward: &Ward<'_>) -> Result<Vec<(i64, Date)>, Notice> {
    let mut days = Vec::new();
    let sql = "SELECT * FROM tournament ORDER BY entry";
    cell::each(ward.connection, TOURNAMENT, sql, [], |cells| {
        if let (Ok(entry), Ok(date)) = (cells.id("entry"), possible_day(cells, "date")) {
            days.push((entry, date));
        }
        Ok(())
    })?;
    Ok(days)
}

/// The day of the evening entered before, else after it.
fn neighbour(days: &[(i64, Date)], entry: i64) -> Date {
    let later = days.partition_point(|(other, _)| *other <= entry);
    let near = later
        .checked_sub(1)
        .or((later < days.len()).then_some(later));
    near.map_or_else(|| jiff::Zoned::now().date(), |at| days[at].1)
}

/// The order of entry decides between events of one date, so no two have the
/// same: later ones get new numbers.
pub(super) fn entries(ward: &mut Ward<'_>) {
    let mut seen = BTreeSet::new();
    let mut again = Vec::new();
    for event in ward.book.timeline() {
        let (date, entry) = event.moment();
        if entry == NONE_YET || !seen.insert(entry) {
            again.push(match event {
                EventRef::Tournament(evening) => {
                    (Ok(evening.id), about(date, &evening.title), entry)
                }
                EventRef::Adjustment(one) => {
                    let about = Notice::new("repair-about-decision").with("date", date);
                    (Err(one.id), about, entry)
                }
            });
        }
    }
    for (event, about, entry) in again {
        if entry != NONE_YET {
            let wrong = Notice::new("repair-entry").with("entry", entry.0.to_string());
            ward.find(&about, wrong, Notice::new("repair-entry-last"));
        }
        let next = ward.book.next_entry();
        let place = match event {
            Ok(id) => ward.book.tournaments.get_mut(&id).map(|one| &mut one.entry),
            Err(id) => ward.book.adjustments.get_mut(&id).map(|one| &mut one.entry),
        };
        if let Some(place) = place {
            *place = next;
        }
    }
}
