//! A championship of five sessions with a final, by keyboard alone, against
//! the published numbers.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::Value;
use tandem::i18n::{Lang, fixed, signed};

use crate::stage::{
    CUP, Home, Window, at, back_to, calculate, enter, keys, past_the_date, press, replace, shows,
    stored, wait, write,
};

fn vector() -> Value {
    let path = "tests/data/vectors/championship.json";
    let text = std::fs::read_to_string(path).expect("the numbers");
    serde_json::from_str(&text).expect("numbers")
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// Types a session; the keyboard stands where its first pair begins.
fn type_session(window: &mut Window, session: &Value, last: bool) {
    past_the_date(window);
    at(window, "Pair 1, player");
    back_to(window, "Strength (S)");
    replace(window, &session["S"].to_string());
    back_to(window, "Boards (H)");
    replace(window, &session["boards"].to_string());
    if last {
        // Between the boards and the strength.
        press(window, Key::Tab);
        at(window, "Final");
        press(window, Key::Space);
        back_to(window, "Boards (H)");
    }
    press(window, Key::Enter);
    for pair in list(&session["entries"]) {
        let imps = pair["imps"].to_string();
        enter(window, &[text(&pair["a"]), text(&pair["b"]), &imps]);
    }
}

/// Whether the numbers of a pair stand in its row, in the order of the columns.
fn compare(window: &Window, row: usize, pair: &Value, is_final: bool) {
    let mut expected = vec![fixed(Lang::EN, number(&pair["percent"]), 2)];
    let figures = ["pair_rating", "opponents"];
    expected.extend(figures.map(|figure| fixed(Lang::EN, number(&pair[figure]), 1)));
    if !is_final {
        let changes = ["change", "change_a", "change_b"];
        expected.extend(changes.map(|change| signed(Lang::EN, number(&pair[change]), 1)));
    }
    let mut shown = figures_of(window, row);
    // After the percent comes the place.
    shown.remove(1);
    let shown: Vec<&str> = shown
        .iter()
        .map(|text| text.trim_start_matches(['▲', '▼', ' ']))
        .collect();
    assert_eq!(shown, expected, "row {row}");
}

/// The texts behind the cells of a row, from left to right.
fn figures_of(window: &Window, row: usize) -> Vec<String> {
    let cell = window.get_by_label(&format!("Pair {row}, player")).rect();
    let texts = window.query_all_by_role(egui::accesskit::Role::Label);
    let mut beside: Vec<(f32, String)> = texts
        .filter(|text| (text.rect().center().y - cell.center().y).abs() < cell.height() / 2.0)
        .filter_map(|text| {
            Some((
                text.rect().left(),
                text.accesskit_node()
                    .value()
                    .or(text.accesskit_node().label())?,
            ))
        })
        .filter(|(left, _)| *left > cell.right())
        .collect();
    beside.sort_by(|one, other| one.0.total_cmp(&other.0));
    beside.into_iter().map(|(_, text)| text).collect()
}

#[test]
fn five_sessions_with_a_final_by_keyboard_alone() {
    let vector = vector();
    let players = list(&vector["players"]);
    let players: Vec<(&str, f64)> = players
        .iter()
        .map(|player| (text(&player["name"]), number(&player["start"])))
        .collect();
    let home = Home::new(&players, false);
    let mut window = home.open();
    at(&window, "Name of a new championship");
    write(&mut window, "Spring Cup");
    press(&mut window, Key::Enter);
    wait(&mut window, "Boards (H)");
    window.run_ok();
    // The number is there; the first that is missing is the date.
    at(&window, "Date");
    press(&mut window, Key::Enter);
    window.run_ok();
    at(&window, "Boards (H)");
    write(&mut window, "24");
    press(&mut window, Key::Enter);
    let sessions = list(&vector["sessions"]);
    for (at_session, session) in sessions.iter().enumerate() {
        let last = at_session + 1 == sessions.len();
        type_session(&mut window, session, last);
        for (row, pair) in (1..).zip(list(&session["expect"])) {
            compare(&window, row, pair, last);
        }
        calculate(&mut window, at_session as u32 + 1);
        at(&window, "New session");
        if !last {
            press(&mut window, Key::Enter);
            window.run_ok();
        }
    }
    assert!(shows(&window, "Session 5, final"));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    wait(&mut window, "Undone");
    assert!(!shows(&window, "Session 5, final"));
    drop(window);
    let view = stored(&home.club());
    assert_eq!(view.book.championships[&CUP].sessions.len(), 4);
}
