//! The names of operations, for the journal and the undo button.

use super::command::{Command, Evening, ParamsFrom, PlayerEdit};
use super::{championship, decide};
use crate::domain::name::normalise;
use crate::domain::{AdjustmentId, AdjustmentKind, Book, Date, Notice, PlayerId};

/// The name of a command about to be carried out on a book.
pub(super) fn name(command: &Command, book: &Book) -> Notice {
    match command {
        Command::Record(evening) => record(evening, book),
        Command::DeleteTournament(id) => match book.tournaments.get(id) {
            Some(old) => titled(
                ["op-tournament-deleted", "op-tournament-deleted-titled"],
                old.date,
                &old.title,
            ),
            None => Notice::new("op-several").with("count", 0),
        },
        Command::Players(edits) => players(edits, book),
        Command::EditPlayer { player, name, .. } => edit(*player, name, book),
        Command::DeletePlayer(id) => {
            Notice::new("op-player-deleted").with("name", book.name_of(*id))
        }
        Command::Merge { from, into } => Notice::new("op-players-merged")
            .with("one", book.name_of(*from))
            .with("two", book.name_of(*into)),
        Command::TellApart { a, b, distinct } => Notice::new(if *distinct {
            "op-players-distinct"
        } else {
            "op-players-not-distinct"
        })
        .with("one", book.name_of(*a))
        .with("two", book.name_of(*b)),
        Command::Retire { player, retired } => Notice::new(if *retired {
            "op-player-retired"
        } else {
            "op-player-returned"
        })
        .with("name", book.name_of(*player)),
        Command::TakeBack { operation, .. } => {
            Notice::new("op-taken-back").with("operation", operation.clone())
        }
        Command::RestoreTournament { evening, .. } => titled(
            ["op-tournament-restored", "op-tournament-restored-titled"],
            evening.date,
            &evening.title,
        ),
        Command::Alias { alias, player } => Notice::new("op-alias")
            .with("alias", normalise(alias))
            .with("name", book.name_of(*player)),
        Command::ForgetAlias(alias) => {
            Notice::new("op-alias-forgotten").with("alias", normalise(alias))
        }
        Command::Prehistory(evenings) => Notice::new("op-prehistory").with("count", evenings.len()),
        Command::Adjust { date, kind, .. } => adjust(*date, kind, book),
        Command::DeleteAdjustment(id) => delete_adjustment(*id, book),
        Command::Params { from, .. } => coefficients(*from, book),
        Command::Name(name) => Notice::new("op-name").with("name", normalise(name)),
        Command::Fill(_) => Notice::new("op-workbook"),
        Command::Championship(command) => championship::name(command, book),
    }
}

/// The name of several commands carried out as one.
pub(super) fn name_of_all(commands: &[Command], book: &Book) -> Notice {
    match commands {
        [only] => name(only, book),
        _ if commands.iter().all(|c| matches!(c, Command::Record(_))) => {
            Notice::new("op-tournaments").with("count", commands.len())
        }
        _ => Notice::new("op-several").with("count", commands.len()),
    }
}

fn record(evening: &Evening, book: &Book) -> Notice {
    let before = evening.of.and_then(|id| book.tournaments.get(&id));
    if let Some(before) = before
        && before.date != evening.date
    {
        let ids = ["op-tournament-redated", "op-tournament-redated-titled"];
        let notice = titled(ids, evening.date, &normalise(&evening.title));
        return notice.with("before", before.date);
    }
    let ids = match evening.of {
        None => ["op-tournament", "op-tournament-titled"],
        Some(_) => ["op-tournament-corrected", "op-tournament-corrected-titled"],
    };
    titled(ids, evening.date, &normalise(&evening.title))
}

fn titled([plain, titled]: [&'static str; 2], date: Date, title: &str) -> Notice {
    if title.is_empty() {
        Notice::new(plain).with("date", date)
    } else {
        Notice::new(titled).with("date", date).with("title", title)
    }
}

fn players(edits: &[PlayerEdit], book: &Book) -> Notice {
    match edits {
        [only] => {
            let name = normalise(&only.name);
            let known = book.players.values().any(|player| player.name == name);
            Notice::new(if known {
                "op-player-edited"
            } else {
                "op-player"
            })
            .with("name", name)
        }
        _ => Notice::new("op-players").with("count", edits.len()),
    }
}

fn edit(id: PlayerId, name: &str, book: &Book) -> Notice {
    let (before, name) = (book.name_of(id), normalise(name));
    if before == name {
        Notice::new("op-player-edited").with("name", name)
    } else {
        Notice::new("op-player-renamed")
            .with("before", before)
            .with("name", name)
    }
}

fn adjust(date: Date, kind: &AdjustmentKind, book: &Book) -> Notice {
    let notice = match kind {
        AdjustmentKind::Average { a, b } => Notice::new("op-adjust-average")
            .with("a", book.name_of(*a))
            .with("b", book.name_of(*b)),
        AdjustmentKind::Reassign { a, b, .. } => Notice::new("op-adjust-reassign")
            .with("a", book.name_of(*a))
            .with("b", book.name_of(*b)),
        AdjustmentKind::Set { player, .. } => {
            Notice::new("op-adjust-set").with("name", book.name_of(*player))
        }
        AdjustmentKind::Add { player, .. } => {
            Notice::new("op-adjust-add").with("name", book.name_of(*player))
        }
    };
    notice.with("date", date)
}

fn delete_adjustment(id: AdjustmentId, book: &Book) -> Notice {
    let Some(adjustment) = book.adjustments.get(&id) else {
        return Notice::new("op-several").with("count", 0);
    };
    let names: Vec<_> = adjustment
        .players()
        .into_iter()
        .map(|player| book.name_of(player))
        .collect();
    Notice::new("op-adjustment-deleted")
        .with("date", adjustment.date)
        .with("names", names.join(", "))
}

fn coefficients(from: ParamsFrom, book: &Book) -> Notice {
    match decide::first_day(from, book) {
        Some(day) => Notice::new("op-params").with("date", day),
        None => Notice::new("op-params-all"),
    }
}
