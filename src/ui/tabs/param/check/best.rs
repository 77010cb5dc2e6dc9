//! The check on the club's own history: how well the norm foretold the
//! results, and the values that would have foretold them best.

use egui::{Align, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use super::fields::Fields;
use super::sets::shown;
use super::words::words;
use crate::domain::{Kind, Params};
use crate::rating::{Backtest, Best};
use crate::ui::widgets::right;
use crate::ui::{Action, Cx, theme};

/// The check, as far as it has come.
#[derive(Default)]
pub(super) enum Check {
    /// Not asked for.
    #[default]
    Idle,
    /// Under way.
    Running,
    /// Found.
    Done(Backtest, Option<Best>),
}

impl Check {
    /// Whether the search is under way; a result shown stays.
    pub(super) fn running(&mut self, running: bool) {
        match self {
            _ if running => *self = Self::Running,
            Self::Running => *self = Self::Idle,
            Self::Idle | Self::Done(..) => {}
        }
    }

    /// Draws the button, and what was found.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, fields: &mut Fields) {
        ui.heading(cx.text("param-check-heading"));
        ui.label(cx.text("param-check-help"));
        let rated = |tournament: &crate::domain::Tournament| tournament.kind == Kind::Rated;
        let any = cx.view.book.tournaments.values().any(rated);
        let running = matches!(self, Self::Running);
        ui.horizontal_wrapped(|ui| {
            let button = egui::Button::new(cx.text("param-check"));
            if ui.add_enabled(any && !running, button).clicked() {
                cx.act(Action::Backtest);
            }
            if running {
                ui.label(cx.text("param-check-running"));
            } else if !any {
                ui.weak(cx.text("param-check-nothing"));
            }
        });
        if let Self::Done(errors, best) = self {
            show_errors(ui, cx, errors);
            if let Some(best) = best {
                show_best(ui, cx, fields, best);
            }
        }
    }
}

fn show_errors(ui: &mut Ui, cx: &Cx<'_>, errors: &Backtest) {
    ui.add_space(theme::GAP);
    egui::Grid::new("param-check-errors")
        .num_columns(2)
        .show(ui, |ui| {
            let rows = [
                ("param-check-pairs", errors.pairs.to_string()),
                ("param-check-bias", percent(cx, errors.bias)),
                ("param-check-rmse", percent(cx, errors.rmse)),
                ("param-check-fifty", percent(cx, errors.rmse_fifty)),
            ];
            for (text, value) in rows {
                ui.label(cx.text(text));
                ui.label(value);
                ui.end_row();
            }
        });
    ui.label(cx.text(if errors.rmse < errors.rmse_fifty {
        "param-check-useful"
    } else {
        "param-check-useless"
    }));
}

fn percent(cx: &Cx<'_>, value: f64) -> String {
    format!("{} %", cx.number(value, 3))
}

fn show_best(ui: &mut Ui, cx: &Cx<'_>, fields: &mut Fields, best: &Best) {
    ui.add_space(theme::GAP);
    ui.strong(cx.text("param-best-heading"));
    ui.label(cx.text("param-best-help"));
    let current = *fields.applied();
    // As many digits as mean something: a found value is an estimate.
    let found = rounded(best);
    TableBuilder::new(ui)
        .id_salt("param-best")
        .striped(true)
        .cell_layout(Layout::left_to_right(Align::Center))
        .vscroll(false)
        .column(Column::remainder().at_least(220.0).clip(true))
        .columns(Column::exact(120.0), 2)
        .header(theme::ROW, |mut row| {
            row.col(|ui| {
                ui.strong(cx.text("param-best-what"));
            });
            for text in ["param-best-current", "param-best-best"] {
                row.col(|ui| {
                    right(ui, RichText::new(cx.text(text)).strong());
                });
            }
        })
        .body(|mut body| {
            for symbol in &best.searched {
                let name = format!("{} – {}", symbol.word(), cx.text(words(*symbol).name));
                let values = [&current, &found].map(|params| shown(cx, *symbol, params));
                line(&mut body, name, values);
            }
            let errors = [best.rmse_before, best.rmse_after].map(|error| percent(cx, error));
            line(&mut body, cx.text("param-check-rmse"), errors);
        });
    ui.add_space(theme::GAP_SMALL);
    if ui.button(cx.text("param-best-take")).clicked() {
        for symbol in &best.searched {
            fields.put(*symbol, symbol.get(&found), cx.lang);
        }
    }
    ui.label(RichText::new(cx.text("param-best-note")).small().weak());
}

fn line(body: &mut egui_extras::TableBody<'_>, name: String, values: [String; 2]) {
    body.row(theme::ROW, |mut row| {
        row.col(|ui| {
            ui.label(name);
        });
        for value in values {
            row.col(|ui| {
                right(ui, value);
            });
        }
    });
}

/// The values found, each to four significant digits.
fn rounded(best: &Best) -> Params {
    let mut params = best.params;
    for symbol in &best.searched {
        let value = symbol.get(&params);
        let digits = 3 - value.abs().max(f64::MIN_POSITIVE).log10().floor() as i32;
        let unit = 10_f64.powi(digits.clamp(0, 8));
        let value = (value * unit).round() / unit;
        // Rounding may step over the end of a range; the value then stays.
        let _ = symbol.set(&mut params, value);
    }
    params
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Symbol;

    #[test]
    fn found_values_have_four_digits() {
        let best = Best {
            params: Params {
                jump: 17.348_921,
                handicap: 301.259,
                split: 0.002_134_56,
                forget: 0.0,
                ..Params::default()
            },
            rmse_before: 8.0,
            rmse_after: 7.9,
            searched: vec![
                Symbol::Jump,
                Symbol::Handicap,
                Symbol::Split,
                Symbol::Forget,
            ],
        };
        let params = rounded(&best);
        assert_eq!(params.jump, 17.35);
        assert_eq!(params.handicap, 301.3);
        assert_eq!(params.split, 0.002_135);
        assert_eq!(params.forget, 0.0);
    }
}
