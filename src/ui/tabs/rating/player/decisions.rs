//! The player's ratings changed by hand.

use egui::{ScrollArea, Ui};

use super::facts::Facts;
use crate::club::Command;
use crate::domain::{Adjustment, AdjustmentKind, Notice};
use crate::rating::Point;
use crate::ui::theme::GAP;
use crate::ui::widgets::change_rich;
use crate::ui::{Action, Cx};

/// What stands in a line.
pub(super) const HEADINGS: [&str; 4] = [
    "player-decision-col-date",
    "player-decision-col-what",
    "player-decision-col-change",
    "player-decision-col-reason",
];

pub(super) fn list(ui: &mut Ui, cx: &mut Cx<'_>, facts: &Facts) {
    if facts.decisions.is_empty() {
        ui.label(cx.text("player-no-decisions"));
        return;
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for (id, point) in &facts.decisions {
            let view = cx.view.clone();
            if let Some(decision) = view.book.adjustments.get(id) {
                line(ui, cx, decision, point);
            }
        }
    });
}

fn line(ui: &mut Ui, cx: &mut Cx<'_>, decision: &Adjustment, point: &Point) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(cx.lang.date(decision.date));
        ui.label(what(cx, &decision.kind));
        ui.label(change_rich(cx, point.change, 1));
        ui.label(cx.text_with("player-decision-new", "rating", cx.number(point.rating, 1)));
        ui.weak(cx.text_with("player-decision-reason", "reason", decision.reason.as_str()));
        if ui.button(cx.text("player-decision-delete")).clicked() {
            let question = Notice::new("player-decision-delete-ask").with("date", decision.date);
            cx.act(Action::Confirm {
                questions: vec![question],
                command: Command::DeleteAdjustment(decision.id),
            });
        }
    });
    ui.add_space(GAP);
}

/// What was decided, in words.
fn what(cx: &Cx<'_>, kind: &AdjustmentKind) -> String {
    let name = |id| cx.view.book.name_of(id);
    let notice = match *kind {
        AdjustmentKind::Average { a, b } => Notice::new("player-decision-average")
            .with("a", name(a))
            .with("b", name(b)),
        AdjustmentKind::Reassign { a, b, rating } => Notice::new("player-decision-reassign")
            .with("a", name(a))
            .with("b", name(b))
            .with("rating", rating),
        AdjustmentKind::Set { rating, .. } => {
            Notice::new("player-decision-set").with("rating", rating)
        }
        AdjustmentKind::Add { change, .. } => {
            Notice::new("player-decision-add").with("change", cx.signed(change, 1))
        }
    };
    cx.say(&notice)
}
