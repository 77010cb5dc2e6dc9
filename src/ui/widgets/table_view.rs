//! A table of a report on the screen, with buttons that copy and save it.

use egui::{Align, Color32, Label, Layout, RichText, ScrollArea, TextStyle, Ui, WidgetText};
use egui_extras::{Column, TableBuilder};

use super::change::{change_text, colored};
use super::scroll_keys::ScrollKeys;
use super::{left, number_cell};
use crate::exchange::table::Style;
use crate::exchange::write::{self, CsvOptions};
use crate::exchange::{Cell, Table};
use crate::report;
use crate::ui::theme::{GAP, GAP_LARGE, ROW};
use crate::ui::{Action, Base, SaveKind};

/// Rows from which the widths of columns are taken.
const MEASURED: usize = 200;

/// How a table stands on the screen.
pub struct TableLook<'a> {
    /// Tells the tables of one tab apart.
    pub id: &'a str,
    /// Height at most, in points; what is longer scrolls.
    pub height: f32,
    /// Rows shown in grey.
    pub grey: &'a dyn Fn(usize) -> bool,
}

/// Draws a table under its title: texts at the left, numbers at the right.
pub fn table_view(ui: &mut Ui, base: &mut Base<'_>, look: &TableLook<'_>, table: &Table) {
    ui.push_id(look.id, |ui| {
        heading(ui, base, table);
        rows(ui, base, look, table);
    });
}

fn heading(ui: &mut Ui, base: &mut Base<'_>, table: &Table) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(&table.title);
        let mut button = |id| {
            let name = format!("{}: {}", table.title, base.text(id));
            let button = ui.small_button(base.text(id)).accessible_name(name);
            button.clicked()
        };
        let (copy, save) = (button("list-copy"), button("list-save"));
        if copy {
            base.act(Action::Copy(report::text(table, base.lang)));
        }
        if save {
            base.act(Action::Save {
                name: table.title.clone(),
                kind: SaveKind::Csv,
                text: write::csv(table, CsvOptions::default()),
            });
        }
    });
}

fn rows(ui: &mut Ui, base: &Base<'_>, look: &TableLook<'_>, table: &Table) {
    let numeric = report::numeric(table);
    let widths = widths(ui, base, table);
    // A table wider than its place is pushed sideways.
    ScrollArea::horizontal().show(ui, |ui| {
        let keys = ScrollKeys::new(ui);
        let moved = keys.pressed(ui, look.height);
        let mut builder = TableBuilder::new(ui)
            .striped(true)
            .max_scroll_height(look.height)
            .cell_layout(Layout::right_to_left(Align::Center));
        if let Some(offset) = moved {
            builder = builder.vertical_scroll_offset(offset);
        }
        for width in widths {
            builder = builder.column(Column::exact(width));
        }
        let drawn = builder
            .header(ROW, |mut header| {
                for (column, numeric) in table.columns.iter().zip(&numeric) {
                    header.col(|ui| heading_cell(ui, &column.heading, *numeric));
                }
            })
            .body(|body| {
                body.rows(ROW, table.rows.len(), |mut row| {
                    let at = row.index();
                    let grey = (look.grey)(at);
                    for ((cell, column), numeric) in
                        table.rows[at].iter().zip(&table.columns).zip(&numeric)
                    {
                        row.col(|ui| show_cell(ui, base, cell, column.style, (*numeric, grey)));
                    }
                });
            });
        keys.offer(ui, &table.title, &drawn);
    });
}

/// A cell at its edge; a change of rating in its colour, everything else in
/// grey where the row is.
fn show_cell(
    ui: &mut Ui,
    base: &Base<'_>,
    cell: &Cell,
    style: Style,
    (numeric, grey): (bool, bool),
) {
    let weak = grey.then(|| ui.visuals().weak_text_color());
    let (text, color) = written(base, cell, style);
    if numeric {
        number_cell(ui, text, weak.or(color));
    } else {
        left(ui, |ui| {
            let text = colored(text, weak);
            ui.add(Label::new(text).truncate().selectable(false))
        });
    }
}

/// What stands in a cell, and its colour if it means something.
fn written(base: &Base<'_>, cell: &Cell, style: Style) -> (String, Option<Color32>) {
    match (cell, style) {
        (Cell::Number(change), Style::Signed(decimals)) => change_text(base, *change, decimals),
        _ => (report::shown(cell, style, base.lang), None),
    }
}

fn heading_cell(ui: &mut Ui, heading: &str, numeric: bool) {
    let label = Label::new(RichText::new(heading).strong()).selectable(false);
    if numeric {
        ui.add(label);
    } else {
        left(ui, |ui| ui.add(label));
    }
}

/// The width of each column: that of its longest text.
fn widths(ui: &Ui, base: &Base<'_>, table: &Table) -> Vec<f32> {
    let width = |text: WidgetText| {
        let galley = text.into_galley(
            ui,
            Some(egui::TextWrapMode::Extend),
            f32::INFINITY,
            TextStyle::Body,
        );
        galley.size().x
    };
    let column = |(at, column): (usize, &crate::exchange::Column)| {
        let cells = table.rows.iter().take(MEASURED);
        let longest = cells
            .map(|row| written(base, &row[at], column.style).0)
            .max_by_key(|text| text.chars().count())
            .unwrap_or_default();
        let heading = width(RichText::new(&column.heading).strong().into());
        heading.max(width(longest.into())) + GAP + GAP_LARGE
    };
    table.columns.iter().enumerate().map(column).collect()
}
