//! A block of cells from the clipboard into the grid.

use egui::Event;

use super::cell::{Cell, Slot};
use crate::club::{Column, Draft};
use crate::domain::Notice;
use crate::domain::name::NameIndex;

/// Takes a pasted block out of the events. A single cell copied from a
/// spreadsheet ends with a line break: it is left to the text field, without.
pub(super) fn take(events: &mut Vec<Event>) -> Option<String> {
    let at = events
        .iter()
        .position(|event| matches!(event, Event::Paste(_)))?;
    let Event::Paste(text) = &mut events[at] else {
        return None;
    };
    let trimmed = text.trim_end_matches(['\r', '\n']);
    if trimmed.contains(['\n', '\t']) {
        let block = trimmed.to_owned();
        events.remove(at);
        Some(block)
    } else {
        *text = trimmed.to_owned();
        None
    }
}

/// Fills the grid from a cell on; what there is to say about it.
pub(super) fn fill(draft: &mut Draft, names: &NameIndex, cell: Cell, text: &str) -> Vec<Notice> {
    let column = match cell.slot {
        Slot::A => Column::A,
        Slot::B => Column::B,
        Slot::Field | Slot::Result => Column::Result,
        Slot::Boards => Column::Boards,
    };
    let left_out = draft.paste_cells(names, cell.row, column, text);
    if left_out == 0 {
        Vec::new()
    } else {
        vec![Notice::new("sheet-paste-left-out").with("cells", left_out)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_blocks_are_taken() {
        let mut events = vec![Event::Copy, Event::Paste("a\tb\r\nc\td\r\n".into())];
        assert_eq!(take(&mut events).as_deref(), Some("a\tb\r\nc\td"));
        assert_eq!(events, [Event::Copy]);
        let mut events = vec![Event::Paste("Ann Lee\r\n".into())];
        assert_eq!(take(&mut events), None);
        assert_eq!(events, [Event::Paste("Ann Lee".into())]);
    }
}
