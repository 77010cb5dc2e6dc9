//! The table of the standings.

use egui::{Align, Button, Color32, Label, Layout, RichText, Sense, TextStyle, Ui};
use egui_extras::{Column as Width, TableBuilder, TableRow};

use super::list::{Column, Entry, List};
use crate::domain::{Level, Notice, PlayerId};
use crate::exchange::Cell;
use crate::rating::{Point, Source, Standing};
use crate::report::confidence;
use crate::ui::Cx;
use crate::ui::theme::{GAP, GAP_SMALL, ROW};
use crate::ui::widgets::{
    RowCursor, Sort, SortColumn as _, change_text, copy_rows, left, number_cell, text_cell,
};

/// Below this width the table scrolls sideways.
const NARROWEST: f32 = 800.0;

/// From this width on a heading has room for its mark of sorting, and names
/// still have theirs.
const ROOMY: f32 = 980.0;

/// The room that the column ± takes, with its gap.
const DOUBT: f32 = 59.0 + GAP_SMALL;

/// Draws the table; returns the player whose page is asked for.
pub(super) fn show(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    list: &List,
    (shown, sort): (&[Column], &mut Sort<Column>),
    cursor: &mut RowCursor,
) -> Option<PlayerId> {
    let doubt = shown.contains(&Column::Doubt);
    let own = if doubt { DOUBT } else { 0.0 };
    let width = ui.available_width().max(NARROWEST + own);
    let scroll_to = cursor.steer(ui, list.len(), |row, typed| {
        typed.begins(cx.view.names.folded(list.row(row).player))
    });
    if let Some(rows) = cursor.copied() {
        let headings: Vec<String> = shown.iter().map(|column| cx.text(column.id())).collect();
        let cells = |entry: &Entry| shown.iter().map(|column| column.cell(cx, entry)).collect();
        let rows: Vec<Vec<Cell>> = rows.map(|row| cells(list.entry(row))).collect();
        copy_rows(cx, headings.into_iter(), rows.into_iter());
    }
    egui::ScrollArea::horizontal()
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.x = GAP_SMALL;
            let level = level_width(ui, cx);
            let mut table = columns(TableBuilder::new(ui), shown, width - own, level);
            if let Some(row) = scroll_to {
                table = table.scroll_to_row(row, None);
            }
            let mut opened = None;
            table
                .header(ROW, |mut header| headings(&mut header, cx, shown, sort))
                .body(|body| {
                    body.rows(ROW, list.len(), |mut row| {
                        let entry = list.entry(row.index());
                        cursor.dress(&mut row, false);
                        if line(&mut row, cx, entry, doubt, cursor) {
                            opened = Some(entry.standing.player);
                        }
                    });
                });
            opened
        })
        .inner
}

/// What the longest name of a level takes.
fn level_width(ui: &Ui, cx: &Cx<'_>) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let width = |level: Level| {
        let name = cx.text(level.id());
        let galley =
            ui.fonts_mut(|fonts| fonts.layout_no_wrap(name, font.clone(), Color32::PLACEHOLDER));
        galley.size().x
    };
    let longest = Level::ALL.into_iter().map(width).fold(0.0, f32::max);
    // The cell begins away from the date before it.
    longest + GAP
}

fn columns<'a>(
    table: TableBuilder<'a>,
    shown: &[Column],
    width: f32,
    level: f32,
) -> TableBuilder<'a> {
    let roomy = width >= ROOMY;
    let exact = |narrow, wide| Width::exact(if roomy { wide } else { narrow });
    let table = table
        .id_salt("standings")
        .striped(true)
        .sense(Sense::CLICK)
        .auto_shrink(false)
        .animate_scrolling(false)
        .cell_layout(Layout::right_to_left(Align::Center));
    shown.iter().fold(table, |table, column| {
        table.column(match column {
            Column::Place => exact(46.0, 60.0),
            Column::PlaceChange => exact(52.0, 62.0),
            Column::Name => Width::remainder().at_least(146.0).clip(true),
            Column::Main => Width::exact(88.0),
            Column::Doubt => Width::exact(59.0),
            Column::Rating | Column::Before | Column::Played => exact(66.0, 76.0),
            Column::LastChange => exact(84.0, 96.0),
            Column::LastPlayed => exact(90.0, 92.0),
            Column::Level => Width::exact(level),
        })
    })
}

