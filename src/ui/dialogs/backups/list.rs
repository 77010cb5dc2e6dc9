//! The page with all backups.

use std::path::Path;

use egui::{Button, Label, RichText, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

use super::Scene;
use crate::club::backup::Listed;
use crate::domain::Notice;
use crate::jobs::BackupList;
use crate::report::backup::{elsewhere, last, moment, size};
use crate::ui::theme::{GAP, ROW};
use crate::ui::widgets::{left, right};

/// What the user wants of the folder.
pub(super) enum Wish {
    Nothing,
    /// To choose another one.
    Change,
    /// To see it in the system's own window.
    Show,
}

/// Where they lie, and what can be done about that.
pub(super) fn place(ui: &mut Ui, scene: &Scene<'_>, list: &BackupList) -> Wish {
    let folder = list.folder.to_string_lossy().into_owned();
    let place = Notice::new("backups-folder").with("folder", folder.clone());
    ui.add(Label::new(scene.lang.say(&place)).wrap());
    let mut wish = Wish::Nothing;
    ui.horizontal(|ui| {
        if ui.button(scene.text("backups-change")).clicked() {
            wish = Wish::Change;
        }
        let show = Button::new(scene.text("backups-show"));
        if ui.add_enabled(list.folder.is_dir(), show).clicked() {
            wish = Wish::Show;
        }
    });
    wish
}

/// The table; the place of the backup that is to be restored.
pub(super) fn table(ui: &mut Ui, scene: &Scene<'_>, list: &BackupList) -> Option<usize> {
    if list.listed.is_empty() {
        ui.label(scene.text("backups-none"));
        return None;
    }
    let mut chosen = None;
    TableBuilder::new(ui)
        .striped(true)
        .max_scroll_height(320.0)
        .cell_layout(egui::Layout::left_to_right(egui::Align::Center))
        .column(Column::exact(168.0))
        .column(Column::remainder().at_least(120.0).clip(true))
        .column(Column::exact(66.0))
        .column(Column::remainder().at_least(110.0).clip(true))
        .column(Column::exact(72.0))
        .column(Column::exact(148.0))
        .header(ROW, |mut header| {
            for id in ["backup-when", "backup-why"] {
                header.col(|ui| {
                    left(ui, |ui| ui.strong(scene.text(id)));
                });
            }
            header.col(|ui| {
                right(ui, RichText::new(scene.text("backup-players")).strong());
            });
            header.col(|ui| {
                left(ui, |ui| ui.strong(scene.text("backup-last")));
            });
            header.col(|ui| {
                right(ui, RichText::new(scene.text("backup-size")).strong());
            });
            header.col(|_| {});
        })
        .body(|body| {
            body.rows(ROW, list.listed.len(), |mut row| {
                let place = row.index();
                if line(&mut row, scene, &list.listed[place], &list.folder) {
                    chosen = Some(place);
                }
            });
        });
    chosen
}

/// One backup; whether it is to be restored.
fn line(row: &mut TableRow<'_, '_>, scene: &Scene<'_>, listed: &Listed, folder: &Path) -> bool {
    let lang = scene.lang;
    let when = moment(&listed.backup, lang);
    row.col(|ui| {
        let when = left(ui, |ui| ui.label(&when));
        when.on_hover_text(listed.backup.path.to_string_lossy());
    });
    row.col(|ui| {
        let mut why = scene.text(listed.backup.reason.text());
        if let Some(elsewhere) = elsewhere(&listed.backup, folder) {
            let place = Notice::new("backup-why-elsewhere")
                .with("why", why)
                .with("folder", elsewhere.display().to_string());
            why = lang.say(&place);
        }
        left(ui, |ui| ui.add(Label::new(why).truncate()));
    });
    let found = match &listed.found {
        Ok(found) => found,
        Err(why) => {
            row.col(|_| {});
            row.col(|ui| {
                let text = format!("⚠ {}", scene.text("backup-unreadable"));
                let text = RichText::new(text).color(scene.palette.error);
                left(ui, |ui| ui.label(text)).on_hover_text(lang.say(why));
            });
            row.col(|_| {});
            row.col(|_| {});
            return false;
        }
    };
    row.col(|ui| {
        right(ui, found.players.to_string());
    });
    row.col(|ui| {
        left(ui, |ui| ui.add(Label::new(last(found, lang)).truncate()));
    });
    row.col(|ui| {
        right(ui, size(found.bytes, lang));
    });
    let mut restore = false;
    row.col(|ui| {
        ui.add_space(GAP);
        let name = lang.say(&Notice::new("backups-restore-one").with("when", when));
        let button = ui.button(scene.text("backups-restore"));
        restore = button.accessible_name(name).clicked();
    });
    restore
}
