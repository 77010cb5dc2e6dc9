//! The whole window over a real club file: Welcome, the sample, an evening,
//! a restart, undo, a correction of the past, and files that are refused.

mod window;

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::i18n::Lang;
use tandem::ui::{App, Start};

use window::{Window, click, focus, keys, shows, wait, wait_gone};

/// An evening of four pairs of the sample club, as copied from a spreadsheet.
const EVENING: &str = "Thornwick Alice\tWetherby Peter\t58,5\n\
    Larkham Henry\tMarchbank Helen\t52\n\
    Самоцветов Борис\tТихолесов Сергей\t47,5\n\
    Leśniakowska Barbara\tPiaseczna Joanna\t42\n";

/// A user's folder: settings and clubs.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn start(&self, club: Option<&Path>, lang: Lang) -> Window {
        let start = Start {
            club: club.map(Path::to_owned),
            lang: Some(lang),
            settings: Some(self.path("settings.json")),
            folder: Some(self.0.path().to_owned()),
            today: Some(date(2026, 11, 29)),
        };
        Harness::builder()
            .with_size([1280.0, 800.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, start))
    }

    fn sample(&self) -> Window {
        let mut window = self.start(None, Lang::EN);
        click(&mut window, "Open sample club");
        wait(&mut window, "Type the first pair");
        window
    }
}

/// Types over what stands in a field.
fn fill(window: &mut Window, label: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, label).focus();
    window.run_ok();
    keys(window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text(text.to_owned()));
    window.run_ok();
}

fn paste(window: &mut Window, text: &str) {
    window.event(Event::Paste(text.to_owned()));
    window.run_ok();
}

/// Pastes the evening and calculates it.
fn record(window: &mut Window) {
    focus(window, "Pair 1, partner 1");
    paste(window, EVENING);
    keys(window, Modifiers::COMMAND, Key::Enter);
    wait(window, "Done:");
}

#[test]
fn an_evening_from_welcome_to_rating_restart_and_undo() {
    let home = Home::new();
    let mut window = home.sample();
    let before = window.state().view().expect("open").standings.clone();
    record(&mut window);
    assert!(shows(&window, "25 Nov 2026"));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    assert!(shows(&window, "Thornwick Alice"));
    let view = window.state().view().expect("open").clone();
    assert_ne!(view.standings, before);
    assert_eq!(view.book.last_date(), Some(date(2026, 11, 25)));
    drop(window);

    // The next start opens the same club, with the evening in it.
    let mut window = home.start(None, Lang::EN);
    wait(&mut window, "25 Nov 2026");
    assert_eq!(
        window.state().view().expect("open").standings,
        view.standings
    );
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    wait(&mut window, "Undone:");
    assert_eq!(window.state().view().expect("open").standings, before);
    keys(&mut window, Modifiers::COMMAND, Key::Y);
    wait(&mut window, "Redone:");
    assert_eq!(
        window.state().view().expect("open").standings,
        view.standings
    );
}

#[test]
fn the_message_after_calculating_takes_it_back() {
    let home = Home::new();
    let mut window = home.sample();
    let before = window.state().view().expect("open").standings.clone();
    record(&mut window);
    click(&mut window, "Undo");
    wait(&mut window, "Undone:");
    assert_eq!(window.state().view().expect("open").standings, before);
    // The sheet is back, four pairs and the empty row, to be mended.
    assert!(shows(&window, "Pair 5, partner 1"));
    window.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    wait(&mut window, "Done:");
    assert!(!shows(&window, "Pair 5, partner 1"));
}

#[test]
fn what_was_typed_survives_a_restart() {
    let home = Home::new();
    let mut window = home.sample();
    focus(&mut window, "Pair 1, partner 1");
    paste(&mut window, EVENING);
    drop_as_closed(window);
    let mut window = home.start(None, Lang::EN);
    // Four pairs, and the empty row below them.
    wait(&mut window, "Pair 5, partner 1");
    keys(&mut window, Modifiers::COMMAND, Key::Enter);
    wait(&mut window, "Done:");
    let view = window.state().view().expect("open");
    assert_eq!(view.book.last_date(), Some(date(2026, 11, 25)));
}

#[test]
fn hiding_how_sure_the_ratings_are_is_remembered() {
    let home = Home::new();
    let mut window = home.sample();
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    // The thread works it out, and the list waits for it.
    wait(&mut window, "±1");
    click(&mut window, "± how sure");
    assert!(!shows(&window, "±1"));
    drop_as_closed(window);
    let mut window = home.start(None, Lang::EN);
    wait(&mut window, "Type the first pair");
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    wait(&mut window, "± how sure");
    assert!(window.query_by_role_and_label(Role::Button, "±").is_none());
}

/// Closes the window as its frame does.
fn drop_as_closed(mut window: Window) {
    eframe::App::on_exit(window.state_mut(), None);
}

