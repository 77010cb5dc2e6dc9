//! The tab Rating: the standings with their chart, and the page of a player.

mod chart;
mod filter;
mod list;
mod player;
mod table;

use std::collections::HashMap;
use std::sync::Arc;

use egui::{Frame, Panel, Ui};
use serde::{Deserialize, Serialize};

use crate::domain::PlayerId;
use crate::i18n::Lang;
use crate::report::export::{StandingsShown, Subject};
use crate::ui::widgets::{ColumnHelp, Divided, RowCursor, Sort, empty_page};
use crate::ui::{Action, Cx, Tab};
use list::{Column, Filter, List};
use player::{Orders, PlayerPage, Shared};

/// Shares of the width that the chart has at least and at most until it is
/// dragged.
const CHART_SHARES: (f32, f32) = (0.222, 0.42);
/// Width at which the table shows everything; the chart has what is beyond.
const TABLE: f32 = 1080.0;
/// Width below which the table would be pushed sideways: a chart dragged, or
/// kept from a larger window, leaves it so much.
const NARROW_TABLE: f32 = 874.0;

/// The order of each table of the tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    standings: Sort<Column>,
    page: Orders,
}

/// State of the tab Rating.
pub struct Rating {
    /// Whether it is shown how sure the ratings are.
    pub doubt: bool,
    filter: Filter,
    /// The order of its tables.
    pub kept: Kept,
    bars: usize,
    list: List,
    cursor: RowCursor,
    page: Option<PlayerPage>,
}

impl Default for Rating {
    fn default() -> Self {
        Self {
            doubt: true,
            filter: Filter::default(),
            kept: Kept::default(),
            bars: 25,
            list: List::default(),
            cursor: RowCursor::default(),
            page: None,
        }
    }
}

impl Rating {
    /// Bars in the chart at most.
    pub(crate) const MOST_BARS: usize = 1000;

    /// What is on the screen: the page of a player, or the list with its
    /// filters and its order.
    pub fn on_screen(&self) -> Subject {
        if let Some(page) = &self.page {
            return Subject::Player(page.player());
        }
        let all = self.list.len() == self.list.all();
        let doubts = match self.doubt {
            true => self.list.doubts(),
            false => HashMap::new(),
        };
        if all
            && doubts.is_empty()
            && self.filter == Filter::default()
            && self.kept.standings == Sort::default()
        {
            return Subject::Standings;
        }
        Subject::StandingsShown(Arc::new(StandingsShown {
            day: self.filter.day().unwrap_or_default(),
            players: self.list.players().collect(),
            doubts,
            cut: self.list.cut(&self.filter),
        }))
    }

    /// What the columns of the table that is shown mean.
    pub fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {
        match &self.page {
            Some(page) => page.columns(lang),
            None => ColumnHelp::of_columns(lang, &Column::shown(self.doubt)),
        }
    }

    /// Whether the page of a player is shown.
    pub const fn shows_player(&self) -> bool {
        self.page.is_some()
    }

    /// Opens the page of a player.
    pub fn show_player(&mut self, player: PlayerId) {
        self.page = Some(PlayerPage::new(player));
    }

    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if let Some(page) = &mut self.page {
            if cx.view.book.players.contains_key(&page.player()) {
                let shared = Shared {
                    doubt: &mut self.doubt,
                    orders: &mut self.kept.page,
                };
                if page.ui(ui, cx, shared) {
                    let player = page.player();
                    self.page = None;
                    // The keyboard goes on from there.
                    if let Some(row) = self.list.players().position(|one| one == player) {
                        self.cursor.begin_at(row);
                    }
                }
                return;
            }
            // Undo may take the player away.
            self.page = None;
        }
        if cx.view.book.players.is_empty() {
            let action = Action::Show(Tab::Tourn);
            empty_page(ui, cx, "rating-empty", "rating-empty-go", action);
            return;
        }
        self.standings(ui, cx);
    }

    fn standings(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let sort = &mut self.kept.standings;
        if !self.doubt && sort.column == Column::Doubt {
            *sort = Sort::default();
        }
        self.list.refresh(cx.view, &self.filter, *sort);
        Panel::top("rating-filter")
            .frame(Frame::side_top_panel(ui.style()))
            .show(ui, |ui| {
                let choices = filter::Choices {
                    filter: &mut self.filter,
                    bars: &mut self.bars,
                    doubt: &mut self.doubt,
                };
                filter::show(ui, cx, choices, &self.list);
                if cx.view.replay.tournaments.is_empty() {
                    ui.label(cx.text("rating-no-tournaments"));
                }
            });
        let width = ui.available_width();
        let chart = Divided::right(
            "rating-chart",
            (width - TABLE).clamp(width * CHART_SHARES.0, width * CHART_SHARES.1),
            width * 0.15..=(width - NARROW_TABLE).max(width * CHART_SHARES.0),
        );
        chart.show_after(
            ui,
            &mut (self, cx),
            |ui, (rating, cx)| rating.table(ui, cx),
            |ui, (rating, cx)| chart::show(ui, cx, &rating.list, rating.bars),
        );
    }

    fn table(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if self.list.len() == 0 {
            self.nobody(ui, cx);
            return;
        }
        let columns = Column::shown(self.doubt);
        let (sort, cursor) = (&mut self.kept.standings, &mut self.cursor);
        let opened = table::show(ui, cx, &self.list, (&columns, sort), cursor);
        if let Some(player) = opened {
            self.show_player(player);
        }
    }

    fn nobody(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        ui.label(cx.text("rating-nobody"));
        let retired = Filter {
            retired: true,
            ..self.filter.clone()
        };
        if self.list.would_show(cx.view, &retired)
            && ui.button(cx.text("rating-nobody-retired")).clicked()
        {
            self.filter = retired;
            return;
        }
        if ui.button(cx.text("rating-nobody-clear")).clicked() {
            self.filter = Filter::default();
        }
    }
}
