//! Blocks from the clipboard.

use egui_kittest::kittest::Queryable as _;

use crate::stage::{calculate, focus, open, paste, recorded, value};

#[test]
fn a_pasted_block_fills_the_grid() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    paste(
        &mut harness,
        "Our club, Wednesday\n\
         Place\tPair\tResult\n\
         1\tMarlow Anna & Marlow Boris\t61,25\n\
         2\tNowik Clara & Nowik Denis\t38,75\n",
    );
    assert_eq!(value(&harness, "Pair 2, partner 2"), "Nowik Denis");
    calculate(&mut harness);
    let evening = recorded(&harness);
    let results: Vec<_> = evening.fields[0].iter().map(|pair| pair.result).collect();
    assert_eq!(results, [Some(61.25), Some(38.75)]);
}

#[test]
fn a_column_of_results_goes_where_the_keyboard_is() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    paste(
        &mut harness,
        "Marlow Anna\tMarlow Boris\nNowik Clara\tNowik Denis\n",
    );
    focus(&mut harness, "Pair 1, result");
    paste(&mut harness, "-12\n12\n");
    assert_eq!(value(&harness, "Pair 1, result"), "-12");
    assert_eq!(value(&harness, "Pair 2, result"), "12");
    harness.get_by_label("recognised: IMPs");
}

#[test]
fn lines_of_an_e_mail_with_dashes_are_parted() {
    let mut harness = open();
    paste(
        &mut harness,
        "Marlow Anna - Marlow Boris 61,25\nNowik Clara - Nowik Denis 38,75\n",
    );
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Marlow Anna");
    assert_eq!(value(&harness, "Pair 2, partner 2"), "Nowik Denis");
    assert_eq!(value(&harness, "Pair 2, result"), "38.75");
}
