//! The windows of people and of the history of changes over a real club
//! file: suggested, told apart, merged, taken back, restored.

mod window;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use jiff::civil::date;
use tandem::club::{Club, Command, Evening, EveningPair, PlayerEdit, Who};
use tandem::domain::{Book, Kind, PlayerId, Scoring, TournamentId};
use tandem::i18n::Lang;
use tandem::ui::{App, Start};

use window::{Window, click_button as click, shows, wait};

/// A user's folder with a club in which Ann Lee played under two names.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        let home = Self(tempfile::tempdir().expect("a folder"));
        let mut club = Club::create(&home.club(), "Thursday").expect("created");
        let names = ["Ann Lee", "Bo Ray", "Cy Dow", "Di Fox", "Lee A."];
        let edit = |name: &str| PlayerEdit {
            name: name.to_owned(),
            start: 10.0,
            privacy: None,
        };
        let players = names.map(edit).to_vec();
        club.execute(Command::Players(players)).expect("added");
        for (day, ann, result) in [(4, 1, 60.0), (11, 5, 55.0)] {
            let evening = evening(None, day, ann, result);
            club.execute(Command::Record(evening)).expect("recorded");
        }
        home
    }

    fn club(&self) -> PathBuf {
        self.0.path().join("thursday.tandem")
    }

    fn start(&self, lang: Lang) -> Window {
        let start = Start {
            club: Some(self.club()),
            lang: Some(lang),
            settings: Some(self.0.path().join("settings.json")),
            folder: Some(self.0.path().to_owned()),
            today: Some(date(2026, 11, 30)),
        };
        let mut window = Harness::builder()
            .with_size([1280.0, 800.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, start));
        wait(&mut window, &lang.text("menu-edit"));
        let begun = Instant::now();
        while window.state().view().is_none() {
            assert!(begun.elapsed() < Duration::from_secs(20), "not opened");
            std::thread::sleep(Duration::from_millis(5));
            window.run_ok();
        }
        window
    }
}

fn evening(of: Option<i64>, day: i8, ann: i64, result: f64) -> Evening {
    let known = |id| Who::Known(PlayerId(id));
    let pair = |a, b, result| EveningPair {
        a: known(a),
        b: known(b),
        result: Some(result),
        percentage: None,
        boards: None,
    };
    Evening {
        of: of.map(TournamentId),
        date: date(2026, 3, day),
        title: String::new(),
        kind: Kind::Rated,
        scoring: Scoring::Percent,
        boards: None,
        fields: vec![vec![pair(ann, 2, result), pair(3, 4, 100.0 - result)]],
    }
}

/// Chooses from the menu Edit.
fn choose(window: &mut Window, item: &str) {
    click(window, "Edit");
    window::click_containing(window, item);
}

/// Waits until the club is so.
fn becomes(window: &mut Window, is: impl Fn(&Book) -> bool) {
    let begun = Instant::now();
    while !is(&window.state().view().expect("open").book) {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "nothing happened"
        );
        std::thread::sleep(Duration::from_millis(5));
        window.run_ok();
    }
}

const MERGE: &str = "Merge Ann Lee and Lee A.…";

#[test]
fn two_names_become_one_player_and_two_again() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    choose(&mut window, "People…");
    wait(&mut window, "initials or a shorter name");
    click(&mut window, MERGE);
    wait(&mut window, "ratings would move");
    let keeps = "Ann Lee keeps the starting rating 10.0; that of Lee A., 10.0, is given up.";
    assert!(shows(&window, keeps));
    assert!(shows(&window, "1 tournament"));
    let named = window.query_all_by_label("Ann Lee").count();
    assert_eq!(named, 2, "above the history, and among those who move");
    assert!(shows(&window, "11 Mar 2026 · with Bo Ray"));
    click(&mut window, "Merge");
    becomes(&mut window, |book| book.players.len() == 4);
    wait(&mut window, "Who moved");
    click(&mut window, "Close");

    choose(&mut window, "History of changes…");
    wait(&mut window, "Lee A. is Ann Lee");
    wait(&mut window, "Pair: Lee A. – Bo Ray → Ann Lee – Bo Ray");
    assert!(shows(&window, "cannot be restored: Lee A."));
    click(&mut window, "Take this back…");
    wait(&mut window, "ratings would move");
    click(&mut window, "Do it");
    becomes(&mut window, |book| book.players.len() == 5);
    let club = Club::open_read_only(&home.club()).expect("opened");
    assert!(club.check().expect("looked").is_empty());
}

#[test]
fn two_persons_are_told_apart_and_asked_about_again() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    choose(&mut window, "People…");
    wait(&mut window, "initials or a shorter name");
    click(&mut window, "Ann Lee and Lee A. are not the same");
    wait(&mut window, "No two players look like one person");
    let pair = "Ann Lee and Lee A. are two people";
    click(&mut window, &format!("Ask again: {pair}"));
    wait(&mut window, "initials or a shorter name");
}

