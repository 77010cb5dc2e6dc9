//! The files of an import, each with what is still in its way.

use egui::{Atom, Button, RichText, ScrollArea, Ui, vec2};

use super::evening::Evening;
use super::world::{Obstacle, World};
use crate::domain::Notice;
use crate::ui::theme::{GAP_SMALL, ROW};
use crate::ui::{Action, Cx};

/// Draws the list; says which file was taken off it.
pub(super) fn show(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    evenings: &[Evening],
    world: &World,
    at: &mut usize,
) -> Option<usize> {
    ui.add_space(GAP_SMALL);
    ui.horizontal(|ui| {
        ui.strong(cx.text("import-files"));
        if ui.button(cx.text("import-more")).clicked() {
            cx.act(Action::ImportResults);
        }
    });
    let mut removed = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for (index, evening) in evenings.iter().enumerate() {
            let obstacle = Obstacle::of(evening, world.of(index));
            if file(ui, cx, evening, obstacle, index == *at, &mut removed, index) {
                *at = index;
            }
        }
    });
    removed
}

fn file(
    ui: &mut Ui,
    cx: &Cx<'_>,
    evening: &Evening,
    obstacle: Option<Obstacle>,
    selected: bool,
    removed: &mut Option<usize>,
    index: usize,
) -> bool {
    let clicked = ui
        .horizontal(|ui| {
            let name = cx.text_with("import-remove", "file", evening.name());
            let remove = ui.button("×").on_hover_text(&name);
            if remove.accessible_name(name).clicked() {
                *removed = Some(index);
            }
            // At the left, as in every list.
            let text = (evening.name(), Atom::grow());
            let button = Button::selectable(selected, text).truncate();
            ui.add(button.min_size(vec2(ui.available_width(), ROW)))
                .on_hover_text(evening.path.to_string_lossy())
                .clicked()
        })
        .inner;
    let (text, color) = match obstacle {
        None => (summary(cx, evening), cx.palette.gain),
        Some(Obstacle::Waiting) => (cx.text("import-waiting"), ui.visuals().weak_text_color()),
        Some(obstacle @ Obstacle::Unusual) => (said(cx, obstacle), cx.palette.warning),
        Some(obstacle) => (said(cx, obstacle), cx.palette.error),
    };
    ui.label(RichText::new(text).color(color).small());
    clicked
}

fn summary(cx: &Cx<'_>, evening: &Evening) -> String {
    let date = evening.draft.parsed_date();
    let date = date.map(|date| cx.lang.date(date)).unwrap_or_default();
    let ready = Notice::new("import-ready")
        .with("date", date)
        .with("pairs", evening.draft.rows.len());
    format!("✔ {}", cx.say(&ready))
}

fn said(cx: &Cx<'_>, obstacle: Obstacle) -> String {
    let notice = match obstacle {
        Obstacle::Waiting => Notice::new("import-waiting"),
        Obstacle::Unreadable => Notice::new("import-unreadable"),
        Obstacle::Mistakes(count) => Notice::new("import-mistakes").with("count", count),
        Obstacle::BadLines(count) => Notice::new("import-bad-lines").with("count", count),
        Obstacle::Unusual => Notice::new("import-unusual"),
    };
    format!("⚠ {}", cx.say(&notice))
}
