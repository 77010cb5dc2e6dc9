//! A list typed or pasted as lines of text, with what is wrong in it.

use egui::{RichText, TextEdit, TextStyle, Ui};

use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::ui::shortcut::PageCommand;
use crate::ui::{Action, Base, Tab};

/// Lines shown without scrolling.
const LINES: usize = 9;

/// Wrong lines told of; whoever pasted something else altogether need not
/// read about each of its lines.
const TOLD: usize = 5;

/// Lines that a list has at most: more than anybody plays in a life.
const MOST_LINES: usize = 5000;

/// Characters that a list has at most. It is shown, calculated and kept whole.
const MOST_CHARS: usize = 250_000;

/// Characters that a field takes, so that what is too long is seen and told
/// of, but does not grow for ever.
const FIELD: usize = 2 * MOST_CHARS;

/// Bytes of a file that may hold a list; a saved table has more columns than
/// one types.
const FILE: usize = 16 * MOST_CHARS;

/// The line at which a list becomes too long to be calculated.
pub fn too_long(text: &str) -> Option<Skipped> {
    let mut chars = 0;
    let mut lines = text.split_inclusive('\n');
    let at = lines.by_ref().take(MOST_LINES).position(|line| {
        chars += line.chars().count();
        chars > MOST_CHARS
    });
    let at = at.or_else(|| lines.next().map(|_| MOST_LINES))?;
    Some(Skipped {
        line: at + 1,
        reason: reason(),
    })
}

fn reason() -> Notice {
    Notice::new("list-too-long")
        .with("lines", MOST_LINES)
        .with("characters", MOST_CHARS)
}

/// A list from a file as one would type it, by what `tidied` makes of it.
///
/// # Errors
/// `list-too-long`.
pub fn list_from_file(
    text: String,
    tidied: impl FnOnce(String) -> String,
) -> Result<String, Notice> {
    if text.len() > FILE {
        return Err(reason());
    }
    let list = tidied(text);
    match too_long(&list) {
        Some(long) => Err(long.reason),
        None => Ok(list),
    }
}

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
        let open = ui.button(base.text("list-open"));
        if PageCommand::ReadList.pressed(&open) {
            base.act(Action::OpenList(tab));
        }
        let clear = ui.add_enabled(!text.is_empty(), egui::Button::new(base.text("list-clear")));
        if PageCommand::ClearList.pressed(&clear) {
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
                .char_limit(FIELD)
                .desired_rows(LINES)
                .desired_width(f32::INFINITY);
            ui.add(field).accessible_name(&words.name);
        });
    mistakes(ui, base, wrong);
}

/// Says where a list ends whose lines follow from one another: behind a wrong
/// line nothing is known.
pub fn ends_before(ui: &mut Ui, base: &Base<'_>, wrong: &[Skipped]) {
    if let Some(first) = wrong.first() {
        let text = base.text_with("list-ends-before", "line", first.line);
        ui.label(RichText::new(text).color(base.palette.warning));
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn line_too_many(text: &str) -> Option<usize> {
        too_long(text).map(|skipped| skipped.line)
    }

    #[test]
    fn the_line_is_named_at_which_a_list_becomes_too_long() {
        assert_eq!(line_too_many(""), None);
        assert_eq!(line_too_many(&"1850 1\n".repeat(MOST_LINES)), None);
        let lines = "1850 1\n".repeat(MOST_LINES + 1);
        assert_eq!(line_too_many(&lines), Some(MOST_LINES + 1));
        let letters = "ж".repeat(MOST_CHARS);
        assert_eq!(line_too_many(&letters), None);
        assert_eq!(line_too_many(&format!("{letters}\n1850 1")), Some(1));
        let half = format!("{}\n", "ж".repeat(MOST_CHARS / 2));
        assert_eq!(line_too_many(&half.repeat(3)), Some(2));
    }

    #[test]
    fn a_file_is_measured_as_it_would_be_typed() {
        let table = "1850,1,with many further columns of the saved table\n".repeat(MOST_LINES);
        assert!(too_long(&table).is_some());
        let tidied =
            |text: String| text.replace(",with many further columns of the saved table", "");
        assert!(list_from_file(table.clone(), tidied).is_ok());
        assert!(list_from_file(table, |text| text).is_err());
        let endless = list_from_file("x".repeat(FILE + 1), |_| panic!("not even read"));
        assert_eq!(endless.expect_err("refused").id, "list-too-long");
    }
}
