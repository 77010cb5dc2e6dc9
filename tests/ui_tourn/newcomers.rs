//! Names that the club does not have.

use tandem::club::Who;

use crate::stage::{at, calculate, click, enter_row, executes, focus, open, recorded, value};

#[test]
fn a_newcomer_gets_a_starting_rating_from_the_scale() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Zimmer Olaf", "55"]);
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
    click(&mut harness, "average −100…+300");
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
    click(&mut harness, "Pavlenko Greta");
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Pavlenko Greta");
}
