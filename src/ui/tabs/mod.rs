//! The tabs, one file or folder each: a state with `Default` and a `ui`.

pub mod calculators;
pub mod championship;
mod exported;
pub mod fibs;
pub mod fide;
pub mod hist;
pub mod param;
mod partners;
pub mod rating;
pub mod redistribution;
pub mod statistic;
pub mod tourn;

use egui::Ui;
use serde::{Deserialize, Serialize};

use super::{Cx, Tab};
use crate::i18n::Lang;
use crate::report::export::Subject;
use crate::ui::widgets::ColumnHelp;

pub use calculators::Calculators;

/// How the tables of the club's tabs stand: their order, and which columns
/// they show. The same for every club.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tables {
    tourn: tourn::Kept,
    hist: hist::Kept,
    rating: rating::Kept,
    statistic: statistic::Kept,
    totals: championship::totals::Kept,
}

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
    /// Fresh tabs with their tables as they stood; `doubt` says whether it is
    /// shown how sure the ratings are.
    pub fn new(doubt: bool, tables: Tables) -> Self {
        let mut tabs = Self::default();
        tabs.rating.doubt = doubt;
        tabs.tourn.kept = tables.tourn;
        tabs.hist.kept = tables.hist;
        tabs.rating.kept = tables.rating;
        tabs.statistic.kept = tables.statistic;
        tabs.championship.totals.kept = tables.totals;
        tabs
    }

    /// How the tables stand now.
    pub const fn tables(&self) -> Tables {
        Tables {
            tourn: self.tourn.kept,
            hist: self.hist.kept,
            rating: self.rating.kept,
            statistic: self.statistic.kept,
            totals: self.championship.totals.kept,
        }
    }

    /// What the columns that a tab shows mean; nothing where it shows none.
    pub fn columns(&self, tab: Tab, lang: Lang) -> Vec<ColumnHelp> {
        match tab {
            Tab::Param => param::columns(lang),
            Tab::Tourn => self.tourn.columns(lang),
            Tab::Hist => self.hist.columns(lang),
            Tab::Rating => self.rating.columns(lang),
            Tab::Statistic => self.statistic.columns(lang),
            Tab::Championship => self.championship.columns(lang),
            Tab::Fibs | Tab::Fide | Tab::Redistribution => Vec::new(),
        }
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
