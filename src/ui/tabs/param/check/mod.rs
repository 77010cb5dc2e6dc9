//! The check on the club's own history: how well the norm foretold the
//! results beside other ways, and the values that would have foretold them
//! best.

mod best;
mod calibration;
mod curve;

use egui::{Label, ProgressBar, Ui};

use super::fields::Fields;
use crate::domain::{Kind, Params};
use crate::i18n::Lang;
use crate::rating::Best;
use crate::rating::backtest;
use crate::report::backtest::{sentences, tables};
use crate::ui::shortcut::PageCommand;
use crate::ui::widgets::{ShownTable, TableLook, table_view};
use crate::ui::{Action, Cx, theme};
use best::BestShown;

/// Height of a table, in points: each has few rows.
const TABLE: f32 = 14.0 * theme::ROW;
/// The tables, in the order of the report.
const TABLES: [&str; 4] = ["methods", "levels", "ages", "calibration"];
/// Width of the bar that shows how far it is.
const BAR: f32 = 240.0;

/// The check, as far as it has come.
#[derive(Default)]
pub(super) struct Check {
    /// What is under way, and the share of it done.
    under_way: Option<(Stage, f64)>,
    /// The coefficients in force when it was asked for.
    asked: Option<Params>,
    /// Whether the user stopped the last one.
    stopped: bool,
    found: Option<Found>,
    best: Option<BestShown>,
}

/// The two parts of the work, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The norm is compared with what happened.
    Checking,
    /// Better values are looked for.
    Searching,
}

/// What was found, and in which state of the club.
struct Found {
    revision: u64,
    check: backtest::Check,
    /// The tables in a language.
    tables: Option<(Lang, Vec<ShownTable>)>,
}

impl Check {
    /// Whether the check, and then the search, is under way.
    pub(super) fn searching(&mut self, under_way: bool) {
        self.under_way = under_way.then_some((Stage::Checking, 0.0));
        self.stopped &= !under_way;
    }

    /// How far the check is.
    pub(super) fn checking(&mut self, done: f64) {
        self.reached(Stage::Checking, done);
    }

    /// How far the search is.
    pub(super) fn progress(&mut self, done: f64) {
        self.reached(Stage::Searching, done);
    }

    /// What was told before it was stopped may come late.
    fn reached(&mut self, stage: Stage, done: f64) {
        if let Some(under_way) = &mut self.under_way {
            *under_way = (stage, done);
        }
    }

    /// Takes the check.
    pub(super) fn show(&mut self, check: backtest::Check, revision: u64) {
        self.best = None;
        self.found = Some(Found {
            revision,
            check,
            tables: None,
        });
    }

    /// Takes the best values.
    pub(super) fn show_best(&mut self, best: Best) {
        self.best = Some(BestShown::new(best, self.asked));
    }

    /// Draws the button, and what was found.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, fields: &mut Fields) {
        ui.heading(cx.text("param-check-heading"));
        ui.label(cx.text("param-check-help"));
        self.button(ui, cx);
        if let Some(found) = &mut self.found {
            found.ui(ui, cx);
        }
        if let Some(best) = &mut self.best {
            best.ui(ui, cx, fields);
        }
    }

    fn button(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let rated = |tournament: &crate::domain::Tournament| tournament.kind == Kind::Rated;
        let any = cx.view.book.tournaments.values().any(rated);
        ui.horizontal_wrapped(|ui| {
            let button = egui::Button::new(cx.text("param-check"));
            let may = any && self.under_way.is_none();
            let button = ui.add_enabled(may, button);
            if PageCommand::CheckHistory.pressed(&button) {
                self.asked = Some(*cx.view.book.next_params());
                cx.act(Action::Backtest);
            }
            if let Some((stage, done)) = self.under_way {
                let bar = ProgressBar::new(done as f32).desired_width(BAR);
                let name = cx.text(match stage {
                    Stage::Checking => "param-check-checking",
                    Stage::Searching => "param-check-running",
                });
                ui.add(bar.show_percentage()).accessible_name(&name);
                let stop = ui.button(cx.text("param-check-stop"));
                if PageCommand::StopCheck.pressed(&stop) {
                    self.stopped = true;
                    cx.act(Action::StopSearch);
                }
                ui.label(name);
            } else if self.stopped {
                ui.weak(cx.text("param-check-stopped"));
            } else if !any {
                ui.weak(cx.text("param-check-nothing"));
            }
        });
    }
}

impl Found {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        ui.add_space(theme::GAP);
        if self.revision != cx.view.revision {
            ui.colored_label(cx.palette.warning, cx.text("param-check-old"));
        }
        for sentence in sentences(&self.check, cx.lang) {
            ui.add(Label::new(cx.say(&sentence)).wrap());
        }
        let lang = cx.lang;
        if self.tables.as_ref().is_none_or(|(of, _)| *of != lang) {
            let tables = tables(cx.view, &self.check, lang);
            let shown = tables.into_iter().map(|table| ShownTable::new(table, lang));
            self.tables = Some((lang, shown.collect()));
        }
        let Some((_, tables)) = &self.tables else {
            return;
        };
        for (id, table) in TABLES.into_iter().zip(tables) {
            if table.table().rows.is_empty() {
                continue;
            }
            ui.add_space(theme::GAP);
            if id == "calibration" {
                calibration::show(ui, cx, &self.check.calibration);
                ui.add_space(theme::GAP);
            }
            let look = TableLook {
                id,
                height: TABLE,
                grey: &|_| false,
            };
            table_view(ui, &mut cx.base, &look, table);
        }
    }
}
