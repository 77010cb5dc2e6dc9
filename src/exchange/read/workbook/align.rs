//! Which sheet of results belongs to which column of Hist.
//!
//! The newest sheet belongs to the newest column, and so on back. Where the
//! pairs of a sheet say clearly that it belongs elsewhere, because a sheet or
//! a column is missing between them, they are believed.

use std::collections::HashSet;

use super::Flaws;
use super::evening::{RawEvening, RawPair, Sheets};
use super::hist::Column;
use super::roster::Roster;
use crate::domain::{Notice, OldEvening, OldPair, Progress};

/// From this share of pairs that a column confirms it belongs to the sheet.
const LIKELY: f64 = 0.5;
/// From this share on a column farther away is believed.
const CLEAR: f64 = 0.8;

/// All evenings, newest first.
pub(super) fn align(
    columns: Vec<Column>,
    mut sheets: Sheets,
    roster: &mut Roster,
    flaws: &mut Flaws,
    progress: &mut Progress<'_>,
) -> Result<Vec<OldEvening>, Notice> {
    take_current(&columns, &mut sheets, flaws);
    let mut places = places(&columns, &sheets.dated);
    let mut raw = sheets.dated;
    for evening in sheets.undated {
        let free = |nth: &usize| !places.contains(&Some(*nth));
        let clear = |nth: &usize| share(&evening, &columns[*nth]) >= CLEAR;
        match (0..columns.len()).filter(free).find(clear) {
            Some(nth) => {
                places.push(Some(nth));
                raw.push(evening);
            }
            None => flaws.sheet(&evening.sheet, Notice::new("workbook-sheet-no-date")),
        }
    }
    let mut of_column: Vec<Option<RawEvening>> = Vec::new();
    of_column.resize_with(columns.len(), || None);
    let mut alone = Vec::new();
    for (evening, place) in raw.into_iter().zip(places) {
        match place {
            Some(nth) if nth < of_column.len() => of_column[nth] = Some(evening),
            place => alone.push((place, evening)),
        }
    }
    let mut evenings = Vec::new();
    for (nth, (column, sheet)) in columns.iter().zip(of_column).enumerate() {
        progress.reach(0.5 + 0.1 * nth as f64 / columns.len() as f64)?;
        let mut evening = match sheet {
            Some(sheet) => settle(sheet, Some(column), roster, flaws),
            None => of_hist(column),
        };
        evening.column = Some(nth);
        evenings.push(evening);
    }
    for (column, sheet) in alone {
        let evening = OldEvening {
            column,
            ..settle(sheet, None, roster, flaws)
        };
        insert(&mut evenings, evening);
    }
    Ok(evenings)
}

/// Tourn itself holds either an evening that has its copy, or the newest one
/// before it was copied, or one that is not calculated yet.
fn take_current(columns: &[Column], sheets: &mut Sheets, flaws: &mut Flaws) {
    let Some(current) = sheets.current.take() else {
        return;
    };
    let newest = sheets.dated.first();
    if newest.is_some() && newest.and_then(|newest| newest.date) == current.date {
        return;
    }
    let later = newest.is_none_or(|newest| current.date > newest.date);
    let calculated = columns
        .first()
        .is_some_and(|column| share(&current, column) >= CLEAR);
    if later && calculated && current.date.is_some() {
        sheets.dated.insert(0, current);
    } else if newest.is_none() && calculated {
        sheets.undated.insert(0, current);
    } else {
        flaws.sheet(&current.sheet, Notice::new("workbook-not-calculated"));
    }
}

/// The column of each dated sheet; `None` for one that Hist does not know.
/// Beyond the last column they go on as if Hist had been cut off there.
fn places(columns: &[Column], dated: &[RawEvening]) -> Vec<Option<usize>> {
    let mut next = 0;
    let mut places = Vec::new();
    for (nth, evening) in dated.iter().enumerate() {
        let rest = columns.get(next..).unwrap_or_default();
        let fits = |column: &Column, least: f64| share(evening, column) >= least;
        let by_heading = rest
            .iter()
            .position(|column| column.date.is_some() && column.date == evening.date);
        let clear = rest.iter().position(|column| fits(column, CLEAR));
        // Clubs have lasting pairs: half of them may be those of any evening.
        let here = rest
            .first()
            .is_none_or(|column| fits(column, LIKELY) && clear.is_none_or(|ahead| ahead == 0));
        let place = match (by_heading, here) {
            (Some(ahead), _) => Some(next + ahead),
            (None, true) => Some(next),
            (None, false) => match clear {
                Some(ahead) => Some(next + ahead),
                None => {
                    let following = dated.get(nth + 1).zip(rest.first());
                    let known =
                        following.is_none_or(|(older, column)| share(older, column) < CLEAR);
                    known.then_some(next)
                }
            },
        };
        next = place.map_or(next, |place| place + 1);
        places.push(place);
    }
    places
}

/// The share of an evening's pairs that a column confirms.
fn share(evening: &RawEvening, column: &Column) -> f64 {
    let confirmed = evening.pairs.iter().filter(|pair| match pair.players {
        [Some(a), Some(b)] => column.partners.get(&a) == Some(&b),
        _ => false,
    });
    confirmed.count() as f64 / evening.pairs.len().max(1) as f64
}

