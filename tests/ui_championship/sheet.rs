//! The sheet of a session: names, ratings, mistakes, corrections, drafts and
//! files.

use std::fs;

use egui::{Key, Modifiers};

use crate::stage::{
    CUP, Home, Window, at, calculate, click, enter, focus, keys, paste, press, replace, shows,
    stored, value, wait, write,
};

const PLAYERS: [(&str, f64); 4] = [
    ("Marlow Anna", 400.0),
    ("Nowik Boris", 100.0),
    ("Orban Clara", 250.0),
    ("Quill Denis", -50.0),
];

const BLOCK: &str = "Marlow Anna\tNowik Boris\t\t\t12\nOrban Clara\tQuill Denis\t\t\t-12";

/// A session of two pairs, recorded.
fn record(window: &mut Window, number: u32) {
    focus(window, "Boards (H)");
    replace(window, "24");
    press(window, Key::Enter);
    at(window, "Pair 1, player");
    paste(window, BLOCK);
    calculate(window, number);
}

#[test]
fn names_are_completed_parted_and_rated() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    at(&window, "Boards (H)");
    write(&mut window, "24");
    press(&mut window, Key::Enter);
    enter(&mut window, &["low ann", "wik"]);
    assert_eq!(value(&window, "Pair 1, player"), "Marlow Anna");
    assert_eq!(value(&window, "Pair 1, partner"), "Nowik Boris");
    at(&window, "Pair 1, result");
    enter(&mut window, &["12", "Orban Clara & New Guest"]);
    assert_eq!(value(&window, "Pair 2, partner"), "New Guest");
    at(&window, "Pair 2, rating of the partner");
    enter(&mut window, &["310", "-12"]);
    at(&window, "Pair 3, player");
    assert!(shows(&window, "Marlow Anna is the captain"));
    assert!(shows(&window, "Ready to calculate"));
    // 310 typed and Clara's 250 from the club.
    assert!(shows(&window, "560.0"));
    focus(&mut window, "Pair 2, rating of the player");
    enter(&mut window, &["300"]);
    assert!(shows(&window, "610.0"), "what is typed holds");
}

#[test]
fn boards_are_missed_only_when_something_is_typed() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    let missed = |window: &Window| shows(window, "IMPs need the number of boards");
    assert!(!missed(&window), "an empty sheet is not wrong");
    focus(&mut window, "Pair 1, player");
    enter(&mut window, &["low ann"]);
    assert!(missed(&window));
}

#[test]
fn a_newcomer_gets_a_rating_from_the_scale() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    at(&window, "Boards (H)");
    write(&mut window, "24");
    press(&mut window, Key::Enter);
    enter(&mut window, &["Marlow Anna", "New Guest"]);
    at(&window, "Pair 1, rating of the partner");
    assert!(shows(&window, "New Guest has no rating yet"));
    click(&mut window, "average −100…+300");
    assert_eq!(value(&window, "Pair 1, rating of the partner"), "100");
    at(&window, "Pair 1, result");
    assert!(!shows(&window, "New Guest has no rating yet"));
}

#[test]
fn mistakes_are_said_in_words_and_mended() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    write(&mut window, "24");
    press(&mut window, Key::Enter);
    enter(&mut window, &["Marlow Anna", "Nowik Boris", "many"]);
    enter(&mut window, &["Marlow Anna", "Quill Denis", "1"]);
    focus(&mut window, "Title");
    wait(&mut window, "“many” is not a number");
    wait(&mut window, "Marlow Anna plays already in row 1.");
    keys(&mut window, Modifiers::COMMAND, Key::Enter);
    at(&window, "Pair 1, result");
    focus(&mut window, "Strength (S)");
    replace(&mut window, "20");
    wait(&mut window, "S = 20 is not possible");
    focus(&mut window, "Date");
    write(&mut window, "soon");
    wait(&mut window, "“soon” is not a date");
    drop(window);
    let view = stored(&home.club());
    assert!(view.book.championships[&CUP].sessions.is_empty());
}

