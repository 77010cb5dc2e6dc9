//! Copies of the sheet Tourn: pairs and results of one evening each.

use std::cmp::Reverse;

use super::roster::Roster;
use super::{Flaws, dates};
use crate::domain::{Date, Notice, Place, number};
use crate::exchange::read::names;
use crate::exchange::read::words::header;
use crate::exchange::sheets::{Cell, Sheet, Workbook};

/// The sheets that are no evenings.
const OTHERS: [&str; 4] = ["param", "hist", "rating", "statistic"];
/// The sheet in work, of which the others are copies.
const CURRENT: &str = "tourn";

/// The day: C1.
const DATE: Place = Place { row: 0, column: 2 };
/// Both names, and the result.
const PAIR: u32 = 2;
const RESULT: u32 = 5;

/// The evenings that have a sheet.
#[derive(Default)]
pub(super) struct Sheets {
    /// Newest first; of one day the later copy first.
    pub(super) dated: Vec<RawEvening>,
    /// In the order of their tabs.
    pub(super) undated: Vec<RawEvening>,
    /// Tourn itself.
    pub(super) current: Option<RawEvening>,
}

/// A sheet of results.
pub(super) struct RawEvening {
    pub(super) sheet: String,
    pub(super) date: Option<Date>,
    copy: u32,
    pub(super) pairs: Vec<RawPair>,
}

/// A row of a sheet of results.
pub(super) struct RawPair {
    pub(super) place: Place,
    pub(super) names: [String; 2],
    /// Who that is, where it is certain.
    pub(super) players: [Option<usize>; 2],
    pub(super) result: Option<f64>,
}

impl RawPair {
    /// Where its result stands.
    pub(super) const fn place_of_result(&self) -> Place {
        Place {
            column: RESULT,
            ..self.place
        }
    }
}

impl Sheets {
    /// Reads all of them.
    pub(super) fn read(book: &Workbook, roster: &Roster, flaws: &mut Flaws) -> Self {
        let mut sheets = Self::default();
        for sheet in &book.sheets {
            let name = sheet.name.trim().to_lowercase();
            if OTHERS.contains(&name.as_str()) {
                continue;
            }
            let current = name == CURRENT;
            let evening = RawEvening {
                date: date(sheet, flaws),
                copy: dates::copy(&sheet.name),
                pairs: pairs(sheet, roster, flaws),
                sheet: sheet.name.clone(),
            };
            let used = sheet.rows().next().is_some();
            // A sheet of something else owes no day.
            if !evening.pairs.is_empty() {
                tell_odd_day(sheet, flaws);
            }
            if current {
                sheets.current = Some(evening).filter(|evening| !evening.pairs.is_empty());
            } else if evening.pairs.is_empty() && (used || evening.date.is_some()) {
                flaws.sheet(&sheet.name, Notice::new("workbook-sheet-unused"));
            } else if evening.date.is_some() {
                sheets.dated.push(evening);
            } else if used {
                sheets.undated.push(evening);
            }
        }
        sheets.sort(flaws);
        sheets
    }

    /// Puts them in order; the same evening twice is one.
    fn sort(&mut self, flaws: &mut Flaws) {
        self.dated
            .sort_by_key(|evening| Reverse((evening.date, evening.copy)));
        self.dated.dedup_by(|older, newer| {
            let same = older.date == newer.date && older.is_like(newer);
            if same {
                let twice = Notice::new("workbook-sheet-twice").with("other", newer.sheet.as_str());
                flaws.sheet(&older.sheet, twice);
            }
            same
        });
    }
}

impl RawEvening {
    fn is_like(&self, other: &Self) -> bool {
        let rows = |evening: &Self| -> Vec<_> {
            let row = |pair: &RawPair| (pair.names.clone(), pair.result);
            evening.pairs.iter().map(row).collect()
        };
        rows(self) == rows(other)
    }
}

/// The day of the tab, else that of C1. A copy of a copy (`04.03.2010 (2)`)
/// has a tab that says little.
fn date(sheet: &Sheet, flaws: &mut Flaws) -> Option<Date> {
    let tab = dates::in_text(&sheet.name);
    let inside = dates::of_cell(sheet.cell(DATE.row, DATE.column));
    if let (Some(tab), Some(inside)) = (tab, inside)
        && tab != inside
    {
        let taken = if dates::copy(&sheet.name) > 1 {
            inside
        } else {
            tab
        };
        let differs = Notice::new("workbook-date-differs")
            .with("inside", inside)
            .with("taken", taken);
        flaws.cell(&sheet.name, DATE, differs);
        return Some(taken);
    }
    tab.or(inside)
}

/// Says what stands for the day on a tab or in C1 and is none. C1 may hold the
/// heading or the first of the pairs instead, and a tab any name.
fn tell_odd_day(sheet: &Sheet, flaws: &mut Flaws) {
    if dates::is_odd(&sheet.name) {
        let odd = Notice::new("workbook-date-odd").with("text", sheet.name.as_str());
        flaws.sheet(&sheet.name, odd);
    }
    let cell = sheet.cell(DATE.row, DATE.column);
    let text = cell.to_string();
    let is_other = names::is_pair(&text) || header::role(&text).is_some();
    if dates::of_cell(cell).is_none() && !cell.is_blank() && !is_other {
        let odd = Notice::new("workbook-date-odd").with("text", text);
        flaws.cell(&sheet.name, DATE, odd);
    }
}

fn pairs(sheet: &Sheet, roster: &Roster, flaws: &mut Flaws) -> Vec<RawPair> {
    let mut pairs = Vec::new();
    for cells in sheet.rows() {
        let row = cells[0].0.row;
        let place = Place { row, column: PAIR };
        let cell = sheet.cell(row, PAIR);
        let result = sheet.cell(row, RESULT);
        let Cell::Text(text) = cell else {
            let number = matches!(result, Cell::Number(_));
            if number && !pairs.is_empty() {
                flaws.cell(&sheet.name, place, Notice::new("table-no-names"));
            }
            continue;
        };
        if place == DATE && dates::in_text(text).is_some() {
            continue;
        }
        if !names::is_pair(text) {
            // Above the pairs it is a heading.
            if matches!(result, Cell::Number(_)) || (!pairs.is_empty() && !cell.is_blank()) {
                let odd = Notice::new("table-not-a-pair").with("text", text.as_str());
                flaws.cell(&sheet.name, place, odd);
            }
            continue;
        }
        match names::two(&roster.parted(text)) {
            Ok((a, b)) => pairs.push(RawPair {
                place,
                players: [certain(roster, &a), certain(roster, &b)],
                names: [a, b],
                result: scored(sheet, row, flaws),
            }),
            Err(reason) => flaws.cell(&sheet.name, place, reason),
        }
    }
    pairs
}

fn certain(roster: &Roster, name: &str) -> Option<usize> {
    match roster.fitting(name)[..] {
        [only] => Some(only),
        _ => None,
    }
}

fn scored(sheet: &Sheet, row: u32, flaws: &mut Flaws) -> Option<f64> {
    let cell = sheet.cell(row, RESULT);
    let result = match cell {
        Cell::Number(result) => Some(*result),
        Cell::Text(text) => number::parse(text),
        Cell::Date(_) | Cell::Empty => None,
    };
    if result.is_none() {
        let reason = if cell.is_blank() {
            Notice::new("table-no-result")
        } else {
            Notice::new("table-result-not-number").with("text", cell.to_string())
        };
        let place = Place {
            row,
            column: RESULT,
        };
        flaws.cell(&sheet.name, place, reason);
    }
    result
}
