//! The names of operations on championships.

use super::{ChampionshipCommand, InChampionship, SessionEntry};
use crate::domain::name::normalise;
use crate::domain::{Book, ChampionshipId, Notice};

/// The name of a command about to be carried out on a book.
pub(in crate::club) fn name(command: &ChampionshipCommand, book: &Book) -> Notice {
    let of = |id: &ChampionshipId| {
        let known = book.championships.get(id);
        known.map_or(String::new(), |championship| championship.name.clone())
    };
    match command {
        ChampionshipCommand::Create { name } => {
            Notice::new("op-championship").with("championship", normalise(name))
        }
        ChampionshipCommand::Rename { championship, name } => {
            Notice::new("op-championship-renamed")
                .with("championship", of(championship))
                .with("name", normalise(name))
        }
        ChampionshipCommand::Delete(id) => {
            Notice::new("op-championship-deleted").with("championship", of(id))
        }
        ChampionshipCommand::Params { championship, .. } => {
            Notice::new("op-championship-params").with("championship", of(championship))
        }
        ChampionshipCommand::Record(entry) => record(entry, of),
        ChampionshipCommand::DeleteSession {
            championship,
            number,
        } => Notice::new("op-session-deleted")
            .with("number", *number)
            .with("championship", of(championship)),
        ChampionshipCommand::EditEntrant { championship, .. } => {
            Notice::new("op-entrant").with("championship", of(championship))
        }
        ChampionshipCommand::Transfer { championship, .. } => {
            Notice::new("op-transfer").with("championship", of(championship))
        }
        ChampionshipCommand::TakeBack(id) => {
            Notice::new("op-transfer-back").with("championship", of(id))
        }
    }
}

fn record(entry: &SessionEntry, of: impl Fn(&ChampionshipId) -> String) -> Notice {
    let id = match entry.of {
        None => "op-session",
        Some(_) => "op-session-corrected",
    };
    let championship = match &entry.championship {
        InChampionship::Known(id) => of(id),
        InChampionship::New(name) => normalise(name),
    };
    Notice::new(id)
        .with("number", entry.number)
        .with("championship", championship)
}
