//! The page Totals of a championship: who won how much, the chart of the most
//! successful players, curves over the sessions, and the way into the club.

mod bars;
mod entrant;
mod heading;
mod lines;
mod list;
mod preview;
mod table;
mod transfer;

use std::sync::{Arc, Weak};

use egui::{CentralPanel, Frame, Panel, Ui};
use serde::{Deserialize, Serialize};

use crate::club::ClubView;
use crate::club::championship::CalculatedChampionship;
use crate::domain::{ChampionshipId, Notice};
use crate::exchange::chart::{Bar, Plot};
use crate::i18n::Lang;
use crate::report::championship::charts;
use crate::report::export::Subject;
use crate::ui::theme::{GAP_LARGE, within};
use crate::ui::widgets::{ColumnHelp, Over, RowCursor, Sort};
use crate::ui::{Action, Cx};
use entrant::EntrantForm;
use heading::Wish;
use lines::Lines;
use list::{Column, List};
use transfer::TransferForm;

/// Share of the width that the charts have until they are dragged.
const CHARTS_SHARE: f32 = 0.38;
/// Share of the height of the charts that the bars have.
const BARS_SHARE: f32 = 0.5;

/// The order of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    order: Sort<Column>,
}

/// State of the page Totals.
#[derive(Default)]
pub struct Totals {
    of: Option<Of>,
    search: String,
    /// What every championship's page has in common.
    pub kept: Kept,
    list: List,
    bars: Vec<Bar>,
    lines: Lines,
    cursor: RowCursor,
    form: Over<Form>,
}

/// The dialog that is open.
enum Form {
    Transfer(TransferForm),
    Entrant(EntrantForm),
}

/// What the page was last worked out for.
struct Of {
    club: Weak<ClubView>,
    championship: ChampionshipId,
    lang: Lang,
}

impl Of {
    fn is(&self, cx: &Cx<'_>, championship: ChampionshipId) -> bool {
        let same_club = std::ptr::eq(self.club.as_ptr(), Arc::as_ptr(cx.view));
        same_club && self.championship == championship && self.lang == cx.lang
    }
}

impl Totals {
    /// Draws the page of a championship; nothing where the club has no such.
    pub fn show(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, championship: ChampionshipId) {
        let view = cx.view;
        let Some(calculated) = view.championships.get(&championship) else {
            return;
        };
        if !calculated.problems.is_empty() {
            for problem in &calculated.problems {
                ui.colored_label(cx.palette.error, cx.say(problem));
            }
            return;
        }
        if calculated.totals.is_empty() {
            ui.vertical_centered(|ui| {
                ui.add_space(GAP_LARGE * 3.0);
                ui.label(cx.text("totals-empty"));
            });
            return;
        }
        self.refresh(cx, championship, calculated);
        self.page(ui, cx, championship, calculated);
        self.dialog(ui, cx);
    }

    /// The page as it is at first, in the same order.
    pub(super) fn fresh(&self) -> Self {
        Self {
            kept: self.kept,
            ..Self::default()
        }
    }

    /// What the columns of the table mean.
    pub fn columns(lang: Lang) -> Vec<ColumnHelp> {
        ColumnHelp::of_columns(lang, &Column::ALL)
    }

    /// What is shown of a championship, as something to export.
    pub fn on_screen(&self, championship: ChampionshipId) -> Subject {
        match self.lines.chosen() {
            [] => Subject::Totals(championship),
            chosen => Subject::Curves(championship, chosen.to_vec()),
        }
    }

    /// Works out again what has changed.
    fn refresh(
        &mut self,
        cx: &Cx<'_>,
        championship: ChampionshipId,
        calculated: &CalculatedChampionship,
    ) {
        let other = |of: &Of| of.championship != championship;
        if self.of.as_ref().is_some_and(other) {
            *self = self.fresh();
        }
        if !self.of.as_ref().is_some_and(|of| of.is(cx, championship)) {
            self.list.read(cx, championship, &calculated.totals);
            self.bars = match charts::successful(cx.view, championship, cx.lang).plot {
                Plot::Bars(bars) => bars,
                Plot::Lines { .. } => Vec::new(),
            };
            self.lines.follow(&calculated.totals);
            self.of = Some(Of {
                club: Arc::downgrade(cx.view),
                championship,
                lang: cx.lang,
            });
        }
        self.list.arrange(&self.search, self.kept.order);
    }

    fn page(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        championship: ChampionshipId,
        calculated: &CalculatedChampionship,
    ) {
        let rated = calculated.sessions.iter().any(|session| !session.is_final);
        Panel::top("totals-head")
            .frame(within(Frame::side_top_panel(ui.style())))
            .show(ui, |ui| {
                if rated {
                    heading::prize(ui, cx, championship, &calculated.totals);
                } else {
                    ui.label(cx.text("totals-only-finals"));
                }
                match heading::bar(ui, cx, championship, &mut self.search, &self.list) {
                    Wish::Nothing => {}
                    Wish::Carry => {
                        if let Some(form) = TransferForm::new(cx, championship) {
                            self.form.open(ui, Form::Transfer(form));
                        }
                    }
                    Wish::Guest => match EntrantForm::new(cx, championship) {
                        Some(form) => self.form.open(ui, Form::Entrant(form)),
                        None => cx.act(Action::Refuse(Notice::new("totals-guest-none"))),
                    },
                }
            });
        if rated {
            let width = ui.available_width();
            let beside_table = width - table::NARROWEST - GAP_LARGE * 2.0;
            Panel::right("totals-charts")
                .resizable(true)
                .default_size((width * CHARTS_SHARE).min(beside_table))
                .size_range(width * 0.2..=width * 0.7)
                .show(ui, |ui| self.charts(ui, cx, championship, calculated));
        }
        let page = within(Frame::central_panel(ui.style()));
        CentralPanel::default().frame(page).show(ui, |ui| {
            if self.list.len() == 0 {
                ui.label(cx.text("totals-nobody"));
                if ui.button(cx.text("totals-nobody-clear")).clicked() {
                    self.search.clear();
                }
                return;
            }
            let Self {
                list,
                kept,
                cursor,
                lines,
                ..
            } = self;
            let (sort, of) = (&mut kept.order, (championship, &*list));
            if let Some(entrant) = table::show(ui, cx, of, sort, cursor, lines.chosen()) {
                lines.toggle(entrant);
            }
        });
    }

    fn charts(
        &mut self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        championship: ChampionshipId,
        calculated: &CalculatedChampionship,
    ) {
        // Else the panel would shrink to the bars, frame by frame.
        ui.set_min_width(ui.available_width());
        let height = ui.available_height();
        Panel::top("totals-bars")
            .frame(Frame::NONE)
            .resizable(true)
            .default_size(height * BARS_SHARE)
            .size_range(height * 0.2..=height * 0.8)
            .show(ui, |ui| bars::show(ui, cx, &self.bars));
        CentralPanel::no_frame().show(ui, |ui| {
            self.lines.show(ui, cx, championship, &calculated.totals);
        });
    }

    /// The dialog that is open, if any.
    fn dialog(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let asked = self.form.show(ui, "totals", |form, ui| match form {
            Form::Transfer(form) => form.ui(ui, cx),
            Form::Entrant(form) => form.ui(ui, cx),
        });
        if let Some(command) = asked {
            cx.act(Action::Execute(command));
        }
    }
}
