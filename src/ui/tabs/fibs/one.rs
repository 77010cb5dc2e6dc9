//! One match.

use egui::Ui;

use super::Inputs;
use super::chances::Chances;
use super::fields::fields;
use super::outcomes::outcomes;
use super::read::TypedMatch;
use crate::i18n::Lang;
use crate::rating::fibs::{Match, Rules};
use crate::report;
use crate::report::calculator::{self, Explained, explained_text};
use crate::report::export::Subject;
use crate::ui::shortcut::PageCommand;
use crate::ui::tabs::exported::pane;
use crate::ui::theme::{GAP, GAP_SMALL};
use crate::ui::widgets::{Beside, ShownTable, formulas};
use crate::ui::{Action, Base};

/// Fields and outcomes at the left, chances at the right.
const PAGE: Beside = Beside {
    left: 600.0,
    right: (420.0, 760.0),
};

/// The match last typed, calculated.
#[derive(Default)]
pub(super) struct One {
    of: Option<(Match, Rules, Lang)>,
    shown: Option<Shown>,
}

struct Shown {
    rated: Match,
    rules: Rules,
    steps: Vec<Explained>,
    chances: Chances,
}

impl One {
    /// Draws the page.
    pub(super) fn ui(&mut self, ui: &mut Ui, base: &mut Base<'_>, inputs: &mut Inputs) {
        let typed = TypedMatch::read(inputs);
        self.compute(typed.rated(inputs.rules()), inputs.rules(), base.lang);
        let height = ui.available_height();
        let shown = self.shown.as_ref();
        PAGE.show(
            ui,
            &mut (base, inputs),
            |ui, (base, inputs)| {
                ui.label(base.text("fibs-intro"));
                ui.add_space(GAP_SMALL);
                fields(ui, base, inputs, &typed, shown.map(|shown| &shown.rated));
                ui.add_space(GAP);
                if let Some(shown) = shown {
                    shown.result(ui, base);
                }
            },
            |ui, (base, _)| {
                if let Some(shown) = shown {
                    shown.chances.ui(ui, base, height);
                }
            },
        );
    }

    /// What is on the page, to be exported.
    pub(super) fn on_screen(&self, lang: Lang) -> Option<Subject> {
        let shown = self.shown.as_ref()?;
        let both = calculator::fibs::both(&shown.rated, lang);
        let heading = [both.title.clone(), shown.said(lang).join(" ")];
        let tables = [&ShownTable::new(both, lang), &shown.chances.table];
        let chart = shown.chances.chart(lang);
        Some(pane("file-match", heading, &tables, Some(chart)))
    }

    fn compute(&mut self, rated: Option<Match>, rules: Rules, lang: Lang) {
        let of = rated.map(|rated| (rated, rules, lang));
        if self.of == of {
            return;
        }
        self.of = of;
        self.shown = rated.map(|rated| Shown {
            rated,
            rules,
            steps: calculator::fibs::explained(&rated, lang),
            chances: Chances::new(&rated, lang),
        });
    }
}

impl Shown {
    fn result(&self, ui: &mut Ui, base: &mut Base<'_>) {
        outcomes(ui, base, &self.rated, self.rules);
        ui.add_space(GAP_SMALL);
        ui.horizontal(|ui| {
            ui.strong(base.text("fibs-steps"));
            let copy = ui.button(base.text("fibs-copy"));
            if PageCommand::CopyResult.pressed(&copy) {
                base.act(Action::Copy(self.text(base.lang)));
            }
        });
        formulas(ui, &self.steps);
    }

    /// The whole calculation as text.
    fn text(&self, lang: Lang) -> String {
        let table = report::text(&calculator::fibs::both(&self.rated, lang), lang);
        let steps = explained_text(&self.steps);
        format!("{table}\n{}\n\n{steps}", self.said(lang).join("\n"))
    }

    /// What follows if either player wins.
    fn said(&self, lang: Lang) -> [String; 2] {
        [0, 1].map(|winner| {
            // The first sentence, the chances, is among the steps already.
            let steps = calculator::fibs::steps(&self.rated, winner, self.rules, lang);
            steps[1..].join("\n")
        })
    }
}
