//! The players of the workbook, found by number and by name.

use std::collections::{HashMap, HashSet};

use super::Flaws;
use crate::domain::name::{self, NameIndex, fold, normalise, spellings};
use crate::domain::{Book, Notice, OldPlayer, Place, Player, PlayerId};
use crate::exchange::read::words::sums;
use crate::exchange::sheets::{Cell, Sheet};

/// The column of the numbers, and that of the names.
pub(super) const NUMBER: u32 = 0;
pub(super) const NAME: u32 = 1;

/// The players, those of Hist first.
#[derive(Default)]
pub(super) struct Roster {
    pub(super) players: Vec<OldPlayer>,
    by_number: HashMap<u32, usize>,
    /// The names of Hist as they stand there; a number is a place in `players`.
    index: NameIndex,
    /// Players whom Hist does not have, by folded name.
    others: HashMap<String, usize>,
    /// Every way in which the names so far are written, to keep them apart.
    taken: HashSet<String>,
    /// As they stand in the workbook: of namesakes all but the first have
    /// another name in `players`.
    spelled: Vec<String>,
    /// Where each was first named.
    origins: Vec<(String, Place)>,
}

/// A row of a list of players.
pub(super) struct Listed<'a> {
    pub(super) row: u32,
    /// Column A, or counted from the first name.
    pub(super) number: u32,
    pub(super) name: String,
    /// All its cells.
    pub(super) cells: &'a [(Place, Cell)],
}

/// The rows of a list of players, and the rows above it. Where the rows are
/// numbered, those before the first number are headings; else the first row
/// is one if it reads so. Rows of sums below the players are told.
pub(super) fn listed<'a>(
    sheet: &'a Sheet,
    heading: fn(&str) -> bool,
    flaws: &mut Flaws,
) -> Vec<Listed<'a>> {
    let named = |cells: &&[(Place, Cell)]| !sheet.cell(cells[0].0.row, NAME).is_blank();
    let rows: Vec<_> = sheet.rows().filter(named).collect();
    let number = |row: u32| whole(sheet.cell(row, NUMBER));
    let first_numbered = rows.iter().position(|row| number(row[0].0.row).is_some());
    let first = first_numbered.unwrap_or_else(|| {
        let above = rows.first().filter(|row| {
            let name = sheet.cell(row[0].0.row, NAME).to_string();
            heading(&name)
        });
        usize::from(above.is_some())
    });
    let top = rows.get(first).map_or(0, |row| row[0].0.row);
    let listed = rows[first..].iter().map(|cells| {
        let row = cells[0].0.row;
        Listed {
            row,
            number: number(row).unwrap_or(row - top + 1),
            name: normalise(&sheet.cell(row, NAME).to_string()),
            cells,
        }
    });
    // A player may be called so, and has a number then.
    let is_sum = |listed: &Listed<'_>| sums::is_word(&listed.name) && number(listed.row).is_none();
    let (of_sums, players): (Vec<_>, Vec<_>) = listed.partition(is_sum);
    for sum in of_sums {
        let place = Place {
            row: sum.row,
            column: NAME,
        };
        let told = Notice::new("table-sums").with("text", sum.name);
        flaws.cell(&sheet.name, place, told);
    }
    players
}

/// A whole number from 1 on.
pub(super) fn whole(cell: &Cell) -> Option<u32> {
    let number = match cell {
        Cell::Number(number) => *number,
        Cell::Text(text) => crate::domain::number::parse(text)?,
        Cell::Date(_) | Cell::Empty => return None,
    };
    let fits = number.fract() == 0.0 && (1.0..=f64::from(u32::MAX)).contains(&number);
    fits.then_some(number as u32)
}

