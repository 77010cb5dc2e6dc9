//! Many curves as they were drawn last. Turning 15,000 points into triangles
//! costs more than all the rest of a frame, so it is done anew only when the
//! curves, their place or the colours change.

use std::sync::Arc;

use egui::epaint::{ClippedShape, Primitive};
use egui::{Mesh, Rect, Shape, Stroke, Ui};
use egui_plot::{PlotBounds, PlotTransform};

use crate::ui::theme::Palette;
use crate::ui::widgets::Curve;

/// The triangles, and what they were made for.
#[derive(Default)]
pub(super) struct Drawn {
    place: Option<Place>,
    meshes: Vec<Arc<Mesh>>,
}

/// Where and how the curves stand on the screen.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    frame: Rect,
    bounds: PlotBounds,
    scale: f32,
    dark: bool,
}

impl Drawn {
    /// Paints the curves over a plot.
    pub(super) fn paint(
        &mut self,
        ui: &Ui,
        palette: &Palette,
        transform: &PlotTransform,
        curves: &[Curve],
        width: f32,
    ) {
        let place = Place {
            frame: *transform.frame(),
            bounds: *transform.bounds(),
            scale: ui.ctx().pixels_per_point(),
            dark: ui.visuals().dark_mode,
        };
        if self.place != Some(place) {
            self.place = Some(place);
            self.meshes = triangles(ui, palette, transform, curves, width);
        }
        let painter = ui.painter().with_clip_rect(place.frame);
        painter.extend(self.meshes.iter().cloned().map(Shape::Mesh));
    }
}

fn triangles(
    ui: &Ui,
    palette: &Palette,
    transform: &PlotTransform,
    curves: &[Curve],
    width: f32,
) -> Vec<Arc<Mesh>> {
    let shapes = curves
        .iter()
        .zip(palette.series.iter().cycle())
        .map(|(curve, color)| {
            let points = curve.points.iter();
            let points = points.map(|point| transform.position_from_point(point));
            let line = Shape::line(points.collect(), Stroke::new(width, *color));
            ClippedShape::new(*transform.frame(), line)
        })
        .collect();
    ui.ctx()
        .tessellate(shapes, ui.ctx().pixels_per_point())
        .into_iter()
        .filter_map(|clipped| match clipped.primitive {
            Primitive::Mesh(mesh) => Some(Arc::new(mesh)),
            Primitive::Callback(_) => None,
        })
        .collect()
}
