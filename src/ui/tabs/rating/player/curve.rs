//! The curve of a player's ratings.

use egui::Ui;
use egui_plot::{HoverPosition, Line, Points};

use super::facts::Facts;
use crate::ui::Cx;
use crate::ui::widgets::{LEVEL_ROOM, level_bands, level_names, name_plot, still_plot};

/// Radius of the dot at each step.
const DOT: f32 = 2.5;

pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, facts: &Facts) {
    let curve = &facts.curve;
    if curve.points.is_empty() {
        ui.label(cx.text("player-no-curve"));
        return;
    }
    let plot = still_plot("player-curve", cx.lang)
        .width(ui.available_width() - LEVEL_ROOM)
        .show_grid([false, true])
        .x_grid_spacer(|input| facts.axis.grid(input))
        .x_axis_formatter(|mark, _| facts.axis.label(cx, mark.value))
        .label_formatter(|hover: &HoverPosition<'_>| match hover {
            HoverPosition::NearDataPoint { index, .. } => Some(curve.hover(cx, *index)),
            HoverPosition::Elsewhere { .. } => None,
        })
        .show(ui, |plot| {
            level_bands(plot, cx.palette);
            let line = Line::new(curve.name.as_str(), &curve.points[..]);
            plot.line(line.color(cx.palette.accent).width(2.0).allow_hover(false));
            let dots = Points::new(curve.name.as_str(), &curve.points[..]);
            plot.points(dots.color(cx.palette.accent).radius(DOT));
        });
    level_names(ui, cx.lang, &plot.transform, LEVEL_ROOM);
    let name = cx.text_with("player-curve-name", "name", curve.name.as_str());
    name_plot(&plot.response, &name);
}
