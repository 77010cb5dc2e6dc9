//! The form for changing ratings by hand.

use egui::{Key, RichText, Ui};

use crate::club::Command;
use crate::domain::number::parse;
use crate::domain::{AdjustmentKind, Date, Notice, PlayerId, day};
use crate::rating::Moment;
use crate::ui::Cx;
use crate::ui::grid::keys;
use crate::ui::theme::GAP;
use crate::ui::widgets::{
    NAME_FIELD, Outcome, SHORT_FIELD, input, main_button, name_picker, settle_date,
};

/// What the form decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Average,
    Reassign,
    Set,
}

impl What {
    const fn title(self) -> &'static str {
        match self {
            Self::Average => "player-average-title",
            Self::Reassign => "player-reassign-title",
            Self::Set => "player-set-title",
        }
    }
}

/// What is typed in the form.
pub(super) struct AdjustForm {
    what: What,
    player: PlayerId,
    date: String,
    partner: String,
    rating: String,
    reason: String,
    refused: Vec<Notice>,
    /// Whether the first field has been given the keyboard.
    opened: bool,
}

impl AdjustForm {
    pub(super) fn new(cx: &Cx<'_>, player: PlayerId, what: What) -> Self {
        // Where the season runs ahead of the clock, after its last evening.
        let date = cx.view.book.last_date().max(Some(cx.today));
        Self {
            what,
            player,
            date: cx.lang.typed_date(date.unwrap_or(cx.today)),
            partner: String::new(),
            rating: String::new(),
            reason: String::new(),
            refused: Vec::new(),
            opened: false,
        }
    }

    /// Draws the form.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> Outcome {
        let name = cx.view.book.name_of(self.player);
        ui.heading(cx.text_with(self.what.title(), "name", name));
        ui.add_space(GAP);
        let entered = egui::Grid::new("adjust")
            .num_columns(2)
            .show(ui, |ui| self.fields(ui, cx))
            .inner;
        let read = self.read(cx);
        match &read {
            Ok((date, kind)) => self.say_result(ui, cx, *date, *kind),
            Err(missing) => {
                ui.colored_label(cx.palette.warning, cx.text(missing));
            }
        }
        for notice in &self.refused {
            ui.colored_label(cx.palette.error, cx.say(notice));
        }
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            let ok = main_button(cx.palette, cx.text("player-form-ok"));
            if (ui.add_enabled(read.is_ok(), ok).clicked() || entered)
                && let Ok((date, kind)) = read
            {
                return self.finish(cx, date, kind);
            }
            if ui.button(cx.text("player-form-cancel")).clicked() {
                return Outcome::Cancelled;
            }
            Outcome::Open
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
            // Typing replaces what stands there ready.
            keys::focus(ui.ctx(), first.id, &self.date);
        }
        ui.end_row();
        if self.what != What::Set {
            let partner = cx.text("player-form-partner");
            ui.label(&partner);
            let text = &mut self.partner;
            name_picker(ui, cx, &partner, "adjust", text, NAME_FIELD);
            ui.end_row();
        }
        if self.what != What::Average {
            let name = cx.view.book.name_of(self.player);
            let rating = cx.text_with("player-form-rating", "name", name);
            ui.label(&rating);
            input(ui, cx.palette, &rating, &mut self.rating, SHORT_FIELD);
            ui.end_row();
        }
        let reason = cx.text("player-form-reason");
        ui.label(&reason);
        let last = input(ui, cx.palette, &reason, &mut self.reason, NAME_FIELD * 1.5);
        ui.end_row();
        last.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// What is decided, or the first thing that is missing.
    fn read(&self, cx: &Cx<'_>) -> Result<(Date, AdjustmentKind), &'static str> {
        let date = day::typed(&self.date).ok_or(if self.date.trim().is_empty() {
            "player-form-no-date"
        } else {
            "player-form-wrong-date"
        })?;
        let a = self.player;
        let kind = match self.what {
            What::Average => AdjustmentKind::Average {
                a,
                b: self.partner_of(cx)?,
            },
            What::Reassign => AdjustmentKind::Reassign {
                a,
                b: self.partner_of(cx)?,
                rating: self.rating()?,
            },
            What::Set => AdjustmentKind::Set {
                player: a,
                rating: self.rating()?,
            },
        };
        if self.reason.trim().is_empty() {
            return Err("player-form-no-reason");
        }
        Ok((date, kind))
    }

    fn partner_of(&self, cx: &Cx<'_>) -> Result<PlayerId, &'static str> {
        match cx.view.names.find(&self.partner) {
            None => Err("player-form-no-partner"),
            Some(id) if id == self.player => Err("player-form-same-partner"),
            Some(id) => Ok(id),
        }
    }

    fn rating(&self) -> Result<f64, &'static str> {
        parse(&self.rating).ok_or("player-form-no-rating")
    }

    /// The ratings as they will be, before the director agrees.
    fn say_result(&self, ui: &mut Ui, cx: &Cx<'_>, date: Date, kind: AdjustmentKind) {
        let moment = Moment::new(&cx.view.replay, date, cx.view.book.next_entry());
        let now = |id| moment.rating(id).unwrap_or_default();
        let after: Vec<(PlayerId, f64)> = match kind {
            AdjustmentKind::Average { a, b } => {
                let mean = f64::midpoint(now(a), now(b));
                vec![(a, mean), (b, mean)]
            }
            AdjustmentKind::Reassign { a, b, rating } => {
                vec![(a, rating), (b, now(a) + now(b) - rating)]
            }
            AdjustmentKind::Set { player, rating } => vec![(player, rating)],
            AdjustmentKind::Add { player, change } => vec![(player, now(player) + change)],
        };
        for (id, rating) in after {
            let notice = Notice::new("player-form-result")
                .with("name", cx.view.book.name_of(id))
                .with("before", cx.number(now(id), 1))
                .with("after", cx.number(rating, 1));
            ui.label(RichText::new(cx.say(&notice)).strong());
        }
    }

    fn finish(&mut self, cx: &Cx<'_>, date: Date, kind: AdjustmentKind) -> Outcome {
        let command = Command::Adjust {
            date,
            kind,
            reason: self.reason.trim().to_owned(),
        };
        match command.changes(&cx.view.book) {
            Ok(_) => Outcome::Done(command),
            Err(reasons) => {
                self.refused = reasons;
                Outcome::Open
            }
        }
    }
}
