//! The size of the window between starts.

use egui::{Context, Vec2, ViewportCommand};

use crate::ui::settings::Window;

/// Seconds after which the system has done what was asked at the start; what
/// it tells before is not what the user wants.
const SETTLED: f64 = 3.0;

impl Window {
    /// Asks for the size that the window had last, or for all the room there
    /// is: lists want it. Asked here and not when the window is made, since
    /// some window managers forget it then.
    pub(super) fn put(self, ctx: &Context, zoom: f32) {
        ctx.send_viewport_cmd(match self.size {
            Some([width, height]) if !self.maximized => {
                ViewportCommand::InnerSize(Vec2::new(width, height) / zoom)
            }
            _ => ViewportCommand::Maximized(true),
        });
    }

    /// Takes note of the size, where the system tells it.
    pub(super) fn follow(&mut self, ctx: &Context) {
        if ctx.input(|input| input.time) < SETTLED {
            return;
        }
        let viewport = ctx.input(|input| input.viewport().clone());
        let (Some(maximized), Some(inner)) = (viewport.maximized, viewport.inner_rect) else {
            return;
        };
        self.maximized = maximized;
        if !maximized && viewport.minimized != Some(true) {
            // Whole points: a fraction more or less is no change.
            let size = (inner.size() * ctx.zoom_factor()).round();
            self.size = Some([size.x, size.y]);
        }
    }
}
