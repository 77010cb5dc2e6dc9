//! A path to be typed.

use egui::{Button, Key, Response, TextStyle, Ui, WidgetText};

use super::Scene;
use crate::ui::widgets::input;

/// What was done to a path in this frame.
pub(super) struct PathField {
    /// The field.
    pub(super) field: Response,
    /// Whether the system's own dialog is asked for.
    pub(super) browse: bool,
    /// Whether Enter was pressed in the field.
    pub(super) entered: bool,
}

/// Draws a field for a path under its `label`, and behind it the button that
/// leads to the system's own dialog; `spoken` tells it from another one.
pub(super) fn path_field(
    ui: &mut Ui,
    scene: &Scene<'_>,
    label: &str,
    spoken: Option<String>,
    path: &mut String,
) -> PathField {
    ui.label(label);
    let text = scene.text("dialog-browse");
    let words = WidgetText::from(text.as_str());
    let words = words.into_galley(ui, None, f32::INFINITY, TextStyle::Button);
    let button = words.size().x + 2.0 * ui.spacing().button_padding.x;
    let margin = 2.0 * ui.spacing().item_spacing.x;
    ui.horizontal(|ui| {
        let width = ui.available_width() - button - margin;
        let field = input(ui, scene.palette, label, path, width);
        let browse = ui.add(Button::new(text));
        let browse = match spoken {
            Some(name) => browse.accessible_name(name),
            None => browse,
        };
        PathField {
            entered: entered(ui, &field),
            browse: browse.clicked(),
            field,
        }
    })
    .inner
}

/// Whether Enter was pressed in a field of one line.
pub(super) fn entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
