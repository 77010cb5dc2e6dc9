//! A field for a player's name that completes from the club's list.

use egui::{
    Align2, Color32, CompletionPopup, Context, FontId, Key, RectAlign, Response, Suggestion,
    TextEdit, TextStyle, Ui, WidgetText,
};

use super::keyboard;
use crate::club::ClubView;
use crate::club::complete::MOST;
use crate::domain::PlayerId;
use crate::ui::Cx;
use crate::ui::theme::Palette;

/// A [`name_field`] in a form: Enter, and a name that is taken, lead on to the
/// next field.
pub fn name_picker(
    ui: &mut Ui,
    cx: &Cx<'_>,
    name: &str,
    salt: impl std::hash::Hash + std::fmt::Debug,
    text: &mut String,
    width: f32,
) -> Response {
    club_name_picker(ui, (cx.view, cx.palette), name, salt, text, width)
}

/// A [`name_picker`] outside the tabs.
pub fn club_name_picker(
    ui: &mut Ui,
    look: (&ClubView, &Palette),
    name: &str,
    salt: impl std::hash::Hash + std::fmt::Debug,
    text: &mut String,
    width: f32,
) -> Response {
    let (response, taken) = club_name_field(ui, look, name, salt, text, width);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if taken || entered {
        keyboard::to_next(&response.ctx, response.id, response.layer_id);
    }
    response
}

/// A one-line field for one name. While it is being typed in, up to eight
/// players whose names contain what is typed are offered; arrows, Enter, Tab
/// and clicks choose. `name` is what a screen reader says; `salt` tells fields
/// with one name apart. Also says whether a name offered was taken.
pub fn name_field(
    ui: &mut Ui,
    cx: &Cx<'_>,
    name: &str,
    salt: impl std::hash::Hash + std::fmt::Debug,
    text: &mut String,
    width: f32,
) -> (Response, bool) {
    club_name_field(ui, (cx.view, cx.palette), name, salt, text, width)
}

/// A [`name_field`] outside the tabs.
pub fn club_name_field(
    ui: &mut Ui,
    (view, palette): (&ClubView, &Palette),
    name: &str,
    salt: impl std::hash::Hash + std::fmt::Debug,
    text: &mut String,
    width: f32,
) -> (Response, bool) {
    let id = ui.make_persistent_id((name, salt));
    let focused = ui.memory(|memory| memory.has_focus(id));
    let edit = TextEdit::singleline(text)
        .text_color(palette.input)
        .desired_width(width)
        .align(Align2::LEFT_CENTER);
    let fonts = ui.ctx().clone();
    let font = TextStyle::Button.resolve(ui.style());
    let output = CompletionPopup::new(id)
        // A name is completed whole; `&` begins the partner's.
        .word_boundary(|c| c == '&')
        .align(RectAlign::BOTTOM_START)
        .show(ui, edit, |query| {
            if focused {
                suggestions(view, query.word, |text| one_line(&fonts, &font, text))
            } else {
                Vec::new()
            }
        });
    let mut response = output.text_edit.response.response.accessible_name(name);
    if output.accepted.is_some() {
        response.mark_changed();
    }
    (response, output.accepted.is_some())
}

/// A text that a narrow list does not break.
fn one_line(ctx: &Context, font: &FontId, text: String) -> WidgetText {
    let color = Color32::PLACEHOLDER;
    WidgetText::from(ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text, font.clone(), color)))
}

fn suggestions(
    view: &ClubView,
    typed: &str,
    line: impl Fn(String) -> WidgetText,
) -> Vec<Suggestion> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Vec::new();
    }
    let found = view.in_play(view.names.containing(typed, MOST + view.retired()));
    let found = &found[..found.len().min(MOST)];
    let name = |id: &PlayerId| view.book.name_of(*id);
    // A whole name is the end of typing, unless others have it with a label.
    let labelled = format!("{typed} (");
    let is_whole = found.iter().any(|id| name(id) == typed);
    if is_whole && !found.iter().any(|id| name(id).starts_with(&labelled)) {
        return Vec::new();
    }
    found
        .iter()
        .map(|id| {
            Suggestion::new(name(id))
                .content(line(name(id).to_owned()))
                .description(line(format!("№ {}", id.0)))
        })
        .collect()
}
