//! Why something was not done.

use std::path::Path;

use egui::{RichText, ScrollArea, Ui};

use super::{Answer, First, Pressed, Scene, Step, buttons, close, heading};
use crate::domain::Notice;
use crate::ui::theme::GAP;

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, notices: &[Notice]) -> Step {
    told(ui, scene, notices);
    close(ui, scene)
}

/// Why a club could not be opened, and the way to its backups.
pub(super) fn not_opened(ui: &mut Ui, scene: &Scene<'_>, club: &Path, notices: &[Notice]) -> Step {
    told(ui, scene, notices);
    ui.add_space(GAP);
    ui.label(scene.text("backups-offered"));
    offer(ui, scene, club)
}

/// What is wrong with a club that could be opened, and the way to its backups.
pub(super) fn doubtful(ui: &mut Ui, scene: &Scene<'_>, club: &Path, notices: &[Notice]) -> Step {
    heading(ui, scene.text("doubtful-title"));
    ui.label(scene.text("doubtful-why"));
    ui.add_space(GAP);
    list(ui, scene, notices);
    ui.add_space(GAP);
    ui.label(scene.text("doubtful-advice"));
    offer(ui, scene, club)
}

fn offer(ui: &mut Ui, scene: &Scene<'_>, club: &Path) -> Step {
    let (show, ok) = (scene.text("backups-offer"), scene.text("dialog-ok"));
    match buttons(ui, scene, (&show, true), Some(&ok), First::Main) {
        Pressed::Main => Step::Answer(Box::new(Answer::Backups(club.to_owned()))),
        Pressed::Cancel => Step::Close,
        Pressed::Nothing => Step::Stay,
    }
}

fn told(ui: &mut Ui, scene: &Scene<'_>, notices: &[Notice]) {
    heading(ui, scene.text("refused-title"));
    list(ui, scene, notices);
    ui.add_space(4.0);
    ui.weak(scene.text("refused-unchanged"));
}

fn list(ui: &mut Ui, scene: &Scene<'_>, notices: &[Notice]) {
    ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
        for notice in notices {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new("⚠").color(scene.palette.error));
                ui.label(scene.lang.say(notice));
            });
        }
    });
}
