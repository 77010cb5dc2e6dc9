//! The curve of a player's ratings.

use egui::Ui;
use egui_plot::{HoverPosition, Line, Points};

use super::facts::Facts;
use crate::ui::Cx;
use crate::ui::theme::GAP;
use crate::ui::widgets::{
    level_bands, level_names, level_room, name_plot, round_marks, still_plot,
};

/// Figures beside the curve, about.
const TICKS: f64 = 6.0;
/// Radius of the dot at each step.
const DOT: f32 = 2.5;

/// Draws the curve; `doubt` says whether to show how sure it is, and can be
/// changed.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, facts: &Facts, doubt: &mut bool) {
    let curve = &facts.curve;
    if curve.points.is_empty() {
        ui.label(cx.text("player-no-curve"));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(doubt, cx.text("rating-doubt"));
        ui.add_space(GAP);
        match &facts.band {
            _ if !*doubt => {}
            Some(_) => {
                ui.weak(cx.text("player-band"));
            }
            None => {
                ui.weak(cx.text("confidence-waiting"));
            }
        }
    });
    let band = facts.band.as_ref().filter(|_| *doubt);
    let plot = still_plot("player-curve", cx.lang)
        .width(ui.available_width() - level_room(ui, cx.lang))
        .show_grid([false, true])
        .y_grid_spacer(|input| round_marks(input.bounds, TICKS))
        .x_grid_spacer(|input| facts.axis.grid(input))
        .x_axis_formatter(|mark, _| facts.axis.label(cx, mark.value))
        .label_formatter(|hover: &HoverPosition<'_>| match hover {
            HoverPosition::NearDataPoint { index, .. } => Some(curve.hover(cx, *index)),
            HoverPosition::Elsewhere { .. } => None,
        })
        .show(ui, |plot| {
            level_bands(plot, cx.palette);
            match band {
                Some(band) => band.draw(plot, &curve.points, cx.palette.accent),
                None => plot.set_auto_bounds(true),
            }
            let line = Line::new(curve.name.as_str(), &curve.points[..]);
            plot.line(line.color(cx.palette.accent).width(2.0).allow_hover(false));
            let dots = Points::new(curve.name.as_str(), &curve.points[..]);
            plot.points(dots.color(cx.palette.accent).radius(DOT));
        });
    level_names(ui, cx.lang, &plot.transform, level_room(ui, cx.lang));
    let name = cx.text_with("player-curve-name", "name", curve.name.as_str());
    name_plot(&plot.response, &name);
}
