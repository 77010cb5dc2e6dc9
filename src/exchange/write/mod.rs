//! Writers: neutral tables and charts to the formats that others read.

mod csv;
mod drawing;
mod font;
mod html;
mod ink;
mod legend;
mod page;
mod pdf;
mod png;
mod ribbons;
mod svg;
mod tsv;
mod xlsx;

pub use csv::{CsvOptions, csv};
pub use font::FONT;
pub use html::{escaped, html};
pub use page::{Page, Part};
pub use pdf::pdf;
pub use png::png;
pub use svg::{chart_style, inline_svg, svg};
pub use tsv::tsv;
pub use xlsx::{Bars, Content, Placed, Sheet, xlsx};

use serde::Serialize;

/// Pretty JSON with a line end; numbers keep their full precision.
pub fn json<T: Serialize>(value: &T) -> String {
    // Only maps with keys other than text, and numbers that are not finite,
    // have no JSON; the structures written here have neither.
    let mut text = serde_json::to_string_pretty(value).expect("plain structures have JSON");
    text.push('\n');
    text
}