fn headings(header: &mut TableRow<'_, '_>, cx: &Cx<'_>, shown: &[Column], sort: &mut Sort<Column>) {
    for column in shown {
        header.col(|ui| sort.heading(ui, cx, *column));
    }
}

/// Draws a row; `true` when it is clicked, or Enter pressed on its name.
fn line(
    row: &mut TableRow<'_, '_>,
    cx: &Cx<'_>,
    entry: &Entry,
    doubt: bool,
    cursor: &mut RowCursor,
) -> bool {
    let (index, line) = (row.index(), &entry.standing);
    let mut opened = false;
    row.col(|ui| {
        if let Some(place) = line.place {
            figure(ui, place.to_string());
        }
    });
    row.col(|ui| place_change(ui, cx, line.place_change));
    row.col(|ui| {
        let player = cx.view.book.players.get(&line.player);
        let name = player.map_or("", |player| &player.name);
        let retired = player.is_some_and(|player| player.retired);
        let text = if retired {
            RichText::new(name).weak()
        } else {
            RichText::new(name)
        };
        let button = Button::new(text).frame_when_inactive(false).truncate();
        let mut response = left(ui, |ui| ui.add(button));
        if retired {
            let said = cx.text_with("rating-retired-name", "name", name);
            response = response.accessible_name(&said).on_hover_text(said);
        }
        cursor.visit(ui, index, &response);
        opened = response.clicked();
    });
    row.col(|ui| {
        let main = RichText::new(cx.number(line.main, 1)).strong();
        ui.add(Label::new(main).selectable(false));
    });
    if doubt {
        row.col(|ui| show_doubt(ui, cx, entry));
    }
    row.col(|ui| figure(ui, cx.number(line.rating, 1)));
    row.col(|ui| {
        if let Some(change) = line.last_change {
            let (text, color) = change_text(cx, change, 1);
            number_cell(ui, text, color).on_hover_ui(|ui| {
                ui.label(change_parts(cx, line, change));
            });
        }
    });
    row.col(|ui| figure(ui, cx.number(line.rating_before, 1)));
    row.col(|ui| figure(ui, line.played.to_string()));
    row.col(|ui| {
        if let Some(date) = line.last_played {
            figure(ui, cx.lang.date(date));
        }
    });
    row.col(|ui| text_cell(ui, &entry.level(cx)));
    opened || row.response().clicked()
}

/// How sure the figure is, and whether that is because the player cannot be
/// told from a partner.
fn show_doubt(ui: &mut Ui, cx: &Cx<'_>, entry: &Entry) {
    let Some(belief) = entry.belief else {
        if cx.view.companion.get().is_none() {
            number_cell(ui, "…".to_owned(), None).on_hover_text(cx.text("confidence-waiting"));
        }
        return;
    };
    let sd = cx.number(belief.sd, 0);
    let (text, color) = if entry.apart.is_empty() {
        (format!("±{sd}"), None)
    } else {
        (format!("⚠ ±{sd}"), Some(cx.palette.warning))
    };
    number_cell(ui, text, color).on_hover_ui(|ui| {
        ui.label(cx.say(&confidence::known(belief, cx.lang)));
        for sentence in &entry.apart {
            ui.label(cx.say(sentence));
        }
    });
}

/// What a change consists of: the player's part of the result, as Tourn shows
/// it, and the growth.
fn change_parts(cx: &Cx<'_>, line: &Standing, change: f64) -> String {
    let tournament = |point: &&Point| {
        Some(point.date) == line.last_played && matches!(point.source, Source::Tournament(_))
    };
    let track = cx.view.replay.tracks.get(&line.player);
    let point = track.and_then(|track| track.points.iter().rev().find(tournament));
    let result = point.map_or(change, |point| point.change);
    let parts = Notice::new("rating-change-parts")
        .with("result", cx.signed(result, 1))
        .with("growth", cx.signed(change - result, 1))
        .with("before", cx.number(line.rating_before, 1))
        .with("change", cx.signed(change, 1))
        .with("after", cx.number(line.rating_before + change, 1));
    cx.say(&parts)
}

fn place_change(ui: &mut Ui, cx: &Cx<'_>, change: i64) {
    let places = change.unsigned_abs();
    let (text, color) = match change.signum() {
        1 => (format!("▲ {places}"), cx.palette.gain),
        -1 => (format!("▼ {places}"), cx.palette.loss),
        _ => return,
    };
    number_cell(ui, text, Some(color));
}

fn figure(ui: &mut Ui, text: String) {
    number_cell(ui, text, None);
}
