//! The dated sets the club used, and what each changed.

use egui::{Align, Layout, Ui};
use egui_extras::{Column, TableBuilder};

use super::fields::written;
use crate::domain::{AgeUnit, ParamSet, Params, Symbol};
use crate::i18n::{self, Lang};
use crate::ui::widgets::{flush, left};
use crate::ui::{Cx, theme};

/// Its headings.
pub(super) const HEADINGS: [&str; 2] = ["param-sets-from", "param-sets-differs"];

/// One line: since when, and what differs from the set before.
struct Line {
    from: String,
    differs: String,
}

/// The lines as last computed.
#[derive(Default)]
pub(super) struct Sets {
    key: Option<(u64, Lang)>,
    lines: Vec<Line>,
}

impl Sets {
    /// Draws the table.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let key = Some((cx.view.revision, cx.lang));
        if self.key != key {
            self.key = key;
            self.lines = lines(cx);
        }
        ui.heading(cx.text("param-sets-heading"));
        ui.label(cx.text("param-sets-help"));
        flush(ui, |ui| table(ui, cx, &self.lines));
    }
}

fn table(ui: &mut Ui, cx: &Cx<'_>, lines: &[Line]) {
    TableBuilder::new(ui)
        .id_salt("param-sets")
        .striped(true)
        .cell_layout(Layout::left_to_right(Align::Center))
        .vscroll(false)
        .column(Column::auto().at_least(120.0))
        .column(Column::remainder().clip(true))
        .header(theme::ROW, |mut row| {
            for heading in HEADINGS {
                row.col(|ui| {
                    left(ui, |ui| ui.strong(cx.text(heading)));
                });
            }
        })
        .body(|body| {
            body.rows(theme::ROW, lines.len(), |mut row| {
                let line = &lines[row.index()];
                row.col(|ui| {
                    left(ui, |ui| ui.label(&line.from));
                });
                row.col(|ui| {
                    left(ui, |ui| ui.label(&line.differs)).on_hover_text(&line.differs);
                });
            });
        });
}

/// Newest first.
fn lines(cx: &Cx<'_>) -> Vec<Line> {
    let sets = cx.view.book.params.sets();
    let before = |at: usize| at.checked_sub(1).map(|before| sets[before].params);
    let line = |(at, set): (usize, &ParamSet)| Line {
        from: set.from.map_or_else(
            || cx.text("param-sets-beginning"),
            |date| cx.lang.date(date),
        ),
        differs: match before(at) {
            Some(before) => differences(cx, &before, &set.params),
            None if set.params == Params::default() => cx.text("param-sets-defaults"),
            None => differences(cx, &Params::default(), &set.params),
        },
    };
    sets.iter().enumerate().map(line).rev().collect()
}

/// `K 20 → 25; growth 0.2 → 1`, or that nothing differs.
pub(super) fn differences(cx: &Cx<'_>, old: &Params, new: &Params) -> String {
    let parts: Vec<String> = Symbol::ALL
        .into_iter()
        .filter(|symbol| symbol.get(old) != symbol.get(new))
        .map(|symbol| {
            let (old, new) = (shown(cx, symbol, old), shown(cx, symbol, new));
            format!("{} {old} → {new}", symbol.word())
        })
        .collect();
    if parts.is_empty() {
        cx.text("param-sets-same")
    } else {
        parts.join("; ")
    }
}

/// A value with its unit, for reading.
pub(super) fn shown(cx: &Cx<'_>, symbol: Symbol, params: &Params) -> String {
    match symbol {
        Symbol::Age => cx.text(age_text(params.age)),
        Symbol::Forget => i18n::percent(written(cx.lang, symbol, params.forget)),
        _ => written(cx.lang, symbol, symbol.get(params)),
    }
}

/// The word for a unit of age.
pub(super) const fn age_text(age: AgeUnit) -> &'static str {
    match age {
        AgeUnit::Tournaments => "param-age-tournaments",
        AgeUnit::Weeks => "param-age-weeks",
    }
}