#[test]
fn those_who_met_are_not_merged_and_it_says_why() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    choose(&mut window, "People…");
    click(&mut window, "Merge two others…");
    for (field, name) in [
        ("This name goes", "Cy Dow"),
        ("This player stays", "Di Fox"),
    ] {
        window.get_by_role_and_label(Role::TextInput, field).focus();
        window.run_ok();
        window
            .get_by_role_and_label(Role::TextInput, field)
            .type_text(name);
        window.run_ok();
    }
    wait(&mut window, "both played on 4 Mar 2026");
    assert!(shows(&window, "both played on 11 Mar 2026"));
    click(&mut window, "Merge");
    assert_eq!(window.state().view().expect("open").book.players.len(), 5);
}

#[test]
fn an_earlier_version_of_a_tournament_comes_back() {
    let home = Home::new();
    let mut club = Club::open(&home.club()).expect("opened");
    let before = club.view().book.clone();
    let again = evening(Some(1), 4, 1, 70.0);
    club.execute(Command::Record(again)).expect("corrected");
    drop(club);
    let mut window = home.start(Lang::EN);
    choose(&mut window, "History of changes…");
    wait(&mut window, "Ann Lee – Bo Ray: 60 → 70");
    click(&mut window, "Restore the tournament of 4 Mar 2026…");
    wait(&mut window, "ratings would move");
    click(&mut window, "Do it");
    becomes(&mut window, |book| *book == before);
}

#[test]
fn the_history_is_searched() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    choose(&mut window, "History of changes…");
    wait(&mut window, "Tournament of 11 Mar 2026");
    window
        .get_by_role_and_label(Role::TextInput, "Text")
        .focus();
    window.run_ok();
    window
        .get_by_role_and_label(Role::TextInput, "Text")
        .type_text("LIST of");
    wait(&mut window, "New player Ann Lee");
    assert!(!shows(&window, "Tournament of 11 Mar 2026 "));
}

#[test]
fn whoever_retires_is_left_out_until_asked_for() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    window::click(&mut window, "Rating");
    assert!(!shows(&window, "Also those who no longer play"));
    window::click(&mut window, "Di Fox");
    click(&mut window, "No longer plays");
    becomes(&mut window, |book| book.players[&PlayerId(4)].retired);
    click(&mut window, "← Back to the list");
    wait(&mut window, "Also those who no longer play");
    assert!(window.query_by_label("Di Fox").is_none());
    click(&mut window, "Close the message");
    window::click(&mut window, "Also those who no longer play");
    assert!(shows(&window, "Di Fox (no longer plays)"));
}

fn press(window: &mut Window, key: egui::Key) {
    window.key_press(key);
    window.run_ok();
}

fn typed(window: &mut Window, text: &str) {
    window.event(egui::Event::Text(text.to_owned()));
    window.run_ok();
}

/// Opens the page of a player on Rating.
fn page_of(window: &mut Window, name: &str) {
    window::click(window, "Rating");
    window::click(window, name);
}

#[test]
fn a_merged_name_leads_to_the_way_back_which_tells_what_stays() {
    let home = Home::new();
    let mut club = Club::open(&home.club()).expect("opened");
    let (from, into) = (PlayerId(5), PlayerId(1));
    club.execute(Command::Merge { from, into }).expect("merged");
    let since = evening(None, 18, 1, 52.0);
    club.execute(Command::Record(since)).expect("recorded");
    drop(club);
    let mut window = home.start(Lang::EN);
    choose(&mut window, "People…");
    click(&mut window, "Where it came from: Lee A. is Ann Lee");
    wait(&mut window, "Name in files “Lee A.”: means Ann Lee now");
    click(&mut window, "Close");

    page_of(&mut window, "Ann Lee");
    assert!(shows(&window, "Also known as:"));
    window::click(&mut window, "Lee A.");
    wait(&mut window, "Name in files “Lee A.”: means Ann Lee now");
    click(&mut window, "Take this back…");
    wait(&mut window, "ratings would move");
    assert!(shows(
        &window,
        "The tournament of 18 Mar 2026, recorded since, stays with Ann Lee"
    ));
    let named = window.query_all_by_label("Lee A.").count();
    assert_eq!(named, 2, "on the page, and among those who move");
    press(&mut window, egui::Key::Escape);
    wait(&mut window, "Name in files “Lee A.”: means Ann Lee now");
    press(&mut window, egui::Key::Escape);
    assert!(!shows(&window, "Name in files “Lee A.”"));
    assert!(shows(&window, "Also known as:"), "the page stayed");
}

