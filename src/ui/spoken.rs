//! The words that egui itself says to screen readers, in the user's language.

use egui::accesskit::{Action, Node, Role};
use egui::{Context, FullOutput, Plugin};

use crate::domain::Notice;
use crate::i18n::Lang;

/// What egui calls the dividers between panels.
const DIVIDER: &str = "Resize panel";

/// What egui calls the parts of a window within the window, and our text.
const WINDOW: [(&str, &str); 9] = [
    ("Close window", "spoken-close"),
    ("Resize window right edge", "spoken-right"),
    ("Resize window left edge", "spoken-left"),
    ("Resize window bottom edge", "spoken-bottom"),
    ("Resize window top edge", "spoken-top"),
    ("Resize window bottom-right corner", "spoken-bottom-right"),
    ("Resize window top-right corner", "spoken-top-right"),
    ("Resize window bottom-left corner", "spoken-bottom-left"),
    ("Resize window top-left corner", "spoken-top-left"),
];

/// Replaces egui's words on their way to the screen reader.
pub(super) struct Spoken {
    /// The language of the window.
    pub(super) lang: Lang,
}

impl Plugin for Spoken {
    fn debug_name(&self) -> &'static str {
        "spoken words"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        let mut dividers = 0;
        for (_, node) in &mut update.nodes {
            match node.role() {
                Role::Splitter if node.label() == Some(DIVIDER) => {
                    dividers += 1;
                    let name = Notice::new("spoken-divider").with("number", dividers);
                    node.set_label(self.lang.say(&name));
                }
                Role::Unknown if node.supports_action(Action::Focus) => {
                    // The bar by which a window within the window is moved.
                    node.set_role(Role::TitleBar);
                    node.set_label(self.lang.text("spoken-title-bar"));
                }
                Role::Splitter | Role::Button => self.translate(node),
                _ => {}
            }
        }
    }
}

impl Spoken {
    fn translate(&self, node: &mut Node) {
        let known = |(words, _): &&(&str, &str)| node.label() == Some(words);
        if let Some((_, id)) = WINDOW.iter().find(known) {
            node.set_label(self.lang.text(id));
        }
    }
}
