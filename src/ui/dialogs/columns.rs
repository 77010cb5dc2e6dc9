//! What the columns of the table on the screen mean.

use egui::{Label, RichText, ScrollArea, Ui};

use super::{Scene, Step, close, heading};
use crate::ui::theme::GAP_SMALL;
use crate::ui::widgets::ColumnHelp;

/// Height of what stands around the list.
const AROUND: f32 = 160.0;

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, columns: &[ColumnHelp]) -> Step {
    heading(ui, scene.text("menu-columns"));
    let height = ui.ctx().content_rect().height() - AROUND;
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        for column in columns {
            ui.label(RichText::new(&column.heading).strong());
            ui.add(Label::new(&column.meaning).wrap());
            ui.add_space(GAP_SMALL);
        }
    });
    close(ui, scene)
}
