//! The window with a calculator open, and what a user does to it.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use jiff::civil::date;
use tandem::i18n::Lang;
use tandem::ui::{App, Start, Tab};

/// Frames that are surely longer than the pause before settings are written.
const PAUSE: usize = 8;

/// The window, and the folder its settings lie in.
pub(crate) struct Stage {
    folder: tempfile::TempDir,
    lang: Lang,
    /// For what is not asked often enough to be a method here.
    pub(crate) window: Harness<'static, App>,
}

impl Stage {
    /// The window without a club, with a calculator open.
    pub(crate) fn open(tab: Tab, lang: Lang) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let window = window(folder.path().into(), lang);
        let mut stage = Self {
            folder,
            lang,
            window,
        };
        stage.click(tab.name());
        stage
    }

    /// Closes the window a while after the last change, and opens it again.
    pub(crate) fn restart(&mut self) {
        self.window.run_steps(PAUSE);
        self.window = window(self.folder.path().into(), self.lang);
    }

    /// A file in the folder that the window proposes.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Clicks what has exactly that name.
    pub(crate) fn click(&mut self, name: &str) {
        self.window.get_by_label(name).click();
        self.settle();
    }

    /// Lets the window answer.
    pub(crate) fn settle(&mut self) {
        self.window.run_ok();
    }

    /// What stands in a field.
    pub(crate) fn text_in(&self, field: &str) -> String {
        let value = self.field(field).accesskit_node().value();
        value.unwrap_or_default()
    }

    /// Puts the keyboard into a field.
    pub(crate) fn focus(&mut self, field: &str) {
        self.field(field).focus();
        self.settle();
    }

    /// Replaces what stands in a field, as a user who types does.
    pub(crate) fn type_in(&mut self, field: &str, text: &str) {
        self.select_all(field);
        if text.is_empty() {
            self.key(Key::Delete);
        } else {
            self.window.event(Event::Text(text.to_owned()));
            self.settle();
        }
    }

    /// Replaces what stands in a field by a paste.
    pub(crate) fn paste_in(&mut self, field: &str, text: &str) {
        self.select_all(field);
        self.window.event(Event::Paste(text.to_owned()));
        self.settle();
    }

    /// Presses a key.
    pub(crate) fn key(&mut self, key: Key) {
        self.window.key_press(key);
        self.settle();
    }

    /// Whether something on the screen has this in its name or text.
    pub(crate) fn shows(&self, text: &str) -> bool {
        let found = self.window.query_all_by_label_contains(text).next();
        found.is_some()
    }

    /// Fails unless all of these are on the screen.
    #[track_caller]
    pub(crate) fn expect(&self, texts: &[&str]) {
        for text in texts {
            assert!(
                self.shows(text),
                "{text:?} not on {:#?}",
                self.window.root()
            );
        }
    }

    /// Fails if any of these is on the screen.
    #[track_caller]
    pub(crate) fn expect_none(&self, texts: &[&str]) {
        for text in texts {
            assert!(!self.shows(text), "{text:?} is on the screen");
        }
    }

    /// What a button puts on the clipboard.
    pub(crate) fn copied_by(&mut self, button: &str) -> String {
        self.window.get_by_label(button).click();
        for _ in 0..PAUSE {
            self.window.step();
            let commands = &self.window.output().platform_output.commands;
            let copied = commands.iter().find_map(|command| match command {
                OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            });
            if let Some(text) = copied {
                self.settle();
                return text;
            }
        }
        panic!("{button} copied nothing");
    }

    /// Saves by a button under a name in the proposed folder; returns what is
    /// in the file then.
    pub(crate) fn saved_by(&mut self, button: &str, name: &str) -> String {
        let path = self.file(name);
        self.click(button);
        let field = self.lang.text("save-path");
        self.type_in(&field, &path.to_string_lossy());
        let save = self.lang.text("save-save");
        // The dialog's heading has the same text.
        let button = self.window.get_by_role_and_label(Role::Button, &save);
        button.click();
        self.settle();
        std::fs::read_to_string(&path).expect("a file was saved")
    }

    /// Reads a list by a button from a file with this content.
    pub(crate) fn read_by(&mut self, button: &str, content: &str) {
        let path = self.file("list-to-read.csv");
        std::fs::write(&path, content).expect("writable");
        self.click(button);
        let field = self.lang.text("save-path");
        self.type_in(&field, &path.to_string_lossy());
        self.key(Key::Enter);
    }

    /// The name of what has the keyboard.
    pub(crate) fn focused(&self) -> Option<String> {
        let found = self.window.query_by(|node| node.is_focused());
        found.and_then(|node| node.accesskit_node().label())
    }

    /// Presses Tab until something with that name has the keyboard.
    #[track_caller]
    pub(crate) fn tab_to(&mut self, name: &str) {
        for _ in 0..60 {
            if self.focused().as_deref() == Some(name) {
                return;
            }
            self.key(Key::Tab);
        }
        panic!("Tab does not lead to {name}");
    }

    fn select_all(&mut self, field: &str) {
        self.focus(field);
        self.window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.settle();
    }

    #[track_caller]
    fn field<'a>(&'a self, name: &'a str) -> Node<'a> {
        let typed = [Role::TextInput, Role::MultilineTextInput];
        let mut fields = self.window.query_all_by_label(name);
        let field = fields.find(|node| typed.contains(&node.accesskit_node().role()));
        drop(fields);
        field.unwrap_or_else(|| panic!("no field {name} on {:#?}", self.window.root()))
    }
}

fn window(folder: PathBuf, lang: Lang) -> Harness<'static, App> {
    let start = Start {
        club: None,
        lang: Some(lang),
        settings: Some(folder.join("settings.json")),
        folder: Some(folder),
        today: Some(date(2026, 11, 29)),
    };
    Harness::builder()
        .with_size([1280.0, 800.0])
        .build_eframe(|cc| App::new(&cc.egui_ctx, start))
}
