//! Where the keyboard is when what had it is gone, and what each stop does.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use tandem::i18n::Lang;

use crate::around::unseen;
use crate::home::{
    Home, ctrl, find, focused, open_first_player, press, two_pairs, type_text, wait_focus,
};
use crate::window::{Window, click_containing, focus, keys, shows, wait, wait_gone, wait_until};

/// The one between the archive and the sheet.
const DIVIDER: &str = "Divider 1 between parts of the window";

/// Waits until something has the keyboard and a ring.
#[track_caller]
fn wait_seen(window: &mut Window, what: &str) {
    wait_until(window, what, |window| !focused(window).is_empty());
    window.run_ok();
    assert_eq!(unseen(window), None);
}

/// Presses Tab until the keyboard is there; what it stopped at before.
#[track_caller]
fn tab_to(window: &mut Window, name: &str) -> Vec<String> {
    let mut stops = Vec::new();
    for _ in 0..60 {
        press(window, Key::Tab);
        let stop = focused(window);
        if stop.starts_with(name) {
            return stops;
        }
        stops.push(stop);
    }
    panic!("Tab does not lead to {name}, but to {stops:?}");
}

/// The name of a player of the list, counted from the top.
fn player(window: &Window, place: usize) -> String {
    let view = window.state().view().expect("open");
    view.book.name_of(view.standings[place].player).to_owned()
}

#[test]
fn a_player_and_the_way_back_keep_the_place_in_sight() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    let third = player(&window, 2);
    ctrl(&mut window, Key::Num4);
    let first = player(&window, 0);
    wait_focus(&mut window, &first);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::ArrowDown);
    wait_focus(&mut window, &third);
    press(&mut window, Key::Enter);
    wait(&mut window, "Back to the list");
    let view = window.state().view().expect("open").clone();
    let newest = |window: &Window| {
        let named = focused(window);
        let dates = view.replay.tournaments.iter();
        dates
            .map(|one| Lang::EN.date(one.date))
            .any(|date| date == named)
    };
    wait_until(&mut window, "a tournament", newest);
    assert_eq!(unseen(&window), None);
    press(&mut window, Key::Escape);
    wait_focus(&mut window, &third);
    assert_eq!(unseen(&window), None);
    // Whoever was found elsewhere is the place, too.
    let last = player(&window, 9);
    find(&mut window, Lang::EN, &last);
    wait(&mut window, "Back to the list");
    press(&mut window, Key::Escape);
    wait_focus(&mut window, &last);
}

#[test]
fn tab_goes_from_the_tournaments_of_a_player_to_the_reasons() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    open_first_player(&mut window);
    wait_seen(&mut window, "a tournament");
    let stops = tab_to(&mut window, "Why the rating changed");
    assert_eq!(stops, ["Open the tournament"], "and nothing between");
    let stops = tab_to(&mut window, "Partners");
    assert!(
        !stops.contains(&"Open the tournament".to_owned()),
        "{stops:?}"
    );
}

#[test]
fn the_result_has_the_keyboard_when_it_is_calculated_and_when_it_is_left_as_it_was() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    two_pairs(&mut window);
    ctrl(&mut window, Key::Enter);
    wait(&mut window, "Best against the norm");
    wait_focus(&mut window, "Thornwick Alice");
    assert_eq!(unseen(&window), None);
    ctrl(&mut window, Key::R);
    wait_focus(&mut window, "Pair 1, partner 1");
    press(&mut window, Key::Escape);
    wait(&mut window, "Best against the norm");
    wait_focus(&mut window, "Thornwick Alice");
    assert_eq!(unseen(&window), None);
}

#[test]
fn enter_behind_the_last_pair_leads_to_calculate() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    two_pairs(&mut window);
    focus(&mut window, "Pair 3, boards");
    press(&mut window, Key::Enter);
    wait_focus(&mut window, "Calculate");
    assert_eq!(unseen(&window), None);
    // Tab leads there as well: it stands below the sheet.
    focus(&mut window, "Pair 3, boards");
    press(&mut window, Key::Tab);
    wait_focus(&mut window, "Calculate");
}

