//! The words that egui itself says to screen readers, in the user's language.

use std::collections::HashMap;

use egui::accesskit::{Node, NodeId, Role, TreeUpdate};
use egui::{Context, FullOutput, Plugin};

use crate::domain::Notice;
use crate::i18n::Lang;

/// What egui calls the dividers between panels.
const DIVIDER: &str = "Resize panel";

/// What egui calls the parts of a window within the window, and our text.
const WINDOW: [(&str, &str); 8] = [
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
        name_dialogs(update);
        let mut dividers = 0;
        for (_, node) in &mut update.nodes {
            match node.role() {
                Role::Splitter if node.label() == Some(DIVIDER) => {
                    dividers += 1;
                    let name = Notice::new("spoken-divider").with("number", dividers);
                    node.set_label(self.lang.say(&name));
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

/// Calls a dialog by its heading, the first words in it.
fn name_dialogs(update: &mut TreeUpdate) {
    let nodes: HashMap<NodeId, usize> = update.nodes.iter().map(|(id, _)| *id).zip(0..).collect();
    for at in 0..update.nodes.len() {
        if update.nodes[at].1.role() != Role::Dialog {
            continue;
        }
        let mut waiting = vec![at];
        while let Some(inside) = waiting.pop() {
            let node = &update.nodes[inside].1;
            if let (Role::Label, Some(heading)) = (node.role(), node.value()) {
                let heading = heading.to_owned();
                update.nodes[at].1.set_label(heading);
                break;
            }
            let children = node.children().iter().rev();
            waiting.extend(children.filter_map(|id| nodes.get(id)));
        }
    }
}
