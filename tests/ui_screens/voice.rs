//! What a screen reader finds on a screen, and whether the keyboard gets there.

use std::collections::{BTreeMap, BTreeSet};

use egui::Key;
use egui::accesskit::{Action, NodeId, Role};
use egui_kittest::kittest::{AccessKitNode, NodeT as _};
use tandem::i18n::Lang;

use crate::rings;
use crate::window::Window;

/// The most presses of Tab on one screen.
const PRESSES: usize = 600;

/// Keys in the names of what the grid, which keeps Tab to itself, does to a
/// row.
const KEYS: [&str; 2] = ["(Ctrl+Backspace)", "(F2)"];

/// What can take the keyboard on the screen.
fn focusable(window: &Window) -> Vec<AccessKitNode<'_>> {
    let all = || window.root().children_recursive();
    let dialog = all().filter(|node| node.accesskit_node().is_modal()).last();
    // Before an open dialog nothing else counts.
    dialog
        .unwrap_or_else(|| window.root())
        .children_recursive()
        .map(|node| node.accesskit_node())
        .filter(|node| node.data().supports_action(Action::Focus))
        .filter(|node| !node.is_hidden() && !node.is_disabled())
        .collect()
}

/// What a screen reader cannot name, or cannot tell from something else.
pub(crate) fn mute(window: &Window) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut named: BTreeMap<(String, String), usize> = BTreeMap::new();
    for node in focusable(window) {
        let name = node.label().unwrap_or_default();
        let role = node.role();
        let what = format!("{role:?} “{name}” at {:?}", node.raw_bounds());
        if !name.chars().any(char::is_alphanumeric) {
            wrong.push(format!("no name: {what}"));
        }
        if matches!(role, Role::Unknown | Role::GenericContainer | Role::Label) {
            wrong.push(format!("no role: {what}"));
        }
        if !has_value(&node) {
            wrong.push(format!("no value: {what}"));
        }
        *named.entry((format!("{role:?}"), name)).or_default() += 1;
    }
    for ((role, name), times) in named {
        if times > 1 {
            wrong.push(format!("{times} of the same name: {role} “{name}”"));
        }
    }
    wrong
}

/// Whether a widget that holds something says what.
fn has_value(node: &AccessKitNode<'_>) -> bool {
    match node.role() {
        Role::TextInput | Role::MultilineTextInput | Role::ComboBox => node.value().is_some(),
        Role::CheckBox | Role::RadioButton => node.toggled().is_some(),
        Role::Slider | Role::SpinButton => node.numeric_value().is_some(),
        _ => true,
    }
}

/// What can be pressed and is never reached with Tab, nor has a key of its own
/// in its name; and where Tab stops without a ring.
pub(crate) fn out_of_reach(window: &mut Window) -> Vec<String> {
    let palette = Lang::EN.text("commands-search");
    if focusable(window)
        .iter()
        .any(|node| node.label().as_ref() == Some(&palette))
    {
        // The arrows lead through what is found there, Tab stays in the field.
        return Vec::new();
    }
    let mut reached: BTreeSet<NodeId> = focused(window).into_iter().collect();
    let unseen = go_round(window, &mut reached);
    let out_of_reach = focusable(window)
        .into_iter()
        .filter(|node| node.data().supports_action(Action::Click))
        .filter(|node| !reached.contains(&node.locate().0))
        .map(|node| format!("{:?} “{}”", node.role(), node.label().unwrap_or_default()))
        .filter(|what| !KEYS.iter().any(|key| what.contains(key)));
    unseen.into_iter().chain(out_of_reach).collect()
}

/// Presses Tab until it leads to nothing new in a whole round; where it stopped
/// and nothing was to be seen of it.
fn go_round(window: &mut Window, reached: &mut BTreeSet<NodeId>) -> Vec<String> {
    let mut known = 0;
    let mut unseen = Vec::new();
    for _ in 0..PRESSES {
        window.key_press(Key::Tab);
        window.step();
        known = match focused(window) {
            Some(id) if !reached.insert(id) => known + 1,
            Some(_) => {
                // What is out of sight comes into it.
                window.run_steps(3);
                unseen.extend(rings::unseen(window));
                0
            }
            None => 0,
        };
        if known > focusable(window).len() {
            break;
        }
    }
    unseen
}

fn focused(window: &Window) -> Option<NodeId> {
    let nodes = focusable(window);
    let focused = nodes.iter().find(|node| node.is_focused());
    focused.map(|node| node.locate().0)
}
