//! Why something was not done.

use egui::{RichText, ScrollArea, Ui};

use super::{Scene, Step, close, heading};
use crate::domain::Notice;

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, notices: &[Notice]) -> Step {
    heading(ui, scene.text("refused-title"));
    ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
        for notice in notices {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new("⚠").color(scene.palette.error));
                ui.label(scene.lang.say(notice));
            });
        }
    });
    ui.add_space(4.0);
    ui.weak(scene.text("refused-unchanged"));
    close(ui, scene)
}
