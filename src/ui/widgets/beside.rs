//! Two columns, or one where the window is narrow.

use egui::{ScrollArea, Ui};

use crate::ui::theme::GAP_LARGE;

/// A page of two columns.
pub struct Beside {
    /// Width of the left column, in points.
    pub left: f32,
    /// Least and greatest width of the right column, in points.
    pub right: (f32, f32),
}

impl Beside {
    /// Draws both columns with what they share; the right one goes below the
    /// left one where there is no room beside it, and the page scrolls.
    pub fn show<S>(
        &self,
        ui: &mut Ui,
        shared: &mut S,
        left: impl FnOnce(&mut Ui, &mut S),
        right: impl FnOnce(&mut Ui, &mut S),
    ) {
        let (least, most) = self.right;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let room = ui.available_width() - self.left - 2.0 * GAP_LARGE;
            if room < least {
                left(ui, shared);
                ui.add_space(GAP_LARGE);
                right(ui, shared);
                return;
            }
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(self.left);
                    left(ui, shared);
                });
                ui.add_space(GAP_LARGE);
                ui.vertical(|ui| {
                    ui.set_width(room.min(most));
                    right(ui, shared);
                });
            });
        });
    }
}
