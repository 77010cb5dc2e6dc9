//! The calculator of redistribution: one game, and a ladder of many.

mod chart;
mod fields;
mod ladder;
mod one;
mod read;

use egui::{CentralPanel, Panel, Ui};
use serde::{Deserialize, Serialize};

use crate::domain::Notice;
use crate::i18n::Lang;
use crate::report::calculator::redistribution::{
    GAME_COLUMNS, LADDER_GAME_COLUMNS, STANDING_COLUMNS,
};
use crate::report::export::Subject;
use crate::ui::Base;
use crate::ui::widgets::{ColumnHelp, columns_button, list_from_file};

/// What is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Page {
    #[default]
    One,
    Ladder,
}

impl Page {
    const ALL: [(Self, &'static str); 2] = [
        (Self::One, "redis-page-one"),
        (Self::Ladder, "redis-page-ladder"),
    ];
}

/// What the part φ usually is, as English writes it.
const USUAL_PHI: &str = "0.2";

/// What the user typed, as it was typed; kept between starts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Inputs {
    page: Page,
    /// For the game and for the ladder.
    phi: String,
    names: [String; 2],
    ratings: [String; 2],
    scores: [String; 2],
    /// The games of the ladder, one line each.
    list: String,
    /// The names of those chosen for the chart; nobody stands for the best.
    chosen: Vec<String>,
}

impl Default for Inputs {
    /// A game between two new players.
    fn default() -> Self {
        Self {
            page: Page::default(),
            phi: USUAL_PHI.to_owned(),
            names: Default::default(),
            ratings: ["1000".to_owned(), "1000".to_owned()],
            scores: ["3".to_owned(), "1".to_owned()],
            list: String::new(),
            chosen: Vec::new(),
        }
    }
}

/// The calculator.
#[derive(Default)]
pub struct Redistribution {
    inputs: Inputs,
    one: one::One,
    ladder: ladder::LadderPage,
}

impl Redistribution {
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
        self.inputs.page = Page::Ladder;
        Ok(())
    }

    /// What is on the screen; nothing where fields are to be filled in first.
    pub fn on_screen(&self, lang: Lang) -> Option<Subject> {
        match self.inputs.page {
            Page::One => self.one.on_screen(),
            Page::Ladder => self.ladder.on_screen(lang),
        }
    }

    /// What the columns of the tables mean that are shown.
    pub fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {
        match self.inputs.page {
            Page::One => ColumnHelp::of_table(lang, GAME_COLUMNS),
            Page::Ladder => {
                let mut columns = ColumnHelp::of_table(lang, STANDING_COLUMNS);
                columns.extend(ColumnHelp::of_table(lang, LADDER_GAME_COLUMNS));
                columns
            }
        }
    }

    /// Draws the calculator.
    pub fn ui(&mut self, ui: &mut Ui, base: &mut Base<'_>) {
        Panel::top("redis-pages").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (page, text) in Page::ALL {
                    ui.selectable_value(&mut self.inputs.page, page, base.text(text));
                }
                columns_button(ui, base);
            });
        });
        if self.inputs.phi.replace(',', ".") == USUAL_PHI {
            // Nobody typed it: it follows the language.
            self.inputs.phi = base.lang.figures(USUAL_PHI);
        }
        CentralPanel::default().show(ui, |ui| match self.inputs.page {
            Page::One => self.one.ui(ui, base, &mut self.inputs),
            Page::Ladder => self.ladder.ui(ui, base, &mut self.inputs),
        });
    }
}
