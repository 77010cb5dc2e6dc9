//! The dialog that carries a championship into the club's ratings.

use egui::{Grid, Key, Ui};

use super::preview::Preview;
use crate::club::Command;
use crate::club::championship::ChampionshipCommand;
use crate::domain::{ChampionshipId, Date, Notice, day};
use crate::ui::Cx;
use crate::ui::theme::GAP;
use crate::ui::widgets::{NAME_FIELD, Outcome, SHORT_FIELD, input, main_button, settle_date};

/// Width of the dialog.
const WIDTH: f32 = 560.0;

/// What is typed in the dialog.
pub(super) struct TransferForm {
    championship: ChampionshipId,
    name: String,
    date: String,
    reason: String,
    /// What it would do, and when and in which state of the club.
    preview: Option<((Date, u64), Previewed)>,
    refused: Vec<Notice>,
    /// Whether the first field has been given the keyboard.
    opened: bool,
}

/// What the transfer would do, or every reason against it.
type Previewed = Result<Preview, Vec<Notice>>;

impl TransferForm {
    /// The dialog of a championship; `None` where the club has no such.
    pub(super) fn new(cx: &Cx<'_>, id: ChampionshipId) -> Option<Self> {
        let championship = cx.view.book.championships.get(&id)?;
        // Where the season runs ahead of the clock, after its last evening.
        let date = cx.view.book.last_date().max(Some(cx.today));
        Some(Self {
            championship: id,
            name: championship.name.clone(),
            date: cx.lang.typed_date(date.unwrap_or(cx.today)),
            reason: championship.name.clone(),
            preview: None,
            refused: Vec::new(),
            opened: false,
        })
    }

    /// Draws the dialog.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) -> Outcome {
        ui.set_width(WIDTH);
        ui.heading(cx.text_with("totals-carry-title", "championship", self.name.as_str()));
        ui.add_space(GAP);
        let championships = &cx.view.book.championships;
        let own = championships.get(&self.championship);
        if own.is_none_or(|own| !own.transferred.is_empty()) {
            return self.already(ui, cx);
        }
        ui.label(cx.text("totals-carry-what"));
        let entered = Grid::new("totals-carry")
            .num_columns(2)
            .show(ui, |ui| self.fields(ui, cx))
            .inner;
        let ready = self.result(ui, cx);
        for notice in &self.refused {
            ui.colored_label(cx.palette.error, cx.say(notice));
        }
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            let go = main_button(cx.palette, cx.text("totals-carry-go"));
            let go = ui.add_enabled(ready.is_some(), go).clicked();
            if let Some(date) = ready.filter(|_| go || entered) {
                return self.finish(cx, date);
            }
            if ui.button(cx.text("totals-carry-cancel")).clicked() {
                return Outcome::Cancelled;
            }
            Outcome::Open
        })
        .inner
    }

    /// Says that it was done before, and how to take that back.
    fn already(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> Outcome {
        let notice = Notice::new("championship-transferred");
        ui.label(cx.say(&notice.with("championship", self.name.as_str())));
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            let back = ui.button(cx.text("totals-carry-back"));
            let close = ui.button(cx.text("dialog-close"));
            if !self.opened {
                self.opened = true;
                close.request_focus();
            }
            if back.clicked() {
                let command = ChampionshipCommand::TakeBack(self.championship);
                Outcome::Done(Command::Championship(command))
            } else if close.clicked() {
                Outcome::Cancelled
            } else {
                Outcome::Open
            }
        })
        .inner
    }

    /// Draws the fields; `true` when Enter is pressed in the last one.
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> bool {
        let date = cx.text("player-form-date");
        ui.label(&date);
        let first = input(ui, cx.palette, &date, &mut self.date, SHORT_FIELD);
        settle_date(cx.lang, &first, &mut self.date);
        if !self.opened {
            self.opened = true;
            first.request_focus();
        }
        ui.end_row();
        let reason = cx.text("player-form-reason");
        ui.label(&reason);
        let last = input(ui, cx.palette, &reason, &mut self.reason, NAME_FIELD * 1.5);
        ui.end_row();
        last.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// Shows what it would do, or what is missing; the day if it can be done.
    fn result(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) -> Option<Date> {
        let Some(date) = day::typed(&self.date) else {
            let empty = self.date.trim().is_empty();
            let missing = if empty {
                cx.text("player-form-no-date")
            } else {
                cx.text("player-form-wrong-date")
            };
            ui.colored_label(cx.palette.warning, missing);
            return None;
        };
        let of = (date, cx.view.revision);
        if self.preview.as_ref().is_none_or(|(known, _)| *known != of) {
            self.preview = Some((of, Preview::new(cx, self.championship, date)));
        }
        if cx.view.book.last_date().is_some_and(|last| date < last) {
            ui.colored_label(cx.palette.warning, cx.text("totals-carry-past"));
        }
        match self.preview.as_ref().map(|(_, preview)| preview)? {
            Ok(preview) => preview.ui(ui, cx),
            Err(reasons) => {
                for reason in reasons {
                    ui.colored_label(cx.palette.error, cx.say(reason));
                }
                return None;
            }
        }
        if self.reason.trim().is_empty() {
            ui.colored_label(cx.palette.warning, cx.text("player-form-no-reason"));
            return None;
        }
        Some(date)
    }

    fn finish(&mut self, cx: &Cx<'_>, date: Date) -> Outcome {
        let command = Command::Championship(ChampionshipCommand::Transfer {
            championship: self.championship,
            date,
            reason: self.reason.trim().to_owned(),
        });
        match command.changes(&cx.view.book) {
            Ok(_) => Outcome::Done(command),
            Err(reasons) => {
                self.refused = reasons;
                Outcome::Open
            }
        }
    }
}
