//! What stands where there is nothing to show yet.

use egui::Ui;

use crate::ui::theme::{GAP, GAP_LARGE};
use crate::ui::{Action, Cx};

/// A sentence on a bare page, and a button that leads out of it.
pub fn empty_page(ui: &mut Ui, cx: &mut Cx<'_>, sentence: &str, button: &str, action: Action) {
    ui.vertical_centered(|ui| {
        ui.add_space(GAP_LARGE * 3.0);
        ui.label(cx.text(sentence));
        ui.add_space(GAP);
        if ui.button(cx.text(button)).clicked() {
            cx.act(action);
        }
    });
}
