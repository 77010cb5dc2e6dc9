//! The chart of the workbook: main figures as bars in order, the levels behind.

use std::sync::Arc;

use egui::{Galley, TextStyle, Ui, vec2};
use egui_plot::{Bar, BarChart, HoverPosition, PlotTransform};

use super::list::List;
use crate::domain::{Level, Notice};
use crate::rating::Standing;
use crate::ui::Cx;
use crate::ui::theme::GAP_SMALL;
use crate::ui::widgets::{
    UPRIGHT_LEVEL_ROOM, change_text, level_bands, level_names, name_plot, paint_upright,
    reach_of_level, short_text, still_plot,
};

/// Width of a bar, where bars stand 1 apart.
const BAR: f64 = 0.72;
/// Few bars leave room for so many, else one of them would fill the chart.
const FEWEST_PLACES: usize = 12;
/// The part of the height that names written upright below the bars may take.
const NAME_SHARE: f32 = 0.4;
/// Height of the bars at least.
const LEAST_HEIGHT: f32 = 110.0;
/// Room beside the bars for the figures of the axis.
const AXIS_ROOM: f32 = 44.0;
/// Below this distance of two bars their names could not be read.
const LEAST_STEP: f32 = 8.0;

/// Draws the best `bars` players of the list.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, list: &List, bars: usize) {
    let best: Vec<&Standing> = list.best(bars).collect();
    let places = best.len().max(FEWEST_PLACES);
    // Else the panel would shrink to the bars, frame by frame.
    ui.set_min_width(ui.available_width());
    let width = ui.available_width() - UPRIGHT_LEVEL_ROOM;
    let step = (width - AXIS_ROOM) / places as f32;
    let names = (step >= LEAST_STEP).then(|| names(ui, cx, &best, step));
    let longest = names.iter().flatten().map(|name| name.size().x);
    let room = longest.fold(0.0, f32::max) + 2.0 * GAP_SMALL;
    let bar = |(index, line): (usize, &&Standing)| {
        Bar::new(index as f64, line.main)
            .width(BAR)
            .fill(cx.palette.accent)
    };
    let chart = BarChart::new("", best.iter().enumerate().map(bar).collect())
        .color(cx.palette.accent)
        .allow_hover(false);
    let height = (ui.available_height() - room).max(LEAST_HEIGHT);
    let figures = || best.iter().map(|line| line.main);
    let ends = (figures().fold(0.0, f64::min), figures().fold(0.0, f64::max));
    let plot = still_plot("main-figures", cx.lang)
        .width(width)
        .height(height)
        .include_y(reach_of_level(ui, cx.lang, ends, height))
        .set_margin_fraction(vec2(0.0, 0.05))
        .include_x(-0.5)
        .include_x(places as f64 - 0.5)
        .show_axes([false, true])
        .show_grid([false, true])
        .label_formatter(|hover: &HoverPosition<'_>| hovered(cx, &best, hover))
        .show(ui, |plot| {
            level_bands(plot, cx.palette);
            plot.bar_chart(chart);
        });
    level_names(ui, cx.lang, &plot.transform, UPRIGHT_LEVEL_ROOM);
    name_plot(
        &plot.response,
        &cx.text_with("rating-chart-name", "count", best.len()),
    );
    paint_names(ui, names.unwrap_or_default(), &plot.transform);
}

fn hovered(cx: &Cx<'_>, best: &[&Standing], hover: &HoverPosition<'_>) -> Option<String> {
    let (HoverPosition::Elsewhere { position } | HoverPosition::NearDataPoint { position, .. }) =
        hover;
    let index = position.x.round();
    let line = best.get((index >= 0.0).then_some(index as usize)?)?;
    let figures = Notice::new("rating-bar-figures")
        .with("main", cx.number(line.main, 1))
        .with("rating", cx.number(line.rating, 1))
        .with("level", cx.text(Level::of(line.main).id()));
    let name = cx.view.book.name_of(line.player);
    let place = line.place.map(|place| format!("{place}. "));
    let place = place.unwrap_or_default();
    let mut text = format!("{place}{name}\n{}", cx.say(&figures));
    if let Some(change) = line.last_change {
        let (change, _) = change_text(cx, change, 1);
        text.push('\n');
        text.push_str(&cx.text_with("rating-bar-change", "change", change));
    }
    Some(text)
}

/// The names of the bars, small enough for the `step` from bar to bar, and cut
/// only where they would leave no room for the bars.
fn names(ui: &Ui, cx: &Cx<'_>, best: &[&Standing], step: f32) -> Vec<Arc<Galley>> {
    let mut font = TextStyle::Small.resolve(ui.style());
    font.size = font.size.min(step);
    let length = ui.available_height() * NAME_SHARE;
    let name = |line: &&Standing| cx.view.book.name_of(line.player);
    best.iter()
        .map(|line| short_text(ui, name(line), &font, length))
        .collect()
}

/// The names below the bars, written upright.
fn paint_names(ui: &Ui, names: Vec<Arc<Galley>>, transform: &PlotTransform) {
    let top = transform.frame().bottom() + GAP_SMALL;
    for (index, name) in names.into_iter().enumerate() {
        let center = transform.position_from_point_x(index as f64);
        let start = egui::pos2(center - name.size().y / 2.0, top + name.size().x);
        paint_upright(ui, start, name, ui.visuals().text_color());
    }
}
