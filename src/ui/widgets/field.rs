//! A text field in blue with a name, and a right-aligned label.

use egui::{
    Align, Align2, Button, Color32, Key, Layout, Modifiers, Response, RichText, TextEdit, Ui, Vec2,
    WidgetText,
};

use crate::ui::theme::Palette;

/// A one-line field of a given width; blue, since the user may type in it.
/// `name` is what a screen reader says.
pub fn input(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    text: &mut String,
    width: f32,
) -> Response {
    let edit = TextEdit::singleline(text)
        .text_color(palette.input)
        .desired_width(width)
        .align(Align2::LEFT_CENTER);
    ui.add(edit).accessible_name(name)
}

/// Whether Escape was pressed to close what is shown.
pub fn escaped(ui: &Ui) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// The button that does what a page is for.
pub struct MainButton<'a> {
    pub(super) button: Button<'a>,
    /// The colour of its text.
    pub(super) on_accent: Color32,
}

impl MainButton<'_> {
    /// Makes it at least that large, in points.
    #[must_use]
    pub fn min_size(self, size: Vec2) -> Self {
        Self {
            button: self.button.min_size(size),
            ..self
        }
    }
}

/// The button that does what a page is for.
pub fn main_button<'a>(palette: &Palette, text: impl Into<String>) -> MainButton<'a> {
    let text = RichText::new(text).color(palette.on_accent).strong();
    MainButton {
        button: Button::new(text).fill(palette.accent),
        on_accent: palette.on_accent,
    }
}

/// A label at the right edge of a table cell.
pub fn right(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add(egui::Label::new(text).truncate())
    })
    .inner
}
