//! Recorded evenings: found, explained, corrected, deleted.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use tandem::club::Command;
use tandem::domain::TournamentId;
use tandem::i18n::Lang;
use tandem::ui::Action;

use crate::stage::{at, click, executes, focus, open, press, recorded, write};

#[test]
fn a_recorded_evening_is_corrected() {
    let mut harness = open();
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    assert!(harness.query_by_label("Pair 1, result").is_none());
    click(&mut harness, "Correct…");
    focus(&mut harness, "Pair 2, result");
    write(&mut harness, "120");
    click(&mut harness, "Recalculate");
    let evening = recorded(&harness);
    assert_eq!(evening.of, Some(TournamentId(1)));
    assert_eq!(evening.fields[0][1].result, Some(120.0));
    // What the app does once it is done:
    let view = harness.state().view.clone();
    harness.state_mut().tourn.recorded(&view, TournamentId(1));
    harness.run();
    harness.get_by_label("Correct…");
}

#[test]
fn leaving_a_correction_changes_nothing() {
    let mut harness = open();
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    click(&mut harness, "Correct…");
    click(&mut harness, "Leave without changes");
    harness.get_by_label("Correct…");
    assert!(!harness.state().actions.iter().any(executes));
}

#[test]
fn deleting_is_asked_about() {
    let mut harness = open();
    click(&mut harness, "11 Mar 2026 · 4 pairs");
    click(&mut harness, "Delete…");
    let command = Command::DeleteTournament(TournamentId(2));
    let asked =
        |action: &Action| matches!(action, Action::Confirm { command: c, .. } if *c == command);
    assert!(harness.state().actions.iter().any(asked));
}

#[test]
fn a_change_explains_itself() {
    let mut harness = open();
    click(&mut harness, "11 Mar 2026 · 4 pairs");
    click(&mut harness, "Why the rating changed: Marlow Anna");
    harness.get_by_label(&Lang::EN.text("calc-step-handicap"));
    harness.get_by_label(&Lang::EN.text("calc-step-change"));
}

#[test]
fn the_archive_is_searched_and_walked_by_keyboard() {
    let mut harness = open();
    focus(&mut harness, "11 Mar 2026 · 4 pairs");
    press(&mut harness, Key::ArrowDown);
    at(&harness, "4 Mar 2026 · 4 pairs");
    focus(&mut harness, "Search: date, title, player");
    write(&mut harness, "2026-03-04");
    assert!(harness.query_by_label("11 Mar 2026 · 4 pairs").is_none());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    write(&mut harness, "quill");
    harness.get_by_label_contains("Nothing found");
}
