//! A table of which every row is about somebody: sorted by its headings,
//! walked, searched and copied by the keyboard. It says what its columns are;
//! everything else is here.

use std::cmp::Ordering;

use egui::{Align, Button, Frame, Label, Layout, Margin, RichText, Sense, Ui};
use egui_extras::{Column as Width, TableBuilder, TableRow};

use super::rows::RowCursor;
use super::sort::{Sort, SortColumn};
use super::table_view::written;
use super::{copy_rows, left, number_cell, text_cell};
use crate::domain::name::fold;
use crate::exchange::Cell;
use crate::exchange::table::Style;
use crate::ui::Cx;
use crate::ui::theme::{GAP_SMALL, ROW};

/// A column of a [`ListTable`].
pub trait ListColumn: SortColumn + 'static {
    /// What a row is about.
    type Row;

    /// All columns, left to right.
    const ALL: &'static [Self];

    /// The height of a row, in points.
    const HEIGHT: f32 = ROW;

    /// Its width.
    fn width(self) -> Width;

    /// What stands in it.
    fn cell(self, cx: &Cx<'_>, row: &Self::Row) -> Cell;

    /// The column by whose cells it is sorted: its own, unless they are dear
    /// to make or no order.
    fn figure(self) -> Self {
        self
    }

    /// How that is written.
    fn style(self) -> Style {
        Style::Plain
    }

    /// Whether a long text goes on in a second line, for which rows have the
    /// height.
    fn wraps(self) -> bool {
        false
    }

    /// The name by which a row is found; what stands in the column of names.
    fn name<'a>(cx: &'a Cx<'_>, row: &Self::Row) -> &'a str;
}

/// How a [`ListTable`] stands on the screen.
pub struct ListLook<'a, C> {
    /// Tells the tables of one page apart.
    pub id: &'a str,
    /// The columns shown, left to right.
    pub columns: &'a [C],
    /// Whether it takes all the height there is.
    pub fills: bool,
    /// The row that is chosen, as an index of the rows given.
    pub chosen: Option<usize>,
    /// What is said before each name and heading, where a table beside it has
    /// the same ones.
    pub spoken_before: Option<&'a str>,
}

/// The state of such a table between frames; its order belongs to the tab,
/// which keeps it.
#[derive(Default)]
pub struct ListTable {
    cursor: RowCursor,
}

impl ListTable {
    /// Draws rows in an order; the index of the one that was chosen.
    pub fn show<C: ListColumn>(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        look: &ListLook<'_, C>,
        rows: &[C::Row],
        sort: &mut Sort<C>,
    ) -> Option<usize> {
        let order = arranged(cx, rows, *sort);
        let scroll_to = self.cursor.steer(ui, order.len(), |row, typed| {
            typed.begins(&fold(C::name(cx, &rows[order[row]])))
        });
        self.copy(cx, look.columns, rows, &order);
        // Stripes reach half the distance of columns beyond them: so they begin
        // where everything else of the page does.
        let margin = Margin::symmetric((GAP_SMALL / 2.0) as i8, 0);
        let frame = Frame::NONE.inner_margin(margin);
        let drawn = frame.show(ui, |ui| {
            self.table(ui, cx, look, rows, (&order, sort, scroll_to))
        });
        drawn.inner
    }

    fn table<C: ListColumn>(
        &mut self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        look: &ListLook<'_, C>,
        rows: &[C::Row],
        (order, sort, scroll_to): (&[usize], &mut Sort<C>, Option<usize>),
    ) -> Option<usize> {
        ui.spacing_mut().item_spacing.x = GAP_SMALL;
        let columns = look.columns.iter();
        let mut table = columns.fold(builder(ui, look), |table, column| {
            table.column(column.width())
        });
        if let Some(row) = scroll_to {
            table = table.scroll_to_row(row, None);
        }
        let mut chosen = None;
        table
            .header(ROW, |mut header| {
                for column in look.columns {
                    header.col(|ui| sort.spoken_heading(ui, cx, *column, look.spoken_before));
                }
            })
            .body(|body| {
                body.rows(C::HEIGHT, order.len(), |mut row| {
                    let at = order[row.index()];
                    self.cursor.dress(&mut row, look.chosen == Some(at));
                    if self.line(&mut row, cx, look, &rows[at]) {
                        chosen = Some(at);
                    }
                });
            });
        chosen
    }

