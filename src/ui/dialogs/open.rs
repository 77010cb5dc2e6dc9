//! Which club to open: one found near by, one typed, or one picked in the
//! system's dialog.

use std::path::PathBuf;

use egui::{ScrollArea, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, heading, path_field};
use crate::jobs::Request;
use crate::ui::theme::GAP;

/// The form "Open a club".
pub struct OpenClub {
    folder: PathBuf,
    found: Vec<PathBuf>,
    path: String,
    picker: Picker,
}

impl OpenClub {
    /// Offers the recent clubs and those in a folder.
    pub fn new(folder: PathBuf, recent: &[PathBuf]) -> Self {
        let mut found: Vec<PathBuf> = recent
            .iter()
            .filter(|path| path.is_file())
            .cloned()
            .collect();
        let mut near: Vec<PathBuf> = std::fs::read_dir(&folder)
            .into_iter()
            .flatten()
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|ending| ending == "tandem"))
            .filter(|path| !found.contains(path))
            .collect();
        near.sort();
        found.extend(near);
        Self {
            folder,
            found,
            path: String::new(),
            picker: Picker::default(),
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        if let Some(path) = self.picker.chosen() {
            return open(path);
        }
        heading(ui, scene.text("open-title"));
        if let Some(path) = self.near(ui, scene) {
            return open(path);
        }
        let label = scene.text("open-path");
        let typed = path_field(ui, scene, &label, None, &mut self.path);
        if typed.browse {
            let filter = scene.text("open-filter");
            self.picker
                .open(ui.ctx(), &self.folder, &filter, &["tandem"]);
        }
        let entered = typed.entered;
        let typed = self.path.trim().to_owned();
        let cancel = scene.text("dialog-cancel");
        match buttons(
            ui,
            scene,
            (&scene.text("open-open"), !typed.is_empty()),
            Some(&cancel),
            First::Field,
        )
        .or_entered(entered && !typed.is_empty())
        {
            Pressed::Main => open(PathBuf::from(typed)),
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }

    fn near(&self, ui: &mut Ui, scene: &Scene<'_>) -> Option<PathBuf> {
        if self.found.is_empty() {
            return None;
        }
        ui.label(scene.text("open-near"));
        let chosen = ScrollArea::vertical().max_height(220.0).show(ui, |ui| {
            let mut chosen = None;
            for path in &self.found {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let button = ui
                    .selectable_label(false, name)
                    .on_hover_text(path.to_string_lossy());
                if button.clicked() {
                    chosen = Some(path.clone());
                }
            }
            chosen
        });
        ui.add_space(GAP);
        chosen.inner
    }
}

fn open(path: PathBuf) -> Step {
    Step::Answer(Box::new(Answer::Ask(Request::Open(path))))
}
