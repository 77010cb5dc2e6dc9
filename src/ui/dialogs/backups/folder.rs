//! The page on which the folder of the backups is chosen.

use std::path::{Path, PathBuf};

use egui::{Label, RichText, Ui};

use super::super::path_field;
use super::super::picker::Picker;
use super::{First, Pressed, Scene, buttons, heading};
use crate::club::backup::can_hold;
use crate::domain::Notice;
use crate::ui::theme::GAP;

/// The folder as it is typed or picked.
pub(super) struct ChosenFolder {
    folder: String,
    picker: Picker,
    /// The folder that was tried last and cannot be written.
    closed: Option<PathBuf>,
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
            closed: None,
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
        let typed = path_field(ui, scene, &label, None, &mut self.folder);
        if typed.browse {
            self.picker.folder(ui.ctx(), Path::new(self.folder.trim()));
        }
        if ui.memory(|memory| memory.focused().is_none()) {
            typed.field.request_focus();
        }
        let folder = PathBuf::from(self.folder.trim());
        let ready = folder.is_absolute() && folder.is_dir();
        let wrong = if !ready {
            Some("backups-no-folder")
        } else if self.closed.as_ref() == Some(&folder) {
            Some("backups-closed-folder")
        } else {
            None
        };
        if let Some(id) = wrong {
            let notice = Notice::new(id).with("folder", self.folder.trim());
            let text = RichText::new(format!("⚠ {}", scene.lang.say(&notice)));
            ui.add(Label::new(text.color(scene.palette.warning)).wrap());
        }
        ui.add_space(GAP);
        if ui.button(scene.text("backups-beside")).clicked() {
            return Wish::Choose(None);
        }
        let (choose, cancel) = (scene.text("backups-choose"), scene.text("dialog-cancel"));
        let pressed = buttons(ui, scene, (&choose, ready), Some(&cancel), First::Field);
        match pressed.or_entered(typed.entered && ready) {
            Pressed::Main if !can_hold(&folder) => {
                self.closed = Some(folder);
                Wish::Nothing
            }
            Pressed::Main => Wish::Choose(Some(folder)),
            Pressed::Cancel => Wish::Back,
            Pressed::Nothing => Wish::Nothing,
        }
    }
}
