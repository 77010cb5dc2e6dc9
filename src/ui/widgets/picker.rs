//! Choosing a player by typing any part of the name.

use egui::{CompletionPopup, RectAlign, Suggestion, TextEdit, Ui};

use super::count::NAME_FIELD;
use crate::domain::PlayerId;
use crate::ui::Cx;

/// Names offered at most.
const OFFERED: usize = 12;

/// What is typed so far.
#[derive(Clone, Debug, Default)]
pub struct PlayerPicker {
    /// The text in the field.
    pub text: String,
}

impl PlayerPicker {
    /// The player whom the text means.
    pub fn chosen(&self, cx: &Cx<'_>) -> Option<PlayerId> {
        cx.view.names.find(&self.text)
    }
}

/// A field that completes a player's name. Returns the player in the frame in
/// which a name is accepted. `offered` says who may be chosen.
pub fn pick_player(
    ui: &mut Ui,
    cx: &Cx<'_>,
    name: &str,
    picker: &mut PlayerPicker,
    offered: impl Fn(PlayerId) -> bool,
) -> Option<PlayerId> {
    let edit = TextEdit::singleline(&mut picker.text)
        .text_color(cx.palette.input)
        .hint_text(cx.text("rating-picker-hint"))
        .desired_width(NAME_FIELD);
    let output = CompletionPopup::new(ui.make_persistent_id(name))
        .word_boundary(|_| false)
        .align(RectAlign::BOTTOM_START)
        .show(ui, edit, |query| suggestions(cx, query.text, &offered));
    output.text_edit.response.response.accessible_name(name);
    output.accepted.and_then(|_| picker.chosen(cx))
}

fn suggestions(cx: &Cx<'_>, text: &str, offered: &impl Fn(PlayerId) -> bool) -> Vec<Suggestion> {
    let exact = cx.view.names.find(text).map(|id| cx.view.book.name_of(id));
    if text.trim().is_empty() || exact == Some(text) {
        return Vec::new();
    }
    cx.view
        .names
        .containing(text, OFFERED)
        .into_iter()
        .filter(|id| offered(*id))
        .map(|id| Suggestion::new(cx.view.book.name_of(id)))
        .collect()
}
