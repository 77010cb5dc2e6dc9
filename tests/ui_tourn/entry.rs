//! Typing an evening from paper.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use jiff::civil::date;
use tandem::club::Who;
use tandem::domain::PlayerId;
use tandem::ui::Action;

use crate::stage::{
    at, calculate, click, enter_row, focus, names, open, press, recorded, value, write,
};

#[test]
fn twenty_pairs_by_keyboard_alone() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    let names = names();
    for pair in 0..20 {
        at(&harness, &format!("Pair {}, partner 1", pair + 1));
        let result = format!("{},5", 40 + pair);
        enter_row(
            &mut harness,
            [&names[2 * pair], &names[2 * pair + 1], &result],
        );
    }
    calculate(&mut harness);
    let evening = recorded(&harness);
    assert_eq!(evening.date, date(2026, 3, 18), "a week after the last");
    assert_eq!(evening.fields.len(), 1);
    assert_eq!(evening.fields[0].len(), 20);
    let last = &evening.fields[0][19];
    assert_eq!(last.a, Who::Known(PlayerId(39)));
    assert_eq!(last.b, Who::Known(PlayerId(40)));
    assert_eq!(last.result, Some(59.5));
    assert!(
        matches!(harness.state().actions.last(), Some(Action::Execute(_))),
        "nothing unusual, nothing asked"
    );
}

#[test]
fn keys_move_as_in_a_spreadsheet() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    let names = names();
    enter_row(&mut harness, [&names[0], &names[1], "55"]);
    at(&harness, "Pair 2, partner 1");
    press(&mut harness, Key::ArrowUp);
    at(&harness, "Pair 1, partner 1");
    press(&mut harness, Key::Tab);
    press(&mut harness, Key::Tab);
    at(&harness, "Pair 1, result");
    write(&mut harness, "60");
    assert_eq!(value(&harness, "Pair 1, result"), "60", "typing replaces");
    press(&mut harness, Key::ArrowRight);
    at(&harness, "Pair 1, boards");
    press(&mut harness, Key::ArrowDown);
    at(&harness, "Pair 2, boards");
    harness.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    harness.run();
    at(&harness, "Pair 2, result");
    press(&mut harness, Key::ArrowLeft);
    at(&harness, "Pair 2, partner 2");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Backspace);
    harness.run();
    press(&mut harness, Key::ArrowUp);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Backspace);
    harness.run();
    assert_eq!(value(&harness, "Pair 1, partner 1"), "");
    let back = format!("Bring back {} – {}", names[0], names[1]);
    click(&mut harness, &back);
    assert_eq!(value(&harness, "Pair 1, partner 1"), names[0]);
}

#[test]
fn a_part_of_a_name_completes_with_the_usual_partner_first() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "low ann");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Marlow Anna");
    at(&harness, "Pair 1, partner 2");
    // Alphabetically Marlow Clara comes before, but Boris is the usual one.
    write(&mut harness, "r");
    press(&mut harness, Key::Tab);
    assert_eq!(value(&harness, "Pair 1, partner 2"), "Marlow Boris");
    at(&harness, "Pair 1, result");
}

#[test]
fn escape_closes_the_suggestions_and_stays() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Quill Hug");
    press(&mut harness, Key::Escape);
    at(&harness, "Pair 1, partner 1");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Quill Hug");
}

#[test]
fn two_names_in_one_cell_are_parted() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Marlow Anna&Nowik Ewa");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Marlow Anna");
    assert_eq!(value(&harness, "Pair 1, partner 2"), "Nowik Ewa");
    at(&harness, "Pair 1, result");
    write(&mut harness, "50");
    press(&mut harness, Key::Enter);
    write(&mut harness, "Orban Anna & quill cl");
    press(&mut harness, Key::Tab);
    assert_eq!(value(&harness, "Pair 2, partner 2"), "Quill Clara");
    at(&harness, "Pair 2, result");
}

