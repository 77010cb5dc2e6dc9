//! Ratings changed by hand.

use super::evenings::possible_day;
use super::players::{dropped, of_club};
use super::ward::Ward;
use crate::domain::limits::LARGEST_RATING;
use crate::domain::{Adjustment, AdjustmentId, AdjustmentKind, Notice};
use crate::store::cell::{self, Cells};
use crate::store::read::{ADJUSTMENT, as_adjustment};

/// All hand adjustments: sound, as the journal knows them, or none.
pub(super) fn all(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    let sql = "SELECT * FROM adjustment ORDER BY id";
    cell::each(connection, ADJUSTMENT, sql, [], |cells| {
        match cells.id("id") {
            Ok(id) => one(ward, AdjustmentId(id), cells),
            Err(bad) => ward.give_up(bad),
        }
        Ok(())
    })
}

fn one(ward: &mut Ward<'_>, id: AdjustmentId, cells: &Cells<'_>) {
    let from = ward.findings.len();
    let made = sound(ward, cells);
    let about = match cells.date("date") {
        Ok(date) => Notice::new("repair-about-decision").with("date", date),
        Err(_) => Notice::new("repair-about-decision").with("date", cells.shown("date")),
    };
    if let Err(bad) = &made {
        dropped(ward, &about, bad);
    }
    let known = ward.known.book.adjustments.get(&id).cloned();
    let known = known.filter(|known| {
        let mut players = known.players().into_iter();
        players.all(|player| ward.book.players.contains_key(&player))
    });
    let decision = ward.prefer(from, made.ok(), known);
    ward.book.adjustments.extend(decision.map(|one| (id, one)));
}

fn sound(ward: &Ward<'_>, cells: &Cells<'_>) -> Result<Adjustment, Notice> {
    let decision = as_adjustment(cells)?;
    possible_day(cells, "date")?;
    of_club(ward, cells, "a")?;
    let rating = match decision.kind {
        AdjustmentKind::Average { a, b } | AdjustmentKind::Reassign { a, b, .. } => {
            of_club(ward, cells, "b")?;
            if a == b {
                return Err(cells.bad("b"));
            }
            cells.maybe_number("rating")?
        }
        AdjustmentKind::Set { rating, .. } => Some(rating),
        AdjustmentKind::Add { change, .. } => Some(change),
    };
    // A change leads from one possible rating to another.
    let possible = rating.is_none_or(|rating| rating.abs() <= 2.0 * LARGEST_RATING);
    possible
        .then_some(decision)
        .ok_or_else(|| cells.bad("rating"))
}
