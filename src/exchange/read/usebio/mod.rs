//! USEBIO XML, versions 1.0 to 1.3 (usebio.org): the lists of pairs with
//! their published results. Travellers are passed over, a DTD is never
//! fetched.

mod dtd;
mod event;
mod fields;
mod pairs;
mod tree;
mod winners;

#[cfg(test)]
mod tests;

use encoding_rs::WINDOWS_1252;
use quick_xml::Reader;
use quick_xml::events::Event;

pub use tree::{MAX_DEPTH, MAX_ELEMENTS, MAX_LISTS, MAX_TEXT};

use super::several::Content;
use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::exchange::decode::Charset;

/// Every event of pairs in a USEBIO file.
///
/// # Errors
/// XML that cannot be read, each with its line; `usebio-event-type` when no
/// event is one of pairs; `usebio-no-event`, `usebio-no-pairs`.
pub(super) fn content(text: &str) -> Result<Content, Notice> {
    let root = tree::parse(text)?;
    let mut content = Content::default();
    for event in root.all("EVENT") {
        match event::tournaments(event) {
            Ok(tournaments) => content.tournaments.extend(tournaments),
            Err(reason) => content.others.push(Skipped {
                line: event.line,
                reason,
            }),
        }
    }
    content.or(match root.child("EVENT") {
        None => Notice::new("usebio-no-event"),
        Some(_) => Notice::new("usebio-no-pairs"),
    })
}

/// How far into a file its XML declaration can reach, in bytes.
const DECLARATION: usize = 512;

/// The encoding that an XML declaration tells, when the file is written in
/// it; many programs declare one and write another.
pub(super) fn charset(bytes: &[u8]) -> Charset {
    let guess = Charset::of(bytes);
    if guess.is_utf16() || (guess == Charset::UTF_8 && !bytes.is_ascii()) {
        return guess;
    }
    // Programs that were made in the West declare their encoding of any text.
    let western = |declared: &Charset| *declared == Charset::WESTERN && guess.is_cyrillic();
    let declared = declared(bytes).filter(|told| told.reads(bytes) && !western(told));
    declared.unwrap_or(guess)
}

fn declared(bytes: &[u8]) -> Option<Charset> {
    let start = &bytes[..bytes.len().min(DECLARATION)];
    // Declarations are of ASCII, which every byte-wise encoding shares.
    let (start, _) = WINDOWS_1252.decode_without_bom_handling(start.trim_ascii_start());
    let Ok(Event::Decl(declaration)) = Reader::from_str(&start).read_event() else {
        return None;
    };
    let label = declaration.encoding()?.ok()?;
    Charset::named(&label).filter(|charset| !charset.is_utf16())
}
