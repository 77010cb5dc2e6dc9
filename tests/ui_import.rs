//! Importing result files in the whole window: what is shown of them, who is
//! meant, what must be settled, and one step that can be taken back.

mod window;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::club::{Club, ClubView, Command, PlayerEdit};
use tandem::i18n::Lang;
use tandem::ui::{App, Start};

const PLAYERS: [&str; 8] = [
    "Lee Ann",
    "Ray Bo",
    "Fox Cy",
    "Poe Di",
    "Ives Ed",
    "Hart Flo",
    "Novák Jiří",
    "Ёлкин Олег",
];

/// An evening of the club, with a name in capitals, one turned round, one
/// without accents.
const TABLE: &str = "Date: 2026-03-04\n\
    Names;Result\n\
    LEE ANN & Ray Bo;55\n\
    Cy Fox & Poe Di;52,5\n\
    Ives Ed & Hart Flo;47,5\n\
    Novak Jiri & Елкин Олег;45\n";

/// The window over a club in a folder of its own.
struct Desk {
    folder: tempfile::TempDir,
    window: Harness<'static, App>,
}

impl Desk {
    fn new(lang: Lang) -> Self {
        Self::with(lang, &PLAYERS)
    }

    fn with(lang: Lang, players: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.tandem");
        let mut club = Club::create(&path, "Club").expect("made");
        let edit = |name: &&str| PlayerEdit {
            name: (*name).to_owned(),
            start: 0.0,
            privacy: None,
        };
        let edits = players.iter().map(edit).collect();
        club.execute(Command::Players(edits)).expect("added");
        drop(club);
        let start = Start {
            club: Some(path),
            lang: Some(lang),
            settings: Some(folder.path().join("settings.json")),
            folder: Some(folder.path().to_owned()),
            today: Some(date(2026, 11, 30)),
        };
        let window = Harness::builder()
            .with_size([1280.0, 800.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, start));
        let mut desk = Self { folder, window };
        desk.wait("Tourn");
        desk
    }

    fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, content).expect("writable");
        path
    }

    fn drop_files(&mut self, paths: &[PathBuf]) {
        for path in paths {
            let file: Arc<dyn egui::DroppedFile + Send + Sync> =
                Arc::new(window::Dropped(path.clone()));
            self.window.input_mut().dropped_files.push(file);
        }
        self.window.run_ok();
    }

    /// Drops a file of the test data.
    fn drop_sample(&mut self, name: &str) {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/results");
        self.drop_files(&[data.join(name)]);
    }

    fn wait(&mut self, label: &str) {
        window::wait(&mut self.window, label);
    }

    /// Lets everything arrive that is under way.
    fn rest(&mut self) {
        for _ in 0..40 {
            std::thread::sleep(Duration::from_millis(5));
            self.window.run_ok();
        }
    }

    fn shows(&self, label: &str) -> bool {
        window::shows(&self.window, label)
    }

    fn click(&mut self, label: &str) {
        window::click(&mut self.window, label);
    }

    fn focus(&mut self, label: &str) {
        window::focus(&mut self.window, label);
    }

    fn type_in(&mut self, label: &str, text: &str) {
        self.focus(label);
        self.window.event(Event::Text(text.to_owned()));
        self.window.run_ok();
    }

    fn keys(&mut self, modifiers: Modifiers, key: Key) {
        window::keys(&mut self.window, modifiers, key);
    }

    fn view(&self) -> Arc<ClubView> {
        self.window.state().view().expect("open").clone()
    }

    fn can_calculate(&self) -> bool {
        let button = self.window.get_by_label_contains("Calculate");
        !button.accesskit_node().is_disabled()
    }
}

