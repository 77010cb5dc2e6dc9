//! The calibration plot: what was expected against what happened.

use egui::Ui;
use egui_plot::{HoverPosition, Line, LineStyle, PlotPoint, Points};

use crate::domain::Notice;
use crate::i18n;
use crate::rating::backtest::Group;
use crate::ui::widgets::{name_plot, round_marks, still_plot};
use crate::ui::{Cx, theme};

const HEIGHT: f32 = 280.0;
const WIDEST: f32 = 520.0;
/// About so many numbers stand along an axis.
const MARKS: f64 = 6.0;
/// Radius of a dot.
const DOT: f32 = 4.0;

/// Draws equally large groups of results by their norm: on the line is right.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, groups: &[Group]) {
    ui.strong(cx.text("param-calibration-title"));
    ui.label(cx.text("param-calibration-help"));
    let lang = cx.lang;
    let ends = ends(groups);
    let dots: Vec<PlotPoint> = groups
        .iter()
        .map(|group| PlotPoint::new(group.expected, group.percent))
        .collect();
    let plot = still_plot("param-calibration", lang)
        .height(HEIGHT)
        .width(ui.available_width().min(WIDEST))
        .x_axis_label(cx.text("param-calibration-x"))
        .y_axis_label(cx.text("param-calibration-y"))
        .x_grid_spacer(|input| round_marks(input.bounds, MARKS))
        .y_grid_spacer(|input| round_marks(input.bounds, MARKS))
        .x_axis_formatter(move |mark, _| i18n::fixed(lang, mark.value, 0))
        .y_axis_formatter(move |mark, _| i18n::fixed(lang, mark.value, 0))
        .label_formatter(|hover: &HoverPosition<'_>| match hover {
            HoverPosition::NearDataPoint { index, .. } => groups.get(*index).map(|g| said(cx, g)),
            HoverPosition::Elsewhere { .. } => None,
        })
        .show(ui, |plot| {
            let (low, high) = ends;
            let right = Line::new("right", vec![[low, low], [high, high]]);
            plot.line(
                right
                    .style(LineStyle::dashed_loose())
                    .color(cx.palette.edge)
                    .allow_hover(false),
            );
            for (number, group) in groups.iter().enumerate() {
                let (x, y, margin) = (group.expected, group.percent, group.margin());
                let whisker = Line::new("margin", vec![[x, y - margin], [x, y + margin]]);
                plot.line(
                    whisker
                        .id(("margin", number))
                        .color(cx.palette.accent)
                        .width(1.5)
                        .allow_hover(false),
                );
            }
            plot.points(
                Points::new("groups", &dots[..])
                    .color(cx.palette.accent)
                    .radius(DOT),
            );
        });
    name_plot(&plot.response, &cx.text("param-calibration-title"));
    ui.add_space(theme::GAP_SMALL);
}

/// Where the line of perfect norms begins and ends.
fn ends(groups: &[Group]) -> (f64, f64) {
    let norms = groups.iter().map(|group| group.expected);
    norms.fold((50.0, 50.0), |(low, high), norm| {
        (norm.min(low), norm.max(high))
    })
}

fn said(cx: &Cx<'_>, group: &Group) -> String {
    let notice = Notice::new("param-calibration-hover")
        .with("pairs", group.pairs)
        .with("norm", cx.number(group.expected, 1))
        .with("result", cx.number(group.percent, 1))
        .with("margin", cx.number(group.margin(), 1));
    cx.say(&notice)
}
