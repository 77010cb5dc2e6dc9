//! A short message below the menu, with the next step where there is one.

use std::path::PathBuf;

use egui::{
    Align, Align2, Area, Button, Context, Frame, Id, Label, Layout, Order, Rect, RichText, Ui, vec2,
};

use super::theme::{GAP, GAP_SMALL, Palette};
use super::widgets::ring;
use crate::i18n::Lang;

/// Seconds a message stays.
const STAY: f64 = 10.0;

/// Width at most: to its left it leaves what stands at the top of a page.
const WIDEST: f32 = 300.0;

/// The message on the screen: the newest, since an older one with Undo would
/// now take back something else.
#[derive(Default)]
pub(super) struct Toasts {
    shown: Option<Toast>,
}

struct Toast {
    text: String,
    step: Option<NextStep>,
    trouble: bool,
    until: Option<f64>,
}

/// What the button of a message does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NextStep {
    /// Takes back what was done.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Shows the folder in which something was saved.
    ShowFolder(PathBuf),
}

impl Toasts {
    /// Shows a message instead of the one before, with a button if there is a
    /// next step.
    pub(super) fn push(&mut self, text: String, step: Option<NextStep>) {
        self.shown = Some(Toast {
            text,
            step,
            trouble: false,
            until: None,
        });
    }

    /// Shows what did not go well though the work goes on.
    pub(super) fn warn(&mut self, text: String) {
        self.shown = Some(Toast {
            text,
            step: None,
            trouble: true,
            until: None,
        });
    }

    /// Puts the message away; whether there was one.
    pub(super) fn close(&mut self) -> bool {
        self.shown.take().is_some()
    }

    /// Puts away why something was not done: it was about another page.
    pub(super) fn forget_refusal(&mut self) {
        self.shown = self.shown.take().filter(|toast| !toast.trouble);
    }

    /// Whether a message with a way back is shown.
    pub(super) fn offers_undo(&self) -> bool {
        let step = self.shown.as_ref().and_then(|toast| toast.step.as_ref());
        step == Some(&NextStep::Undo)
    }

    /// Draws the message in the upper right corner of `page`, where tabs have
    /// the least to press and to read; the step whose button was pressed.
    pub(super) fn ui(
        &mut self,
        ctx: &Context,
        lang: Lang,
        palette: &Palette,
        page: Rect,
    ) -> Option<NextStep> {
        let now = ctx.input(|input| input.time);
        self.shown = self
            .shown
            .take()
            .filter(|toast| toast.until.is_none_or(|until| until > now));
        let toast = self.shown.as_mut()?;
        let until = *toast.until.get_or_insert(now + STAY);
        ctx.request_repaint_after_secs((until - now).max(0.0) as f32 + 0.05);
        let shown = Area::new(Id::unique("toasts"))
            .order(Order::Foreground)
            .pivot(Align2::RIGHT_TOP)
            .fixed_pos(page.right_top() + vec2(-GAP, GAP_SMALL))
            .show(ctx, |ui| {
                let frame = Frame::popup(ui.style());
                frame.show(ui, |ui| toast.ui(ui, lang, palette)).inner
            });
        let (pressed, close) = shown.inner;
        if !pressed && !close {
            return None;
        }
        let toast = self.shown.take()?;
        toast.step.filter(|_| pressed)
    }
}

impl NextStep {
    /// The identifier of its button's text.
    const fn text(&self) -> &'static str {
        match self {
            Self::Undo => "toast-undo",
            Self::Redo => "toast-redo",
            Self::ShowFolder(_) => "toast-show-folder",
        }
    }
}

impl Toast {
    /// Whether the button, and whether the cross was pressed.
    fn ui(&self, ui: &mut Ui, lang: Lang, palette: &Palette) -> (bool, bool) {
        ui.set_max_width(WIDEST);
        ui.horizontal_top(|ui| {
            ui.label(if self.trouble {
                RichText::new("⚠").color(palette.warning)
            } else {
                RichText::new("✔").color(palette.gain)
            });
            ui.add(Label::new(&self.text).wrap());
        });
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let close = ui
                .add(Button::new("×").frame(false))
                .accessible_name(lang.text("toast-close"));
            ring(ui, &close);
            let text = self.step.as_ref().map(|step| lang.text(step.text()));
            let pressed = text.is_some_and(|text| ui.button(text).clicked());
            (pressed, close.clicked())
        })
        .inner
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme;
    use egui::pos2;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    #[test]
    fn a_message_stands_in_the_upper_right_corner_of_the_page() {
        let page = Rect::from_min_max(pos2(0.0, 50.0), pos2(800.0, 600.0));
        let mut toasts = Toasts::default();
        toasts.push("Saved".to_owned(), Some(NextStep::Undo));
        let mut window = Harness::new_ui(move |ui| {
            let ctx = ui.ctx().clone();
            toasts.ui(&ctx, Lang::EN, theme::palette(false), page);
        });
        window.run_steps(3);
        let text = window.get_by_label("Saved").rect();
        let button = window.get_by_label("Undo").rect();
        assert!(text.top() >= page.top() && button.bottom() < page.top() + 3.0 * theme::ROW);
        assert!(button.right() < page.right() && text.left() > page.center().x);
    }
}
