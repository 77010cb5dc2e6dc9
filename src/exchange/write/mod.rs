//! Writers: neutral tables to the formats that others read.

mod csv;
mod html;

pub use csv::{CsvOptions, csv};
pub use html::{Page, html};

use serde::Serialize;

/// Pretty JSON with a line end; numbers keep their full precision.
pub fn json<T: Serialize>(value: &T) -> String {
    // Only maps with keys other than text, and numbers that are not finite,
    // have no JSON; the structures written here have neither.
    let mut text = serde_json::to_string_pretty(value).expect("plain structures have JSON");
    text.push('\n');
    text
}
