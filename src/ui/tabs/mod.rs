//! The tabs, one file or folder each: a state with `Default` and a `ui`.

pub mod calculators;
pub mod championship;
mod exported;
pub mod fibs;
pub mod fide;
pub mod hist;
pub mod param;
pub mod rating;
pub mod redistribution;
pub mod statistic;
pub mod tourn;

use egui::Ui;

use super::{Cx, Tab};
use crate::i18n::Lang;
use crate::report::export::Subject;

pub use calculators::Calculators;

/// The states of the club's tabs; fresh ones for each club opened.
#[derive(Default)]
#[expect(missing_docs, reason = "the workbook's own names")]
pub struct Tabs {
    pub param: param::Param,
    pub tourn: tourn::Tourn,
    pub hist: hist::Hist,
    pub rating: rating::Rating,
    pub statistic: statistic::Statistic,
    pub championship: championship::Championships,
}

impl Tabs {
    /// Fresh tabs; `doubt` says whether it is shown how sure the ratings are.
    pub fn new(doubt: bool) -> Self {
        let mut tabs = Self::default();
        tabs.rating.doubt = doubt;
        tabs
    }

    /// What of the club a tab shows, as something to export in a language.
    pub fn on_screen(&self, tab: Tab, lang: Lang) -> Option<Subject> {
        match tab {
            Tab::Tourn => self.tourn.shown().map(Subject::Tournament),
            Tab::Hist => Some(Subject::Partners),
            Tab::Rating => Some(self.rating.on_screen()),
            Tab::Statistic => Some(self.statistic.on_screen()),
            Tab::Championship => self.championship.on_screen(),
            Tab::Param => Some(self.param.on_screen(lang)),
            Tab::Fibs | Tab::Fide | Tab::Redistribution => None,
        }
    }

    /// Draws one tab of the club; calculators draw nothing here.
    pub fn ui(&mut self, tab: Tab, ui: &mut Ui, cx: &mut Cx<'_>) {
        match tab {
            Tab::Param => self.param.ui(ui, cx),
            Tab::Tourn => self.tourn.ui(ui, cx),
            Tab::Hist => self.hist.ui(ui, cx),
            Tab::Rating => self.rating.ui(ui, cx),
            Tab::Statistic => self.statistic.ui(ui, cx),
            Tab::Championship => self.championship.ui(ui, cx),
            Tab::Fibs | Tab::Fide | Tab::Redistribution => {}
        }
    }
}
