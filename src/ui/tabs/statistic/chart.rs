//! The line chart of chosen players, and the sum of the core below it.

use egui::{Rangef, Ui};
use egui_plot::{AxisHints, HoverPosition, Line, Plot};

use super::data::Data;
use crate::i18n;
use crate::ui::Cx;
use crate::ui::widgets::{
    TimeAxis, level_bands, level_names, level_room, name_plot, round_marks, still_plot,
};

/// Share of the height that the core's sum takes.
const CORE_SHARE: f32 = 0.42;
/// Figures beside the core's sum, about.
const CORE_TICKS: f64 = 4.0;
/// Figures beside the curves, about.
const TICKS: f64 = 6.0;
/// Least room of one of the core's.
const CORE_TICK_ROOM: f32 = 14.0;
/// Room for the figures of both vertical axes, so that the charts align.
const AXIS_WIDTH: f32 = 64.0;

/// Width of a curve, and of one among so many that they are told apart better
/// by thin lines.
const CURVE: f32 = 1.8;
const THIN_CURVE: f32 = 0.9;
const MANY: usize = 20;

/// Draws the chosen curves, and the core's sum if `core`.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, data: &mut Data, core: bool) {
    if data.band.is_some() {
        ui.weak(cx.text("player-band"));
    }
    let height = ui.available_height();
    let core_height = if core { height * CORE_SHARE } else { 0.0 };
    curves(ui, cx, data, height - core_height);
    if core {
        core_sum(ui, cx, data);
    }
}

fn curves(ui: &mut Ui, cx: &Cx<'_>, data: &mut Data, height: f32) {
    let many = data.curves.len() > MANY;
    // Many curves are painted afterwards; here they only answer to the mouse.
    let width = if many { 0.0 } else { CURVE };
    let plot = over_time("statistic-curves", cx, &data.axis)
        .width(ui.available_width() - level_room(ui, cx.lang))
        .height(height)
        .y_grid_spacer(|input| round_marks(input.bounds, TICKS))
        .label_formatter(|hover: &HoverPosition<'_>| match hover {
            HoverPosition::NearDataPoint {
                plot_name, index, ..
            } => {
                let curve = data.curves.iter().find(|curve| curve.name == *plot_name)?;
                Some(curve.hover(cx, *index))
            }
            HoverPosition::Elsewhere { .. } => None,
        })
        .show(ui, |plot| {
            level_bands(plot, cx.palette);
            match (&data.band, &data.curves[..]) {
                (Some(band), [only]) => band.draw(plot, &only.points, cx.palette.series[0]),
                _ => plot.set_auto_bounds(true),
            }
            for (curve, color) in data.curves.iter().zip(cx.palette.series.iter().cycle()) {
                let line = Line::new(curve.name.as_str(), &curve.points[..]);
                plot.line(line.color(*color).width(width));
            }
        });
    if many {
        let Data { drawn, curves, .. } = data;
        drawn.paint(ui, cx.palette, &plot.transform, curves, THIN_CURVE);
    }
    level_names(ui, cx.lang, &plot.transform, level_room(ui, cx.lang));
    let count = data.curves.len();
    name_plot(
        &plot.response,
        &cx.text_with("statistic-chart-name", "count", count),
    );
}

fn core_sum(ui: &mut Ui, cx: &Cx<'_>, data: &Data) {
    let name = cx.text_with("statistic-core-name", "count", data.core.len());
    ui.horizontal_wrapped(|ui| {
        ui.strong(&name);
        ui.weak(cx.text("statistic-core-what"));
    });
    let lang = cx.lang;
    let figures = AxisHints::new_y()
        .min_thickness(AXIS_WIDTH)
        .label_spacing(Rangef::new(CORE_TICK_ROOM, 2.0 * CORE_TICK_ROOM))
        .formatter(move |mark, _| i18n::fixed(lang, mark.value, 0));
    let plot = over_time("statistic-core", cx, &data.axis)
        .custom_y_axes(vec![figures])
        .y_grid_spacer(|input| round_marks(input.bounds, CORE_TICKS))
        .width(ui.available_width() - level_room(ui, cx.lang))
        .label_formatter(|hover: &HoverPosition<'_>| match hover {
            HoverPosition::NearDataPoint {
                index, position, ..
            } => {
                let mark = data.axis.marks.get(*index)?;
                let date = cx.lang.date(mark.date);
                Some(format!("{date}\n{name}\n{}", cx.number(position.y, 1)))
            }
            HoverPosition::Elsewhere { .. } => None,
        })
        .show(ui, |plot| {
            let line = Line::new(name.as_str(), &data.core_line[..]);
            plot.line(line.color(cx.palette.accent).width(2.0));
        });
    name_plot(&plot.response, &name);
}

/// A chart over the whole history, with dates below.
fn over_time<'a>(id: &'static str, cx: &'a Cx<'_>, axis: &'a TimeAxis) -> Plot<'a> {
    let plot = still_plot(id, cx.lang)
        .y_axis_min_width(AXIS_WIDTH)
        .show_grid([false, true])
        .x_grid_spacer(|input| axis.grid(input))
        .x_axis_formatter(|mark, _| axis.label(cx, mark.value));
    match axis.ends() {
        Some((first, last)) => plot.include_x(first).include_x(last),
        None => plot,
    }
}
