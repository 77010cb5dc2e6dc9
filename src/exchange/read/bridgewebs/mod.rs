//! Bridgewebs CSV: lines that begin with a tag, and blocks of scores.

mod fields;
mod tags;

#[cfg(test)]
mod tests;

pub(super) use tags::{is_bridgewebs, separator};

use fields::{list_others, part_by_number, part_by_ranking};
use tags::File;

use super::date::Told;
use super::lines::rows;
use super::table::{Sheet, TableOptions};
use crate::domain::Notice;
use crate::exchange::{ResultFile, Separator};

/// Reads the scores of a Bridgewebs file; travellers and boards are passed
/// over.
///
/// # Errors
/// `bridgewebs-no-scores`, and what a results table is refused for.
pub(super) fn results(text: &str, options: &TableOptions) -> Result<ResultFile, Notice> {
    let separator = options.separator.unwrap_or_else(|| separator(text));
    let rows = rows(text, separator);
    let file = File::new(&rows);
    if file.blocks.is_empty() {
        return Err(Notice::new("bridgewebs-no-scores"));
    }
    let mut sheet = Sheet::default();
    let mut rankings = Vec::new();
    for (at, (told, block)) in file.blocks.iter().enumerate() {
        let one = file.winners == Some(1);
        if at > 1 && told.is_none() && !one {
            for row in block.rows.iter().filter(|row| !row.is_blank()) {
                let reason = Notice::new("bridgewebs-many-blocks");
                sheet.gathered.skip(row.line, reason);
            }
            continue;
        }
        let second = (!one && file.blocks.len() > 1).then_some(at);
        sheet.direction = told.or(second);
        let (pairs, skipped) = (sheet.gathered.pairs.len(), sheet.gathered.skipped.len());
        sheet.read(block, options, separator == Separator::Comma)?;
        list_others(&mut sheet.gathered, block, pairs, skipped);
        rankings.push(pairs..sheet.gathered.pairs.len());
    }
    if file.winners == Some(1) {
        part_by_ranking(&mut sheet.gathered, rankings);
    } else {
        part_by_number(&mut sheet.gathered, &rows);
    }
    sheet.tell_width(&rows);
    let mut read = sheet.finish()?;
    let of_rows = Told {
        date: read.date,
        flaw: read.date_flaw,
    };
    let day = file.day.or(of_rows);
    (read.date, read.date_flaw) = (day.date, day.flaw);
    read.title = file.title;
    read.boards = file.boards;
    Ok(read)
}