#[test]
fn correcting_the_past_says_who_moved() {
    let home = Home::new();
    let mut window = home.sample();
    window::click_containing(&mut window, "11 Nov 2026");
    click(&mut window, "Correct…");
    let result = "Pair 1, result";
    focus(&mut window, result);
    keys(&mut window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text("55".to_owned()));
    window.run_ok();
    click(&mut window, "Recalculate");
    wait(&mut window, "The current ratings of");
    assert!(shows(&window, "Before"));
    click(&mut window, "Close");
    wait_gone(&mut window, "The current ratings of");
}

#[test]
fn a_new_club_with_its_first_players() {
    let home = Home::new();
    let mut window = home.start(None, Lang::EN);
    click(&mut window, "New club…");
    window.event(Event::Text("Thursday club".to_owned()));
    window.run_ok();
    focus(&mut window, "Players (may be left empty)");
    paste(&mut window, "Nowak Anna\t120\nLee Kim; −35,5\n");
    assert!(shows(&window, "2 players"));
    click(&mut window, "Create");
    wait(&mut window, "No tournaments yet");
    let view = window.state().view().expect("open");
    assert_eq!(view.book.name, "Thursday club");
    assert_eq!(view.standings.len(), 2);
    assert!(home.path("Thursday club.tandem").is_file());
}

#[test]
fn a_file_that_is_no_club_is_refused_in_words_and_left_alone() {
    let home = Home::new();
    let path = home.path("letter.tandem");
    std::fs::write(&path, "Dear director").expect("writable");
    let mut window = home.start(Some(&path), Lang::EN);
    wait(&mut window, "This was not done");
    assert!(shows(&window, "Nothing was changed."));
    click(&mut window, "Close");
    assert!(shows(&window, "Open sample club"));
    assert_eq!(
        std::fs::read_to_string(&path).expect("readable"),
        "Dear director"
    );
}

#[test]
fn a_second_window_on_one_club_is_refused() {
    let home = Home::new();
    let window = home.sample();
    let path = window.state().view().expect("open").path.clone();
    let other = Home::new();
    let mut second = other.start(Some(&path), Lang::EN);
    wait(&mut second, "This was not done");
    assert!(second.state().view().is_none());
}

#[test]
fn the_window_speaks_russian() {
    let home = Home::new();
    let mut window = home.start(None, Lang::RU);
    click(&mut window, "Открыть учебный клуб");
    wait(&mut window, "18.11.2026");
    for key in [Key::Num1, Key::Num3, Key::Num4, Key::Num5, Key::Num2] {
        keys(&mut window, Modifiers::COMMAND, key);
    }
    keys(&mut window, Modifiers::NONE, Key::F1);
    assert!(shows(&window, "Рассчитать турнир"));
    keys(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!shows(&window, "Рассчитать турнир"));
}

#[test]
fn every_tab_is_reachable_by_keyboard_and_rests_when_idle() {
    let home = Home::new();
    let mut window = home.sample();
    let rests = |window: &mut Window, frames: usize| {
        (0..frames).any(|_| {
            window.step();
            let output = &window.output().viewport_output[&egui::ViewportId::ROOT];
            output.repaint_delay > Duration::from_millis(200)
        })
    };
    // Letters are drawn ahead first.
    assert!(rests(&mut window, 500));
    for (key, text) in [
        (Key::Num1, "Check on our history"),
        (Key::Num3, "Any two players"),
        (Key::Num4, "Players in the chart"),
        (Key::Num5, "The five best"),
        (Key::Num2, "Start list"),
    ] {
        keys(&mut window, Modifiers::COMMAND, key);
        assert!(shows(&window, text), "{text}");
        // The keyboard finds its place on the page first.
        assert!(rests(&mut window, 20), "{text} keeps repainting");
    }
}

#[test]
fn a_file_is_replaced_only_after_a_second_yes() {
    let home = Home::new();
    let mut window = home.sample();
    let path = home.path("Wednesday Bridge Club standings.csv");
    std::fs::write(&path, "mine").expect("written");
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    keys(&mut window, Modifiers::COMMAND, Key::E);
    click(&mut window, "CSV, a table for any program");
    assert!(shows(&window, "A file of that name is there already"));
    assert!(
        window
            .get_by_role_and_label(Role::Button, "Export")
            .accesskit_node()
            .is_disabled()
    );
    click(&mut window, "Replace the file that is there");
    window::click_button(&mut window, "Export");
    wait(&mut window, "standings.csv");
    let text = std::fs::read_to_string(&path).expect("there");
    assert!(text.contains("Place,Name"), "{text}");
}

