//! The form for a player's name, starting rating, core mark and privacy, and
//! the names under which files call the player.

use egui::{Key, Ui};

use crate::club::Command;
use crate::domain::name::fold;
use crate::domain::number::parse;
use crate::domain::{Notice, Player, PlayerId, Privacy};
use crate::ui::Cx;
use crate::ui::theme::GAP;
use crate::ui::widgets::{NAME_FIELD, Outcome, SHORT_FIELD, choices, input, main_button};

/// What is typed in the form.
pub(super) struct EditForm {
    player: PlayerId,
    name: String,
    start: String,
    core: Option<bool>,
    privacy: Privacy,
    refused: Vec<Notice>,
    /// Whether the first field has been given the keyboard.
    opened: bool,
}

impl EditForm {
    /// The form of a player; `None` for one the club does not have.
    pub(super) fn new(cx: &Cx<'_>, player: PlayerId) -> Option<Self> {
        let Player {
            name,
            start,
            core,
            privacy,
            ..
        } = cx.view.book.players.get(&player)?;
        Some(Self {
            player,
            name: name.clone(),
            start: cx.lang.figures(start),
            core: *core,
            privacy: *privacy,
            refused: Vec::new(),
            opened: false,
        })
    }

    /// Draws the form.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> Outcome {
        let name = cx.view.book.name_of(self.player);
        ui.heading(cx.text_with("player-edit-title", "name", name));
        ui.add_space(GAP);
        let entered = egui::Grid::new("edit")
            .num_columns(2)
            .show(ui, |ui| self.fields(ui, cx))
            .inner;
        // In the order of the fields.
        for hint in [
            "player-edit-start-hint",
            "player-edit-core-hint",
            "player-edit-privacy-hint",
        ] {
            ui.weak(cx.text(hint));
        }
        let forgotten = self.aliases(ui, cx);
        if let Some(namesake) = self.namesake(cx) {
            ui.colored_label(cx.palette.warning, cx.say(&namesake));
        }
        let start = parse(&self.start);
        if start.is_none() {
            ui.colored_label(cx.palette.warning, cx.text("player-form-no-rating"));
        }
        for notice in &self.refused {
            ui.colored_label(cx.palette.error, cx.say(notice));
        }
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            let ok = main_button(cx.palette, cx.text("player-form-ok"));
            if (ui.add_enabled(start.is_some(), ok).clicked() || entered)
                && let Some(start) = start
            {
                return self.finish(cx, start);
            }
            if ui.button(cx.text("player-form-cancel")).clicked() {
                return Outcome::Cancelled;
            }
            forgotten.map_or(Outcome::Open, Outcome::Meanwhile)
        })
        .inner
    }

    /// How to tell the player from another one of the name that is typed.
    fn namesake(&self, cx: &Cx<'_>) -> Option<Notice> {
        let typed = fold(&self.name);
        let mut fitting = cx.view.names.fitting(&self.name).into_iter();
        let is_other =
            |id: &PlayerId| *id != self.player && fold(cx.view.book.name_of(*id)) == typed;
        let other = fitting.find(is_other)?;
        Some(Notice::new("player-edit-namesake").with("name", cx.view.book.name_of(other)))
    }

    /// Draws the names under which files call the player; a command when one
    /// of them is to be forgotten.
    fn aliases(&self, ui: &mut Ui, cx: &Cx<'_>) -> Option<Command> {
        let all = cx.view.book.aliases.iter();
        let mut own = all.filter(|(_, id)| **id == self.player).peekable();
        own.peek()?;
        ui.add_space(GAP);
        ui.label(cx.text("player-edit-aliases"))
            .on_hover_text(cx.text("player-edit-aliases-hint"));
        let mut forgotten = None;
        for (alias, _) in own {
            ui.horizontal(|ui| {
                let forget = cx.text_with("player-edit-forget", "alias", alias.as_str());
                if ui.button(forget).clicked() {
                    forgotten = Some(Command::ForgetAlias(alias.clone()));
                }
            });
        }
        forgotten
    }

    /// Draws the fields; `true` when Enter is pressed in the last one.
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> bool {
        let name = cx.text("player-edit-name");
        ui.label(&name);
        let first = input(ui, cx.palette, &name, &mut self.name, NAME_FIELD * 1.5);
        if !self.opened {
            self.opened = true;
            first.request_focus();
        }
        ui.end_row();
        let start = cx.text("player-edit-start");
        ui.label(&start);
        let last = input(ui, cx.palette, &start, &mut self.start, SHORT_FIELD);
        ui.end_row();
        ui.label(cx.text("player-edit-core"))
            .on_hover_text(cx.text("player-edit-core-hint"));
        ui.horizontal(|ui| {
            let ways = [
                (None, "player-edit-core-auto"),
                (Some(true), "player-edit-core-yes"),
                (Some(false), "player-edit-core-no"),
            ];
            choices(
                ui,
                &mut self.core,
                ways.map(|(core, id)| (core, cx.text(id))),
            );
        });
        ui.end_row();
        ui.label(cx.text("player-edit-privacy"))
            .on_hover_text(cx.text("player-edit-privacy-hint"));
        ui.horizontal(|ui| {
            let ways = [
                (Privacy::Full, "player-edit-privacy-full"),
                (Privacy::Initials, "player-edit-privacy-initials"),
                (Privacy::Hidden, "player-edit-privacy-hidden"),
            ];
            let ways = ways.map(|(privacy, id)| (privacy, cx.text(id)));
            choices(ui, &mut self.privacy, ways);
        });
        ui.end_row();
        last.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    fn finish(&mut self, cx: &Cx<'_>, start: f64) -> Outcome {
        let command = Command::EditPlayer {
            player: self.player,
            name: self.name.clone(),
            start,
            core: self.core,
            privacy: self.privacy,
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
