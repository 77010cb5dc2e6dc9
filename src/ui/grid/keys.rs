//! Keys that the grid takes before its text fields see them.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Context, Event, EventFilter, FocusDirection, Id, InputState, Key, Modifiers};

use super::Step;
use crate::ui::shortcut::{REMOVE_ROW, REMOVE_ROW_TOO};

/// What a text field of the grid keeps for itself: all keys, so that Tab and
/// Escape do not leave the grid.
pub const FILTER: EventFilter = EventFilter {
    tab: true,
    horizontal_arrows: true,
    vertical_arrows: true,
    escape: true,
};

/// What a key asks of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To finish the cell and go on.
    Step(Step),
    /// To take the row out.
    RemoveRow,
}

/// Lets events through up to a key that moves on. What was typed before such
/// a key belongs to the old cell and what was typed after it to the new one,
/// even if all arrived in one frame; `queue` keeps the rest for the next.
pub fn pace(events: &mut Vec<Event>, queue: &mut Vec<Event>) {
    let mut all = std::mem::take(queue);
    all.append(events);
    let typed = all.iter().position(is_typed).unwrap_or(all.len());
    let rest = all.iter().skip(typed + 1).position(moves_on);
    if let Some(rest) = rest {
        *queue = all.split_off(typed + 1 + rest);
    }
    *events = all;
}

fn is_typed(event: &Event) -> bool {
    match event {
        Event::Key { pressed, .. } => *pressed,
        Event::Text(_) | Event::Paste(_) | Event::Ime(_) => true,
        _ => false,
    }
}

fn moves_on(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            key: Key::Enter | Key::Tab | Key::ArrowUp | Key::ArrowDown,
            pressed: true,
            ..
        }
    )
}

/// Takes the key that asks something of the grid, if one was pressed. An open
/// list of suggestions has the first claim on Enter, Tab and the arrows.
pub fn take(ctx: &Context, id: Id, text: &str, list_open: bool) -> Option<Wish> {
    let edges = Edges::of(ctx, id, text);
    let wish = ctx.input_mut(|input| wish(input, edges, list_open))?;
    // egui looked for Tab and arrows before the field could claim them.
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    Some(wish)
}

fn wish(input: &mut InputState, edges: Edges, list_open: bool) -> Option<Wish> {
    let mut removes = [REMOVE_ROW, REMOVE_ROW_TOO].into_iter();
    if removes.any(|key| input.consume_shortcut(&key)) {
        return Some(Wish::RemoveRow);
    }
    let mut pressed = |modifiers, key| input.consume_key(modifiers, key);
    let step = if pressed(Modifiers::SHIFT, Key::Tab) {
        Step::Previous
    } else if edges.empty && pressed(Modifiers::NONE, Key::Tab) {
        // Passing through a cell must not take what is only offered there.
        Step::Next
    } else if list_open {
        return None;
    } else if pressed(Modifiers::NONE, Key::Enter) {
        Step::Enter
    } else if pressed(Modifiers::NONE, Key::Tab) {
        Step::Next
    } else if pressed(Modifiers::NONE, Key::ArrowDown) {
        Step::Down
    } else if pressed(Modifiers::NONE, Key::ArrowUp) {
        Step::Up
    } else if edges.right && plain(input, Key::ArrowRight) {
        Step::Next
    } else if edges.left && plain(input, Key::ArrowLeft) {
        Step::Previous
    } else {
        return None;
    };
    Some(Wish::Step(step))
}

/// The key without Shift, which selects.
fn plain(input: &mut InputState, key: Key) -> bool {
    !input.modifiers.any() && input.consume_key(Modifiers::NONE, key)
}

/// Whether the cursor stands at the ends of the text. A text that is selected
/// whole, as after arriving by key, is at both.
#[derive(Clone, Copy)]
struct Edges {
    empty: bool,
    left: bool,
    right: bool,
}

impl Edges {
    fn of(ctx: &Context, id: Id, text: &str) -> Self {
        let end = text.chars().count();
        let range = TextEditState::load(ctx, id).and_then(|state| state.cursor.char_range());
        let (from, to) = range.map_or((end, end), |range| {
            let (a, b) = (range.primary.index.0, range.secondary.index.0);
            (a.min(b), a.max(b))
        });
        let whole = from == 0 && to >= end;
        Self {
            empty: end == 0,
            left: whole || to == 0,
            right: whole || (from == to && to >= end),
        }
    }
}

/// Gives a cell the keyboard with its text selected, so that typing replaces
/// it as in a spreadsheet.
pub fn focus(ctx: &Context, id: Id, text: &str) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    let mut state = TextEditState::load(ctx, id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    let whole = CCursorRange::two(CCursor::new(0), end);
    state.cursor.set_char_range(Some(whole));
    state.store(ctx, id);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: Key) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        }
    }

    fn text(text: &str) -> Event {
        Event::Text(text.to_owned())
    }

    #[test]
    fn fast_typing_keeps_its_cells() {
        let mut events = vec![text("5"), key(Key::Enter), text("Ann"), key(Key::Tab)];
        let mut queue = Vec::new();
        pace(&mut events, &mut queue);
        assert_eq!(events, [text("5")]);
        events = vec![text("Bo")];
        pace(&mut events, &mut queue);
        assert_eq!(events, [key(Key::Enter), text("Ann")]);
        events.clear();
        pace(&mut events, &mut queue);
        assert_eq!(events, [key(Key::Tab), text("Bo")]);
        assert!(queue.is_empty());
    }

    #[test]
    fn ordinary_typing_passes_at_once() {
        let mut events = vec![key(Key::A), text("a"), Event::PointerGone];
        let mut queue = Vec::new();
        pace(&mut events, &mut queue);
        assert_eq!(events.len(), 3);
        assert!(queue.is_empty());
    }
}
