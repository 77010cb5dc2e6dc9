//! Where to save a copy of the club.

use std::path::{Path, PathBuf};

use egui::{RichText, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, heading, path_field};
use crate::domain::Date;
use crate::jobs::Request;
use crate::ui::theme::GAP;
use crate::ui::welcome::file_name;

/// The form "Save a copy".
pub struct SaveCopy {
    /// A club that is not open, whose copy is to be.
    of: Option<PathBuf>,
    folder: PathBuf,
    path: String,
    picker: Picker,
}

impl SaveCopy {
    /// Proposes the club's name with today's date beside it.
    pub fn new(club: &Path, today: Date) -> Self {
        let folder = club.parent().unwrap_or(Path::new("")).to_owned();
        Self::in_folder(club, folder, today)
    }

    /// Of a club that cannot be worked in where it lies: the copy is opened.
    pub fn to_open(club: &Path, folder: PathBuf, today: Date) -> Self {
        Self {
            of: Some(club.to_owned()),
            ..Self::in_folder(club, folder, today)
        }
    }

    fn in_folder(club: &Path, folder: PathBuf, today: Date) -> Self {
        let stem = format!("{} {today}", file_name(club));
        let numbered = (2..100).map(|number| format!("{stem} ({number})"));
        let names = std::iter::once(stem.clone()).chain(numbered);
        let mut paths = names.map(|name| folder.join(format!("{name}.tandem")));
        let free = paths.find(|path| !path.exists());
        let path = free.unwrap_or_else(|| folder.join(format!("{stem}.tandem")));
        Self {
            of: None,
            folder,
            path: path.to_string_lossy().into_owned(),
            picker: Picker::default(),
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        if let Some(path) = self.picker.chosen() {
            self.path = path.to_string_lossy().into_owned();
        }
        heading(ui, scene.text("copy-title"));
        ui.label(match self.of {
            Some(_) => scene.text("copy-what-opened"),
            None => scene.text("copy-what"),
        });
        ui.add_space(GAP);
        let label = scene.text("save-path");
        let typed = path_field(ui, scene, &label, None, &mut self.path);
        if typed.browse {
            let filter = scene.text("open-filter");
            let proposed = PathBuf::from(&self.path);
            self.picker.save(ui.ctx(), &proposed, &filter, "tandem");
        }
        let mut path = self.folder.join(self.path.trim());
        if path.extension().is_none() {
            path.set_extension("tandem");
        }
        let taken = path.exists();
        if taken {
            let text = format!("⚠ {}", scene.text("copy-taken"));
            ui.label(RichText::new(text).color(scene.palette.warning));
        }
        let ready = !self.path.trim().is_empty() && !taken;
        let (save, cancel) = (scene.text("save-save"), scene.text("dialog-cancel"));
        let pressed = buttons(ui, scene, (&save, ready), Some(&cancel), First::Main);
        match pressed.or_entered(typed.entered && ready) {
            Pressed::Main => {
                let request = match self.of.take() {
                    Some(of) => Request::OpenCopy { of, path },
                    None => Request::SaveCopy(path),
                };
                Step::Answer(Box::new(Answer::Ask(request)))
            }
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }
}
