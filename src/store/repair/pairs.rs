//! The pairs of an evening.

use std::collections::{BTreeMap, BTreeSet};

use super::players::{of_club, stand_in};
use super::ward::{Ward, wrong};
use crate::domain::limits::LARGEST_RESULT;
use crate::domain::tournament::MOST_BOARDS;
use crate::domain::{Kind, Notice, Pair, PlayerId, Scoring, Tournament};
use crate::store::cell::{self, Cells};
use crate::store::read::PAIR;

/// A row, with a complaint about each column that makes no sense.
pub(super) struct Row {
    field: Result<usize, Notice>,
    a: Result<PlayerId, Notice>,
    b: Result<PlayerId, Notice>,
    result: Result<Option<f64>, Notice>,
    percentage: Result<Option<f64>, Notice>,
    boards: Result<Option<u32>, Notice>,
}

/// The rows of all evenings, in order, by the evening's identity; without one
/// under 0.
pub(super) fn rows(ward: &Ward<'_>) -> Result<BTreeMap<i64, Vec<Row>>, Notice> {
    let mut all: BTreeMap<i64, Vec<Row>> = BTreeMap::new();
    let sql = "SELECT * FROM pair ORDER BY tournament, field, number";
    cell::each(ward.connection, PAIR, sql, [], |cells| {
        let evening = cells.get("tournament").unwrap_or(0);
        all.entry(evening).or_default().push(row(ward, cells));
        Ok(())
    })?;
    Ok(all)
}

fn row(ward: &Ward<'_>, cells: &Cells<'_>) -> Row {
    let field = cells.get("field").and_then(|field: u8| {
        let known = field < 2;
        known
            .then_some(usize::from(field))
            .ok_or_else(|| cells.bad("field"))
    });
    Row {
        field,
        a: of_club(ward, cells, "a"),
        b: of_club(ward, cells, "b"),
        result: within(cells, "result", -LARGEST_RESULT, LARGEST_RESULT),
        percentage: within(cells, "percentage", 0.0, 100.0),
        boards: boards(cells),
    }
}

/// A number between two, or none.
pub(super) fn within(
    cells: &Cells<'_>,
    column: &'static str,
    least: f64,
    most: f64,
) -> Result<Option<f64>, Notice> {
    match cells.maybe_number(column)? {
        Some(number) if !(least..=most).contains(&number) => Err(cells.bad(column)),
        number => Ok(number),
    }
}

/// A possible number of boards, or none.
pub(super) fn boards(cells: &Cells<'_>) -> Result<Option<u32>, Notice> {
    match cells.get("boards")? {
        Some(boards) if !(1..=MOST_BOARDS).contains(&boards) => Err(cells.bad("boards")),
        boards => Ok(boards),
    }
}

/// Puts the pairs of an evening together.
pub(super) fn seat(ward: &mut Ward<'_>, about: &Notice, evening: &mut Tournament, rows: Vec<Row>) {
    let mut seated = BTreeSet::new();
    for row in rows {
        let field = ward.or(about, row.field, 0, 1);
        let result = row.result.and_then(|result| match result {
            None if evening.kind == Kind::Rated => Err(Notice::new("store-bad-row")
                .with("column", "result")
                .with("value", "NULL")),
            result => Ok(result),
        });
        let (a, b, result) = match (row.a, row.b, result) {
            (Ok(a), Ok(b), Ok(result)) => (a, b, result),
            (Ok(a), Ok(b), Err(_)) if evening.kind != Kind::Rated => {
                let bad = Notice::new("store-bad-row").with("column", "result");
                (a, b, ward.or_nothing(about, Err(bad)))
            }
            (Err(bad), ..) | (_, Err(bad), _) | (.., Err(bad)) => {
                ward.find(about, wrong(&bad), Notice::new("repair-pair-dropped"));
                continue;
            }
        };
        let pair = Pair {
            a: once(ward, about, &mut seated, a),
            b: once(ward, about, &mut seated, b),
            result,
            percentage: ward.or_nothing(about, row.percentage),
            boards: ward.or_nothing(about, row.boards),
        };
        if evening.fields.len() <= field {
            evening.fields.resize(field + 1, Vec::new());
        }
        evening.fields[field].push(pair);
    }
}

/// Nobody sits at two tables, nor at both ends of one.
fn once(
    ward: &mut Ward<'_>,
    about: &Notice,
    seated: &mut BTreeSet<PlayerId>,
    player: PlayerId,
) -> PlayerId {
    if seated.insert(player) {
        return player;
    }
    let other = stand_in(ward);
    let wrong = Notice::new("repair-player-twice").with("name", ward.book.name_of(player));
    let remedy = Notice::new("repair-stand-in").with("name", ward.book.name_of(other));
    ward.find(about, wrong, remedy);
    seated.insert(other);
    other
}

/// Results below zero or above 100 that the scoring forbids, where they are
/// calculated with: in a rated evening.
pub(super) fn scoring(ward: &mut Ward<'_>, about: &Notice, evening: &mut Tournament) {
    let scoring = evening.scoring;
    let results = evening.pairs().filter_map(|pair| pair.result);
    let odd = results.into_iter().find(|one| !scoring.allows(*one));
    if let (Some(odd), Kind::Rated) = (odd, evening.kind) {
        let wrong = Notice::new("repair-scoring").with("result", odd);
        ward.find(about, wrong, Notice::new("repair-scoring-auto"));
        evening.scoring = Scoring::Auto;
    }
}
