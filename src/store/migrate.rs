//! Schema versions: `PRAGMA user_version` and a list of steps, each the SQL
//! that leads to the next version. A step that was ever released is never
//! edited; a new version is a new step.

use rusqlite::{Connection, TransactionBehavior};

use crate::domain::Notice;

/// Marks a club file among SQLite files: `TAND` in ASCII.
pub(super) const APPLICATION_ID: u32 = 0x5441_4E44;

/// Step `i` leads from version `i` to version `i + 1`.
pub(super) const STEPS: &[&str] = &[
    include_str!("schema/v1.sql"),
    include_str!("schema/v2.sql"),
    include_str!("schema/v3.sql"),
    include_str!("schema/v4.sql"),
];

/// The version that the file has.
pub(super) fn version(connection: &Connection) -> Result<usize, Notice> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    usize::try_from(version)
        .map_err(|_| Notice::new("store-damaged").with("reason", format!("user_version {version}")))
}

/// Brings the file to the last of `steps`, each in its own transaction.
///
/// # Errors
/// What SQLite says; the file then has the version before the failed step.
pub(super) fn upgrade(connection: &mut Connection, steps: &[&str]) -> Result<(), Notice> {
    // A step may rebuild a table that others refer to.
    connection.pragma_update(None, "foreign_keys", false)?;
    let from = version(connection)?;
    for (done, step) in steps.iter().enumerate().skip(from) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(step)?;
        if transaction
            .prepare("PRAGMA foreign_key_check")?
            .exists([])?
        {
            return Err(Notice::new("store-damaged").with("reason", "foreign_key_check"));
        }
        let next = i64::try_from(done + 1).expect("there are few versions");
        transaction.pragma_update(None, "user_version", next)?;
        transaction.commit()?;
    }
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "CREATE TABLE owner (id INTEGER PRIMARY KEY) STRICT;
        CREATE TABLE cat (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES owner (id)) STRICT;";
    const SECOND: &str =
        "ALTER TABLE cat ADD COLUMN name TEXT; CREATE INDEX cat_owner ON cat (owner);";

    fn memory() -> Connection {
        Connection::open_in_memory().expect("memory")
    }

    /// Everything that makes a schema, whatever SQL led to it.
    fn shape(connection: &Connection) -> Vec<String> {
        let sql = "SELECT t.name || ' ' || t.strict || ' ' || c.name || ' ' || c.type || ' '
                || c.\"notnull\" || ' ' || c.pk FROM pragma_table_list t, pragma_table_xinfo(t.name) c
                WHERE t.name NOT LIKE 'sqlite_%'
            UNION SELECT i.tbl_name || ' ' || i.name || ' ' || c.name
                FROM sqlite_schema i, pragma_index_info(i.name) c WHERE i.type = 'index'
            UNION SELECT t.name || ' -> ' || f.\"table\" || ' ' || f.\"from\" || ' ' || f.\"to\"
                FROM pragma_table_list t, pragma_foreign_key_list(t.name) f ORDER BY 1";
        let mut statement = connection.prepare(sql).expect("sql");
        let rows = statement.query_map([], |row| row.get(0)).expect("query");
        rows.collect::<Result<_, _>>().expect("rows")
    }

    #[test]
    fn an_upgraded_schema_is_a_fresh_one() {
        for steps in [&[FIRST, SECOND][..], STEPS] {
            let mut fresh = memory();
            upgrade(&mut fresh, steps).expect("fresh");
            let expected = shape(&fresh);
            assert!(!expected.is_empty());
            for start in 0..steps.len() {
                let mut old = memory();
                upgrade(&mut old, &steps[..start]).expect("old");
                upgrade(&mut old, steps).expect("upgraded");
                assert_eq!(shape(&old), expected);
                assert_eq!(version(&old), Ok(steps.len()));
            }
        }
    }

    #[test]
    fn a_failing_step_leaves_the_version_before_it() {
        let mut old = memory();
        upgrade(&mut old, &[FIRST]).expect("old");
        let before = shape(&old);
        for bad in [
            "CREATE TABLE other (id INTEGER) STRICT; CREATE TABLE cat (id)",
            "CREATE TABLE other (id INTEGER) STRICT; INSERT INTO cat VALUES (1, 77)",
        ] {
            upgrade(&mut old, &[FIRST, bad]).expect_err("refused");
            assert_eq!(shape(&old), before);
            assert_eq!(version(&old), Ok(1));
        }
    }

    #[test]
    fn references_are_indexed() {
        let mut club = memory();
        upgrade(&mut club, STEPS).expect("schema");
        let sql = "SELECT t.name || '.' || f.\"from\" FROM pragma_table_list t,
                pragma_foreign_key_list(t.name) f WHERE NOT EXISTS (SELECT 1
                FROM pragma_index_list(t.name) i, pragma_index_info(i.name) c
                WHERE c.seqno = 0 AND c.name IN (SELECT g.\"from\"
                FROM pragma_foreign_key_list(t.name) g WHERE g.id = f.id))";
        let mut statement = club.prepare(sql).expect("sql");
        let rows = statement.query_map([], |row| row.get::<_, String>(0));
        assert_eq!(rows.expect("query").count(), 0);
    }
}
