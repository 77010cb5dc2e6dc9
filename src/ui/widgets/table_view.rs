//! A table of a report on the screen, with buttons that copy and save it.

use egui::{Align, Color32, Label, Layout, RichText, Role, ScrollArea, TextStyle, Ui, WidgetText};
use egui_extras::{Column, TableBuilder};

use super::change::{colored, marked};
use super::scroll_keys::ScrollKeys;
use super::{flush, left, number_cell};
use crate::domain::name::fold;
use crate::exchange::table::Style;
use crate::exchange::write::{self, CsvOptions};
use crate::exchange::{Cell, Table};
use crate::i18n::Lang;
use crate::report;
use crate::ui::theme::{GAP, GAP_LARGE, Palette, ROW, palette};
use crate::ui::{Action, Base, SaveKind};

/// A table with what need not be found out anew in every frame.
pub struct ShownTable {
    table: Table,
    /// Which columns stand at the right.
    numeric: Vec<bool>,
    /// The longest text of each column, which makes its width.
    longest: Vec<String>,
}

impl ShownTable {
    /// A table to be shown in a language.
    pub fn new(table: Table, lang: Lang) -> Self {
        let mut longest = vec![(0, String::new()); table.columns.len()];
        for row in &table.rows {
            for ((cell, column), longest) in row.iter().zip(&table.columns).zip(&mut longest) {
                // Colours make no text longer.
                let (text, _) = written(lang, palette(false), cell, column.style);
                let length = text.chars().count();
                if length > longest.0 {
                    *longest = (length, text);
                }
            }
        }
        Self {
            numeric: report::numeric(&table),
            longest: longest.into_iter().map(|(_, text)| text).collect(),
            table,
        }
    }

    /// The table itself.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The width of all its columns, in points.
    pub fn width(&self, ui: &Ui) -> f32 {
        widths(ui, self).iter().sum()
    }

    /// The table as text in a language, to be copied.
    pub fn text(&self, lang: Lang) -> String {
        report::text(&self.table, lang)
    }
}

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
pub fn table_view(ui: &mut Ui, base: &mut Base<'_>, look: &TableLook<'_>, shown: &ShownTable) {
    ui.push_id(look.id, |ui| {
        heading(ui, base, shown);
        rows(ui, base, look, shown);
    });
}

fn heading(ui: &mut Ui, base: &mut Base<'_>, shown: &ShownTable) {
    let table = &shown.table;
    ui.horizontal_wrapped(|ui| {
        ui.strong(&table.title);
        let mut button = |id| {
            let name = format!("{}: {}", table.title, base.text(id));
            let button = ui.button(base.text(id)).accessible_name(name);
            button.clicked()
        };
        let (copy, save) = (button("list-copy"), button("list-save"));
        if copy {
            base.act(Action::Copy(shown.text(base.lang)));
        }
        if save {
            base.act(Action::Save {
                name: table.title.clone(),
                kind: SaveKind::Csv,
                text: write::csv(table, csv_options(base.lang)),
            });
        }
    });
}

/// CSV as spreadsheets of a language's countries open it by a double click.
fn csv_options(lang: Lang) -> CsvOptions {
    let comma = lang.decimal_comma();
    CsvOptions {
        decimal_comma: comma,
        mark: comma,
    }
}

fn rows(ui: &mut Ui, base: &mut Base<'_>, look: &TableLook<'_>, shown: &ShownTable) {
    let ShownTable { table, numeric, .. } = shown;
    let widths = widths(ui, shown);
    flush(ui, |ui| {
        // A table wider than its place is pushed sideways.
        ScrollArea::horizontal().show(ui, |ui| {
            let keys = ScrollKeys::new(ui);
            let moved = keys.pressed(ui).or_else(|| {
                keys.found(ui, table.rows.len(), |row, typed| {
                    name(&table.rows[row]).is_some_and(|name| typed.begins(&fold(name)))
                })
            });
            if keys.copied(ui) {
                base.act(Action::Copy(shown.text(base.lang)));
            }
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
                    for (column, numeric) in table.columns.iter().zip(numeric) {
                        header.col(|ui| heading_cell(ui, &column.heading, *numeric));
                    }
                })
                .body(|body| {
                    body.rows(ROW, table.rows.len(), |mut row| {
                        let at = row.index();
                        let grey = (look.grey)(at);
                        for ((cell, column), numeric) in
                            table.rows[at].iter().zip(&table.columns).zip(numeric)
                        {
                            row.col(|ui| show_cell(ui, base, cell, column.style, (*numeric, grey)));
                        }
                    });
                });
            keys.offer(ui, (&table.title, Role::Table), &drawn);
        });
    });
}

