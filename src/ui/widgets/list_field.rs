//! A list typed or pasted as lines of text, with what is wrong in it.

use egui::{RichText, TextEdit, TextStyle, Ui};

use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::ui::{Action, Base, Tab};

/// Lines shown without scrolling.
const LINES: usize = 9;

/// Wrong lines told of; whoever pasted something else altogether need not
/// read about each of its lines.
const TOLD: usize = 5;

/// The words around a list.
pub struct ListWords {
    /// Its heading, and what a screen reader says.
    pub name: String,
    /// What a line looks like, said above the field.
    pub how: String,
    /// Lines shown in grey while the list is empty.
    pub example: String,
}

/// Draws the list of a calculator: heading, field, the buttons that read it
/// from a file and empty it, and a sentence for each of the first
/// lines that are wrong.
pub fn list_field(
    ui: &mut Ui,
    base: &mut Base<'_>,
    tab: Tab,
    words: &ListWords,
    text: &mut String,
    wrong: &[Skipped],
) {
    ui.horizontal(|ui| {
        ui.strong(&words.name);
        if ui.button(base.text("list-open")).clicked() {
            base.act(Action::OpenList(tab));
        }
        let clear = ui.add_enabled(!text.is_empty(), egui::Button::new(base.text("list-clear")));
        if clear.clicked() {
            text.clear();
        }
    });
    ui.weak(&words.how);
    egui::ScrollArea::vertical()
        .id_salt(&words.name)
        .max_height(LINES as f32 * 1.3 * ui.text_style_height(&TextStyle::Monospace))
        .show(ui, |ui| {
            let field = TextEdit::multiline(text)
                .font(TextStyle::Monospace)
                .text_color(base.palette.input)
                .hint_text(&words.example)
                .desired_rows(LINES)
                .desired_width(f32::INFINITY);
            ui.add(field).accessible_name(&words.name);
        });
    mistakes(ui, base, wrong);
}

fn mistakes(ui: &mut Ui, base: &Base<'_>, wrong: &[Skipped]) {
    for skipped in wrong.iter().take(TOLD) {
        let line = Notice::new("list-line")
            .with("line", skipped.line)
            .with("reason", base.say(&skipped.reason));
        let text = format!("⚠ {}", base.say(&line));
        ui.label(RichText::new(text).color(base.palette.error));
    }
    if wrong.len() > TOLD {
        let more = base.text_with("list-more", "lines", wrong.len() - TOLD);
        ui.colored_label(base.palette.error, more);
    }
}
