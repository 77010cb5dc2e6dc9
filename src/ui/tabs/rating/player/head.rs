//! The head of a player's page: who, where in the list, and what can be done.

use egui::{Button, RichText, Ui};

use super::adjust::{AdjustForm, What};
use super::edit::EditForm;
use super::{Form, PlayerPage};
use crate::club::Command;
use crate::domain::{Level, Notice, PlayerId};
use crate::rating::Standing;
use crate::rating::companion::Belief;
use crate::report::confidence;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP, GAP_LARGE};
use crate::ui::{Action, Cx};

impl PlayerPage {
    /// Draws the head; `true` when the director goes back to the list.
    pub(super) fn head(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) -> bool {
        let back = ui
            .horizontal_wrapped(|ui| {
                let back = ui.button(cx.text("player-back"));
                let back = PageCommand::BackToList.pressed(&back);
                ui.heading(heading(cx, self.player));
                back
            })
            .inner;
        // Above everything that may come or go: a button must not move away
        // from under the pointer.
        ui.horizontal_wrapped(|ui| self.buttons(ui, cx));
        let standing = cx
            .view
            .standings
            .iter()
            .find(|line| line.player == self.player);
        if let Some(standing) = standing {
            let belief = self.facts(cx).belief;
            figures(ui, cx, standing, belief);
        }
        for sentence in &self.facts(cx).apart {
            warn(ui, cx, sentence);
        }
        called(ui, cx, self.player);
        if let Some(partner) = self.facts(cx).inseparable {
            warn_of_only_partner(ui, cx, self.player, partner);
        }
        back
    }

    /// The button that deletes the player, or tells why that cannot be.
    fn delete(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let (book, player) = (&cx.view.book, self.player);
        let deletable = self.deletable.get_or_insert_with(|| {
            let reasons = Command::DeletePlayer(player).changes(book).err();
            reasons
                .and_then(|all| all.into_iter().next())
                .map_or(Ok(()), Err)
        });
        let button = Button::new(cx.text("player-delete"));
        let mut button = ui.add_enabled(deletable.is_ok(), button);
        if let Err(reason) = deletable {
            button = button.on_disabled_hover_text(cx.say(reason));
        }
        if PageCommand::DeletePlayer.pressed(&button) {
            let question = Notice::new("player-delete-question").with("name", book.name_of(player));
            cx.act(Action::Confirm {
                questions: vec![question],
                command: Command::DeletePlayer(player),
            });
        }
    }

    /// What can be done with the player, and then with the rating; in a window
    /// of 1280 points all in one row.
    fn buttons(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        ui.spacing_mut().button_padding.x = GAP;
        let edit = ui.button(cx.text("player-edit"));
        if PageCommand::EditPlayer.pressed(&edit)
            && let Some(form) = EditForm::new(cx, self.player)
        {
            self.form.open(ui, Form::Edit(form));
        }
        let Some(player) = cx.view.book.players.get(&self.player) else {
            return;
        };
        let retire = if player.retired {
            PageCommand::BringBack
        } else {
            PageCommand::Retire
        };
        let retired = !player.retired;
        let button = ui.button(cx.text(retire.text()));
        if retire.pressed(&button.on_hover_text(cx.text("player-retire-hint"))) {
            let player = self.player;
            cx.act(Action::Execute(Command::Retire { player, retired }));
        }
        let name = cx.view.book.name_of(self.player).to_owned();
        let merge = ui.button(cx.text("player-merge"));
        if PageCommand::MergePlayer.pressed(&merge) {
            cx.act(Action::MergePlayer(name));
        }
        self.delete(ui, cx);
        for (command, what) in [
            (PageCommand::Average, What::Average),
            (PageCommand::Reassign, What::Reassign),
            (PageCommand::SetRating, What::Set),
        ] {
            if command.pressed(&ui.button(cx.text(command.text()))) {
                let form = AdjustForm::new(cx, self.player, what);
                self.form.open(ui, Form::Adjust(form));
            }
        }
    }
}

/// The player's name, and that he plays no more.
fn heading(cx: &Cx<'_>, player: PlayerId) -> String {
    match cx.view.book.players.get(&player) {
        Some(player) if player.retired => {
            cx.text_with("rating-retired-name", "name", player.name.as_str())
        }
        Some(player) => player.name.clone(),
        None => String::new(),
    }
}

/// The other names that mean the player, each with the way to what made it so.
fn called(ui: &mut Ui, cx: &mut Cx<'_>, player: PlayerId) {
    let view = cx.view;
    let own = view.book.aliases.iter().filter(|(_, id)| **id == player);
    let own: Vec<_> = own.map(|(alias, _)| alias).collect();
    if own.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.text("player-also-known"));
        for alias in own {
            let link = ui.link(alias);
            if link
                .on_hover_text(cx.text("player-also-known-hint"))
                .clicked()
            {
                cx.act(Action::History(player, alias.clone()));
            }
        }
    });
}

fn figures(ui: &mut Ui, cx: &Cx<'_>, standing: &Standing, belief: Option<Belief>) {
    let start = cx.view.book.players.get(&standing.player);
    let start = start.map_or(0.0, |player| player.start);
    ui.horizontal_wrapped(|ui| {
        let figure = |ui: &mut Ui, id: &str, value: String| {
            ui.label(cx.text(id));
            ui.label(RichText::new(value).strong());
            ui.add_space(GAP_LARGE);
        };
        let place = standing.place.map(|place| place.to_string());
        let place = place.unwrap_or_else(|| "–".to_owned());
        figure(ui, "rating-col-place", place);
        figure(ui, "rating-col-main", cx.number(standing.main, 1));
        figure(ui, "rating-col-rating", cx.number(standing.rating, 1));
        let level = cx.text(Level::of(standing.main).id());
        figure(ui, "rating-col-level", level);
        if let Some(belief) = belief {
            let [mean, sd] = [belief.mean, belief.sd].map(|figure| cx.number(figure, 0));
            ui.label(cx.text("player-known"));
            ui.label(RichText::new(format!("{mean} ± {sd}")).strong())
                .on_hover_text(cx.say(&confidence::known(belief, cx.lang)));
            ui.add_space(GAP_LARGE);
        }
        figure(ui, "player-start", cx.number(start, 1));
        figure(ui, "rating-col-played", standing.played.to_string());
    });
}

fn warn_of_only_partner(ui: &mut Ui, cx: &Cx<'_>, player: PlayerId, partner: PlayerId) {
    let warning = Notice::new("player-only-partner")
        .with("name", cx.view.book.name_of(player))
        .with("partner", cx.view.book.name_of(partner));
    warn(ui, cx, &warning);
}

fn warn(ui: &mut Ui, cx: &Cx<'_>, warning: &Notice) {
    let text = format!("⚠ {}", cx.say(warning));
    ui.colored_label(cx.palette.warning, text);
}
