//! Undo and redo while a cell has the keyboard.

use egui::Ui;

use crate::ui::shortcut::WindowCommand;
use crate::ui::{Action, Cx};

/// Undo and redo belong to a text field that has the keyboard. To be called
/// for one in which nothing was typed: there is nothing to take back then
/// except in the club, or what was on the sheet before it was `cleared`; whether
/// the sheet is to be brought back.
pub fn take_back(ui: &Ui, cx: &mut Cx<'_>, cleared: bool) -> bool {
    let pressed = |command: WindowCommand| {
        let key = command.key();
        key.is_some_and(|key| ui.input_mut(|input| input.consume_shortcut(&key)))
    };
    if pressed(WindowCommand::Undo) {
        if cleared {
            return true;
        }
        cx.act(Action::Undo);
    } else if pressed(WindowCommand::Redo) {
        cx.act(Action::Redo);
    }
    false
}
