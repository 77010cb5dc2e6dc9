//! Why something was not done.

use std::path::PathBuf;

use egui::{RichText, ScrollArea, Ui};

use super::{Answer, First, Pressed, Scene, Step, buttons, close, heading};
use crate::domain::Notice;
use crate::ui::theme::GAP;

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, notices: &[Notice]) -> Step {
    told(ui, scene, notices);
    close(ui, scene)
}

/// Why a club could not be opened, and what may help.
pub struct NotOpened {
    /// Its file.
    pub path: PathBuf,
    /// Why, one sentence each.
    pub notices: Vec<Notice>,
    /// Whether there are backups of it.
    pub backups: bool,
    /// Whether looking through the file may help.
    pub check: bool,
    /// Whether a copy of it can be worked in.
    pub copy: bool,
}

impl NotOpened {
    pub(super) fn ui(&self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        told(ui, scene, &self.notices);
        ui.add_space(GAP);
        let (show, check) = (scene.text("backups-offer"), scene.text("repair-offer"));
        if self.check {
            ui.label(scene.text("repair-offered"));
        }
        if self.check && self.backups && ui.button(&check).clicked() {
            return Step::Answer(Box::new(Answer::CheckFile(self.path.clone())));
        }
        if self.backups {
            ui.label(scene.text("backups-offered"));
        }
        let (main, answer) = if self.backups {
            (show, Answer::Backups(self.path.clone()))
        } else if self.copy {
            ui.label(scene.text("copy-offered"));
            let open = scene.text("copy-offer");
            (open, Answer::OpenCopy(self.path.clone()))
        } else {
            (check, Answer::CheckFile(self.path.clone()))
        };
        let ok = scene.text("dialog-close");
        match buttons(ui, scene, (&main, true), Some(&ok), First::Main) {
            Pressed::Main => Step::Answer(Box::new(answer)),
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }
}

fn told(ui: &mut Ui, scene: &Scene<'_>, notices: &[Notice]) {
    heading(ui, scene.text("refused-title"));
    list(ui, scene, notices);
    let unchanged = scene.text("refused-unchanged");
    // Many a reason says so itself.
    if !notices
        .iter()
        .any(|why| scene.lang.say(why).contains(&unchanged))
    {
        ui.add_space(4.0);
        ui.weak(unchanged);
    }
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
