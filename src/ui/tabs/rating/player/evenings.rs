//! The tournaments of a player; a click explains one.

use egui::Ui;
use egui_extras::Column as Width;
use serde::{Deserialize, Serialize};

use super::facts::{Evening, Facts};
use crate::exchange::Cell;
use crate::exchange::table::Style;
use crate::rating::CalculatedTournament;
use crate::ui::Cx;
use crate::ui::widgets::{ListColumn, ListLook, ListTable, Sort, SortColumn};

/// What the table says of each tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::ui::tabs::rating) enum Column {
    Date,
    Title,
    Partner,
    Percent,
    Norm,
    Difference,
    Change,
    New,
}

impl SortColumn for Column {
    const NAME: Self = Self::Date;
    const FIRST: Sort<Self> = Sort {
        column: Self::Date,
        descending: true,
    };

    fn id(self) -> &'static str {
        match self {
            Self::Date => "player-col-date",
            Self::Title => "player-col-title",
            Self::Partner => "player-col-partner",
            Self::Percent => "player-col-percent",
            Self::Norm => "player-col-norm",
            Self::Difference => "player-col-difference",
            Self::Change => "player-col-change",
            Self::New => "player-col-new",
        }
    }

    fn largest_first(self) -> bool {
        !self.is_text()
    }

    fn is_text(self) -> bool {
        matches!(self, Self::Title | Self::Partner)
    }
}

impl ListColumn for Column {
    type Row = Evening;

    const ALL: &'static [Self] = &[
        Self::Date,
        Self::Title,
        Self::Partner,
        Self::Percent,
        Self::Norm,
        Self::Difference,
        Self::Change,
        Self::New,
    ];

    fn width(self) -> Width {
        match self {
            Self::Date => Width::exact(106.0),
            Self::Title => Width::remainder().at_least(60.0).clip(true),
            Self::Partner => Width::remainder().at_least(90.0).clip(true),
            Self::Percent | Self::Norm => Width::exact(66.0),
            Self::Difference => Width::exact(84.0),
            Self::Change | Self::New => Width::exact(86.0),
        }
    }

    fn cell(self, cx: &Cx<'_>, row: &Evening) -> Cell {
        let number =
            |figures: Option<(f64, f64)>, at: fn((f64, f64)) -> f64| Cell::number(figures.map(at));
        match self {
            Self::Date => Cell::Date(of(cx, row).date),
            Self::Title => {
                let evening = cx.view.book.tournaments.get(&of(cx, row).id);
                evening.map_or(Cell::Empty, |evening| evening.title.as_str().into())
            }
            Self::Partner => Self::name(cx, row).into(),
            Self::Percent => number(row.percent, |(percent, _)| percent),
            Self::Norm => number(row.percent, |(_, norm)| norm),
            Self::Difference => Cell::number(row.difference()),
            Self::Change if row.moved.is_none() => Cell::Text(cx.text("player-unrated")),
            Self::Change => number(row.moved, |(change, _)| change),
            Self::New => number(row.moved, |(_, rating)| rating),
        }
    }

    fn style(self) -> Style {
        match self {
            Self::Change | Self::Difference => Style::Signed(1),
            Self::Percent | Self::Norm | Self::New => Style::Fixed(1),
            Self::Date | Self::Title | Self::Partner => Style::Plain,
        }
    }

    fn name<'a>(cx: &'a Cx<'_>, row: &Evening) -> &'a str {
        cx.view.book.name_of(row.partner)
    }
}

fn of<'a>(cx: &'a Cx<'_>, evening: &Evening) -> &'a CalculatedTournament {
    &cx.view.replay.tournaments[evening.at]
}

/// Draws all tournaments; a click puts one into `selected`.
pub(super) fn table(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    facts: &Facts,
    selected: &mut Option<usize>,
    table: &mut ListTable,
    sort: &mut Sort<Column>,
) {
    let look = ListLook {
        id: "player-evenings",
        columns: Column::ALL,
        fills: false,
        chosen: *selected,
        spoken_before: None,
    };
    let chosen = table.show(ui, cx, &look, &facts.evenings, sort);
    *selected = chosen.or(*selected);
}

/// The best tournaments and the worst, each in its order.
pub(super) struct Extremes {
    tables: [ListTable; 2],
    sorts: [Sort<Column>; 2],
}

impl Default for Extremes {
    fn default() -> Self {
        let by = |descending| Sort {
            column: Column::Difference,
            descending,
        };
        Self {
            tables: Default::default(),
            sorts: [by(true), by(false)],
        }
    }
}

impl Extremes {
    /// Draws both; a click puts a tournament into `selected`.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        facts: &Facts,
        selected: &mut Option<usize>,
    ) {
        let lists = [("player-best", &facts.best), ("player-worst", &facts.worst)];
        egui::ScrollArea::vertical()
            .auto_shrink(false)
            .show(ui, |ui| {
                for (at, (id, shown)) in lists.into_iter().enumerate() {
                    let title = cx.text(id);
                    ui.strong(&title);
                    let rows: Vec<Evening> = shown.iter().map(|at| facts.evenings[*at]).collect();
                    let look = ListLook {
                        id,
                        columns: Column::ALL,
                        fills: false,
                        chosen: selected.and_then(|at| shown.iter().position(|row| *row == at)),
                        spoken_before: Some(&title),
                    };
                    let (table, sort) = (&mut self.tables[at], &mut self.sorts[at]);
                    if let Some(row) = table.show(ui, cx, &look, &rows, sort) {
                        *selected = Some(shown[row]);
                    }
                    ui.separator();
                }
            });
    }
}
