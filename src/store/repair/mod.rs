//! A thorough look at a club file, and putting it in order.
//!
//! Every row is read by itself, so that one that makes no sense hides no
//! other. What is found becomes a [`Finding`] that says what is about to be
//! done; along the way a sound book grows, out of what can be read and what the
//! journal knows. A repair then makes all tables anew from that book, in one
//! transaction: so it can never leave anything half done, and what it leaves
//! is what the program itself would have written.
//!
//! | file | topic |
//! |---|---|
//! | `finding` | what is wrong, and what is done about it |
//! | `ward` | the club under treatment |
//! | `known` | what the journal knows |
//! | `pages` | what SQLite says of pages, indices and constraints |
//! | `schema` | tables, indices and triggers |
//! | `players`, `evenings`, `decisions`, `cups`, `coefficients`, `names` | rows |
//! | `trail`, `sheets` | the journal and the sheets being typed |
//! | `rebuild` | writing what is sound |

mod coefficients;
mod cups;
mod decisions;
mod entrants;
mod evenings;
mod finding;
mod known;
mod names;
mod pages;
mod pairs;
mod players;
mod rebuild;
mod schema;
mod sessions;
mod sheets;
mod trail;
mod ward;

use rusqlite::Connection;

pub use self::finding::{Finding, Remedy};
pub(super) use self::pages::has_sound_pages;
pub(super) use self::rebuild::repair;
pub(super) use self::trail::is_as_left;
use self::ward::Ward;
use super::read;
use crate::domain::Notice;

/// Whether the text of a sheet, kept under a name, can be read.
pub(super) type Readable<'a> = &'a dyn Fn(&str, &str) -> bool;

/// Everything wrong with the pages, the schema, the rows and the journal of
/// the file; nothing for a sound one.
pub(super) fn check(
    connection: &Connection,
    readable: Readable<'_>,
) -> Result<Vec<Finding>, Notice> {
    // In one transaction, so that a writer cannot come in between.
    let transaction = connection.unchecked_transaction()?;
    Ok(examine(&transaction, readable)?.findings)
}

/// Looks at everything, with the sound club that comes out of it.
fn examine<'a>(connection: &'a Connection, readable: Readable<'_>) -> Result<Ward<'a>, Notice> {
    let pages = pages::look(connection)?;
    let mut ward = Ward::new(connection, known::of(connection));
    if pages.damaged(&mut ward) || schema::look(&mut ward)? {
        // What lies below cannot be trusted.
        return Ok(ward);
    }
    names::club(&mut ward)?;
    players::all(&mut ward)?;
    coefficients::all(&mut ward)?;
    evenings::all(&mut ward)?;
    decisions::all(&mut ward)?;
    evenings::entries(&mut ward);
    names::aliases(&mut ward)?;
    names::distinct(&mut ward)?;
    cups::all(&mut ward)?;
    trail::all(&mut ward)?;
    sheets::all(&mut ward, readable)?;
    pages.rest(&mut ward)?;
    if ward.findings.is_empty()
        && let Err(notice) = read::book(connection)
    {
        ward.give_up(notice);
    }
    Ok(ward)
}
