//! Why a rating changed: one evening term by term, in words and numbers.

use egui::{RichText, Ui};

use super::facts::Evening;
use crate::domain::{Kind, Notice, PlayerId};
use crate::rating::CalculatedTournament;
use crate::ui::widgets::{Explanation, change_text};
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
    answer(ui, cx, player, evening, tournament);
    explanation.read(&view, tournament.id, player);
    explanation.ui(ui, cx);
}

fn title(ui: &mut Ui, cx: &mut Cx<'_>, tournament: &CalculatedTournament) {
    let event = cx.view.book.tournaments.get(&tournament.id);
    let title = event.map_or("", |event| event.title.as_str());
    let heading = format!("{} {title}", cx.lang.date(tournament.date));
    ui.horizontal_wrapped(|ui| {
        ui.strong(heading.trim_end());
        if ui.link(cx.text("player-open-tournament")).clicked() {
            cx.act(Action::OpenTournament(tournament.id));
        }
    });
}

/// The answer in one sentence, before its terms.
fn answer(
    ui: &mut Ui,
    cx: &Cx<'_>,
    player: PlayerId,
    evening: &Evening,
    tournament: &CalculatedTournament,
) {
    if let Some(problem) = &tournament.problem {
        ui.colored_label(cx.palette.error, cx.say(problem));
    }
    match tournament.kind {
        Kind::Rated => {}
        Kind::Unrated => {
            ui.label(cx.text("player-explain-unrated"));
        }
        Kind::Prehistory => {
            ui.label(cx.text("player-explain-prehistory"));
        }
    }
    let outcome = tournament.pair_of(player).and_then(|pair| pair.outcome);
    let (Some(outcome), Some((change, _)), Some((percent, expected))) =
        (outcome, evening.moved, evening.percent)
    else {
        return;
    };
    let named = |id| {
        Notice::new(id)
            .with("name", cx.view.book.name_of(player))
            .with("partner", cx.view.book.name_of(evening.partner))
    };
    let (text, color) = change_text(cx, change, 1);
    let heading = cx.say(&named("player-explain-heading").with("change", text));
    let color = color.unwrap_or(ui.visuals().text_color());
    ui.label(RichText::new(heading).heading().color(color));
    let id = if percent < expected {
        "player-explain-below"
    } else {
        "player-explain-above"
    };
    let sentence = named(id)
        .with("percent", cx.number(percent, 1))
        .with("expected", cx.number(expected, 1))
        .with("difference", cx.number((percent - expected).abs(), 1))
        .with("change", cx.number(outcome.change.abs(), 1))
        .with("part", cx.number(change.abs(), 1));
    ui.label(cx.say(&sentence));
}
