//! The window of backups over a real club file: made, listed, restored, in
//! another folder, and when the club cannot be opened.

mod window;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::club::backup::{Folders, Reason, Shelf};
use tandem::club::{Club, Command, PlayerEdit};
use tandem::i18n::Lang;
use tandem::ui::{App, Start};

use window::{Window, click_button as click, shows, wait};

/// A user's folder with a club of one player in it.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        let home = Self(tempfile::tempdir().expect("a folder"));
        let mut club = Club::create(&home.club(), "Thursday").expect("created");
        add(&mut club, "Ann");
        home
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn club(&self) -> PathBuf {
        self.path("thursday.tandem")
    }

    fn shelf(&self) -> Shelf {
        Shelf::of(&self.club(), None)
    }

    fn reasons(&self) -> Vec<Reason> {
        let backups = self.shelf().backups().into_iter();
        backups.map(|backup| backup.reason).collect()
    }

    /// A backup, and a player who came after it.
    fn with_backup() -> (Self, PathBuf) {
        let home = Self::new();
        let mut club = Club::open(&home.club()).expect("opened");
        let made = club.back_up(&home.shelf(), Reason::Close).expect("made");
        add(&mut club, "Late");
        (home, made)
    }

    fn start(&self, lang: Lang) -> Window {
        self.start_with(Some(&self.club()), lang)
    }

    fn start_with(&self, club: Option<&Path>, lang: Lang) -> Window {
        let start = Start {
            club: club.map(Path::to_owned),
            lang: Some(lang),
            settings: Some(self.path("settings.json")),
            folder: Some(self.0.path().to_owned()),
            today: Some(date(2026, 11, 30)),
        };
        Harness::builder()
            .with_size([1280.0, 800.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, start))
    }
}

fn add(club: &mut Club, name: &str) {
    let edit = PlayerEdit {
        name: name.to_owned(),
        start: 10.0,
        privacy: None,
    };
    club.execute(Command::Players(vec![edit])).expect("added");
}

/// Chooses from the first menu.
fn choose(window: &mut Window, menu: &str, item: &str) {
    click(window, menu);
    // The key, or none, stands behind it.
    window::click_containing(window, item);
}

/// The window with the list of backups before it.
fn listed(home: &Home) -> Window {
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    choose(&mut window, "File", "Backups…");
    wait(&mut window, "All of the last two days");
    window
}

fn players(window: &Window) -> usize {
    window.state().view().expect("open").book.players.len()
}

fn focused(window: &Window) -> String {
    let focused = window
        .root()
        .children_recursive()
        .find(|node| node.accesskit_node().is_focused());
    let node = focused.expect("something has the keyboard");
    node.accesskit_node().label().unwrap_or_default()
}

#[test]
fn a_backup_is_looked_at_and_restored() {
    let (home, _) = Home::with_backup();
    let mut window = listed(&home);
    assert_eq!(focused(&window), "Close");
    assert!(shows(&window, "on closing") && shows(&window, "no tournaments"));
    window::click_containing(&mut window, "Restore the backup of");
    assert!(shows(&window, "In the backup") && shows(&window, "is kept among the backups"));
    assert_eq!(focused(&window), "Cancel");
    // Back, and nothing happened.
    click(&mut window, "Cancel");
    window.run_ok();
    assert!(shows(&window, "All of the last two days"));
    assert_eq!(players(&window), 2);
    window::click_containing(&mut window, "Restore the backup of");
    click(&mut window, "Restore");
    wait(
        &mut window,
        "The backup is restored. The file that was there is kept as",
    );
    assert_eq!(players(&window), 1);
    assert!(!shows(&window, "All of the last two days"));
    assert_eq!(home.reasons()[0], Reason::Restore);
    // And on from there.
    choose(&mut window, "Edit", "Undo: new player Ann");
    wait(&mut window, "Undone:");
    assert_eq!(players(&window), 0);
}

#[test]
fn backups_are_made_by_hand_and_damaged_ones_are_marked() {
    let (home, made) = Home::with_backup();
    let damaged = made.with_file_name("thursday 2026-01-02 10-00-00 timer.tandem");
    fs::write(damaged, "damaged").expect("written");
    let mut window = listed(&home);
    assert!(shows(&window, "⚠ damaged"));
    let can_be_restored = |window: &Window| {
        window
            .query_all_by_label_contains("Restore the backup of")
            .count()
    };
    assert_eq!(can_be_restored(&window), 1);
    click(&mut window, "Back up now");
    wait(&mut window, "Backup made: thursday 20");
    // The list is read again on the worker's thread.
    let begun = Instant::now();
    while can_be_restored(&window) < 2 && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(5));
        window.run_ok();
    }
    assert_eq!(can_be_restored(&window), 2);
    assert!(shows(&window, "by hand"));
    window.key_press_modifiers(Modifiers::NONE, Key::Escape);
    window.run_ok();
    assert!(!shows(&window, "All of the last two days"));
}

