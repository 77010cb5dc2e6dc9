//! How much of a sheet is read: what no club has would only fill the memory.

use super::Flaws;
use super::roster::NAME;
use crate::domain::old_workbook::FIRST_COLUMN;
use crate::domain::{Notice, Place};
use crate::exchange::sheets::{Cell, Sheet};

/// Most columns of evenings on Hist and on Statistic, the newest ones.
pub const MAX_EVENINGS: usize = 1_000;
/// Most players.
pub const MAX_PLAYERS: usize = 20_000;

/// Which evening a column stands for, counted from the newest; `None` for the
/// columns before the first one and beyond the last one allowed.
pub(super) fn evening(place: Place) -> Option<usize> {
    let nth = place.column.checked_sub(FIRST_COLUMN)? as usize;
    (nth < MAX_EVENINGS).then_some(nth)
}

/// Tells, once a sheet, where the columns begin that are not read.
pub(super) fn tell_beyond(sheet: &Sheet, flaws: &mut Flaws) {
    let is_beyond = |(place, cell): &&(Place, Cell)| {
        place.column >= FIRST_COLUMN && evening(*place).is_none() && !cell.is_blank()
    };
    let first = sheet.rows().flatten().find(is_beyond);
    if let Some((place, _)) = first {
        let beyond = Notice::new("workbook-beyond").with("most", MAX_EVENINGS);
        flaws.cell(&sheet.name, *place, beyond);
    }
}

/// Refuses a sheet with more names in its column of names than a club has
/// players.
///
/// # Errors
/// `workbook-many-players`.
pub(super) fn check_names(sheet: Option<&Sheet>) -> Result<(), Notice> {
    let names = sheet.map_or(0, |sheet| {
        let is_named = |cells: &&[(Place, Cell)]| !sheet.cell(cells[0].0.row, NAME).is_blank();
        sheet.rows().filter(is_named).count()
    });
    check_players(names)
}

/// Refuses more players than a club has.
///
/// # Errors
/// `workbook-many-players`.
pub(super) fn check_players(players: usize) -> Result<(), Notice> {
    if players > MAX_PLAYERS {
        return Err(Notice::new("workbook-many-players").with("most", MAX_PLAYERS));
    }
    Ok(())
}
