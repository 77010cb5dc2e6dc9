//! What is typed: the player, K, the games, the rating to be reached.

use egui::{Align, Layout, Ui, vec2};

use super::answer::{Answer, speed_name};
use super::inputs::{Field, Inputs};
use crate::rating::fide::Speed;
use crate::ui::theme::{GAP, ROW};
use crate::ui::widgets::{ListWords, choices, input, list_field};
use crate::ui::{Base, Tab};

/// Width of the words before a field.
const LABEL: f32 = 185.0;
/// Width of a field for a rating or a year.
const FIELD: f32 = 80.0;

/// Draws all inputs, each mistake under its field: first what every player
/// needs, the rating and the games.
pub(super) fn form(ui: &mut Ui, base: &mut Base<'_>, inputs: &mut Inputs, answer: &Answer) {
    player(ui, base, inputs, answer);
    ui.add_space(GAP);
    let words = ListWords {
        name: base.text("fide-list"),
        how: base.text("fide-list-how"),
        example: base.text("fide-list-example"),
    };
    let wrong = &answer.lines;
    list_field(ui, base, Tab::Fide, &words, &mut inputs.list, wrong);
    if inputs.has_rating() {
        ui.add_space(GAP);
        coefficient(ui, base, inputs, answer);
        ui.add_space(GAP);
        target(ui, base, inputs, answer);
    }
}

fn player(ui: &mut Ui, base: &Base<'_>, inputs: &mut Inputs, answer: &Answer) {
    ui.horizontal(|ui| {
        let ways = Speed::ALL.map(|speed| (speed, base.text(speed_name(speed))));
        choices(ui, &mut inputs.speed, ways);
    });
    ui.horizontal(|ui| {
        let ways = [(false, "fide-rated"), (true, "fide-has-none")];
        let ways = ways.map(|(value, name)| (value, base.text(name)));
        choices(ui, &mut inputs.unrated, ways);
    });
    if !inputs.unrated {
        field(ui, base, inputs, answer, Field::Rating, "");
    } else if inputs.asks_standard() {
        let note = base.text("fide-if-any");
        field(ui, base, inputs, answer, Field::Standard, &note);
    }
}

fn coefficient(ui: &mut Ui, base: &Base<'_>, inputs: &mut Inputs, answer: &Answer) {
    ui.horizontal(|ui| {
        let ways = [(false, "fide-k-automatic"), (true, "fide-k-by-hand")];
        let ways = ways.map(|(value, name)| (value, base.text(name)));
        choices(ui, &mut inputs.k_typed, ways);
    });
    if inputs.k_typed {
        field(ui, base, inputs, answer, Field::K, "");
        return;
    }
    ui.weak(base.text("fide-k-facts"));
    let year = base.today.year().to_string();
    let year = base.text_with("fide-year-otherwise", "year", year);
    for fact in Field::FACTS {
        let note = if fact == Field::Year { &year } else { "" };
        field(ui, base, inputs, answer, fact, note);
    }
}

/// The rating to be reached, and what the games that remain must bring.
fn target(ui: &mut Ui, base: &Base<'_>, inputs: &mut Inputs, answer: &Answer) {
    field(ui, base, inputs, answer, Field::Target, "");
    let rated = answer.result.as_ref().ok();
    match rated.and_then(|rated| rated.needed.as_ref()) {
        Some(needed) => ui.strong(needed),
        None => ui.weak(base.text("fide-target-how")),
    };
}

/// A field after its name and before a note, and what is wrong with it.
fn field(
    ui: &mut Ui,
    base: &Base<'_>,
    inputs: &mut Inputs,
    answer: &Answer,
    field: Field,
    note: &str,
) {
    let name = base.text(field.name());
    ui.horizontal(|ui| {
        let left = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(LABEL, ROW), left, |ui| {
            ui.set_min_width(LABEL);
            ui.label(&name);
        });
        input(ui, base.palette, &name, field.of_mut(inputs), FIELD);
        ui.weak(note);
    });
    if let Some(wrong) = answer.wrong.get(&field) {
        ui.colored_label(base.palette.error, format!("⚠ {wrong}"));
    }
}
