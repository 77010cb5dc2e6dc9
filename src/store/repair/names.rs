//! The club's name, the names that files use, and who is two persons.

use std::collections::BTreeSet;

use super::schema::has_table;
use super::ward::{Ward, wrong};
use crate::domain::name::{self, fold, normalise};
use crate::domain::{Notice, PlayerId};
use crate::store::cell;
use crate::store::read::{ALIAS, CLUB, DISTINCT};

/// A name for what has none: *nomen nescio*, understood in many languages.
pub(super) fn unknown(number: i64) -> String {
    format!("N. N. {number}")
}

/// Whether a name is as the program keeps names.
pub(super) fn is_kept(name: &str) -> bool {
    name::check(name).is_ok_and(|kept| kept == name)
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
