//! The words that egui itself says to screen readers, in the user's language.

use std::collections::{HashMap, HashSet};

use egui::accesskit::{Node, NodeId, Role, TreeUpdate};
use egui::{Context, FullOutput, Plugin};

use crate::domain::Notice;
use crate::i18n::Lang;

/// What egui puts behind the identity of a window within the window for that
/// of the bar by which it is moved.
const TITLE_BAR: &str = "__title_click";

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

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        name_dialogs(update);
        let title_bars = title_bars(ctx);
        let mut dividers = 0;
        for (id, node) in &mut update.nodes {
            match node.role() {
                Role::Splitter if node.label() == Some(DIVIDER) => {
                    dividers += 1;
                    let name = Notice::new("spoken-divider").with("number", dividers);
                    node.set_label(self.lang.say(&name));
                }
                Role::Unknown if title_bars.contains(id) => {
                    node.set_role(Role::TitleBar);
                    node.set_label(self.lang.text("spoken-title-bar"));
                }
                Role::Splitter | Role::Button => self.translate(node),
                _ => {}
            }
        }
    }
}

/// The bars by which the windows within the window are moved; egui says no
/// word about them.
fn title_bars(ctx: &Context) -> HashSet<NodeId> {
    let layers = ctx.memory(|memory| memory.areas().visible_layer_ids());
    let bars = layers.into_iter().map(|layer| layer.id.with(TITLE_BAR));
    bars.map(|bar| bar.accesskit_id()).collect()
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
