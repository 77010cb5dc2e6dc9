//! What the page that is shown offers.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::i18n::Lang;

use crate::home::{Home, ctrl, find, focused, press, ticked, two_pairs, type_text, wait_focus};
use crate::window::{click, click_containing, keys, shows, wait, wait_gone, wait_until};

#[test]
fn a_key_leads_to_a_new_tournament_from_everywhere_in_a_club() {
    let home = Home::new();
    let mut window = home.start(Lang::RU);
    wait(&mut window, "Открыть учебный клуб");
    ctrl(&mut window, Key::T);
    wait(&mut window, "Сначала откройте клуб");
    press(&mut window, Key::Enter);
    wait(&mut window, &Lang::RU.text("tourn-hint"));
    ctrl(&mut window, Key::Num4);
    wait(&mut window, "Основной");
    ctrl(&mut window, Key::T);
    wait_focus(&mut window, "Пара 1, партнёр 1");
    // From a recorded evening too, by its name in the palette.
    click_containing(&mut window, "18.11.2026");
    wait(&mut window, "Больше всех превысили норму");
    find(&mut window, Lang::RU, "Новый турнир");
    wait_focus(&mut window, "Пара 1, партнёр 1");
}

#[test]
fn an_evening_is_corrected_by_a_key_and_its_sheet_is_set_in_the_palette() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    ctrl(&mut window, Key::R);
    wait(&mut window, "Open a calculated tournament in the archive");
    assert!(shows(&window, "⚠"), "a refusal is not ticked");
    click_containing(&mut window, "18 Nov 2026");
    wait(&mut window, "Best against the norm");
    ctrl(&mut window, Key::R);
    wait(&mut window, "Correcting 18 Nov 2026");
    wait_focus(&mut window, "Pair 1, partner 1");
    let scoring = |window: &crate::window::Window| {
        let node = window.get_by_role_and_label(Role::ComboBox, "Scoring");
        node.accesskit_node().value().unwrap_or_default()
    };
    find(&mut window, Lang::EN, "Scoring: IMPs");
    wait_until(&mut window, "IMPs", |window| scoring(window) == "IMPs");
    assert!(!ticked(&window, "Two winners"));
    find(&mut window, Lang::EN, "Two winners");
    wait_until(&mut window, "two fields", |window| {
        ticked(window, "Two winners")
    });
    assert_eq!(
        focused(&window),
        "Pair 1, partner 1",
        "as before the palette"
    );
    find(&mut window, Lang::EN, "Leave without changes");
    wait(&mut window, "Best against the norm");
}

#[test]
fn the_palette_calculates_and_offers_only_what_the_page_does() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    two_pairs(&mut window);
    let evenings = |window: &crate::window::Window| {
        let view = window.state().view().expect("open");
        view.book.tournaments.len()
    };
    let before = evenings(&window);
    find(&mut window, Lang::EN, "Calculate");
    wait_until(&mut window, "another evening", |window| {
        evenings(window) == before + 1
    });
    wait(&mut window, "Correct…");
    ctrl(&mut window, Key::K);
    wait(&mut window, "Correct this tournament");
    assert!(!shows(&window, "Start list"), "no sheet is shown");
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "Correct this tournament");
    // A second press does not hide the way back.
    ctrl(&mut window, Key::Enter);
    wait(&mut window, "Done: ");
    assert!(!shows(&window, "no sheet to calculate"));
}

#[test]
fn an_empty_start_list_is_a_line_and_no_window() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    ctrl(&mut window, Key::L);
    wait(&mut window, &Lang::EN.text("tourn-start-empty"));
    assert!(!shows(&window, "As entered"));
    wait_focus(&mut window, "Pair 1, partner 1");
    two_pairs(&mut window);
    ctrl(&mut window, Key::L);
    wait_focus(&mut window, "As entered");
    assert!(shows(&window, "By norm"));
    // As every dialog it is one to a screen reader, and has a way out in words.
    window.get_by_role_and_label(Role::Dialog, "Start list");
    click(&mut window, "Close");
    wait_gone(&mut window, "By norm");
    ctrl(&mut window, Key::L);
    wait_focus(&mut window, "As entered");
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "By norm");
}

#[test]
fn the_search_of_a_page_is_found_by_a_key() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    for (tab, field) in [
        (Key::Num2, "Search: date, title, player"),
        (Key::Num3, "Find a player"),
        (Key::Num4, "Search"),
    ] {
        ctrl(&mut window, tab);
        ctrl(&mut window, Key::F);
        wait_focus(&mut window, field);
    }
    ctrl(&mut window, Key::Enter);
    wait(&mut window, "no sheet to calculate on this page");
    ctrl(&mut window, Key::Num1);
    ctrl(&mut window, Key::F);
    wait(&mut window, "nothing to search on this page");
}

#[test]
fn every_table_explains_its_columns() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    let view = window.state().view().expect("open").clone();
    let best = view.book.name_of(view.standings[0].player).to_owned();
    let explains = |window: &mut crate::window::Window, meaning: &str| {
        keys(window, egui::Modifiers::SHIFT, Key::F1);
        wait(window, meaning);
        press(window, Key::Escape);
        wait_gone(window, meaning);
    };
    ctrl(&mut window, Key::Num4);
    click(&mut window, &best);
    click(&mut window, "Changed by hand");
    explains(&mut window, "Two ratings were averaged");
    ctrl(&mut window, Key::Num3);
    find(&mut window, Lang::EN, "Pre-history");
    explains(&mut window, "Who partnered whom that evening");
    ctrl(&mut window, Key::Num7);
    explains(&mut window, "by the formula of FIBS");
    ctrl(&mut window, Key::Num8);
    explains(&mut window, "by FIDE’s own table");
    ctrl(&mut window, Key::Num9);
    explains(&mut window, "The share of the pool that the score gives");
    ctrl(&mut window, Key::Num1);
    explains(
        &mut window,
        "Each coefficient that differs from the set before",
    );
}

#[test]
fn a_new_club_and_its_first_evening_need_no_mouse() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Open sample club");
    ctrl(&mut window, Key::N);
    wait_focus(&mut window, "Name of the club");
    type_text(&mut window, "Tuesday");
    for _ in 0..3 {
        press(&mut window, Key::Tab);
    }
    wait_focus(&mut window, "Players (may be left empty)");
    type_text(
        &mut window,
        "Adams Ann 120\nBrown Bob 50\nClark Cid 0\nDavis Dee 0",
    );
    // Enter begins a new line there.
    ctrl(&mut window, Key::Enter);
    wait_focus(&mut window, "Date");
    type_text(&mut window, "2026-11-24");
    press(&mut window, Key::Enter);
    wait_focus(&mut window, "Pair 1, partner 1");
    for text in ["Adams Ann", "Brown Bob", "58.5"] {
        type_text(&mut window, text);
        press(&mut window, Key::Enter);
    }
    for text in ["Clark Cid", "Davis Dee"] {
        type_text(&mut window, text);
        press(&mut window, Key::Enter);
    }
    type_text(&mut window, "41.5");
    ctrl(&mut window, Key::Enter);
    wait(&mut window, "Best against the norm");
    ctrl(&mut window, Key::Num4);
    wait_focus(&mut window, "Adams Ann");
}