/// The name by which a row is found: its first text.
fn name(row: &[Cell]) -> Option<&str> {
    row.iter().find_map(|cell| match cell {
        Cell::Text(text) => Some(text.as_str()),
        _ => None,
    })
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
    let (text, color) = written(base.lang, base.palette, cell, style);
    if numeric {
        // As far from the edge as a text is.
        ui.add_space(GAP);
        number_cell(ui, text, weak.or(color));
    } else {
        left(ui, |ui| {
            let text = colored(text, weak);
            ui.add(Label::new(text).truncate().selectable(false))
        });
    }
}

/// What stands in a cell, and its colour if it means something.
pub(super) fn written(
    lang: Lang,
    palette: &Palette,
    cell: &Cell,
    style: Style,
) -> (String, Option<Color32>) {
    match (cell, style) {
        (Cell::Number(change), Style::Signed(decimals)) => marked(lang, palette, *change, decimals),
        _ => (report::shown(cell, style, lang), None),
    }
}

fn heading_cell(ui: &mut Ui, heading: &str, numeric: bool) {
    let label = Label::new(RichText::new(heading).strong()).selectable(false);
    if numeric {
        ui.add_space(GAP);
        ui.add(label);
    } else {
        left(ui, |ui| ui.add(label));
    }
}

/// The width of each column: that of its longest text.
fn widths(ui: &Ui, shown: &ShownTable) -> Vec<f32> {
    let width = |text: WidgetText| {
        let galley = text.into_galley(
            ui,
            Some(egui::TextWrapMode::Extend),
            f32::INFINITY,
            TextStyle::Body,
        );
        galley.size().x
    };
    let columns = shown.table.columns.iter().zip(&shown.longest);
    columns
        .map(|(column, longest)| {
            let heading = width(RichText::new(&column.heading).strong().into());
            heading.max(width(longest.as_str().into())) + GAP + GAP + GAP_LARGE
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use egui::Event;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::exchange::Column;

    #[test]
    fn the_longest_text_is_found_in_whatever_row_it_stands() {
        let column = |style| Column::new("Heading".to_owned(), style);
        let columns = vec![column(Style::Plain), column(Style::Signed(1))];
        let mut table = Table::new("Title".to_owned(), columns);
        table.rows = vec![vec!["Ann".into(), Cell::Number(0.0)]; 1000];
        table.rows[700] = vec!["Wilhelmina".into(), Cell::Number(-12.5)];
        let shown = ShownTable::new(table, Lang::RU);
        assert_eq!(shown.longest, ["Wilhelmina", "▼ −12,5"]);
        assert_eq!(shown.numeric, [false, true]);
        let empty = ShownTable::new(Table::default(), Lang::EN);
        assert!(empty.longest.is_empty());
    }
    #[test]
    fn letters_lead_to_a_name() {
        let columns = vec![Column::new("Name".to_owned(), Style::Plain)];
        let mut table = Table::new("Title".to_owned(), columns);
        table.rows = (0..500)
            .map(|at| vec![format!("Ann {at}").as_str().into()])
            .collect();
        table.rows[400] = vec!["Ёлкин Пётр".into()];
        let shown = ShownTable::new(table, Lang::EN);
        let mut window = Harness::new_ui(move |ui| {
            let mut base = Base {
                lang: Lang::EN,
                palette: palette(false),
                today: crate::domain::Date::constant(2026, 3, 4),
                actions: &mut Vec::new(),
            };
            let look = TableLook {
                id: "table",
                height: 200.0,
                grey: &|_| false,
            };
            table_view(ui, &mut base, &look, &shown);
        });
        assert!(window.query_by_label("Ёлкин Пётр").is_none());
        window.event(Event::Text("ел".to_owned()));
        window.run();
        assert!(
            window.query_by_label("Ёлкин Пётр").is_none(),
            "not its letters yet"
        );
        window.get_by_role_and_label(Role::Table, "Title").focus();
        window.run();
        window.event(Event::Text("ел".to_owned()));
        window.run();
        window.get_by_label("Ёлкин Пётр");
    }
}
