//! Whose rating moved by how much, after the past was changed.

use egui::Ui;
use egui_extras::{Column, TableBuilder};

use super::{Scene, Step, close, heading};
use crate::club::Moved;
use crate::domain::Notice;
use crate::i18n;
use crate::ui::theme::ROW;
use crate::ui::widgets::{marked, right};

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, operation: &Notice, moved: &[Moved]) -> Step {
    heading(ui, scene.text("moved-title"));
    ui.label(scene.lang.say(operation));
    ui.label(
        scene
            .lang
            .say(&Notice::new("moved-count").with("count", moved.len())),
    );
    table(ui, scene, moved, 360.0);
    close(ui, scene)
}

/// Who moved from which rating to which, in a table of at most that height.
pub(super) fn table(ui: &mut Ui, scene: &Scene<'_>, moved: &[Moved], height: f32) {
    let number = |value: f64| i18n::fixed(scene.lang, value, 1);
    TableBuilder::new(ui)
        .striped(true)
        .max_scroll_height(height)
        .cell_layout(egui::Layout::left_to_right(egui::Align::Center))
        .column(Column::remainder().at_least(200.0).clip(true))
        .columns(Column::exact(100.0), 3)
        .header(ROW, |mut header| {
            header.col(|ui| {
                ui.strong(scene.text("moved-name"));
            });
            for id in ["moved-before", "moved-after", "moved-change"] {
                header.col(|ui| {
                    right(ui, egui::RichText::new(scene.text(id)).strong());
                });
            }
        })
        .body(|body| {
            body.rows(ROW, moved.len(), |mut row| {
                let line = &moved[row.index()];
                let name = scene.view.map_or("", |view| view.book.name_of(line.player));
                row.col(|ui| {
                    ui.add(egui::Label::new(name).truncate());
                });
                row.col(|ui| {
                    right(ui, number(line.before));
                });
                row.col(|ui| {
                    right(ui, number(line.after));
                });
                row.col(|ui| {
                    let change = line.after - line.before;
                    let (text, color) = marked(scene.lang, scene.palette, change, 1);
                    let text = egui::RichText::new(text);
                    right(ui, color.map_or(text.clone(), |color| text.color(color)));
                });
            });
        });
}
