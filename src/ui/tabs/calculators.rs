//! The calculators together: they need no club, outlive it, and what is typed
//! into them is kept between starts.

use egui::Ui;
use serde::{Deserialize, Serialize};

use super::{fibs, fide, redistribution};
use crate::domain::Notice;
use crate::i18n::Lang;
use crate::report::export::Subject;
use crate::ui::widgets::ColumnHelp;
use crate::ui::{Base, Tab};

/// What the user typed into the calculators.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(missing_docs, reason = "the names of the rating systems")]
pub struct Inputs {
    pub fibs: fibs::Inputs,
    pub fide: fide::Inputs,
    pub redistribution: redistribution::Inputs,
}

/// All calculators.
#[derive(Default)]
pub struct Calculators {
    fibs: fibs::Fibs,
    fide: fide::Fide,
    redistribution: redistribution::Redistribution,
}

impl Calculators {
    /// Begins with what was typed last.
    pub fn new(inputs: Inputs) -> Self {
        Self {
            fibs: fibs::Fibs::new(inputs.fibs),
            fide: fide::Fide::new(inputs.fide),
            redistribution: redistribution::Redistribution::new(inputs.redistribution),
        }
    }

    /// What is typed now, if it is not what is known already.
    pub fn changed(&self, known: &Inputs) -> Option<Inputs> {
        let same = *self.fibs.inputs() == known.fibs
            && *self.fide.inputs() == known.fide
            && *self.redistribution.inputs() == known.redistribution;
        (!same).then(|| Inputs {
            fibs: self.fibs.inputs().clone(),
            fide: self.fide.inputs().clone(),
            redistribution: self.redistribution.inputs().clone(),
        })
    }

    /// Draws the calculator of a tab; tabs of the club draw nothing here.
    pub fn ui(&mut self, tab: Tab, ui: &mut Ui, base: &mut Base<'_>) {
        match tab {
            Tab::Fibs => self.fibs.ui(ui, base),
            Tab::Fide => self.fide.ui(ui, base),
            Tab::Redistribution => self.redistribution.ui(ui, base),
            Tab::Param
            | Tab::Tourn
            | Tab::Hist
            | Tab::Rating
            | Tab::Statistic
            | Tab::Championship => {}
        }
    }

    /// What the columns of the tables mean that the calculator of a tab shows.
    pub fn columns(&self, tab: Tab, lang: Lang) -> Vec<ColumnHelp> {
        match tab {
            Tab::Fibs => self.fibs.columns(lang),
            Tab::Fide => fide::Fide::columns(lang),
            Tab::Redistribution => self.redistribution.columns(lang),
            Tab::Param
            | Tab::Tourn
            | Tab::Hist
            | Tab::Rating
            | Tab::Statistic
            | Tab::Championship => Vec::new(),
        }
    }

    /// What the calculator of a tab shows, as something to export in a
    /// language; nothing where fields are to be filled in first.
    pub fn on_screen(&self, tab: Tab, lang: Lang) -> Option<Subject> {
        match tab {
            Tab::Fibs => self.fibs.on_screen(lang),
            Tab::Fide => self.fide.on_screen(),
            Tab::Redistribution => self.redistribution.on_screen(lang),
            Tab::Param
            | Tab::Tourn
            | Tab::Hist
            | Tab::Rating
            | Tab::Statistic
            | Tab::Championship => None,
        }
    }

    /// Puts a list from a file into the calculator of a tab, in the words of
    /// a language.
    ///
    /// # Errors
    /// `list-too-long`; the old list stays.
    pub fn load_list(&mut self, tab: Tab, text: String, lang: Lang) -> Result<(), Notice> {
        match tab {
            Tab::Fibs => self.fibs.load_list(text),
            Tab::Fide => self.fide.load_list(text, lang),
            Tab::Redistribution => self.redistribution.load_list(text),
            Tab::Param
            | Tab::Tourn
            | Tab::Hist
            | Tab::Rating
            | Tab::Statistic
            | Tab::Championship => Ok(()),
        }
    }
}
