//! The partner table of one player.

use egui::{Align, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

use crate::club::partners::{Partnership, partner_table};
use crate::domain::PlayerId;
use crate::ui::widgets::right;
use crate::ui::{Action, Cx, theme};

/// Columns after the name, with their widths in points.
const COLUMNS: [(&str, f32); 5] = [
    ("hist-partner-together", 70.0),
    ("hist-partner-last", 95.0),
    ("hist-partner-familiarity", 60.0),
    ("hist-partner-handicap", 65.0),
    ("hist-partner-norm", 80.0),
];

/// The table as last read.
#[derive(Default)]
pub(super) struct Partners {
    of: Option<(u64, PlayerId)>,
    table: Vec<Partnership>,
}

impl Partners {
    /// Draws the table of `player`; a click on a partner chooses him or her.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        player: PlayerId,
        chosen: &mut Option<PlayerId>,
    ) {
        let of = Some((cx.view.revision, player));
        if self.of != of {
            self.of = of;
            self.table = partner_table(cx.view, player);
        }
        ui.heading(cx.view.book.name_of(player));
        ui.horizontal_wrapped(|ui| {
            if ui.button(cx.text("hist-show-player")).clicked() {
                cx.act(Action::ShowPlayer(player));
            }
            if ui.button(cx.text("hist-close-player")).clicked() {
                *chosen = None;
            }
        });
        ui.add_space(theme::GAP);
        if self.table.is_empty() {
            ui.label(cx.text("hist-no-partners"));
            return;
        }
        self.table_ui(ui, cx, chosen);
        ui.label(RichText::new(cx.text("hist-partners-help")).small().weak());
    }

    fn table_ui(&self, ui: &mut Ui, cx: &Cx<'_>, chosen: &mut Option<PlayerId>) {
        let mut builder = TableBuilder::new(ui)
            .id_salt("hist-partners")
            .striped(true)
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::remainder().at_least(150.0).clip(true));
        for (_, width) in COLUMNS {
            builder = builder.column(Column::exact(width));
        }
        builder
            .max_scroll_height(f32::INFINITY)
            .header(theme::ROW, |mut row| {
                row.col(|ui| {
                    ui.strong(cx.text("hist-partner"));
                });
                for (text, _) in COLUMNS {
                    row.col(|ui| {
                        right(ui, RichText::new(cx.text(text)).strong());
                    });
                }
            })
            .body(|body| {
                body.rows(theme::ROW, self.table.len(), |mut row| {
                    let partnership = &self.table[row.index()];
                    row.col(|ui| {
                        let name = cx.view.book.name_of(partnership.partner);
                        let button = egui::Button::selectable(false, name).truncate();
                        // The grid beside has a button of that name too.
                        let spoken = format!("{}: {name}", cx.text("hist-partner"));
                        if ui.add(button).accessible_name(spoken).clicked() {
                            *chosen = Some(partnership.partner);
                        }
                    });
                    numbers(&mut row, cx, partnership);
                });
            });
    }
}

fn numbers(row: &mut TableRow<'_, '_>, cx: &Cx<'_>, partnership: &Partnership) {
    let texts = [
        partnership.tournaments.to_string(),
        cx.lang.date(partnership.last),
        cx.number(partnership.familiarity_now, 2),
        cx.number(partnership.handicap_now, 1),
        partnership
            .mean_against_norm
            .map_or_else(String::new, |mean| cx.signed(mean, 2)),
    ];
    for text in texts {
        row.col(|ui| {
            right(ui, text);
        });
    }
}
