//! Keeps what is being typed in the club file shortly after the last
//! keystroke.

use std::time::Duration;

use egui::Ui;

/// Seconds without a keystroke after which the sheets are saved.
const PAUSE: f64 = 0.5;

/// What is saved and what waits to be.
#[derive(Default)]
pub struct Autosave<D> {
    saved: D,
    waiting: Option<(D, f64)>,
}

impl<D: Clone> Autosave<D> {
    /// Begins with what the club file holds.
    pub const fn new(saved: D) -> Self {
        Self {
            saved,
            waiting: None,
        }
    }

    /// To be called in each frame: what to save, once the sheets have rested
    /// for a moment. `same` says whether sheets are those now on the screen,
    /// which `current` copies.
    pub fn tick(
        &mut self,
        ui: &Ui,
        same: impl Fn(&D) -> bool,
        current: impl FnOnce() -> D,
    ) -> Option<D> {
        if same(&self.saved) {
            self.waiting = None;
            return None;
        }
        let now = ui.input(|input| input.time);
        let waiting = self.waiting.take().filter(|(drafts, _)| same(drafts));
        let (current, since) = waiting.unwrap_or_else(|| (current(), now));
        let left = PAUSE - (now - since);
        if left > 0.0 {
            self.waiting = Some((current, since));
            ui.request_repaint_after(Duration::from_secs_f64(left));
            return None;
        }
        self.saved = current;
        Some(self.saved.clone())
    }

    /// What should be saved before the window closes; `None` when all is.
    pub fn unsaved(&self) -> Option<D> {
        self.waiting.as_ref().map(|(drafts, _)| drafts.clone())
    }
}
