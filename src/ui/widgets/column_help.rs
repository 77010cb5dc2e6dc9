//! What the columns of a table mean: for all of them at once, since a "?" in
//! every narrow heading would leave no room for the heading.

use egui::{Button, Ui};

use super::sort::SortColumn;
use crate::i18n::Lang;
use crate::report::calculator::Columns;
use crate::ui::grid;
use crate::ui::shortcut::WindowCommand;
use crate::ui::{Action, Base};

/// A heading and its meaning, in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnHelp {
    /// As it stands over the column.
    pub heading: String,
    /// What stands below it, in words.
    pub meaning: String,
}

impl ColumnHelp {
    /// From the identifiers of both texts.
    pub fn new(lang: Lang, heading: &str, meaning: &str) -> Self {
        Self {
            heading: lang.text(heading),
            meaning: lang.text(meaning),
        }
    }

    /// Of headings whose meaning is called as they are, with `-hint` behind.
    pub fn of_headings<'a>(lang: Lang, headings: impl IntoIterator<Item = &'a str>) -> Vec<Self> {
        headings
            .into_iter()
            .map(|id| Self::new(lang, id, &format!("{id}-hint")))
            .collect()
    }

    /// Of the columns of a table that is also exported.
    pub fn of_table<const N: usize>(lang: Lang, columns: Columns<N>) -> Vec<Self> {
        Self::of_headings(lang, columns.map(|(heading, _)| heading))
    }

    /// Of the columns of a table that is sorted by its headings.
    pub fn of_columns<C: SortColumn>(lang: Lang, columns: &[C]) -> Vec<Self> {
        Self::of_headings(lang, columns.iter().map(|column| column.id()))
    }

    /// Of the columns of a grid; each heading once.
    pub fn of_grid<C: grid::Column>(lang: Lang, columns: impl IntoIterator<Item = C>) -> Vec<Self> {
        let mut help: Vec<Self> = columns
            .into_iter()
            .filter_map(|column| column.texts())
            .map(|(heading, meaning)| Self::new(lang, heading, meaning))
            .collect();
        help.dedup();
        help
    }
}

/// A "?" beside a table, which tells what its columns mean.
pub fn columns_button(ui: &mut Ui, base: &mut Base<'_>) {
    let command = WindowCommand::Columns;
    let name = base.text(command.text());
    let hint = command.hint(ui.ctx(), base.lang);
    let button = ui.add(Button::new("?"));
    let button = button.on_hover_text(hint).accessible_name(name);
    if button.clicked() {
        base.act(Action::Columns);
    }
}
