//! What is in a backup, or in any club file.

use std::fs;
use std::path::Path;

use super::copy::{Held, source};
use crate::domain::{Book, Date, Kind, Notice};
use crate::store::fault;
use crate::store::journal::Beginning;

/// What a sound club file holds, in a few figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Contents {
    /// The club's name.
    pub club: String,
    /// How many players it has.
    pub players: usize,
    /// How many evenings with results.
    pub tournaments: usize,
    /// Date and heading of the newest of them; the heading may be empty.
    pub last: Option<(Date, String)>,
    /// The length of the file, in bytes.
    pub bytes: u64,
    /// How the journal begins, by which copies of one club know each other.
    begins: Option<Beginning>,
}

/// Reads a whole file, of this or an older version; it stays as it is.
///
/// # Errors
/// `store-missing`; `backup-unsound` for what is damaged, empty or no club.
pub fn look(path: &Path) -> Result<Contents, Notice> {
    let held = source(path).and_then(|connection| Held::of(&connection));
    let held = held.map_err(|notice| unsound(notice, path))?;
    let bytes = fs::metadata(path).map(|about| about.len());
    let bytes = bytes.map_err(|error| fault::of_system(&error, path))?;
    Ok(Contents::new(held, bytes))
}

fn unsound(notice: Notice, path: &Path) -> Notice {
    match &*notice.id {
        "store-damaged" | "store-bad-row" | "store-empty" | "store-foreign"
        | "store-unexpected" => fault::about(Notice::new("backup-unsound"), path),
        _ => notice,
    }
}

impl Contents {
    pub(super) fn new(held: Held, bytes: u64) -> Self {
        let evenings = evenings(&held.book);
        Self {
            players: held.book.players.len(),
            tournaments: evenings.len(),
            last: evenings.into_iter().next_back(),
            begins: held.extent.begins,
            club: held.book.name,
            bytes,
        }
    }

    /// Whether both are states of one club. Their journals begin with the
    /// same operation of the same second; a club that nothing was done to
    /// yet is known by its name only.
    pub fn is_same_club(&self, other: &Self) -> bool {
        match (&self.begins, &other.begins) {
            (Some(this), Some(that)) => this == that,
            _ => self.club == other.club,
        }
    }
}

/// The evenings with results, oldest first.
fn evenings(book: &Book) -> Vec<(Date, String)> {
    let mut evenings: Vec<_> = book
        .tournaments
        .values()
        .filter(|evening| evening.kind != Kind::Prehistory)
        .collect();
    evenings.sort_by_key(|evening| (evening.date, evening.entry));
    let told = evenings.into_iter();
    told.map(|evening| (evening.date, evening.title.clone()))
        .collect()
}
