//! The tab Hist.

use crate::ui::Cx;

/// State of the tab Hist.
#[derive(Default)]
pub struct Hist {}

impl Hist {
    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut egui::Ui, cx: &mut Cx<'_>) {
        let _ = (ui, cx);
    }
}
