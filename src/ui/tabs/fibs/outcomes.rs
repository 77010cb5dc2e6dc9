//! Both outcomes of a match side by side.

use egui::{Grid, RichText, Ui};

use crate::domain::Notice;
use crate::rating::fibs::{Match, Rules};
use crate::ui::Base;
use crate::ui::theme::{GAP, GAP_SMALL};
use crate::ui::widgets::{change_rich, right};

/// Width of one outcome, in points.
const OUTCOME: f32 = 276.0;

/// What each outcome shows.
pub(super) const HEADINGS: [&str; 2] = ["fibs-col-change", "fibs-new"];

/// The favourite's chance, and what follows if each of the players wins.
pub(super) fn outcomes(ui: &mut Ui, base: &Base<'_>, rated: &Match, rules: Rules) {
    ui.strong(favourite(base, rated));
    ui.add_space(GAP_SMALL);
    ui.horizontal_top(|ui| {
        for winner in 0..2 {
            ui.group(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(OUTCOME);
                    outcome(ui, base, rated, winner, rules);
                });
            });
        }
    });
}

fn favourite(base: &Base<'_>, rated: &Match) -> String {
    match rated.favoured {
        None => base.text("fibs-no-favourite"),
        Some(player) => {
            let notice = Notice::new("fibs-favourite")
                .with("number", player + 1)
                .with("chance", base.number(100.0 * rated.favourite, 4));
            base.say(&notice)
        }
    }
}

fn outcome(ui: &mut Ui, base: &Base<'_>, rated: &Match, winner: usize, rules: Rules) {
    let title = Notice::new("fibs-if-wins").with("number", winner + 1);
    ui.strong(base.say(&title));
    let changes = &rated.outcomes[winner].changes;
    Grid::new(("fibs-outcome", winner))
        .num_columns(3)
        .min_col_width((OUTCOME - 2.0 * GAP) / 3.0)
        .show(ui, |ui| {
            ui.label("");
            for heading in HEADINGS {
                right(ui, RichText::new(base.text(heading)).weak());
            }
            ui.end_row();
            for (number, change) in (1_usize..).zip(changes) {
                ui.label(base.text_with("fibs-player", "number", number));
                right(ui, change_rich(base, change.change, 2));
                right(ui, RichText::new(base.number(change.new, 2)).strong());
                ui.end_row();
            }
        });
    for (number, change) in (1_usize..).zip(changes) {
        if let Some(remark) = change.remark(rules) {
            let named = Notice::new("fibs-step-floored")
                .with("player", number)
                .with("remark", base.say(&remark));
            ui.colored_label(base.palette.warning, base.say(&named));
        }
    }
}
