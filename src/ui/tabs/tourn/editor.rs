//! The page of a sheet: header, grid, and what can be done with it.

use egui::{Context, Frame, Panel, Popup, RichText, ScrollArea, Ui};

use super::columns;
use super::grid::Asked;
use super::problems::is_of_field;
use super::sheet::Sheet;
use super::{header, problems, rows};
use crate::domain::Notice;
use crate::ui::grid::{Columns, take_back};
use crate::ui::shortcut::{CALCULATE, PageCommand};
use crate::ui::theme::{GAP, GAP_SMALL, within};
use crate::ui::widgets::{escaped, main_button};
use crate::ui::{Action, Cx};

/// Unusable lines of a paste that are shown.
const SKIPPED: usize = 3;

/// Draws the page; whether the correction is to be left.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet) -> bool {
    sheet.refresh(cx);
    let covered = is_covered(ui.ctx());
    let cursor = &sheet.grid.cursor;
    if cursor.at.is_some()
        && !cursor.typing
        && take_back(
            ui,
            cx,
            sheet.meaning.kept.is_none(),
            sheet.cleared.is_some(),
        )
    {
        restore(cx, sheet);
    }
    let id = sheet.id();
    let asked = sheet.grid.take_keys(ui, id, &mut sheet.draft, cx);
    if asked == Asked::Calculate {
        sheet.calculate(ui, cx);
    }
    sheet.refresh(cx);
    let left = Panel::bottom("tourn-footer")
        .frame(within(Frame::side_top_panel(ui.style())))
        .show(ui, |ui| footer(ui, cx, sheet))
        .inner;
    ui.add_space(GAP_SMALL);
    if let Some(of) = sheet.draft.of {
        let date = cx.view.book.tournaments.get(&of).map(|old| old.date);
        let title = date.map(|date| cx.text_with("tourn-correcting", "date", date));
        ui.heading(title.unwrap_or_default());
    } else {
        ui.heading(cx.text("tourn-new"));
    }
    header::show(ui, cx, sheet);
    ui.add_space(GAP_SMALL);
    grid(ui, cx, sheet);
    sheet.start_list.show(ui, cx, &sheet.draft, &sheet.meaning);
    left || (sheet.draft.of.is_some() && !covered && escaped(ui) && may_leave(cx, sheet))
}

/// Whether something lies over the page that Escape closes.
fn is_covered(ctx: &Context) -> bool {
    let asked = ctx.memory(|memory| memory.top_modal_layer().is_some());
    asked || Popup::is_any_open(ctx)
}

/// Whether nothing is lost with the correction; else says how to leave it.
fn may_leave(cx: &mut Cx<'_>, sheet: &Sheet) -> bool {
    let unchanged = sheet.meaning.kept.is_none();
    if !unchanged {
        cx.act(Action::Refuse(Notice::new("tourn-correction-changed")));
    }
    unchanged
}

fn grid(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet) {
    let columns = columns::of_sheet(sheet.draft.two_winners);
    let columns = Columns::fit(columns, ui.available_width() - GAP);
    ScrollArea::horizontal()
        .id_salt("tourn-grid-across")
        .show(ui, |ui| {
            columns.headings(ui, cx);
            ScrollArea::vertical()
                .id_salt("tourn-grid")
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.set_max_width(columns.in_sight);
                    ui.spacing_mut().item_spacing.y = GAP_SMALL / 2.0;
                    rows::show(ui, cx, sheet, &columns);
                    if sheet.draft.rows.iter().all(|row| row.is_empty()) {
                        ui.add_space(GAP);
                        ui.label(RichText::new(cx.text("tourn-hint")).weak());
                    }
                });
        });
}

