//! Keeps the sheets in the club file shortly after the last keystroke.

use std::time::Duration;

use egui::Ui;

use crate::club::Drafts;
use crate::ui::{Action, Cx};

/// Seconds without a keystroke after which the sheets are saved.
const PAUSE: f64 = 0.5;

/// What is saved and what waits to be.
#[derive(Default)]
pub(super) struct Autosave {
    saved: Drafts,
    waiting: Option<(Drafts, f64)>,
}

impl Autosave {
    /// Begins with what the club file holds.
    pub(super) fn new(saved: Drafts) -> Self {
        Self {
            saved,
            waiting: None,
        }
    }

    /// Saves `current` when it has rested for a moment.
    pub(super) fn tick(&mut self, ui: &Ui, cx: &mut Cx<'_>, current: Drafts) {
        if current == self.saved {
            self.waiting = None;
            return;
        }
        let now = ui.input(|input| input.time);
        let since = match &self.waiting {
            Some((drafts, since)) if *drafts == current => *since,
            _ => {
                self.waiting = Some((current.clone(), now));
                now
            }
        };
        let left = PAUSE - (now - since);
        if left > 0.0 {
            ui.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        self.waiting = None;
        self.saved = current;
        cx.act(Action::SaveDrafts(self.saved.clone()));
    }

    /// What should be saved before the window closes; `None` when all is.
    pub(super) fn unsaved(&self) -> Option<Drafts> {
        self.waiting.as_ref().map(|(drafts, _)| drafts.clone())
    }
}
