//! The tab FIDE: a chess player's event. The new rating as one types, with
//! every step, the first rating of a player without one, and what the games
//! that remain can bring.

mod answer;
mod form;
mod inputs;
mod list;
mod outlook;
mod read;
mod result;

use egui::{CentralPanel, Id, Ui};

use answer::Answer;

use crate::domain::Notice;
use crate::i18n::Lang;
use crate::report::calculator::fide::{GAME_COLUMNS, TOTAL_COLUMNS};
use crate::report::export::Subject;
use crate::ui::Base;
use crate::ui::theme::{GAP, GAP_LARGE};
use crate::ui::widgets::{Beside, ColumnHelp, list_from_file};

pub use inputs::Inputs;

/// The columns: what is typed, and the result with the totals.
const COLUMNS: Beside = Beside {
    left: 380.0,
    right: (360.0, 1500.0),
};
/// From this width on the totals stand beside the result.
const TOTALS_BESIDE: f32 = 1300.0;
/// Width of the result where the totals stand beside it.
const RESULT: f32 = 860.0;

/// The calculator.
#[derive(Default)]
pub struct Fide {
    inputs: Inputs,
    kept: answer::Kept,
}

impl Fide {
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

    /// Puts a list from a file in the place of the one typed, in the words of
    /// a language.
    ///
    /// # Errors
    /// `list-too-long`; the list typed stays.
    pub fn load_list(&mut self, text: String, lang: Lang) -> Result<(), Notice> {
        self.inputs.list = list_from_file(text, |text| list::tidied(text, lang))?;
        Ok(())
    }

    /// What is on the screen; nothing where fields are to be filled in first.
    pub fn on_screen(&self) -> Option<Subject> {
        self.kept.on_screen()
    }

    /// What the columns of the tables mean that are shown.
    pub fn columns(lang: Lang) -> Vec<ColumnHelp> {
        let mut columns = ColumnHelp::of_table(lang, GAME_COLUMNS);
        columns.extend(ColumnHelp::of_table(lang, TOTAL_COLUMNS));
        columns
    }

    /// Draws the calculator.
    pub fn ui(&mut self, ui: &mut Ui, base: &mut Base<'_>) {
        CentralPanel::default().show(ui, |ui| self.page(ui, base));
    }

    fn page(&mut self, ui: &mut Ui, base: &mut Base<'_>) {
        let year = base.today.year();
        COLUMNS.show(
            ui,
            &mut (self, base),
            |ui, (pane, base)| {
                let before = pane.inputs.clone();
                let answer = pane.kept.answer(&pane.inputs, base.lang, year);
                form::form(ui, base, &mut pane.inputs, answer);
                if pane.inputs != before {
                    // What is wrong stands under its field in the next frame.
                    ui.ctx().request_repaint();
                }
            },
            |ui, (pane, base)| {
                let answer = pane.kept.answer(&pane.inputs, base.lang, year);
                results(ui, base, answer);
                follow_focus(ui);
            },
        );
    }
}

fn results(ui: &mut Ui, base: &mut Base<'_>, answer: &Answer) {
    let rated = answer.result.as_ref().ok();
    let outlook = rated.and_then(|rated| rated.outlook.as_ref());
    if ui.available_width() < TOTALS_BESIDE {
        result::result(ui, base, &answer.result);
        ui.add_space(GAP);
        outlook.inspect(|outlook| outlook.ui(ui, base));
        return;
    }
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(RESULT);
            result::result(ui, base, &answer.result);
        });
        ui.add_space(GAP_LARGE);
        ui.vertical(|ui| outlook.inspect(|outlook| outlook.ui(ui, base)));
    });
}

/// Scrolls to what the keyboard turned to.
fn follow_focus(ui: &Ui) {
    let last = Id::unique("fide-focus");
    let focused = ui.memory(|memory| memory.focused());
    if ui.data(|data| data.get_temp(last)) == Some(focused) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(last, focused));
    if let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) {
        ui.scroll_to_rect(response.rect, None);
    }
}
