//! A short message below the page, with the next step where there is one.

use std::path::PathBuf;

use egui::{Area, Button, Context, Id, Order, Panel, Rect, RichText, Sense, Ui, vec2};

use super::theme::{GAP, Palette, ROW};
use super::widgets::ring;
use crate::i18n::Lang;

/// Seconds a message stays at least.
const STAY: f64 = 10.0;

/// Seconds that it takes to read a letter, without haste.
const A_LETTER: f64 = 0.08;

/// The message on the screen: the newest, since an older one with Undo would
/// now take back something else.
#[derive(Default)]
pub(super) struct Toasts {
    shown: Option<Toast>,
    /// The room kept for it.
    place: Option<Rect>,
    /// How high it was when it was drawn last.
    height: f32,
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

    /// Keeps a line free below the page, so that the message covers nothing of
    /// it. To be called before the page is drawn, which gets what is left.
    pub(super) fn make_room(&mut self, ui: &mut Ui) {
        let now = ui.input(|input| input.time);
        self.shown = self
            .shown
            .take()
            .filter(|toast| toast.until.is_none_or(|until| until > now));
        if self.shown.is_none() {
            self.place = None;
            // The page is the same with a message and without: what has the
            // keyboard keeps it.
            ui.skip_ahead_auto_ids(1);
            return;
        }
        let panel = Panel::bottom("message").resizable(false);
        let room = panel.show(ui, |ui| {
            let size = vec2(ui.available_width(), self.height.max(ROW));
            ui.allocate_exact_size(size, Sense::hover()).0
        });
        self.place = Some(room.inner);
    }

    /// Draws the message in its room, above dialogs too; the step whose button
    /// was pressed.
    pub(super) fn ui(&mut self, ctx: &Context, lang: Lang, palette: &Palette) -> Option<NextStep> {
        let place = self.place?;
        let toast = self.shown.as_mut()?;
        let now = ctx.input(|input| input.time);
        let until = *toast.until.get_or_insert(now + toast.stay());
        ctx.request_repaint_after_secs((until - now).max(0.0) as f32 + 0.05);
        let shown = Area::new(Id::unique("toasts"))
            .order(Order::Foreground)
            .fixed_pos(place.left_top())
            .show(ctx, |ui| {
                ui.set_width(place.width());
                toast.ui(ui, lang, palette)
            });
        self.height = shown.response.rect.height();
        // Whoever reads a dialog, or is about to press the button of the
        // message, has the time to do so.
        let covered = ctx.memory(|memory| memory.top_modal_layer().is_some());
        if covered || shown.response.contains_pointer() {
            toast.until = None;
        }
        let (pressed, close) = shown.inner;
        if !pressed && !close {
            return None;
        }
        ctx.request_repaint();
        let toast = self.shown.take()?;
        toast.step.filter(|_| pressed)
    }

    /// Whether there is a message without a place yet.
    pub(super) const fn is_new(&self) -> bool {
        self.shown.is_some() && self.place.is_none()
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
    /// Seconds that it is shown.
    fn stay(&self) -> f64 {
        STAY.max(self.text.chars().count() as f64 * A_LETTER)
    }

    /// Whether the button, and whether the cross was pressed.
    fn ui(&self, ui: &mut Ui, lang: Lang, palette: &Palette) -> (bool, bool) {
        ui.horizontal_wrapped(|ui| {
            ui.label(if self.trouble {
                RichText::new("⚠").color(palette.warning)
            } else {
                RichText::new("✔").color(palette.gain)
            });
            ui.label(&self.text);
            ui.add_space(GAP);
            let text = self.step.as_ref().map(|step| lang.text(step.text()));
            let pressed = text.is_some_and(|text| ui.button(text).clicked());
            (pressed, close_message(ui, lang))
        })
        .inner
    }
}

/// The cross that puts a message away; whether it was pressed.
pub(super) fn close_message(ui: &mut Ui, lang: Lang) -> bool {
    let close = ui
        .add(Button::new("×").frame(false))
        .accessible_name(lang.text("toast-close"));
    ring(ui, &close);
    close.clicked()
}

#[cfg(test)]
mod tests {
    use egui::CentralPanel;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::ui::theme;

    /// A page that is one large button, and the messages.
    fn page(toasts: Toasts) -> Harness<'static, Toasts> {
        Harness::builder()
            .with_size([800.0, 400.0])
            .with_step_dt(1.0)
            .build_ui_state(
                |ui, toasts: &mut Toasts| {
                    toasts.make_room(ui);
                    CentralPanel::default().show(ui, |ui| {
                        let all = ui.available_size();
                        ui.add_sized(all, Button::new("Page"))
                    });
                    toasts.ui(ui.ctx(), Lang::EN, theme::palette(false));
                },
                toasts,
            )
    }

    #[test]
    fn a_message_covers_nothing_of_the_page() {
        let mut toasts = Toasts::default();
        toasts.push("Saved".to_owned(), Some(NextStep::Undo));
        let mut window = page(toasts);
        window.run_steps(3);
        let page = window.get_by_label("Page").rect();
        for part in ["Saved", "Undo", "Close the message"] {
            let part = window.get_by_label(part).rect();
            assert!(part.top() >= page.bottom(), "{part} over {page}");
        }
    }

    #[test]
    fn a_message_stays_as_long_as_it_takes_to_read() {
        let mut toasts = Toasts::default();
        toasts.push("Saved".to_owned(), None);
        let mut window = page(toasts);
        window.run_steps(5);
        assert!(window.query_by_label("Saved").is_some());
        window.run_steps(10);
        assert!(window.query_by_label("Saved").is_none());
        let long = "A very long message. ".repeat(20);
        window.state_mut().push(long.clone(), None);
        window.run_steps(15);
        assert!(window.query_by_label(&long).is_some(), "420 letters");
        window.run_steps(30);
        assert!(window.query_by_label(&long).is_none());
    }
    #[test]
    fn a_message_that_comes_or_goes_leaves_the_keyboard_where_it_is() {
        let mut window = page(Toasts::default());
        window.get_by_label("Page").focus();
        window.run_steps(2);
        for shown in [true, false] {
            if shown {
                window.state_mut().push("Saved".to_owned(), None);
            }
            window.run_steps(if shown { 2 } else { 12 });
            assert_eq!(window.query_by_label("Saved").is_some(), shown);
            assert!(window.get_by_label("Page").is_focused());
        }
    }
}
