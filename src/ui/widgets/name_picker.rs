//! A field for a player's name that completes from the club's list.

use egui::{Align2, CompletionPopup, RectAlign, Response, Suggestion, TextEdit, Ui};

use crate::club::complete::MOST;
use crate::domain::PlayerId;
use crate::ui::Cx;

/// A one-line field for one name. While it is being typed in, up to eight
/// players whose names contain what is typed are offered; arrows, Enter, Tab
/// and clicks choose. `name` is what a screen reader says; `salt` tells fields
/// with one name apart.
pub fn name_picker(
    ui: &mut Ui,
    cx: &Cx<'_>,
    name: &str,
    salt: impl std::hash::Hash + std::fmt::Debug,
    text: &mut String,
    width: f32,
) -> Response {
    let id = ui.make_persistent_id((name, salt));
    let focused = ui.memory(|memory| memory.has_focus(id));
    let edit = TextEdit::singleline(text)
        .text_color(cx.palette.input)
        .desired_width(width)
        .align(Align2::LEFT_CENTER);
    let output = CompletionPopup::new(id)
        // A name is completed whole; `&` begins the partner's.
        .word_boundary(|c| c == '&')
        .align(RectAlign::BOTTOM_START)
        .show(ui, edit, |query| {
            if focused {
                suggestions(cx, query.word)
            } else {
                Vec::new()
            }
        });
    let mut response = output.text_edit.response.response.accessible_name(name);
    if output.accepted.is_some() {
        response.mark_changed();
    }
    response
}

fn suggestions(cx: &Cx<'_>, typed: &str) -> Vec<Suggestion> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Vec::new();
    }
    let found = cx.view.names.containing(typed, MOST);
    let name = |id: &PlayerId| cx.view.book.name_of(*id);
    if found.iter().any(|id| name(id) == typed) {
        return Vec::new();
    }
    found
        .iter()
        .map(|id| Suggestion::new(name(id)).description(format!("№ {}", id.0)))
        .collect()
}
