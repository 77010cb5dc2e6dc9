//! A user's folder, and the window over it.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::i18n::Lang;
use tandem::ui::{App, Start};

use crate::window::{Window, click, keys, wait, wait_until};

/// A user's folder: settings and clubs.
pub(crate) struct Home(tempfile::TempDir);

impl Home {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    pub(crate) fn start(&self, lang: Lang) -> Window {
        let start = Start {
            club: None,
            lang: Some(lang),
            settings: Some(self.0.path().join("settings.json")),
            folder: Some(self.0.path().to_owned()),
            today: Some(date(2026, 11, 29)),
        };
        Harness::builder()
            .with_size([1280.0, 800.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, start))
    }

    pub(crate) fn sample(&self, lang: Lang) -> Window {
        let mut window = self.start(lang);
        click(&mut window, &lang.text("menu-open-sample"));
        wait(&mut window, &lang.text("tourn-hint"));
        window
    }
}

/// What has the keyboard, by name.
pub(crate) fn focused(window: &Window) -> String {
    let node = window.query_by(|node| node.is_focused());
    node.and_then(|node| node.accesskit_node().label())
        .unwrap_or_default()
}

/// Waits until something of that name has the keyboard.
#[track_caller]
pub(crate) fn wait_focus(window: &mut Window, name: &str) {
    let what = format!("the keyboard at {name}");
    wait_until(window, &what, |window| focused(window) == name);
}

/// Presses Ctrl and a key.
pub(crate) fn ctrl(window: &mut Window, key: Key) {
    keys(window, Modifiers::COMMAND, key);
}

/// Presses a key alone.
pub(crate) fn press(window: &mut Window, key: Key) {
    keys(window, Modifiers::NONE, key);
}

/// Types a text where the keyboard is.
pub(crate) fn type_text(window: &mut Window, text: &str) {
    window.event(Event::Text(text.to_owned()));
    window.run_ok();
}

/// Finds a command in the palette and carries it out.
#[track_caller]
pub(crate) fn find(window: &mut Window, lang: Lang, text: &str) {
    ctrl(window, Key::K);
    wait(window, &lang.text("commands-search"));
    type_text(window, text);
    wait(window, text);
    press(window, Key::Enter);
}

/// Opens the page of the first player of the list.
pub(crate) fn open_first_player(window: &mut Window) {
    ctrl(window, Key::Num4);
    wait_until(window, "a row", |window| !focused(window).is_empty());
    press(window, Key::Enter);
    wait(window, "Back to the list");
}

/// Whether a tick box is ticked.
pub(crate) fn ticked(window: &Window, name: &str) -> bool {
    let node = window.get_by_role_and_label(Role::CheckBox, name);
    node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
}

/// Puts two pairs on the sheet that has the keyboard.
pub(crate) fn two_pairs(window: &mut Window) {
    let pairs = "Thornwick Alice\tWetherby Peter\t55\nLarkham Henry\tMarchbank Helen\t45\n";
    window.event(Event::Paste(pairs.to_owned()));
    window.run_ok();
}
