//! Something unusual, asked before it is done.

use egui::Ui;

use super::{Answer, First, Pressed, Scene, Step, buttons, heading};
use crate::club::Command;
use crate::domain::Notice;
use crate::jobs::Request;

pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, questions: &[Notice], command: &Command) -> Step {
    heading(ui, scene.text("confirm-title"));
    for question in questions {
        ui.label(scene.lang.say(question));
    }
    let (yes, first) = match command {
        Command::DeleteTournament(_) | Command::DeletePlayer(_) | Command::DeleteAdjustment(_) => {
            ("confirm-delete", First::WayOut)
        }
        Command::Record(_) => ("confirm-calculate", First::Main),
        _ => ("confirm-yes", First::Main),
    };
    let cancel = scene.text("dialog-cancel");
    match buttons(ui, scene, (&scene.text(yes), true), Some(&cancel), first) {
        Pressed::Main => Step::Answer(Box::new(Answer::Ask(Request::Execute(command.clone())))),
        Pressed::Cancel => Step::Close,
        Pressed::Nothing => Step::Stay,
    }
}
