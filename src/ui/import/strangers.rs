//! The names of a file that nobody in the club has: who is meant, or with
//! what rating a newcomer starts.

use egui::{Grid, RichText, Ui};

use super::people::{Answer, People, Stranger};
use crate::club::Draft;
use crate::domain::name::{fold, normalise};
use crate::domain::{Level, PlayerId};
use crate::ui::Cx;
use crate::ui::theme::{GAP, GAP_LARGE};
use crate::ui::widgets::{NAME_FIELD, input, name_picker};

/// Wide enough for `−1234.5`.
const RATING: f32 = 72.0;

/// Draws a question for every such name of a sheet.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, people: &mut People, draft: &Draft) {
    let names = draft.rows.iter().flat_map(|row| [&row.a, &row.b]);
    let mut keys: Vec<String> = names.map(|name| fold(&normalise(name))).collect();
    let is_stranger = |key: &String| people.strangers.get(key).is_some_and(|one| one.present);
    keys.retain(is_stranger);
    if keys.is_empty() {
        return;
    }
    ui.strong(cx.text_with("import-strangers", "count", keys.len()));
    ui.weak(cx.text("import-strangers-how"));
    ui.weak(scale(cx));
    fill(ui, cx, people);
    ui.add_space(GAP);
    let spacing = [GAP_LARGE, ui.spacing().item_spacing.y];
    let grid = Grid::new("import-strangers").spacing(spacing);
    grid.show(ui, |ui| {
        for id in ["import-name", "import-start", "import-player"] {
            ui.weak(cx.text(id));
        }
        ui.end_row();
        for key in keys {
            if let Some(stranger) = people.strangers.get_mut(&key) {
                one(ui, cx, stranger);
                ui.end_row();
            }
        }
    });
    ui.add_space(GAP);
}

/// One starting rating for all newcomers of all files who have none yet, when
/// the director says so.
fn fill(ui: &mut Ui, cx: &Cx<'_>, people: &mut People) {
    if people.strangers.values().filter(|one| one.present).count() < 2 {
        return;
    }
    ui.horizontal(|ui| {
        let name = cx.text("import-fill-rating");
        ui.label(&name);
        input(ui, cx.palette, &name, &mut people.start_of_all, RATING);
        let ready = !people.start_of_all.trim().is_empty();
        let button = egui::Button::new(cx.text("import-fill"));
        if ui.add_enabled(ready, button).clicked() {
            let start = people.start_of_all.clone();
            let everybody = people.strangers.values_mut();
            for one in everybody.filter(|one| one.present && one.is_open()) {
                one.start.clone_from(&start);
            }
        }
    });
}

/// The article's scale of starting ratings in one line.
fn scale(cx: &Cx<'_>) -> String {
    let levels = Level::ALL.map(|level| {
        let start = cx.number(level.start(), 0);
        format!("{} {start}", cx.text(level.id()))
    });
    cx.text_with("import-scale", "levels", levels.join(" · "))
}

fn one(ui: &mut Ui, cx: &Cx<'_>, stranger: &mut Stranger) {
    ui.label(RichText::new(&stranger.name).strong());
    let is_new = stranger.player.trim().is_empty();
    let name = cx.text_with("import-start-of", "name", stranger.name.as_str());
    ui.add_enabled_ui(is_new, |ui| {
        input(ui, cx.palette, &name, &mut stranger.start, RATING);
    });
    let name = cx.text_with("import-player-of", "name", stranger.name.as_str());
    let salt = stranger.name.clone();
    // A grid gives a field no more room than its heading takes.
    ui.vertical(|ui| {
        ui.set_min_width(NAME_FIELD);
        name_picker(ui, cx, &name, salt, &mut stranger.player, NAME_FIELD);
    });
    ui.horizontal(|ui| {
        for player in stranger.near.clone() {
            near(ui, cx, stranger, player);
        }
        match stranger.answer(cx) {
            Answer::Known(_) => {
                ui.checkbox(&mut stranger.remember, cx.text("import-remember"))
                    .on_hover_text(cx.text("import-remember-tip"));
            }
            Answer::Wrong(notice) => {
                let text = format!("⚠ {}", cx.say(&notice));
                ui.label(RichText::new(text).color(cx.palette.error));
            }
            Answer::New(_) | Answer::Nothing => {}
        }
    });
}

fn near(ui: &mut Ui, cx: &Cx<'_>, stranger: &mut Stranger, player: PlayerId) {
    let name = cx.view.book.name_of(player);
    let text = cx.text_with("import-is", "name", name);
    let chosen = stranger.player == name;
    if ui.add(egui::Button::new(text).selected(chosen)).clicked() {
        stranger.player = if chosen {
            String::new()
        } else {
            name.to_owned()
        };
    }
}
