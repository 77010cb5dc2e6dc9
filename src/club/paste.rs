//! Names and blocks of cells put into the grid: `A & B` in one cell, a
//! rectangle copied from a spreadsheet, rows read from a file.

use super::{Column, Draft, DraftRow};
use crate::domain::name::NameIndex;

/// The names in one cell, [parted](NameIndex::parted) with the players known.
pub fn names_in(names: &NameIndex, cell: &str) -> Vec<String> {
    names.parted(cell)
}

impl Draft {
    /// Parts `Иванов&Петров` in a name cell into the row's two cells, when
    /// the other name cell is empty and there are exactly two names. Anything
    /// else stays as typed, and is a problem of the row.
    pub fn split_cell(&mut self, names: &NameIndex, row: usize, column: Column) -> bool {
        let Some(row) = self.rows.get_mut(row) else {
            return false;
        };
        let other = match column {
            Column::A => &row.b,
            Column::B => &row.a,
            Column::Result | Column::Boards => return false,
        };
        if !other.trim().is_empty() {
            return false;
        }
        let Ok([a, b]) = <[String; 2]>::try_from(names_in(names, row.cell(column))) else {
            return false;
        };
        (row.a, row.b) = (a, b);
        true
    }

    /// Pastes a block copied from a spreadsheet: its first cell at `column` of
    /// `row`, the rest to the right and down. Cells are parted by TAB, or by
    /// `;` in a block without any TAB; two names in one cell fill both name
    /// columns. An empty cell empties the cell it falls on. Returns how many
    /// filled cells fell beyond the last column and were left out.
    pub fn paste_cells(
        &mut self,
        names: &NameIndex,
        row: usize,
        column: Column,
        text: &str,
    ) -> usize {
        let separator = if text.contains('\t') { '\t' } else { ';' };
        let lines = text.lines().enumerate();
        lines
            .map(|(down, line)| {
                self.grow_to(row + down + 1);
                let cells = line.split(separator).map(unquoted);
                fill(names, &mut self.rows[row + down], column, cells)
            })
            .sum()
    }

    /// Puts rows read from elsewhere in at row `at`. Empty rows there make
    /// room; a filled row is moved down, never overwritten.
    pub fn put_rows(&mut self, at: usize, rows: Vec<DraftRow>) {
        self.grow_to(at);
        for (at, row) in (at..).zip(rows) {
            match self.rows.get_mut(at) {
                Some(place) if place.is_empty() => *place = row,
                _ => self.rows.insert(at, row),
            }
        }
    }
}

/// Fills one row from `column` on; returns the filled cells without a column.
fn fill(
    names: &NameIndex,
    row: &mut DraftRow,
    column: Column,
    cells: impl Iterator<Item = String>,
) -> usize {
    let mut place = Some(column);
    let mut left_out = 0;
    for cell in cells {
        let Some(column) = place else {
            left_out += usize::from(!cell.trim().is_empty());
            continue;
        };
        place = column.next();
        match (column, names_in(names, &cell).as_slice()) {
            (Column::A, [a, b]) => {
                row.set_cell(Column::A, a.clone());
                row.set_cell(Column::B, b.clone());
                place = Some(Column::Result);
            }
            _ => row.set_cell(column, cell),
        }
    }
    left_out
}