fn of_hist(column: &Column) -> OldEvening {
    let pair = |&(a, b): &(usize, usize)| OldPair {
        a,
        b,
        result: None,
        place: None,
    };
    OldEvening {
        date: column.date,
        pairs: column.pairs.iter().map(pair).collect(),
        ..OldEvening::default()
    }
}

/// An evening of a sheet, its names found and compared with its column.
fn settle(
    raw: RawEvening,
    column: Option<&Column>,
    roster: &mut Roster,
    flaws: &mut Flaws,
) -> OldEvening {
    let sheet = raw.sheet.as_str();
    let mut seated = HashSet::new();
    let mut pairs = Vec::new();
    for pair in &raw.pairs {
        let [a, b] = [0, 1].map(|which| player(pair, which, column, sheet, roster, flaws));
        let again = [a, b].into_iter().find(|player| seated.contains(player));
        if a == b || again.is_some() {
            let name = roster.players[again.unwrap_or(a)].name.as_str();
            let twice = Notice::new("workbook-player-twice").with("name", name);
            flaws.cell(sheet, pair.place, twice);
            continue;
        }
        seated.extend([a, b]);
        if let Some(column) = column
            && column.partners.get(&a) != Some(&b)
        {
            let unlike = Notice::new("workbook-pair-not-on-hist")
                .with("a", roster.players[a].name.as_str())
                .with("b", roster.players[b].name.as_str());
            flaws.cell(sheet, pair.place, unlike);
        }
        pairs.push(OldPair {
            a,
            b,
            result: pair.result,
            place: Some(pair.place_of_result()),
        });
    }
    if column.is_none() {
        flaws.sheet(sheet, Notice::new("workbook-sheet-not-on-hist"));
    }
    let pairs = scored(pairs, sheet, flaws);
    if let Some(column) = column {
        absent(column, &pairs, sheet, roster, flaws);
    }
    OldEvening {
        column: None,
        date: raw.date.or(column.and_then(|column| column.date)),
        sheet: Some(raw.sheet),
        pairs,
    }
}

/// Without two results there is nothing to calculate, and all pairs are kept
/// for familiarity; else those without a result are left out.
fn scored(mut pairs: Vec<OldPair>, sheet: &str, flaws: &mut Flaws) -> Vec<OldPair> {
    let results = pairs.iter().filter(|pair| pair.result.is_some()).count();
    if results > 1 {
        pairs.retain(|pair| pair.result.is_some());
    } else {
        flaws.sheet(sheet, Notice::new("workbook-few-results"));
        pairs.iter_mut().for_each(|pair| pair.result = None);
    }
    pairs
}

/// Pairs of Hist that the sheet does not have.
fn absent(column: &Column, pairs: &[OldPair], sheet: &str, roster: &Roster, flaws: &mut Flaws) {
    let seated: HashSet<_> = pairs.iter().flat_map(|pair| [pair.a, pair.b]).collect();
    for &(a, b) in &column.pairs {
        let Some(place) = column.places.get(&a).or_else(|| column.places.get(&b)) else {
            continue;
        };
        if !seated.contains(&a) && !seated.contains(&b) {
            let absent = Notice::new("workbook-pair-not-on-sheet")
                .with("a", roster.players[a].name.as_str())
                .with("b", roster.players[b].name.as_str())
                .with("sheet", sheet);
            flaws.cell("Hist", *place, absent);
        }
    }
}

/// Who one of a row's names means. A name that nobody or several have is the
/// partner whom Hist tells, where the spelling allows it; else somebody new.
fn player(
    pair: &RawPair,
    which: usize,
    column: Option<&Column>,
    sheet: &str,
    roster: &mut Roster,
    flaws: &mut Flaws,
) -> usize {
    let name = pair.names[which].as_str();
    let told = pair.players[1 - which]
        .zip(column)
        .and_then(|(other, column)| column.partners.get(&other).copied());
    let fitting = roster.fitting(name);
    let near = |told: &usize| roster.near(name).any(|near| near == *told);
    let player = match (fitting.as_slice(), told) {
        ([only], _) => *only,
        ([], told) => match told.filter(near) {
            Some(told) => told,
            None => return roster.stranger(name, sheet, pair.place, flaws),
        },
        (several, Some(told)) if several.contains(&told) => told,
        ([first, ..], _) => {
            let several = Notice::new("workbook-namesakes").with("name", name);
            flaws.cell(sheet, pair.place, several);
            *first
        }
    };
    if !roster.is_spelled(player, name) {
        let hist = roster.players[player].name.as_str();
        let differs = Notice::new("workbook-name-differs")
            .with("name", name)
            .with("hist", hist);
        flaws.cell(sheet, pair.place, differs);
    }
    player
}

/// Puts an evening without a column between the dates around it.
fn insert(evenings: &mut Vec<OldEvening>, evening: OldEvening) {
    let older = |other: &OldEvening| other.date.is_some_and(|date| Some(date) < evening.date);
    let at = match evening.column {
        Some(_) => evenings.len(),
        None => evenings.iter().position(older).unwrap_or(evenings.len()),
    };
    evenings.insert(at, evening);
}
