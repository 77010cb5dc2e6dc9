//! What the app does about what was found in the palette, and about the
//! commands of the page that is shown.

use egui::{Context, Key};

use super::App;
use crate::domain::Notice;
use crate::ui::dialogs::Goal;
use crate::ui::shortcut::{CALCULATE, Offers, PageCommand, Sight, WindowCommand};
use crate::ui::widgets::keyboard;
use crate::ui::{Action, Tab};

impl App {
    /// An import is finished or left before anything else is looked at.
    pub(super) fn go(&mut self, ctx: &Context, goal: Goal) {
        match goal {
            Goal::Command(command) => self.command(ctx, command),
            _ if self.import.is_some() => self.refuse(&Notice::new("import-first")),
            Goal::Player(player) => {
                self.turn(ctx);
                self.act(ctx, Action::ShowPlayer(player));
            }
            Goal::Tournament(evening) => {
                self.turn(ctx);
                self.open_tournament(evening);
            }
        }
    }

    /// To be called before the tab is drawn: another one than before has the
    /// keyboard.
    pub(super) fn follow_tab(&mut self, ctx: &Context) {
        if self.drawn != self.tab {
            self.drawn = self.tab;
            self.turn(ctx);
        }
    }

    /// Leaves the keyboard to a page that is shown from now on: neither the
    /// menus, the first steps nor the page before keep it, and what was said
    /// of that one is over.
    fn turn(&mut self, ctx: &Context) {
        keyboard::take(ctx);
        self.menu_keys.leave(ctx);
        self.dialogs.forget_origin();
        self.toasts.forget_refusal();
    }

    /// Escape puts the message away when nothing else took the key.
    pub(super) fn close_message(&mut self, ctx: &Context) {
        let escaped = ctx.input(|input| input.key_pressed(Key::Escape));
        if escaped && self.toasts.close() {
            ctx.request_repaint();
        }
    }

    /// Asks the page for what it offers; says why where it does not.
    pub(super) fn page_command(&mut self, ctx: &Context, command: PageCommand) {
        if self.import.is_some() {
            return self.refuse(&Notice::new("import-first"));
        }
        let offered = Offers::of_page(ctx);
        let sight = Sight {
            view: self.view.as_deref(),
            tab: self.tab,
            offered: &offered,
        };
        if !WindowCommand::Page(command).is_possible(sight) {
            return self.refuse(&Notice::new(command.refusal()));
        }
        if command == PageCommand::NewTournament {
            self.tab = Tab::Tourn;
        }
        Offers::ask(ctx, command);
    }

    /// To be called when the page was drawn: says that there is nothing to
    /// calculate where no sheet took that key. A second press must not hide
    /// what the first one did.
    pub(super) fn refuse_calculation(&mut self, ctx: &Context) {
        let pressed = ctx.input_mut(|input| input.consume_shortcut(&CALCULATE));
        if pressed && !self.toasts.offers_undo() {
            self.refuse(&Notice::new(PageCommand::Calculate.refusal()));
        }
    }

    /// Whether a dialog or a form lies over the page.
    pub(super) fn is_covered(&self, ctx: &Context) -> bool {
        let form = ctx.memory(|memory| memory.top_modal_layer().is_some());
        form || self.dialogs.is_open() || self.working.is_some()
    }
}
