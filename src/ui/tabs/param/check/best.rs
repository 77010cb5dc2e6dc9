//! The values that would have foretold the club's results best, offered and
//! never imposed.

use egui::{Align, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use super::super::fields::Fields;
use super::super::sets::shown;
use super::super::words::words;
use super::curve;
use crate::domain::{Notice, Params, Symbol};
use crate::rating::Best;
use crate::ui::widgets::{flush, left, right};
use crate::ui::{Cx, theme};

/// Beyond this width a value would stand too far from its name, in points.
const WIDEST: f32 = 600.0;

/// What was found, and the curve looked at.
pub(super) struct BestShown {
    best: Best,
    /// The coefficients in force when it was asked for; known at the latest
    /// when it is shown first.
    before: Option<Params>,
    curve: Option<Symbol>,
}

impl BestShown {
    /// Shows the first curve.
    pub(super) const fn new(best: Best, before: Option<Params>) -> Self {
        Self {
            best,
            before,
            curve: None,
        }
    }

    /// Draws what was found; a button puts it into the fields.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, fields: &mut Fields) {
        let best = &self.best;
        ui.add_space(theme::GAP);
        ui.strong(cx.text("param-best-heading"));
        if best.curves.is_empty() {
            ui.label(cx.text("param-best-none"));
            return;
        }
        ui.label(cx.text("param-best-help"));
        let current = *self.before.get_or_insert(*fields.applied());
        if current != *fields.applied() {
            ui.colored_label(cx.palette.warning, cx.text("param-best-old"));
        }
        // As many digits as mean something: a found value is an estimate.
        let found = rounded(best);
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width().min(WIDEST));
            flush(ui, |ui| table(ui, cx, best, [&current, &found]));
        });
        ui.add_space(theme::GAP_SMALL);
        ui.label(cx.say(&gain(cx, best)));
        if ui.button(cx.text("param-best-take")).clicked() {
            for symbol in best.searched() {
                fields.put(symbol, symbol.get(&found), cx.lang);
            }
        }
        ui.label(RichText::new(cx.text("param-best-note")).small().weak());
        curve::show(ui, cx, &best.curves, &mut self.curve, &current);
    }
}

/// What would have been gained, and whether that is more than chance.
fn gain(cx: &Cx<'_>, best: &Best) -> Notice {
    let Some((low, high)) = best.gain else {
        return Notice::new("param-best-short");
    };
    let id = if low > 0.0 {
        "param-best-gain"
    } else {
        "param-best-chance"
    };
    let gain = best.rmse_before - best.rmse_after;
    Notice::new(id)
        .with("gain", cx.number(gain, 2))
        .with("low", cx.number(low, 2))
        .with("high", cx.number(high, 2))
}

fn table(ui: &mut Ui, cx: &Cx<'_>, best: &Best, [current, found]: [&Params; 2]) {
    TableBuilder::new(ui)
        .id_salt("param-best")
        .striped(true)
        .cell_layout(Layout::left_to_right(Align::Center))
        .vscroll(false)
        .column(Column::remainder().at_least(220.0).clip(true))
        .columns(Column::exact(120.0), 2)
        .header(theme::ROW, |mut row| {
            row.col(|ui| {
                left(ui, |ui| ui.strong(cx.text("param-best-what")));
            });
            for text in ["param-best-current", "param-best-best"] {
                row.col(|ui| {
                    right(ui, RichText::new(cx.text(text)).strong());
                });
            }
        })
        .body(|mut body| {
            for symbol in best.searched() {
                let name = format!("{} – {}", symbol.word(), cx.text(words(symbol).name));
                let values = [current, found].map(|params| shown(cx, symbol, params));
                line(&mut body, name, values);
            }
            let errors = [best.rmse_before, best.rmse_after].map(|error| cx.percent(error, 3));
            line(&mut body, cx.text("param-check-rmse"), errors);
        });
}

fn line(body: &mut egui_extras::TableBody<'_>, name: String, values: [String; 2]) {
    body.row(theme::ROW, |mut row| {
        row.col(|ui| {
            left(ui, |ui| ui.label(name));
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
    for symbol in best.searched() {
        let value = curve::rounded(symbol.get(&params));
        // Rounding may step over the end of a range; the value then stays.
        let _ = symbol.set(&mut params, value);
    }
    params
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::best::Curve;

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
            gain: None,
            curves: [
                Symbol::Jump,
                Symbol::Handicap,
                Symbol::Split,
                Symbol::Forget,
            ]
            .map(|symbol| Curve {
                symbol,
                points: Vec::new(),
            })
            .to_vec(),
        };
        let params = rounded(&best);
        assert_eq!(params.jump, 17.35);
        assert_eq!(params.handicap, 301.3);
        assert_eq!(params.split, 0.002_135);
        assert_eq!(params.forget, 0.0);
    }
}
