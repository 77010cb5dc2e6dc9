//! The headings of the table of partners: the dates of the evenings.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Align, Align2, Button, Label, Rect, Response, Sense, TextStyle, Ui, UiBuilder, Widget};
use egui::{pos2, vec2};

use super::data::Evening;
use crate::domain::{Kind, Notice};
use crate::ui::{Action, Cx, theme};

/// A widget at a place. What it stands for keeps the keyboard's focus while
/// the table scrolls.
pub(super) fn place(
    ui: &mut Ui,
    of: impl Hash + Debug,
    rect: Rect,
    widget: impl Widget,
) -> Response {
    let builder = UiBuilder::new()
        .scope_id(ui.scope_id().with(of))
        .max_rect(rect);
    ui.scope_builder(builder, |ui| ui.add_sized(rect.size(), widget))
        .inner
}

/// The date over a column, at the edge where its cells are; of a calculated
/// tournament it opens the sheet.
pub(super) fn date(ui: &mut Ui, cx: &mut Cx<'_>, rect: Rect, evening: &Evening, edge: Align) {
    let before = evening.kind == Kind::Prehistory;
    let id = if before {
        "hist-date-before"
    } else {
        "hist-date-open"
    };
    let notice = Notice::new(id)
        .with("date", evening.date)
        .with("title", evening.title.as_str());
    let name = cx.say(&notice);
    if before {
        place(ui, evening.id, rect, Label::new("")).on_hover_text(name);
    } else {
        let response = place(
            ui,
            evening.id,
            rect,
            // For the pointer: keys open evenings in the archive.
            Button::new("")
                .frame_when_inactive(false)
                .sense(Sense::CLICK),
        );
        let response = response.accessible_name(&name).on_hover_text(name);
        if response.clicked() {
            cx.act(Action::OpenTournament(evening.id));
        }
    }
    write_date(ui, &cx.lang.date(evening.date), rect, before, edge);
}

/// Day and month, and below them the year.
fn write_date(ui: &Ui, date: &str, rect: Rect, weak: bool, edge: Align) {
    let (day, year) = date.rsplit_once([' ', '.']).unwrap_or((date, ""));
    let color = if weak {
        ui.visuals().weak_text_color()
    } else {
        ui.visuals().text_color()
    };
    let inner = rect.shrink2(vec2(theme::GAP_SMALL, 0.0));
    let x = match edge {
        Align::Max => inner.right(),
        Align::Min | Align::Center => inner.left(),
    };
    for (text, line) in [(day, Align::Max), (year, Align::Min)] {
        let font = TextStyle::Small.resolve(ui.style());
        let at = pos2(x, rect.center().y);
        ui.painter()
            .text(at, Align2([edge, line]), text, font, color);
    }
}
