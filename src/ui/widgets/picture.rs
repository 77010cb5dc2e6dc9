//! A small picture of curves that stands still: titled, with axes and hover.

use egui::{Response, TextStyle, Ui};
use egui_plot::{Corner, GridMark, HoverPosition, Legend, Line, LineStyle, PlotPoint, PlotPoints};

use super::{name_plot, round_marks, still_plot};
use crate::i18n::{self, Lang};
use crate::ui::Base;

/// Strength of the colour of a curve that stands for comparison; the legend
/// cannot show that it is dashed.
const FAINT: f32 = 0.6;

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
}

/// Draws curves; `hover` says in words what a point of a named curve means.
pub fn curves<'a>(
    ui: &mut Ui,
    cx: &Base<'_>,
    axes: &Axes,
    curves: &'a [PlotLine],
    hover: impl Fn(&str, PlotPoint) -> String + 'a,
) -> Response {
    let legend = curves.first().map_or(Corner::RightTop, free_corner);
    let legend = (legend, TextStyle::Body);
    draw(ui, cx, axes, curves, legend, None, hover)
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
    let legend = (Corner::RightTop, TextStyle::Small);
    draw(ui, cx, axes, curves, legend, room, hover)
}

fn draw<'a>(
    ui: &mut Ui,
    cx: &Base<'_>,
    axes: &Axes,
    curves: &'a [PlotLine],
    (legend, style): (Corner, TextStyle),
    reach: Option<f64>,
    hover: impl Fn(&str, PlotPoint) -> String + 'a,
) -> Response {
    ui.strong(&axes.title);
    let lang = cx.lang;
    let mut plot = still_plot(axes.id, lang)
        .height(axes.height)
        .x_axis_label(axes.x.as_str())
        .y_axis_label(axes.y.as_str())
        .x_grid_spacer(|input| round_marks(input.bounds, MARKS))
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
    if curves.len() > 1 {
        plot = plot.legend(
            Legend::default()
                .position(legend)
                .text_style(style)
                .follow_insertion_order(true),
        );
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
                        .color(color.gamma_multiply(FAINT))
                        .width(1.5)
                } else {
                    line.color(color).width(2.0)
                });
            }
        })
        .response;
    let name = format!("{}: {}, {}", axes.title, axes.x, axes.y);
    name_plot(&response, &name);
    response
}

/// The upper corner that a curve stays away from.
fn free_corner(curve: &PlotLine) -> Corner {
    match (curve.points.first(), curve.points.last()) {
        (Some(first), Some(last)) if last.y > first.y => Corner::LeftTop,
        _ => Corner::RightTop,
    }
}

/// A number at an axis, with as many decimals as its grid needs.
fn tick(lang: Lang, mark: GridMark) -> String {
    let decimals = (-mark.step_size.log10().floor()).clamp(0.0, 6.0);
    // Clamped to 0…6 above.
    i18n::fixed(lang, mark.value, decimals as usize)
}
