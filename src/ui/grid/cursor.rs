//! Where the keyboard is in a grid.

use egui::{Event, Id, Response, Ui};

use super::{GridCell, keys};

/// The cell with the keyboard, between frames.
pub struct Cursor<C> {
    /// The cell with the keyboard.
    pub at: Option<C>,
    /// Whether something was typed in it since it got the keyboard; only then
    /// names are suggested.
    pub typing: bool,
    /// Whether suggestions are shown.
    pub list_open: bool,
    /// The cell last clicked: the cursor stays where the click put it.
    clicked: Option<C>,
    /// The cell that a click has just given the keyboard.
    entered_by_click: Option<C>,
    /// The cell to be scrolled to.
    scroll_to: Option<C>,
    queue: Vec<Event>,
}

impl<C> Default for Cursor<C> {
    fn default() -> Self {
        Self {
            at: None,
            typing: false,
            list_open: false,
            clicked: None,
            entered_by_click: None,
            scroll_to: None,
            queue: Vec::new(),
        }
    }
}

impl<C: GridCell> Cursor<C> {
    /// Follows the keyboard into another cell, whose text is `text`, or out
    /// of the grid.
    pub fn arrive(&mut self, ui: &Ui, sheet: Id, at: Option<C>, text: &str) {
        self.at = at;
        self.typing = false;
        self.list_open = false;
        self.entered_by_click = at.filter(|_| self.clicked == at);
        if let Some(cell) = at.filter(|_| self.clicked != at) {
            keys::focus(ui.ctx(), cell.id(sheet), text);
        }
        self.clicked = None;
    }

    /// Gives what is typed fast to the cells in turn; see [`keys::pace`].
    pub fn pace(&mut self, ui: &Ui) {
        if self.at.is_some() || !self.queue.is_empty() {
            ui.input_mut(|input| keys::pace(&mut input.events, &mut self.queue));
            if !self.queue.is_empty() {
                ui.request_repaint();
            }
        }
    }

    /// Gives a cell, whose text is `text`, the keyboard.
    pub fn go(&mut self, ui: &Ui, sheet: Id, cell: C, text: &str) {
        keys::focus(ui.ctx(), cell.id(sheet), text);
        ui.request_repaint();
        self.at = Some(cell);
        self.typing = false;
        self.list_open = false;
        self.scroll_to = Some(cell);
    }

    /// Whether a click has just given this cell the keyboard.
    pub fn is_new_to(&mut self, cell: C) -> bool {
        self.at != Some(cell) || self.entered_by_click.take() == Some(cell)
    }

    /// Notices what happened to a cell that was drawn.
    pub fn seen(&mut self, response: &Response, cell: C, list_open: bool) {
        if self.scroll_to == Some(cell) {
            self.scroll_to = None;
            response.scroll_to_me(None);
        }
        if response.is_pointer_button_down_on() || response.clicked() {
            self.clicked = Some(cell);
        }
        if self.at == Some(cell) {
            self.typing |= response.changed();
            self.list_open = list_open;
        }
    }
}
