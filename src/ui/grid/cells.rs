//! The cells of a grid: names, completed while they are typed, and numbers.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, CompletionPopup, Context, Galley, Id, Response, RichText, Style};
use egui::{Suggestion, TextEdit, TextStyle, Ui, WidgetText, vec2};

use super::{Cursor, GridCell, keys};
use crate::ui::Base;
use crate::ui::theme::{GAP_SMALL, ROW};

/// A name cell after it was drawn.
pub struct NameCell {
    /// The field.
    pub response: Response,
    /// Whether a suggestion was taken.
    pub accepted: bool,
}

/// What an empty number cell shows in grey, and says about it.
pub struct Hint<'a> {
    /// The number that holds while nothing is typed.
    pub text: &'a str,
    /// Where it is from.
    pub about: &'a str,
}

/// A cell for a name. `suggest` lists who may be meant by what is typed; it
/// is asked only while that is wanted. A name too long for the cell is cut
/// with `…` and shown whole when pointed at.
pub fn name_cell<C: GridCell>(
    ui: &mut Ui,
    base: &Base<'_>,
    cursor: &mut Cursor<C>,
    (sheet, cell): (Id, C),
    text: &mut String,
    suggest: impl Fn(&str) -> Vec<Suggestion>,
) -> NameCell {
    let before = text.clone();
    let here = cursor.at == Some(cell);
    let typing = cursor.typing;
    let cut = shortened(ui, &before, base.palette.input).filter(|_| !here);
    let mut edit = field(ui, base, text);
    if cut.is_some() {
        edit = edit.text_color(Color32::TRANSPARENT);
    }
    let output = CompletionPopup::new(cell.id(sheet))
        .word_boundary(|_| false)
        .align(egui::RectAlign::BOTTOM_START)
        .show(ui, edit, |query| {
            // An empty cell offers the usual partners without typing.
            let asked = here && (typing || query.text != before || before.is_empty());
            // At the end of the text only: a suggestion replaces it whole.
            if !asked || query.word != query.text {
                return Vec::new();
            }
            suggest(query.text)
        });
    let mut response = output.text_edit.response.response;
    if let Some(cut) = cut {
        let edge = response.rect.left_center() + vec2(GAP_SMALL, -cut.size().y / 2.0);
        ui.painter().galley(edge, cut, base.palette.input);
    }
    cursor.seen(&response, cell, output.is_open);
    if !text.is_empty() && !here {
        response = response.on_hover_text(text.as_str());
    }
    NameCell {
        response,
        accepted: output.accepted.is_some(),
    }
}

/// A cell for a number.
pub fn number_cell<C: GridCell>(
    ui: &mut Ui,
    base: &Base<'_>,
    cursor: &mut Cursor<C>,
    (sheet, cell): (Id, C),
    text: &mut String,
    hint: Option<Hint<'_>>,
) -> Response {
    let mut edit = field(ui, base, text).id(cell.id(sheet));
    if let Some(hint) = &hint {
        edit = edit.hint_text(RichText::new(hint.text).weak());
    }
    let response = ui.add(edit.align(Align2::RIGHT_CENTER));
    cursor.seen(&response, cell, false);
    if response.clicked() && cursor.is_new_to(cell) {
        // Typing replaces a number; nobody clicks to mend a digit.
        keys::focus(ui.ctx(), cell.id(sheet), text);
    }
    match hint {
        Some(hint) if text.is_empty() => response.on_hover_text(hint.about),
        _ => response,
    }
}

/// A name offered under a cell, and a few words about it. It is laid out
/// here, so that it stays on one line however narrow the cell is.
pub fn suggestion(ctx: &Context, style: &Style, name: String, about: String) -> Suggestion {
    let line = |text: String, size: TextStyle, color: Color32| -> WidgetText {
        let font = size.resolve(style);
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text, font, color))
            .into()
    };
    let (plain, weak) = (style.visuals.text_color(), style.visuals.weak_text_color());
    Suggestion::new(name.clone())
        .content(line(name, TextStyle::Body, plain))
        .description(line(about, TextStyle::Small, weak))
}

fn field<'t>(ui: &Ui, base: &Base<'_>, text: &'t mut String) -> TextEdit<'t> {
    TextEdit::singleline(text)
        .text_color(base.palette.input)
        .event_filter(keys::FILTER)
        .return_key(None)
        .align(Align2::LEFT_CENTER)
        .margin(vec2(GAP_SMALL, GAP_SMALL / 2.0))
        .desired_width(ui.available_width())
        .min_size(vec2(ui.available_width(), ROW))
}

/// A name as it is shown in a cell too narrow for it; `None` when it fits.
fn shortened(ui: &Ui, name: &str, color: Color32) -> Option<Arc<Galley>> {
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::simple_singleline(name.to_owned(), font, color);
    job.wrap = TextWrapping::truncate_at_width(ui.available_width() - 2.0 * GAP_SMALL);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    galley.elided.then_some(galley)
}
