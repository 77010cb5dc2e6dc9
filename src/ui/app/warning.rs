//! What stays in sight as long as it holds: that nothing reaches the club
//! file, and what there is to tell from the last time.

use std::path::PathBuf;

use egui::{Button, Context, Frame, Panel, RichText, Ui, ViewportCommand};

use super::App;
use crate::domain::Notice;
use crate::jobs::Request;
use crate::ui::dialogs::{Dialog, Leaving, SaveCopy};
use crate::ui::theme::{self, GAP, GAP_SMALL};
use crate::ui::widgets::ring;

impl App {
    /// The lines above the tab.
    pub(super) fn warning_ui(&mut self, ui: &mut Ui) {
        if self.unsaved.is_none() && self.untold.is_none() {
            return;
        }
        let lang = self.lang();
        let palette = theme::worn(ui.visuals());
        let mark = || RichText::new("⚠").color(palette.warning);
        Panel::top("warning").show(ui, |ui| {
            Frame::new().inner_margin(GAP_SMALL).show(ui, |ui| {
                if let Some(why) = &self.unsaved {
                    let text = lang.say(&Leaving::told(why));
                    let save = lang.text("unsaved-copy");
                    let pressed = ui.horizontal_wrapped(|ui| {
                        ui.label(mark());
                        ui.label(RichText::new(text).strong());
                        ui.add_space(GAP);
                        ui.button(save).clicked()
                    });
                    if pressed.inner {
                        self.ask_copy();
                    }
                }
                if let Some(untold) = &self.untold {
                    let text = lang.say(untold);
                    let pressed = ui.horizontal_wrapped(|ui| {
                        ui.label(mark());
                        ui.label(text);
                        let close = ui.add(Button::new("×").frame(false));
                        ring(ui, &close);
                        close.accessible_name(lang.text("toast-close")).clicked()
                    });
                    if pressed.inner {
                        self.untold = None;
                    }
                }
            });
        });
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
