//! The sheet as a whole: what is wrong with it, and the evening it records.

use super::checks;
use super::row::Row;
use crate::club::{ClubView, Draft, Evening, EveningPair};
use crate::domain::{Date, Kind, Notice};

/// What stands above the grid, understood.
#[derive(Debug, Default)]
pub(super) struct Heading {
    /// The date, where it is one.
    pub(super) date: Option<Date>,
    /// Boards per pair.
    pub(super) boards: Option<u32>,
    /// What is wrong.
    pub(super) problems: Vec<Notice>,
}

impl Heading {
    /// Reads everything but the grid.
    pub(super) fn read(view: &ClubView, draft: &Draft) -> Self {
        let mut heading = Self::default();
        let gone = |id| !view.book.tournaments.contains_key(&id);
        if draft.of.is_some_and(gone) {
            heading.problems.push(Notice::new("sheet-evening-gone"));
        }
        match checks::date(&draft.date, draft.parsed_date()) {
            Ok(date) => heading.date = Some(date),
            Err(problem) => heading.problems.push(problem),
        }
        match checks::boards(&draft.boards) {
            Ok(boards) => heading.boards = boards,
            Err(problem) => heading.problems.push(problem),
        }
        heading
    }
}

/// What is wrong with the number of pairs in each field.
pub(super) fn missing_pairs(draft: &Draft, rows: &[Row]) -> Vec<Notice> {
    let pairs = |field| {
        rows.iter()
            .filter(|row| !row.empty && row.field == field)
            .count()
    };
    if rows.iter().all(|row| row.empty) {
        return vec![Notice::new("sheet-no-pairs")];
    }
    let filled = rows.iter().filter(|row| !row.empty);
    let fields = filled.map(|row| row.field + 1).max().unwrap_or(0);
    if fields > 2 {
        return vec![Notice::new("club-fields").with("fields", fields)];
    }
    let problem = |field| match (pairs(field), draft.two_winners) {
        (0, _) => Some(Notice::new("sheet-field-empty").with("field", field + 1)),
        (1, true) => Some(Notice::new("sheet-field-one-pair").with("field", field + 1)),
        (1, false) => Some(Notice::new("sheet-one-pair")),
        _ => None,
    };
    (0..draft.fields()).filter_map(problem).collect()
}

/// Marks the rows of a rated evening that still lack a result. When all of
/// them do, it is a start list, and the sheet as a whole is not ready.
pub(super) fn mark_missing_results(draft: &Draft, rows: &mut [Row]) -> Option<Notice> {
    let mut typed = rows.iter().filter(|row| !row.empty).peekable();
    if draft.unrated || typed.peek().is_none() {
        return None;
    }
    if typed.all(|row| row.result_missing) {
        return Some(Notice::new("sheet-no-results"));
    }
    for row in rows.iter_mut().filter(|row| row.result_missing) {
        row.problems.push(Notice::new("sheet-result-missing"));
    }
    None
}

/// The evening that a faultless sheet records; `None` when a pair or the date
/// is not known.
pub(super) fn evening(draft: &Draft, heading: &Heading, rows: &[Row]) -> Option<Evening> {
    let mut fields = vec![Vec::new(); draft.fields()];
    for row in rows.iter().filter(|row| !row.empty) {
        let [a, b] = row.pair()?;
        fields.get_mut(row.field)?.push(EveningPair {
            a,
            b,
            result: row.result,
            percentage: row.percentage,
            boards: row.boards,
        });
    }
    Some(Evening {
        of: draft.of,
        date: heading.date?,
        title: draft.title.trim().to_owned(),
        kind: if draft.unrated {
            Kind::Unrated
        } else {
            Kind::Rated
        },
        scoring: draft.scoring,
        boards: heading.boards,
        fields,
    })
}
