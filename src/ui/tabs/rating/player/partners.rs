//! The partners of a player, and with whom the norm was beaten lately.

use egui::Ui;

use super::facts::{Evening, Facts};
use crate::club::partners::LATELY;
use crate::domain::Notice;
use crate::i18n;
use crate::ui::tabs::partners::Column;
use crate::ui::widgets::{ListColumn as _, ListLook, ListTable, Sort};
use crate::ui::{Action, Cx};

/// Partners named as those with whom it went best.
const NAMED: usize = 3;

pub(super) fn table(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    facts: &Facts,
    table: &mut ListTable,
    sort: &mut Sort<Column>,
) {
    let lately = lately(cx, facts);
    if !lately.is_empty() {
        ui.label(lately);
    }
    let look = ListLook {
        id: "player-partners",
        columns: Column::ALL,
        fills: true,
        chosen: None,
        spoken_before: None,
    };
    if let Some(at) = table.show(ui, cx, &look, &facts.partners, sort) {
        cx.act(Action::ShowPlayer(facts.partners[at].partner));
    }
}

/// With whom the player beat the norm by most in the last tournaments, as a
/// sentence; nothing where with nobody.
fn lately(cx: &Cx<'_>, facts: &Facts) -> String {
    let mut above: Vec<(f64, &str)> = facts
        .partners
        .iter()
        .filter_map(|row| Some((row.lately_against_norm?, cx.view.book.name_of(row.partner))))
        .filter(|(difference, _)| *difference > 0.0)
        .collect();
    if above.is_empty() {
        return String::new();
    }
    above.sort_by(|one, other| other.0.total_cmp(&one.0));
    let rated = |evening: &&Evening| evening.moved.is_some() && evening.percent.is_some();
    let judged = facts.evenings.iter().filter(rated).count();
    let named = above.iter().take(NAMED);
    let named = named
        .map(|(difference, name)| format!("{name} {}", i18n::percent(cx.signed(*difference, 1))));
    let said = Notice::new("player-lately")
        .with("count", judged.min(LATELY))
        .with("partners", named.collect::<Vec<_>>().join("; "));
    cx.say(&said)
}
