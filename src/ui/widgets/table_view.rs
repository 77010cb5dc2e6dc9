//! A table of a report on the screen, with buttons that copy and save it.

use egui::{Align, Label, Layout, RichText, TextStyle, Ui, WidgetText};
use egui_extras::{Column, TableBuilder};

use super::{left, number_cell, text_cell};
use crate::exchange::Table;
use crate::exchange::write::{self, CsvOptions};
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
    ui.horizontal(|ui| {
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
    let grey = ui.visuals().weak_text_color();
    let widths = widths(ui, base, table);
    let mut builder = TableBuilder::new(ui)
        .striped(true)
        .max_scroll_height(look.height)
        .cell_layout(Layout::right_to_left(Align::Center));
    for width in widths {
        builder = builder.column(Column::exact(width));
    }
    builder
        .header(ROW, |mut header| {
            for (column, numeric) in table.columns.iter().zip(&numeric) {
                header.col(|ui| heading_cell(ui, &column.heading, *numeric));
            }
        })
        .body(|body| {
            body.rows(ROW, table.rows.len(), |mut row| {
                let at = row.index();
                let color = (look.grey)(at).then_some(grey);
                for ((cell, column), numeric) in
                    table.rows[at].iter().zip(&table.columns).zip(&numeric)
                {
                    let text = report::shown(cell, column.style, base.lang);
                    row.col(|ui| {
                        if *numeric {
                            number_cell(ui, text, color);
                        } else {
                            text_cell(ui, &text);
                        }
                    });
                }
            });
        });
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
            .map(|row| report::shown(&row[at], column.style, base.lang))
            .max_by_key(|text| text.chars().count())
            .unwrap_or_default();
        let heading = width(RichText::new(&column.heading).strong().into());
        heading.max(width(longest.into())) + GAP + GAP_LARGE
    };
    table.columns.iter().enumerate().map(column).collect()
}
