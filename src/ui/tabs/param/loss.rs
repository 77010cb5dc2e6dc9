//! `W` in other words: the points a player loses in a brand-new pair.

use egui::{RichText, Ui};

use super::fields::Fields;
use crate::domain::{Notice, Params, Symbol, number};
use crate::i18n::{self, Lang};
use crate::rating::familiarity::{handicap_for_loss, new_pair_loss};
use crate::ui::widgets::input;
use crate::ui::{Cx, theme};

const FIELD: f32 = 110.0;
const DECIMALS: usize = 2;

/// The field as typed.
#[derive(Default)]
pub(super) struct Loss {
    text: String,
    /// The values whose loss stands in the field.
    of: Option<(Params, Lang)>,
    mistake: Option<Notice>,
}

impl Loss {
    /// Whether what stands in the field cannot be used.
    pub(super) const fn is_mistaken(&self) -> bool {
        self.mistake.is_some()
    }

    /// Draws the field; whether the user turned to it in this frame. Typing
    /// in it sets `W`.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, fields: &mut Fields) -> bool {
        let name = cx.text("param-loss-name");
        let mut turned = false;
        ui.indent("param-loss", |ui| {
            ui.label(RichText::new(&name).strong());
            let response = input(ui, cx.palette, &name, &mut self.text, FIELD);
            turned = response.gained_focus() || response.changed();
            if response.changed() {
                self.read(cx.lang, fields);
            } else if !response.has_focus() {
                self.follow(cx.lang, fields.typed());
            }
            if let Some(notice) = &self.mistake {
                ui.colored_label(cx.palette.error, cx.say(notice));
            }
            let help = cx.text("param-loss-help");
            ui.label(RichText::new(help).small().weak());
        });
        ui.add_space(theme::GAP);
        turned
    }

    /// Shows the loss under the typed values.
    fn follow(&mut self, lang: Lang, typed: Params) {
        if self.of == Some((typed, lang)) && self.mistake.is_none() {
            return;
        }
        self.of = Some((typed, lang));
        self.mistake = None;
        self.text = i18n::fixed(lang, new_pair_loss(&typed), DECIMALS);
    }

    /// Sets `W` by what was typed.
    fn read(&mut self, lang: Lang, fields: &mut Fields) {
        self.mistake = None;
        let Some(points) = number::parse(&self.text) else {
            let text = self.text.trim();
            self.mistake = Some(Notice::new("param-not-number").with("text", text));
            return;
        };
        let handicap = handicap_for_loss(points, &fields.typed());
        match Symbol::Handicap.check(handicap) {
            Ok(()) => fields.put(Symbol::Handicap, handicap, lang),
            Err(_) => self.mistake = Some(Notice::new("param-loss-negative")),
        }
    }
}
