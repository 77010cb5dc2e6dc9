//! Draws the rows of the grid.

use egui::WidgetInfo;
use egui::{Align, Align2, Button, Id, Layout, RichText, Role, Sense, TextStyle, Ui, UiBuilder};

use super::cell::Cell;
use super::columns::Heading;
use super::figures::Figures;
use super::grid::{Grid, text_of};
use super::sheet::{Meaning, Sheet};
use crate::club::championship::{
    ExaminedSessionRow, Roll, SessionColumn, SessionDraft, SessionRow,
};
use crate::club::complete::MOST;
use crate::domain::{EntrantId, Notice};
use crate::ui::Cx;
use crate::ui::grid::{Columns, GridCell as _, Hint, Step, name_cell, number_cell, suggestion};
use crate::ui::shortcut::{REMOVE_ROW, WHY};
use crate::ui::theme::{GAP_LARGE, GAP_SMALL};
use crate::ui::widgets;

/// Room for the captain's star beside a name.
const STAR: f32 = 18.0;

/// What the cells are called, in the order of [`SessionColumn::ALL`].
const NAMES: [&str; 6] = [
    "champ-cell-a",
    "champ-cell-b",
    "champ-cell-rating-a",
    "champ-cell-rating-b",
    "champ-cell-result",
    "champ-cell-boards",
];

/// What a click or an accepted suggestion asks of the sheet, once all rows
/// are drawn.
enum After {
    Enter(Cell),
    Remove(usize),
    Explain(EntrantId),
    /// The cell has a name chosen from near spellings.
    Settled(Cell),
}

/// Draws all rows and does what was asked in them.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet, columns: &Columns<Heading>) {
    let id = sheet.id();
    let rows = sheet.draft.rows.len();
    let recorded = sheet.as_recorded().is_some();
    sheet.grid.names.prepare(cx.lang, rows, NAMES);
    sheet.grid.cursor.list_open = false;
    let mut after = None;
    for row in 0..rows {
        let mut drawn = RowOf {
            cx,
            id,
            row,
            recorded,
            draft: &mut sheet.draft,
            grid: &mut sheet.grid,
            meaning: &sheet.meaning,
            roll: &sheet.roll,
            after: None,
        };
        drawn.show(ui, columns);
        after = drawn.after.or(after);
    }
    sheet.grid.ask_near = None;
    match after {
        None => {}
        Some(After::Remove(row)) => sheet.grid.remove(ui, id, &mut sheet.draft, row),
        Some(After::Enter(cell)) => sheet.step(ui, cx, cell, Step::Enter),
        Some(After::Settled(cell)) => sheet.grid.go(ui, id, &sheet.draft, cell),
        Some(After::Explain(entrant)) => sheet.explained = Some(entrant),
    }
}

/// Whether a row's problem is only that it is not finished.
pub(super) fn unfinished(problem: &Notice) -> bool {
    matches!(
        problem.id.as_ref(),
        "championship-no-name" | "championship-asks-rating" | "table-no-result"
    )
}

/// One row while it is drawn.
struct RowOf<'a, 'c> {
    cx: &'a Cx<'c>,
    id: Id,
    row: usize,
    recorded: bool,
    draft: &'a mut SessionDraft,
    grid: &'a mut Grid,
    meaning: &'a Meaning,
    roll: &'a Roll,
    after: Option<After>,
}

impl RowOf<'_, '_> {
    fn show(&mut self, ui: &mut Ui, columns: &Columns<Heading>) {
        columns.row(ui, |ui, _, column| self.column(ui, column));
        if let Some(examined) = self.meaning.examined.rows.get(self.row) {
            self.near(ui, examined);
            self.levels(ui, examined);
            self.problems(ui, examined);
        }
    }

