//! The standings: order, filters, a past day, the keyboard.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use tandem::domain::Params;
use tandem::i18n::{Lang, fixed, signed};
use tandem::rating::standings;

use crate::screen::{first_names, names_shown, rating, says, type_into};

#[test]
fn the_list_stands_by_main_figure() {
    let harness = rating(Lang::EN);
    let view = harness.state().view.clone();
    let shown = names_shown(&harness);
    assert!(shown.len() > 10, "{shown:?}");
    assert_eq!(shown[..10], first_names(&view, 10));
    let best = &view.standings[0];
    assert!(says(&harness, &fixed(Lang::EN, best.main, 1)));
    assert!(says(&harness, &fixed(Lang::EN, best.rating, 1)));
}

#[test]
fn a_heading_sorts_and_a_second_click_turns_around() {
    let mut harness = rating(Lang::EN);
    let view = harness.state().view.clone();
    let mut all: Vec<_> = view.standings.iter().collect();
    all.sort_by_key(|line| std::cmp::Reverse(line.played));
    harness
        .get_by_role_and_label(Role::Button, "Played")
        .click();
    harness.run();
    let most = all.first().map(|line| line.played);
    let first = &names_shown(&harness)[0];
    let played = |name: &str| {
        let id = view.names.find(name);
        view.standings
            .iter()
            .find(|line| Some(line.player) == id)
            .map(|line| line.played)
    };
    assert_eq!(played(first), most);
    harness
        .get_by_role_and_label(Role::Button, "Played")
        .click();
    harness.run();
    let least = all.last().map(|line| line.played);
    assert_eq!(played(&names_shown(&harness)[0]), least);
}

#[test]
fn search_ignores_case_and_accents() {
    let mut harness = rating(Lang::EN);
    let view = harness.state().view.clone();
    let wanted = first_names(&view, 3).remove(2);
    type_into(&mut harness, "Search", &wanted.to_uppercase());
    assert_eq!(names_shown(&harness), [wanted]);
    type_into(&mut harness, "Search", "qqq");
    assert!(says(&harness, "Nobody fits"));
    harness.get_by_label("Show everybody").click();
    harness.run();
    assert_eq!(names_shown(&harness)[..5], first_names(&view, 5));
}

#[test]
fn the_list_of_a_past_day_is_the_list_of_then() {
    let mut harness = rating(Lang::EN);
    let view = harness.state().view.clone();
    let middle = &view.replay.tournaments[view.replay.tournaments.len() / 2];
    let then = standings(&view.book, &view.replay, Some(middle.date));
    type_into(&mut harness, "As of", &middle.date.to_string());
    let names: Vec<_> = then
        .iter()
        .take(8)
        .map(|line| view.book.name_of(line.player).to_owned())
        .collect();
    assert_ne!(names, first_names(&view, 8), "the sample moves");
    assert_eq!(names_shown(&harness)[..8], names);
    harness.get_by_label("Now").click();
    harness.run();
    assert_eq!(names_shown(&harness)[..8], first_names(&view, 8));
}

#[test]
fn a_day_that_is_none_is_said_to_be_none() {
    let mut harness = rating(Lang::EN);
    type_into(&mut harness, "As of", "yesterday");
    assert!(says(&harness, "is not a date"));
}

#[test]
fn the_keyboard_walks_down_and_opens_a_player() {
    let mut harness = rating(Lang::EN);
    let view = harness.state().view.clone();
    for _ in 0..3 {
        harness.key_press(egui::Key::ArrowDown);
        harness.run();
    }
    harness.key_press(egui::Key::Enter);
    harness.run();
    let third = &first_names(&view, 3)[2];
    assert!(says(&harness, "Back to the list"));
    assert!(says(&harness, third));
    harness.key_press(egui::Key::Escape);
    harness.run();
    harness.run();
    assert!(!says(&harness, "Back to the list"));
    assert_eq!(names_shown(&harness)[..5], first_names(&view, 5));
}

#[test]
fn every_column_is_seen_in_a_small_window() {
    for lang in Lang::all() {
        let mut harness = rating(lang);
        harness.set_size(egui::vec2(1200.0, 700.0));
        harness.run();
        let chart = harness.get_by_role(Role::Image).rect();
        assert!(chart.width() > 225.0, "the chart has shrunk: {chart:?}");
        for heading in ["place", "place-change", "main", "change", "last", "level"] {
            let heading = lang.text(&format!("rating-col-{heading}"));
            let seen = harness.get_by_role_and_label(Role::Button, &heading).rect();
            assert!(
                seen.left() >= 0.0 && seen.right() < chart.left(),
                "{heading}: {seen:?}"
            );
        }
    }
}

#[test]
fn a_change_is_explained_with_its_growth() {
    let mut harness = rating(Lang::EN);
    let view = harness.state().view.clone();
    let line = view.standings[..12]
        .iter()
        .find(|line| line.last_change.is_some())
        .expect("one of the best played");
    let change = signed(Lang::EN, line.last_change.unwrap_or_default(), 1);
    harness
        .get_all_by_label_contains(&change)
        .next()
        .expect("the change is shown")
        .hover();
    harness.run_steps(3);
    harness.step();
    let growth = signed(Lang::EN, Params::default().growth, 1);
    assert!(says(&harness, &format!("{growth} growth")));
    assert!(says(&harness, "as on Tourn"));
}
