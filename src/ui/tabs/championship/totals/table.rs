//! The table of the totals.

use egui::{Align, Button, Layout, RichText, ScrollArea, Sense, Ui};
use egui_extras::{Column as Width, TableBuilder, TableRow};

use super::list::{Column, Entry, List};
use crate::domain::name::fold;
use crate::domain::{ChampionshipId, EntrantId, Notice};
use crate::ui::Cx;
use crate::ui::theme::{GAP_SMALL, ROW};
use crate::ui::widgets::{RowCursor, Sort, change_text, copy_rows, left, number_cell, tick};

/// Below this width the table scrolls sideways.
pub(super) const NARROWEST: f32 = 676.0;

/// Draws the table; returns the player whose curve comes or goes.
pub(super) fn show(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    (id, list): (ChampionshipId, &List),
    sort: &mut Sort<Column>,
    cursor: &mut RowCursor,
    chosen: &[EntrantId],
) -> Option<EntrantId> {
    let width = ui.available_width().max(NARROWEST);
    let scroll_to = cursor.steer(ui, list.len(), |row, typed| {
        typed.begins(&fold(&list.row(row).name))
    });
    if let Some(rows) = cursor.copied()
        && let Some(table) = list.table(cx, id)
    {
        let headings = table.columns.iter().map(|column| column.heading.clone());
        copy_rows(cx, headings, table.rows[rows].iter().cloned());
    }
    let draw = |ui: &mut Ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.x = GAP_SMALL;
        let mut table = columns(TableBuilder::new(ui));
        if let Some(row) = scroll_to {
            table = table.scroll_to_row(row, None);
        }
        let mut clicked = None;
        table
            .header(ROW, |mut header| headings(&mut header, cx, sort))
            .body(|body| {
                body.rows(ROW, list.len(), |mut row| {
                    let entry = list.row(row.index());
                    cursor.dress(&mut row, false);
                    if line(&mut row, cx, entry, cursor, chosen) {
                        clicked = Some(entry.total.entrant);
                    }
                });
            });
        clicked
    };
    ScrollArea::horizontal()
        .auto_shrink(false)
        .show(ui, draw)
        .inner
}

fn columns(table: TableBuilder<'_>) -> TableBuilder<'_> {
    let table = table
        .id_salt("totals")
        .striped(true)
        .sense(Sense::CLICK)
        .auto_shrink(false)
        .animate_scrolling(false)
        .cell_layout(Layout::right_to_left(Align::Center))
        .column(Width::exact(ROW));
    Column::ALL.into_iter().fold(table, |table, column| {
        table.column(match column {
            Column::Place => Width::exact(66.0),
            Column::Name => Width::remainder().at_least(176.0).clip(true),
            Column::Played => Width::exact(70.0),
            Column::RatingIn | Column::RatingOut => Width::exact(73.0),
            Column::Total => Width::exact(80.0),
            Column::Best => Width::exact(86.0),
        })
    })
}

fn headings(header: &mut TableRow<'_, '_>, cx: &Cx<'_>, sort: &mut Sort<Column>) {
    // Above the check boxes.
    header.col(|_| {});
    for column in Column::ALL {
        header.col(|ui| sort.heading(ui, cx, column));
    }
}

/// Draws a row; `true` when it is clicked, ticked, or Enter pressed on its
/// name.
fn line(
    row: &mut TableRow<'_, '_>,
    cx: &Cx<'_>,
    entry: &Entry,
    cursor: &mut RowCursor,
    chosen: &[EntrantId],
) -> bool {
    let (index, total) = (row.index(), &entry.total);
    let place = chosen.iter().position(|other| *other == total.entrant);
    let mut clicked = false;
    row.col(|ui| {
        let name = cx.text_with("totals-line-of", "name", entry.name.as_str());
        clicked |= tick(ui, ui.max_rect(), place.is_some(), &name).clicked();
    });
    row.col(|ui| figure(ui, total.place.to_string()));
    row.col(|ui| {
        let button = name_button(cx, entry, place).sense(cursor.sense(index));
        let response = left(ui, |ui| ui.add(button));
        cursor.visit(ui, index, &response);
        clicked |= response.clicked();
        response.on_hover_ui(|ui| {
            ui.label(as_captain(cx, entry));
        });
    });
    row.col(|ui| figure(ui, total.played.to_string()));
    row.col(|ui| figure(ui, cx.number(total.rating_in, 1)));
    row.col(|ui| {
        let (text, color) = change_text(cx, total.total, 1);
        number_cell(ui, text, color);
    });
    row.col(|ui| figure(ui, cx.number(total.rating_out, 1)));
    row.col(|ui| {
        if let Some((number, change)) = total.best {
            let best = Notice::new("totals-best")
                .with("number", number)
                .with("change", cx.signed(change, 1));
            figure(ui, cx.say(&best));
        }
    });
    clicked || row.response().clicked()
}

/// The name, in the colour of its curve where one is drawn.
fn name_button<'a>(cx: &Cx<'_>, entry: &'a Entry, place: Option<usize>) -> Button<'a> {
    let series = &cx.palette.series;
    let text = RichText::new(entry.shown.as_str());
    let text = match place {
        Some(place) => text.color(series[place % series.len()]),
        None => text,
    };
    Button::new(text).frame_when_inactive(false).truncate()
}

fn as_captain(cx: &Cx<'_>, entry: &Entry) -> String {
    let notice = Notice::new("totals-name-hint")
        .with("name", entry.name.as_str())
        .with("captain", entry.total.captain)
        .with("rated", entry.total.rated);
    cx.say(&notice)
}

fn figure(ui: &mut Ui, text: String) {
    number_cell(ui, text, None);
}
