//! The tab FIDE: a chess player's event. The new rating as one types, with
//! every step, the first rating of a player without one, and what the games
//! that remain can bring.

mod answer;
mod form;
mod inputs;
mod outlook;
mod read;
mod result;

use egui::{Id, ScrollArea, Ui};

use crate::ui::Base;
use crate::ui::theme::{GAP, GAP_LARGE};

pub use inputs::Inputs;

/// Width of what is typed.
const FORM: f32 = 380.0;
/// From this width on the result stands beside what is typed.
const TWO_COLUMNS: f32 = 900.0;
/// From this width on the totals stand beside the result.
const THREE_COLUMNS: f32 = 1700.0;
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
            kept: answer::Kept::default(),
        }
    }

    /// What is typed now.
    pub fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// Puts a list from a file in the place of the one typed.
    pub fn load_list(&mut self, text: String) {
        self.inputs.list = text;
    }

    /// Draws the calculator.
    pub fn ui(&mut self, ui: &mut Ui, base: &mut Base<'_>) {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let width = ui.available_width();
            if width < TWO_COLUMNS {
                self.form(ui, base);
                ui.add_space(GAP_LARGE);
                self.results(ui, base, false);
            } else {
                ui.horizontal_top(|ui| {
                    column(ui, FORM, |ui| self.form(ui, base));
                    ui.add_space(GAP_LARGE);
                    ui.vertical(|ui| self.results(ui, base, width >= THREE_COLUMNS));
                });
            }
            follow_focus(ui);
        });
    }

    fn form(&mut self, ui: &mut Ui, base: &mut Base<'_>) {
        let year = base.today.year();
        let before = self.inputs.clone();
        let answer = self.kept.answer(&self.inputs, base.lang, year);
        form::form(ui, base, &mut self.inputs, answer);
        if self.inputs != before {
            // What is wrong stands under its field in the next frame.
            ui.ctx().request_repaint();
        }
    }

    fn results(&mut self, ui: &mut Ui, base: &mut Base<'_>, wide: bool) {
        let year = base.today.year();
        let answer = self.kept.answer(&self.inputs, base.lang, year);
        let outlook = answer.result.as_ref().ok();
        let outlook = outlook.and_then(|rated| rated.outlook.as_ref());
        if wide {
            ui.horizontal_top(|ui| {
                column(ui, RESULT, |ui| result::result(ui, base, &answer.result));
                ui.add_space(GAP_LARGE);
                ui.vertical(|ui| outlook.inspect(|outlook| outlook.ui(ui, base)));
            });
        } else {
            result::result(ui, base, &answer.result);
            ui.add_space(GAP);
            outlook.inspect(|outlook| outlook.ui(ui, base));
        }
    }
}

/// A column of a fixed width.
fn column(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        add(ui);
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
