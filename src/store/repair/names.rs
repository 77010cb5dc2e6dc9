//! The club's name, the names that files use, and who is two persons.

use std::collections::BTreeSet;

use super::schema::has_table;
use super::ward::{Ward, wrong};
use crate::domain::name::{self, fold, normalise};
use crate::domain::{Notice, PlayerId};
use crate::store::cell::{self, Cells};
use crate::store::read::{ALIAS, CLUB, DISTINCT};

/// A name for what has none: *nomen nescio*, understood in many languages.
pub(super) fn unknown(number: i64) -> String {
    format!("N. N. {number}")
}

/// Whether a name is as the program keeps names.
pub(super) fn is_kept(name: &str) -> bool {
    name::check(name).is_ok_and(|kept| kept == name)
}

/// The name in a row as it may stay, and how whoever has it is called where
/// that is told of: `number` names who has none.
pub(super) fn of_row(cells: &Cells<'_>, number: i64) -> (Result<String, Notice>, String) {
    let read = cells.get::<String>("name");
    let called = read.as_deref().map_or_else(|_| String::new(), normalise);
    let called = Some(called).filter(|name| is_kept(name));
    let read = read.and_then(|read| {
        let kept = is_kept(&read);
        kept.then_some(read).ok_or_else(|| cells.bad("name"))
    });
    (read, called.unwrap_or_else(|| unknown(number)))
}

/// Labels for those who are called like somebody before them, by a number
/// that makes them another name: who, the name, and the labelled one.
pub(super) fn told_apart<Id: Copy>(names: Vec<(Id, String)>) -> Vec<(Id, String, String)> {
    let mut used: BTreeSet<String> = names.iter().map(|(_, name)| fold(name)).collect();
    let mut taken = BTreeSet::new();
    let second = |(_, name): &(Id, String)| !taken.insert(fold(name));
    let seconds: Vec<_> = names.into_iter().filter(second).collect();
    let mut label = |(id, name): (Id, String)| {
        let mut labels = (2_u64..).map(|number| format!("{name} ({number})"));
        let label = labels.find(|label| used.insert(fold(label)))?;
        Some((id, name, label))
    };
    seconds.into_iter().filter_map(&mut label).collect()
}

/// The club's name, of which there is one.
pub(super) fn club(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let about = Notice::new("repair-about-file");
    let mut first = None;
    let sql = "SELECT * FROM club ORDER BY id <> 1, id";
    cell::each(ward.connection, CLUB, sql, [], |cells| {
        if first.is_none() {
            first = Some(cells.get::<String>("name"));
        } else {
            let wrong = wrong(&cells.bad("id"));
            ward.find(&about, wrong, Notice::new("repair-dropped"));
        }
        Ok(())
    })?;
    let known = ward.known.name.clone();
    let file = ward.connection.path().map(std::path::Path::new);
    let stem = file.and_then(|path| path.file_stem());
    let stem = stem.map(|stem| normalise(&stem.to_string_lossy()));
    let other = known.or(stem).unwrap_or_else(|| unknown(1));
    let missing = || {
        Notice::new("store-bad-row")
            .with("column", "name")
            .with("value", "NULL")
    };
    let name = first.unwrap_or_else(|| Err(missing()));
    ward.book.name = ward.or(&about, name, other.clone(), other);
    Ok(())
}

/// Names in files: each means a player of the club, and no two are alike.
pub(super) fn aliases(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    if !has_table(connection, "alias")? {
        return Ok(());
    }
    let mut folded = BTreeSet::new();
    let sql = "SELECT * FROM alias ORDER BY alias";
    cell::each(connection, ALIAS, sql, [], |cells| {
        let alias = cells.get::<String>("alias");
        let shown = alias.clone().unwrap_or_default();
        let alias = alias.and_then(|alias| {
            let sound = !alias.is_empty() && normalise(&alias) == alias;
            if sound && folded.insert(fold(&alias)) {
                Ok(alias)
            } else {
                Err(cells.bad("alias"))
            }
        });
        let player = cells.get("player").map(PlayerId).and_then(|player| {
            let known = ward.book.players.contains_key(&player);
            known.then_some(player).ok_or_else(|| cells.bad("player"))
        });
        match alias.and_then(|alias| Ok((alias, player?))) {
            Ok((alias, player)) => {
                ward.book.aliases.insert(alias, player);
            }
            Err(bad) => {
                let about = Notice::new("repair-about-alias").with("alias", shown);
                ward.find(&about, wrong(&bad), Notice::new("repair-forgotten"));
            }
        }
        Ok(())
    })
}

/// Pairs of players who are two persons.
pub(super) fn distinct(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    if !has_table(connection, "distinct_players")? {
        return Ok(());
    }
    let sql = "SELECT * FROM distinct_players ORDER BY a, b";
    cell::each(connection, DISTINCT, sql, [], |cells| {
        let player = |column| {
            let id = PlayerId(cells.get(column)?);
            let known = ward.book.players.contains_key(&id);
            known.then_some(id).ok_or_else(|| cells.bad(column))
        };
        let pair = player("a").and_then(|a| {
            let b = player("b")?;
            if a < b {
                Ok((a, b))
            } else {
                Err(cells.bad("b"))
            }
        });
        match pair {
            Ok(pair) => {
                ward.book.distinct.insert(pair);
            }
            Err(bad) => {
                let about = Notice::new("repair-about-distinct");
                ward.find(&about, wrong(&bad), Notice::new("repair-forgotten"));
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_nobodys_names() {
        let names = ["Ann Lee", "ann  lee", "Ann Lee (2)", "Bo Ek", "ANN LEE"];
        let names = (1..).zip(names.map(str::to_owned)).collect();
        let labels = told_apart::<u8>(names);
        let labels: Vec<_> = labels
            .iter()
            .map(|(id, _, label)| (*id, &**label))
            .collect();
        assert_eq!(labels, [(2, "ann  lee (3)"), (5, "ANN LEE (4)")]);
    }
}