#[test]
fn closing_the_window_keeps_what_changed() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    eframe::App::on_exit(window.state_mut(), None);
    drop(window);
    assert_eq!(home.reasons(), [Reason::Close]);
}

#[test]
fn another_folder_is_remembered_by_the_program() {
    let (home, _) = Home::with_backup();
    let stick = home.path("stick");
    let mut window = listed(&home);
    click(&mut window, "Change folder…");
    window.run_ok();
    assert!(shows(&window, "on another disk or a stick"));
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.event(Event::Text(stick.to_string_lossy().into_owned()));
    window.run_ok();
    assert!(shows(&window, "There is no folder"));
    fs::create_dir(&stick).expect("made");
    window.run_ok();
    click(&mut window, "Use this folder");
    wait(&mut window, "/stick");
    click(&mut window, "Back up now");
    wait(&mut window, "Backup made:");
    eframe::App::on_exit(window.state_mut(), None);
    drop(window);
    assert_eq!(fs::read_dir(&stick).expect("listed").count(), 1);
    let settings = fs::read_to_string(home.path("settings.json")).expect("kept");
    let settings: serde_json::Value = serde_json::from_str(&settings).expect("JSON");
    let folders: Folders = serde_json::from_value(settings["backups"].clone()).expect("kept");
    assert_eq!(folders.shelf(&home.club()).folder(), stick);
}

#[test]
fn a_club_that_cannot_be_opened_offers_its_backups() {
    for damaged in [Some("damaged"), None] {
        let (home, _) = Home::with_backup();
        match damaged {
            Some(text) => fs::write(home.club(), text).expect("written"),
            None => fs::remove_file(home.club()).expect("removed"),
        }
        let mut window = home.start(Lang::EN);
        wait(&mut window, "There are backups of this club");
        assert_eq!(focused(&window), "Backups…");
        window.key_press(Key::Enter);
        window.run_ok();
        wait(&mut window, "All of the last two days");
        let now = window.get_by_label("Back up now");
        assert!(now.accesskit_node().is_disabled(), "nothing is open");
        window::click_containing(&mut window, "Restore the backup of");
        assert!(shows(&window, "missing or cannot be read"));
        click(&mut window, "Restore");
        wait(&mut window, "The backup is restored");
        assert_eq!(players(&window), 1);
    }
}

#[test]
fn a_club_in_use_needs_no_backup() {
    let (home, _) = Home::with_backup();
    let _elsewhere = Club::open(&home.club()).expect("opened");
    let mut window = home.start(Lang::EN);
    wait(&mut window, "This was not done");
    assert!(!shows(&window, "There are backups of this club"));
}

/// On another computer there may be nothing but the backups.
#[test]
fn a_backup_that_is_opened_leads_to_its_club() {
    let (home, made) = Home::with_backup();
    fs::remove_file(home.club()).expect("removed");
    let mut window = home.start_with(Some(&made), Lang::EN);
    wait(&mut window, "is a backup");
    click(&mut window, "Backups…");
    wait(&mut window, "All of the last two days");
    window::click_containing(&mut window, "Restore the backup of");
    click(&mut window, "Restore");
    wait(&mut window, "The backup is restored");
    assert_eq!(window.state().view().expect("open").path, home.club());
}

/// The program opens the last club at its next start; should it be gone by
/// then, it says so and offers the way back.
#[test]
fn the_last_club_is_missed() {
    let (home, _) = Home::with_backup();
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    eframe::App::on_exit(window.state_mut(), None);
    drop(window);
    fs::remove_file(home.club()).expect("removed");
    let mut window = home.start_with(None, Lang::EN);
    wait(&mut window, "There are backups of this club");
}

#[test]
fn a_copy_has_todays_date_and_replaces_nothing() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    for name in [
        "thursday 2026-11-30.tandem",
        "thursday 2026-11-30 (2).tandem",
    ] {
        choose(&mut window, "File", "Save a copy under");
        assert!(shows(&window, "You go on working in the present one"));
        click(&mut window, "Save");
        wait(&mut window, name);
        let copy = Club::open(&home.path(name)).expect("can be worked in");
        assert_eq!(copy.view().book.players.len(), 1);
    }
    assert_eq!(window.state().view().expect("open").path, home.club());
}

