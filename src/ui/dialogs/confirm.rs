//! Something unusual, asked before it is done.

use egui::Ui;

use super::{Answer, Pressed, Scene, Step, buttons, heading};
use crate::club::Command;
use crate::domain::Notice;
use crate::jobs::Request;

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, questions: &[Notice], command: &Command) -> Step {
    heading(ui, scene.text("confirm-title"));
    for question in questions {
        ui.label(scene.lang.say(question));
    }
    let yes = scene.text(match command {
        Command::DeleteTournament(_) | Command::DeletePlayer(_) | Command::DeleteAdjustment(_) => {
            "confirm-delete"
        }
        Command::Record(_) => "confirm-calculate",
        _ => "confirm-yes",
    });
    match buttons(ui, scene, &yes, true, Some(&scene.text("dialog-cancel"))) {
        Pressed::Main => Step::Answer(Answer::Ask(Request::Execute(command.clone()))),
        Pressed::Cancel => Step::Close,
        Pressed::Nothing => Step::Stay,
    }
}
