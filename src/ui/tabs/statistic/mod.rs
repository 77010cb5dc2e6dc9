//! The tab Statistic: players × tournaments of ratings, and their curves.

mod chart;
mod chosen;
mod data;
mod drawn;
mod grid;

use std::sync::Arc;

use egui::{CentralPanel, Frame, Panel, Ui};
use serde::{Deserialize, Serialize};

use crate::club::{ClubView, Command};
use crate::domain::{Notice, PlayerId};
use crate::i18n::Lang;
use crate::report::charts::Over;
use crate::report::export::{StatisticShown, Subject};
use crate::ui::shortcut::PageCommand;
use crate::ui::widgets::{
    ColumnHelp, RowCursor, Scale, choices, columns_button, empty_page, search,
};
use crate::ui::{Action, Cx, Tab};
use data::{Choice, Data};
use grid::{Clicked, Grid};

/// Curves drawn until the director chooses.
const BEST: usize = 5;

/// Which columns are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// That of the core, with its sum below the chart.
    core: bool,
}

/// State of the tab Statistic.
#[derive(Default)]
pub struct Statistic {
    choice: Choice,
    /// Whether the director chose the curves; else they are the best players'.
    own_choice: bool,
    /// Which columns are shown.
    pub kept: Kept,
    /// The name being typed for one more curve.
    added: String,
    cursor: RowCursor,
    data: Data,
}

impl Statistic {
    /// Draws the curves of these players, the first ones in the first colours.
    pub fn choose(&mut self, players: Vec<PlayerId>) {
        self.choice.chosen = players;
        self.own_choice = true;
    }

    /// What is on the screen: the rows found, and the curves chosen.
    pub fn on_screen(&self) -> Subject {
        let text = self.choice.search.trim();
        let search = || Notice::new("export-cut-search").with("text", text);
        Subject::StatisticShown(Arc::new(StatisticShown {
            players: self.data.rows.clone(),
            curves: self.choice.chosen.clone(),
            over: match self.choice.scale {
                Scale::Tournaments => Over::Tournaments,
                Scale::Dates => Over::Dates,
            },
            cut: (!text.is_empty()).then(search).into_iter().collect(),
        }))
    }

    /// What the columns of the table mean.
    pub fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {
        let core = self.kept.core.then_some("statistic-corner-core");
        let headings = ["statistic-corner", "statistic-col-rating"];
        ColumnHelp::of_headings(lang, headings.into_iter().chain(core))
    }

    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.refresh(cx.view);
        if self.data.axis.marks.is_empty() {
            let action = Action::Show(Tab::Tourn);
            empty_page(ui, cx, "statistic-empty", "statistic-empty-go", action);
            return;
        }
        let height = ui.available_height();
        Panel::top("statistic-bar")
            .frame(Frame::side_top_panel(ui.style()))
            .show(ui, |ui| self.bar(ui, cx));
        Panel::top("statistic-chart")
            .resizable(true)
            .default_size(height * 0.45)
            .size_range(height * 0.15..=height * 0.75)
            .show(ui, |ui| {
                Panel::right("statistic-chosen")
                    .default_size(230.0)
                    .show(ui, |ui| self.chosen_list(ui, cx));
                let own = CentralPanel::no_frame();
                own.show(ui, |ui| chart::show(ui, cx, &mut self.data, self.kept.core));
            });
        CentralPanel::default().show(ui, |ui| self.table(ui, cx));
    }

    fn refresh(&mut self, view: &Arc<ClubView>) {
        if !self.data.is_of(view) {
            if self.own_choice {
                let players = &view.book.players;
                self.choice.chosen.retain(|id| players.contains_key(id));
            } else {
                self.choose_best(view);
            }
        }
        self.data.refresh(view, &self.choice, self.kept.core);
    }

    fn choose_best(&mut self, view: &ClubView) {
        let best = view.listed().iter().take(BEST);
        self.choice.chosen = best.map(|line| line.player).collect();
        self.own_choice = false;
    }

    fn toggle(&mut self, player: PlayerId, on: bool) {
        self.own_choice = true;
        self.choice.chosen.retain(|id| *id != player);
        if on {
            self.choice.chosen.push(player);
        }
    }

    fn bar(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        ui.horizontal_wrapped(|ui| {
            let name = cx.text("statistic-search");
            ui.label(&name);
            search(ui, cx, &name, &mut self.choice.search);
            ui.separator();
            ui.label(cx.text("statistic-over"));
            let ways = [
                (Scale::Tournaments, "statistic-over-tournaments"),
                (Scale::Dates, "statistic-over-dates"),
            ];
            let ways = ways.map(|(scale, id)| (scale, cx.text(id)));
            choices(ui, &mut self.choice.scale, ways);
            ui.separator();
            PageCommand::Core.toggle(ui.ctx(), &mut self.kept.core);
            ui.checkbox(&mut self.kept.core, cx.text("statistic-core"))
                .on_hover_text(cx.text("statistic-core-hint"));
            columns_button(ui, cx);
        });
    }

    fn table(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if self.data.rows.is_empty() {
            ui.label(cx.text("statistic-nobody"));
            return;
        }
        let grid = Grid {
            data: &self.data,
            chosen: &self.choice.chosen,
            core: self.kept.core,
        };
        match grid.show(ui, cx, &mut self.cursor) {
            Some(Clicked::Curve(player)) => {
                let on = !self.choice.chosen.contains(&player);
                self.toggle(player, on);
            }
            Some(Clicked::Core(player, inside)) => mark_core(cx, player, inside),
            None => {}
        }
    }
}

fn mark_core(cx: &mut Cx<'_>, player: PlayerId, inside: bool) {
    if let Some(known) = cx.view.book.players.get(&player) {
        let command = Command::EditPlayer {
            player,
            name: known.name.clone(),
            start: known.start,
            core: Some(inside),
            privacy: known.privacy,
        };
        cx.act(Action::Execute(command));
    }
}
