//! Statistic: the table, the curves, the core.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use tandem::club::Command;
use tandem::i18n::{Lang, fixed};
use tandem::ui::Action;

use crate::screen::{first_names, says, statistic, type_into};

#[test]
fn statistic_shows_the_newest_ratings_first() {
    let harness = statistic(Lang::EN);
    let view = harness.state().view.clone();
    let last = view.replay.tournaments.last().expect("a season");
    assert!(says(&harness, &Lang::EN.date(last.date)));
    let best = view.standings[0].player;
    let rating = view.replay.tracks[&best].rating();
    assert!(says(&harness, &fixed(Lang::EN, rating, 1)));
    assert!(says(&harness, "Chart of the ratings of 5 players"));
}

#[test]
fn a_tick_adds_a_curve_and_takes_it_away() {
    let mut harness = statistic(Lang::EN);
    let view = harness.state().view.clone();
    let sixth = &first_names(&view, 6)[5];
    let curve = format!("Curve of {sixth}");
    harness
        .get_by_role_and_label(Role::CheckBox, &curve)
        .click();
    harness.run();
    assert!(says(&harness, "Chart of the ratings of 6 players"));
    harness
        .get_by_role_and_label(Role::CheckBox, &curve)
        .click();
    harness.run();
    assert!(says(&harness, "Chart of the ratings of 5 players"));
    harness.get_by_label("None").click();
    harness.run();
    assert!(says(&harness, "No curve is chosen"));
}

#[test]
fn a_typed_name_adds_a_curve() {
    let mut harness = statistic(Lang::EN);
    let view = harness.state().view.clone();
    let ninth = &first_names(&view, 9)[8];
    type_into(&mut harness, "Add a curve", ninth);
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert!(says(&harness, &format!("Take away the curve of {ninth}")));
}

#[test]
fn the_core_is_shown_and_chosen() {
    let mut harness = statistic(Lang::EN);
    let view = harness.state().view.clone();
    harness
        .get_by_role_and_label(Role::CheckBox, "Core")
        .click();
    harness.run();
    assert!(says(&harness, "Sum of the ratings of the core"));
    let best = &view.book.players[&view.standings[0].player];
    let inside = tandem::rating::core(&view.book, &view.replay).contains(&best.id);
    let label = format!("{} in the core", best.name);
    harness
        .get_by_role_and_label(Role::CheckBox, &label)
        .click();
    harness.run();
    let expected = Action::Execute(Command::EditPlayer {
        player: best.id,
        name: best.name.clone(),
        start: best.start,
        core: Some(!inside),
        privacy: best.privacy,
    });
    assert_eq!(harness.state().actions, [expected]);
}
