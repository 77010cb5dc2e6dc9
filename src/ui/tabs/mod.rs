//! The tabs, one file or folder each: a state with `Default` and a `ui`.

pub mod hist;
pub mod param;
pub mod rating;
pub mod statistic;
pub mod tourn;

use std::sync::Arc;

use egui::Ui;

use super::{Cx, Tab};
use crate::club::ClubView;

/// The states of all tabs; they belong to one club.
#[derive(Default)]
#[expect(missing_docs, reason = "the workbook's own names")]
pub struct Tabs {
    pub param: param::Param,
    pub tourn: tourn::Tourn,
    pub hist: hist::Hist,
    pub rating: rating::Rating,
    pub statistic: statistic::Statistic,
}

impl Tabs {
    /// Fresh states for a club that was just opened.
    pub fn opened(view: &Arc<ClubView>) -> Self {
        let mut tabs = Self::default();
        tabs.tourn.start(view);
        tabs
    }

    /// Draws one tab.
    pub fn ui(&mut self, tab: Tab, ui: &mut Ui, cx: &mut Cx<'_>) {
        match tab {
            Tab::Param => self.param.ui(ui, cx),
            Tab::Tourn => self.tourn.ui(ui, cx),
            Tab::Hist => self.hist.ui(ui, cx),
            Tab::Rating => self.rating.ui(ui, cx),
            Tab::Statistic => self.statistic.ui(ui, cx),
        }
    }
}