#[test]
fn what_cannot_be_kept_is_told_and_the_work_goes_on() {
    let home = Home::new();
    fs::write(home.shelf().folder(), "in the way").expect("written");
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    choose(&mut window, "File", "Close club");
    wait(&mut window, "No backup was made");
    assert!(window.state().view().is_none());
}

/// When the window is gone nobody reads any more: it is told at the next start.
#[test]
fn what_was_not_kept_on_leaving_is_told_at_the_next_start() {
    let home = Home::new();
    fs::write(home.shelf().folder(), "in the way").expect("written");
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    eframe::App::on_exit(window.state_mut(), None);
    drop(window);
    let mut window = home.start(Lang::EN);
    wait(
        &mut window,
        "When the club thursday.tandem was closed last time: No backup was made",
    );
    fs::remove_file(home.shelf().folder()).expect("removed");
    eframe::App::on_exit(window.state_mut(), None);
    drop(window);
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    assert!(!shows(&window, "was closed last time"));
}

#[test]
fn it_speaks_russian() {
    let (home, _) = Home::with_backup();
    let mut window = home.start(Lang::RU);
    wait(&mut window, "Стартовый");
    choose(&mut window, "Файл", "Резервные копии…");
    wait(&mut window, "при закрытии");
    window::click_containing(&mut window, "Восстановить копию");
    assert!(shows(&window, "В копии"));
    click(&mut window, "Восстановить");
    wait(&mut window, "Копия восстановлена");
}

/// A club that another program spoiled is checked, repaired after a backup,
/// and open.
#[test]
fn a_spoiled_club_is_put_in_order_and_opened() {
    let home = Home::new();
    let file = rusqlite::Connection::open(home.club()).expect("opened");
    file.execute_batch("UPDATE player SET privacy = 'secret'")
        .expect("spoiled");
    drop(file);
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Perhaps the file can be put in order");
    click(&mut window, "Check the file…");
    wait(
        &mut window,
        "Player Ann: the choice of privacy makes no sense",
    );
    assert!(shows(&window, "One thing is wrong with the file"));
    window.run_ok();
    assert_eq!(focused(&window), "Close");
    click(&mut window, "Repair after a backup…");
    wait(&mut window, "The file is in order again");
    assert!(shows(&window, "The file as it was is kept as"));
    assert_eq!(home.reasons(), [Reason::Repair]);
    click(&mut window, "Close");
    wait(&mut window, "Start list");
    assert_eq!(players(&window), 1);
    choose(&mut window, "Tools", "Check the file");
    wait(&mut window, "Everything in the file is sound");
    assert_eq!(home.reasons(), [Reason::Repair]);
}

#[test]
fn a_club_that_was_changed_elsewhere_is_opened_with_a_look_at_its_file() {
    let (home, _) = Home::with_backup();
    let file = rusqlite::Connection::open(home.club()).expect("opened");
    file.execute("UPDATE player SET start = 99 WHERE name = 'Late'", [])
        .expect("changed");
    drop(file);
    for lang in Lang::all() {
        let mut window = home.start(lang);
        wait(&mut window, &lang.text("repair-title"));
        assert!(window.state().view().is_some(), "it is open all the same");
        wait(&mut window, &lang.text("dialog-close"));
        assert!(!shows(&window, &lang.text("repair-sound")));
    }
}

/// Chooses a folder for the backups in the form.
fn type_folder(window: &mut Window, folder: &Path) {
    click(window, "Change folder…");
    window.run_ok();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.event(Event::Text(folder.to_string_lossy().into_owned()));
    window.run_ok();
    click(window, "Use this folder");
    window.run_ok();
}

/// The list of backups of a club that keeps them on a stick.
fn on_a_stick(home: &Home) -> (Window, PathBuf) {
    let stick = home.path("stick");
    fs::create_dir(&stick).expect("made");
    let mut window = listed(home);
    type_folder(&mut window, &stick);
    wait(&mut window, "/stick");
    (window, stick)
}

