//! The championship's own coefficients.

use egui::{Key, RichText, Ui};

use crate::club::Command;
use crate::club::championship::ChampionshipCommand;
use crate::domain::{Championship, ChampionshipId, ChampionshipParams, Notice, Symbol, number};
use crate::i18n::Lang;
use crate::ui::theme::GAP_SMALL;
use crate::ui::widgets::input;
use crate::ui::{Action, Cx};

const FIELD: f32 = 80.0;

/// Each with its name.
const ALL: [(Symbol, &str); 3] = [
    (Symbol::Jump, "champ-jump"),
    (Symbol::Split, "champ-split"),
    (Symbol::Base, "champ-base"),
];

/// The fields of the coefficients.
#[derive(Default)]
pub(super) struct Coefficients {
    of: Option<(ChampionshipId, ChampionshipParams, Lang)>,
    texts: [String; 3],
}

impl Coefficients {
    /// Draws the fields, and a button once something else is typed.
    pub(super) fn show(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, cup: &Championship) {
        self.follow(cup, cx.lang);
        let mut entered = false;
        for (at, (symbol, name)) in ALL.into_iter().enumerate() {
            entered |= self.row(ui, cx, at, symbol, name);
        }
        let Some(params) = self.read().filter(|params| *params != cup.params) else {
            return;
        };
        let button = ui.button(cx.text("champ-apply"));
        if button.on_hover_text(cx.text("champ-apply-tip")).clicked() || entered {
            let command = ChampionshipCommand::Params {
                championship: cup.id,
                params,
            };
            cx.act(Action::Execute(Command::Championship(command)));
        }
    }

    /// Shows what is in force when that has changed.
    fn follow(&mut self, cup: &Championship, lang: Lang) {
        let of = Some((cup.id, cup.params, lang));
        if self.of != of {
            self.of = of;
            let params = &cup.params;
            self.texts = [params.jump, params.split, params.base].map(|value| lang.figures(value));
        }
    }

    fn row(
        &mut self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        at: usize,
        symbol: Symbol,
        name: &'static str,
    ) -> bool {
        let text = &mut self.texts[at];
        let name = cx.text(name);
        let range = cx.say(&symbol.range().notice());
        let entered = ui
            .horizontal(|ui| {
                ui.label(RichText::new(symbol.word()).strong());
                let response = input(ui, cx.palette, &name, text, FIELD);
                ui.label(RichText::new(range).small().weak());
                response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
            })
            .inner;
        ui.label(RichText::new(name).small());
        if let Err(notice) = value(symbol, text) {
            ui.colored_label(cx.palette.error, format!("⚠ {}", cx.say(&notice)));
        }
        ui.add_space(GAP_SMALL);
        entered
    }

    fn read(&self) -> Option<ChampionshipParams> {
        let mut values = ALL.into_iter().zip(&self.texts);
        let mut next = || {
            let ((symbol, _), text) = values.next()?;
            value(symbol, text).ok()
        };
        Some(ChampionshipParams {
            jump: next()?,
            split: next()?,
            base: next()?,
        })
    }
}

/// What is typed for a coefficient, within its range.
fn value(symbol: Symbol, text: &str) -> Result<f64, Notice> {
    let wrong = || Notice::new("championship-not-number").with("text", text.trim());
    let value = number::parse(text).ok_or_else(wrong)?;
    symbol.check(value).map(|()| value)
}
