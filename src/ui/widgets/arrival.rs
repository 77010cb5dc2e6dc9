//! Notices when the tab comes into sight, so that typing can begin at once.

use egui::Ui;

/// Frames in which a widget of the tab left behind may still have the
/// keyboard.
const PATIENCE: u8 = 3;

/// When the tab was drawn last.
#[derive(Default)]
pub struct Arrival {
    drawn: Option<u64>,
    waiting: u8,
}

impl Arrival {
    /// Whether the tab has just come into sight and nothing has the keyboard.
    /// To be called once in each frame in which the tab is drawn.
    pub fn is_due(&mut self, ui: &Ui) -> bool {
        let now = ui.ctx().cumulative_pass_nr();
        if self.drawn.replace(now).is_none_or(|last| last + 1 < now) {
            self.waiting = PATIENCE;
        }
        if self.waiting == 0 {
            return false;
        }
        let free = ui.memory(|memory| memory.focused().is_none());
        self.waiting = if free { 0 } else { self.waiting - 1 };
        ui.request_repaint();
        free
    }
}
