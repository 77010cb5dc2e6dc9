//! One row of the sheet, read on its own, and the players seen in two rows.

use std::collections::HashMap;
use std::collections::hash_map;

use super::checks;
use super::near::NearCache;
use super::{ExaminedRow, Named};
use crate::club::paste::names_in;
use crate::club::{ClubView, Draft, DraftRow, Who};
use crate::domain::name::{self, fold, normalise};
use crate::domain::{Notice, PlayerId, Scoring};

/// A row, understood as far as it can be without the others.
#[derive(Clone, Debug, Default)]
pub(super) struct Row {
    /// Whether nothing is typed in it.
    pub(super) empty: bool,
    /// The field it belongs to.
    pub(super) field: usize,
    /// The names, normalised; empty where missing.
    pub(super) names: [String; 2],
    /// Who is meant.
    pub(super) named: [Named; 2],
    /// Whether a pair is typed, but nothing in its result cell.
    pub(super) result_missing: bool,
    /// The result, where it is a number that the scoring allows.
    pub(super) result: Option<f64>,
    /// The published percentage.
    pub(super) percentage: Option<f64>,
    /// The pair's own boards.
    pub(super) boards: Option<u32>,
    /// What is wrong.
    pub(super) problems: Vec<Notice>,
}

impl Row {
    /// Reads a row.
    pub(super) fn read(
        view: &ClubView,
        near: &mut NearCache,
        draft: &Draft,
        typed: &DraftRow,
    ) -> Self {
        let mut row = Self {
            empty: typed.is_empty(),
            field: draft.field_of(typed),
            ..Self::default()
        };
        if row.empty {
            return row;
        }
        row.read_names(view, near, typed);
        row.read_numbers(typed, draft.scoring);
        row
    }

    /// The two partners, when both are known well enough to be rated.
    pub(super) fn pair(&self) -> Option<[Who; 2]> {
        let [a, b] = [self.who(0)?, self.who(1)?];
        (!self.is_own_partner()).then_some([a, b])
    }

    /// The row as it is shown.
    pub(super) fn examined(&self) -> ExaminedRow {
        let [a, b] = self.named.clone();
        ExaminedRow {
            a,
            b,
            problems: self.problems.clone(),
            norm: None,
            outcome: None,
        }
    }

    fn read_names(&mut self, view: &ClubView, near: &mut NearCache, typed: &DraftRow) {
        match partners(view, typed) {
            Ok(names) => self.names = names,
            Err(problem) => return self.problems.push(problem),
        }
        match &self.names {
            [a, b] if a.is_empty() && b.is_empty() => {
                self.problems.push(Notice::new("sheet-names-missing"));
            }
            [alone, empty] | [empty, alone] if empty.is_empty() => self
                .problems
                .push(Notice::new("sheet-partner-missing").with("name", checks::excerpt(alone))),
            _ => {}
        }
        let starts = [&typed.start_a, &typed.start_b];
        for (side, start) in starts.into_iter().enumerate() {
            self.named[side] = self.read_name(view, near, side, start);
        }
        if self.is_own_partner() {
            let name = checks::excerpt(&self.names[0]);
            self.problems
                .push(Notice::new("sheet-own-partner").with("name", name));
        }
    }

    fn read_name(
        &mut self,
        view: &ClubView,
        near: &mut NearCache,
        side: usize,
        start: &str,
    ) -> Named {
        let name = &self.names[side];
        if name.is_empty() {
            return Named::Empty;
        }
        if let Some(player) = view.names.find(name) {
            return Named::Known(player);
        }
        let near = near.near(&view.names, name);
        if let Some(problem) = ambiguous(view, name) {
            self.problems.push(problem);
            return Named::Newcomer { start: None, near };
        }
        let start = match name::check_player(name).and_then(|name| checks::start(&name, start)) {
            Ok(start) => Some(start),
            Err(problem) => {
                self.problems.push(problem);
                None
            }
        };
        Named::Newcomer { start, near }
    }

    fn read_numbers(&mut self, typed: &DraftRow, scoring: Scoring) {
        self.result_missing = typed.result.trim().is_empty();
        let mut keep = |problem| self.problems.push(problem);
        self.result = checks::result(&typed.result, scoring)
            .map_err(&mut keep)
            .unwrap_or_default();
        self.percentage = checks::percentage(typed.percentage)
            .map_err(&mut keep)
            .unwrap_or_default();
        self.boards = checks::boards(&typed.boards)
            .map_err(&mut keep)
            .unwrap_or_default();
    }

    fn who(&self, side: usize) -> Option<Who> {
        match &self.named[side] {
            Named::Empty | Named::Newcomer { start: None, .. } => None,
            Named::Known(player) => Some(Who::Known(*player)),
            Named::Newcomer {
                start: Some(start), ..
            } => Some(Who::New {
                name: self.names[side].clone(),
                start: *start,
            }),
        }
    }

    fn person(&self, side: usize) -> Option<Person> {
        match &self.named[side] {
            Named::Empty => None,
            Named::Known(player) => Some(Person::Known(*player)),
            Named::Newcomer { .. } => Some(Person::New(fold(&self.names[side]))),
        }
    }

    /// Whether both names are the same person's.
    pub(super) fn is_own_partner(&self) -> bool {
        self.named[0] != Named::Empty && self.person(0) == self.person(1)
    }
}

/// Marks every later row of a player who stands in two.
pub(super) fn mark_repeated(rows: &mut [Row]) {
    let mut first_row = HashMap::new();
    for (index, row) in rows.iter_mut().enumerate() {
        for side in 0..2 {
            let Some(person) = row.person(side) else {
                continue;
            };
            match first_row.entry(person) {
                hash_map::Entry::Vacant(free) => {
                    free.insert(index);
                }
                hash_map::Entry::Occupied(taken) if *taken.get() != index => row.problems.push(
                    Notice::new("sheet-player-twice")
                        .with("name", checks::excerpt(&row.names[side]))
                        .with("row", *taken.get() + 1),
                ),
                hash_map::Entry::Occupied(_) => {}
            }
        }
    }
}

/// What makes two names one person.
#[derive(PartialEq, Eq, Hash)]
enum Person {
    Known(PlayerId),
    New(String),
}

/// The names of a row; both may stand in one cell.
fn partners(view: &ClubView, typed: &DraftRow) -> Result<[String; 2], Notice> {
    let first = names_in(&view.names, &typed.a);
    let second = names_in(&view.names, &typed.b);
    match (&first[..], &second[..]) {
        ([a], [b]) | ([a, b], []) | ([], [a, b]) => Ok([a.clone(), b.clone()]),
        ([a], []) => Ok([a.clone(), String::new()]),
        ([], [b]) => Ok([String::new(), b.clone()]),
        ([], []) => Ok(Default::default()),
        _ => Err(Notice::new("sheet-names-many").with("count", first.len() + second.len())),
    }
}

/// A spelling that fits several players, so that none could be taken.
fn ambiguous(view: &ClubView, name: &str) -> Option<Notice> {
    let fitting = view.names.fitting(name);
    let names: Vec<&str> = fitting.iter().map(|id| view.book.name_of(*id)).collect();
    (!names.is_empty()).then(|| {
        Notice::new("sheet-name-ambiguous")
            .with("name", normalise(name))
            .with("players", names.join(", "))
    })
}
