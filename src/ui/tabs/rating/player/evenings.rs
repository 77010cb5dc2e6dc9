//! The tournaments of a player; a click explains one.

use egui::{Align, Button, Label, Layout, RichText, Sense, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

use super::facts::{Evening, Facts};
use crate::ui::Cx;
use crate::ui::theme::{GAP_SMALL, ROW};
use crate::ui::widgets::{RowCursor, change_text, left, number_cell, text_cell};

/// The headings, in the order of the columns.
const HEADINGS: [&str; 8] = [
    "player-col-date",
    "player-col-title",
    "player-col-partner",
    "player-col-percent",
    "player-col-norm",
    "player-col-difference",
    "player-col-change",
    "player-col-new",
];

/// What a heading means, where that is not plain.
fn hint(heading: &str) -> Option<&'static str> {
    match heading {
        "player-col-norm" => Some("player-col-norm-hint"),
        "player-col-difference" => Some("player-col-difference-hint"),
        "player-col-change" => Some("player-col-change-hint"),
        _ => None,
    }
}

/// Draws the tournaments at `rows`; a click puts one into `selected`.
pub(super) fn table(
    ui: &mut Ui,
    cx: &Cx<'_>,
    facts: &Facts,
    rows: &[usize],
    selected: &mut Option<usize>,
    cursor: &mut RowCursor,
) {
    let scroll_to = cursor.steer(ui, rows.len());
    ui.spacing_mut().item_spacing.x = GAP_SMALL;
    let mut table = TableBuilder::new(ui)
        .striped(true)
        .sense(Sense::CLICK)
        .auto_shrink([false, true])
        .animate_scrolling(false)
        .cell_layout(Layout::right_to_left(Align::Center))
        .column(Column::exact(106.0))
        .column(Column::remainder().at_least(60.0).clip(true))
        .column(Column::remainder().at_least(90.0).clip(true))
        .columns(Column::exact(66.0), 3)
        .columns(Column::exact(86.0), 2);
    if let Some(row) = scroll_to {
        table = table.scroll_to_row(row, None);
    }
    table
        .header(ROW, |mut header| {
            for id in HEADINGS {
                header.col(|ui| {
                    let name = Label::new(RichText::new(cx.text(id)).strong()).truncate();
                    let response = if matches!(id, "player-col-title" | "player-col-partner") {
                        left(ui, |ui| ui.add(name))
                    } else {
                        ui.add(name)
                    };
                    if let Some(hint) = hint(id) {
                        response.on_hover_text(cx.text(hint));
                    }
                });
            }
        })
        .body(|body| {
            body.rows(ROW, rows.len(), |mut row| {
                let at = rows[row.index()];
                row.set_selected(*selected == Some(at));
                if line(&mut row, cx, &facts.evenings[at], cursor) {
                    *selected = Some(at);
                }
            });
        });
}

fn line(
    row: &mut TableRow<'_, '_>,
    cx: &Cx<'_>,
    evening: &Evening,
    cursor: &mut RowCursor,
) -> bool {
    let index = row.index();
    let tournament = &cx.view.replay.tournaments[evening.at];
    let title = cx.view.book.tournaments.get(&tournament.id);
    let title = title.map_or("", |event| event.title.as_str());
    let mut chosen = false;
    row.col(|ui| {
        let button = Button::new(cx.lang.date(tournament.date)).frame_when_inactive(false);
        let response = ui.add(button);
        cursor.visit(ui, index, &response);
        chosen = response.clicked();
    });
    row.col(|ui| text_cell(ui, title));
    row.col(|ui| text_cell(ui, cx.view.book.name_of(evening.partner)));
    let percent = evening.percent;
    row.col(|ui| figure(ui, percent.map(|(percent, _)| cx.number(percent, 1))));
    row.col(|ui| figure(ui, percent.map(|(_, norm)| cx.number(norm, 1))));
    row.col(|ui| figure(ui, evening.difference().map(|d| cx.signed(d, 1))));
    row.col(|ui| match evening.moved {
        Some((change, _)) => {
            let (text, color) = change_text(cx, change, 1);
            number_cell(ui, text, color);
        }
        None => text_cell(ui, &cx.text("player-unrated")),
    });
    row.col(|ui| figure(ui, evening.moved.map(|(_, rating)| cx.number(rating, 1))));
    chosen || row.response().clicked()
}

fn figure(ui: &mut Ui, figure: Option<String>) {
    if let Some(figure) = figure {
        number_cell(ui, figure, None);
    }
}

/// The best tournaments against the norm, and the worst.
pub(super) fn extremes(
    ui: &mut Ui,
    cx: &Cx<'_>,
    facts: &Facts,
    selected: &mut Option<usize>,
    cursors: &mut [RowCursor; 2],
) {
    let [best, worst] = cursors;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.strong(cx.text("player-best"));
            ui.push_id("best", |ui| {
                table(ui, cx, facts, &facts.best, selected, best)
            });
            ui.separator();
            ui.strong(cx.text("player-worst"));
            ui.push_id("worst", |ui| {
                table(ui, cx, facts, &facts.worst, selected, worst)
            });
        });
}
