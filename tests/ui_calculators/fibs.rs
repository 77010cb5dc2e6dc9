//! The pane FIBS. Source of the numbers: the articles about FIBS ratings, as
//! in the tests of the formula.

use egui::Key;
use tandem::i18n::Lang;
use tandem::ui::Tab;

use crate::stage::Stage;

const LIST: &str = "1600 250 7 won\n1480,90,5,lost\n1725.5;1400;9;1\n";

fn open() -> Stage {
    Stage::open(Tab::Fibs, Lang::EN)
}

/// Types a match: length, ratings, experiences.
fn enter(stage: &mut Stage, length: &str, ratings: [&str; 2], experiences: [&str; 2]) {
    stage.type_in("Match length", length);
    for (at, number) in [1, 2].into_iter().enumerate() {
        stage.type_in(&format!("Player {number}: rating"), ratings[at]);
        stage.type_in(&format!("Player {number}: experience"), experiences[at]);
    }
}

#[test]
fn both_outcomes_of_published_matches() {
    let mut stage = open();
    // The match that stands there at first shows what the pane does.
    stage.expect(&[
        "Player 1 is the favourite with a chance of 56.4",
        "Chance of the favourite, 100 points above",
        "▲ +19.30",
        "▼ −24.97",
    ]);
    enter(&mut stage, "1", ["1500", "1500"], ["0", "0"]);
    stage.expect(&[
        "Nobody is the favourite",
        "▲ +9.98",
        "▼ −9.98",
        "1509.98",
        "1490.02",
    ]);
    stage.type_in("Match length", "9");
    stage.expect(&["▲ +29.46", "▼ −29.46"]);

    enter(&mut stage, "1", ["1600", "1500"], ["100", "100"]);
    stage.expect(&[
        "Player 1 is the favourite with a chance of 52.8751 %",
        "+7.5211",
        "−7.5211",
        "+8.4389",
        "−8.4389",
        "If player 1 wins",
        "If player 2 wins",
        "1607.52",
        "1492.48",
        "1591.56",
        "1508.44",
        "47.12\u{a0}%",
        "= 3.99",
        "101",
    ]);
    enter(&mut stage, "13", ["1550", "1450"], ["200", "150"]);
    stage.expect(&["60.2311 %", "16.46", "19.33", "√13 = 3.6056"]);
}

#[test]
fn the_chances_for_every_length_and_their_picture() {
    let mut stage = open();
    enter(&mut stage, "13", ["1800", "1500"], ["400", "400"]);
    stage.expect(&[
        "Chance of the favourite, 300 points above",
        "58.55",
        "64.53",
        "68.40",
        "Chance of the favourite in a match to 13 points: Difference of ratings",
    ]);
    let copied = stage.copied_by("Chance of the favourite, 300 points above: Copy");
    assert!(copied.contains("77.65"), "{copied}");
    assert_eq!(copied.lines().count(), 27, "{copied}");
}

