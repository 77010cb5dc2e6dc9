//! The calculator of FIBS and of the MSN Zone: one match with both outcomes,
//! and several matches in a row.

mod chances;
mod fields;
mod list;
mod one;
mod outcomes;
mod read;

use egui::{CentralPanel, Panel, Ui};
use serde::{Deserialize, Serialize};

use crate::domain::Notice;
use crate::i18n::Lang;
use crate::rating::fibs::Rules;
use crate::report::calculator::fibs::{CHANCE_COLUMNS, MATCH_COLUMNS};
use crate::report::export::Subject;
use crate::ui::Base;
use crate::ui::theme::GAP_LARGE;
use crate::ui::widgets::{ColumnHelp, columns_button, list_from_file};

/// What is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Page {
    #[default]
    One,
    List,
}

impl Page {
    const ALL: [(Self, &'static str); 2] =
        [(Self::One, "fibs-page-one"), (Self::List, "fibs-page-list")];
}

/// What the user typed, as it was typed; kept between starts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Inputs {
    page: Page,
    /// Whether the rules of the Zone hold.
    zone: bool,
    length: String,
    ratings: [String; 2],
    experiences: [String; 2],
    /// Rating and experience of the list's player before its first match.
    start: [String; 2],
    /// The list, one line each.
    list: String,
}

impl Default for Inputs {
    /// A short match of two new players, of whom one is the favourite, so
    /// that every number shows what it depends on.
    fn default() -> Self {
        Self {
            page: Page::default(),
            zone: false,
            length: "5".to_owned(),
            ratings: ["1600".to_owned(), "1500".to_owned()],
            experiences: ["0".to_owned(), "0".to_owned()],
            start: ["1500".to_owned(), "0".to_owned()],
            list: String::new(),
        }
    }
}

impl Inputs {
    const fn rules(&self) -> Rules {
        if self.zone { Rules::Zone } else { Rules::Fibs }
    }
}

/// The calculator.
#[derive(Default)]
pub struct Fibs {
    inputs: Inputs,
    one: one::One,
    list: list::List,
}

impl Fibs {
    /// Begins with what was typed last.
    pub fn new(inputs: Inputs) -> Self {
        Self {
            inputs,
            ..Self::default()
        }
    }

    /// What is typed now.
    pub fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// Puts a list from a file in the place of the one typed.
    ///
    /// # Errors
    /// `list-too-long`; the list typed stays.
    pub fn load_list(&mut self, text: String) -> Result<(), Notice> {
        self.inputs.list = list_from_file(text, read::tidied)?;
        self.inputs.page = Page::List;
        Ok(())
    }

    /// What is on the screen; nothing where fields are to be filled in first.
    pub fn on_screen(&self, lang: Lang) -> Option<Subject> {
        match self.inputs.page {
            Page::One => self.one.on_screen(lang),
            Page::List => self.list.on_screen(lang),
        }
    }

    /// What the columns of the tables mean that are shown.
    pub fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {
        match self.inputs.page {
            Page::One => {
                let mut columns = ColumnHelp::of_headings(lang, outcomes::HEADINGS);
                columns.extend(ColumnHelp::of_table(lang, CHANCE_COLUMNS));
                columns
            }
            Page::List => ColumnHelp::of_table(lang, MATCH_COLUMNS),
        }
    }

    /// Draws the calculator.
    pub fn ui(&mut self, ui: &mut Ui, base: &mut Base<'_>) {
        Panel::top("fibs-pages").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (page, text) in Page::ALL {
                    ui.selectable_value(&mut self.inputs.page, page, base.text(text));
                }
                ui.add_space(GAP_LARGE);
                ui.checkbox(&mut self.inputs.zone, base.text("fibs-zone"))
                    .on_hover_text(base.text("fibs-zone-tip"));
                columns_button(ui, base);
            });
        });
        CentralPanel::default().show(ui, |ui| match self.inputs.page {
            Page::One => self.one.ui(ui, base, &mut self.inputs),
            Page::List => self.list.ui(ui, base, &mut self.inputs),
        });
    }
}
