//! The fields of one match, and beside each player what holds before it.

use egui::{Align, Ui};

use super::Inputs;
use super::read::TypedMatch;
use crate::domain::Notice;
use crate::rating::fibs::Match;
use crate::ui::Base;
use crate::ui::theme::GAP;
use crate::ui::widgets::{input, mistake, place};

/// Width of what stands before a field, and of a field and of a figure.
const LABEL: f32 = 100.0;
const FIELD: f32 = 84.0;

/// Draws the fields, each row with the sentences about it right below.
pub(super) fn fields(
    ui: &mut Ui,
    base: &Base<'_>,
    inputs: &mut Inputs,
    typed: &TypedMatch,
    rated: Option<&Match>,
) {
    headings(ui, base);
    for at in 0..2 {
        player(ui, base, inputs, rated, at);
        mistake(ui, base, &typed.players[at].rating);
        mistake(ui, base, &typed.players[at].experience);
    }
    ui.horizontal(|ui| {
        let name = base.text("fibs-field-length");
        place(ui, LABEL, Align::Min, |ui| ui.label(&name));
        let field = input(ui, base.palette, &name, &mut inputs.length, FIELD - GAP);
        field.on_hover_text(base.text("fibs-length-tip"));
        ui.weak(base.text("fibs-field-length-how"));
    });
    mistake(ui, base, &typed.length);
}

fn headings(ui: &mut Ui, base: &Base<'_>) {
    ui.horizontal(|ui| {
        place(ui, LABEL, Align::Min, |_| ());
        for (text, tip) in [
            ("fibs-col-rating", "fibs-rating-tip"),
            ("fibs-col-experience", "fibs-experience-tip"),
        ] {
            place(ui, FIELD, Align::Min, |ui| {
                ui.weak(base.text(text)).on_hover_text(base.text(tip))
            });
        }
        for (text, tip) in [
            ("fibs-col-chance", "fibs-explain-favourite-words"),
            ("fibs-col-pace", "fibs-pace-tip"),
            ("fibs-field-after", "fibs-after-tip"),
        ] {
            place(ui, FIELD, Align::Max, |ui| {
                ui.weak(base.text(text)).on_hover_text(base.text(tip))
            });
        }
    });
}

fn player(ui: &mut Ui, base: &Base<'_>, inputs: &mut Inputs, rated: Option<&Match>, at: usize) {
    ui.horizontal(|ui| {
        let named = |id| base.say(&Notice::new(id).with("number", at + 1));
        place(ui, LABEL, Align::Min, |ui| ui.label(named("fibs-player")));
        let mut field = |text: &mut String, name: String, tip: &str| {
            place(ui, FIELD, Align::Min, |ui| {
                input(ui, base.palette, &name, text, FIELD - GAP).on_hover_text(base.text(tip))
            });
        };
        let (rating, experience) = (&mut inputs.ratings[at], &mut inputs.experiences[at]);
        field(rating, named("fibs-name-rating"), "fibs-rating-tip");
        field(
            experience,
            named("fibs-name-experience"),
            "fibs-experience-tip",
        );
        let Some(side) = rated.map(|rated| &rated.sides[at]) else {
            return;
        };
        for text in [
            base.percent(100.0 * side.chance, 2),
            base.number(side.pace, 2),
            side.experience_after.to_string(),
        ] {
            place(ui, FIELD, Align::Max, |ui| ui.label(text));
        }
    });
}
