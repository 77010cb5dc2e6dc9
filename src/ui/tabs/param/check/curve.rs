//! The error against one coefficient, as a picture.

use egui::Ui;
use egui_plot::PlotPoint;

use super::super::fields::written;
use super::super::words::words;
use crate::domain::{Notice, Params, Symbol};
use crate::rating::best::Curve;
use crate::ui::widgets::{Axes, PlotLine, curves};
use crate::ui::{Cx, theme};

const HEIGHT: f32 = 240.0;

/// Draws the chooser and the picture of the curve chosen.
pub(super) fn show(
    ui: &mut Ui,
    cx: &Cx<'_>,
    all: &[Curve],
    chosen: &mut Option<Symbol>,
    current: &Params,
) {
    let Some(first) = all.first() else { return };
    ui.add_space(theme::GAP);
    ui.strong(cx.text("param-curve-heading"));
    ui.label(cx.text("param-curve-help"));
    let shown = chosen.unwrap_or(first.symbol);
    ui.horizontal_wrapped(|ui| {
        for curve in all {
            let name = cx.text_with("param-curve-of", "symbol", curve.symbol.word());
            let button = ui.selectable_label(curve.symbol == shown, curve.symbol.word());
            if button.accessible_name(name).clicked() {
                *chosen = Some(curve.symbol);
            }
        }
    });
    let curve = all.iter().find(|curve| curve.symbol == shown);
    picture(ui, cx, curve.unwrap_or(first), current);
}

fn picture(ui: &mut Ui, cx: &Cx<'_>, curve: &Curve, current: &Params) {
    let symbol = curve.symbol;
    let scale = if symbol == Symbol::Forget { 100.0 } else { 1.0 };
    let name = format!("{} – {}", symbol.word(), cx.text(words(symbol).name));
    let points = curve.points.iter();
    let points: Vec<PlotPoint> = points
        .map(|(value, error)| PlotPoint::new(value * scale, *error))
        .collect();
    let heights = points.iter().map(|point| point.y);
    let (low, high) = heights.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), y| {
        (low.min(y), high.max(y))
    });
    let upright = |text: &str, x: f64, series| PlotLine {
        name: cx.text(text),
        points: vec![PlotPoint::new(x, low), PlotPoint::new(x, high)],
        series,
        dashed: true,
    };
    let best = points.iter().find(|point| point.y == low);
    let best = best.map(|best| upright("param-best-best", best.x, 2));
    let now = upright("param-best-current", symbol.get(current) * scale, 1);
    let error = PlotLine {
        name: cx.text("param-curve-error"),
        points,
        series: 0,
        dashed: false,
    };
    let lines: Vec<_> = [Some(error), best, Some(now)]
        .into_iter()
        .flatten()
        .collect();
    let axes = Axes {
        id: "param-curve",
        title: cx.text_with("param-curve-title", "name", name.as_str()),
        x: name,
        y: cx.text("param-curve-y"),
        height: HEIGHT,
        counts: false,
    };
    let lang = cx.lang;
    curves(ui, cx, &axes, &lines, move |_, point| {
        let error = crate::i18n::fixed(lang, point.y, 3);
        let said = Notice::new("param-curve-hover")
            .with("symbol", symbol.word())
            .with("value", written(lang, symbol, rounded(point.x / scale)))
            .with("error", error);
        lang.say(&said)
    });
}

/// To four significant digits, which is more than the picture tells.
pub(super) fn rounded(value: f64) -> f64 {
    let digits = 3 - value.abs().max(f64::MIN_POSITIVE).log10().floor() as i32;
    let unit = 10_f64.powi(digits.clamp(0, 8));
    (value * unit).round() / unit
}
