//! What is wrong with the file of a club, and putting it in order.

use std::path::{Path, PathBuf};

use egui::{RichText, ScrollArea, Ui};

use super::{Answer, First, Pressed, Scene, Step, buttons, close, heading};
use crate::club::repair::{Finding, Repaired};
use crate::domain::Notice;
use crate::jobs::Request;
use crate::ui::theme::GAP;

/// The form "Check of the club file".
pub struct CheckFile {
    club: PathBuf,
    page: Page,
}

/// What is shown of it.
enum Page {
    /// It is being looked through.
    Looking,
    /// What is wrong.
    Found(Vec<Finding>),
    /// What was done.
    Done(Repaired),
}

impl CheckFile {
    /// For a club, which need not be open; what is found comes later.
    pub const fn new(club: PathBuf) -> Self {
        Self {
            club,
            page: Page::Looking,
        }
    }

    /// The club whose file is looked through.
    pub fn club(&self) -> &Path {
        &self.club
    }

    /// Shows what was found. What was done stays in view.
    pub fn show(&mut self, findings: Vec<Finding>) {
        if !matches!(self.page, Page::Done(_)) {
            self.page = Page::Found(findings);
        }
    }

    /// Shows what was done.
    pub fn done(&mut self, repaired: Repaired) {
        self.page = if repaired.is_sound() {
            Page::Done(repaired)
        } else {
            Page::Found(repaired.findings)
        };
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("repair-title"));
        match &self.page {
            Page::Looking => {
                ui.label(scene.text("repair-looking"));
                close(ui, scene)
            }
            Page::Found(findings) if findings.is_empty() => {
                ui.label(scene.text("repair-sound"));
                close(ui, scene)
            }
            Page::Found(findings) => self.found(ui, scene, findings),
            Page::Done(repaired) => {
                done(ui, scene, repaired);
                close(ui, scene)
            }
        }
    }

    fn found(&self, ui: &mut Ui, scene: &Scene<'_>, findings: &[Finding]) -> Step {
        let repairable = findings.iter().all(Finding::is_repairable);
        let told = if repairable {
            Notice::new("repair-found")
        } else {
            Notice::new("repair-hopeless")
        };
        ui.label(scene.lang.say(&told.with("count", findings.len())));
        ui.add_space(GAP);
        list(ui, scene, findings);
        let (main, answer) = if repairable {
            let request = Request::RepairFile(self.club.clone());
            (
                scene.text("repair-now"),
                Step::Ask(Box::new(Answer::Ask(request))),
            )
        } else {
            let backups = Answer::Backups(self.club.clone());
            (scene.text("backups-offer"), Step::Answer(Box::new(backups)))
        };
        let way_out = scene.text("dialog-close");
        match buttons(ui, scene, (&main, true), Some(&way_out), First::WayOut) {
            Pressed::Main => answer,
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }
}

fn done(ui: &mut Ui, scene: &Scene<'_>, repaired: &Repaired) {
    let Some(backup) = &repaired.backup else {
        ui.label(scene.text("repair-sound"));
        return;
    };
    let told = Notice::new("repair-done").with("count", repaired.findings.len());
    ui.label(scene.lang.say(&told));
    ui.add_space(GAP);
    list(ui, scene, &repaired.findings);
    ui.add_space(GAP);
    let kept = Notice::new("repair-kept").with("file", backup.display().to_string());
    ui.label(scene.lang.say(&kept));
}

/// Each finding, and under it what is done about it.
fn list(ui: &mut Ui, scene: &Scene<'_>, findings: &[Finding]) {
    ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
        for finding in findings {
            let about = scene.lang.say(&finding.about);
            let wrong = scene.lang.say(&finding.wrong);
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new("⚠").color(scene.palette.error));
                ui.label(format!("{about}: {wrong}"));
            });
            ui.weak(scene.lang.say(finding.remedy.told()));
            ui.add_space(GAP);
        }
    });
}
