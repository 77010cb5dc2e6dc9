//! One of a few ways.

use egui::{Response, Ui};

use crate::ui::theme::GAP;

/// Draws the ways in a row, each with more room before its mark than behind
/// it: nobody takes the mark of the next one for that of its own. What was
/// drawn, in the same order.
pub fn choices<T: PartialEq>(
    ui: &mut Ui,
    chosen: &mut T,
    ways: impl IntoIterator<Item = (T, String)>,
) -> Vec<Response> {
    let way = |(at, (value, text)): (usize, (T, String))| {
        if at > 0 {
            ui.add_space(GAP);
        }
        ui.radio_value(chosen, value, text)
    };
    ways.into_iter().enumerate().map(way).collect()
}
