//! The tab Statistic.

use crate::ui::Cx;

/// State of the tab Statistic.
#[derive(Default)]
pub struct Statistic {}

impl Statistic {
    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut egui::Ui, cx: &mut Cx<'_>) {
        let _ = (ui, cx);
    }
}
