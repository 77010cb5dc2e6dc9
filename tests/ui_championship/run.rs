//! A championship of five sessions with a final, by keyboard alone, against
//! the published numbers.

use egui::{Key, Modifiers};
use serde_json::Value;
use tandem::i18n::{Lang, fixed, signed};

use crate::stage::{
    CUP, Home, Window, at, back_to, calculate, enter, keys, press, replace, shows, stored, wait,
    write,
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

/// Whether the numbers of a pair stand on the screen.
fn compare(window: &Window, pair: &Value, is_final: bool) {
    let percent = fixed(Lang::En, number(&pair["percent"]), 2);
    assert!(shows(window, &percent), "{percent}");
    if is_final {
        return;
    }
    for figure in ["pair_rating", "opponents"] {
        let figure = fixed(Lang::En, number(&pair[figure]), 1);
        assert!(shows(window, &figure), "{figure}");
    }
    for change in ["change", "change_a", "change_b"] {
        let change = signed(Lang::En, number(&pair[change]), 1);
        assert!(shows(window, &change), "{change}");
    }
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
    at(&window, "Boards (H)");
    write(&mut window, "24");
    press(&mut window, Key::Enter);
    let sessions = list(&vector["sessions"]);
    for (at_session, session) in sessions.iter().enumerate() {
        let last = at_session + 1 == sessions.len();
        type_session(&mut window, session, last);
        for pair in list(&session["expect"]) {
            compare(&window, pair, last);
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
