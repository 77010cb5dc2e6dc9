//! The list of names under a cell that is being typed in.

use egui::{Color32, Context, Style, Suggestion, TextStyle, WidgetText};

use crate::club::{Column, Draft, suggestions};
use crate::ui::Cx;

/// Who may be meant by `text` in a name cell. The names are laid out here, so
/// that they stay on one line however narrow the cell is.
pub(super) fn list(
    ctx: &Context,
    style: &Style,
    cx: &Cx<'_>,
    draft: &Draft,
    (row, column): (usize, Column),
    text: &str,
) -> Vec<Suggestion> {
    let mut draft = draft.clone();
    draft.rows[row].set_cell(column, text);
    let line = |text: String, size: TextStyle, color: Color32| -> WidgetText {
        let font = size.resolve(style);
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text, font, color))
            .into()
    };
    let (plain, weak) = (style.visuals.text_color(), style.visuals.weak_text_color());
    suggestions(cx.view, &draft, row, column)
        .into_iter()
        .map(|found| {
            let about = cx.say(&found.description);
            Suggestion::new(found.insert.clone())
                .content(line(found.insert, TextStyle::Body, plain))
                .description(line(about, TextStyle::Small, weak))
        })
        .collect()
}
