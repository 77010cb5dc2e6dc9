//! What the program is, and its keys.

use egui::{Grid, ScrollArea, Ui};

use super::{Scene, Step, close, heading};
use crate::ui::shortcut::WindowCommand;

/// Height of what stands around the list of keys.
const AROUND: f32 = 160.0;

/// Keys of the entry grid, which are not commands of the window.
const GRID_KEYS: [(&str, &str); 8] = [
    ("Ctrl+Enter", "keys-calculate"),
    ("Enter", "keys-enter"),
    ("Tab", "keys-tab"),
    ("↑ ↓", "keys-arrows"),
    ("Ctrl+V", "keys-paste"),
    ("Ctrl+⌫", "keys-remove"),
    ("F2", "keys-why"),
    ("Ctrl + / Ctrl −", "keys-zoom"),
];

pub(super) fn about(ui: &mut Ui, scene: &Scene<'_>) -> Step {
    heading(ui, format!("Tandem {}", env!("CARGO_PKG_VERSION")));
    ui.label(scene.text("about-text"));
    ui.label(scene.text("about-licence"));
    close(ui, scene)
}

pub(super) fn keys(ui: &mut Ui, scene: &Scene<'_>) -> Step {
    heading(ui, scene.text("menu-keys"));
    let height = ui.ctx().content_rect().height() - AROUND;
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        Grid::new("keys")
            .num_columns(2)
            .striped(true)
            .show(ui, |ui| rows(ui, scene));
    });
    close(ui, scene)
}

fn rows(ui: &mut Ui, scene: &Scene<'_>) {
    for (key, id) in GRID_KEYS {
        ui.monospace(key);
        ui.label(scene.text(id));
        ui.end_row();
    }
    for command in WindowCommand::ALL {
        let Some(key) = command.key() else {
            continue;
        };
        ui.monospace(ui.ctx().format_shortcut(&key));
        ui.label(scene.text(command.text()));
        ui.end_row();
    }
}
