//! A short message at the lower edge, with Undo where something was done.

use egui::{Align2, Area, Button, Context, Frame, Id, Order, RichText, Ui};

use super::theme::{GAP, GAP_LARGE, Palette};
use crate::i18n::Lang;

/// Seconds a message stays.
const STAY: f64 = 10.0;

/// The message on the screen: the newest, since an older one with Undo would
/// now take back something else.
#[derive(Default)]
pub(super) struct Toasts {
    shown: Option<Toast>,
}

struct Toast {
    text: String,
    undo: bool,
    trouble: bool,
    until: Option<f64>,
}

/// What the user did with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ToastAnswer {
    /// Pressed Undo.
    Undo,
}

impl Toasts {
    /// Shows a message instead of the one before; with `undo` it carries an
    /// Undo button.
    pub(super) fn push(&mut self, text: String, undo: bool) {
        self.shown = Some(Toast {
            text,
            undo,
            trouble: false,
            until: None,
        });
    }

    /// Shows what did not go well though the work goes on.
    pub(super) fn warn(&mut self, text: String) {
        self.shown = Some(Toast {
            text,
            undo: false,
            trouble: true,
            until: None,
        });
    }

    /// Draws the message.
    pub(super) fn ui(
        &mut self,
        ctx: &Context,
        lang: Lang,
        palette: &Palette,
    ) -> Option<ToastAnswer> {
        let now = ctx.input(|input| input.time);
        self.shown = self
            .shown
            .take()
            .filter(|toast| toast.until.is_none_or(|until| until > now));
        let toast = self.shown.as_mut()?;
        let until = *toast.until.get_or_insert(now + STAY);
        ctx.request_repaint_after_secs((until - now).max(0.0) as f32 + 0.05);
        // To the right, since the buttons of every tab stand on the left.
        let shown = Area::new(Id::unique("toasts"))
            .order(Order::Foreground)
            .anchor(Align2::RIGHT_BOTTOM, [-GAP_LARGE, -GAP_LARGE])
            .show(ctx, |ui| {
                let frame = Frame::popup(ui.style());
                frame.show(ui, |ui| toast.ui(ui, lang, palette)).inner
            });
        let (undo, close) = shown.inner;
        if undo || close {
            self.shown = None;
        }
        undo.then_some(ToastAnswer::Undo)
    }
}

impl Toast {
    /// Whether Undo, and whether the cross was pressed.
    fn ui(&self, ui: &mut Ui, lang: Lang, palette: &Palette) -> (bool, bool) {
        ui.horizontal(|ui| {
            ui.label(if self.trouble {
                RichText::new("⚠").color(palette.warning)
            } else {
                RichText::new("✔").color(palette.gain)
            });
            ui.label(&self.text);
            ui.add_space(GAP);
            let undo = self.undo && ui.button(lang.text("toast-undo")).clicked();
            let close = ui
                .add(Button::new("×").frame(false))
                .accessible_name(lang.text("toast-close"));
            (undo, close.clicked())
        })
        .inner
    }
}
