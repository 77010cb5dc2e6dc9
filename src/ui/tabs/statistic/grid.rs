//! Players × tournaments of ratings, newest first; only what is visible is
//! drawn, in both directions.

use std::ops::Range;

use egui::{
    Align, Align2, Button, Checkbox, Key, Label, Rect, RichText, ScrollArea, Sense, TextStyle,
    TextWrapMode, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::data::{Cell, Data};
use crate::domain::PlayerId;
use crate::exchange;
use crate::report::export::fits;
use crate::ui::theme::{GAP, GAP_SMALL, ROW};
use crate::ui::widgets::{Mark, RowCursor, at_edge, copy_rows, tick};
use crate::ui::{Action, Cx};

/// Width of a rating's column.
const CELL: f32 = 84.0;
/// Width of a check box.
const CHECK: f32 = 28.0;
/// Width of a name.
const NAME: f32 = 180.0;

/// What was clicked in the table.
pub(super) enum Clicked {
    /// The curve of a player comes or goes.
    Curve(PlayerId),
    /// A player joins the core or leaves it.
    Core(PlayerId, bool),
}

/// The table being drawn.
pub(super) struct Grid<'a> {
    /// What is in it.
    pub(super) data: &'a Data,
    /// Whose curves are drawn.
    pub(super) chosen: &'a [PlayerId],
    /// Whether the core can be chosen.
    pub(super) core: bool,
}

