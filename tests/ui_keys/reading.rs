//! What is longer than its place is read to the end by keys.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use tandem::i18n::Lang;

use crate::home::{Home, focused, open_first_player, press, wait_focus};
use crate::window::{Window, click_containing, shows, wait, wait_gone};

const WHY: &str = "Why the rating changed";

/// Where the first step of an explanation stands.
fn first_step(window: &Window) -> f32 {
    let mut steps = window.query_all_by_label("1.");
    steps.next().expect("the first step").rect().top()
}

/// Goes on with Tab to what tells why a rating changed.
#[track_caller]
fn tab_to_why(window: &mut Window) -> String {
    for _ in 0..60 {
        if focused(window).starts_with(WHY) {
            return focused(window);
        }
        press(window, Key::Tab);
    }
    panic!("Tab does not lead to {WHY}");
}

/// The keys lead to the end and back again.
fn reads(window: &mut Window) {
    let top = first_step(window);
    press(window, Key::ArrowDown);
    let below = first_step(window);
    assert!(below < top, "an arrow scrolls");
    press(window, Key::PageDown);
    assert!(first_step(window) < below, "a page more");
    press(window, Key::End);
    let end = first_step(window);
    press(window, Key::PageDown);
    assert_eq!(first_step(window), end, "there is no more");
    press(window, Key::PageUp);
    press(window, Key::ArrowUp);
    assert!(first_step(window) > end);
    press(window, Key::Home);
    assert_eq!(first_step(window), top);
}

#[test]
fn the_window_that_tells_why_is_read_by_keys_and_escape_goes_back() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    click_containing(&mut window, "18 Nov 2026");
    wait(&mut window, "Best against the norm");
    press(&mut window, Key::ArrowDown);
    let change = tab_to_why(&mut window);
    press(&mut window, Key::Enter);
    wait(&mut window, "1.");
    window.run_ok();
    reads(&mut window);
    assert_eq!(focused(&window), change, "nothing moved behind it");
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "Rating R1 of");
    wait_focus(&mut window, &change);
}

#[test]
fn the_reasons_on_the_page_of_a_player_are_read_by_keys() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    open_first_player(&mut window);
    tab_to_why(&mut window);
    reads(&mut window);
    assert!(shows(&window, "Back to the list"));
}
