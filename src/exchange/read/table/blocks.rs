//! A table in blocks, each below a header of its own.

use super::Header;
use super::block::heading_of;
use crate::exchange::read::figure::number_of;
use crate::exchange::read::lines::Row;
use crate::exchange::read::words::header::{self, is_header};

/// A header and the rows that it is about; the first block has the rows
/// before the first header too.
#[derive(Default)]
pub(in crate::exchange::read) struct Block {
    pub(in crate::exchange::read) heading: Option<Row>,
    pub(in crate::exchange::read) rows: Vec<Row>,
}

impl Block {
    /// The next row: the header if it looks like one and there is none yet.
    pub(in crate::exchange::read) fn add(&mut self, row: &Row) {
        if self.heading.is_none() && is_header(row) {
            self.heading = Some(row.clone());
        } else {
            self.rows.push(row.clone());
        }
    }

    /// Whether a row is one more line of the header: right below it, and of
    /// headings only.
    fn continues_in(&self, row: &Row) -> bool {
        let Some(heading) = &self.heading else {
            return false;
        };
        let is_next = self.rows.last().is_none_or(|last| last.line < heading.line);
        let is_heading = |at: usize| {
            let cell = row.cell(at);
            let both = || format!("{} {cell}", heading.cell(at));
            let is_told = || header::role(cell).is_some() || header::role(&both()).is_some();
            // A heading has no numbers: `Pair 1` would be one, where the row
            // below the header has lost its names.
            cell.is_empty() || number_of(cell).is_none() && is_told()
        };
        let is_side = heading_of(row).is_some();
        is_next && !row.is_blank() && !is_side && (0..row.cells.len()).all(is_heading)
    }
}

/// Whether a row is the header that is chosen, or else looks like one.
pub(in crate::exchange::read) fn heads(row: &Row, chosen: Option<Header>) -> bool {
    match chosen {
        None => is_header(row),
        Some(Header::Absent) => false,
        Some(Header::Line(line)) => row.line == line,
    }
}

/// The blocks of a table, by the header that is chosen or else recognised.
pub(in crate::exchange::read) fn blocks(rows: &[Row], chosen: Option<Header>) -> Vec<Block> {
    let mut blocks = vec![Block::default()];
    for row in rows {
        let last = blocks.len() - 1;
        let block = &mut blocks[last];
        let continues = chosen.is_none() && block.continues_in(row);
        match &mut block.heading {
            Some(heading) if continues => join(heading, row),
            None if heads(row, chosen) => block.heading = Some(row.clone()),
            Some(_) if heads(row, chosen) => blocks.push(Block {
                heading: Some(row.clone()),
                rows: Vec::new(),
            }),
            _ => block.rows.push(row.clone()),
        }
    }
    blocks
}

/// Two lines of headings as one.
fn join(heading: &mut Row, below: &Row) {
    let width = heading.cells.len().max(below.cells.len());
    let joined = |at: usize| match (heading.cell(at), below.cell(at)) {
        ("", cell) | (cell, "") => cell.to_owned(),
        (upper, lower) => {
            let both = format!("{upper} {lower}");
            if header::role(&both).is_some() {
                both
            } else if header::role(lower).is_none() && header::role(upper).is_some() {
                upper.to_owned()
            } else {
                lower.to_owned()
            }
        }
    };
    heading.cells = (0..width).map(joined).collect();
    heading.width = heading.width.max(below.width);
}

#[cfg(test)]
mod tests {
    use crate::exchange::read::{TableOptions, table};

    #[test]
    fn a_header_may_have_two_lines() {
        for header in [
            "Place;Pair;Result;;Boards\n;;MP;%;\n",
            "Place;Pair;Total;Total;Boards\n;;MP;%;played\n",
            "Место;Пара;Результат;;\nМесто;Пара;МП;%;Сдач\n",
        ] {
            let text = format!("{header}1;A & B;110;55;24\n2;C & D;90;45;24\n");
            let file = table(&text, &TableOptions::default()).expect("a table");
            let pair = &file.fields[0][0];
            assert_eq!((pair.result, pair.percentage), (Some(110.0), Some(55.0)));
            assert_eq!((pair.place.as_deref(), pair.boards), (Some("1"), Some(24)));
            assert_eq!(file.skipped, [], "{header}");
        }
    }
}
