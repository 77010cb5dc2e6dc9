//! What stays in sight as long as it holds: that nothing reaches the club
//! file, that a backup was not made, and what there is to tell from the last
//! time.

use std::path::PathBuf;

use egui::{Context, Frame, Panel, RichText, Ui, ViewportCommand};

use super::App;
use crate::domain::Notice;
use crate::jobs::Request;
use crate::ui::dialogs::{Dialog, Leaving, SaveCopy};
use crate::ui::theme::{self, GAP, GAP_SMALL};
use crate::ui::toast::close_message;

impl App {
    /// The lines above the tab.
    pub(super) fn warning_ui(&mut self, ui: &mut Ui) {
        let lines = [&self.unsaved, &self.trouble, &self.untold];
        if lines.into_iter().all(Option::is_none) {
            // So that the keyboard stays where it is when they come or go.
            ui.skip_ahead_auto_ids(1);
            return;
        }
        let lang = self.lang();
        Panel::top("warning").show(ui, |ui| {
            Frame::new().inner_margin(GAP_SMALL).show(ui, |ui| {
                if let Some(why) = &self.unsaved {
                    let text = RichText::new(lang.say(&Leaving::told(why))).strong();
                    let copy = lang.text("unsaved-copy");
                    if line(ui, text, |ui| ui.button(copy).clicked()) {
                        self.ask_copy();
                    }
                }
                self.backup_ui(ui);
                if let Some(untold) = &self.untold
                    && line(ui, lang.say(untold).into(), |ui| close_message(ui, lang))
                {
                    self.untold = None;
                }
            });
        });
    }

    /// That a backup was not made, and the way to those that were.
    fn backup_ui(&mut self, ui: &mut Ui) {
        let lang = self.lang();
        let Some(trouble) = &self.trouble else {
            return;
        };
        let (show, close) = line(ui, lang.say(trouble).into(), |ui| {
            let show = ui.button(lang.text("backups-offer")).clicked();
            (show, close_message(ui, lang))
        });
        if close {
            self.trouble = None;
        }
        if show && let Some(club) = self.view.as_ref().map(|view| view.path.clone()) {
            self.show_backups(club);
        }
    }

    /// Takes in that nothing reaches the club file, or that it does again.
    pub(super) fn unsaved(&mut self, why: Option<Notice>) {
        match &why {
            Some(why) => {
                self.dialogs.push(Dialog::Unsaved(why.clone()));
            }
            None => {
                self.dialogs.saved_again();
                self.toast(&Notice::new("unsaved-over"));
            }
        }
        self.unsaved = why;
    }

    /// Tells of a copy; one that holds more than the club is worked in.
    pub(super) fn copied(&mut self, path: PathBuf) {
        self.saved(&path);
        if self.unsaved.is_some() {
            self.opening = true;
            self.worker.ask(Request::Open(path));
        }
    }

    pub(super) fn ask_copy(&mut self) {
        if let Some(view) = &self.view {
            let form = SaveCopy::new(&view.path, self.today());
            self.dialogs.push(Dialog::SaveCopy(form));
        }
    }

    /// Asks what becomes of what did not reach the file, once.
    pub(super) fn ask_before(&mut self, leaving: Leaving) {
        self.dialogs.saved_again();
        self.dialogs.ask_first(Dialog::Leaving(leaving));
    }

    /// Keeps the window open until it is asked about what would be lost.
    pub(super) fn may_close(&mut self, ctx: &Context) {
        let closing = ctx.input(|input| input.viewport().close_requested());
        if closing && self.unsaved.is_some() && !self.leaving {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.ask_before(Leaving::Window);
        }
    }

    /// Leaves the club or the window, whatever is lost.
    pub(super) fn leave(&mut self, ctx: &Context, leaving: Leaving) {
        match leaving {
            Leaving::Club => {
                self.flush_drafts();
                self.worker.ask(Request::Close);
            }
            Leaving::Window => {
                self.leaving = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }
}

/// A line with a warning and what can be done about it.
fn line<R>(ui: &mut Ui, text: RichText, offers: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = theme::worn(ui.visuals());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new("⚠").color(palette.warning));
        ui.label(text);
        ui.add_space(GAP);
        offers(ui)
    })
    .inner
}
