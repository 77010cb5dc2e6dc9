//! A small picture of curves that stands still: titled, with axes and hover.

use egui::{Label, Response, RichText, Sense, Shape, Stroke, TextStyle, Ui, vec2};
use egui_plot::{Corner, GridMark, HoverPosition, Legend, Line, LineStyle, PlotPoint, PlotPoints};

use super::plot::whole_marks;
use super::{name_plot, round_marks, still_plot};
use crate::i18n::{self, Lang};
use crate::ui::Base;

/// Thickness of a curve, and of one that stands for comparison.
const CURVE: f32 = 2.0;
const COMPARISON: f32 = 1.5;

/// Length of the piece of a curve before its name, and of a dash of it.
const SAMPLE: f32 = 22.0;
const DASH: f32 = 5.0;

/// Room for a legend beside curves, as a part of their length.
const LEGEND: f64 = 0.2;

/// About so many numbers stand along an axis.
const MARKS: f64 = 6.0;

/// One curve.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotLine {
    /// What the legend and the hover say.
    pub name: String,
    /// From left to right.
    pub points: Vec<PlotPoint>,
    /// Which of the palette's series it is drawn in.
    pub series: usize,
    /// Whether it only stands for comparison.
    pub dashed: bool,
}

/// The words around a picture.
pub struct Axes {
    /// Tells pictures of one tab apart.
    pub id: &'static str,
    /// Stands above the picture.
    pub title: String,
    /// Under the horizontal axis, with its unit.
    pub x: String,
    /// Beside the vertical axis, with its unit.
    pub y: String,
    /// Height of the picture in points.
    pub height: f32,
    /// Whether the horizontal axis counts things, of which there are no parts.
    pub counts: bool,
}

/// Draws curves under their names; `hover` says in words what a point of a
/// named curve means.
pub fn curves<'a>(
    ui: &mut Ui,
    cx: &Base<'_>,
    axes: &Axes,
    curves: &'a [PlotLine],
    hover: impl Fn(&str, PlotPoint) -> String + 'a,
) -> Response {
    ui.strong(&axes.title);
    if curves.len() > 1 {
        names(ui, cx, curves);
    }
    draw(ui, cx, axes, curves, (None, None), hover)
}

/// [`curves`] that cross the whole picture, with room for their names at the
/// right.
pub fn many_curves<'a>(
    ui: &mut Ui,
    cx: &Base<'_>,
    axes: &Axes,
    curves: &'a [PlotLine],
    hover: impl Fn(&str, PlotPoint) -> String + 'a,
) -> Response {
    let end = curves.iter().filter_map(|curve| curve.points.last());
    let end = end.map(|point| point.x).fold(0.0, f64::max);
    let room = (curves.len() > 1).then_some(end * (1.0 + LEGEND));
    let legend = Legend::default()
        .position(Corner::RightTop)
        .text_style(TextStyle::Small)
        .follow_insertion_order(true);
    let legend = (curves.len() > 1).then_some(legend);
    ui.strong(&axes.title);
    draw(ui, cx, axes, curves, (legend, room), hover)
}

/// The names of the curves, each after a piece of its curve. They stand above
/// the picture: within a small one they would cover the curves.
fn names(ui: &mut Ui, cx: &Base<'_>, curves: &[PlotLine]) {
    let series = &cx.palette.series;
    ui.horizontal_wrapped(|ui| {
        for curve in curves {
            let height = ui.text_style_height(&TextStyle::Small);
            let (rect, _) = ui.allocate_exact_size(vec2(SAMPLE, height), Sense::hover());
            let ends = [rect.left_center(), rect.right_center()];
            let stroke = |width| Stroke::new(width, series[curve.series % series.len()]);
            if curve.dashed {
                let dashes = Shape::dashed_line(&ends, stroke(COMPARISON), DASH, DASH);
                ui.painter().extend(dashes);
            } else {
                ui.painter().line_segment(ends, stroke(CURVE));
            }
            ui.add(Label::new(RichText::new(&curve.name).small()));
        }
    });
}

fn draw<'a>(
    ui: &mut Ui,
    cx: &Base<'_>,
    axes: &Axes,
    curves: &'a [PlotLine],
    (legend, reach): (Option<Legend>, Option<f64>),
    hover: impl Fn(&str, PlotPoint) -> String + 'a,
) -> Response {
    let lang = cx.lang;
    let mut plot = still_plot(axes.id, lang)
        .height(axes.height)
        .x_axis_label(axes.x.as_str())
        .y_axis_label(axes.y.as_str())
        .x_grid_spacer(|input| match axes.counts {
            true => whole_marks(input.bounds, MARKS),
            false => round_marks(input.bounds, MARKS),
        })
        .y_grid_spacer(|input| round_marks(input.bounds, MARKS))
        .x_axis_formatter(move |mark, _| tick(lang, mark))
        .y_axis_formatter(move |mark, _| tick(lang, mark))
        .label_formatter(move |position| match position {
            HoverPosition::NearDataPoint {
                plot_name,
                position,
                ..
            } => Some(hover(plot_name, *position)),
            HoverPosition::Elsewhere { .. } => None,
        });
    if let Some(legend) = legend {
        plot = plot.legend(legend);
    }
    if let Some(reach) = reach {
        plot = plot.include_x(reach);
    }
    let series = &cx.palette.series;
    let response = plot
        .show(ui, |plot| {
            for curve in curves {
                let color = series[curve.series % series.len()];
                let line = Line::new(curve.name.clone(), PlotPoints::Borrowed(&curve.points));
                plot.line(if curve.dashed {
                    line.style(LineStyle::dashed_loose())
                        .color(color)
                        .width(COMPARISON)
                } else {
                    line.color(color).width(CURVE)
                });
            }
        })
        .response;
    let name = format!("{}: {}, {}", axes.title, axes.x, axes.y);
    name_plot(&response, &name);
    response
}

/// A number at an axis, with as many decimals as its grid needs.
fn tick(lang: Lang, mark: GridMark) -> String {
    let decimals = (-mark.step_size.log10().floor()).clamp(0.0, 6.0);
    // Clamped to 0…6 above.
    i18n::fixed(lang, mark.value, decimals as usize)
}
