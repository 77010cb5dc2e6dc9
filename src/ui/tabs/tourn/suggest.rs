//! The list of names under a cell that is being typed in.

use egui::{Context, Style, Suggestion};

use crate::club::{Column, Draft, suggestions};
use crate::ui::Cx;
use crate::ui::grid::suggestion;

/// Who may be meant by `text` in a name cell.
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
    suggestions(cx.view, &draft, row, column)
        .into_iter()
        .map(|found| suggestion(ctx, style, found.insert, cx.say(&found.description)))
        .collect()
}
