//! The first steps: a line of what to do next, above the tabs, on a club to
//! play with.

use egui::{Frame, RichText, Ui};
use serde::{Deserialize, Serialize};

use super::Tab;
use super::theme::{GAP, GAP_SMALL, Palette};
use crate::domain::Notice;
use crate::i18n::Lang;

/// How far the user is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Guide {
    /// The step that is shown, counted from 0; `None` shows nothing.
    step: Option<usize>,
    /// Whether it was ended once: then it does not begin by itself.
    ended: bool,
}

/// The steps: where each is done, and what it says.
const STEPS: [(Tab, &str); 5] = [
    (Tab::Tourn, "guide-pairs"),
    (Tab::Tourn, "guide-calculate"),
    (Tab::Tourn, "guide-why"),
    (Tab::Rating, "guide-rating"),
    (Tab::Rating, "guide-own"),
];

impl Guide {
    /// Begins when the sample club is opened for the first time.
    pub(super) fn begin_once(&mut self) {
        if !self.ended && self.step.is_none() {
            self.begin();
        }
    }

    /// Begins at the first step.
    pub(super) fn begin(&mut self) {
        self.step = Some(0);
    }

    /// Draws the step; the tab to show when the user turned to another one.
    pub(super) fn ui(&mut self, ui: &mut Ui, lang: Lang, palette: &Palette) -> Option<Tab> {
        let step = self.step.filter(|step| *step < STEPS.len())?;
        let mut turned = None;
        Frame::new().inner_margin(GAP_SMALL).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let count = Notice::new("guide-step")
                    .with("step", step + 1)
                    .with("of", STEPS.len());
                let count = RichText::new(lang.say(&count)).strong();
                ui.label(count.color(palette.accent));
                ui.label(lang.text(STEPS[step].1));
                ui.add_space(GAP);
                if step > 0 && ui.button(lang.text("guide-back")).clicked() {
                    turned = Some(step - 1);
                }
                let last = step + 1 == STEPS.len();
                if !last && ui.button(lang.text("guide-next")).clicked() {
                    turned = Some(step + 1);
                }
                let end = if last { "guide-done" } else { "guide-end" };
                if ui.button(lang.text(end)).clicked() {
                    *self = Self {
                        step: None,
                        ended: true,
                    };
                }
            });
        });
        let turned = turned?;
        self.step = Some(turned);
        Some(STEPS[turned].0)
    }

    /// Whether a step is shown.
    pub(super) const fn is_shown(&self) -> bool {
        self.step.is_some()
    }
}
