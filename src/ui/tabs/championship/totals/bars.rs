//! The chart of the most successful players: a bar for each, names beside it.

use std::sync::Arc;

use egui::{Galley, Pos2, TextStyle, Ui, Vec2, pos2, vec2};
use egui_plot::{Bar as PlotBar, BarChart, HoverPosition, PlotPoint, PlotTransform, VLine};

use crate::exchange::chart::Bar;
use crate::ui::Cx;
use crate::ui::theme::GAP_SMALL;
use crate::ui::widgets::{name_plot, short_text, still_plot};

/// Thickness of a bar, where bars stand 1 apart.
const BAR: f64 = 0.72;
/// Few bars leave room for so many, else one of them would fill the chart.
const FEWEST_PLACES: usize = 8;
/// Names take at most this share of the width.
const NAMES_SHARE: f32 = 0.45;
/// The bars have at least this share of the chart; the figures behind them
/// have the rest.
const LEAST_BARS: f32 = 0.3;
/// Free at both ends of the chart, as a share of its width.
const MARGIN: f32 = 0.02;

/// Draws the bars, the first one on top.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, bars: &[Bar]) {
    let title = cx.text_with("totals-chart", "count", bars.len());
    ui.add_space(GAP_SMALL);
    ui.strong(&title);
    let size = vec2(ui.available_width(), ui.available_height());
    let mut font = TextStyle::Small.resolve(ui.style());
    font.size = font.size.min(size.y / places(bars) as f32).max(1.0);
    let name = |bar: &Bar| short_text(ui, &bar.label, &font, size.x * NAMES_SHARE);
    let names: Vec<Arc<Galley>> = bars.iter().map(name).collect();
    let longest = names.iter().map(|name| name.size().x).fold(0.0, f32::max);
    let figure = |bar: &Bar| short_text(ui, &cx.signed(bar.value, 1), &font, size.x);
    let figures: Vec<Arc<Galley>> = bars.iter().map(figure).collect();
    let widest = figures
        .iter()
        .map(|figure| figure.size().x)
        .fold(0.0, f32::max);
    let room = longest + 2.0 * GAP_SMALL;
    let plot = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(room);
        let figure_room = widest + 2.0 * GAP_SMALL;
        plot(ui, cx, bars, size - vec2(room, 0.0), figure_room)
    });
    let transform = plot.inner;
    let color = ui.visuals().text_color();
    let left = transform.frame().left() - GAP_SMALL;
    let labels = names.into_iter().zip(figures);
    for ((index, bar), (name, figure)) in bars.iter().enumerate().zip(labels) {
        let middle = at(&transform, 0.0, index).y - name.size().y / 2.0;
        let corner = pos2(left - name.size().x, middle);
        ui.painter().galley(corner, name, color);
        let end = at(&transform, bar.value.max(0.0), index).x + GAP_SMALL;
        ui.painter().galley(pos2(end, middle), figure, color);
    }
}

fn plot(ui: &mut Ui, cx: &Cx<'_>, bars: &[Bar], size: Vec2, figure_room: f32) -> PlotTransform {
    let bar = |(index, bar): (usize, &Bar)| {
        PlotBar::new(height(index), bar.value)
            .width(BAR)
            .fill(if bar.value < 0.0 {
                cx.palette.loss
            } else {
                cx.palette.accent
            })
    };
    let chart = BarChart::new("", bars.iter().enumerate().map(bar).collect())
        .color(cx.palette.accent)
        .allow_hover(false)
        .horizontal();
    let values = || bars.iter().map(|bar| bar.value);
    let (least, most) = (values().fold(0.0, f64::min), values().fold(0.0, f64::max));
    let for_bars = (1.0 - figure_room / size.x - MARGIN).max(LEAST_BARS);
    let drawn = still_plot("most-successful", cx.lang)
        .width(size.x)
        .height(size.y)
        .set_margin_fraction(vec2(MARGIN, 0.0))
        .include_x(least + (most - least) / f64::from(for_bars))
        .include_y(height(0) + 0.5)
        .include_y(height(places(bars)) + 0.5)
        .show_axes(false)
        .show_grid(false)
        .label_formatter(|hover: &HoverPosition<'_>| hovered(bars, hover))
        .show(ui, |plot| {
            plot.vline(
                VLine::new("", 0.0)
                    .color(cx.palette.edge)
                    .allow_hover(false),
            );
            plot.bar_chart(chart);
        });
    let title = cx.text_with("totals-chart", "count", bars.len());
    let hints: Vec<&str> = bars.iter().map(|bar| bar.hint.as_str()).collect();
    name_plot(&drawn.response, &format!("{title}. {}", hints.join("; ")));
    drawn.transform
}

fn places(bars: &[Bar]) -> usize {
    bars.len().max(FEWEST_PLACES)
}

/// Where a bar stands on the vertical axis.
fn height(index: usize) -> f64 {
    -(index as f64)
}

fn at(transform: &PlotTransform, x: f64, index: usize) -> Pos2 {
    transform.position_from_point(&PlotPoint::new(x, height(index)))
}

fn hovered(bars: &[Bar], hover: &HoverPosition<'_>) -> Option<String> {
    let (HoverPosition::Elsewhere { position } | HoverPosition::NearDataPoint { position, .. }) =
        hover;
    let index = (-position.y).round();
    let bar = bars.get((index >= 0.0).then_some(index as usize)?)?;
    Some(bar.hint.clone())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use egui::{Color32, Shape};
    use egui_kittest::Harness;

    use super::*;
    use crate::club::ClubView;
    use crate::domain::Date;
    use crate::i18n::Lang;
    use crate::ui::{Base, theme};

    /// How many rectangles of that colour are drawn for bars of these values.
    fn drawn(values: &[f64], color: fn(&theme::Palette) -> Color32) -> usize {
        let bar = |value: &f64| Bar {
            label: "Ann Lee".to_owned(),
            value: *value,
            hint: String::new(),
        };
        let bars: Vec<Bar> = values.iter().map(bar).collect();
        let view = Arc::new(ClubView::default());
        let palette = theme::palette(false);
        let mut window = Harness::new_ui(move |ui| {
            let base = Base {
                lang: Lang::EN,
                palette,
                today: Date::constant(2026, 3, 4),
                actions: &mut Vec::new(),
            };
            show(ui, &Cx { view: &view, base }, &bars);
        });
        window.run();
        let shapes = window.output().shapes.iter();
        let is_bar = |shape: &Shape| match shape {
            Shape::Rect(rect) => rect.fill == color(palette),
            _ => false,
        };
        shapes.filter(|clipped| is_bar(&clipped.shape)).count()
    }

    #[test]
    fn whoever_lost_has_a_bar_in_the_colour_of_losses() {
        let values = [52.0, 10.5, -8.0];
        assert_eq!(drawn(&values, |palette| palette.accent), 2);
        assert_eq!(drawn(&values, |palette| palette.loss), 1);
        assert_eq!(drawn(&[3.0], |palette| palette.loss), 0);
    }
}
