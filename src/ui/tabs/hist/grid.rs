//! The table of partners: only what is visible is drawn, the names and the
//! dates stay in sight.

use std::ops::Range;

use egui::{
    Align, Align2, Atom, Button, FontId, Pos2, Rect, RichText, Role, ScrollArea, Sense, TextStyle,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::Kept;
use super::data::{self, Evening, short_name};
use super::dates::{date, place};
use crate::domain::{Notice, PlayerId};
use crate::exchange::Cell;
use crate::ui::widgets::{
    RowCursor, RowLook, at_edge, choices, copy_rows, empty_page, search, spoken,
};
use crate::ui::{Action, Cx, Tab, theme};

const NUMBER: f32 = 56.0;
const NAME: f32 = 210.0;
const FIXED: f32 = NUMBER + NAME;
const HEAD: f32 = 2.0 * theme::ROW;
/// Width of a cell with a number, and with a short name.
const CELL: [f32; 2] = [64.0, 130.0];

/// The table's choices, and its contents as last read.
#[derive(Default)]
pub(super) struct Grid {
    search: String,
    kept: Kept,
    revision: Option<u64>,
    evenings: Vec<Evening>,
    listed: Option<(u64, String, bool)>,
    players: Vec<PlayerId>,
    cursor: RowCursor,
    /// The part of the table seen in the last frame.
    seen: Option<Rect>,
}

/// Where things are in this frame.
struct Layout {
    /// The top left corner of the whole table, visible or not.
    origin: Pos2,
    /// What is seen of the table.
    visible: Rect,
    cell: f32,
    rows: Range<usize>,
    columns: Range<usize>,
}

impl Grid {
    /// Draws the choices and the table.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        kept: &mut Kept,
        chosen: &mut Option<PlayerId>,
    ) {
        self.kept = *kept;
        self.show(ui, cx, chosen);
        *kept = self.kept;
    }

    fn show(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, chosen: &mut Option<PlayerId>) {
        self.read(cx);
        if cx.view.book.players.is_empty() {
            let action = Action::Show(Tab::Tourn);
            empty_page(ui, cx, "hist-no-players", "hist-empty-go", action);
            return;
        }
        ui.horizontal_wrapped(|ui| self.choices(ui, cx));
        if self.evenings.is_empty() {
            ui.label(cx.text("hist-no-evenings"));
        } else {
            ui.label(cx.text_with("hist-evenings", "n", self.evenings.len()));
        }
        if self.players.is_empty() {
            ui.label(cx.text_with("hist-nobody-found", "text", self.search.as_str()));
            return;
        }
        let cell = CELL[usize::from(self.kept.names)];
        let size = vec2(
            FIXED + cell * self.evenings.len() as f32,
            HEAD + theme::ROW * self.players.len() as f32,
        );
        let mut area = ScrollArea::both().id_salt("hist-grid").auto_shrink(false);
        let players = &self.players;
        let moved = self.cursor.steer(ui, players.len(), |row, typed| {
            typed.begins(cx.view.names.folded(players[row]))
        });
        if let Some(offset) = moved.and_then(|row| self.offset_to_see(row)) {
            area = area.vertical_scroll_offset(offset);
        }
        if let Some(rows) = self.cursor.copied() {
            self.copy(cx, rows);
        }
        area.show_viewport(ui, |ui, viewport| {
            ui.set_min_size(size);
            self.seen = Some(viewport);
            let layout = self.layout(ui.max_rect().min, viewport, cell);
            self.cells(ui, cx, &layout, *chosen);
            self.names(ui, cx, &layout, chosen);
            self.dates(ui, cx, &layout);
            self.corner(ui, cx, &layout);
        });
    }

    /// Copies players with all their partners, as the table shows them.
    fn copy(&self, cx: &mut Cx<'_>, rows: Range<usize>) {
        let dates = self
            .evenings
            .iter()
            .map(|evening| cx.lang.date(evening.date));
        let headings = ["hist-number", "hist-player"].map(|id| cx.text(id));
        let headings: Vec<String> = headings.into_iter().chain(dates).collect();
        let number = |player: PlayerId| Cell::Integer(player.0);
        let line = |player: &PlayerId| {
            let partners = self.evenings.iter().map(|evening| {
                match (evening.partner_of(*player), self.kept.names) {
                    (None, _) => Cell::Empty,
                    (Some(partner), true) => cx.view.book.name_of(partner).into(),
                    (Some(partner), false) => number(partner),
                }
            });
            let own = [number(*player), cx.view.book.name_of(*player).into()];
            own.into_iter().chain(partners).collect::<Vec<_>>()
        };
        let lines: Vec<_> = self.players[rows].iter().map(line).collect();
        copy_rows(cx, headings.into_iter(), lines.into_iter());
    }

    /// Where to scroll to so that a row is in sight; `None` where it is.
    fn offset_to_see(&self, row: usize) -> Option<f32> {
        let seen = self.seen?;
        let top = theme::ROW * row as f32;
        let lowest = seen.bottom() - HEAD - theme::ROW;
        if top < seen.top() {
            Some(top)
        } else {
            (top > lowest).then(|| top - lowest + seen.top())
        }
    }

    fn read(&mut self, cx: &Cx<'_>) {
        let revision = cx.view.revision;
        if self.revision != Some(revision) {
            self.revision = Some(revision);
            self.evenings = data::evenings(cx.view);
        }
        let same = self.listed.as_ref().is_some_and(|(at, search, by_name)| {
            *at == revision && *search == self.search && *by_name == self.kept.by_name
        });
        if !same {
            self.players = data::players(cx.view, &self.search, self.kept.by_name);
            self.listed = Some((revision, self.search.clone(), self.kept.by_name));
        }
    }

    fn choices(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let name = cx.text("hist-search");
        ui.label(&name);
        search(ui, cx, &name, &mut self.search);
        ui.add_space(theme::GAP);
        let ways = [(false, "hist-numbers"), (true, "hist-names")];
        let ways = ways.map(|(names, id)| (names, cx.text(id)));
        choices(ui, &mut self.kept.names, ways);
    }

    fn layout(&self, origin: Pos2, viewport: Rect, cell: f32) -> Layout {
        let range = |from: f32, to: f32, size: f32, count: usize| {
            let first = (from / size).floor().max(0.0) as usize;
            let last = (to / size).ceil().max(0.0) as usize;
            first.min(count)..last.min(count)
        };
        // What is hidden under the names and the dates is not drawn; one row
        // more is, so that the keyboard's focus is not lost at the edges.
        let below = viewport.height() - HEAD;
        let beside = viewport.width() - FIXED;
        let (top, left) = (viewport.top(), viewport.left());
        Layout {
            origin,
            visible: Rect::from_min_size(origin + viewport.min.to_vec2(), viewport.size()),
            cell,
            rows: range(
                top - theme::ROW,
                top + below + theme::ROW,
                theme::ROW,
                self.players.len(),
            ),
            columns: range(left, left + beside, cell, self.evenings.len()),
        }
    }

    fn cells(&self, ui: &mut Ui, cx: &Cx<'_>, layout: &Layout, chosen: Option<PlayerId>) {
        let min = layout.visible.min + vec2(FIXED, HEAD);
        let ui = section(ui, "cells", Rect::from_min_max(min, layout.visible.max));
        let font = TextStyle::Body.resolve(ui.style());
        for row in layout.rows.clone() {
            let player = self.players[row];
            layout.stripe(&ui, row, self.cursor.look(row, chosen == Some(player)));
            for column in layout.columns.clone() {
                let evening = &self.evenings[column];
                if let Some(partner) = evening.partner_of(player) {
                    let rect = layout.cell_rect(row, column);
                    self.cell(&ui, cx, rect, (player, evening, partner), &font);
                }
            }
        }
    }

    fn cell(
        &self,
        ui: &Ui,
        cx: &Cx<'_>,
        rect: Rect,
        (player, evening, partner): (PlayerId, &Evening, PlayerId),
        font: &FontId,
    ) {
        let name = cx.view.book.name_of(partner);
        let text = if self.kept.names {
            short_name(name)
        } else {
            partner.0.to_string()
        };
        let id = ui.scope_id().with((player, evening.id));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
        let inner = rect.shrink2(vec2(theme::GAP_SMALL, 0.0));
        let (at, align) = if self.kept.names {
            (inner.left_center(), Align2::LEFT_CENTER)
        } else {
            (inner.right_center(), Align2::RIGHT_CENTER)
        };
        let color = ui.visuals().text_color();
        ui.painter_at(rect.intersect(ui.clip_rect()))
            .text(at, align, text, font.clone(), color);
        response.on_hover_ui(|ui| {
            let notice = Notice::new("hist-cell")
                .with("date", evening.date)
                .with("player", cx.view.book.name_of(player))
                .with("partner", name)
                .with("number", partner.0);
            ui.label(cx.say(&notice));
        });
    }

    fn names(&mut self, ui: &mut Ui, cx: &Cx<'_>, layout: &Layout, chosen: &mut Option<PlayerId>) {
        let min = layout.visible.min + vec2(0.0, HEAD);
        let max = pos2(layout.visible.left() + FIXED, layout.visible.bottom());
        let mut ui = section(ui, "names", Rect::from_min_max(min, max));
        for row in layout.rows.clone() {
            let player = self.players[row];
            layout.stripe(&ui, row, self.cursor.look(row, *chosen == Some(player)));
            let y = layout.row_top(row);
            let at = |x: f32, width: f32| {
                let min = pos2(layout.visible.left() + x, y);
                Rect::from_min_size(min, vec2(width, theme::ROW))
            };
            let number = at(0.0, NUMBER - theme::GAP);
            ui.painter().text(
                number.right_center(),
                Align2::RIGHT_CENTER,
                player.0.to_string(),
                TextStyle::Body.resolve(ui.style()),
                ui.visuals().weak_text_color(),
            );
            let name = cx.view.book.name_of(player);
            let text = (name, Atom::grow());
            let button = Button::selectable(*chosen == Some(player), text).truncate();
            let response = place(&mut ui, player, at(NUMBER, NAME - theme::GAP), button);
            self.cursor.visit(&ui, row, &response);
            if response.clicked() {
                *chosen = (*chosen != Some(player)).then_some(player);
            }
        }
    }

    fn dates(&self, ui: &mut Ui, cx: &mut Cx<'_>, layout: &Layout) {
        let min = layout.visible.min + vec2(FIXED, 0.0);
        let max = pos2(layout.visible.right(), layout.visible.top() + HEAD);
        let mut ui = section(ui, "dates", Rect::from_min_max(min, max));
        let edge = if self.kept.names {
            Align::Min
        } else {
            Align::Max
        };
        for column in layout.columns.clone() {
            let evening = &self.evenings[column];
            let x = layout.cell_rect(0, column).left();
            let rect = Rect::from_min_size(pos2(x, min.y), vec2(layout.cell, HEAD));
            date(&mut ui, cx, rect, evening, edge);
        }
    }

    fn corner(&mut self, ui: &mut Ui, cx: &Cx<'_>, layout: &Layout) {
        let rect = Rect::from_min_size(layout.visible.min, vec2(FIXED, HEAD));
        let mut ui = section(ui, "corner", rect);
        let at = |x: f32, width: f32| {
            Rect::from_min_size(rect.min + vec2(x, 0.0), vec2(width, HEAD))
                .shrink2(vec2(0.0, theme::GAP_SMALL))
        };
        for (by_name, rect, text, align) in [
            (false, at(0.0, NUMBER), "hist-number", Align::Max),
            (true, at(NUMBER, NAME), "hist-player", Align::Min),
        ] {
            let mark = if self.kept.by_name == by_name {
                " ▲"
            } else {
                ""
            };
            let label = RichText::new(format!("{}{mark}", cx.text(text))).strong();
            let button = Button::new(label).frame_when_inactive(false);
            let response = at_edge(&mut ui, rect, align, |ui| {
                if !by_name {
                    // Flush with the numbers; names are buttons too.
                    ui.spacing_mut().button_padding.x = theme::GAP;
                }
                ui.add(button)
            });
            let hint = cx.text(&format!("{text}-hint"));
            let name = spoken(&cx.text(text), &hint).to_owned();
            let response = response.accessible_name(name).on_hover_text(hint);
            if response.clicked() {
                self.kept.by_name = by_name;
            }
        }
    }
}

impl Layout {
    fn row_top(&self, row: usize) -> f32 {
        self.origin.y + HEAD + theme::ROW * row as f32
    }

    fn cell_rect(&self, row: usize, column: usize) -> Rect {
        let x = self.origin.x + FIXED + self.cell * column as f32;
        Rect::from_min_size(pos2(x, self.row_top(row)), vec2(self.cell, theme::ROW))
    }

    /// The background of a row.
    fn stripe(&self, ui: &Ui, row: usize, look: RowLook) {
        let y = self.row_top(row);
        let rect = Rect::from_x_y_ranges(self.visible.x_range(), y..=y + theme::ROW);
        let visuals = ui.visuals();
        if let Some(color) = look.ground(visuals) {
            ui.painter().rect_filled(rect, 0.0, color);
        } else if row % 2 == 1 {
            ui.painter().rect_filled(rect, 0.0, visuals.faint_bg_color);
        }
    }
}

/// A part of the table that hides what is outside of it.
fn section(ui: &mut Ui, name: &str, rect: Rect) -> Ui {
    let id = ui.scope_id().with(name);
    let mut section = ui.new_child(UiBuilder::new().scope_id(id).max_rect(rect));
    section.set_clip_rect(rect.intersect(ui.clip_rect()));
    section
}
