//! Where to save something.

use std::path::PathBuf;

use egui::{RichText, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, heading, path_field};
use crate::ui::SaveKind;

/// The form "Save".
pub struct SaveFile {
    path: String,
    kind: SaveKind,
    text: String,
    picker: Picker,
}

impl SaveKind {
    const fn extension(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Csv => "csv",
        }
    }
}

impl SaveFile {
    /// Proposes `name` with the right ending in a folder.
    pub fn new(folder: PathBuf, name: &str, kind: SaveKind, text: String) -> Self {
        let path = folder.join(format!("{}.{}", legal(name), kind.extension()));
        Self {
            path: path.to_string_lossy().into_owned(),
            kind,
            text,
            picker: Picker::default(),
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        if let Some(mut path) = self.picker.chosen() {
            if path.extension().is_none() {
                path.set_extension(self.kind.extension());
            }
            return Step::Answer(Box::new(Answer::Write(
                path,
                std::mem::take(&mut self.text),
            )));
        }
        heading(ui, scene.text("save-title"));
        let label = scene.text("save-path");
        let typed = path_field(ui, scene, &label, None, &mut self.path);
        if typed.browse {
            let filter = self.kind.extension().to_uppercase();
            let proposed = PathBuf::from(&self.path);
            self.picker
                .save(ui.ctx(), &proposed, &filter, self.kind.extension());
        }
        let path = PathBuf::from(self.path.trim());
        if path.is_file() {
            let text = format!("⚠ {}", scene.text("save-replaces"));
            ui.label(RichText::new(text).color(scene.palette.warning));
        }
        let ready = !self.path.trim().is_empty();
        let cancel = scene.text("dialog-cancel");
        match buttons(
            ui,
            scene,
            (&scene.text("save-save"), ready),
            Some(&cancel),
            First::Main,
        )
        .or_entered(typed.entered && ready)
        {
            Pressed::Main => Step::Answer(Box::new(Answer::Write(
                path,
                std::mem::take(&mut self.text),
            ))),
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }
}

/// A text as the name of a file, without what some file system forbids.
pub(super) fn legal(name: &str) -> String {
    let forbidden = |c| matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    name.replace(forbidden, "-")
}
