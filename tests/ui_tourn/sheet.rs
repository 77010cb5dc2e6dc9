//! The sheet as a whole: questions, start list, draft, window.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use jiff::civil::date;
use tandem::club::{ClubView, Column, Draft, Drafts};
use tandem::domain::{Book, Kind, TournamentId};
use tandem::i18n::Lang;
use tandem::rating::companion::{Settings, companion};
use tandem::ui::Action;

use crate::stage::{
    Stage, at, book, calculate, click, enter_row, focus, open, paste, stage, value, view, write,
};

#[test]
fn the_unusual_is_asked_about() {
    let mut harness = open();
    focus(&mut harness, "Date");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    write(&mut harness, "2026-03-11");
    harness.get_by_label("Wednesday");
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Nowik Anna", "55"]);
    enter_row(&mut harness, ["Marlow Boris", "Nowik Boris", "45"]);
    calculate(&mut harness);
    match harness.state().actions.last() {
        Some(Action::Confirm { questions, .. }) => assert_eq!(questions[0].id, "ask-second"),
        other => panic!("not asked: {other:?}"),
    }
}

#[test]
fn the_start_list_is_printed() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    paste(
        &mut harness,
        "Marlow Anna\tMarlow Boris\nQuill Greta\tQuill Hugo\n",
    );
    assert!(
        harness.query_by_label_contains("⚠").is_none(),
        "no mistake yet"
    );
    click(&mut harness, "Start list");
    click(&mut harness, "By norm");
    click(&mut harness, "Save for printing…");
    let Some(Action::Save { text, .. }) = harness.state().actions.last() else {
        panic!("nothing saved");
    };
    let (strong, weak) = (text.find("Quill Greta"), text.find("Marlow Anna"));
    assert!(strong < weak && strong.is_some());
}

#[test]
fn the_start_list_says_how_well_the_norms_are_known() {
    let mut harness = open();
    let view = Arc::clone(&harness.state().view);
    let companion = companion(&view.replay, Settings::default());
    view.companion.set(companion).expect("not known before");
    focus(&mut harness, "Pair 1, partner 1");
    // The first two played twice, the last two never.
    paste(
        &mut harness,
        "Marlow Anna\tMarlow Boris\nMarlow Clara\tMarlow Denis\nQuill Greta\tQuill Hugo\n",
    );
    click(&mut harness, "Start list");
    let margins: Vec<f64> = harness
        .get_all_by_label_contains("±")
        .filter_map(|node| node.value()?.strip_prefix('±')?.parse().ok())
        .collect();
    let [first, second, third] = margins[..] else {
        panic!("three pairs: {margins:?}");
    };
    assert!(first < third && second < third, "{margins:?}");
    click(&mut harness, "Save for printing…");
    let Some(Action::Save { text, .. }) = harness.state().actions.last() else {
        panic!("nothing saved");
    };
    assert!(text.contains(&format!("±{first:.1}")));
    assert!(text.contains("± says how far the norm may be off"));
}

#[test]
fn the_start_list_says_why_it_cannot_tell_how_well_the_norms_are_known() {
    let mut harness = open();
    let view = Arc::clone(&harness.state().view);
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    click(&mut harness, "Correct…");
    click(&mut harness, "Start list");
    harness.get_by_label(&Lang::EN.text("tourn-norm-sd-past"));
    click(&mut harness, "Close");
    assert!(harness.query_by_label("By norm").is_none());
    click(&mut harness, "New tournament");
    focus(&mut harness, "Pair 1, partner 1");
    paste(
        &mut harness,
        "Marlow Anna\tMarlow Boris\nQuill Greta\tQuill Hugo\n",
    );
    click(&mut harness, "Start list");
    harness.get_by_label(&Lang::EN.text("tourn-norm-sd-later"));
    let companion = companion(&view.replay, Settings::default());
    view.companion.set(companion).expect("not known before");
    harness.run();
    harness.get_by_label(&Lang::EN.text("tourn-norm-sd-hint"));
}

#[test]
fn the_date_stands_in_its_field_as_the_language_writes_it() {
    let mut harness = open();
    let date = |harness: &Harness<'_, Stage>| {
        let lang = harness.state().lang;
        let name = lang.text("tourn-date");
        let field = harness.get_by_role_and_label(Role::TextInput, &name);
        field.value().unwrap_or_default()
    };
    assert_eq!(date(&harness), "18 Mar 2026", "a week after the last one");
    for (typed, settled) in [
        ("2026-03-25", "25 Mar 2026"),
        ("26.3.26", "26 Mar 2026"),
        ("27 марта 2026", "27 Mar 2026"),
        ("yesterday", "yesterday"),
        ("March 28, 2026", "28 Mar 2026"),
    ] {
        focus(&mut harness, "Date");
        harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        write(&mut harness, typed);
        assert_eq!(date(&harness), typed, "while it is typed");
        focus(&mut harness, "Pair 1, partner 1");
        assert_eq!(date(&harness), settled);
        let complaint = harness.query_by_label_contains("is not a date");
        assert_eq!(complaint.is_some(), typed == settled);
    }
    harness.state_mut().lang = Lang::RU;
    harness.run();
    assert_eq!(date(&harness), "28.03.2026");
}