#[test]
fn a_key_closes_the_menu_that_is_open() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    focus(&mut window, "Pair 1, result");
    for (modifiers, key) in [
        (Modifiers::COMMAND, Key::Num2),
        (Modifiers::COMMAND, Key::B),
    ] {
        press(&mut window, Key::F10);
        wait(&mut window, "New club…");
        keys(&mut window, modifiers, key);
        wait_gone(&mut window, "New club…");
        wait_focus(&mut window, "Pair 1, result");
    }
    press(&mut window, Key::F10);
    wait(&mut window, "New club…");
    ctrl(&mut window, Key::E);
    wait(&mut window, &Lang::EN.text("export-csv"));
    assert!(!shows(&window, "New club…"));
    press(&mut window, Key::Escape);
    wait_focus(&mut window, "Pair 1, result");
}

#[test]
fn enter_in_the_name_of_a_club_creates_it_or_says_what_is_missing() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Open sample club");
    ctrl(&mut window, Key::N);
    wait_focus(&mut window, "Name of the club");
    press(&mut window, Key::Enter);
    wait(&mut window, "Give the club a name.");
    wait_focus(&mut window, "Name of the club");
    type_text(&mut window, "Tuesday");
    wait_gone(&mut window, "Give the club a name.");
    for next in [
        "File to keep it in",
        "Browse…",
        "Players (may be left empty)",
    ] {
        press(&mut window, Key::Tab);
        wait_focus(&mut window, next);
    }
    focus(&mut window, "Name of the club");
    press(&mut window, Key::Enter);
    wait_focus(&mut window, "Date");
}

#[test]
fn enter_in_the_path_of_a_form_does_what_the_form_is_for() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    find(&mut window, Lang::EN, "Save a copy");
    wait(&mut window, "Cancel");
    let path = window.get_by_role_and_label(Role::TextInput, "File");
    path.focus();
    window.run_ok();
    press(&mut window, Key::Enter);
    wait_gone(&mut window, "Cancel");
    wait(&mut window, "Show folder");
}

#[test]
fn the_start_list_from_the_palette_gives_the_keyboard_back() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    two_pairs(&mut window);
    focus(&mut window, "Pair 2, result");
    find(&mut window, Lang::EN, "Start list");
    wait_focus(&mut window, "As entered");
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "As entered");
    wait_focus(&mut window, "Pair 2, result");
}

#[test]
fn a_divider_has_a_ring_and_the_arrows() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    let width = |window: &Window| {
        let node = window.get_by_label("Search: date, title, player");
        node.rect().width()
    };
    let before = width(&window);
    focus(&mut window, DIVIDER);
    window.run_ok();
    assert_eq!(unseen(&window), None);
    press(&mut window, Key::ArrowRight);
    window.run_ok();
    let wider = width(&window);
    assert!(wider > before, "{before} {wider}");
    assert_eq!(focused(&window), DIVIDER);
    press(&mut window, Key::ArrowLeft);
    window.run_ok();
    assert_eq!(width(&window), before);
}

#[test]
fn tab_leaves_a_table_and_does_not_go_through_it() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    click_containing(&mut window, "18 Nov 2026");
    wait(&mut window, "Best against the norm");
    press(&mut window, Key::ArrowDown);
    let view = window.state().view().expect("open").clone();
    let in_table = |window: &Window| {
        let name = focused(window);
        let mut players = view.book.players.values();
        name.starts_with("Why the rating changed") || players.any(|one| one.name == name)
    };
    // Two partners and their changes.
    for _ in 0..3 {
        assert!(in_table(&window), "{}", focused(&window));
        press(&mut window, Key::Tab);
    }
    assert!(in_table(&window), "{}", focused(&window));
    press(&mut window, Key::Tab);
    assert!(!in_table(&window), "{}", focused(&window));
}

#[test]
fn what_tab_leads_to_comes_into_sight() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    ctrl(&mut window, Key::Num1);
    wait_seen(&mut window, "the beginning of the page");
    let last = "What is S? An explanation with an example";
    tab_to(&mut window, last);
    window.run_steps(4);
    let place = window.get_by_label(last).rect();
    assert!(place.bottom() < 800.0, "{place:?}");
    assert_eq!(unseen(&window), None);
}
