//! Applying: from the next tournament on, or to the whole history after a
//! preview of who would move.

use egui::{Align, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use super::fields::Fields;
use super::sets::differences;
use crate::club::{Command, Moved, ParamsFrom};
use crate::domain::{Params, day};
use crate::ui::shortcut::PageCommand;
use crate::ui::widgets::{SHORT_FIELD, change_label, flush, input, left, right, settle_date};
use crate::ui::{Action, Cx, theme};

/// Height of the table of moved ratings, in points.
const TABLE: f32 = 260.0;

/// A question to the club about the whole history, and its answer.
#[derive(Default)]
pub(super) struct Preview {
    /// The day typed from which on the values are to hold.
    from: String,
    asked: Option<(u64, Params)>,
    moved: Option<Vec<Moved>>,
}

impl Preview {
    /// Takes the answer, largest move first.
    pub(super) fn show(&mut self, mut moved: Vec<Moved>) {
        let size = |moved: &Moved| (moved.after - moved.before).abs();
        moved.sort_by(|a, b| size(b).total_cmp(&size(a)));
        self.moved = Some(moved);
    }

    /// Draws the answer; forgets it when it is about other values or another
    /// state of the club.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, fields: &Fields) {
        let Some((revision, params)) = self.asked else {
            return;
        };
        if revision != cx.view.revision || fields.ready() != Some(params) {
            self.close();
            return;
        }
        ui.heading(cx.text("param-preview-heading"));
        let Some(moved) = &self.moved else {
            ui.label(cx.text("param-preview-waiting"));
            return;
        };
        if moved.is_empty() {
            ui.label(cx.text("param-preview-none"));
        } else {
            ui.label(cx.text_with("param-preview-count", "n", moved.len()));
            flush(ui, |ui| table(ui, cx, moved));
        }
        let mut close = false;
        ui.horizontal(|ui| {
            if ui.button(cx.text("param-preview-apply")).clicked() {
                cx.act(execute(params, ParamsFrom::Beginning));
                close = true;
            }
            close |= ui.button(cx.text("param-preview-close")).clicked();
        });
        ui.add_space(theme::GAP_LARGE);
        if close {
            self.close();
        }
    }

    fn close(&mut self) {
        self.asked = None;
        self.moved = None;
    }

    /// The field for a day, and the button that applies from it on.
    fn day_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, params: Option<Params>) {
        let name = cx.text("param-from-day");
        let day = day::typed(&self.from);
        let button = egui::Button::new(cx.text("param-apply-day"));
        let ready = params.zip(day);
        if ui.add_enabled(ready.is_some(), button).clicked()
            && let Some((params, day)) = ready
        {
            cx.act(execute(params, ParamsFrom::Day(day)));
        }
        let field = input(ui, cx.palette, &name, &mut self.from, SHORT_FIELD)
            .on_hover_text(cx.text("param-from-day-hint"));
        settle_date(cx.lang, &field, &mut self.from);
        if day.is_none() && !self.from.trim().is_empty() {
            ui.colored_label(cx.palette.error, cx.text("param-from-day-wrong"));
        }
    }
}

fn table(ui: &mut Ui, cx: &Cx<'_>, moved: &[Moved]) {
    let heads = [
        "param-preview-player",
        "param-preview-before",
        "param-preview-after",
        "param-preview-change",
    ];
    TableBuilder::new(ui)
        .id_salt("param-preview")
        .striped(true)
        .cell_layout(Layout::left_to_right(Align::Center))
        .max_scroll_height(TABLE)
        .column(Column::remainder().at_least(160.0).clip(true))
        .columns(Column::exact(100.0), 3)
        .header(theme::ROW, |mut row| {
            for (column, head) in heads.into_iter().enumerate() {
                row.col(|ui| {
                    let head = RichText::new(cx.text(head)).strong();
                    if column == 0 {
                        left(ui, |ui| ui.label(head));
                    } else {
                        right(ui, head);
                    }
                });
            }
        })
        .body(|body| {
            body.rows(theme::ROW, moved.len(), |mut row| {
                let moved = &moved[row.index()];
                row.col(|ui| {
                    left(ui, |ui| ui.label(cx.view.book.name_of(moved.player)));
                });
                for rating in [moved.before, moved.after] {
                    row.col(|ui| {
                        right(ui, cx.number(rating, 1));
                    });
                }
                row.col(|ui| {
                    change_label(ui, cx, moved.after - moved.before, 1);
                });
            });
        });
}

/// The bar with the three buttons; `mistake` says that something beside the
/// coefficients themselves must be mended first.
pub(super) fn bar(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    fields: &mut Fields,
    mistake: bool,
    preview: &mut Preview,
) {
    let ready = fields.ready().filter(|_| !mistake);
    let changed = ready.filter(|params| params != fields.applied());
    // The set in force may still differ from older ones.
    let several = cx.view.book.params.sets().len() > 1;
    let whole = changed.or(ready.filter(|_| several));
    ui.add_space(theme::GAP_SMALL);
    match (ready, changed) {
        (None, _) => ui.colored_label(cx.palette.error, cx.text("param-mend")),
        (_, None) => ui.weak(cx.text("param-none-changed")),
        (_, Some(new)) => ui.label(differences(cx, fields.applied(), &new)),
    };
    ui.horizontal_wrapped(|ui| {
        let next = egui::Button::new(cx.text("param-apply-next"));
        let next = ui.add_enabled(changed.is_some(), next);
        if PageCommand::ApplyParams.pressed(&next)
            && let Some(params) = changed
        {
            cx.act(execute(params, ParamsFrom::NextTournament));
        }
        preview.day_ui(ui, cx, whole);
        let all = egui::Button::new(cx.text("param-apply-all"));
        let all = ui.add_enabled(whole.is_some(), all);
        if PageCommand::ApplyParamsToAll.pressed(&all)
            && let Some(params) = whole
        {
            preview.asked = Some((cx.view.revision, params));
            preview.moved = None;
            cx.act(Action::PreviewParams(params));
        }
        let touched = ready.is_none() || changed.is_some();
        let discard = egui::Button::new(cx.text("param-discard"));
        let discard = ui.add_enabled(touched, discard);
        if PageCommand::DiscardParams.pressed(&discard) {
            fields.discard();
        }
    });
    ui.add_space(theme::GAP_SMALL);
}

fn execute(params: Params, from: ParamsFrom) -> Action {
    Action::Execute(Command::Params { params, from })
}
