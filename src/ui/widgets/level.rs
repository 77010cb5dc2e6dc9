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
pub fn level_room(ui: &Ui, lang: Lang) -> f32 {
    longest_name(ui, lang) + 2.0 * GAP_SMALL
}

/// The same beside a narrow and high chart, where the names stand upright.
pub const UPRIGHT_LEVEL_ROOM: f32 = 20.0;

/// Room beside a low chart of ratings from `low` to `high`, `height` points
/// high: where a band that could be named lying has no room for its name
/// upright, all names lie.
pub fn room_for_names(ui: &Ui, lang: Lang, (low, high): (f64, f64), height: f32) -> f32 {
    let unnamed = |level: &Level| {
        let (floor, ceiling) = ends(*level);
        let share = (ceiling.min(high) - floor.max(low)) / (high - low);
        let band = share as f32 * height - GAP_SMALL;
        let name = name(ui, lang, *level).size();
        (name.y..name.x).contains(&band)
    };
    match Level::ALL.iter().any(unnamed) {
        true => level_room(ui, lang),
        false => UPRIGHT_LEVEL_ROOM,
    }
}

/// A band higher than this part of a chart is no longer made for its name.
const MOST_SHARE: f32 = 0.35;

/// How high an axis from `low` must reach, so that in a chart of a `height` in
/// points the name of the level of the `best` rating can stand upright.
pub fn reach_of_level(ui: &Ui, lang: Lang, (low, best): (f64, f64), height: f32) -> f64 {
    let share = (longest_name(ui, lang) + 2.0 * GAP_SMALL) / height;
    reach((low, best), ends(Level::of(best)).0, share)
}

/// The end of an axis from `low`, of which the part above `floor` is a `share`;
/// `best` where that is more, or would leave too little of the rest.
fn reach((low, best): (f64, f64), floor: f64, share: f32) -> f64 {
    if share > MOST_SHARE || floor <= low {
        return best;
    }
    best.max(low + (floor - low) / f64::from(1.0 - share))
}

/// Length of the longest name of a level.
fn longest_name(ui: &Ui, lang: Lang) -> f32 {
    let lengths = Level::ALL.into_iter();
    let lengths = lengths.map(|level| name(ui, lang, level).size().x);
    lengths.fold(0.0, f32::max)
}

fn name(ui: &Ui, lang: Lang, level: Level) -> Arc<Galley> {
    let font = TextStyle::Small.resolve(ui.style());
    let color = ui.visuals().weak_text_color();
    ui.fonts_mut(|fonts| fonts.layout_no_wrap(lang.text(level.id()), font, color))
}

/// The names of the levels in the `room` to the right of the chart, beside
/// each band in which it has room; upright where the room is narrow.
pub fn level_names(ui: &Ui, lang: Lang, transform: &PlotTransform, room: f32) {
    let frame = *transform.frame();
    let color = ui.visuals().weak_text_color();
    let upright = room <= UPRIGHT_LEVEL_ROOM;
    for level in Level::ALL {
        let (low, high) = ends(level);
        let top = transform.position_from_point_y(high).max(frame.top());
        let bottom = transform.position_from_point_y(low).min(frame.bottom());
        let length = if upright { bottom - top } else { room } - GAP_SMALL;
        let galley = name(ui, lang, level);
        // A name cut short could be that of another level.
        if bottom - top < galley.size().y || galley.size().x > length {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_level_has_room_for_its_name() {
        let (low, floor) = (0.0, 1100.0);
        let top = reach((low, 1123.0), floor, 0.2);
        assert!(((top - floor) / (top - low) - 0.2).abs() < 1e-6, "{top}");
        assert_eq!(reach((low, 1900.0), floor, 0.2), 1900.0, "it has already");
        assert_eq!(reach((low, 1123.0), floor, 0.5), 1123.0, "too low a chart");
        let lowest = f64::NEG_INFINITY;
        assert_eq!(reach((low, -800.0), lowest, 0.2), -800.0);
    }

    #[test]
    fn names_lie_where_a_band_is_too_low_for_its_own_upright() {
        for lang in [Lang::EN, Lang::RU] {
            egui::__run_test_ui(|ui| {
                crate::ui::theme::install(ui.ctx());
                // Of the band from 1100 on little is seen.
                let room = |height| room_for_names(ui, lang, (650.0, 1170.0), height);
                assert_eq!(room(170.0), level_room(ui, lang));
                assert_eq!(room(2000.0), UPRIGHT_LEVEL_ROOM);
                // A mere line of it has no name at all.
                assert_eq!(
                    room_for_names(ui, lang, (650.0, 1101.0), 600.0),
                    UPRIGHT_LEVEL_ROOM
                );
            });
        }
    }

    #[test]
    fn every_name_has_room_beside_a_chart() {
        for lang in [Lang::EN, Lang::RU] {
            egui::__run_test_ui(|ui| {
                crate::ui::theme::install(ui.ctx());
                for level in Level::ALL {
                    let room = level_room(ui, lang) - GAP_SMALL;
                    assert!(name(ui, lang, level).size().x <= room);
                }
            });
        }
    }
}
