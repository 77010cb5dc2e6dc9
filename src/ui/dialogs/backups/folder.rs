//! The page on which the folder of the backups is chosen.

use std::path::{Path, PathBuf};

use egui::{Label, RichText, Ui};

use super::super::from_the_right;
use super::super::picker::Picker;
use super::{First, Pressed, Scene, buttons, heading};
use crate::domain::Notice;
use crate::ui::theme::GAP;
use crate::ui::widgets::input;

/// The folder as it is typed or picked.
pub(super) struct ChosenFolder {
    folder: String,
    picker: Picker,
}

/// What the user decided.
pub(super) enum Wish {
    Nothing,
    Back,
    /// This folder; `None` is the one beside the club.
    Choose(Option<PathBuf>),
}

impl ChosenFolder {
    pub(super) fn new(present: &Path) -> Self {
        Self {
            folder: present.to_string_lossy().into_owned(),
            picker: Picker::default(),
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Wish {
        if let Some(folder) = self.picker.chosen() {
            self.folder = folder.to_string_lossy().into_owned();
        }
        heading(ui, scene.text("backups-folder-title"));
        ui.add(Label::new(scene.text("backups-folder-hint")).wrap());
        ui.add_space(GAP);
        let label = scene.text("backups-folder-path");
        ui.label(&label);
        from_the_right(ui, |ui| {
            if ui.button(scene.text("dialog-browse")).clicked() {
                self.picker.folder(ui.ctx(), Path::new(self.folder.trim()));
            }
            let field = input(ui, scene.palette, &label, &mut self.folder, f32::INFINITY);
            if ui.memory(|memory| memory.focused().is_none()) {
                field.request_focus();
            }
        });
        let folder = PathBuf::from(self.folder.trim());
        let ready = folder.is_absolute() && folder.is_dir();
        if !ready {
            let none = Notice::new("backups-no-folder").with("folder", self.folder.trim());
            let text = RichText::new(format!("⚠ {}", scene.lang.say(&none)));
            ui.label(text.color(scene.palette.warning));
        }
        ui.add_space(GAP);
        if ui.button(scene.text("backups-beside")).clicked() {
            return Wish::Choose(None);
        }
        let (choose, cancel) = (scene.text("backups-choose"), scene.text("dialog-cancel"));
        match buttons(ui, scene, (&choose, ready), Some(&cancel), First::Field) {
            Pressed::Main => Wish::Choose(Some(folder)),
            Pressed::Cancel => Wish::Back,
            Pressed::Nothing => Wish::Nothing,
        }
    }
}
