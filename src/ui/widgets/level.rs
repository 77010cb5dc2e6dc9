//! The levels of the article's scale as bands behind a chart.

use egui::{Align2, TextStyle, Ui};
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

/// The names of the levels, at the right end of each band high enough.
pub fn level_names(ui: &Ui, lang: Lang, transform: &PlotTransform) {
    let frame = *transform.frame();
    let font = TextStyle::Small.resolve(ui.style());
    let painter = ui.painter().with_clip_rect(frame);
    for level in Level::ALL {
        let (low, high) = ends(level);
        let top = transform.position_from_point_y(high).max(frame.top());
        let bottom = transform.position_from_point_y(low).min(frame.bottom());
        if bottom - top > font.size + GAP_SMALL {
            painter.text(
                egui::pos2(frame.right() - GAP_SMALL, top),
                Align2::RIGHT_TOP,
                lang.text(level.id()),
                font.clone(),
                ui.visuals().weak_text_color(),
            );
        }
    }
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
