//! The window that answers "why did I lose 12 points?", term by term.

use egui::{Id, RichText, ScrollArea, Ui, Window, vec2};

use crate::domain::PlayerId;
use crate::rating::{CalculatedTournament, Step, explain};
use crate::ui::theme::{GAP_LARGE, GAP_SMALL};
use crate::ui::{Cx, widgets};

/// Draws the window for the player asked about, if any.
pub(super) fn window(
    ui: &Ui,
    cx: &Cx<'_>,
    evening: &CalculatedTournament,
    asked: &mut Option<PlayerId>,
) {
    let Some(player) = *asked else {
        return;
    };
    let (book, replay) = (&cx.view.book, &cx.view.replay);
    let Some(steps) = explain(book, replay, evening.id, player) else {
        return;
    };
    let mut open = true;
    // Beside the archive, below the buttons of the page.
    let place = ui.max_rect().left_top() + vec2(GAP_LARGE, GAP_LARGE * 4.0);
    Window::new(book.name_of(player))
        .id(Id::unique("tourn-explain"))
        .open(&mut open)
        .collapsible(false)
        .default_pos(place)
        .default_size([560.0, 560.0])
        .show(ui.ctx(), |ui| {
            change(ui, cx, evening, player);
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for step in &steps {
                    show(ui, cx, step);
                }
            });
        });
    if !open {
        *asked = None;
    }
}

fn change(ui: &mut Ui, cx: &Cx<'_>, evening: &CalculatedTournament, player: PlayerId) {
    let Some(pair) = evening.pair_of(player) else {
        return;
    };
    let Some(outcome) = pair.outcome else {
        return;
    };
    let change = if pair.a == player {
        outcome.change_a
    } else {
        outcome.change_b
    };
    let (text, color) = widgets::change_text(cx, change, 1);
    let text = RichText::new(text).heading();
    ui.label(color.map_or(text.clone(), |color| text.color(color)));
}

/// A step: what it is, the formula, the numbers in it, and why.
fn show(ui: &mut Ui, cx: &Cx<'_>, step: &Step) {
    let number = |value: f64, decimals: usize| cx.number(value, decimals);
    let value = number(step.value, step.decimals);
    ui.add_space(GAP_SMALL);
    ui.label(RichText::new(cx.text(step.name)).strong());
    let line = if step.formula.is_empty() {
        format!("{} = {value}", step.symbol)
    } else {
        let (symbolic, numeric) = (step.symbolic(&number), step.numeric(&number));
        format!("{} = {symbolic} = {numeric} = {value}", step.symbol)
    };
    ui.label(line);
    ui.label(RichText::new(cx.say(&step.why)).weak());
}
