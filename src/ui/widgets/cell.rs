//! Cells of tables whose layout runs from the right, as numbers want it.

use egui::{Align, Color32, Label, Layout, Rect, Response, Ui, UiBuilder, vec2};

use super::change::colored;
use crate::ui::theme::{GAP, GAP_LARGE, ROW};

/// Something at the left edge of such a cell.
pub fn left<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        // Away from the number in the cell before.
        ui.add_space(GAP);
        add(ui)
    })
    .inner
}

/// A place for a table whose stripes begin where the text above it does; what
/// stands in its cells keeps its own distance.
pub fn flush<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        add(ui)
    })
    .inner
}

/// A text at the left edge, cut where the cell ends. It cannot be selected,
/// so that a click anywhere in the row reaches the row.
pub fn text_cell(ui: &mut Ui, text: &str) {
    left(ui, |ui| {
        ui.add(Label::new(text).truncate().selectable(false))
    });
}

/// A number at the right edge, in a colour that means something.
pub fn number_cell(ui: &mut Ui, text: String, color: Option<Color32>) -> Response {
    ui.add(Label::new(colored(text, color)).selectable(false))
}

/// A line under a row, indented; what has no room in it goes on under its
/// beginning.
pub fn indented<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_top(|ui| {
        ui.add_space(2.0 * GAP_LARGE);
        ui.vertical(|ui| ui.horizontal_wrapped(add).inner).inner
    })
    .inner
}

/// Something in a given place, at its left or right edge.
pub fn at_edge<R>(ui: &mut Ui, rect: Rect, edge: Align, add: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = match edge {
        Align::Max => Layout::right_to_left(Align::Center),
        Align::Min | Align::Center => Layout::left_to_right(Align::Center),
    };
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), add)
        .inner
}

/// A place of fixed width in a row of fields, so that what is in rows below
/// each other stands in columns.
pub fn place<R>(ui: &mut Ui, width: f32, edge: Align, add: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = match edge {
        Align::Max => Layout::right_to_left(Align::Center),
        Align::Min | Align::Center => Layout::left_to_right(Align::Center),
    };
    let size = vec2(width, ROW);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        add(ui)
    })
    .inner
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;

    #[test]
    fn what_has_no_room_in_an_indented_line_goes_on_under_its_beginning() {
        let mut window = Harness::builder().with_size([300.0, 200.0]).build_ui(|ui| {
            ui.label("Row");
            indented(ui, |ui| {
                for text in ["Is it the first player?", "Or is it the second one?"] {
                    ui.add(egui::Button::new(text));
                }
            });
        });
        window.run();
        let place = |text| window.get_by_label(text).rect();
        let (row, first, second) = (
            place("Row"),
            place("Is it the first player?"),
            place("Or is it the second one?"),
        );
        assert!(first.left() >= row.left() + 2.0 * GAP_LARGE, "{first}");
        assert!(second.top() > first.bottom(), "no room beside it");
        assert_eq!(second.left(), first.left());
    }
}
