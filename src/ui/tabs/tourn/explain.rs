//! The window that answers "why did I lose 12 points?", term by term.

use egui::{Id, ScrollArea, Ui, Window, vec2};

use crate::domain::PlayerId;
use crate::rating::CalculatedTournament;
use crate::ui::Cx;
use crate::ui::theme::GAP_LARGE;
use crate::ui::widgets::{Explanation, answer, escaped};

/// Draws the window for the player asked about, if any.
pub(super) fn window(
    ui: &Ui,
    cx: &Cx<'_>,
    evening: &CalculatedTournament,
    asked: &mut Option<PlayerId>,
    explanation: &mut Explanation,
) {
    let Some(player) = *asked else {
        return;
    };
    if evening.pair_of(player).is_none() {
        return;
    }
    explanation.read(cx.view, evening.id, player);
    let mut open = true;
    // Beside the archive, below the buttons of the page.
    let place = ui.max_rect().left_top() + vec2(GAP_LARGE, GAP_LARGE * 4.0);
    let (name, date) = (cx.view.book.name_of(player), cx.lang.date(evening.date));
    Window::new(format!("{name}, {date}"))
        .id(Id::unique("tourn-explain"))
        .open(&mut open)
        .collapsible(false)
        .default_pos(place)
        .default_size([560.0, 560.0])
        .show(ui.ctx(), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                answer(ui, cx, evening, player);
                explanation.ui(ui, cx);
            });
        });
    if !open || escaped(ui) {
        *asked = None;
    }
}
