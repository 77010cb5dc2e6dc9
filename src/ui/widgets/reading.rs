//! A text that may be longer than its place, read to its end by the keyboard.

use egui::{Id, Popup, Role, ScrollArea, Ui};

use super::scroll_keys::ScrollKeys;

/// Where such a text stands, between frames.
#[derive(Clone, Copy)]
pub struct Reading {
    id: Id,
    /// Where a key moves it to, in points from its beginning.
    to: Option<f32>,
}

impl Reading {
    /// The text of that name.
    pub fn new(name: &str) -> Self {
        Self {
            id: Id::unique(("reading", name)),
            to: None,
        }
    }

    /// Takes the keys for a text in a window, whatever has the keyboard behind
    /// it; call before the page is drawn.
    #[must_use]
    pub fn heard(mut self, ui: &Ui) -> Self {
        let layer = ui.layer_id();
        let above = !ui.memory(|memory| memory.allows_interaction(layer));
        if !above && !Popup::is_any_open(ui.ctx()) {
            self.to = ScrollKeys::of(self.id).heard(ui);
        }
        self
    }

    /// Draws it in the room there is. Where it is longer, Tab leads to it, and
    /// then the keys are its own; `name` is what a screen reader says.
    pub fn show(self, ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
        let keys = ScrollKeys::of(self.id);
        let mut area = ScrollArea::vertical().id_salt(self.id).auto_shrink(false);
        if let Some(to) = self.to.or_else(|| keys.pressed(ui)) {
            area = area.vertical_scroll_offset(to);
        }
        let drawn = area.show(ui, contents);
        keys.offer(ui, (name, Role::Document), &drawn);
    }
}
