//! The menus without a mouse.

use egui::{Event, Key, Modifiers};
use tandem::i18n::Lang;

use crate::home::{Home, ctrl, focused, open_first_player, press, two_pairs, wait_focus};
use crate::window::{click_button, focus, shows, wait, wait_gone, wait_until};

#[test]
fn f10_opens_the_menus_arrows_move_and_escape_gives_the_keyboard_back() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    focus(&mut window, "Pair 1, result");
    press(&mut window, Key::F10);
    wait(&mut window, "New club…");
    assert_eq!(focused(&window), "File");
    press(&mut window, Key::ArrowDown);
    wait_focus(&mut window, "New club… Ctrl+N");
    press(&mut window, Key::ArrowUp);
    wait_focus(&mut window, "Quit Ctrl+Q");
    press(&mut window, Key::ArrowRight);
    wait(&mut window, "History of changes");
    wait_gone(&mut window, "New club…");
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowLeft);
    wait(&mut window, "About Tandem");
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "About Tandem");
    wait_focus(&mut window, "Pair 1, result");
}

#[test]
fn enter_chooses_in_a_menu_and_the_keyboard_comes_back_behind_it() {
    let home = Home::new();
    let mut window = home.sample(Lang::RU);
    focus(&mut window, "Пара 1, результат");
    press(&mut window, Key::F10);
    press(&mut window, Key::ArrowLeft);
    wait(&mut window, "О программе");
    press(&mut window, Key::ArrowUp);
    press(&mut window, Key::ArrowUp);
    wait_focus(&mut window, "Клавиши F1");
    press(&mut window, Key::Enter);
    wait(&mut window, &Lang::RU.text("keys-calculate"));
    assert!(!shows(&window, "О программе"), "the menu is closed");
    press(&mut window, Key::Escape);
    wait_focus(&mut window, "Пара 1, результат");
}

#[test]
fn alt_alone_opens_the_menus_and_closes_them() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    let alt = |window: &mut crate::window::Window| {
        for modifiers in [Modifiers::ALT, Modifiers::NONE] {
            window.event(Event::ModifiersChanged(modifiers));
            window.run_ok();
        }
    };
    alt(&mut window);
    wait(&mut window, "New club…");
    alt(&mut window);
    wait_gone(&mut window, "New club…");
}

#[test]
fn escape_in_a_menu_does_not_leave_the_page_behind_it() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    open_first_player(&mut window);
    press(&mut window, Key::F10);
    wait(&mut window, "New club…");
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "New club…");
    assert!(shows(&window, "Back to the list"));
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "Back to the list");
}

#[test]
fn a_menu_within_the_menu_has_the_arrows() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    press(&mut window, Key::F10);
    for _ in 0..4 {
        press(&mut window, Key::ArrowDown);
    }
    wait_focus(&mut window, "Recent clubs");
    press(&mut window, Key::ArrowRight);
    let club = window.state().view().expect("open").path.clone();
    let club = club
        .file_stem()
        .expect("a name")
        .to_string_lossy()
        .into_owned();
    wait_until(&mut window, "the recent clubs", |window| {
        focused(window).contains(&club)
    });
    press(&mut window, Key::ArrowLeft);
    wait_focus(&mut window, "Recent clubs");
    assert!(shows(&window, "New club…"));
}

#[test]
fn tools_list_what_the_page_offers() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    window.event(Event::PointerGone);
    two_pairs(&mut window);
    click_button(&mut window, "Tools");
    wait(&mut window, "Scoring: Cross-IMPs");
    assert!(shows(&window, "Ctrl+L"), "with their keys");
    press(&mut window, Key::Escape);
    ctrl(&mut window, Key::Num5);
    click_button(&mut window, "Tools");
    wait(&mut window, "Search on this page");
    assert!(!shows(&window, "Scoring: Cross-IMPs"));
}

#[test]
fn enter_in_a_menu_presses_nothing_behind_it() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    wait_focus(&mut window, "Open sample club");
    press(&mut window, Key::F10);
    press(&mut window, Key::ArrowDown);
    wait_focus(&mut window, "New club… Ctrl+N");
    press(&mut window, Key::Enter);
    wait_focus(&mut window, "Name of the club");
    press(&mut window, Key::Escape);
    wait_focus(&mut window, "Open sample club");
    assert!(window.state().view().is_none());
}
