//! A text field in blue with a name, and a right-aligned label.

use egui::{
    Align, Align2, Button, Key, Layout, Modifiers, Response, RichText, Stroke, StrokeKind,
    TextEdit, Ui, Widget, WidgetText, vec2,
};

use crate::domain::day;
use crate::i18n::Lang;
use crate::ui::theme::{Palette, RING, ROW};

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

/// Writes the day in a field, whichever way it was typed, in the way of the
/// language, once the keyboard has left it. What is no day stays as it is.
pub fn settle_date(lang: Lang, field: &Response, text: &mut String) {
    if field.has_focus() {
        return;
    }
    if let Some(day) = day::typed(text) {
        let settled = lang.typed_date(day);
        if *text != settled {
            *text = settled;
            field.ctx.request_repaint();
        }
    }
}

/// Whether Escape was pressed to close what is shown.
pub fn escaped(ui: &Ui) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// The button that does what a page is for.
pub fn main_button(palette: &Palette, text: impl Into<String>) -> MainButton<'_> {
    MainButton {
        palette,
        text: text.into(),
    }
}

/// See [`main_button`].
pub struct MainButton<'a> {
    palette: &'a Palette,
    text: String,
}

impl Widget for MainButton<'_> {
    /// Where it cannot be pressed it looks as every such button does: faded,
    /// its colours could not be told apart. The ring of the keyboard lies
    /// within it and has the colour of its text: the ground has that of other
    /// rings.
    fn ui(self, ui: &mut Ui) -> Response {
        let text = RichText::new(self.text).strong();
        let button = if ui.is_enabled() {
            Button::new(text.color(self.palette.on_accent)).fill(self.palette.accent)
        } else {
            Button::new(text)
        };
        let response = ui.add(button.min_size(vec2(0.0, ROW)));
        if response.has_focus() {
            let stroke = Stroke::new(RING, self.palette.on_accent);
            let within = response.rect.shrink(RING);
            ui.painter()
                .rect_stroke(within, 2.0, stroke, StrokeKind::Inside);
        }
        response
    }
}

/// A label at the right edge of a table cell.
pub fn right(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add(egui::Label::new(text).truncate())
    })
    .inner
}
