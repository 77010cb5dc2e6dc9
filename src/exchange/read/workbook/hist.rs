//! The sheet of partners: who played with whom, column by column.

use std::collections::HashMap;

use super::roster::{Listed, NAME, NUMBER, Roster, listed, whole};
use super::{Flaws, dates, limits};
use crate::domain::old_workbook::FIRST_COLUMN;
use crate::domain::{Date, Notice, OldPlayer, Place, number};
use crate::exchange::read::words::header;
use crate::exchange::sheets::{Cell, Sheet};

/// A column of Hist: one evening.
#[derive(Default)]
pub(super) struct Column {
    /// Where the heading tells it.
    pub(super) date: Option<Date>,
    /// Both ways.
    pub(super) partners: HashMap<usize, usize>,
    /// In the order of the rows.
    pub(super) pairs: Vec<(usize, usize)>,
    /// Where each player's partner stands.
    pub(super) places: HashMap<usize, Place>,
}

/// A number in a column: whose row, which number, where.
type Claim = (usize, u32, Place);

/// The players of Hist, and its columns from the newest on.
pub(super) fn read(sheet: Option<&Sheet>, flaws: &mut Flaws) -> (Roster, Vec<Column>) {
    let Some(sheet) = sheet else {
        flaws.missing("Hist");
        return Default::default();
    };
    limits::tell_beyond(sheet, flaws);
    let list = listed(sheet, is_heading, flaws);
    tell_odd_numbers(sheet, &list, flaws);
    let (roster, rows) = Roster::of(sheet, &list, flaws);
    let top = list.first().map_or(u32::MAX, |first| first.row);
    let mut columns: Vec<Column> = Vec::new();
    let mut claims: Vec<Vec<Claim>> = Vec::new();
    for cells in sheet.rows() {
        for (place, cell) in cells {
            let Some(nth) = limits::evening(*place) else {
                continue;
            };
            if place.row < top {
                if let Some(date) = dates::of_cell(cell) {
                    at(&mut columns, nth).date = Some(date);
                } else if dates::is_odd(&cell.to_string()) {
                    let odd = Notice::new("workbook-date-odd").with("text", cell.to_string());
                    flaws.cell(&sheet.name, *place, odd);
                }
            } else if let Some(player) = rows.get(&place.row) {
                if let Some(number) = partner(sheet, *place, cell, flaws) {
                    at(&mut claims, nth).push((*player, number, *place));
                }
            } else if sheet.cell(place.row, NAME).is_blank() && !cell.is_blank() {
                flaws.cell(&sheet.name, *place, Notice::new("workbook-no-name"));
            }
        }
    }
    // A heading alone is no evening.
    columns.truncate(claims.len());
    for (nth, claims) in claims.iter().enumerate() {
        at(&mut columns, nth).settle(sheet, claims, &roster, flaws);
    }
    (roster, columns)
}

/// Where some of the players have a number in column A, anything else there is
/// an error; the row counts for its place then.
fn tell_odd_numbers(sheet: &Sheet, list: &[Listed<'_>], flaws: &mut Flaws) {
    let cell = |row: u32| sheet.cell(row, NUMBER);
    if !list.iter().any(|listed| whole(cell(listed.row)).is_some()) {
        return;
    }
    for listed in list {
        let cell = cell(listed.row);
        if whole(cell).is_none() && !cell.is_blank() {
            let place = Place {
                row: listed.row,
                column: NUMBER,
            };
            let odd = Notice::new("workbook-number-odd")
                .with("text", cell.to_string())
                .with("number", listed.number);
            flaws.cell(&sheet.name, place, odd);
        }
    }
}

/// Takes out the columns that are wholly empty, if that makes as many evenings
/// as Statistic has ratings after: then nobody forgot an evening, but somebody
/// put in a column.
pub(super) fn without_inserted(columns: &mut Vec<Column>, roster: &Roster, flaws: &mut Flaws) {
    let is_empty = |column: &Column| column.date.is_none() && column.places.is_empty();
    let empty = columns.iter().filter(|column| is_empty(column)).count();
    let starts = roster.players.iter().filter_map(OldPlayer::start);
    let rated = starts.map(|(start, _)| start).max();
    if empty == 0 || rated != Some(columns.len() - empty) {
        return;
    }
    for (nth, _) in columns.iter().enumerate().filter(|(_, c)| is_empty(c)) {
        let column = u32::try_from(nth).unwrap_or(0) + FIRST_COLUMN;
        let inserted = Notice::new("workbook-column-inserted");
        flaws.cell("Hist", Place { row: 0, column }, inserted);
    }
    columns.retain(|column| !is_empty(column));
}

/// Whether a cell above the names is their heading.
pub(super) fn is_heading(name: &str) -> bool {
    header::role(name).is_some_and(|role| role.is_name())
}

fn at<T: Default>(list: &mut Vec<T>, nth: usize) -> &mut T {
    if list.len() <= nth {
        list.resize_with(nth + 1, T::default);
    }
    &mut list[nth]
}

/// The partner's number; an empty cell and 0 are nobody.
fn partner(sheet: &Sheet, place: Place, cell: &Cell, flaws: &mut Flaws) -> Option<u32> {
    let nobody = match cell {
        Cell::Number(number) => *number == 0.0,
        Cell::Text(text) => number::parse(text) == Some(0.0),
        Cell::Date(_) | Cell::Empty => false,
    };
    if nobody || cell.is_blank() {
        return None;
    }
    let number = whole(cell);
    if number.is_none() {
        let wrong = Notice::new("workbook-not-player-number").with("text", cell.to_string());
        flaws.cell(&sheet.name, place, wrong);
    }
    number
}

impl Column {
    /// Pairs up those who point at each other; then those who point at
    /// somebody who points at nobody.
    fn settle(&mut self, sheet: &Sheet, claims: &[Claim], roster: &Roster, flaws: &mut Flaws) {
        let mut wanted: HashMap<usize, usize> = HashMap::new();
        for (player, number, place) in claims {
            self.places.insert(*player, *place);
            let reason = match roster.numbered(*number) {
                None => Notice::new("workbook-unknown-number"),
                Some(own) if own == *player => Notice::new("workbook-own-partner"),
                Some(other) => {
                    wanted.insert(*player, other);
                    continue;
                }
            };
            let name = roster.players[*player].name.as_str();
            let reason = reason.with("number", *number).with("name", name);
            flaws.cell(&sheet.name, *place, reason);
        }
        let back = |player: usize, other: usize| wanted.get(&other) == Some(&player);
        let in_order = || {
            let claimed =
                |(player, _, place): &Claim| Some((*player, *wanted.get(player)?, *place));
            claims.iter().filter_map(claimed)
        };
        for (player, other, _) in in_order() {
            if back(player, other) {
                self.pair(player, other);
            }
        }
        for (player, other, place) in in_order() {
            if back(player, other) {
                continue;
            }
            let alone = !wanted.contains_key(&other);
            let paired = alone && self.pair(player, other);
            let reason = if paired {
                Notice::new("workbook-one-sided")
            } else {
                Notice::new("workbook-not-mutual")
            };
            let name = |nth: usize| roster.players[nth].name.as_str();
            let reason = reason
                .with("name", name(player))
                .with("partner", name(other));
            flaws.cell(&sheet.name, place, reason);
        }
    }

    /// Whether both were free.
    fn pair(&mut self, a: usize, b: usize) -> bool {
        if self.partners.contains_key(&a) || self.partners.contains_key(&b) {
            return false;
        }
        self.partners.extend([(a, b), (b, a)]);
        self.pairs.push((a, b));
        true
    }
}
