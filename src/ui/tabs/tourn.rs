//! The tab Tourn.

use crate::ui::Cx;

/// State of the tab Tourn.
#[derive(Default)]
pub struct Tourn {}

impl Tourn {
    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut egui::Ui, cx: &mut Cx<'_>) {
        let _ = (ui, cx);
    }
}
