//! The import of an old workbook: what to read and what to make of it, how
//! far it is, and what came over.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::{Context, Frame, Id, Modal, ProgressBar, ScrollArea, TextEdit, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, close, entered, heading, path_field};
use crate::club::workbook::Report;
use crate::domain::{Notice, day};
use crate::jobs::WorkbookImport;
use crate::report;
use crate::ui::theme::{GAP, GAP_LARGE};
use crate::ui::welcome::file_name;
use crate::ui::widgets::{SHORT_FIELD, input, mark_dialog, settle_date};

/// The form "Import old workbook".
#[derive(Default)]
pub struct OldWorkbook {
    folder: PathBuf,
    workbook: String,
    club: String,
    club_typed: bool,
    newest: String,
    workbook_picker: Picker,
    club_picker: Picker,
}

impl OldWorkbook {
    /// Looks for the workbook and proposes the club in a folder.
    pub fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            ..Self::default()
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("workbook-title"));
        ui.label(scene.text("workbook-what"));
        ui.add_space(GAP);
        let mut entered = self.workbook(ui, scene);
        entered |= self.club(ui, scene);
        let newest = self.newest(ui, scene, &mut entered);
        let ready = [&self.workbook, &self.club]
            .iter()
            .all(|path| !path.trim().is_empty())
            && newest.is_ok();
        let cancel = scene.text("dialog-cancel");
        let go = scene.text("workbook-go");
        let pressed = buttons(ui, scene, (&go, ready), Some(&cancel), First::Field);
        match pressed.or_entered(entered && ready) {
            Pressed::Main => self.import(scene, newest.unwrap_or_default()),
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }

    /// Draws the path of the workbook; whether Enter was pressed in it.
    fn workbook(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> bool {
        let label = scene.text("workbook-file");
        let typed = path_field(ui, scene, &label, None, &mut self.workbook);
        if typed.browse {
            let kinds = ["xls", "xlsx", "ods"];
            self.workbook_picker
                .open(ui.ctx(), &self.folder, "XLS, XLSX, ODS", &kinds);
        }
        if ui.memory(|memory| memory.focused().is_none()) {
            typed.field.request_focus();
        }
        let chosen = self.workbook_picker.chosen();
        if let Some(path) = &chosen {
            self.workbook = path.to_string_lossy().into_owned();
        }
        if (typed.field.changed() || chosen.is_some()) && !self.club_typed {
            self.club = beside(&self.folder.join(self.workbook.trim()));
        }
        typed.entered
    }

    /// The same with the club.
    fn club(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> bool {
        let label = scene.text("workbook-club");
        let spoken = scene.text("workbook-browse-club");
        let typed = path_field(ui, scene, &label, Some(spoken), &mut self.club);
        if typed.browse {
            let filter = scene.text("open-filter");
            let proposed = PathBuf::from(&self.club);
            self.club_picker
                .save(ui.ctx(), &proposed, &filter, "tandem");
        }
        self.club_typed |= typed.field.changed();
        if let Some(path) = self.club_picker.chosen() {
            self.club = path.to_string_lossy().into_owned();
            self.club_typed = true;
        }
        ui.weak(scene.text("workbook-club-hint"));
        typed.entered
    }

    fn newest(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        entered_one: &mut bool,
    ) -> Result<Option<crate::domain::Date>, ()> {
        let label = scene.text("workbook-newest");
        ui.horizontal(|ui| {
            ui.label(&label);
            let field = input(ui, scene.palette, &label, &mut self.newest, SHORT_FIELD);
            settle_date(scene.lang, &field, &mut self.newest);
            *entered_one |= entered(ui, &field);
        });
        let typed = self.newest.trim();
        if typed.is_empty() {
            return Ok(None);
        }
        let read = day::typed(typed);
        if read.is_none() {
            let wrong = Notice::new("sheet-date-wrong").with("text", typed);
            let text = format!("⚠ {}", scene.lang.say(&wrong));
            ui.colored_label(scene.palette.error, text);
        }
        read.map(Some).ok_or(())
    }

    fn import(&self, scene: &Scene<'_>, newest: Option<crate::domain::Date>) -> Step {
        let mut club = self.folder.join(self.club.trim());
        if club.extension().is_none() {
            club.set_extension("tandem");
        }
        Step::Answer(Box::new(Answer::ImportWorkbook(WorkbookImport {
            name: file_name(&club),
            club,
            workbook: self.folder.join(self.workbook.trim()),
            wishes: report::workbook::wishes(scene.lang, newest),
            stop: Arc::new(AtomicBool::new(false)),
        })))
    }
}

/// The club file proposed for a workbook.
fn beside(workbook: &Path) -> String {
    let club = workbook.with_extension("tandem");
    club.to_string_lossy().into_owned()
}

/// An import under way.
pub struct Working {
    /// The share done, from 0 to 1.
    pub done: f64,
    /// What is being done.
    pub stage: Option<Notice>,
    /// Set to stop it.
    pub stop: Arc<AtomicBool>,
}

impl Working {
    /// Draws how far it is, with a way to stop it.
    pub fn ui(&self, ctx: &Context, scene: &Scene<'_>) {
        Modal::new(Id::unique("working"))
            .frame(Frame::popup(&ctx.style_of(ctx.theme())).inner_margin(GAP_LARGE))
            .show(ctx, |ui| {
                ui.set_min_width(420.0);
                mark_dialog(ui);
                heading(ui, scene.text("workbook-title"));
                let stage = self.stage.as_ref().map(|stage| scene.lang.say(stage));
                ui.label(stage.unwrap_or_default());
                // A share; what is lost of it nobody sees.
                let bar = ui.add(ProgressBar::new(self.done as f32).show_percentage());
                bar.widget_info(|| {
                    egui::WidgetInfo::labeled(
                        egui::Role::ProgressIndicator,
                        true,
                        scene.text("workbook-progress"),
                    )
                });
                ui.add_space(GAP);
                let stopping = self.stop.load(Ordering::Relaxed);
                let cancel = egui::Button::new(scene.text("dialog-cancel"));
                if ui.add_enabled(!stopping, cancel).clicked() {
                    self.stop.store(true, Ordering::Relaxed);
                }
            });
    }
}

/// What came over from a workbook, to be read and kept.
pub(super) fn imported(ui: &mut Ui, scene: &Scene<'_>, report: &Report) -> Step {
    heading(ui, scene.text("workbook-done"));
    let mut text = report::workbook::text(report, scene.lang);
    ui.weak(scene.text("workbook-keep"));
    ui.add_space(GAP);
    ScrollArea::vertical().max_height(380.0).show(ui, |ui| {
        let mut shown = text.as_str();
        let edit = TextEdit::multiline(&mut shown).desired_width(f32::INFINITY);
        ui.add(edit).accessible_name(scene.text("workbook-done"));
    });
    ui.add_space(GAP);
    if ui.button(scene.text("list-copy")).clicked() {
        ui.ctx().copy_text(std::mem::take(&mut text));
    }
    close(ui, scene)
}
