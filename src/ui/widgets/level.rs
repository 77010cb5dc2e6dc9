//! The levels of the article's scale as bands behind a chart.

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Galley, Pos2, TextStyle, Ui};
use egui_plot::{Axis, PlotTransform, PlotUi, Span};

use crate::domain::Level;
use crate::i18n::Lang;
use crate::ui::theme::{GAP_SMALL, Palette};

/// The bands of the levels behind whatever is drawn next.
pub fn level_bands(plot: &mut PlotUi<'_>, palette: &Palette) {
    for level in Level::ALL {
        let (low, high) = ends(level);
        let span = Span::new("", low..=high)
            .axis(Axis::Y)
            .fill(palette.bands[level as usize]);
        plot.span(span);
    }
}

/// Room to the right of a chart for the names of the levels, so that they lie
/// over nothing that is drawn.
pub const LEVEL_ROOM: f32 = 100.0;
/// The same beside a narrow and high chart, where the names stand upright.
pub const UPRIGHT_LEVEL_ROOM: f32 = 20.0;

/// The names of the levels in the `room` to the right of the chart, beside
/// each band in which it has room; upright where the room is narrow.
pub fn level_names(ui: &Ui, lang: Lang, transform: &PlotTransform, room: f32) {
    let frame = *transform.frame();
    let font = TextStyle::Small.resolve(ui.style());
    let upright = room <= UPRIGHT_LEVEL_ROOM;
    for level in Level::ALL {
        let (low, high) = ends(level);
        let top = transform.position_from_point_y(high).max(frame.top());
        let bottom = transform.position_from_point_y(low).min(frame.bottom());
        let length = if upright { bottom - top } else { room } - GAP_SMALL;
        let color = ui.visuals().weak_text_color();
        let name = lang.text(level.id());
        let galley = ui.fonts_mut(|fonts| fonts.layout_no_wrap(name, font.clone(), color));
        // A name cut short could be that of another level.
        if bottom - top < font.size + GAP_SMALL || galley.size().x > length {
            continue;
        }
        let x = frame.right() + GAP_SMALL;
        let middle = f32::midpoint(top, bottom);
        if upright {
            let start = egui::pos2(x, middle + galley.size().x / 2.0);
            paint_upright(ui, start, galley, color);
        } else {
            let start = egui::pos2(x, middle - galley.size().y / 2.0);
            ui.painter().galley(start, galley, color);
        }
    }
}

/// A text in one line, its end cut with “…” where it is longer than `length`.
pub fn short_text(ui: &Ui, text: &str, font: &FontId, length: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
    job.wrap = TextWrapping::truncate_at_width(length);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// A text that runs upwards from `start`, its lower left corner.
pub fn paint_upright(ui: &Ui, start: Pos2, galley: Arc<Galley>, color: Color32) {
    let text = TextShape::new(start, galley, color).with_angle(-std::f32::consts::FRAC_PI_2);
    ui.painter().add(text);
}

/// The band of a level; the outer levels reach beyond every rating.
fn ends(level: Level) -> (f64, f64) {
    let low = if level == Level::Beginner {
        f64::NEG_INFINITY
    } else {
        level.floor()
    };
    (low, level.ceiling().unwrap_or(f64::INFINITY))
}
