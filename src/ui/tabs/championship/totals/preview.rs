//! Who would move, and where to, before the director agrees.

use egui::{ScrollArea, Ui};

use crate::club::championship::{Carried, transfer_preview};
use crate::domain::{ChampionshipId, Date, Notice, Person, PlayerId};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Column, Table};
use crate::rating::championship::Total;
use crate::ui::Cx;
use crate::ui::theme::ROW;
use crate::ui::widgets::{ShownTable, TableLook, table_view};

/// Rows of the table seen at once.
const ROWS_SHOWN: f32 = 9.0;
/// Lines of the names left out that are seen at once.
const LINES_SHOWN: f32 = 4.0;

/// What a transfer would do on a day.
pub(super) struct Preview {
    moved: ShownTable,
    /// Who is left out and why, in sentences.
    left_out: Vec<String>,
}

impl Preview {
    /// Works the transfer out.
    ///
    /// # Errors
    /// Every reason against it.
    pub(super) fn new(
        cx: &Cx<'_>,
        championship: ChampionshipId,
        date: Date,
    ) -> Result<Self, Vec<Notice>> {
        let carried = transfer_preview(cx.view, championship, date)?;
        let left_out = [
            said(cx, "totals-carry-guests", guests(cx, championship)),
            said(cx, "totals-carry-idle", idle(cx, championship, &carried)),
        ];
        Ok(Self {
            moved: ShownTable::new(table(cx, &carried), cx.lang),
            left_out: left_out.into_iter().flatten().collect(),
        })
    }

    pub(super) fn ui(&self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let look = TableLook {
            id: "totals-carried",
            height: ROW * ROWS_SHOWN,
            grey: &|_| false,
        };
        table_view(ui, &mut cx.base, &look, &self.moved);
        ScrollArea::vertical()
            .id_salt("totals-left-out")
            .max_height(ROW * LINES_SHOWN)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                for sentence in &self.left_out {
                    ui.weak(sentence);
                }
            });
    }
}

fn table(cx: &Cx<'_>, carried: &[Carried]) -> Table {
    let column = |id, style| Column::new(cx.text(id), style);
    let columns = vec![
        column("totals-col-name", Style::Plain),
        column("totals-carry-from", Style::Fixed(1)),
        column("totals-col-total", Style::Signed(1)),
        column("totals-carry-to", Style::Fixed(1)),
    ];
    let mut table = Table::new(cx.text("totals-carry-table"), columns);
    let row = |one: &Carried| {
        vec![
            cx.view.book.name_of(one.player).into(),
            Cell::Number(one.from),
            Cell::Number(one.change),
            Cell::Number(one.from + one.change),
        ]
    };
    table.rows = carried.iter().map(row).collect();
    table
}

/// A sentence about some players, if there are any.
fn said(cx: &Cx<'_>, id: &'static str, names: Vec<&str>) -> Option<String> {
    let notice = Notice::new(id)
        .with("count", names.len())
        .with("names", names.join(", "));
    (!names.is_empty()).then(|| cx.say(&notice))
}

/// Those who are no members of the club, the most successful first.
fn guests<'a>(cx: &Cx<'a>, id: ChampionshipId) -> Vec<&'a str> {
    let guest = |(person, name): (&Person, &'a str)| match person {
        Person::Guest(_) => Some(name),
        Person::Player(_) => None,
    };
    people(cx, id).filter_map(guest).collect()
}

/// Members who have nothing to carry.
fn idle<'a>(cx: &Cx<'a>, id: ChampionshipId, carried: &[Carried]) -> Vec<&'a str> {
    let moves = |player: PlayerId| carried.iter().any(|one| one.player == player);
    let member = |(person, name): (&Person, &'a str)| match person {
        Person::Player(player) if !moves(*player) => Some(name),
        _ => None,
    };
    people(cx, id).filter_map(member).collect()
}

/// Everybody with a name, the most successful first.
fn people<'a>(cx: &Cx<'a>, id: ChampionshipId) -> impl Iterator<Item = (&'a Person, &'a str)> {
    let view = cx.view;
    let totals = view.championships.get(&id).into_iter();
    let totals = totals.flat_map(|calculated| &calculated.totals);
    totals.filter_map(move |total: &Total| {
        let championship = view.book.championships.get(&id)?;
        let entrant = championship.entrant(total.entrant)?;
        let name = view.book.entrant_name(championship, total.entrant);
        Some((&entrant.person, name))
    })
}
