//! The partners of a player.

use egui::{Align, Label, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

use super::facts::Facts;
use crate::club::Partnership;
use crate::ui::theme::ROW;
use crate::ui::widgets::{change_text, left, number_cell};
use crate::ui::{Action, Cx};

/// The headings, in the order of the columns.
const HEADINGS: [&str; 5] = [
    "player-col-partner",
    "player-col-together",
    "player-col-familiarity",
    "player-col-handicap",
    "player-col-mean",
];

pub(super) fn table(ui: &mut Ui, cx: &mut Cx<'_>, facts: &Facts) {
    TableBuilder::new(ui)
        .striped(true)
        .auto_shrink(false)
        .cell_layout(Layout::right_to_left(Align::Center))
        .column(Column::remainder().at_least(140.0).clip(true))
        .columns(Column::exact(124.0), 4)
        .header(ROW, |mut header| {
            for id in HEADINGS {
                header.col(|ui| {
                    let name = RichText::new(cx.text(id)).strong();
                    let name = Label::new(name).truncate();
                    let response = match id {
                        "player-col-partner" => left(ui, |ui| ui.add(name)),
                        _ => ui.add(name),
                    };
                    response.on_hover_text(cx.text(&format!("{id}-hint")));
                });
            }
        })
        .body(|body| {
            body.rows(ROW, facts.partners.len(), |mut row| {
                let index = row.index();
                line(&mut row, cx, &facts.partners[index]);
            });
        });
}

fn line(row: &mut TableRow<'_, '_>, cx: &mut Cx<'_>, partner: &Partnership) {
    row.col(|ui| {
        let name = cx.view.book.name_of(partner.partner);
        if left(ui, |ui| ui.link(name)).clicked() {
            cx.act(Action::ShowPlayer(partner.partner));
        }
    });
    row.col(|ui| {
        ui.label(partner.tournaments.to_string());
    });
    row.col(|ui| {
        ui.label(cx.number(partner.familiarity_now, 2));
    });
    row.col(|ui| {
        ui.label(cx.number(partner.handicap_now, 1));
    });
    row.col(|ui| {
        if let Some(mean) = partner.mean_against_norm {
            let (text, color) = change_text(cx, mean, 1);
            number_cell(ui, text, color);
        }
    });
}