#[test]
fn an_export_that_fails_keeps_what_was_chosen() {
    let home = Home::new();
    let mut window = home.sample();
    std::fs::write(home.path("mine"), "a file").expect("written");
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    keys(&mut window, Modifiers::COMMAND, Key::E);
    click(&mut window, "CSV, a table for any program");
    click(
        &mut window,
        "Semicolons and decimal commas, as Excel wants them in many countries",
    );
    let place = home.path("mine").join("list.csv");
    fill(&mut window, "File", &place.to_string_lossy());
    window::click_button(&mut window, "Export");
    wait(&mut window, "There is no folder for the file");
    assert!(shows(&window, "Semicolons and decimal commas"));
    fill(
        &mut window,
        "File",
        &home.path("list.csv").to_string_lossy(),
    );
    window::click_button(&mut window, "Export");
    wait(&mut window, "Saved");
    assert!(!shows(&window, "Semicolons and decimal commas"));
    let text = std::fs::read_to_string(home.path("list.csv")).expect("there");
    assert!(text.contains(';'), "{text}");
}

#[test]
fn a_calculator_exports_what_it_shows_without_a_club() {
    let home = Home::new();
    let mut window = home.start(None, Lang::EN);
    click(&mut window, "FIBS");
    keys(&mut window, Modifiers::COMMAND, Key::E);
    let path = home.path("Tandem match.csv");
    click(&mut window, "CSV, a table for any program");
    assert!(!shows(&window, "Names as each player chose"));
    window::click_button(&mut window, "Export");
    wait(&mut window, "match.csv");
    let text = std::fs::read_to_string(&path).expect("there");
    assert!(text.contains("1600") && text.contains("Length"), "{text}");
}

#[test]
fn everything_is_found_by_typing_a_part_of_its_name() {
    let home = Home::new();
    let mut window = home.sample();
    let find = |window: &mut Window, text: &str| {
        keys(window, Modifiers::COMMAND, Key::K);
        window.event(Event::Text(text.to_owned()));
        window.run_ok();
    };
    find(&mut window, "stat");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "Core"), "the tab Statistic");
    find(&mut window, "thornwick");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "Edit the player…"), "her page on Rating");
    find(&mut window, "18 nov 2026");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "Correct…"), "the evening on Tourn");
    find(&mut window, "nobody at all");
    assert!(shows(&window, "Nothing found"));
    keys(&mut window, Modifiers::NONE, Key::Escape);
    find(&mut window, "high contrast");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.ctx.style_of(egui::Theme::Dark).visuals.panel_fill == egui::Color32::BLACK);
    find(&mut window, "light");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.ctx.style_of(egui::Theme::Dark).visuals.panel_fill != egui::Color32::BLACK);
}

#[test]
fn without_a_club_only_what_can_be_done_is_found() {
    let home = Home::new();
    let mut window = home.start(None, Lang::EN);
    keys(&mut window, Modifiers::COMMAND, Key::K);
    assert!(shows(&window, "New club"));
    assert!(!shows(&window, "Backups"));
    keys(&mut window, Modifiers::NONE, Key::ArrowDown);
    keys(&mut window, Modifiers::NONE, Key::ArrowDown);
    keys(&mut window, Modifiers::NONE, Key::ArrowUp);
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(!shows(&window, "Type a part of its name"), "closed");
}

#[test]
fn the_first_steps_lead_through_the_sample_once() {
    let home = Home::new();
    let mut window = home.sample();
    assert!(shows(&window, "Step 1 of 5"));
    for step in ["Step 2", "Step 3", "Step 4"] {
        click(&mut window, "Next");
        assert!(shows(&window, step), "{step}");
    }
    assert!(
        shows(&window, "Choose a tournament…"),
        "step 4 is on Rating"
    );
    click(&mut window, "Back");
    click(&mut window, "End the first steps");
    assert!(!shows(&window, "Step "));
    keys(&mut window, Modifiers::COMMAND, Key::K);
    window.event(Event::Text("first steps".to_owned()));
    window.run_ok();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "Step 1 of 5"), "again, when asked for");
}

/// The cursor then stands in an empty cell, which has nothing to take back.
#[test]
fn the_last_operation_is_undone_beside_an_unfinished_sheet() {
    let home = Home::new();
    let mut window = home.sample();
    focus(&mut window, "Pair 1, partner 1");
    paste(&mut window, "Thornwick Alice\tWetherby Peter\t58,5\n");
    let path = window.state().view().expect("open").path.clone();
    eframe::App::on_exit(window.state_mut(), None);
    drop(window);
    let mut club = tandem::club::Club::open(&path).expect("opened");
    club.execute(tandem::club::Command::Name("Renamed".to_owned()))
        .expect("renamed");
    drop(club);
    let mut window = home.start(Some(&path), Lang::EN);
    wait(&mut window, "Pair 2, partner 1");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    wait(&mut window, "Undone:");
    assert!(shows(&window, "Pair 2, partner 1"), "the sheet stays");
    keys(&mut window, Modifiers::COMMAND, Key::Y);
    wait(&mut window, "Redone:");
}
