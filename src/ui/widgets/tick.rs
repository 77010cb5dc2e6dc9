//! A tick box in a table.

use egui::{Rect, Response, Role, Sense, Shape, StrokeKind, Ui, WidgetInfo, pos2};

/// Draws a tick box without text for the pointer: a key on the name beside it
/// does the same, so Tab does not stop at it. `name` is what a screen reader
/// says.
pub fn tick(ui: &mut Ui, rect: Rect, on: bool, name: &str) -> Response {
    let response = ui.allocate_rect(rect, Sense::CLICK);
    let visuals = ui.style().interact(&response);
    let (mark, edge) = ui.spacing().icon_rectangles(rect);
    let shift = rect.center() - edge.center();
    let (mark, edge) = (mark.translate(shift), edge.translate(shift));
    let painter = ui.painter();
    painter.rect(
        edge.expand(visuals.expansion),
        visuals.corner_radius,
        visuals.bg_fill,
        visuals.bg_stroke,
        StrokeKind::Inside,
    );
    if on {
        let hook = vec![
            pos2(mark.left(), mark.center().y),
            pos2(mark.center().x, mark.bottom()),
            pos2(mark.right(), mark.top()),
        ];
        painter.add(Shape::line(hook, visuals.fg_stroke));
    }
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, name));
    response.on_hover_text(name)
}