impl Roster {
    /// The players of Hist, and by row which of them stands there.
    pub(super) fn of(
        sheet: &Sheet,
        list: &[Listed<'_>],
        flaws: &mut Flaws,
    ) -> (Self, HashMap<u32, usize>) {
        let mut roster = Self::default();
        let mut book = Book::default();
        let mut rows = HashMap::new();
        for listed in list {
            let place = Place {
                row: listed.row,
                column: NAME,
            };
            let name = match name::check_player(&listed.name) {
                Ok(name) => name,
                Err(reason) => {
                    flaws.cell(&sheet.name, place, reason);
                    continue;
                }
            };
            let nth = roster.add(&name, &sheet.name, place, flaws);
            rows.insert(listed.row, nth);
            let id = id(nth);
            book.players.insert(id, Player::new(id, name, 0.0));
            if let Some(other) = roster.by_number.get(&listed.number) {
                let twice = Notice::new("workbook-number-twice")
                    .with("number", listed.number)
                    .with("name", roster.players[*other].name.as_str());
                let place = Place {
                    column: NUMBER,
                    ..place
                };
                flaws.cell(&sheet.name, place, twice);
            } else {
                roster.by_number.insert(listed.number, nth);
            }
        }
        roster.index = NameIndex::new(&book);
        (roster, rows)
    }

    /// The player of a number on Hist.
    pub(super) fn numbered(&self, number: u32) -> Option<usize> {
        self.by_number.get(&number).copied()
    }

    /// The players whom a name fits.
    pub(super) fn fitting(&self, name: &str) -> Vec<usize> {
        let found: Vec<_> = self.index.fitting(name).into_iter().map(nth).collect();
        if found.is_empty() {
            self.others.get(&fold(name)).copied().into_iter().collect()
        } else {
            found
        }
    }

    /// Whether a name is written as where the player was first named.
    pub(super) fn is_spelled(&self, nth: usize, name: &str) -> bool {
        self.spelled[nth] == name
    }

    /// The names in a cell of two.
    pub(super) fn parted(&self, cell: &str) -> Vec<String> {
        self.index.parted(cell)
    }

    /// Players of Hist with a near spelling, nearest first.
    pub(super) fn near(&self, name: &str) -> impl Iterator<Item = usize> {
        self.index.near(name, 3).into_iter().map(nth)
    }

    /// Somebody whom Hist does not have.
    pub(super) fn stranger(
        &mut self,
        name: &str,
        sheet: &str,
        place: Place,
        flaws: &mut Flaws,
    ) -> usize {
        let nth = self.add(name, sheet, place, flaws);
        self.others.insert(fold(name), nth);
        let unknown = Notice::new("workbook-not-on-hist").with("name", name);
        flaws.cell(sheet, place, unknown);
        nth
    }

    /// A new player, under a name of her own.
    fn add(&mut self, name: &str, sheet: &str, place: Place, flaws: &mut Flaws) -> usize {
        let known = |taken: &HashSet<String>, name: &str| {
            spellings(name).iter().any(|form| taken.contains(form))
        };
        let mut own = name.to_owned();
        for copy in 2.. {
            if !known(&self.taken, &own) {
                break;
            }
            own = format!("{name} ({copy})");
        }
        if own != name {
            let twice = Notice::new("workbook-name-twice")
                .with("name", name)
                .with("own", own.as_str());
            flaws.cell(sheet, place, twice);
        }
        self.taken.insert(fold(&own));
        self.spelled.push(name.to_owned());
        self.origins.push((sheet.to_owned(), place));
        self.players.push(OldPlayer {
            name: own,
            ..OldPlayer::default()
        });
        self.players.len() - 1
    }

    /// Says whose rating stands nowhere.
    pub(super) fn without_rating(&self, flaws: &mut Flaws) {
        for (player, (sheet, place)) in self.players.iter().zip(&self.origins) {
            if player.starting().is_none() {
                let none = Notice::new("workbook-no-rating").with("name", player.name.as_str());
                flaws.cell(sheet, *place, none);
            }
        }
    }
}

fn id(nth: usize) -> PlayerId {
    // A sheet has at most a million rows.
    PlayerId(nth as i64)
}

fn nth(id: PlayerId) -> usize {
    id.0 as usize
}
