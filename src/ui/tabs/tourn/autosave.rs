//! Keeps the sheets in the club file shortly after the last keystroke.

use std::time::Duration;

use egui::Ui;

use crate::club::{Draft, Drafts};
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

    /// Saves the sheets, of a new evening and of a correction, when they have
    /// rested for a moment.
    pub(super) fn tick(
        &mut self,
        ui: &Ui,
        cx: &mut Cx<'_>,
        new: Option<&Draft>,
        correction: Option<&Draft>,
    ) {
        let same = |drafts: &Drafts| {
            (drafts.new.as_ref(), drafts.correction.as_ref()) == (new, correction)
        };
        if same(&self.saved) {
            self.waiting = None;
            return;
        }
        let now = ui.input(|input| input.time);
        let waiting = self.waiting.take().filter(|(drafts, _)| same(drafts));
        let (current, since) = waiting.unwrap_or_else(|| {
            let current = Drafts {
                new: new.cloned(),
                correction: correction.cloned(),
            };
            (current, now)
        });
        let left = PAUSE - (now - since);
        if left > 0.0 {
            self.waiting = Some((current, since));
            ui.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        self.saved = current;
        cx.act(Action::SaveDrafts(self.saved.clone()));
    }

    /// What should be saved before the window closes; `None` when all is.
    pub(super) fn unsaved(&self) -> Option<Drafts> {
        self.waiting.as_ref().map(|(drafts, _)| drafts.clone())
    }
}
