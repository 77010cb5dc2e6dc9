//! Why a rating changed: one evening term by term, in words and numbers.

use egui::Ui;

use super::facts::Evening;
use crate::domain::PlayerId;
use crate::rating::CalculatedTournament;
use crate::ui::widgets::{Explanation, answer, link};
use crate::ui::{Action, Cx};

/// Draws the explanation of an evening for one of its players.
pub(super) fn show(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    player: PlayerId,
    evening: &Evening,
    explanation: &mut Explanation,
) {
    let view = cx.view.clone();
    let tournament = &view.replay.tournaments[evening.at];
    title(ui, cx, tournament);
    answer(ui, cx, tournament, player);
    explanation.read(&view, tournament.id, player);
    explanation.ui(ui, cx);
}

fn title(ui: &mut Ui, cx: &mut Cx<'_>, tournament: &CalculatedTournament) {
    let event = cx.view.book.tournaments.get(&tournament.id);
    let title = event.map_or("", |event| event.title.as_str());
    let heading = format!("{} {title}", cx.lang.date(tournament.date));
    ui.horizontal_wrapped(|ui| {
        ui.strong(heading.trim_end());
        if link(ui, cx.text("player-open-tournament")).clicked() {
            cx.act(Action::OpenTournament(tournament.id));
        }
    });
}