    fn figures(&self) -> Option<&'_ Figures> {
        self.meaning.figures.get(self.row)
    }

    fn column(&mut self, ui: &mut Ui, column: Heading) {
        match column {
            Heading::Number => {
                widgets::right(ui, (self.row + 1).to_string());
            }
            Heading::Typed(SessionColumn::A) => self.seat(ui, SessionColumn::A, 0),
            Heading::Typed(SessionColumn::B) => self.seat(ui, SessionColumn::B, 1),
            Heading::Typed(SessionColumn::RatingA) => {
                self.number(ui, SessionColumn::RatingA, Some(0));
            }
            Heading::Typed(SessionColumn::RatingB) => {
                self.number(ui, SessionColumn::RatingB, Some(1));
            }
            Heading::Typed(column) => self.number(ui, column, None),
            Heading::ChangeA if self.recorded => self.change(ui, 0),
            Heading::ChangeB if self.recorded => self.change(ui, 1),
            Heading::Remove => self.remove(ui),
            _ => {
                if let Some(figures) = self.figures() {
                    figures.draw(ui, self.cx, column);
                }
            }
        }
    }

    /// A name, and a star beside the captain's.
    fn seat(&mut self, ui: &mut Ui, column: SessionColumn, side: usize) {
        let captain = self.figures().and_then(|figures| figures.captain);
        if captain != Some(side) {
            return self.name(ui, column);
        }
        let rect = ui.max_rect();
        let edge = rect.right() - STAR;
        let (field, star) = rect.split_left_right_at_x(edge);
        let layout = Layout::left_to_right(Align::Center);
        let builder = UiBuilder::new().max_rect(field).layout(layout);
        self.name(&mut ui.new_child(builder), column);
        let cell = Cell::new(self.row, column);
        let name = text_of(self.draft, cell);
        let said = self.cx.text_with("champ-captain", "name", name);
        let font = TextStyle::Body.resolve(ui.style());
        let (center, color) = (star.center(), self.cx.palette.warning);
        ui.painter()
            .text(center, Align2::CENTER_CENTER, "★", font, color);
        let response = ui.interact(star, cell.id(self.id).with("star"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, said.as_str()));
        response.on_hover_text(self.cx.text("champ-captain-tip"));
    }

    fn name(&mut self, ui: &mut Ui, column: SessionColumn) {
        let cell = Cell::new(self.row, column);
        let mut text = text_of(self.draft, cell).to_owned();
        let (ctx, style) = (ui.ctx().clone(), ui.style().clone());
        let (cx, roll) = (self.cx, self.roll);
        let rows = &self.draft.rows;
        let seated = |name: &str| {
            let at = |row: &SessionRow| row.a == name || row.b == name;
            rows.iter().any(at)
        };
        let suggest = |text: &str| {
            if roll.find(text).is_some() {
                return Vec::new();
            }
            let found = roll.suggestions(text, MOST).into_iter();
            let free = found.filter(|found| !seated(&found.name));
            free.map(|found| {
                let about = match found.entrant {
                    Some(_) => "champ-suggest-entrant",
                    None => "champ-suggest-club",
                };
                suggestion(&ctx, &style, found.name, cx.text(about))
            })
            .collect()
        };
        let cursor = &mut self.grid.cursor;
        let drawn = name_cell(ui, cx, cursor, (self.id, cell), &mut text, suggest);
        if drawn.response.changed() || drawn.accepted {
            self.draft.rows[self.row].set_cell(column, text);
        }
        drawn.response.accessible_name(self.named(column));
        if drawn.accepted {
            self.after = Some(After::Enter(cell));
        }
    }

    fn number(&mut self, ui: &mut Ui, column: SessionColumn, side: Option<usize>) {
        let cell = Cell::new(self.row, column);
        let mut text = text_of(self.draft, cell).to_owned();
        let figures = self.meaning.figures.get(self.row);
        let carried = side.and_then(|side| figures?.carried[side].as_ref());
        let hint = carried.map(|carried| Hint {
            text: &carried.text,
            about: &carried.about,
        });
        let cursor = &mut self.grid.cursor;
        let response = number_cell(ui, self.cx, cursor, (self.id, cell), &mut text, hint);
        if response.changed() {
            self.draft.rows[self.row].set_cell(column, text);
        }
        response.accessible_name(self.named(column));
    }

    fn named(&self, column: SessionColumn) -> &str {
        self.grid.names.of(self.row, column as usize)
    }

    /// The change of a partner; a click asks why.
    fn change(&mut self, ui: &mut Ui, side: usize) {
        let Some(figures) = self.figures() else {
            return;
        };
        let (Some(changes), Some(entrants)) = (figures.changes, figures.entrants) else {
            return;
        };
        let typed = &self.draft.rows[self.row];
        let name = [&typed.a, &typed.b][side].as_str();
        let name = Notice::new("champ-explain")
            .with("name", name)
            .with("key", ui.ctx().format_shortcut(&WHY));
        let name = self.cx.say(&name);
        let text = widgets::change_rich(self.cx, changes[side + 1], 1);
        let layout = Layout::right_to_left(Align::Center);
        let button = ui
            .with_layout(layout, |ui| ui.add(Button::new(text).frame(false).small()))
            .inner
            .on_hover_text(&name)
            .accessible_name(name);
        widgets::ring(ui, &button);
        if button.clicked() {
            self.after = Some(After::Explain(entrants[side]));
        }
    }

    fn remove(&mut self, ui: &mut Ui) {
        if self.draft.rows[self.row].is_empty() {
            return;
        }
        let name = Notice::new("champ-remove-row")
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
            self.after = Some(After::Remove(self.row));
        }
    }

    /// Near spellings of names that nobody has.
    fn near(&mut self, ui: &mut Ui, examined: &ExaminedSessionRow) {
        let mut ask = self.grid.ask_near == Some(self.row);
        let seats = [
            (SessionColumn::A, &examined.a),
            (SessionColumn::B, &examined.b),
        ];
        for (column, seat) in seats {
            let cell = Cell::new(self.row, column);
            if seat.near.is_empty() || self.is_typing(column) {
                continue;
            }
            ui.horizontal_wrapped(|ui| {
                ui.add_space(GAP_LARGE * 2.0);
                let name = text_of(self.draft, cell);
                let new = self.cx.text_with("champ-did-you-mean", "name", name);
                ui.label(RichText::new(new).color(self.cx.palette.warning));
                for near in &seat.near {
                    let button = ui.button(near);
                    if std::mem::take(&mut ask) {
                        button.request_focus();
                        button.scroll_to_me(None);
                    }
                    if button.clicked() {
                        self.draft.rows[self.row].set_cell(column, near.as_str());
                        self.after = Some(After::Settled(cell));
                    }
                }
            });
        }
    }

    /// The article's scale for each partner without a rating.
    fn levels(&mut self, ui: &mut Ui, examined: &ExaminedSessionRow) {
        let seats = [
            (SessionColumn::A, SessionColumn::RatingA, &examined.a),
            (SessionColumn::B, SessionColumn::RatingB, &examined.b),
        ];
        let color = if self.grid.complained {
            self.cx.palette.error
        } else {
            self.cx.palette.warning
        };
        for (name, rating, seat) in seats {
            if seat.person.is_none() || seat.rating.is_some() || self.is_typing(name) {
                continue;
            }
            widgets::indented(ui, |ui| {
                let name = text_of(self.draft, Cell::new(self.row, name));
                let ask = self.cx.text_with("champ-asks-level", "name", name);
                ui.label(RichText::new(ask).color(color));
                let mut text = String::new();
                if widgets::level_buttons(ui, self.cx, &mut text) {
                    self.draft.rows[self.row].set_cell(rating, text);
                    self.after = Some(After::Enter(Cell::new(self.row, rating)));
                }
            });
        }
    }

    fn is_typing(&self, column: SessionColumn) -> bool {
        let cursor = &self.grid.cursor;
        cursor.typing && cursor.at == Some(Cell::new(self.row, column))
    }

    fn problems(&self, ui: &mut Ui, examined: &ExaminedSessionRow) {
        let busy = self.grid.busy_row() == Some(self.row);
        // A rating that is missing is asked for in a line of its own.
        let shown = |problem: &&Notice| {
            problem.id != "championship-asks-rating" && !(busy && unfinished(problem))
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