#[test]
fn a_stick_that_was_pulled_is_complained_about_where_it_was_asked() {
    let (home, _) = Home::with_backup();
    let (mut window, stick) = on_a_stick(&home);
    // What was made before lies elsewhere, and is listed with its folder.
    wait(&mut window, "on closing, in /");
    fs::remove_dir(&stick).expect("pulled");
    click(&mut window, "Back up now");
    wait(&mut window, "No backup was made: there is no folder");
    assert!(shows(&window, "All of the last two days"), "in the dialog");
    // Nothing asked for it: then better beside the club than nowhere.
    window.key_press_modifiers(Modifiers::NONE, Key::Escape);
    window.run_ok();
    eframe::App::on_exit(window.state_mut(), None);
    drop(window);
    assert_eq!(home.reasons(), [Reason::Close; 2]);
    let mut window = home.start(Lang::EN);
    let told = "When the club thursday.tandem was closed last time: The folder";
    wait(&mut window, told);
    for _ in 0..3 {
        window.set_pixels_per_point(1.0);
        window.run_ok();
    }
    assert!(shows(&window, told), "until it is put away");
    click(&mut window, "Close the message");
    assert!(!shows(&window, told));
}

#[test]
fn a_backup_that_failed_is_told_until_it_is_read() {
    let (home, _) = Home::with_backup();
    let (mut window, stick) = on_a_stick(&home);
    fs::remove_dir(&stick).expect("pulled");
    window.key_press_modifiers(Modifiers::NONE, Key::Escape);
    window.run_ok();
    choose(&mut window, "File", "Close club");
    let told = "When the club thursday.tandem was closed last time: The folder";
    wait(&mut window, told);
    for tab in ["FIBS", "FIDE", "Welcome"] {
        click(&mut window, tab);
        window.run_ok();
        assert!(shows(&window, told), "on {tab}");
    }
    click(&mut window, "Close the message");
    assert!(!shows(&window, told));
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    let (home, _) = Home::with_backup();
    let mut window = listed(&home);
    type_folder(&mut window, Path::new("/proc"));
    assert!(shows(&window, "Nothing can be written into /proc"));
    assert!(
        shows(&window, "Use this folder"),
        "another one can be typed"
    );
}

/// What is typed while the file is away is asked about and never lost.
#[cfg(unix)]
#[test]
fn a_club_without_its_file_is_told_in_sight_and_saved_as_a_copy() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    fs::rename(home.club(), home.path("away")).expect("renamed");
    wait(&mut window, "is no longer in its place");
    // The key of the next cell does not put it away unseen.
    window.key_press(Key::Enter);
    window.run_ok();
    assert!(shows(&window, "Please save a copy"));
    window.key_press(Key::Escape);
    window.run_ok();
    assert!(!shows(&window, "Please save a copy"));
    assert!(
        shows(&window, "is no longer in its place"),
        "the line stays"
    );
    let viewport = egui::ViewportId::ROOT;
    let about = window.input_mut().viewports.entry(viewport).or_default();
    about.events.push(egui::ViewportEvent::Close);
    window.run_ok();
    assert!(shows(&window, "Quit, though what was typed since is lost"));
    assert_eq!(focused(&window), "Cancel");
    click(&mut window, "Cancel");
    click(&mut window, "Save a copy…");
    click(&mut window, "Save");
    let copy = "thursday 2026-11-30.tandem";
    wait(&mut window, copy);
    let begun = Instant::now();
    // Between the two clubs none is open.
    let is_open = |window: &Window| {
        let view = window.state().view();
        view.is_some_and(|view| view.path == home.path(copy))
    };
    while !is_open(&window) || shows(&window, "is no longer in its place") {
        assert!(begun.elapsed() < Duration::from_secs(20), "still told");
        std::thread::sleep(Duration::from_millis(5));
        window.run_ok();
    }
    assert_eq!(players(&window), 1);
}

#[test]
fn a_write_protected_club_is_opened_as_a_copy() {
    let home = Home::new();
    let mut rights = fs::metadata(home.club()).expect("there").permissions();
    rights.set_readonly(true);
    fs::set_permissions(home.club(), rights).expect("protected");
    let before = fs::read(home.club()).expect("read");
    let mut window = home.start(Lang::EN);
    wait(&mut window, "is write-protected");
    click(&mut window, "Open a copy…");
    wait(&mut window, "It is opened as soon as it is saved");
    click(&mut window, "Save");
    wait(&mut window, "Start list");
    let copy = home.path("thursday 2026-11-30.tandem");
    assert_eq!(window.state().view().expect("open").path, copy);
    assert_eq!(fs::read(home.club()).expect("read"), before);
}
