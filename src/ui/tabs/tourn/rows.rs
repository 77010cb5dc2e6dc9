//! Draws the rows of the grid.

use egui::{Align2, Id, RichText, Role, Sense, StrokeKind, TextStyle, Ui, WidgetInfo};

use super::cell::{Cell, Slot};
use super::columns::Heading;
use super::grid::{self, Grid};
use super::problems::row_unfinished;
use super::sheet::{Meaning, Sheet};
use super::{newcomer, suggest};
use crate::club::{Draft, ExaminedRow};
use crate::domain::Notice;
use crate::ui::Cx;
use crate::ui::grid::{Columns, GridCell as _, Step, name_cell, number_cell};
use crate::ui::shortcut::REMOVE_ROW;
use crate::ui::theme::{GAP_LARGE, GAP_SMALL};
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
pub(super) fn show(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet, columns: &Columns<Heading>) {
    let id = sheet.id();
    let rows = sheet.draft.rows.len();
    let names = Slot::ALL.map(Slot::name_id);
    sheet.grid.names.prepare(cx.lang, rows, names);
    let mut after = After::Nothing;
    sheet.grid.cursor.list_open = false;
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
    fn show(mut self, ui: &mut Ui, columns: &Columns<Heading>) -> After {
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

    fn name(&mut self, ui: &mut Ui, slot: Slot) -> After {
        let cell = Cell::new(self.row, slot);
        let Some(column) = slot.column() else {
            return After::Nothing;
        };
        let mut text = grid::text_of(self.draft, cell).to_owned();
        let (draft, cx, row) = (&*self.draft, self.cx, self.row);
        let (ctx, style) = (ui.ctx().clone(), ui.style().clone());
        let suggest = |text: &str| match cx.view.names.find(text) {
            Some(_) => Vec::new(),
            None => suggest::list(&ctx, &style, cx, draft, (row, column), text),
        };
        let cursor = &mut self.grid.cursor;
        let drawn = name_cell(ui, cx, cursor, (self.id, cell), &mut text, suggest);
        if drawn.response.changed() || drawn.accepted {
            self.draft.rows[self.row].set_cell(column, text);
        }
        let name = self.grid.names.of(self.row, slot as usize);
        drawn.response.accessible_name(name);
        if drawn.accepted {
            After::Enter(cell)
        } else {
            After::Nothing
        }
    }

    fn number(&mut self, ui: &mut Ui, slot: Slot) {
        let cell = Cell::new(self.row, slot);
        let Some(column) = slot.column() else { return };
        let mut text = grid::text_of(self.draft, cell).to_owned();
        let cursor = &mut self.grid.cursor;
        let response = number_cell(ui, self.cx, cursor, (self.id, cell), &mut text, None);
        if response.changed() {
            self.draft.rows[self.row].set_cell(column, text);
        }
        response.accessible_name(self.grid.names.of(self.row, slot as usize));
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
        self.grid.cursor.seen(&response, cell, false);
        let name = self.grid.names.of(self.row, Slot::Field as usize);
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
        let name = Notice::new("tourn-remove-row")
            .with("row", self.row + 1)
            .with("key", ui.ctx().format_shortcut(&REMOVE_ROW));
        let name = self.cx.say(&name);
        // Away from the number before it.
        ui.add_space(GAP_SMALL);
        ui.spacing_mut().button_padding.x = GAP_SMALL;
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

    fn newcomers(&mut self, ui: &mut Ui, examined: &ExaminedRow) -> After {
        let at = self.grid.cursor.at.filter(|cell| cell.row == self.row);
        let busy = match at.map(|cell| cell.slot) {
            Some(Slot::A) if self.grid.cursor.typing => Some(0),
            Some(Slot::B) if self.grid.cursor.typing => Some(1),
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
