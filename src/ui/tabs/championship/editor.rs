//! The page of a session: header, grid, and what can be done with it.

use egui::{Frame, Panel, RichText, ScrollArea, Ui};

use super::columns::Heading;
use super::sheet::Sheet;
use super::{explain, header, rows};
use crate::club::Command;
use crate::club::championship::ChampionshipCommand;
use crate::domain::Notice;
use crate::ui::grid::{Columns, take_back};
use crate::ui::shortcut::{CALCULATE, PageCommand};
use crate::ui::theme::{GAP, GAP_SMALL, within};
use crate::ui::widgets::{Reading, main_button};
use crate::ui::{Action, Cx};

/// Room for what could not be used of a file.
const SAID: f32 = 110.0;

/// Draws the page.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet) {
    sheet.refresh(cx);
    if std::mem::take(&mut sheet.ask_grid) {
        sheet.enter_grid(ui, cx);
    }
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
        sheet.bring_back();
    }
    let mut reading = Reading::new("champ-why");
    if sheet.explained.is_some() {
        reading = reading.heard(ui);
    }
    if sheet.take_keys(ui, cx) {
        sheet.calculate(ui, cx);
    }
    sheet.refresh(cx);
    Panel::bottom("champ-footer")
        .frame(within(Frame::side_top_panel(ui.style())))
        .show(ui, |ui| footer(ui, cx, sheet));
    ui.heading(heading(cx, sheet));
    header::show(ui, cx, sheet);
    ui.add_space(GAP_SMALL);
    grid(ui, cx, sheet);
    explain::window(ui, cx, sheet, reading);
}

fn heading(cx: &Cx<'_>, sheet: &Sheet) -> String {
    match sheet.draft.of {
        None => cx.text("champ-new-session"),
        Some(number) if sheet.meaning.kept.is_some() => {
            cx.text_with("champ-correcting", "number", number)
        }
        Some(number) if sheet.draft.is_final => {
            cx.text_with("championship-final-title", "number", number)
        }
        Some(number) => cx.text_with("championship-session-title", "number", number),
    }
}

fn grid(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    let columns = Columns::fit(Heading::ALL.to_vec(), ui.available_width() - GAP);
    ScrollArea::horizontal()
        .id_salt("champ-grid-across")
        .show(ui, |ui| {
            columns.headings(ui, cx);
            ScrollArea::vertical()
                .id_salt(("champ-grid", sheet.id()))
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.set_max_width(columns.in_sight);
                    ui.spacing_mut().item_spacing.y = GAP_SMALL / 2.0;
                    rows::show(ui, cx, sheet, &columns);
                    let blank = sheet.draft.rows.iter().all(|row| row.is_empty());
                    let id = if blank { "champ-hint" } else { "champ-legend" };
                    ui.add_space(GAP);
                    ui.label(RichText::new(cx.text(id)).weak());
                });
        });
}

fn footer(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet) {
    ui.add_space(GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        let id = match sheet.draft.of {
            Some(_) => "champ-recalculate",
            None => "champ-calculate",
        };
        let key = ui.ctx().format_shortcut(&CALCULATE);
        let calculate = ui
            .add(main_button(cx.palette, cx.text(id)))
            .on_hover_text(cx.text_with("champ-calculate-tip", "key", key));
        if PageCommand::Calculate.pressed(&calculate) {
            sheet.calculate(ui, cx);
        }
        let file = ui.button(cx.text("champ-file"));
        let file = file.on_hover_text(cx.text("champ-file-tip"));
        if PageCommand::ReadSession.pressed(&file) {
            cx.act(Action::ImportResults);
        }
        clear(ui, cx, sheet);
        delete(ui, cx, sheet);
        bring_back(ui, cx, sheet);
        summary(ui, cx, sheet);
    });
    let pasted = &sheet.grid.pasted;
    if !pasted.notices.is_empty() || !pasted.skipped.is_empty() {
        ScrollArea::vertical()
            .id_salt("champ-said")
            .max_height(SAID)
            .show(ui, |ui| pasted.show(ui, cx, usize::MAX));
    }
}

fn clear(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    if sheet.meaning.kept.is_some() {
        let command = match sheet.draft.of {
            Some(_) => PageCommand::DiscardSession,
            None => PageCommand::ClearSession,
        };
        if command.pressed(&ui.button(cx.text(command.text()))) {
            sheet.clear();
            // In the next frame: this one's click takes the keyboard away.
            sheet.ask_grid = true;
            ui.request_repaint();
        }
    }
    if sheet.cleared.is_some() {
        let button = ui.button(cx.text("champ-clear-undo"));
        if PageCommand::RestoreSession.pressed(&button) {
            sheet.bring_back();
        }
    }
}

fn delete(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &Sheet) {
    let Some(number) = sheet.draft.of else { return };
    let button = ui.button(cx.text("champ-delete-session"));
    if PageCommand::DeleteSession.pressed(&button) {
        let championship = sheet.draft.championship;
        let cup = cx.view.book.championships.get(&championship);
        let session = cup.and_then(|cup| cup.session(number));
        let question = Notice::new("champ-ask-delete-session")
            .with("number", number)
            .with("pairs", session.map_or(0, |session| session.pairs.len()));
        cx.act(Action::Confirm {
            questions: vec![question],
            command: Command::Championship(ChampionshipCommand::DeleteSession {
                championship,
                number,
            }),
        });
    }
}

fn bring_back(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    let Some((_, row)) = &sheet.grid.removed else {
        return;
    };
    let names = format!("{} – {}", row.a, row.b);
    if ui
        .button(cx.text_with("champ-bring-back", "pair", names))
        .clicked()
    {
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
    ui.label(cx.text_with("champ-pairs", "pairs", pairs));
    if sheet.as_recorded().is_some() {
        return;
    }
    if sheet.meaning.examined.entry.is_some() {
        ui.label(RichText::new(cx.text("champ-ready")).color(cx.palette.gain));
        return;
    }
    let mistakes = mistakes(sheet);
    if mistakes > 0 {
        let color = if sheet.grid.complained {
            cx.palette.error
        } else {
            cx.palette.warning
        };
        let text = cx.text_with("champ-mistakes", "count", mistakes);
        ui.label(RichText::new(text).color(color));
    }
}

/// How many mistakes are to be mended. Until Calculate was asked for in vain,
/// what is missing in the row being typed, or pairs, does not count.
fn mistakes(sheet: &Sheet) -> usize {
    let complained = sheet.grid.complained;
    let busy = sheet.grid.busy_row();
    let examined = &sheet.meaning.examined;
    let above = examined.problems.iter();
    let above = above.filter(|problem| complained || problem.id != "calc-few-pairs");
    let rows = examined.rows.iter().enumerate();
    let rows = rows.flat_map(|(row, seen)| seen.problems.iter().map(move |p| (row, p)));
    let rows = rows.filter(|(row, problem)| busy != Some(*row) || !rows::unfinished(problem));
    above.count() + rows.count()
}