impl Grid<'_> {
    /// Draws the table; returns what was clicked.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        cursor: &mut RowCursor,
    ) -> Option<Clicked> {
        let names = CHECK + NAME + if self.core { CHECK } else { 0.0 };
        let size = vec2(
            names + CELL * self.data.axis.marks.len() as f32,
            ROW * (1 + self.data.rows.len()) as f32,
        );
        let sideways = cursor.steer_sideways(ui);
        let rows = &self.data.rows;
        let scroll_to = cursor.steer(ui, rows.len(), |row, typed| {
            typed.begins(cx.view.names.folded(rows[row]))
        });
        if let Some(copied) = cursor.copied() {
            self.copy(cx, copied);
        }
        ScrollArea::both()
            .auto_shrink(false)
            .animated(false)
            .show_viewport(ui, |ui, viewport| {
                let origin = ui.min_rect().min;
                ui.set_min_size(size);
                if sideways != 0.0 {
                    ui.scroll_with_delta(vec2(-CELL * sideways, 0.0));
                }
                if let Some(row) = scroll_to {
                    scroll_to_row(ui, origin, row, viewport);
                }
                let frame = Frame {
                    origin,
                    window: viewport.translate(origin.to_vec2()),
                    names,
                };
                self.cells(ui, cx, &frame);
                self.dates(ui, cx, &frame);
                self.names(ui, cx, &frame, cursor)
            })
            .inner
    }

    /// Copies players with all their ratings, as the table shows them.
    fn copy(&self, cx: &mut Cx<'_>, rows: Range<usize>) {
        let marks = &self.data.axis.marks;
        if let Err(large) = fits(rows.len(), marks.len()) {
            return cx.act(Action::Refuse(large));
        }
        let dates = marks.iter().rev().map(|mark| cx.lang.date(mark.date));
        let headings: Vec<_> = std::iter::once(cx.text("rating-col-name"))
            .chain(dates)
            .collect();
        let line = |player: &PlayerId| {
            let track = cx.view.replay.tracks.get(player);
            let cell = |mark| match track.map(|track| Cell::new(track, mark)) {
                None | Some(Cell::Blank) => exchange::Cell::Empty,
                Some(Cell::Carried(rating) | Cell::Played(rating)) => {
                    exchange::Cell::Number(rating)
                }
            };
            let name = cx.view.book.name_of(*player).into();
            let ratings = marks.iter().rev().map(cell);
            std::iter::once(name).chain(ratings).collect::<Vec<_>>()
        };
        let lines: Vec<_> = self.data.rows[rows].iter().map(line).collect();
        copy_rows(cx, headings.into_iter(), lines.into_iter());
    }

    fn cells(&self, ui: &mut Ui, cx: &Cx<'_>, frame: &Frame) {
        let mut ui = frame.part(ui, frame.cells());
        let marks = &self.data.axis.marks;
        let columns = frame.columns(marks.len());
        let (strong, weak) = (
            ui.visuals().strong_text_color(),
            ui.visuals().weak_text_color(),
        );
        for row in frame.rows(self.data.rows.len()) {
            let player = self.data.rows[row];
            let Some(track) = cx.view.replay.tracks.get(&player) else {
                continue;
            };
            for column in columns.clone() {
                let (rating, color) = match Cell::new(track, &marks[marks.len() - 1 - column]) {
                    Cell::Blank => continue,
                    Cell::Carried(rating) => (rating, weak),
                    Cell::Played(rating) => (rating, strong),
                };
                let rect = frame.cell(row, column);
                let text = RichText::new(cx.number(rating, 1)).color(color);
                at_edge(&mut ui, rect, Align::Max, |ui| {
                    ui.add(Label::new(text).selectable(false))
                });
            }
        }
    }

    fn dates(&self, ui: &mut Ui, cx: &mut Cx<'_>, frame: &Frame) {
        let mut ui = frame.part(ui, frame.header());
        let marks = &self.data.axis.marks;
        for column in frame.columns(marks.len()) {
            let mark = &marks[marks.len() - 1 - column];
            let rect = frame.heading(column);
            let date = RichText::new(cx.lang.date(mark.date)).small();
            // For the pointer: keys open evenings in the archive.
            let button = Button::new(date).frame_when_inactive(false);
            let button = button.sense(Sense::CLICK);
            let response = at_edge(&mut ui, rect, Align::Max, |ui| {
                ui.spacing_mut().button_padding.x = 0.0;
                ui.add(button.wrap_mode(TextWrapMode::Extend))
            });
            if response.hovered() {
                response.clone().on_hover_text(title(cx, mark));
            }
            if response.clicked() {
                cx.act(Action::OpenTournament(mark.id));
            }
        }
    }

    fn names(
        &self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        frame: &Frame,
        cursor: &mut RowCursor,
    ) -> Option<Clicked> {
        let mut clicked = None;
        {
            let mut ui = frame.part(ui, frame.name_column());
            for row in frame.rows(self.data.rows.len()) {
                let line = self.name(&mut ui, cx, frame, row, cursor);
                clicked = line.or(clicked);
            }
        }
        let corner = frame.part(ui, frame.corner());
        let font = TextStyle::Small.resolve(corner.style());
        let weak = corner.visuals().weak_text_color();
        let write = |x: f32, text: String| {
            let at = frame.corner().left_center() + vec2(x, 0.0);
            corner
                .painter()
                .text(at, Align2::LEFT_CENTER, text, font.clone(), weak);
        };
        write(GAP_SMALL, cx.text("statistic-corner"));
        if self.core {
            write(CHECK + NAME - ROW, cx.text("statistic-corner-core"));
        }
        clicked
    }

    fn name(
        &self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        frame: &Frame,
        row: usize,
        cursor: &mut RowCursor,
    ) -> Option<Clicked> {
        let player = self.data.rows[row];
        let name = cx.view.book.name_of(player).to_owned();
        let mut clicked = None;
        let place = self.chosen.iter().position(|chosen| *chosen == player);
        let label = cx.text_with("statistic-curve-of", "name", name.as_str());
        let check = frame.name_part(row, 0.0, CHECK);
        if tick(ui, check, place.is_some(), &label).clicked() {
            clicked = Some(Clicked::Curve(player));
        }
        let text = RichText::new(&name);
        let text = match place {
            Some(place) => text.color(cx.palette.series[place % cx.palette.series.len()]),
            None => text,
        };
        let button = Button::new(text).frame_when_inactive(false).truncate();
        let button = button.sense(cursor.sense(row));
        let rect = frame.name_part(row, CHECK, NAME);
        if let Some(marked) = cursor.look(row, false).ground(ui.visuals()) {
            ui.painter().rect_filled(rect, 0.0, marked);
        }
        let response = at_edge(ui, rect, Align::Min, |ui| ui.add(button));
        cursor.visit(ui, row, &response);
        let ticks = response.has_focus() && ui.input(|input| input.key_pressed(Key::Space));
        if ticks {
            clicked = Some(Clicked::Curve(player));
        } else if response.clicked() {
            cx.act(Action::ShowPlayer(player));
        }
        if self.core {
            let inside = self.data.core.contains(&player);
            let label = cx.text_with("statistic-core-of", "name", name.as_str());
            let check = frame.name_part(row, CHECK + NAME, CHECK);
            let changed = match cursor.sense(row).is_focusable() {
                true => box_named(ui, check, inside, &label),
                false => tick(ui, check, inside, &label).clicked(),
            };
            if changed {
                clicked = Some(Clicked::Core(player, !inside));
            }
        }
        clicked
    }
}

