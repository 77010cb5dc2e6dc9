//! Directions, fields and days that stand in the first row of each group only,
//! as merged cells leave them.

use super::block::has_names;
use super::blocks::Block;
use super::columns::Columns;

/// The block with every pair's direction or field in its own row; `None` where
/// nothing was merged: a word that stands there twice is written in each row.
pub(super) fn filled_down(block: &Block, columns: &Columns) -> Option<Block> {
    let of_field = columns.directions.iter().copied().chain(columns.field);
    let mut merged: Vec<usize> = of_field
        .filter(|at| is_merged(block, columns, *at))
        .collect();
    merged.extend(columns.date.filter(|at| is_told_once(block, columns, *at)));
    if merged.is_empty() {
        return None;
    }
    let mut rows = block.rows.clone();
    for at in merged {
        let mut last = String::new();
        for row in rows.iter_mut().filter(|row| has_names(row, columns)) {
            if row.cell(at).is_empty() {
                let width = row.cells.len().max(at + 1);
                row.cells.resize(width, String::new());
                row.cells[at].clone_from(&last);
            } else {
                row.cell(at).clone_into(&mut last);
            }
        }
    }
    let heading = block.heading.clone();
    Some(Block { heading, rows })
}

fn is_merged(block: &Block, columns: &Columns, at: usize) -> bool {
    // Cells left of the names are there even where they are empty.
    let before_names = block
        .rows
        .iter()
        .all(|row| !has_names(row, columns) || row.cells.len() > at);
    before_names && told_apart(block, columns, at).is_some_and(|filled| filled > 1)
}

/// Whether a day stands with the first pair, and with no pair again: then it
/// is that of all below it, wherever its column stands.
fn is_told_once(block: &Block, columns: &Columns, at: usize) -> bool {
    told_apart(block, columns, at).is_some()
}

/// How many cells of a column are filled, where the first one is, others are
/// not, and no two say the same.
fn told_apart(block: &Block, columns: &Columns, at: usize) -> Option<usize> {
    let pairs = block.rows.iter().filter(|row| has_names(row, columns));
    let mut told: Vec<&str> = pairs.map(|row| row.cell(at)).collect();
    let begins = told.first().is_some_and(|first| !first.is_empty());
    let count = told.len();
    told.retain(|cell| !cell.is_empty());
    let filled = told.len();
    told.sort_unstable();
    told.dedup();
    (begins && filled < count && told.len() == filled).then_some(filled)
}

#[cfg(test)]
mod tests {
    use crate::exchange::read::{TableOptions, table};

    #[test]
    fn a_direction_told_once_is_that_of_the_rows_below() {
        let text = "Dir;Pair;%\nNS;A&B;55\n;C&D;45\nEW;E&F;57\n;G&H;43\n";
        let file = table(text, &TableOptions::default()).expect("a table");
        let sizes: Vec<usize> = file.fields.iter().map(Vec::len).collect();
        assert_eq!((sizes, file.skipped.len()), (vec![2, 2], 0));
        let text = "Dir;Pair;%\nNS;A&B;55\nNS;C&D;45\n;E&F;57\nEW;G&H;43\n";
        let file = table(text, &TableOptions::default()).expect("a table");
        assert_eq!(file.skipped[0].reason.id, "table-no-field");
    }
}
