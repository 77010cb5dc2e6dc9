//! One game.

use egui::{ScrollArea, Ui};

use super::Inputs;
use super::fields::fields;
use super::read::TypedGame;
use crate::i18n::Lang;
use crate::rating::redistribution::Game;
use crate::report::calculator::redistribution::{explained, game, numbered};
use crate::report::calculator::{Explained, explained_text};
use crate::report::export::Subject;
use crate::ui::shortcut::PageCommand;
use crate::ui::tabs::exported::pane;
use crate::ui::theme::{GAP, GAP_SMALL};
use crate::ui::widgets::{ShownTable, TableLook, formulas, table_view};
use crate::ui::{Action, Base};

/// Width of the page at most, in points.
const PAGE: f32 = 760.0;
/// More than a table of two players is high, in points.
const TABLE: f32 = 200.0;

/// What a calculated game depends on: `φ`, the game, the names, the language.
type Of = (f64, Game, [String; 2], Lang);

/// The game last typed, calculated.
#[derive(Default)]
pub(super) struct One {
    of: Option<Of>,
    shown: Option<Shown>,
}

struct Shown {
    table: ShownTable,
    remark: Option<String>,
    steps: Vec<Explained>,
}

impl One {
    /// Draws the page.
    pub(super) fn ui(&mut self, ui: &mut Ui, base: &mut Base<'_>, inputs: &mut Inputs) {
        let typed = TypedGame::read(inputs);
        let of = typed.game().map(|(phi, game)| {
            let names = names(inputs, base.lang);
            (phi, game, names, base.lang)
        });
        if self.of != of {
            self.shown = of.as_ref().map(Shown::new);
            self.of = of;
        }
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(PAGE.min(ui.available_width()));
            ui.label(base.text("redis-intro"));
            ui.add_space(GAP_SMALL);
            fields(ui, base, inputs, &typed);
            ui.add_space(GAP);
            if let Some(shown) = &self.shown {
                shown.ui(ui, base);
            }
        });
    }
}

impl One {
    /// What is on the page, to be exported.
    pub(super) fn on_screen(&self) -> Option<Subject> {
        let shown = self.shown.as_ref()?;
        let remark = shown.remark.clone().unwrap_or_default();
        let heading = [shown.table.table().title.clone(), remark];
        Some(pane("file-game", heading, &[&shown.table], None))
    }
}

/// The names typed; who has none is called by the number.
fn names(inputs: &Inputs, lang: Lang) -> [String; 2] {
    let mut names = numbered(lang);
    for (name, typed) in names.iter_mut().zip(&inputs.names) {
        let typed = typed.trim();
        if !typed.is_empty() {
            typed.clone_into(name);
        }
    }
    names
}

impl Shown {
    fn new((phi, played, names, lang): &Of) -> Self {
        let names = [names[0].as_str(), names[1].as_str()];
        Self {
            table: ShownTable::new(game(played, names, *lang), *lang),
            remark: played.remark(names).map(|remark| lang.say(&remark)),
            steps: explained(played, *phi, names, *lang),
        }
    }

    fn ui(&self, ui: &mut Ui, base: &mut Base<'_>) {
        let look = TableLook {
            id: "redis-game",
            height: TABLE,
            grey: &|_| false,
        };
        table_view(ui, base, &look, &self.table);
        if let Some(remark) = &self.remark {
            ui.add_space(GAP_SMALL);
            ui.colored_label(base.palette.warning, remark);
        }
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            ui.strong(base.text("redis-steps"));
            let copy = ui.button(base.text("redis-copy"));
            if PageCommand::CopyResult.pressed(&copy) {
                base.act(Action::Copy(self.text(base.lang)));
            }
        });
        formulas(ui, &self.steps);
    }

    /// The whole calculation as text.
    fn text(&self, lang: Lang) -> String {
        let table = self.table.text(lang);
        let remark = self.remark.iter().map(|remark| format!("{remark}\n"));
        let remark: String = remark.collect();
        format!("{table}{remark}\n{}", explained_text(&self.steps))
    }
}