#[test]
fn the_floor_of_the_zone() {
    let mut stage = open();
    enter(&mut stage, "9", ["104", "104"], ["0", "0"]);
    stage.expect(&["74.54"]);
    stage.click("MSN Zone rules: no rating below 100");
    stage.expect(&["Player 2: The floor of 100 spares 25.46 points", "▼ −29.46"]);
    stage.expect_none(&["74.54"]);
    stage.type_in("Player 1: rating", "99");
    stage.expect(&["99 is below 100; on the Zone no rating is."]);
    stage.expect_none(&["If player 1 wins"]);
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_shown() {
    let mut stage = open();
    let rating = "Player 1: rating";
    let experience = "Player 2: experience";
    for (field, text, sentence) in [
        ("Match length", "0", "A match to 0 points is not possible"),
        ("Match length", "65", "A match to 65 points is not possible"),
        (
            "Match length",
            "unlimited",
            "An unlimited match is not rated",
        ),
        ("Match length", "long", "“long” is not a number"),
        ("Match length", "", "A number is missing here"),
        (experience, "-1", "−1 cannot be experience"),
        (experience, "0.5", "0.5 cannot be experience"),
        (experience, "many", "“many” is not a number"),
        (rating, "0", "0 cannot be a rating here"),
        (rating, "9999", "9999 cannot be a rating here"),
        (rating, "12345", "12345 cannot be a rating here"),
        (rating, "", "A number is missing here"),
    ] {
        let before = stage.text_in(field);
        stage.type_in(field, text);
        stage.expect(&[sentence]);
        stage.expect_none(&["If player 1 wins", "How it is calculated", "19.30"]);
        stage.type_in(field, &before);
        stage.expect(&["If player 1 wins", "▲ +19.30"]);
        stage.expect_none(&[sentence]);
    }
}

#[test]
fn the_whole_calculation_is_copied() {
    let mut stage = open();
    enter(&mut stage, "1", ["1600", "1500"], ["100", "100"]);
    let copied = stage.copied_by("Copy result");
    for part in [
        "Match to one point",
        "52.8751 %",
        "+7.5211",
        "−8.4389",
        "PE1 =",
    ] {
        assert!(copied.contains(part), "{part} not in {copied}");
    }
    stage.expect(&["Copied to the clipboard"]);
}

#[test]
fn a_list_is_pasted_saved_and_read_back() {
    let mut stage = open();
    stage.click("Several matches in a row");
    stage.expect(&["Type or paste matches at the left"]);
    stage.paste_in("Match list", LIST);
    stage.expect(&[
        "After 3 matches, 2 won: rating",
        "experience 21",
        "Rating after each match: Match, Rating",
        "1725.50",
    ]);
    let copied = stage.copied_by("Matches: Copy");
    let saved = stage.saved_by("Matches: Save as CSV…", "matches.csv");
    assert_eq!(saved.lines().count(), 4, "{saved}");

    stage.click("Clear");
    stage.expect(&["Type or paste matches at the left"]);
    stage.read_by("Read from a file…", &saved);
    assert_eq!(stage.copied_by("Matches: Copy"), copied);

    // The list in the other language is the same list.
    let mut russian = Stage::open(Tab::Fibs, Lang::RU);
    russian.click("Несколько матчей подряд");
    russian.read_by("Прочитать из файла…", &saved);
    let copied_russian = russian.copied_by("Матчи: Копировать");
    let saved_again = russian.saved_by("Матчи: Сохранить CSV…", "matches.csv");
    // Spreadsheets of that language want a mark, semicolons and commas.
    assert!(saved_again.starts_with('\u{feff}'), "{saved_again}");
    let rows = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    let translated = saved
        .replace(',', ";")
        .replace('.', ",")
        .replace("won", "победа")
        .replace("lost", "поражение");
    assert_eq!(rows(&saved_again), rows(&translated));
    russian.click("Очистить");
    russian.read_by("Прочитать из файла…", &saved_again);
    assert_eq!(russian.copied_by("Матчи: Копировать"), copied_russian);
    stage.read_by("Read from a file…", &saved_again);
    assert_eq!(stage.copied_by("Matches: Copy"), copied);
}

#[test]
fn wrong_lines_of_a_list_are_named_and_nothing_behind_them_is_rated() {
    let mut stage = open();
    stage.click("Several matches in a row");
    stage.paste_in(
        "Match list",
        "1600 250 7 won\n1600 250 unlimited won\n1600 0 3 won\nwhat",
    );
    stage.expect(&[
        "Line 2: An unlimited match is not rated",
        "Only the lines before line 2 are calculated",
        "Line 4: A match needs",
        "After one match, 1 won",
    ]);
    stage.type_in("Own rating before the first match", "0");
    stage.expect(&["0 cannot be a rating here"]);
    stage.expect_none(&["After one match"]);
    let nonsense = "nonsense\n".repeat(5000);
    stage.paste_in("Match list", &nonsense);
    stage.expect(&["Line 6: A match needs", "… and 4994 more lines"]);
    stage.expect_none(&["Line 7:"]);
}

#[test]
fn a_list_that_is_too_long_is_refused() {
    let mut stage = open();
    stage.click("Several matches in a row");
    stage.paste_in("Match list", LIST);
    let long = "1500 0 5 won\n".repeat(5001);
    stage.read_by("Read from a file…", &long);
    stage.expect(&["The list is too long. A calculator takes 5000 lines"]);
    stage.key(Key::Escape);
    assert_eq!(stage.text_in("Match list"), LIST);
    stage.expect(&["After 3 matches"]);
    stage.paste_in("Match list", &long);
    stage.expect(&["Line 5001: The list is too long."]);
    stage.expect_none(&["After 5000 matches", "After 5001 matches"]);
}

#[test]
fn what_was_typed_survives_a_restart() {
    let mut stage = open();
    enter(&mut stage, "7", ["1600,5", "15"], ["x", ""]);
    stage.click("MSN Zone rules: no rating below 100");
    stage.click("Several matches in a row");
    stage.paste_in("Match list", LIST);
    stage.restart();
    assert_eq!(stage.text_in("Match list").trim(), LIST.trim());
    stage.expect(&["After 3 matches"]);
    stage.click("One match");
    assert_eq!(stage.text_in("Match length"), "7");
    assert_eq!(stage.text_in("Player 1: rating"), "1600,5");
    assert_eq!(stage.text_in("Player 1: experience"), "x");
    assert_eq!(stage.text_in("Player 2: experience"), "");
    stage.expect(&[
        "15 is below 100",
        "“x” is not a number",
        "A number is missing",
    ]);
}

#[test]
fn the_keyboard_is_enough() {
    let mut stage = open();
    stage.tab_to("Player 1: rating");
    stage.type_in("Player 1: rating", "1500");
    for next in [
        "Player 1: experience",
        "Player 2: rating",
        "Player 2: experience",
        "Match length",
    ] {
        stage.key(Key::Tab);
        assert_eq!(stage.focused().as_deref(), Some(next));
    }
    stage.type_in("Match length", "9");
    stage.expect(&["▲ +29.46"]);
    stage.tab_to("Copy result");
    stage.tab_to("Chance of the favourite, 0 points above: Copy");
    // The table is longer than its place: End scrolls to its last row.
    let table = "Chance of the favourite, 0 points above";
    stage.tab_to(table);
    stage.expect_none(&["25"]);
    stage.key(Key::End);
    stage.expect(&["25"]);
    stage.tab_to("Several matches in a row");
    stage.key(Key::Enter);
    stage.tab_to("Match list");
}

#[test]
fn everything_speaks_russian() {
    let mut stage = Stage::open(Tab::Fibs, Lang::RU);
    stage.type_in("Игрок 1: рейтинг", "1600");
    stage.type_in("Длина матча", "13");
    stage.expect(&[
        "Фаворит – игрок 1, вероятность победы 60,2311\u{a0}%",
        "Если победит игрок 2",
    ]);
    stage.type_in("Длина матча", "безлимитный");
    stage.expect(&["Безлимитный матч не рейтингуется"]);
    stage.click("Несколько матчей подряд");
    stage.paste_in("Список матчей", "1600 250 7 победа\n1500 0 5 поражение");
    stage.expect(&["После 2 матчей (побед: 1)"]);
    stage.expect_none(&["Unknown localization"]);
}