    fn copy<C: ListColumn>(
        &mut self,
        cx: &mut Cx<'_>,
        columns: &[C],
        rows: &[C::Row],
        order: &[usize],
    ) {
        let Some(copied) = self.cursor.copied() else {
            return;
        };
        let headings: Vec<String> = columns.iter().map(|column| cx.text(column.id())).collect();
        let line = |at: &usize| {
            let cells = columns.iter().map(|column| column.cell(cx, &rows[*at]));
            cells.collect::<Vec<_>>()
        };
        let lines: Vec<_> = order[copied].iter().map(line).collect();
        copy_rows(cx, headings.into_iter(), lines.into_iter());
    }

    /// Draws a row; `true` when it is clicked, or Enter pressed on its name.
    fn line<C: ListColumn>(
        &mut self,
        row: &mut TableRow<'_, '_>,
        cx: &Cx<'_>,
        look: &ListLook<'_, C>,
        about: &C::Row,
    ) -> bool {
        let index = row.index();
        let mut chosen = false;
        for column in look.columns {
            let cell = column.cell(cx, about);
            let (text, color) = written(cx.lang, cx.palette, &cell, column.style());
            row.col(|ui| {
                if *column == C::NAME {
                    let said = match look.spoken_before {
                        Some(before) => format!("{before}: {text}"),
                        None => text.clone(),
                    };
                    let button = Button::new(RichText::new(text)).frame_when_inactive(false);
                    let add = |ui: &mut Ui| ui.add(button.truncate()).accessible_name(said);
                    let response = match column.is_text() {
                        true => left(ui, add),
                        false => add(ui),
                    };
                    self.cursor.visit(ui, index, &response);
                    chosen |= response.clicked();
                } else if column.wraps() {
                    left(ui, |ui| ui.add(Label::new(text).wrap().selectable(false)));
                } else if column.is_text() {
                    text_cell(ui, &text);
                } else {
                    number_cell(ui, text, color);
                }
            });
        }
        chosen || row.response().clicked()
    }
}

fn builder<'a, C>(ui: &'a mut Ui, look: &ListLook<'_, C>) -> TableBuilder<'a> {
    TableBuilder::new(ui)
        .id_salt(look.id)
        .striped(true)
        .sense(Sense::CLICK)
        .auto_shrink([false, !look.fills])
        .animate_scrolling(false)
        .max_scroll_height(f32::INFINITY)
        .cell_layout(Layout::right_to_left(Align::Center))
}

/// The rows by the column chosen; equal ones stay as they come. They are at
/// most some thousand, so this is done in every frame.
fn arranged<C: ListColumn>(cx: &Cx<'_>, rows: &[C::Row], sort: Sort<C>) -> Vec<usize> {
    let key = |row: &C::Row| Key::of(sort.column.figure().cell(cx, row));
    let mut keyed: Vec<(usize, Key)> = rows.iter().map(key).enumerate().collect();
    keyed.sort_by(|(_, one), (_, other)| {
        let order = one.compare(other);
        if sort.descending {
            order.reverse()
        } else {
            order
        }
    });
    keyed.into_iter().map(|(at, _)| at).collect()
}

/// What a row is sorted by: nothing comes before everything else.
enum Key {
    Nothing,
    Number(f64),
    Text(String),
}

impl Key {
    fn of(cell: Cell) -> Self {
        match cell {
            Cell::Empty => Self::Nothing,
            Cell::Number(number) => Self::Number(number),
            Cell::Integer(number) => Self::Number(number as f64),
            // ISO dates stand in the order of time.
            Cell::Date(date) => Self::Text(date.to_string()),
            Cell::Text(text) => Self::Text(fold(&text)),
        }
    }

    fn compare(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => one.total_cmp(other),
            (Self::Text(one), Self::Text(other)) => one.cmp(other),
            _ => self.kind().cmp(&other.kind()),
        }
    }

    const fn kind(&self) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Number(_) => 1,
            Self::Text(_) => 2,
        }
    }
}
