//! The first steps follow what the user does.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::i18n::Lang;

use crate::home::{Home, ctrl, press, two_pairs, wait_focus};
use crate::window::{Window, click_button, come_to_rest, keys, shows, wait, wait_gone, wait_until};

#[test]
fn a_step_that_is_done_makes_room_for_the_next() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    wait(&mut window, "Step 1 of 5");
    two_pairs(&mut window);
    wait(&mut window, "Step 2 of 5");
    keys(&mut window, egui::Modifiers::COMMAND, Key::Enter);
    wait(&mut window, "Step 3 of 5");
    // As the step says it: the first pair, then Tab until a change.
    press(&mut window, Key::ArrowDown);
    for _ in 0..10 {
        if crate::home::focused(&window).starts_with("Why the rating changed") {
            break;
        }
        press(&mut window, Key::Tab);
    }
    press(&mut window, Key::Enter);
    wait(&mut window, "Step 4 of 5");
    press(&mut window, Key::Escape);
    ctrl(&mut window, Key::Num4);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::Enter);
    wait(&mut window, "Step 5 of 5");
    // What is done is ticked for whoever goes back to read.
    click_button(&mut window, "Back");
    wait(&mut window, "✔ Step 4 of 5, done");
    click_button(&mut window, "Next");
    ctrl(&mut window, Key::N);
    wait(&mut window, "Name of the club");
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "Name of the club");
    // A form is no club yet.
    wait(&mut window, "Step 5 of 5");
    assert!(!shows(&window, "✔ Step 5 of 5, done"));
}

#[test]
fn its_buttons_stay_under_the_pointer_and_lead_to_the_place() {
    for (lang, cell) in [
        (Lang::EN, "Pair 1, partner 1"),
        (Lang::RU, "Пара 1, партнёр 1"),
    ] {
        let home = Home::new();
        let mut window = home.sample(lang);
        let (back, next) = (lang.text("guide-back"), lang.text("guide-next"));
        let places = |window: &mut Window| {
            ["guide-back", "guide-next", "guide-end"].map(|id| {
                let name = lang.text(id);
                come_to_rest(window, &name);
                window.get_by_role_and_label(Role::Button, &name).rect()
            })
        };
        let at_first = places(&mut window);
        click_button(&mut window, &next);
        wait_focus(&mut window, cell);
        assert_eq!(places(&mut window), at_first);
        click_button(&mut window, &next);
        wait(&mut window, &lang.text("tourn-correct"));
        assert_eq!(places(&mut window), at_first);
        click_button(&mut window, &next);
        wait(&mut window, &lang.text("rating-col-main"));
        assert_eq!(places(&mut window), at_first);
        click_button(&mut window, &next);
        assert_eq!(places(&mut window), at_first);
        let last = window.get_by_role_and_label(Role::Button, &next);
        assert!(last.accesskit_node().is_disabled());
        click_button(&mut window, &back);
        let end = lang.text("guide-end");
        click_button(&mut window, &end);
        wait_gone(&mut window, &end);
        assert!(!shows(&window, &next));
        wait_until(&mut window, "the club", |window| {
            window.state().view().is_some()
        });
    }
}
