//! A block of cells from the clipboard into the grid.

use super::cell::{Cell, Slot};
use crate::club::{Column, Draft, DraftRow};
use crate::domain::Notice;
use crate::domain::name::NameIndex;
use crate::exchange::ResultFile;
use crate::exchange::read::{TableOptions, table};
use crate::i18n::Lang;
use crate::ui::grid::Pasted;
use crate::ui::import;

/// Fills the grid from a cell on; what there is to say about it. At a first
/// name the block may be a whole results table with titles, places and free
/// lines around it; elsewhere, or if it is none, its cells go in as they are.
pub(super) fn fill(
    draft: &mut Draft,
    names: &NameIndex,
    cell: Cell,
    text: &str,
    lang: Lang,
) -> Pasted {
    let column = match cell.slot {
        Slot::A => match table(text, &TableOptions::default()) {
            Ok(file) => return put(draft, cell.row, &file, lang),
            Err(_) => Column::A,
        },
        Slot::B => Column::B,
        Slot::Field | Slot::Result => Column::Result,
        Slot::Boards => Column::Boards,
    };
    let left_out = draft.paste_cells(names, cell.row, column, text);
    let mut pasted = Pasted::default();
    if left_out > 0 {
        let notice = Notice::new("sheet-paste-left-out").with("cells", left_out);
        pasted.notices.push(notice);
    }
    pasted
}

/// Puts a results table in at a row. What the table says about the evening as
/// a whole is taken over only by a sheet without pairs.
fn put(draft: &mut Draft, row: usize, file: &ResultFile, lang: Lang) -> Pasted {
    if draft.rows.iter().all(DraftRow::is_empty) {
        import::take_over(draft, file);
    }
    draft.two_winners |= file.fields.len() > 1;
    let rows = import::rows_of(file, lang);
    let mut notices = vec![Notice::new("tourn-paste-read").with("pairs", rows.len())];
    // Of a day that the sheet has already, it does not matter.
    let flaw = file.date_flaw.clone();
    notices.extend(flaw.filter(|_| draft.date.trim().is_empty()));
    draft.put_rows(row, rows);
    Pasted {
        notices,
        skipped: file.skipped.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Book;

    #[test]
    fn a_day_in_doubt_is_said() {
        let names = NameIndex::new(&Book::default());
        let start = Cell {
            row: 0,
            slot: Slot::A,
        };
        let table = "Date: 12/03/2026\nPair\tScore\nA & B\t55\nC & D\t45\n";
        let said = |draft: &mut Draft| -> Vec<String> {
            let pasted = fill(draft, &names, start, table, Lang::EN);
            let ids = pasted.notices.iter().map(|notice| notice.id.to_string());
            ids.collect()
        };
        let undated = said(&mut Draft::default());
        assert_eq!(undated, ["tourn-paste-read", "read-date-unclear"]);
        let mut dated = Draft {
            date: "2026-03-12".to_owned(),
            ..Draft::default()
        };
        assert_eq!(said(&mut dated), ["tourn-paste-read"]);
    }
}
