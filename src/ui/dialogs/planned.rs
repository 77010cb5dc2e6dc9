//! What a command would do, asked of the worker before it is carried out.

use egui::{Label, Ui};

use super::moved::{self, MovedLine};
use super::{Answer, Scene, Step};
use crate::club::{ClubView, Command};
use crate::domain::Notice;
use crate::jobs::{self, Request};
use crate::ui::theme::GAP;
use crate::ui::widgets::flush;

/// A command and, once the worker has answered, what it would do.
pub(super) struct Plan {
    command: Command,
    asked: bool,
    result: Option<Result<Vec<MovedLine>, Vec<Notice>>>,
}

impl Plan {
    /// Not asked for yet.
    pub(super) const fn new(command: Command) -> Self {
        Self {
            command,
            asked: false,
            result: None,
        }
    }

    /// The command.
    pub(super) const fn command(&self) -> &Command {
        &self.command
    }

    /// Takes an answer about the club as it is now, if it is to this question.
    pub(super) fn answer(&mut self, planned: &jobs::Planned, now: &ClubView) {
        if planned.command == self.command {
            let result = planned.result.as_ref();
            let moved = result.map(|done| moved::lines(done, now));
            self.result = Some(moved.map_err(Clone::clone));
        }
    }

    /// The question, where it was not asked yet.
    pub(super) fn ask(&mut self) -> Option<Step> {
        let ask = !std::mem::replace(&mut self.asked, true);
        let request = || Request::Plan(self.command.clone());
        ask.then(|| Step::Ask(Box::new(Answer::Ask(request()))))
    }

    /// Whether the command may be carried out.
    pub(super) const fn is_allowed(&self) -> bool {
        matches!(self.result, Some(Ok(_)))
    }

    /// Who would move, or every reason against it.
    pub(super) fn ui(&self, ui: &mut Ui, scene: &Scene<'_>) {
        match &self.result {
            None => {
                ui.weak(scene.text("planned-working"));
            }
            Some(Err(notices)) => {
                for notice in notices {
                    let text = format!("⚠ {}", scene.lang.say(notice));
                    let text = egui::RichText::new(text).color(scene.palette.error);
                    ui.add(Label::new(text).wrap());
                }
            }
            Some(Ok(moved)) => {
                let count = Notice::new("planned-moved").with("count", moved.len());
                ui.label(scene.lang.say(&count));
                if !moved.is_empty() {
                    ui.add_space(GAP);
                    flush(ui, |ui| moved::table(ui, scene, moved, 200.0));
                }
            }
        }
    }
}
