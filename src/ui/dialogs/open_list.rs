//! Which file the list of a calculator is read from.

use std::path::PathBuf;

use egui::Ui;

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, heading, path_field};
use crate::ui::Tab;

/// The form "Open a list".
pub struct OpenList {
    tab: Tab,
    folder: PathBuf,
    path: String,
    picker: Picker,
}

impl OpenList {
    /// For the calculator of a tab; the system's dialog begins in a folder.
    pub fn new(tab: Tab, folder: PathBuf) -> Self {
        Self {
            tab,
            folder,
            path: String::new(),
            picker: Picker::default(),
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        if let Some(path) = self.picker.chosen() {
            return self.read(path);
        }
        heading(ui, scene.text("open-list-title"));
        ui.label(scene.text("open-list-what"));
        let label = scene.text("save-path");
        let typed = path_field(ui, scene, &label, None, &mut self.path);
        if typed.browse {
            let kinds = ["csv", "tsv", "txt"];
            let filter = scene.text("open-list-filter");
            self.picker.open(ui.ctx(), &self.folder, &filter, &kinds);
        }
        if ui.memory(|memory| memory.focused().is_none()) {
            typed.field.request_focus();
        }
        let ready = !self.path.trim().is_empty();
        let cancel = scene.text("dialog-cancel");
        let open = scene.text("open-open");
        let pressed = buttons(ui, scene, (&open, ready), Some(&cancel), First::Field);
        match pressed.or_entered(typed.entered && ready) {
            Pressed::Main => self.read(PathBuf::from(self.path.trim())),
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }

    fn read(&self, path: PathBuf) -> Step {
        Step::Answer(Box::new(Answer::ReadList(self.tab, path)))
    }
}
