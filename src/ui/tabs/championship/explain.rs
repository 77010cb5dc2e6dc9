//! The window that tells how a change came about, term by term.

use egui::Ui;

use super::sheet::Sheet;
use crate::ui::Cx;
use crate::ui::theme::GAP_LARGE;
use crate::ui::widgets::{Aside, Reading};

/// Draws the window for the player asked about, if any.
pub(super) fn window(ui: &Ui, cx: &mut Cx<'_>, sheet: &mut Sheet, reading: Reading) {
    let Some(entrant) = sheet.explained else {
        return;
    };
    let id = sheet.draft.championship;
    let view = cx.view.clone();
    let cup = view.book.championships.get(&id);
    let (Some(number), Some(cup)) = (sheet.as_recorded(), cup) else {
        sheet.explained = None;
        return;
    };
    sheet.explanation.read_session(&view, (id, number), entrant);
    let session = cx.text_with("championship-session-title", "number", number);
    let name = view.book.entrant_name(cup, entrant);
    let heading = format!("{name}, {session}");
    let window = Aside {
        name: "champ-explain",
        heading: &heading,
        // Below the buttons of the page.
        below: GAP_LARGE * 4.0,
        size: [560.0, 480.0],
    };
    let explanation = &sheet.explanation;
    let closed = window.show(ui, cx, |ui, cx| {
        reading.show(ui, name, |ui| explanation.ui(ui, cx));
    });
    if closed {
        sheet.explained = None;
    }
}
