//! Championships of a club: what can be done to them, and what is asked of
//! them.

mod command;
mod draft;
mod examine;
mod manage;
mod operation;
mod record;
mod roll;
mod transfer;
mod view;

pub use command::{ChampionshipCommand, InChampionship, SessionEntry, SessionEntryPair};
pub use draft::{SessionColumn, SessionDraft, SessionDrafts, SessionRow};
pub use examine::{ExaminedSeat, ExaminedSession, ExaminedSessionRow, examine_session};
pub(super) use operation::name;
pub use record::check_strength;
pub use roll::{EntrantSuggestion, Roll};
pub use transfer::{Carried, is_current, transfer_preview};
pub use view::CalculatedChampionship;

pub(super) use manage::{forget_adjustment, guest_named, replace_player, taking_part};

use crate::domain::{Book, Championship, ChampionshipId, Change, Notice};
use crate::rating::championship::calculate;

/// The changes that carry a command out on a book.
///
/// # Errors
/// Every reason against it.
pub(super) fn changes(
    command: &ChampionshipCommand,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    match command {
        ChampionshipCommand::Create { name } => manage::create(name, book),
        ChampionshipCommand::Rename { championship, name } => {
            manage::rename(*championship, name, book)
        }
        ChampionshipCommand::Delete(id) => manage::delete(*id, book),
        ChampionshipCommand::Params {
            championship,
            params,
        } => manage::params(*championship, *params, book),
        ChampionshipCommand::Record(entry) => record::changes(entry, book),
        ChampionshipCommand::DeleteSession {
            championship,
            number,
        } => manage::delete_session(*championship, *number, book),
        ChampionshipCommand::EditEntrant {
            championship,
            entrant,
            person,
        } => manage::edit_entrant(*championship, *entrant, person, book),
        ChampionshipCommand::Transfer {
            championship,
            date,
            reason,
        } => transfer::changes(*championship, *date, reason, book),
        ChampionshipCommand::TakeBack(id) => transfer::take_back(*id, book),
    }
}

/// A championship that the club has.
fn find(id: ChampionshipId, book: &Book) -> Result<&Championship, Vec<Notice>> {
    let found = book.championships.get(&id);
    found.ok_or_else(|| vec![Notice::new("championship-gone")])
}

/// The change to `after`, if every session can be calculated then.
fn calculable(
    before: Option<&Championship>,
    after: Championship,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    calculate(&after, book)?;
    Ok(vec![replaced(before, Some(after))])
}

fn replaced(before: Option<&Championship>, after: Option<Championship>) -> Change {
    let one = before.or(after.as_ref());
    let id = one.map_or(ChampionshipId(0), |championship| championship.id);
    Change::Championship {
        id,
        before: before.cloned(),
        after,
    }
}
