//! How every chart of the program looks and behaves.

use egui::{Rect, Response, Role, Sense, WidgetInfo};
use egui_plot::{GridMark, Plot};

use crate::i18n::{self, Lang};

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
        .sense(Sense::hover())
        .y_axis_formatter(move |mark, _| rating_mark(lang, mark))
}

/// What a screen reader says of a chart. Call it once for every chart.
pub fn name_plot(response: &Response, name: &str) {
    draw_again_if_new(response);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
}

/// A chart learns how much room the figures of its axes need only by drawing
/// them, so the first picture of it, or the first in another size, is drawn
/// twice before it is shown.
fn draw_again_if_new(response: &Response) {
    let now = response.ctx.cumulative_pass_nr();
    let id = response.id.with("drawn");
    let before: Option<(u64, Rect)> = response.ctx.data(|data| data.get_temp(id));
    response
        .ctx
        .data_mut(|data| data.insert_temp(id, (now, response.rect)));
    if before.is_none_or(|(pass, rect)| pass + 1 < now || rect != response.rect) {
        response
            .ctx
            .request_discard("a chart is new or has another size");
        response.ctx.request_repaint();
    }
}

fn rating_mark(lang: Lang, mark: GridMark) -> String {
    let decimals = usize::from(mark.step_size < 1.0);
    i18n::fixed(lang, mark.value, decimals)
}
