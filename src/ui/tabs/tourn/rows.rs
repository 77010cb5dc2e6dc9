//! Draws the rows of the grid.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, CompletionPopup, Galley, Id, RichText, Role, Sense, StrokeKind};
use egui::{TextEdit, TextStyle, Ui, WidgetInfo, vec2};

use super::cell::{Cell, Slot, Step};
use super::columns::{Columns, Heading};
use super::grid::{self, Grid};
use super::problems::row_unfinished;
use super::sheet::{Meaning, Sheet};
use super::{keys, newcomer, suggest};
use crate::club::{Draft, ExaminedRow};
use crate::domain::Notice;
use crate::ui::Cx;
use crate::ui::theme::{GAP_LARGE, GAP_SMALL, ROW};
use crate::ui::widgets;

/// What a click or an accepted suggestion asks of the grid, once all rows are
/// drawn.
enum After {
    Nothing,
    Enter(Cell),
    Remove(usize),
    /// A newcomer of that row and side has a starting rating, or is none.
    Settled(usize, usize),
}

/// Draws all rows and does what was asked in them.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet, columns: &Columns) {
    let id = sheet.id();
    let rows = sheet.draft.rows.len();
    sheet.grid.names.prepare(cx.lang, rows);
    let mut after = After::Nothing;
    sheet.grid.list_open = false;
    for row in 0..rows {
        let drawn = RowOf {
            cx,
            id,
            row,
            draft: &mut sheet.draft,
            grid: &mut sheet.grid,
            meaning: &sheet.meaning,
        }
        .show(ui, columns);
        if !matches!(drawn, After::Nothing) {
            after = drawn;
        }
    }
    let (draft, grid) = (&mut sheet.draft, &mut sheet.grid);
    grid.ask_newcomer = None;
    match after {
        After::Nothing => {}
        After::Remove(row) => grid.remove(ui, id, draft, row),
        After::Enter(cell) => grid.step(ui, id, draft, cx.view, cell, Step::Enter),
        After::Settled(row, side) => grid.after_newcomer(ui, id, draft, cx.view, (row, side)),
    }
}

/// A name as it is shown in a cell too narrow for it, cut with `…`; `None`
/// when it fits.
fn shortened(ui: &Ui, name: &str, color: Color32) -> Option<Arc<Galley>> {
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::simple_singleline(name.to_owned(), font, color);
    job.wrap = TextWrapping::truncate_at_width(ui.available_width() - 2.0 * GAP_SMALL);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    galley.elided.then_some(galley)
}

/// One row while it is drawn.
struct RowOf<'a, 'c> {
    cx: &'a Cx<'c>,
    id: Id,
    row: usize,
    draft: &'a mut Draft,
    grid: &'a mut Grid,
    meaning: &'a Meaning,
}

impl RowOf<'_, '_> {
    fn show(mut self, ui: &mut Ui, columns: &Columns) -> After {
        let mut after = After::Nothing;
        columns.row(ui, |ui, index, column| {
            let drawn = self.column(ui, index, column);
            if !matches!(drawn, After::Nothing) {
                after = drawn;
            }
        });
        if let Some(examined) = self.meaning.examined.rows.get(self.row) {
            let settled = self.newcomers(ui, examined);
            if !matches!(settled, After::Nothing) {
                after = settled;
            }
            self.problems(ui, examined);
        }
        after
    }

    fn column(&mut self, ui: &mut Ui, index: usize, column: Heading) -> After {
        match column {
            Heading::Number => {
                widgets::right(ui, (self.row + 1).to_string());
            }
            Heading::Partner if index == 1 => return self.name(ui, Slot::A),
            Heading::Partner => return self.name(ui, Slot::B),
            Heading::Field => self.field(ui),
            Heading::Result => self.number(ui, Slot::Result),
            Heading::Boards => self.number(ui, Slot::Boards),
            Heading::Remove => return self.remove(ui),
            _ => {
                if let Some(figures) = self.meaning.figures.get(self.row) {
                    figures.draw(ui, self.cx, column);
                }
            }
        }
        After::Nothing
    }

