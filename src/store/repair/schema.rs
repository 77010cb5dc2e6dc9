//! Tables, indices and triggers that a file of this version has too many or
//! too few, or that are other ones.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use super::ward::Ward;
use crate::domain::Notice;
use crate::store::migrate;

/// What a club can do without: made anew empty, nothing of its history is
/// lost.
const DISPENSABLE: [&str; 4] = ["journal", "draft", "alias", "distinct_players"];

/// What makes up a schema: kind and name, and the table and SQL of each.
pub(super) type Objects = BTreeMap<(String, String), (String, String)>;

/// What a file of this version has.
pub(super) fn fresh() -> Result<Objects, Notice> {
    let mut fresh = Connection::open_in_memory()?;
    migrate::upgrade(&mut fresh, migrate::STEPS)?;
    objects(&fresh)
}

/// What this file has.
pub(super) fn objects(connection: &Connection) -> Result<Objects, Notice> {
    let sql = "SELECT type, name, tbl_name, sql FROM sqlite_schema
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!'";
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| {
        Ok(((row.get(0)?, row.get(1)?), (row.get(2)?, row.get(3)?)))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Finds what differs; `true` when the rows cannot be read therefore.
pub(super) fn look(ward: &mut Ward<'_>) -> Result<bool, Notice> {
    let (expected, found) = (fresh()?, objects(ward.connection)?);
    let keys: BTreeSet<_> = expected.keys().chain(found.keys()).collect();
    let mut blind = false;
    for key @ (kind, name) in keys {
        let about = Notice::new("repair-about-schema")
            .with("kind", kind.as_str())
            .with("name", name.as_str());
        match (expected.get(key), found.get(key)) {
            (Some(_), None) if kind == "table" && !DISPENSABLE.contains(&name.as_str()) => {
                let wrong = Notice::new("repair-table-missing").with("name", name.as_str());
                ward.give_up(wrong);
                blind = true;
            }
            (Some(_), None) => {
                let made = if kind == "table" {
                    Notice::new("repair-made-empty")
                } else {
                    Notice::new("repair-made-anew")
                };
                ward.find(&about, Notice::new("repair-missing"), made);
            }
            (None, _) => ward.find(
                &about,
                Notice::new("repair-foreign"),
                Notice::new("repair-taken-out"),
            ),
            (Some((_, ours)), Some((_, theirs))) if spaced(ours) != spaced(theirs) => ward.find(
                &about,
                Notice::new("repair-other"),
                Notice::new("repair-made-anew"),
            ),
            _ => {}
        }
    }
    Ok(blind)
}

/// SQL however it is spaced.
fn spaced(sql: &str) -> String {
    sql.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a table can be read; of one that is missing is told elsewhere.
pub(super) fn has_table(connection: &Connection, name: &str) -> Result<bool, Notice> {
    let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1";
    Ok(connection.prepare(sql)?.exists([name])?)
}
