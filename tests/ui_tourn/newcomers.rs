//! Names that the club does not have.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tandem::club::Who;

use crate::stage::{
    Stage, at, calculate, enter_row, executes, focus, open, press, recorded, value,
};

#[test]
fn a_newcomer_gets_a_starting_rating_from_the_scale() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Zimmer Olaf", "55"]);
    at(&harness, "Pair 1, starting rating of Zimmer Olaf");
    press(&mut harness, Key::Enter);
    at(&harness, "Pair 2, partner 1");
    enter_row(&mut harness, ["Marlow Boris", "Nowik Anna", "45"]);
    calculate(&mut harness);
    assert_eq!(
        harness
            .state()
            .actions
            .iter()
            .filter(|a| executes(a))
            .count(),
        0
    );
    at(&harness, "Pair 1, starting rating of Zimmer Olaf");
    let average = "average −100…+300";
    let is_there = |harness: &Harness<'_, Stage>| harness.get_by_label(average).is_focused();
    let tabs = (0..6).find(|_| {
        press(&mut harness, Key::Tab);
        is_there(&harness)
    });
    assert!(tabs.is_some(), "the scale is reached by Tab");
    press(&mut harness, Key::Enter);
    calculate(&mut harness);
    let newcomer = Who::New {
        name: "Zimmer Olaf".into(),
        start: 100.0,
    };
    assert_eq!(recorded(&harness).fields[0][0].b, newcomer);
}

#[test]
fn a_near_spelling_is_offered_and_never_taken_by_itself() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Pavlenka Greta", "Marlow Anna", "50"]);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Pavlenka Greta");
    at(&harness, "Pavlenko Greta");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Pavlenko Greta");
    at(&harness, "Pair 2, partner 1");
}