fn footer(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet) -> bool {
    ui.add_space(GAP_SMALL);
    let mut left = false;
    ui.horizontal_wrapped(|ui| {
        let id = if sheet.draft.of.is_some() {
            "tourn-recalculate"
        } else {
            "tourn-calculate"
        };
        let key = ui.ctx().format_shortcut(&CALCULATE);
        let calculate = ui
            .add(main_button(cx.palette, cx.text(id)))
            .on_hover_text(cx.text_with("tourn-calculate-tip", "key", key));
        if PageCommand::Calculate.pressed(&calculate) {
            sheet.calculate(ui, cx);
        }
        start_list(ui, cx, sheet);
        if sheet.draft.of.is_some() {
            let leave = ui.button(cx.text("tourn-cancel"));
            left = PageCommand::LeaveCorrection.pressed(&leave);
        } else {
            clear(ui, cx, sheet);
        }
        bring_back(ui, cx, sheet);
        summary(ui, cx, sheet);
    });
    sheet.grid.pasted.show(ui, cx, SKIPPED);
    left
}

/// Opens the start list, or says in a line what it needs first.
fn start_list(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet) {
    let command = PageCommand::StartList;
    let hint = command.hint(ui.ctx(), cx.lang, "tourn-start-list-tip");
    let button = ui.button(cx.text("tourn-start-list")).on_hover_text(hint);
    if !command.pressed(&button) {
        return;
    }
    if sheet.draft.rows.iter().any(|row| !row.is_empty()) {
        sheet.start_list.open();
    } else {
        sheet.ask_pairs = true;
        cx.act(Action::Refuse(Notice::new("tourn-start-empty")));
    }
}

fn clear(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    if sheet.meaning.kept.is_some() {
        let button = ui.button(cx.text("tourn-clear"));
        if PageCommand::ClearSheet.pressed(&button) {
            let draft = std::mem::take(&mut sheet.draft);
            *sheet = Sheet::new(cx);
            sheet.cleared = Some(draft);
        }
    } else if sheet.cleared.is_some() {
        let button = ui.button(cx.text("tourn-clear-undo"));
        if PageCommand::RestoreSheet.pressed(&button) {
            restore(cx, sheet);
        }
    }
}

/// Brings back what was on the sheet before it was cleared.
fn restore(cx: &Cx<'_>, sheet: &mut Sheet) {
    let cleared = sheet.cleared.take();
    *sheet = Sheet::of(cx, cleared.unwrap_or_default());
}

fn bring_back(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    let Some((_, row)) = &sheet.grid.removed else {
        return;
    };
    let names = format!("{} – {}", row.a, row.b);
    let text = cx.text_with("tourn-bring-back", "pair", names);
    if ui.button(text).clicked() {
        sheet.grid.bring_back(&mut sheet.draft);
    }
}

/// How far the sheet is: pairs, and what must be mended.
fn summary(ui: &mut Ui, cx: &Cx<'_>, sheet: &Sheet) {
    let pairs = sheet.draft.rows.iter().filter(|row| !row.is_empty());
    let pairs = pairs.count();
    if pairs == 0 && !sheet.grid.complained {
        return;
    }
    ui.label(cx.text_with("tourn-pairs", "pairs", pairs));
    let examined = &sheet.meaning.examined;
    let mistakes = problems::count(sheet);
    let no_results = examined.problems.iter().any(|p| p.id == "sheet-no-results");
    if examined.command.is_some() {
        ui.label(RichText::new(cx.text("tourn-ready")).color(cx.palette.gain));
    } else if mistakes > 0 {
        let text = cx.text_with("tourn-mistakes", "count", mistakes);
        let color = if sheet.grid.complained {
            cx.palette.error
        } else {
            cx.palette.warning
        };
        ui.label(RichText::new(text).color(color));
    } else if let Some(field) = examined.problems.iter().find(|p| is_of_field(p)) {
        ui.label(RichText::new(cx.say(field)).color(cx.palette.warning));
    } else if no_results {
        ui.label(RichText::new(cx.text("tourn-no-results")).weak());
    }
}