#[test]
fn enter_takes_a_name_and_leads_on_to_the_next_one() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    choose(&mut window, "People…");
    click(&mut window, "Merge two others…");
    for part in ["Cy", "Di"] {
        typed(&mut window, part);
        press(&mut window, egui::Key::Enter);
    }
    wait(&mut window, "both played on 4 Mar 2026");
}

#[test]
fn undo_closes_what_tells_of_the_changes() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    choose(&mut window, "People…");
    wait(&mut window, "initials or a shorter name");
    click(&mut window, MERGE);
    wait(&mut window, "ratings would move");
    click(&mut window, "Merge");
    wait(&mut window, "Who moved");
    assert!(shows(&window, "Main figure") && shows(&window, "Place"));
    click(&mut window, "Undo");
    becomes(&mut window, |book| book.players.len() == 5);
    assert!(!shows(&window, "Who moved"));
}

#[test]
fn who_moved_is_copied_as_a_table() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    choose(&mut window, "People…");
    wait(&mut window, "initials or a shorter name");
    click(&mut window, MERGE);
    wait(&mut window, "ratings would move");
    click(&mut window, "Merge");
    wait(&mut window, "Who moved");
    window::come_to_rest(&mut window, "Copy the table");
    window.get_by_label("Copy the table").click();
    // What is copied stands in the output of the frame of the click alone.
    window.step();
    let copied = window.output().platform_output.commands.iter();
    let copied: Vec<_> = copied
        .filter_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
        .collect();
    let [text] = &copied[..] else {
        panic!("{copied:?}");
    };
    assert!(text.starts_with("Name\tBefore\tAfter\tChange\tMain figure\tPlace\n"));
    let line = text.lines().find(|line| line.starts_with("Ann Lee\t"));
    assert_eq!(line.map(|line| line.split('\t').count()), Some(6), "{text}");
}

#[test]
fn escape_answers_the_question_and_leaves_the_page() {
    let home = Home::new();
    let mut club = Club::open(&home.club()).expect("opened");
    let edit = PlayerEdit {
        name: "Newcomer".to_owned(),
        start: 0.0,
        privacy: None,
    };
    club.execute(Command::Players(vec![edit])).expect("added");
    drop(club);
    let mut window = home.start(Lang::EN);
    page_of(&mut window, "Newcomer");
    click(&mut window, "Delete the player…");
    wait(&mut window, "Delete this player?");
    press(&mut window, egui::Key::Escape);
    assert!(!shows(&window, "Delete this player?"));
    assert!(shows(&window, "← Back to the list"));
    press(&mut window, egui::Key::Escape);
    assert!(!shows(&window, "← Back to the list"));
}

#[test]
fn the_history_says_what_it_lacks() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    choose(&mut window, "History of changes…");
    wait(&mut window, "Tournament of 11 Mar 2026");
    window
        .get_by_role_and_label(Role::TextInput, "Player")
        .focus();
    window.run_ok();
    typed(&mut window, "Ann");
    assert!(!shows(&window, "No player has this name."));
    typed(&mut window, "zz");
    assert!(shows(&window, "No player has this name."));
    drop(window);

    std::fs::remove_file(home.club()).expect("removed");
    Club::create(&home.club(), "Thursday").expect("created");
    let mut window = home.start(Lang::EN);
    choose(&mut window, "History of changes…");
    wait(
        &mut window,
        "Nothing was changed yet. Every change to the club",
    );
    assert!(!shows(&window, "Show earlier ones"));
    click(&mut window, "Close");
}

#[test]
fn a_search_offers_who_plays_no_more() {
    let home = Home::new();
    let mut club = Club::open(&home.club()).expect("opened");
    let (player, retired) = (PlayerId(4), true);
    let retire = Command::Retire { player, retired };
    club.execute(retire).expect("retired");
    drop(club);
    let mut window = home.start(Lang::EN);
    window::click(&mut window, "Rating");
    let search = window.get_by_role_and_label(Role::TextInput, "Search");
    search.focus();
    window.run_ok();
    typed(&mut window, "fox");
    click(&mut window, "Also show those who no longer play");
    window.get_by_label("Di Fox (no longer plays)").click();
    window.run_ok();
    assert!(
        shows(&window, "Di Fox (no longer plays)"),
        "on his page, too"
    );
}

#[test]
fn both_windows_speak_russian() {
    let home = Home::new();
    let mut window = home.start(Lang::RU);
    for (item, seen) in [
        ("Люди…", "инициалы или имя короче"),
        ("История изменений…", "Новый игрок"),
    ] {
        click(&mut window, "Правка");
        window::click_containing(&mut window, item);
        if item == "История изменений…" {
            wait(&mut window, "Список игроков");
            window::click_containing(&mut window, "Список игроков");
        }
        wait(&mut window, seen);
        assert!(!shows(&window, "Unknown localization"));
        click(&mut window, "Закрыть");
    }
}
