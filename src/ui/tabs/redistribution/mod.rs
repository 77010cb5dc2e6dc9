//! Redistribution.

use egui::Ui;

use crate::ui::Base;

/// What the user typed; kept between starts.
#[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Inputs {
    /// The list, one line each.
    pub list: String,
}

/// The calculator.
#[derive(Default)]
pub struct Redistribution {
    inputs: Inputs,
}

impl Redistribution {
    /// Begins with what was typed last.
    pub fn new(inputs: Inputs) -> Self {
        Self { inputs }
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
        let _ = (ui, base);
    }
}