/// A cell without the quotation marks that spreadsheets put around a text
/// with marks or separators in it; other marks belong to the text.
fn unquoted(cell: &str) -> String {
    let cell = cell.trim();
    let inner = cell.strip_prefix('"').and_then(|c| c.strip_suffix('"'));
    match inner {
        Some(inner) if !inner.replace("\"\"", "").contains('"') => inner.replace("\"\"", "\""),
        _ => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Book, Player, PlayerId};

    fn club() -> NameIndex {
        let mut book = Book::default();
        let id = PlayerId(1);
        let player = Player::new(id, "Иванов & сын", 0.0);
        book.players.insert(id, player);
        NameIndex::new(&book)
    }

    fn pasted(row: usize, column: Column, text: &str) -> (Draft, usize) {
        let mut draft = Draft::default();
        let left_out = draft.paste_cells(&club(), row, column, text);
        (draft, left_out)
    }

    fn cells(draft: &Draft) -> Vec<[&str; 4]> {
        let row = |row| Column::ALL.map(|column| DraftRow::cell(row, column));
        draft.rows.iter().map(row).collect()
    }

    #[test]
    fn partners_are_parted_but_not_surnames() {
        let names = club();
        for cell in ["Ivanov&Petrov", " Ivanov  & Petrov ", "Ivanov / Petrov"] {
            assert_eq!(names_in(&names, cell), ["Ivanov", "Petrov"], "{cell}");
        }
        assert_eq!(names_in(&names, "Rimsky - Korsakov"), ["Rimsky - Korsakov"]);
        assert_eq!(names_in(&names, "A & B & C").len(), 3);
        assert_eq!(names_in(&names, "Ivanov &"), ["Ivanov"]);
        assert!(names_in(&names, " & ").is_empty());
        assert!(names_in(&names, " \u{200f}").is_empty());
    }

    #[test]
    fn a_known_name_with_an_ampersand_stays_whole() {
        assert_eq!(names_in(&club(), "иванов & Сын"), ["иванов & Сын"]);
        let (draft, _) = pasted(0, Column::A, "Иванов & сын\tPetrov\t50");
        assert_eq!(cells(&draft), [["Иванов & сын", "Petrov", "50", ""]]);
    }

    #[test]
    fn a_cell_is_split_only_into_an_empty_neighbour() {
        let names = club();
        let mut draft = Draft::default();
        draft.set_cell(0, Column::A, "Ann&Bo");
        assert!(draft.split_cell(&names, 0, Column::A));
        assert_eq!(cells(&draft), [["Ann", "Bo", "", ""]]);
        draft.set_cell(0, Column::A, "Ann&Cy");
        assert!(!draft.split_cell(&names, 0, Column::A));
        assert_eq!(cells(&draft), [["Ann&Cy", "Bo", "", ""]]);
        draft.set_cell(1, Column::B, "Di/Ed");
        assert!(draft.split_cell(&names, 1, Column::B));
        assert_eq!(cells(&draft)[1], ["Di", "Ed", "", ""]);
        draft.set_cell(2, Column::A, "Di & Ed & Flo");
        assert!(!draft.split_cell(&names, 2, Column::A));
        assert!(!draft.split_cell(&names, 2, Column::Result));
        assert!(!draft.split_cell(&names, 9, Column::A));
    }

    #[test]
    fn a_block_fills_right_and_down() {
        let (draft, left_out) = pasted(1, Column::A, "Ann\tBo\t−12,5\t24\tx\t \r\nCy\tDi\t7\n");
        assert_eq!(left_out, 1, "the x");
        assert_eq!(
            cells(&draft),
            [
                ["", "", "", ""],
                ["Ann", "Bo", "−12,5", "24"],
                ["Cy", "Di", "7", ""]
            ]
        );
    }

    #[test]
    fn two_names_in_a_cell_take_both_columns() {
        let (draft, left_out) = pasted(0, Column::A, "Ann & Bo\t55,5\nCy&Di;x\t44,5\n\nEd/Flo\t1");
        assert_eq!(left_out, 0);
        assert_eq!(cells(&draft)[0], ["Ann", "Bo", "55,5", ""]);
        assert_eq!(cells(&draft)[1], ["Cy", "Di;x", "44,5", ""]);
        assert_eq!(cells(&draft)[2], ["", "", "", ""], "an empty line stays");
        assert_eq!(cells(&draft)[3], ["Ed", "Flo", "1", ""]);
    }

    #[test]
    fn semicolons_part_only_without_tabs() {
        let (draft, _) = pasted(0, Column::B, "Bo;55,5\nDi;44,5");
        assert_eq!(cells(&draft)[1], ["", "Di", "44,5", ""]);
    }

    #[test]
    fn a_column_of_results_leaves_the_names() {
        let (mut draft, _) = pasted(0, Column::A, "Ann\tBo\nCy\tDi");
        draft.rows[0].percentage = Some(50.0);
        draft.paste_cells(&club(), 0, Column::Result, "55\n45");
        assert_eq!(cells(&draft)[0], ["Ann", "Bo", "55", ""]);
        assert_eq!(cells(&draft)[1], ["Cy", "Di", "45", ""]);
        assert_eq!(draft.rows[0].percentage, None);
    }

    #[test]
    fn quotation_marks_of_a_spreadsheet_go_others_stay() {
        let text = "\"Bo \"\"Ace\"\" Ray\"\t\"Cy\" and \"Di\"\t50";
        let (draft, _) = pasted(0, Column::A, text);
        assert_eq!(
            cells(&draft),
            [["Bo \"Ace\" Ray", "\"Cy\" and \"Di\"", "50", ""]]
        );
    }

    #[test]
    fn rows_from_a_file_overwrite_nothing() {
        let row = |a: &str| DraftRow {
            a: a.to_owned(),
            ..DraftRow::default()
        };
        let mut draft = Draft {
            rows: vec![row("typed"), row(""), row("below")],
            ..Draft::default()
        };
        draft.put_rows(1, vec![row("one"), row("two")]);
        let names: Vec<_> = draft.rows.iter().map(|row| row.a.as_str()).collect();
        assert_eq!(names, ["typed", "one", "two", "below"]);
        draft.put_rows(5, vec![row("far")]);
        assert_eq!(draft.rows.len(), 6);
    }
}
