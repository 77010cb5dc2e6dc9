//! What the program is, where its files lie, and its keys.

use std::path::{Path, PathBuf};

use egui::{Grid, Label, Ui};

use super::long::long;
use super::{Answer, Scene, Step, close, heading};
use crate::ui::shortcut::{WindowCommand, other_keys};
use crate::ui::theme::{GAP, GAP_LARGE};

/// Where the files of the program lie.
pub struct About {
    /// The file of the club that is open.
    pub club: Option<PathBuf>,
    /// The folder of its backups.
    pub backups: Option<PathBuf>,
    /// The settings, where any are kept.
    pub settings: Option<PathBuf>,
}

impl About {
    pub(super) fn ui(&self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, format!("Tandem {}", env!("CARGO_PKG_VERSION")));
        ui.label(scene.text("about-text"));
        ui.label(scene.text("about-licence"));
        let files = [
            ("about-club", &self.club),
            ("about-backups", &self.backups),
            ("about-settings", &self.settings),
        ];
        let mut step = Step::Stay;
        for (id, path) in files {
            if let Some(path) = path
                && let Some(answer) = file(ui, scene, id, path)
            {
                step = Step::Ask(Box::new(answer));
            }
        }
        match close(ui, scene) {
            Step::Stay => step,
            closed => closed,
        }
    }
}

/// A path, to be copied or shown.
fn file(ui: &mut Ui, scene: &Scene<'_>, id: &str, path: &Path) -> Option<Answer> {
    let name = scene.text(id);
    let text = path.to_string_lossy().into_owned();
    ui.add_space(GAP);
    let button = |ui: &mut Ui, id: &str| {
        let caption = scene.text(id);
        let said = format!("{name}: {caption}");
        ui.button(caption).accessible_name(said).clicked()
    };
    let (copy, show) = ui
        .horizontal_wrapped(|ui| {
            ui.strong(&name);
            (button(ui, "about-copy"), button(ui, "about-show"))
        })
        .inner;
    ui.add(Label::new(&text).wrap());
    if copy {
        return Some(Answer::Copy(text));
    }
    let folder = if path.is_dir() {
        Some(path)
    } else {
        path.parent()
    };
    show.then(|| folder.map(Path::to_owned))
        .flatten()
        .map(Answer::ShowFolder)
}

pub(super) fn keys(ui: &mut Ui, scene: &Scene<'_>) -> Step {
    heading(ui, scene.text("menu-keys"));
    long(ui, |ui| {
        Grid::new("keys")
            .num_columns(2)
            .striped(true)
            .spacing([GAP_LARGE, ui.spacing().item_spacing.y])
            .show(ui, |ui| rows(ui, scene));
    });
    close(ui, scene)
}

fn rows(ui: &mut Ui, scene: &Scene<'_>) {
    for (key, id) in other_keys(ui.ctx(), scene.lang) {
        ui.monospace(key);
        ui.label(scene.text(id));
        ui.end_row();
    }
    for (command, key) in WindowCommand::keyed() {
        ui.monospace(ui.ctx().format_shortcut(&key));
        ui.label(scene.text(command.text()));
        ui.end_row();
    }
}
