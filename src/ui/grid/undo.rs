//! Undo and redo while a cell has the keyboard.

use egui::text_edit::TextEditState;
use egui::text_selection::CCursorRange;
use egui::util::undoer::Undoer;
use egui::{Context, Ui};

use crate::ui::shortcut::WindowCommand;
use crate::ui::{Action, Cx};

/// Undo and redo belong to a text field that has the keyboard. To be called
/// for one in which nothing is being typed: where it has nothing of its own to
/// take back, there is something in the club, or what was on an `empty` sheet
/// before it was `cleared`; whether that is to be brought back.
pub fn take_back(ui: &Ui, cx: &mut Cx<'_>, empty: bool, cleared: bool) -> bool {
    let own = if empty {
        Own::default()
    } else {
        Own::of_focused(ui.ctx())
    };
    let pressed = |command: WindowCommand| {
        let key = command.key();
        key.is_some_and(|key| ui.input_mut(|input| input.consume_shortcut(&key)))
    };
    if !own.undo && pressed(WindowCommand::Undo) {
        if empty && cleared {
            return true;
        }
        cx.act(Action::Undo);
    } else if !own.redo && pressed(WindowCommand::Redo) {
        cx.act(Action::Redo);
    }
    false
}

/// Whether the field with the keyboard has something of its own to take back
/// or to repeat.
#[derive(Clone, Copy, Default)]
struct Own {
    undo: bool,
    redo: bool,
}

impl Own {
    fn of_focused(ctx: &Context) -> Self {
        let focused = ctx.memory(egui::Memory::focused);
        let state = focused.and_then(|id| TextEditState::load(ctx, id));
        state.map_or_else(Self::default, |state| Self::of(state.undoer()))
    }

    /// A field remembers the text that it found, and where its cursor was;
    /// only another text is something to take back.
    fn of(mut steps: Undoer<(CCursorRange, String)>) -> Self {
        let in_flux = steps.is_in_flux();
        // No field holds this one, so that every step is still to come.
        let nowhere = (CCursorRange::default(), "\0".to_owned());
        let Some(last) = steps.clone().undo(&nowhere).cloned() else {
            return Self::default();
        };
        let redo = steps.has_redo(&last);
        let mut undo = in_flux;
        let mut here = last.clone();
        while let Some(earlier) = steps.undo(&here).cloned() {
            undo |= earlier.1 != last.1;
            here = earlier;
        }
        Self { undo, redo }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_takes_back_texts_and_not_places_of_the_cursor() {
        let own = |texts: &[&str]| {
            let mut steps = Undoer::default();
            for (at, text) in texts.iter().enumerate() {
                let cursor = CCursorRange::one(egui::text::CCursor::new(at));
                steps.add_undo(&(cursor, (*text).to_owned()));
            }
            Own::of(steps).undo
        };
        assert!(!own(&[]) && !own(&[""]) && !own(&["Ann", "Ann"]));
        assert!(own(&["", "A"]) && own(&["A", "An", "An"]));
    }
}
