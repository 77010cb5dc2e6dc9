//! How every chart of the program looks and behaves.

use egui::{Rect, Response, Role, Sense, WidgetInfo};
use egui_plot::{GridMark, Plot};

use crate::i18n::{self, Lang};
use crate::ui::theme::GRID;

/// Pictures in one size until the figures of the axes stand in their places.
const SETTLED: u32 = 3;

/// A chart that stands still and only answers the pointer: nobody loses it by
/// an accidental turn of the wheel.
pub fn still_plot<'a>(id: &'static str, lang: Lang) -> Plot<'a> {
    Plot::new(id)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .show_crosshair(false)
        .grid_color(GRID)
        .sense(Sense::hover())
        .y_axis_formatter(move |mark, _| rating_mark(lang, mark))
}

/// What a screen reader says of a chart. Call it once for every chart.
pub fn name_plot(response: &Response, name: &str) {
    draw_again_if_new(response);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
}

/// A chart learns how much room the figures of its axes need only by drawing
/// them, so the first picture in a size is followed by others until the room
/// has settled. Not within one frame, which would take twice as long.
fn draw_again_if_new(response: &Response) {
    let now = response.ctx.cumulative_pass_nr();
    let id = response.id.with("drawn");
    let before: Option<(u64, Rect, u32)> = response.ctx.data(|data| data.get_temp(id));
    let last = before.filter(|(pass, ..)| pass + 1 >= now);
    let same = last.filter(|(_, rect, _)| *rect == response.rect);
    let settled = same.map_or(0, |(.., settled)| settled.saturating_add(1));
    let seen = (now, response.rect, settled);
    response.ctx.data_mut(|data| data.insert_temp(id, seen));
    if settled < SETTLED {
        response.ctx.request_repaint();
    }
}

/// About `count` round numbers along an axis, however low the chart is.
pub fn round_marks((low, high): (f64, f64), count: f64) -> Vec<GridMark> {
    marks((low, high), (high - low) / count)
}

/// The same along an axis that counts things: whole numbers only.
pub(super) fn whole_marks((low, high): (f64, f64), count: f64) -> Vec<GridMark> {
    match high > low {
        true => marks((low, high), ((high - low) / count).max(1.0)),
        false => Vec::new(),
    }
}

/// Marks at least `rough` apart.
fn marks((low, high): (f64, f64), rough: f64) -> Vec<GridMark> {
    if !rough.is_finite() || rough <= 0.0 {
        return Vec::new();
    }
    let power = 10_f64.powf(rough.log10().floor());
    let step_size = match rough / power {
        ratio if ratio <= 1.0 => power,
        ratio if ratio <= 2.0 => 2.0 * power,
        ratio if ratio <= 5.0 => 5.0 * power,
        _ => 10.0 * power,
    };
    let (first, last) = ((low / step_size).ceil(), (high / step_size).floor());
    // `count` is small, so the numbers are few.
    let steps = (last - first).max(-1.0) as i64;
    (0..=steps)
        .map(|step| GridMark {
            value: (first + step as f64) * step_size,
            step_size,
        })
        .collect()
}

fn rating_mark(lang: Lang, mark: GridMark) -> String {
    let decimals = usize::from(mark.step_size < 1.0);
    i18n::fixed(lang, mark.value, decimals)
}

#[cfg(test)]
mod tests {
    use super::{round_marks, whole_marks};

    #[test]
    fn what_is_counted_has_no_halves() {
        let values = |bounds| -> Vec<f64> {
            let marks = whole_marks(bounds, 6.0);
            marks.iter().map(|mark| mark.value).collect()
        };
        assert_eq!(values((-0.1, 2.4)), [0.0, 1.0, 2.0]);
        assert_eq!(values((0.0, 24.0)), [0.0, 5.0, 10.0, 15.0, 20.0]);
        assert!(values((5.0, 5.0)).is_empty());
    }

    #[test]
    fn marks_are_round_and_within_the_axis() {
        let values = |bounds| -> Vec<f64> {
            let marks = round_marks(bounds, 3.0);
            marks.iter().map(|mark| mark.value).collect()
        };
        assert_eq!(values((5210.0, 6030.0)), [5500.0, 6000.0]);
        assert_eq!(values((-3.0, 3.0)), [-2.0, 0.0, 2.0]);
        assert!(values((5.0, 5.0)).is_empty());
    }
}
