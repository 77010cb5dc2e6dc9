//! The page on which two players become one.

use egui::{Grid, Ui};

use super::super::planned::Plan;
use super::super::{Answer, First, Pressed, Scene, Step, buttons, heading};
use super::history;
use super::merged;
use crate::club::ClubView;
use crate::domain::PlayerId;
use crate::jobs::{Planned, Request};
use crate::ui::theme::{GAP, GAP_LARGE, GAP_SMALL};
use crate::ui::widgets::{NAME_FIELD, club_name_picker};

/// What is chosen on the page.
pub(super) struct MergeForm {
    /// Who goes, as typed or chosen.
    from: String,
    /// Who stays.
    into: String,
    plan: Option<Plan>,
    /// The state of the club that was looked at.
    revision: u64,
    opened: bool,
}

/// What the director wants.
pub(super) enum Wish {
    Nothing,
    Back,
    /// Something of the app.
    Ask(Step),
}

impl MergeForm {
    /// With two names; they may still be empty.
    pub(super) fn new(from: &str, into: &str) -> Self {
        Self {
            from: from.to_owned(),
            into: into.to_owned(),
            plan: None,
            revision: 0,
            opened: false,
        }
    }

    /// Takes what the merge would do.
    pub(super) fn answer(&mut self, planned: &Planned, now: &ClubView) {
        if let Some(plan) = &mut self.plan {
            plan.answer(planned, now);
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Wish {
        let Some(view) = scene.view else {
            return Wish::Back;
        };
        heading(ui, scene.text("merge-title"));
        ui.label(scene.text("merge-hint"));
        ui.add_space(GAP);
        self.names(ui, scene, view);
        ui.add_space(GAP);
        let pair = self.pair(view);
        self.follow(pair, view.revision);
        if let (Some((from, into)), Some(plan)) = (pair, &self.plan) {
            history::both(ui, scene, view, [from, into]);
            history::kept(ui, scene, view, from, into);
            ui.add_space(GAP);
            plan.ui(ui, scene);
        } else {
            ui.weak(scene.text("merge-choose"));
        }
        let allowed = self.plan.as_ref().is_some_and(Plan::is_allowed);
        let (merge, back) = (scene.text("merge-now"), scene.text("merge-back"));
        let first = if pair.is_some() {
            First::WayOut
        } else {
            First::Field
        };
        let pressed = buttons(ui, scene, (&merge, allowed), Some(&back), first);
        match (pressed, &mut self.plan) {
            (Pressed::Main, Some(plan)) => {
                let execute = Request::Execute(plan.command().clone());
                Wish::Ask(Step::Answer(Box::new(Answer::Ask(execute))))
            }
            (Pressed::Cancel, _) => Wish::Back,
            (_, Some(plan)) => plan.ask().map_or(Wish::Nothing, Wish::Ask),
            _ => Wish::Nothing,
        }
    }

    fn names(&mut self, ui: &mut Ui, scene: &Scene<'_>, view: &ClubView) {
        let fields = [
            ("merge-from", &mut self.from),
            ("merge-into", &mut self.into),
        ];
        let opened = std::mem::replace(&mut self.opened, true);
        Grid::new("merge-names")
            .num_columns(2)
            .spacing([GAP_LARGE, GAP_SMALL])
            .show(ui, |ui| {
                for (nth, (id, text)) in fields.into_iter().enumerate() {
                    let name = scene.text(id);
                    ui.label(&name);
                    let empty = text.is_empty();
                    let look = (view, scene.palette);
                    let width = NAME_FIELD * 1.5;
                    let field = club_name_picker(ui, look, &name, nth, text, width);
                    if !opened && empty && ui.memory(|memory| memory.focused().is_none()) {
                        field.request_focus();
                    }
                    ui.end_row();
                }
            });
        if ui.button(scene.text("merge-swap")).clicked() {
            std::mem::swap(&mut self.from, &mut self.into);
        }
    }

    /// Both players, where they are two players of the club.
    fn pair(&self, view: &ClubView) -> Option<(PlayerId, PlayerId)> {
        let from = view.names.find(&self.from)?;
        let into = view.names.find(&self.into)?;
        (from != into).then_some((from, into))
    }

    /// Asks anew where other players are chosen, or the club has changed.
    fn follow(&mut self, pair: Option<(PlayerId, PlayerId)>, revision: u64) {
        let command = pair.map(|(from, into)| merged(from, into));
        let same = self.plan.as_ref().map(Plan::command) == command.as_ref();
        if !same || self.revision != revision {
            self.plan = command.map(Plan::new);
            self.revision = revision;
        }
    }
}
