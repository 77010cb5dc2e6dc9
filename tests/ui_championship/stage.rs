//! A club file, the window over it, and the hands of a director.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::club::championship::ChampionshipCommand;
use tandem::club::{Club, Command, PlayerEdit};
use tandem::domain::ChampionshipId;
use tandem::i18n::Lang;
use tandem::ui::{App, Start};

pub(crate) const CUP: ChampionshipId = ChampionshipId(1);

pub(crate) use crate::window::{Window, click, focus, keys, shows, wait};

/// A user's folder with a club in it.
pub(crate) struct Home {
    folder: tempfile::TempDir,
}

impl Home {
    /// A club of these players, with or without a championship.
    pub(crate) fn new(players: &[(&str, f64)], begun: bool) -> Self {
        let home = Self {
            folder: tempfile::tempdir().expect("a folder"),
        };
        let mut club = Club::create(&home.club(), "Club").expect("made");
        let edit = |&(name, start): &(&str, f64)| PlayerEdit {
            name: name.to_owned(),
            start,
            privacy: None,
        };
        let players = Command::Players(players.iter().map(edit).collect());
        club.execute(players).expect("added");
        if begun {
            let name = "Spring Cup".to_owned();
            let begin = ChampionshipCommand::Create { name };
            club.execute(Command::Championship(begin)).expect("begun");
        }
        home
    }

    pub(crate) fn club(&self) -> PathBuf {
        self.path("club.tandem")
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The window on the tab Championship.
    pub(crate) fn open(&self) -> Window {
        let start = Start {
            club: Some(self.club()),
            lang: Some(Lang::EN),
            settings: Some(self.path("settings.json")),
            folder: Some(self.folder.path().to_owned()),
            today: Some(date(2026, 11, 29)),
        };
        let mut window = Harness::builder()
            .with_size([1280.0, 800.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, start));
        wait(&mut window, "Search: date, title, player");
        keys(&mut window, Modifiers::COMMAND, Key::Num6);
        window.run_ok();
        past_the_date(&mut window);
        window
    }
}

/// Waits for something that the worker's thread brings.
#[track_caller]
pub(crate) fn press(window: &mut Window, key: Key) {
    keys(window, Modifiers::NONE, key);
}

pub(crate) fn write(window: &mut Window, text: &str) {
    window.event(Event::Text(text.to_owned()));
    window.run_ok();
}

pub(crate) fn paste(window: &mut Window, text: &str) {
    window.event(Event::Paste(text.to_owned()));
    window.run_ok();
}

pub(crate) fn enter(window: &mut Window, cells: &[&str]) {
    for cell in cells {
        write(window, cell);
        press(window, Key::Enter);
    }
}

/// Calculates and waits until session `number` is shown as recorded.
#[track_caller]
pub(crate) fn calculate(window: &mut Window, number: u32) {
    keys(window, Modifiers::COMMAND, Key::Enter);
    let cup = |window: &Window| {
        let view = window.state().view().expect("open");
        view.championships[&CUP].session(number).is_some()
    };
    let begun = Instant::now();
    while !cup(window) || !shows(window, "Recalculate") {
        let patient = begun.elapsed() < Duration::from_secs(30);
        assert!(patient, "session {number} is not there");
        std::thread::sleep(Duration::from_millis(5));
        window.run_ok();
    }
    window.run_ok();
}

/// Leaves the date of a new session empty; it need not have one.
pub(crate) fn past_the_date(window: &mut Window) {
    if has_keyboard(window, "Date") {
        press(window, Key::Enter);
        window.run_ok();
    }
}

pub(crate) fn has_keyboard(window: &Window, label: &str) -> bool {
    let mut nodes = window.query_all_by_label(label);
    nodes.any(|node| node.is_focused())
}

#[track_caller]
pub(crate) fn at(window: &Window, label: &str) {
    assert!(has_keyboard(window, label), "{label} has not the keyboard");
}

/// Goes back from the grid with Shift+Tab until a widget has the keyboard.
#[track_caller]
pub(crate) fn back_to(window: &mut Window, label: &str) {
    for _ in 0..20 {
        if has_keyboard(window, label) {
            return;
        }
        keys(window, Modifiers::SHIFT, Key::Tab);
    }
    panic!("Shift+Tab does not lead to {label}");
}

/// Types over what stands in the field with the keyboard.
pub(crate) fn replace(window: &mut Window, text: &str) {
    keys(window, Modifiers::COMMAND, Key::A);
    write(window, text);
}

pub(crate) fn value(window: &Window, label: &str) -> String {
    let mut nodes = window.query_all_by_label(label);
    let node = nodes.find(|node| node.accesskit_node().role() != Role::Label);
    node.and_then(|node| node.value()).unwrap_or_default()
}

/// What is in the club file, as another program would read it.
pub(crate) fn stored(path: &Path) -> std::sync::Arc<tandem::club::ClubView> {
    Club::open(path).expect("opened").view()
}