#[test]
fn another_language_is_no_correction() {
    let mut harness = open();
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    click(&mut harness, "Correct…");
    harness.state_mut().lang = Lang::RU;
    harness.run_steps(8);
    let saved = harness.state().actions.iter().any(|action| {
        matches!(
            action,
            Action::SaveDrafts(Drafts {
                correction: Some(_),
                ..
            })
        )
    });
    assert!(!saved, "nothing was corrected");
    click(&mut harness, &Lang::RU.text("tourn-cancel"));
    harness.get_by_label(&Lang::RU.text("tourn-correct"));
}

#[test]
fn what_is_typed_is_kept() {
    let mut harness = open();
    harness.run_steps(8);
    assert!(
        harness.state().actions.is_empty(),
        "nothing typed, nothing saved"
    );
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Zo");
    harness.run_steps(4);
    let Some(Action::SaveDrafts(drafts)) = harness.state().actions.last().cloned() else {
        panic!("not saved: {:?}", harness.state().actions);
    };
    assert_eq!(typed_first(&drafts.new), Some("Zo"));
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    click(&mut harness, "New tournament (unfinished)");
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Zo");
    let view = ClubView {
        drafts,
        ..(*harness.state().view).clone()
    };
    let again = stage(Arc::new(view), Lang::EN);
    assert_eq!(value(&again, "Pair 1, partner 1"), "Zo");
}

fn typed_first(draft: &Option<Draft>) -> Option<&str> {
    draft.as_ref().map(|draft| draft.rows[0].a.as_str())
}

#[test]
fn a_correction_and_a_new_sheet_are_kept_beside_each_other() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Zo");
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    click(&mut harness, "Correct…");
    focus(&mut harness, "Pair 1, result");
    write(&mut harness, "9");
    harness.run_steps(4);
    let Some(Action::SaveDrafts(drafts)) = harness.state().actions.last().cloned() else {
        panic!("not saved: {:?}", harness.state().actions);
    };
    assert_eq!(typed_first(&drafts.new), Some("Zo"));
    assert!(drafts.correction.is_some());

    // After a restart neither displaces the other.
    let view = ClubView {
        drafts: drafts.clone(),
        ..(*harness.state().view).clone()
    };
    let mut again = stage(Arc::new(view), Lang::EN);
    again.run_steps(8);
    assert!(
        again.state().actions.is_empty(),
        "{:?}",
        again.state().actions
    );
    again.get_by_label("Correction: 4 Mar 2026").click();
    again.run();
    assert!(value(&again, "Pair 1, result").contains('9'));
}

#[test]
fn a_recorded_sheet_is_forgotten() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Nowik Anna", "55"]);
    harness.run_steps(4);
    let view = harness.state().view.clone();
    harness.state_mut().tourn.recorded(&view, TournamentId(2));
    harness.run_steps(4);
    let last = harness.state().actions.last();
    assert_eq!(last, Some(&Action::SaveDrafts(Drafts::default())));
    click(&mut harness, "New tournament");
    assert_eq!(value(&harness, "Pair 1, partner 1"), "");
}

#[test]
fn russian_fits_the_window() {
    let mut book = book();
    let mut training = book.tournaments[&TournamentId(1)].clone();
    training.id = TournamentId(3);
    training.kind = Kind::Prehistory;
    training.date = date(2025, 12, 30);
    book.tournaments.insert(training.id, training);
    let mut harness = stage(view(book, 1), Lang::RU);
    // What a window of 1200 × 740 points leaves to a tab.
    harness.set_size(egui::vec2(1184.0, 640.0));
    harness.run();
    let hint = harness.get_by_label_contains("Введите первую пару").rect();
    assert!(hint.right() <= 1184.0, "the hint wraps: {hint:?}");
    click(&mut harness, "Два победителя");
    focus(&mut harness, "Пара 1, партнёр 1");
    enter_row(&mut harness, ["Marlow Anna", "Nowik Anna", "55"]);
    let remove = "Убрать пару 1 (Ctrl+Backspace)";
    let remove = harness.get_by_label(remove).rect();
    assert!(
        remove.right() <= 1184.0,
        "all columns are in the window: {remove:?}"
    );
    let both: Vec<_> = harness
        .get_all_by_label("Название")
        .map(|node| node.rect())
        .collect();
    let [name, title] = both[..] else {
        panic!("a field and its name: {both:?}");
    };
    assert!(
        (name.center().y - title.center().y).abs() < 4.0 && name.right() < title.left(),
        "the name stands beside its field"
    );
    harness
        .get_by_label("30.12.2025 · 4 пары · предыстория")
        .click();
    harness.run();
    harness.get_by_label_contains("Предыстория:");
    assert!(harness.query_by_label("Исправить…").is_none());
}

#[test]
fn an_idle_tab_asks_for_no_frames() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Marlow");
    harness.run_steps(6);
    assert!(harness.run() <= 1, "settled");
}

#[test]
fn typing_can_begin_at_once() {
    let harness = open();
    at(&harness, "Pair 1, partner 1");

    let mut draft = Draft {
        date: "2026-03-18".into(),
        ..Draft::default()
    };
    draft.set_cell(0, Column::A, "Marlow Anna");
    let view = ClubView {
        drafts: Drafts {
            new: Some(draft),
            correction: None,
        },
        ..(*view(book(), 1)).clone()
    };
    at(&stage(Arc::new(view), Lang::EN), "Pair 1, partner 2");

    let mut harness = stage(crate::stage::view(Book::default(), 1), Lang::EN);
    write(&mut harness, "4.3.2026");
    let dates = harness.get_all_by_label("Date");
    let typed: Vec<_> = dates.filter_map(|node| node.value()).collect();
    assert!(typed.contains(&"4.3.2026".to_owned()), "{typed:?}");
}
