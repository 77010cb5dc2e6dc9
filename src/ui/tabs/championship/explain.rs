//! The window that tells how a change came about, term by term.

use egui::{Ui, vec2};

use super::sheet::Sheet;
use crate::ui::Cx;
use crate::ui::theme::GAP_LARGE;
use crate::ui::widgets::{Reading, escaped, floating};

/// Draws the window for the player asked about, if any.
pub(super) fn window(ui: &Ui, cx: &Cx<'_>, sheet: &mut Sheet, reading: Reading) {
    let Some(entrant) = sheet.explained else {
        return;
    };
    let id = sheet.draft.championship;
    let cup = cx.view.book.championships.get(&id);
    let (Some(number), Some(cup)) = (sheet.as_recorded(), cup) else {
        sheet.explained = None;
        return;
    };
    sheet
        .explanation
        .read_session(cx.view, (id, number), entrant);
    let session = cx.text_with("championship-session-title", "number", number);
    let name = cx.view.book.entrant_name(cup, entrant);
    // Beside the list, below the buttons of the page.
    let place = ui.max_rect().left_top() + vec2(GAP_LARGE, GAP_LARGE * 4.0);
    let called = ("champ-explain", format!("{name}, {session}"));
    let open = floating(ui, called, (place, vec2(560.0, 480.0)), |ui| {
        reading.show(ui, name, |ui| {
            sheet.explanation.ui(ui, cx);
        });
    });
    if !open || escaped(ui) {
        sheet.explained = None;
    }
}
