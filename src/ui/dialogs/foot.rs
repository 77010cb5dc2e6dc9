//! The row of buttons under a dialog.

use egui::Ui;

use super::{Scene, Step};
use crate::ui::theme::GAP_LARGE;
use crate::ui::widgets::main_button;

/// What has the keyboard when a dialog opens.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// The main button, so that Enter answers.
    Main,
    /// The way out, where the main button destroys something.
    WayOut,
    /// A field of the dialog.
    Field,
}

/// The row of buttons under a dialog: the main one, then a way out.
pub(super) fn buttons(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (main, enabled): (&str, bool),
    way_out: Option<&str>,
    first: First,
) -> Pressed {
    ui.add_space(GAP_LARGE);
    ui.horizontal(|ui| {
        let is_free = |ui: &Ui| ui.memory(|memory| memory.focused().is_none());
        let was_free = is_free(ui);
        let main = ui.add_enabled(enabled, main_button(scene.palette, main));
        let way_out = way_out.map(|text| ui.button(text));
        // Tab goes from the last button of a dialog to the first, and between
        // two frames nothing has the keyboard: a button just drawn may take it.
        let nothing_focused = was_free && is_free(ui);
        match (&way_out, first) {
            (_, First::Main) if nothing_focused => main.request_focus(),
            (Some(way_out), First::WayOut) if nothing_focused => way_out.request_focus(),
            _ => {}
        }
        // Not where it destroys something.
        let answered = scene.answered && enabled && first != First::WayOut;
        match (
            main.clicked() || answered,
            way_out.is_some_and(|button| button.clicked()),
        ) {
            (true, _) => Pressed::Main,
            (_, true) => Pressed::Cancel,
            _ => Pressed::Nothing,
        }
    })
    .inner
}

/// The button of a dialog that only tells something.
pub(super) fn close(ui: &mut Ui, scene: &Scene<'_>) -> Step {
    match buttons(
        ui,
        scene,
        (&scene.text("dialog-close"), true),
        None,
        First::Main,
    ) {
        Pressed::Nothing => Step::Stay,
        Pressed::Main | Pressed::Cancel => Step::Close,
    }
}

/// Which button was pressed.
pub(super) enum Pressed {
    Main,
    Cancel,
    Nothing,
}

impl Pressed {
    /// The main button, also by Enter in a field of one line.
    pub(super) const fn or_entered(self, entered: bool) -> Self {
        match self {
            Self::Nothing if entered => Self::Main,
            pressed => pressed,
        }
    }
}
