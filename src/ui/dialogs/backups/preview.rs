//! The page before a backup is restored: what comes, and what goes.

use egui::{Grid, Label, RichText, Ui};

use super::{First, Pressed, Scene, buttons, heading};
use crate::club::backup::{Contents, Listed};
use crate::domain::Notice;
use crate::jobs::BackupList;
use crate::report::backup::{last, moment, size};
use crate::ui::theme::{GAP, GAP_LARGE, GAP_SMALL};

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, list: &BackupList, listed: &Listed) -> Pressed {
    let lang = scene.lang;
    heading(ui, scene.text("backups-preview"));
    let why = scene.text(listed.backup.reason.text());
    let made = Notice::new("backups-made")
        .with("when", moment(&listed.backup, lang))
        .with("why", why);
    ui.label(lang.say(&made));
    ui.add_space(GAP);
    if let Ok(found) = &listed.found {
        compared(ui, scene, list.present.as_ref(), found);
        ui.add_space(GAP);
        other_club(ui, scene, list.present.as_ref(), found);
    }
    if list.present.is_none() {
        warning(ui, scene, scene.text("backups-present-unreadable"));
    }
    ui.add(Label::new(scene.text("backups-kept")).wrap());
    let restore = scene.text("backups-restore-now");
    let cancel = scene.text("dialog-cancel");
    buttons(ui, scene, (&restore, true), Some(&cancel), First::WayOut)
}

/// The backup and the club beside each other.
fn compared(ui: &mut Ui, scene: &Scene<'_>, present: Option<&Contents>, found: &Contents) {
    let lang = scene.lang;
    let figures = |contents: &Contents| {
        [
            contents.club.clone(),
            contents.players.to_string(),
            contents.tournaments.to_string(),
            last(contents, lang),
            size(contents.bytes, lang),
        ]
    };
    let names = [
        "backups-club",
        "backup-players",
        "backups-tournaments",
        "backup-last",
        "backup-size",
    ];
    let now = present.map(figures);
    Grid::new("compared")
        .num_columns(3)
        .spacing([GAP_LARGE, GAP_SMALL])
        .striped(true)
        .show(ui, |ui| {
            ui.label("");
            ui.strong(scene.text("backups-now-column"));
            ui.strong(scene.text("backups-then-column"));
            ui.end_row();
            for (row, (name, then)) in names.into_iter().zip(figures(found)).enumerate() {
                ui.label(scene.text(name));
                let now = now.as_ref().map_or("–", |now| now[row].as_str());
                ui.label(now);
                ui.strong(then);
                ui.end_row();
            }
        });
}

fn other_club(ui: &mut Ui, scene: &Scene<'_>, present: Option<&Contents>, found: &Contents) {
    if present.is_some_and(|present| !present.is_same_club(found)) {
        let other = Notice::new("backups-other-club").with("other", found.club.as_str());
        warning(ui, scene, scene.lang.say(&other));
    }
}

fn warning(ui: &mut Ui, scene: &Scene<'_>, text: String) {
    let text = RichText::new(format!("⚠ {text}")).color(scene.palette.warning);
    ui.add(Label::new(text).wrap());
    ui.add_space(GAP);
}