#[test]
fn a_mistake_is_said_in_its_row_and_mended() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Marlow Boris", "fifty"]);
    enter_row(&mut harness, ["Nowik Anna", "Nowik Boris", "45"]);
    let said = "⚠ The result “fifty” is not a number.";
    harness.get_by_label(said);
    calculate(&mut harness);
    at(&harness, "Pair 1, result");
    write(&mut harness, "55");
    assert!(harness.query_by_label(said).is_none());
    calculate(&mut harness);
    assert_eq!(recorded(&harness).fields[0][0].result, Some(55.0));
}

#[test]
fn an_unfinished_row_is_not_scolded_while_it_is_typed() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Marlow Anna");
    press(&mut harness, Key::Enter);
    let said = "⚠ Marlow Anna has no partner.";
    assert!(harness.query_by_label(said).is_none());
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::ArrowDown);
    harness.get_by_label(said);
}

#[test]
fn two_winners_have_a_field_each() {
    let mut harness = open();
    click(&mut harness, "Two winners");
    focus(&mut harness, "Pair 1, partner 1");
    let names = names();
    for pair in 0..4 {
        let result = (48 + pair).to_string();
        enter_row(
            &mut harness,
            [&names[2 * pair], &names[2 * pair + 1], &result],
        );
    }
    harness.get_by_label_contains("no East–West pairs");
    click(&mut harness, "Pair 4, field");
    harness.get_by_label_contains("one East–West pair only");
    click(&mut harness, "Pair 3, field");
    calculate(&mut harness);
    let sizes: Vec<_> = recorded(&harness).fields.iter().map(Vec::len).collect();
    assert_eq!(sizes, [2, 2]);
}

#[test]
fn suggestions_are_seen_and_clicked() {
    let mut harness = open();
    click(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "low");
    let seen = harness.query_all_by_label_contains("Marlow").count();
    assert_eq!(seen, 8, "as many as fit");
    harness.get_by_label_contains("Marlow Clara").click();
    harness.run();
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Marlow Clara");
    at(&harness, "Pair 1, partner 2");
}

#[test]
fn parts_of_two_names_in_one_cell_are_completed_or_offered() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "low ann & bris"); // nobody is called so
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "low ann");
    click(&mut harness, "Marlow Anna");
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Marlow Anna");

    focus(&mut harness, "Pair 2, partner 1");
    write(&mut harness, "low cl & wik ew");
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 2, partner 1"), "Marlow Clara");
    assert_eq!(value(&harness, "Pair 2, partner 2"), "Nowik Ewa");
    at(&harness, "Pair 2, result");
}

#[test]
fn a_known_name_is_shown_as_the_club_spells_it() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "marlow anna");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Marlow Anna");
}

#[test]
fn a_new_pair_plays_in_the_field_of_the_pair_above() {
    let mut harness = open();
    click(&mut harness, "Two winners");
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Marlow Anna");
    click(&mut harness, "Pair 1, field");
    assert_eq!(value(&harness, "Pair 2, field"), "EW");
}

#[test]
fn usual_partners_are_offered_in_an_empty_cell() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Marlow Anna");
    press(&mut harness, Key::Enter);
    harness.get_by_label_contains("Marlow Boris");
    press(&mut harness, Key::Tab);
    assert_eq!(value(&harness, "Pair 1, partner 2"), "", "only passed");
    focus(&mut harness, "Pair 1, partner 2");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 2"), "Marlow Boris");
}

#[test]
fn a_clicked_result_is_replaced_by_typing() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Marlow Boris", "55"]);
    let result = harness.get_by_label("Pair 1, result").rect().center();
    harness.hover_at(result);
    harness.drag_at(result);
    harness.run();
    harness.drop_at(result);
    harness.run();
    write(&mut harness, "60");
    assert_eq!(value(&harness, "Pair 1, result"), "60");
}