/// A check box without text that Tab comes to; `true` when it was changed.
fn box_named(ui: &mut Ui, rect: Rect, mut on: bool, name: &str) -> bool {
    ui.put(rect, Checkbox::without_text(&mut on))
        .on_hover_text(name)
        .accessible_name(name)
        .changed()
}

fn title(cx: &Cx<'_>, mark: &Mark) -> String {
    let date = cx.lang.date(mark.date);
    match cx.view.book.tournaments.get(&mark.id) {
        Some(tournament) if !tournament.title.is_empty() => {
            format!("{date} · {}", tournament.title)
        }
        _ => date,
    }
}

fn scroll_to_row(ui: &Ui, origin: egui::Pos2, row: usize, viewport: Rect) {
    // The header covers the row above.
    let top = origin + vec2(viewport.min.x, ROW * row as f32);
    ui.scroll_to_rect(Rect::from_min_size(top, vec2(1.0, ROW * 2.0)), None);
}

/// Where the parts of the table lie on the screen.
struct Frame {
    /// The corner of the whole table, scrolled.
    origin: egui::Pos2,
    /// What is visible.
    window: Rect,
    /// Width of the fixed columns.
    names: f32,
}

impl Frame {
    /// A child that draws in a part of the window only, over what lies there.
    fn part(&self, ui: &mut Ui, rect: Rect) -> Ui {
        let mut part = ui.new_child(UiBuilder::new().max_rect(rect));
        part.shrink_clip_rect(rect);
        part.spacing_mut().item_spacing = Vec2::ZERO;
        part
    }

    fn cells(&self) -> Rect {
        let min = self.window.min + vec2(self.names, ROW);
        Rect::from_min_max(min, self.window.max)
    }

    fn header(&self) -> Rect {
        let min = self.window.min + vec2(self.names, 0.0);
        Rect::from_min_max(min, pos2(self.window.right(), self.window.top() + ROW))
    }

    fn name_column(&self) -> Rect {
        let min = self.window.min + vec2(0.0, ROW);
        Rect::from_min_max(min, pos2(min.x + self.names, self.window.bottom()))
    }

    fn corner(&self) -> Rect {
        Rect::from_min_size(self.window.min, vec2(self.names, ROW))
    }

    fn rows(&self, count: usize) -> Range<usize> {
        let above = self.window.top() - self.origin.y;
        visible(above, self.cells().height(), ROW, count)
    }

    fn columns(&self, count: usize) -> Range<usize> {
        let before = self.window.left() - self.origin.x;
        visible(before, self.cells().width(), CELL, count)
    }

    fn cell(&self, row: usize, column: usize) -> Rect {
        let x = self.origin.x + self.names + CELL * column as f32;
        Rect::from_min_size(pos2(x, self.row_top(row)), vec2(CELL - GAP, ROW))
    }

    fn heading(&self, column: usize) -> Rect {
        let x = self.origin.x + self.names + CELL * column as f32;
        Rect::from_min_size(pos2(x, self.window.top()), vec2(CELL - GAP, ROW))
    }

    fn name_part(&self, row: usize, x: f32, width: f32) -> Rect {
        let left = self.window.left() + x;
        Rect::from_min_size(pos2(left, self.row_top(row)), vec2(width, ROW))
    }

    fn row_top(&self, row: usize) -> f32 {
        self.origin.y + ROW * (1 + row) as f32
    }
}

/// The steps of a length that a window shows, which begins `offset` after the
/// first.
fn visible(offset: f32, window: f32, step: f32, count: usize) -> Range<usize> {
    let first = (offset.max(0.0) / step) as usize;
    let last = ((offset + window).max(0.0) / step) as usize + 1;
    first.min(count)..last.min(count)
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn only_what_is_in_the_window_is_drawn() {
        assert_eq!(visible(0.0, 100.0, 26.0, 10_000), 0..4);
        assert_eq!(visible(130.0, 100.0, 26.0, 10_000), 5..9);
        assert_eq!(visible(0.0, 100.0, 26.0, 2), 0..2);
        assert_eq!(visible(1e6, 100.0, 26.0, 2), 2..2);
    }
}
