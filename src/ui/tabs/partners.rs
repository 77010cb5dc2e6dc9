//! The columns of a player's partners, on Hist and on the player's page.

use egui_extras::Column as Width;
use serde::{Deserialize, Serialize};

use crate::club::Partnership;
use crate::exchange::Cell;
use crate::exchange::table::Style;
use crate::ui::Cx;
use crate::ui::widgets::{ListColumn, Sort, SortColumn};

/// What a table of partners says of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::ui) enum Column {
    Partner,
    Together,
    Last,
    Familiarity,
    Handicap,
    Mean,
    Lately,
}

impl SortColumn for Column {
    const NAME: Self = Self::Partner;
    const FIRST: Sort<Self> = Sort {
        column: Self::Familiarity,
        descending: true,
    };

    fn id(self) -> &'static str {
        match self {
            Self::Partner => "partner-col-name",
            Self::Together => "partner-col-together",
            Self::Last => "partner-col-last",
            Self::Familiarity => "partner-col-familiarity",
            Self::Handicap => "partner-col-handicap",
            Self::Mean => "partner-col-mean",
            Self::Lately => "partner-col-lately",
        }
    }

    fn largest_first(self) -> bool {
        self != Self::Partner
    }
}

impl ListColumn for Column {
    type Row = Partnership;

    const ALL: &'static [Self] = &[
        Self::Partner,
        Self::Together,
        Self::Last,
        Self::Familiarity,
        Self::Handicap,
        Self::Mean,
        Self::Lately,
    ];

    fn width(self) -> Width {
        match self {
            Self::Partner => Width::remainder().at_least(120.0).clip(true),
            Self::Together => Width::exact(78.0),
            Self::Last => Width::exact(94.0),
            Self::Familiarity => Width::exact(66.0),
            Self::Handicap => Width::exact(86.0),
            Self::Mean | Self::Lately => Width::exact(84.0),
        }
    }

    fn cell(self, cx: &Cx<'_>, row: &Partnership) -> Cell {
        match self {
            Self::Partner => Self::name(cx, row).into(),
            Self::Together => Cell::count(row.tournaments),
            Self::Last => Cell::Date(row.last),
            Self::Familiarity => Cell::Number(row.familiarity_now),
            Self::Handicap => Cell::Number(row.handicap_now),
            Self::Mean => Cell::number(row.mean_against_norm),
            Self::Lately => Cell::number(row.lately_against_norm),
        }
    }

    fn style(self) -> Style {
        match self {
            Self::Familiarity => Style::Fixed(2),
            Self::Handicap => Style::Fixed(1),
            Self::Mean | Self::Lately => Style::Signed(1),
            Self::Partner | Self::Together | Self::Last => Style::Plain,
        }
    }

    fn name<'a>(cx: &'a Cx<'_>, row: &Partnership) -> &'a str {
        cx.view.book.name_of(row.partner)
    }
}
