//! What stands above the totals: the prize, who captains are, the search, and
//! what can be done.

use egui::{RichText, Ui};

use super::list::List;
use crate::club::championship::is_current;
use crate::domain::{ChampionshipId, Notice};
use crate::rating::championship::Total;
use crate::report;
use crate::ui::shortcut::PageCommand;
use crate::ui::widgets::{columns_button, search};
use crate::ui::{Action, Cx};

/// The Most Successful Player, and what a captain is.
pub(super) fn prize(ui: &mut Ui, cx: &Cx<'_>, id: ChampionshipId, totals: &[Total]) {
    let winners = report::championship::most_successful(cx.view, id);
    let text = match totals.first() {
        Some(first) if !winners.is_empty() => cx.say(
            &Notice::new("totals-prize")
                .with("count", winners.len())
                .with("names", winners.join(", "))
                .with("total", cx.signed(first.total, 1)),
        ),
        _ => cx.text("totals-prize-open"),
    };
    ui.label(RichText::new(text).heading());
    if totals.iter().any(Total::is_captain) {
        ui.weak(cx.text("totals-captains"));
    }
}

/// What the buttons ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Nothing,
    /// To carry the championship into the club.
    Carry,
    /// To say who a guest is.
    Guest,
}

/// The search and the buttons.
pub(super) fn bar(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    id: ChampionshipId,
    text: &mut String,
    list: &List,
) -> Wish {
    let wish = ui.horizontal_wrapped(|ui| {
        let name = cx.text("totals-search");
        ui.label(&name);
        search(ui, cx, &name, text);
        let shown = Notice::new("totals-shown")
            .with("shown", list.len())
            .with("all", list.all());
        ui.weak(cx.say(&shown));
        ui.separator();
        let copy = ui.button(cx.text("totals-copy"));
        if PageCommand::CopyTotals.pressed(&copy.on_hover_text(cx.text("totals-copy-hint")))
            && let Some(table) = list.table(cx, id)
        {
            let text = report::text(&table, cx.lang);
            cx.act(Action::Copy(text));
        }
        let carry = ui.button(cx.text("totals-carry"));
        let carry = carry.on_hover_text(cx.text("totals-carry-hint"));
        let carry = PageCommand::CarryOver.pressed(&carry);
        let guest = ui.button(cx.text("totals-guest"));
        let guest = guest.on_hover_text(cx.text("totals-guest-what"));
        let guest = PageCommand::NameGuest.pressed(&guest);
        columns_button(ui, cx);
        match (carry, guest) {
            (true, _) => Wish::Carry,
            (_, true) => Wish::Guest,
            _ => Wish::Nothing,
        }
    });
    carried(ui, cx, id);
    wish.inner
}

/// When the championship was carried into the club, if it was.
fn carried(ui: &mut Ui, cx: &Cx<'_>, id: ChampionshipId) {
    let book = &cx.view.book;
    let Some(championship) = book.championships.get(&id) else {
        return;
    };
    let mut adjustments = championship.transferred.iter();
    let first = adjustments.find_map(|adjustment| book.adjustments.get(adjustment));
    if let Some(first) = first {
        let notice = Notice::new("totals-carried")
            .with("date", cx.lang.date(first.date))
            .with("count", championship.transferred.len());
        ui.label(cx.say(&notice));
        if !is_current(cx.view, id) {
            let stale = cx.text("totals-carried-stale");
            ui.colored_label(cx.palette.warning, format!("⚠ {stale}"));
        }
    }
}
