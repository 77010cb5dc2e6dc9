//! The tab Rating.

use crate::ui::Cx;

/// State of the tab Rating.
#[derive(Default)]
pub struct Rating {}

impl Rating {
    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut egui::Ui, cx: &mut Cx<'_>) {
        let _ = (ui, cx);
    }
}
