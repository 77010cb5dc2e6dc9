//! The sheets of ratings: Statistic, where they stand evening by evening, and
//! Rating, the list.

use std::collections::{HashMap, HashSet};

use super::hist::is_heading;
use super::roster::{Listed, NAME, Roster, listed};
use super::{Flaws, limits};
use crate::domain::name::check_player;
use crate::domain::old_workbook::FIRST_COLUMN;
use crate::domain::{Notice, Place, number};
use crate::exchange::sheets::{Cell, Sheet};

/// Reads every player's ratings from Statistic.
pub(super) fn statistic(sheet: Option<&Sheet>, roster: &mut Roster, flaws: &mut Flaws) {
    let Some(sheet) = sheet else {
        flaws.missing("Statistic");
        return;
    };
    limits::tell_beyond(sheet, flaws);
    let list = listed(sheet, is_heading, flaws);
    let players = Matching::of(sheet, &list, roster, flaws).by_number().done();
    for listed in &list {
        let Some(player) = players.get(&listed.row) else {
            continue;
        };
        let mut ratings = Vec::new();
        for (place, cell) in listed.cells {
            let Some(nth) = limits::evening(*place) else {
                continue;
            };
            let rating = figure(sheet, *place, cell, flaws);
            if rating.is_some() {
                ratings.resize(nth, None);
                ratings.push(rating);
            }
        }
        let player = &mut roster.players[*player];
        player.ratings = ratings;
        player.statistic_row = Some(listed.row);
    }
}

/// Reads the list.
pub(super) fn rating(sheet: Option<&Sheet>, roster: &mut Roster, flaws: &mut Flaws) {
    let Some(sheet) = sheet else {
        flaws.missing("Rating");
        return;
    };
    let list = listed(sheet, is_heading, flaws);
    let players = Matching::of(sheet, &list, roster, flaws).done();
    for listed in &list {
        let Some(player) = players.get(&listed.row) else {
            continue;
        };
        let mut read = |column: u32| {
            let place = Place {
                row: listed.row,
                column,
            };
            figure(sheet, place, sheet.cell(listed.row, column), flaws)
        };
        let (old, main) = (read(FIRST_COLUMN), read(FIRST_COLUMN + 1));
        let player = &mut roster.players[*player];
        (player.old, player.main) = (old, main);
        player.rating_row = Some(listed.row);
    }
}

/// Says, where there are evenings to calculate, whose starting rating is that
/// of Rating because Statistic does not tell any.
pub(super) fn tell_starts(roster: &Roster, flaws: &mut Flaws) {
    let has_statistic = roster.players.iter().any(|player| player.start().is_some());
    let of_rating = roster
        .players
        .iter()
        .filter(|player| player.start().is_none() && player.starting().is_some());
    if !has_statistic {
        let players = of_rating.count();
        if players > 0 {
            let starts = Notice::new("workbook-starts-of-rating").with("players", players);
            flaws.sheet("Rating", starts);
        }
        return;
    }
    for player in of_rating {
        let Some(row) = player.rating_row else {
            continue;
        };
        let column = FIRST_COLUMN + u32::from(player.old.is_none());
        let start = Notice::new("workbook-start-of-rating").with("name", player.name.as_str());
        flaws.cell("Rating", Place { row, column }, start);
    }
}

fn figure(sheet: &Sheet, place: Place, cell: &Cell, flaws: &mut Flaws) -> Option<f64> {
    let figure = match cell {
        Cell::Number(figure) => Some(*figure),
        Cell::Text(text) => number::parse(text),
        Cell::Date(_) | Cell::Empty => None,
    };
    if figure.is_none() && !cell.is_blank() {
        let wrong = Notice::new("workbook-not-number").with("text", cell.to_string());
        flaws.cell(&sheet.name, place, wrong);
    }
    figure
}

/// The rows of a sheet on the way to their players.
struct Matching<'a, 'b> {
    sheet: &'a Sheet,
    roster: &'b mut Roster,
    flaws: &'b mut Flaws,
    /// By row.
    found: HashMap<u32, usize>,
    claimed: HashSet<usize>,
    left: Vec<&'a Listed<'a>>,
}

impl<'a, 'b> Matching<'a, 'b> {
    /// Finds players by name.
    fn of(
        sheet: &'a Sheet,
        list: &'a [Listed<'a>],
        roster: &'b mut Roster,
        flaws: &'b mut Flaws,
    ) -> Self {
        let mut matching = Self {
            sheet,
            roster,
            flaws,
            found: HashMap::new(),
            claimed: HashSet::new(),
            left: Vec::new(),
        };
        for listed in list {
            let fitting = matching.roster.fitting(&listed.name);
            let free = fitting.iter().find(|nth| !matching.claimed.contains(nth));
            match (free, fitting.first()) {
                (Some(free), _) => matching.take(listed, *free),
                (None, Some(taken)) => {
                    let name = matching.roster.players[*taken].name.as_str();
                    let twice = Notice::new("workbook-row-twice").with("name", name);
                    matching.flaw(listed, twice);
                }
                (None, None) => matching.left.push(listed),
            }
        }
        matching
    }

    /// Finds those left by the number of their row, as on Hist.
    fn by_number(mut self) -> Self {
        for listed in std::mem::take(&mut self.left) {
            match self.roster.numbered(listed.number) {
                Some(nth) if !self.claimed.contains(&nth) => self.take(listed, nth),
                _ => self.left.push(listed),
            }
        }
        self
    }

    /// Finds those left by a near spelling; the others are new.
    fn done(mut self) -> HashMap<u32, usize> {
        for listed in std::mem::take(&mut self.left) {
            let claimed = &self.claimed;
            let near = self.roster.near(&listed.name);
            let near = near.into_iter().find(|nth| !claimed.contains(nth));
            if let Some(nth) = near {
                self.take(listed, nth);
                continue;
            }
            match check_player(&listed.name) {
                Ok(name) => {
                    let place = name_of(listed);
                    let nth = self
                        .roster
                        .stranger(&name, &self.sheet.name, place, self.flaws);
                    self.claimed.insert(nth);
                    self.found.insert(listed.row, nth);
                }
                Err(reason) => self.flaw(listed, reason),
            }
        }
        self.found
    }

    fn take(&mut self, listed: &Listed<'_>, nth: usize) {
        self.claimed.insert(nth);
        self.found.insert(listed.row, nth);
        if !self.roster.is_spelled(nth, &listed.name) {
            let name = self.roster.players[nth].name.as_str();
            let differs = Notice::new("workbook-name-differs")
                .with("name", listed.name.as_str())
                .with("hist", name);
            self.flaw(listed, differs);
        }
    }

    fn flaw(&mut self, listed: &Listed<'_>, reason: Notice) {
        self.flaws.cell(&self.sheet.name, name_of(listed), reason);
    }
}

fn name_of(listed: &Listed<'_>) -> Place {
    Place {
        row: listed.row,
        column: NAME,
    }
}
