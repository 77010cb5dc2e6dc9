//! What has the keyboard is seen.

use egui::{Color32, Key};
use tandem::i18n::Lang;
use tandem::ui::theme;

use crate::around::around_focus;
use crate::home::{Home, ctrl, focused, press, type_text, wait_focus};
use crate::window::{click_containing, wait};

#[test]
fn a_change_with_the_keyboard_has_a_ring() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    click_containing(&mut window, "18 Nov 2026");
    wait(&mut window, "Best against the norm");
    press(&mut window, Key::ArrowDown);
    for _ in 0..10 {
        if focused(&window).starts_with("Why the rating changed") {
            break;
        }
        press(&mut window, Key::Tab);
    }
    let accent = theme::palette(false).accent;
    assert!(around_focus(&window).contains(&accent));
}

#[test]
fn a_main_button_with_the_keyboard_has_a_ring_that_is_not_of_its_ground() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Open sample club");
    for (look, on_accent) in [
        ("Light theme", theme::palette(false).on_accent),
        ("Dark theme", theme::palette(true).on_accent),
        ("High contrast theme", Color32::BLACK),
    ] {
        crate::home::find(&mut window, Lang::EN, look);
        ctrl(&mut window, Key::N);
        wait_focus(&mut window, "Name of the club");
        type_text(&mut window, "Tuesday");
        for _ in 0..12 {
            if focused(&window) == "Create" {
                break;
            }
            press(&mut window, Key::Tab);
        }
        wait_focus(&mut window, "Create");
        assert!(around_focus(&window).contains(&on_accent), "{look}");
        press(&mut window, Key::Escape);
    }
}
