//! The tables under the keyboard: letters find, Ctrl+C copies, headings sort.

use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::i18n::Lang;
use tandem::ui::Action;

use crate::screen::{Screen, first_names, names_shown, page, rating, sample_view, says, statistic};

fn type_letters<T>(harness: &mut Harness<'_, Screen<T>>, letters: &str) {
    // In one frame, as a frame of a test takes long.
    for letter in letters.chars() {
        harness.event(Event::Text(letter.to_string()));
    }
    harness.run();
}

fn focused<T>(harness: &Harness<'_, Screen<T>>) -> String {
    let node = harness.query_by(|node| node.is_focused());
    node.and_then(|node| node.accesskit_node().label())
        .unwrap_or_default()
}

fn press<T>(harness: &mut Harness<'_, Screen<T>>, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn copied<T>(harness: &mut Harness<'_, Screen<T>>) -> Vec<Vec<String>> {
    harness.event(Event::Copy);
    harness.run();
    let Some(Action::Copy(text)) = harness.state_mut().actions.pop() else {
        panic!("nothing was copied");
    };
    let cells = |line: &str| line.split('\t').map(str::to_owned).collect();
    text.lines().map(cells).collect()
}

#[test]
fn letters_lead_to_the_first_name_that_begins_so() {
    let mut harness = rating(Lang::RU);
    let view = harness.state().view.clone();
    press(&mut harness, Key::ArrowDown);
    assert_eq!(focused(&harness), first_names(&view, 1)[0]);
    let begins = |beginning: &str| {
        let mut names = view
            .listed()
            .iter()
            .map(|line| view.book.name_of(line.player));
        let found = names.find(|name| name.to_lowercase().starts_with(beginning));
        found.expect("somebody is called so").to_owned()
    };
    type_letters(&mut harness, "САМ");
    assert_eq!(focused(&harness), begins("сам"));
    // After a pause another name begins.
    harness.run_steps(6);
    type_letters(&mut harness, "la");
    assert_eq!(focused(&harness), begins("la"));
    press(&mut harness, Key::Home);
    assert_eq!(focused(&harness), first_names(&view, 1)[0]);
    press(&mut harness, Key::End);
    let last = view.listed().last().expect("players").player;
    assert_eq!(focused(&harness), view.book.name_of(last));
}

#[test]
fn letters_in_a_field_stay_there() {
    let mut harness = rating(Lang::EN);
    let field = |harness: &Harness<'_, Screen<_>>| {
        let node = harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Search");
        node.accesskit_node().value().unwrap_or_default()
    };
    harness
        .get_by_role_and_label(egui::accesskit::Role::TextInput, "Search")
        .focus();
    harness.run();
    type_letters(&mut harness, "lar");
    assert_eq!(field(&harness), "lar");
    assert_eq!(focused(&harness), "Search");
}

#[test]
fn ctrl_c_copies_the_row_and_after_ctrl_a_all_of_them() {
    let mut harness = rating(Lang::EN);
    let view = harness.state().view.clone();
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::ArrowDown);
    let second = &view.standings[1];
    let one = copied(&mut harness);
    assert_eq!(one.len(), 2, "headings and a row: {one:?}");
    assert_eq!(one[0][..3], ["Place", "Moved", "Name"]);
    assert_eq!(one[1][2], view.book.name_of(second.player));
    assert_eq!(one[1][3], second.main.to_string(), "in full precision");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run();
    assert_eq!(copied(&mut harness).len(), 1 + view.listed().len());
    press(&mut harness, Key::ArrowUp);
    assert_eq!(copied(&mut harness).len(), 2, "moving marks one again");
}

#[test]
fn a_player_of_statistic_is_copied_with_every_rating() {
    let mut harness = statistic(Lang::RU);
    let view = harness.state().view.clone();
    press(&mut harness, Key::ArrowDown);
    let table = copied(&mut harness);
    let best = &view.standings[0];
    assert_eq!(table[1][0], view.book.name_of(best.player));
    assert_eq!(
        table[0].len(),
        1 + view
            .replay
            .tournaments
            .iter()
            .filter(|t| t.kind == tandem::domain::Kind::Rated)
            .count()
    );
    assert_eq!(table[1][1], best.rating.to_string().replace('.', ","));
}

#[test]
fn partners_are_sorted_and_those_of_late_are_named() {
    let view = sample_view();
    let player = view.standings[0].player;
    let mut harness = page(player, Lang::EN);
    harness.get_by_label("Partners").click();
    harness.run();
    let table = tandem::club::partner_table(&view, player);
    let name = |place: usize| view.book.name_of(table[place].partner).to_owned();
    assert!(table.len() > 2, "the sample's best changes partners");
    assert_eq!(
        names_shown(&harness)[..2],
        [name(0), name(1)],
        "the most familiar first"
    );
    harness.get_by_label("Lately").click();
    harness.run();
    let lately = |row: &tandem::club::Partnership| row.lately_against_norm;
    let best = table
        .iter()
        .filter(|row| lately(row).is_some())
        .max_by(|a, b| {
            lately(a)
                .unwrap_or_default()
                .total_cmp(&lately(b).unwrap_or_default())
        });
    let best = best.expect("played lately");
    let name = view.book.name_of(best.partner);
    assert_eq!(names_shown(&harness)[0], name);
    let said = tandem::i18n::signed(Lang::EN, lately(best).unwrap_or_default(), 1);
    let says_best = says(
        &harness,
        &format!("10 tournaments, with: {name} {said}\u{a0}%"),
    );
    assert_eq!(says_best, lately(best) > Some(0.0));
    press(&mut harness, Key::ArrowDown);
    assert_eq!(focused(&harness), name);
    assert_eq!(copied(&mut harness)[1][0], name);
}
