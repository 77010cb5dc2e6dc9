//! Who is the better one: the player, or any other.

use egui::{Align, Label, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

use super::facts::Facts;
use crate::domain::PlayerId;
use crate::report::confidence;
use crate::ui::theme::ROW;
use crate::ui::widgets::{left, number_cell, text_cell};
use crate::ui::{Action, Cx};

/// The headings, in the order of the columns.
const HEADINGS: [&str; 3] = [
    "player-col-other",
    "player-col-chance",
    "player-col-verdict",
];

pub(super) fn table(ui: &mut Ui, cx: &mut Cx<'_>, facts: &Facts, player: PlayerId) {
    if facts.better.is_empty() {
        let id = match cx.view.companion.get() {
            Some(_) => "player-no-others",
            None => "confidence-waiting",
        };
        ui.label(cx.text(id));
        return;
    }
    TableBuilder::new(ui)
        .id_salt("player-better")
        .striped(true)
        .auto_shrink(false)
        .cell_layout(Layout::right_to_left(Align::Center))
        .column(Column::initial(180.0).at_least(120.0).clip(true))
        .column(Column::exact(90.0))
        .column(Column::remainder().at_least(200.0).clip(true))
        .header(ROW, |mut header| {
            for id in HEADINGS {
                header.col(|ui| {
                    let name = Label::new(RichText::new(cx.text(id)).strong()).truncate();
                    if id == "player-col-chance" {
                        ui.add(name)
                            .on_hover_text(cx.text("player-col-chance-hint"));
                    } else {
                        left(ui, |ui| ui.add(name));
                    }
                });
            }
        })
        .body(|body| {
            body.rows(ROW, facts.better.len(), |mut row| {
                let (other, probability) = facts.better[row.index()];
                line(&mut row, cx, (player, other), probability);
            });
        });
}

fn line(
    row: &mut TableRow<'_, '_>,
    cx: &mut Cx<'_>,
    (player, other): (PlayerId, PlayerId),
    probability: f64,
) {
    row.col(|ui| {
        let name = cx.view.book.name_of(other);
        if left(ui, |ui| ui.link(name)).clicked() {
            cx.act(Action::ShowPlayer(other));
        }
    });
    row.col(|ui| {
        let chance = confidence::chance(probability);
        number_cell(ui, format!("{chance} %"), None);
    });
    row.col(|ui| {
        let companion = cx.view.companion.get();
        let who = companion.and_then(|c| confidence::who_is_better(cx.view, c, (player, other)));
        if let Some(who) = who {
            text_cell(ui, &cx.say(&who));
        }
    });
}
