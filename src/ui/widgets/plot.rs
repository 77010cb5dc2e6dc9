//! How every chart of the program looks and behaves.

use egui::{Response, Role, Sense, WidgetInfo};
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

/// What a screen reader says of a chart.
pub fn name_plot(response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
}

fn rating_mark(lang: Lang, mark: GridMark) -> String {
    let decimals = usize::from(mark.step_size < 1.0);
    i18n::fixed(lang, mark.value, decimals)
}