#[test]
fn names_are_matched_and_one_step_records_and_takes_back() {
    let mut desk = Desk::new(Lang::EN);
    let path = desk.file("week.csv", TABLE.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("Everything is ready");
    assert!(desk.shows("week.csv"));
    assert!(desk.shows("(Cy Fox)"), "as the file writes it");
    assert!(desk.shows("(Novak Jiri)"));
    assert!(desk.view().book.tournaments.is_empty(), "only shown");
    desk.click("Calculate this tournament");
    desk.wait("Done:");
    let view = desk.view();
    assert_eq!(view.book.last_date(), Some(date(2026, 3, 4)));
    assert_eq!(view.book.players.len(), PLAYERS.len());
    desk.keys(Modifiers::COMMAND, Key::Z);
    desk.wait("Undone:");
    assert!(desk.view().book.tournaments.is_empty());
}

#[test]
fn a_near_spelling_is_offered_and_remembered() {
    let mut desk = Desk::new(Lang::EN);
    let first = desk.file("one.csv", TABLE.replace("LEE ANN", "Lee Anna").as_bytes());
    desk.drop_files(&[first]);
    desk.wait("One name to decide about");
    assert!(!desk.can_calculate());
    desk.click("= Lee Ann");
    assert!(desk.can_calculate());
    desk.click("Calculate this tournament");
    desk.wait("Done:");
    assert_eq!(desk.view().book.players.len(), PLAYERS.len());
    // The next file with that spelling needs no answer.
    let later = TABLE
        .replace("LEE ANN", "Lee Anna")
        .replace("03-04", "03-11");
    let second = desk.file("two.csv", later.replace("55", "56").as_bytes());
    desk.drop_files(&[second]);
    desk.wait("Everything is ready");
    // One undo takes the evening back, and the name with it.
    desk.click("Leave the import");
    desk.keys(Modifiers::COMMAND, Key::Z);
    desk.wait("Undone:");
    let view = desk.view();
    assert!(view.book.tournaments.is_empty() && view.book.aliases.is_empty());
}

#[test]
fn of_two_people_of_one_name_none_is_taken_unasked() {
    let mut desk = Desk::with(Lang::EN, &[&PLAYERS[..], &["Lee Ann (jun.)"]].concat());
    let path = desk.file("week.csv", TABLE.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("may be Lee Ann, Lee Ann (jun.): choose who it is");
    assert!(!desk.can_calculate());
    desk.click("= Lee Ann (jun.)");
    assert!(desk.can_calculate());
    desk.click("Calculate this tournament");
    desk.wait("Done:");
    let view = desk.view();
    let evening = view.book.tournaments.values().next().expect("recorded");
    let first = &evening.fields[0][0];
    assert_eq!(view.book.name_of(first.a), "Lee Ann (jun.)");
}

#[test]
fn newcomers_of_several_files_are_asked_for_once() {
    let mut desk = Desk::new(Lang::EN);
    let first = TABLE.replace("LEE ANN", "Quill Zed");
    let second = first.replace("03-04", "03-11").replace("55", "57");
    let paths =
        [("b.csv", second), ("a.csv", first)].map(|(name, text)| desk.file(name, text.as_bytes()));
    desk.drop_files(&paths);
    desk.wait("In 2 files something is still to be settled");
    desk.type_in("Starting rating of Quill Zed", "abc");
    assert!(desk.shows("“abc” of Quill Zed is not a number"));
    desk.keys(Modifiers::COMMAND, Key::A);
    desk.window.event(Event::Text("-300".to_owned()));
    desk.wait("Everything is ready");
    desk.click("Calculate 2 tournaments");
    desk.wait("Done:");
    let view = desk.view();
    assert_eq!(view.book.tournaments.len(), 2);
    assert_eq!(view.book.players.len(), PLAYERS.len() + 1);
    let dates: Vec<_> = view
        .replay
        .tournaments
        .iter()
        .map(|evening| evening.date)
        .collect();
    assert_eq!(dates, [date(2026, 3, 4), date(2026, 3, 11)]);
}

#[test]
fn the_same_evening_twice_is_recognised() {
    let mut desk = Desk::new(Lang::EN);
    let paths = ["a.csv", "b.csv"].map(|name| desk.file(name, TABLE.as_bytes()));
    desk.drop_files(&[paths[0].clone(), paths[0].clone()]);
    desk.wait("Calculate this tournament");
    desk.drop_files(&paths);
    desk.wait("something unusual");
    assert!(!desk.can_calculate());
    desk.click("b.csv");
    assert!(desk.shows("The same pairs with the same results"));
    desk.click("Record it nevertheless");
    assert!(desk.can_calculate());
    // A yes to one question is none to another.
    desk.type_in("Date", "2026-03-05");
    assert!(!desk.can_calculate());
    desk.click("Take b.csv off the list");
    desk.click("Calculate this tournament");
    desk.wait("Done:");
    assert_eq!(desk.view().book.tournaments.len(), 1);
    desk.drop_files(&paths[1..]);
    desk.wait("something unusual");
    desk.click("Record it nevertheless");
    desk.click("Calculate this tournament");
    desk.rest();
    assert_eq!(desk.view().book.tournaments.len(), 2);
}

#[test]
fn pressed_twice_it_is_recorded_once() {
    let mut desk = Desk::new(Lang::EN);
    let path = desk.file("week.csv", TABLE.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("Everything is ready");
    for _ in 0..3 {
        desk.window
            .key_press_modifiers(Modifiers::COMMAND, Key::Enter);
        desk.window.step();
    }
    desk.wait("Done:");
    desk.keys(Modifiers::COMMAND, Key::Z);
    desk.wait("Undone:");
    assert!(desk.view().book.tournaments.is_empty());
}

#[test]
fn what_was_typed_stays_when_the_file_is_read_anew() {
    let mut desk = Desk::new(Lang::EN);
    let text = TABLE
        .replace("Date: 2026-03-04\n", "")
        .replace("LEE ANN", "Quill Zed");
    let path = desk.file("undated.csv", text.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("The date is missing.");
    desk.type_in("Date", "4.3.2026");
    desk.type_in("Title", "Spring cup");
    desk.type_in("Starting rating of Quill Zed", "-300");
    desk.wait("Everything is ready");
    window::click_containing(&mut desk.window, "Read as:");
    desk.click("A – B is a pair");
    desk.rest();
    desk.wait("Everything is ready");
    desk.click("Calculate this tournament");
    desk.wait("Done:");
    let view = desk.view();
    let evening = view.book.tournaments.values().next().expect("recorded");
    assert_eq!(
        (evening.title.as_str(), evening.date),
        ("Spring cup", date(2026, 3, 4))
    );
}

#[test]
fn an_import_is_not_lost_by_opening_another_club() {
    let mut desk = Desk::new(Lang::EN);
    let path = desk.file("week.csv", TABLE.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("Everything is ready");
    let club = desk.folder.path().join("club.tandem");
    desk.drop_files(&[club]);
    assert!(desk.shows("Finish or leave the import first."));
    assert!(desk.can_calculate());
}

#[test]
fn lines_that_cannot_be_used_are_left_out_only_when_told() {
    let mut desk = Desk::new(Lang::EN);
    let text = TABLE.replace("Ives Ed & Hart Flo;47,5", "Ives Ed & Hart Flo;many");
    let path = desk.file("bad.csv", text.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("Line 5:");
    assert!(!desk.can_calculate());
    desk.click("Leave this line out");
    desk.click("Calculate this tournament");
    desk.wait("Done:");
    let view = desk.view();
    assert_eq!(view.replay.tournaments[0].fields[0].len(), 3);
}

#[test]
fn a_date_is_asked_for_and_never_invented() {
    let mut desk = Desk::new(Lang::EN);
    let text = TABLE.replace("Date: 2026-03-04\n", "");
    let path = desk.file("undated.csv", text.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("The date is missing.");
    assert!(!desk.can_calculate());
    desk.type_in("Date", "31.2.2026");
    assert!(desk.shows("“31.2.2026” is not a date"));
    desk.keys(Modifiers::COMMAND, Key::A);
    desk.window.event(Event::Text("4.3.2026".to_owned()));
    desk.wait("Everything is ready");
    desk.click("Calculate this tournament");
    desk.wait("Done:");
    assert_eq!(desk.view().book.last_date(), Some(date(2026, 3, 4)));
}

#[test]
fn a_column_can_be_given_another_meaning() {
    let mut desk = Desk::new(Lang::EN);
    let text = "A;B;x;y\nLee Ann;Ray Bo;1;55\nFox Cy;Poe Di;2;52\nIves Ed;Hart Flo;3;43\n";
    let path = desk.file("odd.csv", text.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("Read as:");
    window::click_containing(&mut desk.window, "Read as:");
    for (column, role) in [("3", "Not used"), ("4", "Percent")] {
        desk.window
            .get_by_role_and_label(Role::ComboBox, &format!("What column {column} holds"))
            .click();
        desk.window.run_ok();
        let mut items = desk.window.get_all_by_label(role);
        let item = items.find(|item| item.accesskit_node().role() == Role::Button);
        item.expect("the role in the list").click();
        drop(items);
        desk.rest();
    }
    desk.click("Leave this line out");
    desk.type_in("Date", "2026-03-04");
    desk.wait("Everything is ready");
    desk.click("Calculate this tournament");
    desk.wait("Done:");
    let results: Vec<_> = desk.view().replay.tournaments[0].fields[0]
        .iter()
        .map(|pair| pair.result)
        .collect();
    assert_eq!(results, [55.0, 52.0, 43.0].map(Some));
}

#[test]
fn the_kinds_of_files_show_what_is_in_them() {
    let mut desk = Desk::new(Lang::EN);
    desk.drop_sample("usebio_howell.xml");
    desk.wait("24 names to decide about");
    assert!(desk.shows("USEBIO"));
    desk.drop_sample("usebio_teams.xml");
    desk.wait("cannot be read");
    desk.click("usebio_teams.xml");
    assert!(desk.shows("SWISS_TEAMS"));
    assert!(!desk.can_calculate());
}

#[test]
fn by_keyboard_alone_and_not_without_a_club() {
    let mut desk = Desk::new(Lang::EN);
    desk.file("week.csv", TABLE.as_bytes());
    desk.keys(Modifiers::COMMAND, Key::I);
    desk.window.event(Event::Text("week.csv".to_owned()));
    desk.window.run_ok();
    desk.keys(Modifiers::NONE, Key::Tab);
    desk.keys(Modifiers::NONE, Key::Enter);
    desk.wait("Everything is ready");
    desk.keys(Modifiers::COMMAND, Key::Enter);
    desk.wait("Done:");
    assert_eq!(desk.view().book.tournaments.len(), 1);

    desk.click("File");
    window::click_containing(&mut desk.window, "Close club");
    desk.wait("Open sample club");
    let path = desk.folder.path().join("week.csv");
    desk.drop_files(&[path]);
    assert!(desk.shows("Open a club first"));
}

#[test]
fn in_russian() {
    let mut desk = Desk::new(Lang::RU);
    let path = desk.file("week.csv", TABLE.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("Всё готово");
    desk.click("Рассчитать 1 турнир");
    desk.wait("Готово:");
    assert_eq!(desk.view().book.tournaments.len(), 1);
}

#[test]
fn one_rating_goes_to_the_newcomers_of_all_files_in_their_better_spelling() {
    let mut desk = Desk::new(Lang::EN);
    let first = TABLE.replace("LEE ANN", "QUILL ZED");
    let second = TABLE
        .replace("03-04", "03-11")
        .replace("LEE ANN", "Quill Zed")
        .replace("Cy Fox", "Stone Wil");
    let paths =
        [("a.csv", first), ("b.csv", second)].map(|(name, text)| desk.file(name, text.as_bytes()));
    desk.drop_files(&paths);
    desk.wait("In 2 files something is still to be settled");
    desk.type_in("Everybody new without a rating starts at", "50");
    desk.click("Fill in");
    desk.wait("Everything is ready");
    desk.click("Calculate 2 tournaments");
    desk.wait("Done:");
    let view = desk.view();
    let starts: Vec<_> = ["Quill Zed", "Stone Wil"]
        .map(|name| {
            view.book
                .players
                .values()
                .find(|player| player.name == name)
        })
        .into_iter()
        .map(|player| player.map(|player| player.start))
        .collect();
    assert_eq!(starts, [Some(50.0); 2]);
}

#[test]
fn undo_does_not_reach_behind_the_import() {
    let mut desk = Desk::new(Lang::EN);
    let twice = TABLE.replace("Cy Fox", "Ray Bo");
    let path = desk.file("week.csv", twice.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("Pair 2: Ray Bo already plays in row 1.");
    assert!(!desk.can_calculate());
    desk.focus("Title");
    desk.keys(Modifiers::NONE, Key::Escape);
    desk.keys(Modifiers::COMMAND, Key::Z);
    desk.wait("Finish or leave the import first.");
    desk.rest();
    assert_eq!(desk.view().book.players.len(), PLAYERS.len());
}

#[test]
fn a_table_without_its_names_says_what_it_needs() {
    let mut desk = Desk::new(Lang::EN);
    let text = "Date;2026-03-04\nPlace;Name 1;Name 2;Score\n\
                1;Lee Ann;Ray Bo;55\n2;Fox Cy;Poe Di;45\n";
    let path = desk.file("week.csv", text.as_bytes());
    desk.drop_files(&[path]);
    desk.wait("Everything is ready");
    window::click_containing(&mut desk.window, "Read as:");
    desk.window
        .get_by_role_and_label(Role::ComboBox, "What column 2 holds")
        .click();
    desk.window.run_ok();
    let mut items = desk.window.get_all_by_label("– not known –");
    let item = items.find(|item| item.accesskit_node().role() == Role::Button);
    item.expect("the role in the list").click();
    drop(items);
    desk.wait("A pair needs one column with both names");
}
