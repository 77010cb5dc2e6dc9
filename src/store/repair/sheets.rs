//! The sheets being typed.

use super::Readable;
use super::schema::has_table;
use super::ward::{Ward, wrong};
use crate::domain::Notice;
use crate::store::cell::{self, Table};

const DRAFT: Table = Table::new("draft", &["slot"]);

/// A sheet as it is stored: its name, when it was kept, and what was typed.
pub(super) type Sheet = [String; 3];

/// All sheets that can be read.
pub(super) fn all(ward: &mut Ward<'_>, readable: Readable<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    if !has_table(connection, "draft")? {
        return Ok(());
    }
    let sql = "SELECT * FROM draft ORDER BY slot";
    cell::each(connection, DRAFT, sql, [], |cells| {
        let text = |column| cells.get::<String>(column);
        let sheet = text("slot").and_then(|slot| {
            let typed = text("text")?;
            let value = typed.chars().take(40).collect::<String>();
            let bad = Notice::new("store-bad-row")
                .with("column", "text")
                .with("value", value);
            let read = readable(&slot, &typed);
            read.then_some([slot, text("at")?, typed]).ok_or(bad)
        });
        match sheet {
            Ok(sheet) => ward.sheets.push(sheet),
            Err(bad) => {
                let about = Notice::new("repair-about-sheet");
                ward.find(&about, wrong(&bad), Notice::new("repair-forgotten"));
            }
        }
        Ok(())
    })
}
