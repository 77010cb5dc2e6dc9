//! A form over a page: it has the keyboard while it is open, and gives it
//! back to where it was.

use egui::{Frame, Id, Modal, Ui};

use super::{escaped, keyboard, mark_dialog};
use crate::club::Command;
use crate::ui::theme::GAP_LARGE;

/// How a frame of a form ended.
pub enum Outcome {
    /// It stays.
    Open,
    /// It goes without a trace.
    Cancelled,
    /// Something is to be executed while it stays.
    Meanwhile(Command),
    /// It goes, and something is to be executed.
    Done(Command),
}

/// The place over a page where one of its forms may stand.
pub struct Over<F> {
    form: Option<F>,
    /// What had the keyboard before.
    came_from: Option<Id>,
    /// Forms so far: fields of one must not remember the cursor, and what can
    /// be taken back, of another.
    count: u64,
}

impl<F> Default for Over<F> {
    fn default() -> Self {
        Self {
            form: None,
            came_from: None,
            count: 0,
        }
    }
}

impl<F> Over<F> {
    /// Opens a form.
    pub fn open(&mut self, ui: &Ui, form: F) {
        self.form = Some(form);
        self.count += 1;
        self.came_from = self.came_from.or(keyboard::take(ui.ctx()));
    }

    /// Whether a form is open.
    pub const fn is_open(&self) -> bool {
        self.form.is_some()
    }

    /// Draws the form, if one is open, under a name that no other place has.
    /// The command that it asks for.
    pub fn show(
        &mut self,
        ui: &Ui,
        name: &str,
        draw: impl FnOnce(&mut F, &mut Ui) -> Outcome,
    ) -> Option<Command> {
        let Some(form) = &mut self.form else {
            keyboard::give_back(ui.ctx(), &mut self.came_from);
            return None;
        };
        let count = self.count;
        let frame = Frame::popup(ui.style()).inner_margin(GAP_LARGE);
        let modal = Modal::new(Id::unique(("form", name)))
            .frame(frame)
            .show(ui.ctx(), |ui| {
                mark_dialog(ui);
                keyboard::begin_here(ui);
                ui.push_id(count, |ui| draw(form, ui)).inner
            });
        // Escape closes it; a click beside it would lose what is typed.
        let topmost = modal.is_top_modal && !modal.any_popup_open;
        let escaped = topmost && escaped(ui);
        let command = match modal.inner {
            Outcome::Open if !escaped => return None,
            Outcome::Meanwhile(command) => return Some(command),
            Outcome::Open | Outcome::Cancelled => None,
            Outcome::Done(command) => Some(command),
        };
        self.form = None;
        keyboard::take(ui.ctx());
        ui.request_repaint();
        command
    }
}
