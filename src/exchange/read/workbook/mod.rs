//! The club's old Excel workbook: who its players are, who played with whom,
//! what they scored, and the ratings it calculated.

mod align;
mod dates;
mod evening;
mod figures;
mod hist;
mod limits;
mod param;
mod roster;

use std::path::Path;

use self::evening::Sheets;
pub use self::limits::{MAX_EVENINGS, MAX_PLAYERS};
use crate::domain::{Flaw, Notice, OldEvening, OldWorkbook, Place, Progress};
use crate::exchange::load;
use crate::exchange::sheets::{self, Workbook};

/// Reads the file of an old workbook, told step by step.
///
/// # Errors
/// Why the file cannot be read, as [`load`] and [`sheets::open_watched`] say,
/// or as [`workbook`].
pub fn file(path: &Path, progress: &mut Progress<'_>) -> Result<OldWorkbook, Notice> {
    progress.enter(0.0, Notice::new("workbook-stage-read"))?;
    let book = sheets::open_watched(&load(path)?, progress)?;
    workbook(&book, progress)
}

/// Reads the sheets Param, Tourn, Hist, Rating, Statistic and every dated
/// copy of Tourn, their names matched without case. What does not fit becomes
/// a flaw, and is read as well as it can be.
///
/// # Errors
/// `workbook-none` for a workbook with neither players nor evenings,
/// `workbook-many-players` for more than [`MAX_PLAYERS`], `progress-stopped`.
pub fn workbook(book: &Workbook, progress: &mut Progress<'_>) -> Result<OldWorkbook, Notice> {
    for list in ["Hist", "Statistic", "Rating"] {
        limits::check_names(book.sheet(list))?;
    }
    let mut flaws = Flaws::default();
    let params = param::read(book.sheet("Param"), &mut flaws);
    let (mut roster, mut columns) = hist::read(book.sheet("Hist"), &mut flaws);
    progress.reach(0.45)?;
    figures::statistic(book.sheet("Statistic"), &mut roster, &mut flaws);
    hist::without_inserted(&mut columns, &roster, &mut flaws);
    figures::rating(book.sheet("Rating"), &mut roster, &mut flaws);
    progress.reach(0.5)?;
    let sheets = Sheets::read(book, &roster, &mut flaws);
    let evenings = align::align(columns, sheets, &mut roster, &mut flaws, progress)?;
    limits::check_players(roster.players.len())?;
    if roster.players.is_empty() {
        return Err(Notice::new("workbook-none"));
    }
    roster.without_rating(&mut flaws);
    if evenings.iter().any(OldEvening::has_results) {
        figures::tell_starts(&roster, &mut flaws);
    }
    Ok(OldWorkbook {
        params,
        players: roster.players,
        evenings,
        flaws: flaws.0,
    })
}

/// What does not fit, in the order found.
#[derive(Default)]
struct Flaws(Vec<Flaw>);

impl Flaws {
    fn cell(&mut self, sheet: &str, place: Place, reason: Notice) {
        self.0.push(Flaw {
            sheet: sheet.to_owned(),
            place: Some(place),
            reason,
        });
    }

    fn sheet(&mut self, sheet: &str, reason: Notice) {
        self.0.push(Flaw {
            sheet: sheet.to_owned(),
            place: None,
            reason,
        });
    }

    fn missing(&mut self, sheet: &str) {
        self.sheet(sheet, Notice::new("workbook-no-sheet").with("sheet", sheet));
    }
}