    fn edit<'t>(&self, ui: &Ui, text: &'t mut String) -> TextEdit<'t> {
        TextEdit::singleline(text)
            .text_color(self.cx.palette.input)
            .event_filter(keys::FILTER)
            .return_key(None)
            .align(Align2::LEFT_CENTER)
            .margin(vec2(GAP_SMALL, GAP_SMALL / 2.0))
            .desired_width(ui.available_width())
            .min_size(vec2(ui.available_width(), ROW))
    }

    fn name(&mut self, ui: &mut Ui, slot: Slot) -> After {
        let cell = Cell::new(self.row, slot);
        let Some(column) = slot.column() else {
            return After::Nothing;
        };
        let before = grid::text_of(self.draft, cell).to_owned();
        let mut text = before.clone();
        let here = self.grid.at == Some(cell);
        let typing = self.grid.typing;
        let cut = shortened(ui, &before, self.cx.palette.input).filter(|_| !here);
        let mut edit = self.edit(ui, &mut text);
        if cut.is_some() {
            edit = edit.text_color(Color32::TRANSPARENT);
        }
        let (view, draft, cx, row) = (self.cx.view, &*self.draft, self.cx, self.row);
        let (ctx, style) = (ui.ctx().clone(), ui.style().clone());
        let output = CompletionPopup::new(cell.id(self.id))
            .word_boundary(|_| false)
            .align(egui::RectAlign::BOTTOM_START)
            .show(ui, edit, |query| {
                // An empty cell offers the usual partners without typing.
                let asked = here && (typing || query.text != before || before.is_empty());
                // At the end of the text only: a suggestion replaces it whole.
                if !asked || query.word != query.text || view.names.find(query.text).is_some() {
                    return Vec::new();
                }
                suggest::list(&ctx, &style, cx, draft, (row, column), query.text)
            });
        let response = output.text_edit.response.response;
        if let Some(cut) = cut {
            let edge = response.rect.left_center() + vec2(GAP_SMALL, -cut.size().y / 2.0);
            ui.painter().galley(edge, cut, self.cx.palette.input);
        }
        self.seen(ui, &response, cell, output.is_open);
        if text != before {
            self.draft.rows[self.row].set_cell(column, text);
        }
        let name = self.grid.names.of(self.row, slot);
        let response = response.accessible_name(name);
        let shown = grid::text_of(self.draft, cell);
        if !shown.is_empty() && !here {
            // A long name does not fit into its cell.
            response.on_hover_text(shown);
        }
        if output.accepted.is_some() {
            After::Enter(cell)
        } else {
            After::Nothing
        }
    }

    fn number(&mut self, ui: &mut Ui, slot: Slot) {
        let cell = Cell::new(self.row, slot);
        let Some(column) = slot.column() else { return };
        let mut text = grid::text_of(self.draft, cell).to_owned();
        let edit = self.edit(ui, &mut text).id(cell.id(self.id));
        let response = ui.add(edit.align(Align2::RIGHT_CENTER));
        self.seen(ui, &response, cell, false);
        if response.clicked() && self.grid.is_new_to(cell) {
            // Typing replaces a number; nobody clicks to mend a digit.
            keys::focus(ui.ctx(), cell.id(self.id), &text);
        }
        if response.changed() {
            self.draft.rows[self.row].set_cell(column, text);
        }
        response.accessible_name(self.grid.names.of(self.row, slot));
    }

    /// Which of two fields: a click or the space bar changes it.
    fn field(&mut self, ui: &mut Ui) {
        let cell = Cell::new(self.row, Slot::Field);
        let rect = ui.max_rect();
        let response = ui.interact(rect, cell.id(self.id), Sense::click());
        let field = self.draft.rows[self.row].field.min(1);
        let caption = self.cx.text(["tourn-ns", "tourn-ew"][field]);
        let visuals = ui.style().interact(&response);
        ui.painter().rect(
            rect,
            2.0,
            visuals.bg_fill,
            visuals.bg_stroke,
            StrokeKind::Inside,
        );
        let font = TextStyle::Body.resolve(ui.style());
        let (center, color) = (rect.center(), self.cx.palette.input);
        ui.painter()
            .text(center, Align2::CENTER_CENTER, &caption, font, color);
        self.seen(ui, &response, cell, false);
        let name = self.grid.names.of(self.row, Slot::Field);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, true, name);
            info.current_text_value = Some(caption.clone());
            info
        });
        if response.clicked() {
            self.change_field(1 - field);
        }
    }

    /// Empty rows below follow: pairs are typed field by field.
    fn change_field(&mut self, field: usize) {
        let (changed, below) = self.draft.rows[self.row..].split_at_mut(1);
        changed[0].field = field;
        for row in below.iter_mut().take_while(|row| row.is_empty()) {
            row.field = field;
        }
    }

    fn remove(&self, ui: &mut Ui) -> After {
        if self.draft.rows[self.row].is_empty() {
            return After::Nothing;
        }
        let name = self.cx.text_with("tourn-remove-row", "row", self.row + 1);
        let button = ui
            .small_button("×")
            .on_hover_text(&name)
            .accessible_name(name);
        if button.clicked() {
            After::Remove(self.row)
        } else {
            After::Nothing
        }
    }

    fn seen(&mut self, ui: &Ui, response: &egui::Response, cell: Cell, list_open: bool) {
        if self.grid.scroll_to == Some(cell) {
            self.grid.scroll_to = None;
            response.scroll_to_me(None);
        }
        if response.is_pointer_button_down_on() || response.clicked() {
            self.grid.clicked = Some(cell);
        }
        if self.grid.at == Some(cell) {
            self.grid.typing |= response.changed();
            self.grid.list_open = list_open;
        } else {
            let line = ui.visuals().widgets.noninteractive.bg_stroke;
            ui.painter()
                .rect_stroke(response.rect, 2.0, line, StrokeKind::Inside);
        }
    }

    fn newcomers(&mut self, ui: &mut Ui, examined: &ExaminedRow) -> After {
        let at = self.grid.at.filter(|cell| cell.row == self.row);
        let busy = match at.map(|cell| cell.slot) {
            Some(Slot::A) if self.grid.typing => Some(0),
            Some(Slot::B) if self.grid.typing => Some(1),
            _ => None,
        };
        let lines = newcomer::Lines {
            sheet: self.id,
            row: self.row,
            examined,
            busy,
            ask: self
                .grid
                .ask_newcomer
                .filter(|(row, _)| *row == self.row)
                .map(|(_, side)| side),
        };
        match lines.show(ui, self.cx, &mut self.draft.rows[self.row]) {
            Some(side) => After::Settled(self.row, side),
            None => After::Nothing,
        }
    }

    fn problems(&self, ui: &mut Ui, examined: &ExaminedRow) {
        let busy = self.grid.busy_row() == Some(self.row);
        let shown = |problem: &&Notice| match problem.id.as_ref() {
            // The line above asks for it already.
            "sheet-start-missing" => self.grid.complained,
            _ => !(busy && row_unfinished(problem)),
        };
        for problem in examined.problems.iter().filter(shown) {
            ui.horizontal_wrapped(|ui| {
                ui.add_space(GAP_LARGE * 2.0);
                let text = format!("⚠ {}", self.cx.say(problem));
                ui.label(RichText::new(text).color(self.cx.palette.error));
            });
        }
    }
}
