//! "Why did I lose 12 points?", answered in one sentence.

use egui::{RichText, Ui};

use super::change_text;
use crate::domain::{Kind, Notice, PlayerId};
use crate::rating::CalculatedTournament;
use crate::ui::Cx;

/// The change of a player in an evening, and what it came from: the pair's
/// percent, its norm, and the player's part.
pub fn answer(ui: &mut Ui, cx: &Cx<'_>, tournament: &CalculatedTournament, player: PlayerId) {
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
    let Some(pair) = tournament.pair_of(player) else {
        return;
    };
    let (Some(outcome), Some((change, _))) = (pair.outcome, pair.step_of(player)) else {
        return;
    };
    let named = |id| {
        Notice::new(id)
            .with("name", cx.view.book.name_of(player))
            .with("partner", cx.view.book.name_of(pair.partner_of(player)))
    };
    let (text, color) = change_text(cx, change, 1);
    let heading = cx.say(&named("player-explain-heading").with("change", text));
    let color = color.unwrap_or(ui.visuals().text_color());
    ui.label(RichText::new(heading).heading().color(color));
    if tournament.kind != Kind::Rated {
        return;
    }
    let (percent, expected) = (outcome.percent, pair.norm.expected);
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
