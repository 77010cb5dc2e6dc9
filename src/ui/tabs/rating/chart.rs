//! The chart of the workbook: main figures as bars in order, the levels behind.

use egui::epaint::TextShape;
use egui::text::LayoutJob;
use egui::{FontId, Galley, TextStyle, Ui};
use egui_plot::{Bar, BarChart, HoverPosition, PlotTransform};
use std::sync::Arc;

use super::list::List;
use crate::domain::{Level, Notice};
use crate::rating::Standing;
use crate::ui::Cx;
use crate::ui::theme::GAP_SMALL;
use crate::ui::widgets::{change_text, level_bands, level_names, name_plot, still_plot};

/// Width of a bar, where bars stand 1 apart.
const BAR: f64 = 0.72;
/// Room below the bars for names written upright.
const NAME_ROOM: f32 = 110.0;
/// Room beside the bars for the figures of the axis.
const AXIS_ROOM: f32 = 60.0;

/// Draws the best `bars` players of the list.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, list: &List, bars: usize) {
    let best: Vec<&Standing> = list.best(bars).collect();
    let font = TextStyle::Small.resolve(ui.style());
    let step = (ui.available_width() - AXIS_ROOM) / (best.len().max(1) as f32);
    let named = step > font.size;
    let room = if named { NAME_ROOM } else { 0.0 };
    let bar = |(index, line): (usize, &&Standing)| {
        Bar::new(index as f64, line.main)
            .width(BAR)
            .fill(cx.palette.accent)
    };
    let chart = BarChart::new("", best.iter().enumerate().map(bar).collect())
        .color(cx.palette.accent)
        .allow_hover(false);
    let plot = still_plot("main-figures", cx.lang)
        .height((ui.available_height() - room).max(NAME_ROOM))
        .show_axes([false, true])
        .show_grid([false, true])
        .label_formatter(|hover: &HoverPosition<'_>| hovered(cx, &best, hover))
        .show(ui, |plot| {
            level_bands(plot, cx.palette);
            plot.bar_chart(chart);
        });
    level_names(ui, cx.lang, &plot.transform);
    name_plot(
        &plot.response,
        &cx.text_with("rating-chart-name", "count", best.len()),
    );
    if named {
        names(ui, cx, &best, &plot.transform, &font);
    }
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
    let mut text = format!("{}. {name}\n{}", line.place, cx.say(&figures));
    if let Some(change) = line.last_change {
        let (change, _) = change_text(cx, change, 1);
        text.push('\n');
        text.push_str(&cx.text_with("rating-bar-change", "change", change));
    }
    Some(text)
}

/// The names below the bars, written upright.
fn names(ui: &Ui, cx: &Cx<'_>, best: &[&Standing], transform: &PlotTransform, font: &FontId) {
    let color = ui.visuals().text_color();
    let top = transform.frame().bottom() + GAP_SMALL;
    for (index, line) in best.iter().enumerate() {
        let galley = short(ui, cx.view.book.name_of(line.player), font);
        let center = transform.position_from_point_x(index as f64);
        let start = egui::pos2(center - galley.size().y / 2.0, top + galley.size().x);
        let text = TextShape::new(start, galley, color).with_angle(-std::f32::consts::FRAC_PI_2);
        ui.painter().add(text);
    }
}

/// A name cut to the room there is.
fn short(ui: &Ui, name: &str, font: &FontId) -> Arc<Galley> {
    let mut job =
        LayoutJob::simple_singleline(name.to_owned(), font.clone(), ui.visuals().text_color());
    job.wrap = egui::text::TextWrapping::truncate_at_width(NAME_ROOM - 2.0 * GAP_SMALL);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}
