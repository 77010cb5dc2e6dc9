//! A block of cells from the clipboard.

use egui::Event;

/// Takes a pasted block out of the events. A single cell copied from a
/// spreadsheet ends with a line break: it is left to the text field, without.
pub fn pasted_block(events: &mut Vec<Event>) -> Option<String> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_blocks_are_taken() {
        let mut events = vec![Event::Copy, Event::Paste("a\tb\r\nc\td\r\n".into())];
        assert_eq!(pasted_block(&mut events).as_deref(), Some("a\tb\r\nc\td"));
        assert_eq!(events, [Event::Copy]);
        let mut events = vec![Event::Paste("Ann Lee\r\n".into())];
        assert_eq!(pasted_block(&mut events), None);
        assert_eq!(events, [Event::Paste("Ann Lee".into())]);
    }
}
