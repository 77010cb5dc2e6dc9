//! What the columns of the table on the screen mean.

use egui::{Label, RichText, Ui};

use super::long::long;
use super::{Scene, Step, close, heading};
use crate::ui::theme::GAP;
use crate::ui::widgets::ColumnHelp;

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, columns: &[ColumnHelp]) -> Step {
    heading(ui, scene.text("menu-columns"));
    long(ui, |ui| {
        for column in columns {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(RichText::new(&column.heading).strong());
            ui.add(Label::new(&column.meaning).wrap());
            ui.add_space(GAP);
        }
    });
    close(ui, scene)
}
