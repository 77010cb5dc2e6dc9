//! Headings of a table that sort it.

use egui::{Button, RichText, Ui};
use serde::{Deserialize, Serialize};

use super::left;
use crate::ui::Cx;

/// A column by which a table can be sorted.
pub trait SortColumn: Copy + PartialEq {
    /// The column of names, whose cells are buttons.
    const NAME: Self;
    /// The order in which the table is shown first.
    const FIRST: Sort<Self>;

    /// The identifier of its heading; with `-hint` appended, of its meaning.
    fn id(self) -> &'static str;

    /// Whether its first click puts the largest on top.
    fn largest_first(self) -> bool;

    /// Whether its heading stands at the left edge.
    fn is_text(self) -> bool {
        self == Self::NAME
    }
}

/// The order of the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sort<C> {
    /// By which column.
    pub column: C,
    /// The largest on top.
    pub descending: bool,
}

impl<C: SortColumn> Default for Sort<C> {
    fn default() -> Self {
        C::FIRST
    }
}

impl<C: SortColumn> Sort<C> {
    /// What a click on a heading does.
    pub fn click(&mut self, column: C) {
        let descending = if self.column == column {
            !self.descending
        } else {
            column.largest_first()
        };
        *self = Self { column, descending };
    }

    /// Draws a heading; a click on it sorts.
    pub fn heading(&mut self, ui: &mut Ui, cx: &Cx<'_>, column: C) {
        self.spoken_heading(ui, cx, column, None);
    }

    /// The same with words said before its name, which tell it from that of
    /// another table of the page.
    pub fn spoken_heading(&mut self, ui: &mut Ui, cx: &Cx<'_>, column: C, before: Option<&str>) {
        if column != C::NAME {
            // Flush with the figures below; a name is a button too.
            ui.spacing_mut().button_padding.x = 0.0;
        }
        let name = cx.text(column.id());
        let meaning = cx.text(&format!("{}-hint", column.id()));
        let mark = match (self.column == column, self.descending) {
            (false, _) => "",
            (true, true) => " ▼",
            (true, false) => " ▲",
        };
        let button = Button::new(RichText::new(format!("{name}{mark}")).strong())
            .frame_when_inactive(false)
            .truncate();
        let own = spoken(&name, &meaning);
        let said = before.map_or_else(|| own.to_owned(), |before| format!("{before}: {own}"));
        let add = |ui: &mut Ui| ui.add(button).on_hover_text(&meaning).accessible_name(said);
        let response = if column.is_text() {
            left(ui, add)
        } else {
            add(ui)
        };
        if response.clicked() {
            self.click(column);
        }
    }
}

/// What a heading is called: a sign alone says nothing, the beginning of its
/// meaning does.
pub fn spoken<'a>(name: &'a str, meaning: &'a str) -> &'a str {
    if name.chars().any(char::is_alphabetic) {
        name
    } else {
        meaning.split([':', '.']).next().unwrap_or(name)
    }
}
