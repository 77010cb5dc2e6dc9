//! The fields of one game.

use egui::{Align, Ui};

use super::Inputs;
use super::read::TypedGame;
use crate::domain::Notice;
use crate::ui::Base;
use crate::ui::theme::GAP;
use crate::ui::widgets::{NAME_FIELD, input, mistake, place};

/// Width of what stands before a field, and of a field for a number.
const LABEL: f32 = 100.0;
const FIELD: f32 = 100.0;

/// Draws the fields, each row with the sentences about it right below.
pub(super) fn fields(ui: &mut Ui, base: &Base<'_>, inputs: &mut Inputs, typed: &TypedGame) {
    headings(ui, base);
    for at in 0..2 {
        player(ui, base, inputs, at);
        mistake(ui, base, &typed.ratings[at]);
        mistake(ui, base, &typed.scores[at]);
    }
    phi(ui, base, &mut inputs.phi, &typed.phi);
}

/// The field for `φ`, and the sentence about it.
pub(super) fn phi(ui: &mut Ui, base: &Base<'_>, text: &mut String, read: &Result<f64, Notice>) {
    ui.horizontal(|ui| {
        let name = base.text("redis-field-phi");
        place(ui, LABEL, Align::Min, |ui| ui.label(&name));
        let field = input(ui, base.palette, &name, text, FIELD - GAP);
        field.on_hover_text(base.text("redis-phi-tip"));
        ui.weak(base.text("redis-field-phi-how"));
    });
    mistake(ui, base, read);
}

fn headings(ui: &mut Ui, base: &Base<'_>) {
    ui.horizontal(|ui| {
        place(ui, LABEL, Align::Min, |_| ());
        for (width, text, tip) in [
            (NAME_FIELD, "redis-field-name", "redis-name-tip"),
            (FIELD, "redis-col-rating", "redis-rating-tip"),
            (FIELD, "redis-col-score", "redis-score-tip"),
        ] {
            place(ui, width, Align::Min, |ui| {
                ui.weak(base.text(text)).on_hover_text(base.text(tip))
            });
        }
    });
}

fn player(ui: &mut Ui, base: &Base<'_>, inputs: &mut Inputs, at: usize) {
    ui.horizontal(|ui| {
        let named = |id| base.say(&Notice::new(id).with("number", at + 1));
        place(ui, LABEL, Align::Min, |ui| ui.label(named("redis-player")));
        for (width, text, name, tip) in [
            (
                NAME_FIELD,
                &mut inputs.names[at],
                "redis-name-name",
                "redis-name-tip",
            ),
            (
                FIELD,
                &mut inputs.ratings[at],
                "redis-name-rating",
                "redis-rating-tip",
            ),
            (
                FIELD,
                &mut inputs.scores[at],
                "redis-name-score",
                "redis-score-tip",
            ),
        ] {
            place(ui, width, Align::Min, |ui| {
                input(ui, base.palette, &named(name), text, width - GAP)
                    .on_hover_text(base.text(tip))
            });
        }
    });
}
