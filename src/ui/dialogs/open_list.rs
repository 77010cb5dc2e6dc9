//! Which file the list of a calculator is read from.

use std::path::PathBuf;

use egui::{Key, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, from_the_right, heading};
use crate::ui::Tab;
use crate::ui::widgets::input;

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
        ui.label(&label);
        let entered = from_the_right(ui, |ui| {
            if ui.button(scene.text("dialog-browse")).clicked() {
                let kinds = ["csv", "tsv", "txt"];
                let filter = scene.text("open-list-filter");
                self.picker.open(ui.ctx(), &self.folder, &filter, &kinds);
            }
            let field = input(ui, scene.palette, &label, &mut self.path, f32::INFINITY);
            // Asked first: a field that is focused again has lost nothing.
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if ui.memory(|memory| memory.focused().is_none()) {
                field.request_focus();
            }
            entered
        });
        let ready = !self.path.trim().is_empty();
        let cancel = scene.text("dialog-cancel");
        let open = scene.text("open-open");
        match buttons(ui, scene, (&open, ready), Some(&cancel), First::Field) {
            Pressed::Cancel => Step::Close,
            Pressed::Nothing if !(entered && ready) => Step::Stay,
            Pressed::Main | Pressed::Nothing => self.read(PathBuf::from(self.path.trim())),
        }
    }

    fn read(&self, path: PathBuf) -> Step {
        Step::Answer(Box::new(Answer::ReadList(self.tab, path)))
    }
}