#[test]
fn a_correction_of_session_1_moves_session_2_and_undo_takes_it_back() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    record(&mut window, 1);
    press(&mut window, Key::Enter);
    window.run_ok();
    record(&mut window, 2);
    let rating = |window: &Window| {
        let view = window.state().view().expect("open");
        let session = view.championships[&CUP].session(2).expect("played");
        session.pairs[0].norm.rating_a
    };
    let before = rating(&window);
    click(&mut window, "Session 1");
    focus(&mut window, "Pair 1, result");
    replace(&mut window, "40");
    press(&mut window, Key::Enter);
    wait(&mut window, "Correcting session 1");
    keys(&mut window, Modifiers::COMMAND, Key::Enter);
    wait(&mut window, "correction of session 1");
    let after = rating(&window);
    assert!(after > before + 1.0, "{before} {after}");
    click(&mut window, "Undo");
    wait(&mut window, "Undone");
    assert_eq!(rating(&window), before);
}

#[test]
fn a_correction_survives_the_undo_of_its_session() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    record(&mut window, 1);
    focus(&mut window, "Pair 1, result");
    replace(&mut window, "41");
    press(&mut window, Key::Enter);
    wait(&mut window, "Correcting session 1");
    focus(&mut window, "New session");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    wait(&mut window, "Undone");
    assert!(!shows(&window, "Correcting session 1"));
    for _ in 0..90 {
        window.step();
    }
    drop(window);
    let mut window = home.open();
    focus(&mut window, "New session");
    keys(&mut window, Modifiers::COMMAND, Key::Y);
    wait(&mut window, "Redone");
    click(&mut window, "Session 1");
    wait(&mut window, "Correcting session 1");
    assert_eq!(value(&window, "Pair 1, result"), "41");
}

#[test]
fn undo_brings_a_cleared_sheet_back() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    write(&mut window, "24");
    press(&mut window, Key::Enter);
    // Parts of names that only one player has.
    enter(&mut window, &["anna & boris", "7"]);
    assert_eq!(value(&window, "Pair 1, partner"), "Nowik Boris");
    click(&mut window, "Clear the sheet");
    assert_eq!(value(&window, "Pair 1, player"), "");
    at(&window, "Pair 1, player");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    window.run_ok();
    assert_eq!(value(&window, "Pair 1, player"), "Marlow Anna");
    assert!(shows(&window, "Spring Cup"), "nothing else was undone");
}

#[test]
fn results_that_cannot_be_are_told() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    write(&mut window, "24");
    press(&mut window, Key::Enter);
    enter(&mut window, &["Marlow Anna", "Nowik Boris", "700"]);
    assert!(!shows(&window, "Some percents are below 0 or above 100"));
    enter(&mut window, &["Orban Clara", "Quill Denis", "-7"]);
    assert!(shows(&window, "Some percents are below 0 or above 100"));
}

#[test]
fn a_change_is_explained_term_by_term() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    record(&mut window, 1);
    click(&mut window, "Why Marlow Anna’s rating changed (F2)");
    wait(&mut window, "IMPs of a championship are not centred");
    press(&mut window, Key::Escape);
    assert!(!shows(&window, "IMPs of a championship are not centred"));
}

#[test]
fn a_draft_is_there_after_a_restart() {
    let home = Home::new(&PLAYERS, true);
    let mut window = home.open();
    write(&mut window, "24");
    press(&mut window, Key::Enter);
    enter(&mut window, &["Marlow Anna", "Nowik Boris", "7"]);
    for _ in 0..90 {
        window.step();
    }
    drop(window);
    let window = home.open();
    assert_eq!(value(&window, "Pair 1, partner"), "Nowik Boris");
    assert_eq!(value(&window, "Boards (H)"), "24");
    assert_eq!(value(&window, "Pair 1, result"), "7");
}

#[test]
fn a_file_fills_the_sheet_and_records_nothing() {
    let home = Home::new(&PLAYERS, true);
    let file = home.path("session.csv");
    let content = "player,partner,rating1,rating2,imps\n\
        Marlow Anna,Nowik Boris,,,12\n\
        Orban Clara,Guest Ewa,,310,-12\n\
        Quill Denis,,,,3\n";
    fs::write(&file, content).expect("written");
    let mut window = home.open();
    keys(&mut window, Modifiers::COMMAND, Key::I);
    write(&mut window, "session.csv");
    click(&mut window, "Read");
    wait(&mut window, "session.csv: 2 pairs were put on the sheet");
    assert_eq!(value(&window, "Pair 2, rating of the partner"), "310");
    assert!(shows(&window, "line 4") || shows(&window, "Line 4"));
    let view = window.state().view().expect("open");
    assert!(view.book.championships[&CUP].sessions.is_empty());
}
