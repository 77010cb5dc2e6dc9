//! Nothing reaches the club file: told when it begins, and asked about before
//! the club is left.

use egui::{Label, RichText, Ui};

use super::{Answer, First, Pressed, Scene, Step, buttons, heading};
use crate::domain::Notice;
use crate::ui::theme::GAP;

/// What is about to be left while something did not reach the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// The club.
    Club,
    /// The window with it.
    Window,
}

impl Leaving {
    /// The sentence about a file that cannot be saved, for this reason.
    pub fn told(why: &Notice) -> Notice {
        if is_moved(why) {
            let file = why.args.get("file").map(ToString::to_string);
            Notice::new("unsaved-moved").with("file", file.unwrap_or_default())
        } else {
            Notice::new("unsaved-other").with("reason", why.clone())
        }
    }

    pub(super) fn ui(self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("unsaved-title"));
        wrapped(ui, scene.text("unsaved-help-other"));
        ui.add_space(GAP);
        let id = match self {
            Self::Club => "unsaved-close",
            Self::Window => "unsaved-quit",
        };
        if ui.button(scene.text(id)).clicked() {
            return Step::Answer(Box::new(Answer::Leave(self)));
        }
        offer(ui, scene, "dialog-cancel", First::WayOut)
    }
}

/// Nothing has the keyboard at first: Enter is the key of the next cell.
pub(super) fn ui(ui: &mut Ui, scene: &Scene<'_>, why: &Notice) -> Step {
    heading(ui, scene.text("unsaved-title"));
    let text = scene.lang.say(&Leaving::told(why));
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new("⚠").color(scene.palette.error));
        ui.label(text);
    });
    ui.add_space(GAP);
    wrapped(
        ui,
        scene.text(if is_moved(why) {
            "unsaved-help"
        } else {
            "unsaved-help-other"
        }),
    );
    offer(ui, scene, "dialog-close", First::Field)
}

fn is_moved(why: &Notice) -> bool {
    why.id == "store-moved"
}

fn wrapped(ui: &mut Ui, text: String) {
    ui.add(Label::new(text).wrap());
}

fn offer(ui: &mut Ui, scene: &Scene<'_>, way_out: &str, first: First) -> Step {
    let (save, out) = (scene.text("unsaved-copy"), scene.text(way_out));
    match buttons(ui, scene, (&save, true), Some(&out), first) {
        Pressed::Main => Step::Answer(Box::new(Answer::SaveCopy)),
        Pressed::Cancel => Step::Close,
        Pressed::Nothing => Step::Stay,
    }
}
