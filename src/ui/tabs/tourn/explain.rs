//! The window that answers "why did I lose 12 points?", term by term.

use egui::{Id, Ui};

use crate::domain::PlayerId;
use crate::rating::CalculatedTournament;
use crate::ui::Cx;
use crate::ui::theme::GAP_LARGE;
use crate::ui::widgets::{Aside, Explanation, Reading, answer, keyboard};

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
    cx: &mut Cx<'_>,
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
    let view = cx.view.clone();
    explanation.read(&view, evening.id, player);
    let (name, date) = (view.book.name_of(player), cx.lang.date(evening.date));
    let heading = format!("{name}, {date}");
    let window = Aside {
        name: "tourn-explain",
        heading: &heading,
        // Below the buttons of the page.
        below: GAP_LARGE * 4.0,
        size: [560.0, 560.0],
    };
    let closed = window.show(ui, cx, |ui, cx| {
        reading.show(ui, &cx.text_with("tourn-explain", "name", name), |ui| {
            answer(ui, cx, evening, player);
            explanation.ui(ui, cx);
        });
    });
    if closed {
        *why = None;
        keyboard::give_back(ui.ctx(), &mut Some(asked_by));
    }
}
