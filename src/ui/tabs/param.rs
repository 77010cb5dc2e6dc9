//! The tab Param.

use crate::ui::Cx;

/// State of the tab Param.
#[derive(Default)]
pub struct Param {}

impl Param {
    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut egui::Ui, cx: &mut Cx<'_>) {
        let _ = (ui, cx);
    }
}
