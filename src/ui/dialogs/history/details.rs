//! One operation: what it changed, and the ways back.

use egui::{Label, RichText, ScrollArea, Ui};

use super::super::Scene;
use super::WayBack;
use crate::club::audit::{AuditEntry, Earlier, State};
use crate::domain::Notice;
use crate::report::audit::{moment, state};
use crate::ui::theme::{GAP, GAP_SMALL, ROW};

/// Draws the operation; a way back that is to be looked at.
pub(super) fn ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    entry: &AuditEntry,
    height: f32,
) -> Option<WayBack> {
    let lang = scene.lang;
    let operation = lang.sentence(&entry.operation);
    ui.add(Label::new(RichText::new(&operation).strong()).wrap());
    let when = moment(entry.at, lang);
    ui.weak(format!("{when} · {}", scene.text(state(entry.state))));
    ui.add_space(GAP_SMALL);
    let mut wish = None;
    let take_back = scene.text("history-take-back");
    let pressed = |ui: &mut Ui, text| ui.horizontal(|ui| ui.button(text).clicked()).inner;
    if entry.state == State::Done && pressed(ui, take_back) {
        let question =
            Notice::new("history-take-back-this").with("operation", entry.operation.clone());
        wish = Some(WayBack {
            question,
            remains: entry.remains.clone(),
            command: entry.take_back(),
        });
    }
    ScrollArea::vertical()
        .id_salt(("history-details", entry.id))
        .max_height(height - 4.0 * ROW)
        .auto_shrink(false)
        .show(ui, |ui| {
            for line in &entry.lines {
                ui.add(Label::new(lang.say(line)).wrap());
            }
            if !entry.earlier.is_empty() {
                ui.add_space(GAP);
                ui.strong(scene.text("history-earlier"));
            }
            for earlier in &entry.earlier {
                wish = version(ui, scene, earlier, &when).or(wish.take());
            }
        });
    wish
}

fn version(ui: &mut Ui, scene: &Scene<'_>, earlier: &Earlier, when: &str) -> Option<WayBack> {
    let of = |id| Notice::new(id).with("date", earlier.evening.date);
    if !earlier.gone.is_empty() {
        let gone = of("history-gone").with("names", earlier.gone.join(", "));
        ui.add(Label::new(scene.lang.say(&gone)).wrap());
        return None;
    }
    let text = scene.lang.say(&of("history-restore"));
    let restore = ui.horizontal(|ui| ui.button(text)).inner;
    restore.clicked().then(|| WayBack {
        question: of("history-restore-this").with("when", when),
        remains: Vec::new(),
        command: earlier.restore(),
    })
}
