//! The window that answers "why did I lose 12 points?", term by term.

use egui::{Id, Ui, Vec2, vec2};

use crate::domain::PlayerId;
use crate::rating::CalculatedTournament;
use crate::ui::Cx;
use crate::ui::theme::GAP_LARGE;
use crate::ui::widgets::{Explanation, Reading, answer, escaped, floating, keyboard};

/// What the window is about, and what it was asked for by.
#[derive(Clone, Copy)]
pub(super) struct Why {
    pub(super) player: PlayerId,
    /// What gets the keyboard again.
    pub(super) asked_by: Id,
}

/// Draws the window for the player asked about, if any.
pub(super) fn window(
    ui: &Ui,
    cx: &Cx<'_>,
    evening: &CalculatedTournament,
    why: &mut Option<Why>,
    explanation: &mut Explanation,
    reading: Reading,
) {
    let Some(Why { player, asked_by }) = *why else {
        return;
    };
    if evening.pair_of(player).is_none() {
        return;
    }
    explanation.read(cx.view, evening.id, player);
    // Beside the archive, below the buttons of the page.
    let place = ui.max_rect().left_top() + vec2(GAP_LARGE, GAP_LARGE * 4.0);
    let (name, date) = (cx.view.book.name_of(player), cx.lang.date(evening.date));
    let called = ("tourn-explain", format!("{name}, {date}"));
    let open = floating(ui, called, (place, Vec2::splat(560.0)), |ui| {
        reading.show(ui, &cx.text_with("tourn-explain", "name", name), |ui| {
            answer(ui, cx, evening, player);
            explanation.ui(ui, cx);
        });
    });
    if !open || escaped(ui) {
        *why = None;
        keyboard::give_back(ui.ctx(), &mut Some(asked_by));
    }
}
