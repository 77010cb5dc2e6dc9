//! Who is the better one: the player, or any other.

use egui::Ui;
use egui_extras::Column as Width;
use serde::{Deserialize, Serialize};

use super::facts::{Facts, Other};
use crate::exchange::Cell;
use crate::report::confidence;
use crate::ui::theme::ROW;
use crate::ui::widgets::{ListColumn, ListLook, ListTable, Sort, SortColumn};
use crate::ui::{Action, Cx};

/// What the table says of each of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::ui::tabs::rating) enum Column {
    Other,
    Chance,
    Verdict,
}

impl SortColumn for Column {
    const NAME: Self = Self::Other;
    const FIRST: Sort<Self> = Sort {
        column: Self::Chance,
        descending: false,
    };

    fn id(self) -> &'static str {
        match self {
            Self::Other => "player-col-other",
            Self::Chance => "player-col-chance",
            Self::Verdict => "player-col-verdict",
        }
    }

    fn largest_first(self) -> bool {
        self == Self::Chance
    }

    fn is_text(self) -> bool {
        self != Self::Chance
    }
}

impl ListColumn for Column {
    type Row = Other;

    const ALL: &'static [Self] = &[Self::Other, Self::Chance, Self::Verdict];
    const HEIGHT: f32 = 1.5 * ROW;

    fn width(self) -> Width {
        match self {
            Self::Other => Width::initial(180.0).at_least(120.0).clip(true),
            Self::Chance => Width::exact(90.0),
            Self::Verdict => Width::remainder().at_least(200.0).clip(true),
        }
    }

    fn cell(self, cx: &Cx<'_>, row: &Other) -> Cell {
        match self {
            Self::Other => Self::name(cx, row).into(),
            Self::Chance => Cell::Integer(confidence::chance(row.chance)),
            Self::Verdict => {
                let known = cx.view.companion.get();
                let two = (row.player, row.other);
                let who = known.and_then(|c| confidence::who_is_better(cx.view, c, two));
                who.map_or(Cell::Empty, |who| Cell::Text(cx.say(&who)))
            }
        }
    }

    fn wraps(self) -> bool {
        self == Self::Verdict
    }

    fn figure(self) -> Self {
        match self {
            Self::Verdict => Self::Chance,
            own => own,
        }
    }

    fn name<'a>(cx: &'a Cx<'_>, row: &Other) -> &'a str {
        cx.view.book.name_of(row.other)
    }
}

pub(super) fn table(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    facts: &Facts,
    table: &mut ListTable,
    sort: &mut Sort<Column>,
) {
    if facts.better.is_empty() {
        let id = match cx.view.companion.get() {
            Some(_) => "player-no-others",
            None => "confidence-waiting",
        };
        ui.label(cx.text(id));
        return;
    }
    let look = ListLook {
        id: "player-better",
        columns: Column::ALL,
        fills: true,
        chosen: None,
        spoken_before: None,
    };
    if let Some(at) = table.show(ui, cx, &look, &facts.better, sort) {
        cx.act(Action::ShowPlayer(facts.better[at].other));
    }
}
