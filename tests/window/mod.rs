//! What a user does with the whole window, for every test that drives it.
//! Threads bring their answers when they are ready, so nothing here assumes
//! that what is asked for stands there already, or that it has come to rest.

// Each test that includes this room uses a part of it.
#![allow(dead_code)]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::ui::App;

pub(crate) type Window = Harness<'static, App>;

/// How long a thread may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A file let fall on the window.
#[derive(Debug)]
pub(crate) struct Dropped(pub(crate) PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Whether something with that in its name is on the screen.
pub(crate) fn shows(window: &Window, label: &str) -> bool {
    window.query_all_by_label_contains(label).next().is_some()
}

/// Draws frames until it is so.
#[track_caller]
pub(crate) fn wait_until(window: &mut Window, what: &str, is: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !is(window) {
        assert!(
            begun.elapsed() < PATIENCE,
            "{what} did not come about on {:#?}",
            window.root()
        );
        std::thread::sleep(Duration::from_millis(5));
        window.run_ok();
    }
}

/// Waits for something that a thread brings.
#[track_caller]
pub(crate) fn wait(window: &mut Window, label: &str) {
    wait_until(window, label, |window| shows(window, label));
}

/// Waits until something has left the screen.
#[track_caller]
pub(crate) fn wait_gone(window: &mut Window, label: &str) {
    let what = format!("the end of {label}");
    wait_until(window, &what, |window| !shows(window, label));
}

/// Waits until something stays in its place: a dialog is centred in the frame
/// after it got its size, and an answer that arrives may move what is below.
#[track_caller]
pub(crate) fn come_to_rest(window: &mut Window, label: &str) {
    wait(window, label);
    for _ in 0..50 {
        let places = |window: &Window| -> Vec<_> {
            let nodes = window.query_all_by_label_contains(label);
            nodes
                .map(|node| node.accesskit_node().bounding_box())
                .collect()
        };
        let before = places(window);
        window.run_ok();
        window.step();
        if places(window) == before {
            return;
        }
    }
    panic!("{label} does not come to rest");
}

/// Clicks what has that name.
#[track_caller]
pub(crate) fn click(window: &mut Window, label: &str) {
    come_to_rest(window, label);
    window.get_by_label(label).click();
    window.run_ok();
}

/// Clicks what has that in its name.
#[track_caller]
pub(crate) fn click_containing(window: &mut Window, part: &str) {
    come_to_rest(window, part);
    window.get_by_label_contains(part).click();
    window.run_ok();
}

/// Clicks the button of that name, where other things are named so too.
#[track_caller]
pub(crate) fn click_button(window: &mut Window, label: &str) {
    come_to_rest(window, label);
    window.get_by_role_and_label(Role::Button, label).click();
    window.run_ok();
}

/// Gives the keyboard to a field.
#[track_caller]
pub(crate) fn focus(window: &mut Window, label: &str) {
    come_to_rest(window, label);
    let mut nodes = window.get_all_by_label(label);
    let node = nodes.find(|node| node.accesskit_node().role() != Role::Label);
    node.expect("something that takes the keyboard").focus();
    drop(nodes);
    window.run_ok();
}

/// Presses a key.
pub(crate) fn keys(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_ok();
}
