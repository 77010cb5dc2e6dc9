//! Short messages at the lower edge, with Undo where something was done.

use egui::{Align2, Area, Button, Context, Frame, Id, Order, RichText};

use super::theme::{GAP, GAP_LARGE, Palette};
use crate::i18n::Lang;

/// Seconds a message stays.
const STAY: f64 = 10.0;

/// The messages on the screen.
#[derive(Default)]
pub(super) struct Toasts {
    shown: Vec<Toast>,
}

struct Toast {
    text: String,
    undo: bool,
    until: Option<f64>,
}

/// What the user did with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ToastAnswer {
    /// Pressed Undo.
    Undo,
}

impl Toasts {
    /// Shows a message; with `undo` it carries an Undo button. Older messages
    /// with Undo lose it, since it would now take back something else.
    pub(super) fn push(&mut self, text: String, undo: bool) {
        for toast in &mut self.shown {
            toast.undo = false;
        }
        self.shown.push(Toast {
            text,
            undo,
            until: None,
        });
        if self.shown.len() > 3 {
            self.shown.remove(0);
        }
    }

    /// Draws the messages.
    pub(super) fn ui(
        &mut self,
        ctx: &Context,
        lang: Lang,
        palette: &Palette,
    ) -> Option<ToastAnswer> {
        let now = ctx.input(|input| input.time);
        self.shown
            .retain(|toast| toast.until.is_none_or(|until| until > now));
        for toast in &mut self.shown {
            let until = *toast.until.get_or_insert(now + STAY);
            ctx.request_repaint_after_secs((until - now).max(0.0) as f32 + 0.05);
        }
        if self.shown.is_empty() {
            return None;
        }
        let mut answer = None;
        let mut closed = None;
        Area::new(Id::unique("toasts"))
            .order(Order::Foreground)
            .anchor(Align2::CENTER_BOTTOM, [0.0, -GAP_LARGE])
            .show(ctx, |ui| {
                for (index, toast) in self.shown.iter().enumerate() {
                    Frame::popup(ui.style()).show(ui, |ui| {
                        ui.horizontal(|ui| {
                            ui.label(RichText::new("✔").color(palette.gain));
                            ui.label(&toast.text);
                            ui.add_space(GAP);
                            if toast.undo && ui.button(lang.text("toast-undo")).clicked() {
                                answer = Some(ToastAnswer::Undo);
                                closed = Some(index);
                            }
                            let close = ui
                                .add(Button::new("×").frame(false))
                                .accessible_name(lang.text("toast-close"));
                            if close.clicked() {
                                closed = Some(index);
                            }
                        });
                    });
                }
            });
        if let Some(index) = closed {
            self.shown.remove(index);
        }
        answer
    }
}
