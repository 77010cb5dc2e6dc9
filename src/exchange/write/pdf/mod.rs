//! Pages for the printer: A4, upright or across, every page with a running
//! head and its number, tables with their headings on every page.
//!
//! The documents are tagged, so that screen readers read tables as tables.

mod columns;
mod draw;
mod flow;
mod tags;

use krilla::Document;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;

use self::draw::Pen;
use self::flow::{MARGIN, NOTE, Paper};
use self::tags::Tags;
use super::Page;
use super::font::{shortened, width};
use crate::domain::Notice;

/// A page as a PDF document.
///
/// # Errors
/// `export-pdf-failed` with what the writer says.
pub fn pdf(page: &Page) -> Result<Vec<u8>, Notice> {
    let paper = Paper::new(page);
    let mut document = Document::new();
    let metadata = Metadata::new()
        .title(page.title.clone())
        .language(page.lang.to_owned())
        .creator("Tandem".to_owned());
    document.set_metadata(metadata);
    let mut tags = Tags::default();
    for (number, blocks) in paper.pages.iter().enumerate() {
        let [across, down] = paper.size;
        let settings = PageSettings::from_wh(across, down).expect("A4 has a size");
        let mut sheet = document.start_page_with(settings);
        let mut pen = Pen::new(sheet.surface());
        running(&mut pen, page, &paper, number);
        for block in blocks {
            pen.block(block, &mut tags);
        }
        pen.finish();
        sheet.finish();
    }
    document.set_tag_tree(tags.tree(page.lang));
    let failed = |error| Notice::new("export-pdf-failed").with("error", format!("{error:?}"));
    document.finish().map_err(failed)
}

/// The running head from the second page on, and the number of every page.
fn running(pen: &mut Pen<'_>, page: &Page, paper: &Paper, number: usize) {
    let [across, down] = paper.size;
    let count = format!("{} / {}", number + 1, paper.pages.len());
    let left = across - MARGIN - width(&count, NOTE);
    pen.aside([left, down - MARGIN], NOTE, &count);
    if number == 0 {
        return;
    }
    let room = (across - 2.0 * MARGIN) / 2.0 - NOTE;
    let title = shortened(
        &page.title,
        NOTE,
        if page.note.is_empty() {
            2.0 * room
        } else {
            room
        },
    );
    pen.aside([MARGIN, MARGIN], NOTE, &title);
    let note = shortened(&page.note, NOTE, room);
    let left = across - MARGIN - width(&note, NOTE);
    pen.aside([left, MARGIN], NOTE, &note);
}
