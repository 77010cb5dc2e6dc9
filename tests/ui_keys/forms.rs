//! The forms over a page.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::i18n::Lang;

use crate::home::{Home, ctrl, find, focused, open_first_player, press, type_text, wait_focus};
use crate::window::{Window, wait, wait_gone, wait_until};

/// The page of the best player, with the keyboard on a button.
fn page(home: &Home) -> Window {
    let mut window = home.sample(Lang::EN);
    open_first_player(&mut window);
    window
}

#[test]
fn a_form_gives_the_keyboard_back_to_its_button() {
    let home = Home::new();
    let mut window = page(&home);
    for (button, first) in [
        ("Edit the player…", "Name"),
        ("Set rating…", "From the day"),
        ("Average with a partner…", "From the day"),
    ] {
        window.get_by_role_and_label(Role::Button, button).focus();
        window.run_ok();
        press(&mut window, Key::Enter);
        wait_focus(&mut window, first);
        press(&mut window, Key::Escape);
        wait_focus(&mut window, button);
    }
}

#[test]
fn a_form_from_the_palette_gives_the_keyboard_back_too() {
    let home = Home::new();
    let mut window = page(&home);
    let section = "Partners";
    let node = window.get_all_by_label(section);
    node.last().expect("a section").focus();
    window.run_ok();
    find(&mut window, Lang::EN, "Edit the player");
    wait_focus(&mut window, "Name");
    press(&mut window, Key::Escape);
    wait_focus(&mut window, section);
}

#[test]
fn a_form_does_not_take_back_what_was_typed_in_another() {
    let home = Home::new();
    let mut window = page(&home);
    let day = |window: &Window| {
        let node = window.get_by_role_and_label(Role::TextInput, "From the day");
        node.accesskit_node().value().unwrap_or_default()
    };
    find(&mut window, Lang::EN, "Set rating");
    wait_focus(&mut window, "From the day");
    ctrl(&mut window, Key::A);
    type_text(&mut window, "nonsense");
    wait_until(&mut window, "what was typed", |window| {
        day(window) == "nonsense"
    });
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "nonsense");
    find(&mut window, Lang::EN, "Average with");
    wait_focus(&mut window, "From the day");
    let proposed = day(&window);
    ctrl(&mut window, Key::Z);
    assert_eq!(day(&window), proposed);
    assert_eq!(focused(&window), "From the day");
}

#[test]
fn the_keys_of_the_window_wait_while_a_form_is_open() {
    let home = Home::new();
    let mut window = page(&home);
    find(&mut window, Lang::EN, "Edit the player");
    wait_focus(&mut window, "Name");
    ctrl(&mut window, Key::Num5);
    press(&mut window, Key::F10);
    assert_eq!(focused(&window), "Name");
    press(&mut window, Key::Escape);
    wait(&mut window, "Back to the list");
}
