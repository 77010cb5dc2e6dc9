//! The operations, newest first.

use egui::{ScrollArea, Ui};

use super::super::Scene;
use crate::club::audit::{AuditEntry, State};
use crate::report::audit::{moment, state};
use crate::ui::theme::ROW;

/// Draws the list; the operation that is looked at may become another one.
pub(super) fn ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    entries: &[AuditEntry],
    chosen: &mut Option<i64>,
    height: f32,
) {
    ScrollArea::vertical()
        .id_salt("history-list")
        .max_height(height)
        .auto_shrink(false)
        .show_rows(ui, ROW, entries.len(), |ui, shown| {
            for entry in &entries[shown] {
                let text = line(scene, entry);
                let row = egui::Button::selectable(Some(entry.id) == *chosen, &text).truncate();
                let left = egui::Layout::top_down_justified(egui::Align::LEFT);
                let row = ui
                    .with_layout(left, |ui| ui.add(row.min_size([0.0, ROW].into())))
                    .inner;
                // The keyboard chooses as it goes.
                if row.clicked() || row.gained_focus() {
                    *chosen = Some(entry.id);
                }
                row.on_hover_text(text);
            }
        });
}

fn line(scene: &Scene<'_>, entry: &AuditEntry) -> String {
    let when = moment(entry.at, scene.lang);
    let what = scene.lang.sentence(&entry.operation);
    match entry.state {
        State::Done => format!("{when} · {what}"),
        other => format!("{when} · {what} ({})", scene.text(state(other))),
    }
}
