//! The steps of a calculation under each other.

use egui::{RichText, Ui};

use crate::report::calculator::Explained;

/// Draws each formula, and below it what it means.
pub fn formulas(ui: &mut Ui, steps: &[Explained]) {
    for step in steps {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(&step.formula);
            ui.label(RichText::new(&step.words).small().weak());
        });
    }
}
