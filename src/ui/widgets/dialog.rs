//! Dialogs as screen readers know them.

use egui::Ui;
use egui::accesskit::Role;

/// Marks the contents of a modal as a dialog, so that a screen reader tells
/// that it came, and stays in it. Its first words become its name.
pub fn mark_dialog(ui: &Ui) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Dialog);
        node.set_modal();
    });
}
