//! The partner table of one player.

use egui::{RichText, Ui};

use crate::club::partners::{Partnership, partner_table};
use crate::domain::PlayerId;
use crate::ui::shortcut::PageCommand;
use crate::ui::tabs::partners::Column;
use crate::ui::widgets::{ListLook, ListTable, Sort};
use crate::ui::{Action, Cx, theme};

/// The columns shown; how it went lately stands on the player's page.
pub(super) const COLUMNS: &[Column] = &[
    Column::Partner,
    Column::Together,
    Column::Last,
    Column::Familiarity,
    Column::Handicap,
    Column::Mean,
];

/// The table as last read.
#[derive(Default)]
pub(super) struct Partners {
    of: Option<(u64, PlayerId)>,
    rows: Vec<Partnership>,
    table: ListTable,
}

impl Partners {
    /// Draws the table of `player`; a click on a partner chooses him or her.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        player: PlayerId,
        chosen: &mut Option<PlayerId>,
        sort: &mut Sort<Column>,
    ) {
        let of = Some((cx.view.revision, player));
        if self.of != of {
            self.of = of;
            self.rows = partner_table(cx.view, player);
        }
        ui.heading(cx.view.book.name_of(player));
        ui.horizontal_wrapped(|ui| {
            if ui.button(cx.text("hist-show-player")).clicked() {
                cx.act(Action::ShowPlayer(player));
            }
            let close = ui.button(cx.text("dialog-close"));
            if PageCommand::ClosePartners.pressed(&close) {
                *chosen = None;
            }
        });
        ui.add_space(theme::GAP);
        if self.rows.is_empty() {
            ui.label(cx.text("hist-no-partners"));
            return;
        }
        // The grid beside has buttons of those names too.
        let partner = cx.text("player-col-partner");
        let look = ListLook {
            id: "hist-partners",
            columns: COLUMNS,
            fills: false,
            chosen: None,
            spoken_before: Some(&partner),
        };
        if let Some(at) = self.table.show(ui, cx, &look, &self.rows, sort) {
            *chosen = Some(self.rows[at].partner);
        }
        ui.label(RichText::new(cx.text("hist-partners-help")).small().weak());
    }
}
