//! Which result files to import.

use std::path::PathBuf;

use egui::{TextEdit, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, heading};
use crate::ui::theme::GAP;

/// Lines of the field for paths.
const LINES: usize = 4;

/// Endings offered by the system's dialog; content decides, not the ending.
const KINDS: [&str; 9] = [
    "csv", "tsv", "txt", "xlsx", "xls", "ods", "xml", "pbn", "usebio",
];

/// The form "Import results".
pub struct OpenResults {
    folder: PathBuf,
    paths: String,
    picker: Picker,
}

impl OpenResults {
    /// The system's dialog begins in a folder.
    pub fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            paths: String::new(),
            picker: Picker::default(),
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        if let Some(paths) = self.picker.chosen_all() {
            return read(paths);
        }
        heading(ui, scene.text("import-title"));
        ui.label(scene.text("import-what"));
        ui.add_space(GAP);
        if ui.button(scene.text("dialog-browse")).clicked() {
            let filter = scene.text("import-filter");
            self.picker
                .open_several(ui.ctx(), &self.folder, &filter, &KINDS);
        }
        let label = scene.text("import-path");
        ui.label(&label);
        let edit = TextEdit::multiline(&mut self.paths)
            .text_color(scene.palette.input)
            .desired_rows(LINES)
            .desired_width(f32::INFINITY);
        let field = ui.add(edit).accessible_name(label);
        if ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
        let paths: Vec<PathBuf> = self.typed().collect();
        let cancel = scene.text("dialog-cancel");
        let next = scene.text("import-next");
        let ready = !paths.is_empty();
        match buttons(ui, scene, (&next, ready), Some(&cancel), First::Field) {
            Pressed::Main => read(paths),
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }

    /// The paths typed; a name alone is looked for in the folder.
    fn typed(&self) -> impl Iterator<Item = PathBuf> {
        let lines = self.paths.lines().map(|line| line.trim().trim_matches('"'));
        lines
            .filter(|line| !line.is_empty())
            .map(|line| self.folder.join(line))
    }
}

fn read(paths: Vec<PathBuf>) -> Step {
    Step::Answer(Box::new(Answer::ImportResults(paths)))
}
