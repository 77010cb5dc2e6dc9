//! The keyboard keeps its place, or goes where one looks next.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::i18n::Lang;

use crate::home::{
    Home, ctrl, find, focused, open_first_player, press, two_pairs, type_text, wait_focus,
};
use crate::window::{
    Window, click, click_containing, focus, keys, shows, wait, wait_gone, wait_until,
};

/// Opens the evening of that day, read from the archive.
fn evening(window: &mut Window) {
    click_containing(window, "18 Nov 2026");
    wait(window, "Best against the norm");
}

#[test]
fn escape_in_the_start_list_gives_the_keyboard_back_to_the_cell() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    two_pairs(&mut window);
    focus(&mut window, "Pair 2, result");
    ctrl(&mut window, Key::L);
    wait_focus(&mut window, "As entered");
    press(&mut window, Key::Escape);
    wait_gone(&mut window, "As entered");
    wait_focus(&mut window, "Pair 2, result");
}

#[test]
fn help_gives_the_keyboard_back_to_the_rating_of_a_newcomer() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    wait_focus(&mut window, "Pair 1, partner 1");
    for text in ["Zyx Newman", "Thornwick Alice", "55"] {
        type_text(&mut window, text);
        press(&mut window, Key::Enter);
    }
    let start = focused(&window);
    assert!(start.contains("Zyx Newman"), "{start}");
    for (modifiers, shown) in [
        (Modifiers::NONE, "keys-calculate"),
        (Modifiers::SHIFT, "tourn-col-norm-tip"),
    ] {
        let shown = Lang::EN.text(shown);
        keys(&mut window, modifiers, Key::F1);
        wait(&mut window, &shown);
        press(&mut window, Key::Escape);
        wait_gone(&mut window, &shown);
        wait_focus(&mut window, &start);
    }
}

#[test]
fn another_tab_takes_the_keyboard_from_the_menus_and_the_first_steps() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    let view = window.state().view().expect("open").clone();
    let best = view.book.name_of(view.standings[0].player).to_owned();
    press(&mut window, Key::F10);
    wait(&mut window, "New club…");
    ctrl(&mut window, Key::Num4);
    wait_gone(&mut window, "New club…");
    wait_focus(&mut window, &best);
    for behind in ["Next", "File"] {
        for tab in [Key::Num3, Key::Num5, Key::Num4] {
            focus(&mut window, behind);
            ctrl(&mut window, tab);
            let row = format!("a row of {tab:?} after {behind}");
            wait_until(&mut window, &row, |window| {
                view.book
                    .players
                    .values()
                    .any(|player| focused(window).contains(&player.name))
            });
        }
    }
}

#[test]
fn an_evening_from_the_palette_has_the_arrows() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    let view = window.state().view().expect("open").clone();
    for behind in ["File", "Pair 1, partner 1"] {
        ctrl(&mut window, Key::T);
        wait_focus(&mut window, "Pair 1, partner 1");
        focus(&mut window, behind);
        find(&mut window, Lang::EN, "18 Nov 2026");
        wait(&mut window, "Best against the norm");
        press(&mut window, Key::ArrowDown);
        wait_until(&mut window, "a pair", |window| {
            view.book
                .players
                .values()
                .any(|player| player.name == focused(window))
        });
    }
}

#[test]
fn escape_leaves_a_correction_unless_something_is_changed() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    evening(&mut window);
    ctrl(&mut window, Key::R);
    wait_focus(&mut window, "Pair 1, partner 1");
    press(&mut window, Key::Escape);
    wait(&mut window, "Best against the norm");
    ctrl(&mut window, Key::R);
    wait_focus(&mut window, "Pair 1, partner 1");
    focus(&mut window, "Pair 1, result");
    ctrl(&mut window, Key::A);
    type_text(&mut window, "12");
    press(&mut window, Key::Escape);
    let how = Lang::EN.text("tourn-correction-changed");
    wait(&mut window, &how);
    assert!(shows(&window, "Correcting 18 Nov 2026"), "nothing is lost");
    find(&mut window, Lang::EN, "Leave without changes");
    wait(&mut window, "Best against the norm");
}

#[test]
fn a_message_goes_with_escape_and_a_refusal_with_its_page() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    ctrl(&mut window, Key::Num1);
    let refusal = "no sheet to calculate on this page";
    for (modifiers, key) in [
        (Modifiers::NONE, Key::Escape),
        (Modifiers::COMMAND, Key::Num4),
    ] {
        ctrl(&mut window, Key::Num1);
        ctrl(&mut window, Key::Enter);
        wait(&mut window, refusal);
        keys(&mut window, modifiers, key);
        window.run_ok();
        assert!(!shows(&window, refusal), "{key:?}");
    }
}

#[test]
fn the_example_of_a_date_stands_behind_its_field() {
    for lang in [Lang::EN, Lang::RU] {
        let home = Home::new();
        let mut window = home.start(lang);
        wait(&mut window, &lang.text("menu-open-sample"));
        ctrl(&mut window, Key::N);
        wait_focus(&mut window, &lang.text("new-name"));
        type_text(&mut window, "Tuesday");
        ctrl(&mut window, Key::Enter);
        wait_focus(&mut window, &lang.text("tourn-date"));
        let hint = window.get_by_label(&lang.text("tourn-date-hint")).rect();
        let title = lang.text("tourn-title");
        let titles = window.get_all_by_label(&title);
        let title = titles
            .map(|node| node.rect().left())
            .fold(f32::MAX, f32::min);
        assert!(hint.right() <= title, "{hint:?} {title}");
    }
}

#[test]
fn the_second_of_two_names_keeps_the_keyboard() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    ctrl(&mut window, Key::Num3);
    let page = Lang::EN.text("hist-page-two");
    click(&mut window, &page);
    let [a, b] = ["hist-two-a", "hist-two-b"].map(|id| Lang::EN.text(id));
    focus(&mut window, &a);
    type_text(&mut window, "Thornwick Alice");
    press(&mut window, Key::Enter);
    wait_focus(&mut window, &b);
    type_text(&mut window, "Nobody At All");
    press(&mut window, Key::Enter);
    wait_focus(&mut window, &b);
    // It is typed to its end, and so it is a mistake.
    wait(&mut window, "Nobody At All");
    ctrl(&mut window, Key::A);
    type_text(&mut window, "Wetherby Peter");
    press(&mut window, Key::Enter);
    window.run_ok();
    assert_eq!(focused(&window), b);
}

#[test]
fn typing_replaces_the_day_that_a_form_proposes() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    open_first_player(&mut window);
    find(&mut window, Lang::EN, "Set rating");
    wait_focus(&mut window, "From the day");
    type_text(&mut window, "1.12.2026");
    let field = window.get_by_role_and_label(Role::TextInput, "From the day");
    let typed = field.accesskit_node().value();
    assert_eq!(typed.as_deref(), Some("1.12.2026"));
}
