//! The pane Redistribution. Source of the numbers: the article about the
//! redistribution of ratings, as in the tests of the formula.

use tandem::i18n::Lang;
use tandem::ui::Tab;

use crate::stage::Stage;

const GAMES: &str = "Anna Bob 3:1\nBob Clara 2:2\nAnna Lee – Bob Ray 0:3\nAnna;Clara;1;0\n";

fn open() -> Stage {
    Stage::open(Tab::Redistribution, Lang::EN)
}

/// Types a game: ratings and scores.
fn enter(stage: &mut Stage, ratings: [&str; 2], scores: [&str; 2]) {
    for (at, number) in [1, 2].into_iter().enumerate() {
        stage.type_in(&format!("Player {number}: rating"), ratings[at]);
        stage.type_in(&format!("Player {number}: score"), scores[at]);
    }
}

#[test]
fn published_games_with_every_step() {
    let mut stage = open();
    // The game that stands there at first.
    stage.expect(&[
        "B = φ·(R1 + R2) = 0.2·(1000 + 1000) = 400.00",
        "1066.67",
        "933.33",
        "▲ +66.67",
    ]);
    enter(&mut stage, ["1000", "1000"], ["21", "0"]);
    stage.expect(&["1182.61", "817.39", "(21 + 1) / (21 + 0 + 2) = 0.9565"]);
    enter(&mut stage, ["1200", "800"], ["0", "3"]);
    stage.expect(&["1040.00", "960.00", "R2' = (1 − φ)·R2 + (1 − p)·B"]);
    stage.expect_none(&["all the same"]);
}

#[test]
fn a_winner_who_loses_points_is_told_so() {
    let mut stage = open();
    enter(&mut stage, ["1500", "500"], ["2", "1"]);
    stage.type_in("Player 1: name", "Anna");
    stage.expect(&["Anna won and loses 60 points all the same", "▼ −60.00"]);
    enter(&mut stage, ["1500", "500"], ["1", "1"]);
    stage.expect(&["Anna loses 100 points by the draw"]);
    let copied = stage.copied_by("Copy result");
    for part in ["Anna", "Player 2", "1400.00", "by the draw", "p = (g1 + 1)"] {
        assert!(copied.contains(part), "{part} not in {copied}");
    }
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_shown() {
    let mut stage = open();
    let (phi, rating, score) = ("Part φ", "Player 1: rating", "Player 2: score");
    for (field, text, sentence) in [
        (phi, "0", "φ = 0 is not possible"),
        (phi, "1.5", "φ = 1.5 is not possible"),
        (phi, "much", "“much” is not a number"),
        (phi, "", "A number is missing here"),
        (rating, "0", "0 cannot be a rating here"),
        (rating, "9999", "9999 cannot be a rating here"),
        (rating, "x", "“x” is not a number"),
        (score, "-1", "−1 cannot be a score"),
        (score, "1000", "1000 cannot be a score"),
        (score, "", "A number is missing here"),
    ] {
        let before = stage.text_in(field);
        stage.type_in(field, text);
        stage.expect(&[sentence]);
        stage.expect_none(&["How it is calculated", "1066.67"]);
        stage.type_in(field, &before);
        stage.expect(&["How it is calculated", "1066.67"]);
        stage.expect_none(&[sentence]);
    }
    stage.type_in(score, "999");
    stage.expect(&["How it is calculated"]);
}

#[test]
fn a_ladder_is_pasted_saved_and_read_back() {
    let mut stage = open();
    stage.click("Ladder");
    stage.expect(&["Type or paste games at the left"]);
    stage.paste_in("Games", "Anna Bob 3:1\nBob Clara 2:2\nAnna Clara 1:0\n");
    stage.expect(&[
        "Standings of the ladder",
        "6 games short of 8",
        "Grey: fewer than 8 games",
        "Ratings after each game: Game, Rating",
        "1066.67",
    ]);
    let copied = stage.copied_by("Games of the ladder: Copy");
    let standings = stage.copied_by("Standings of the ladder: Copy");
    assert!(standings.contains("Clara"), "{standings}");
    let saved = stage.saved_by("Games of the ladder: Save as CSV…", "games.csv");
    assert_eq!(saved.lines().count(), 4, "{saved}");
    stage.click("Clear");
    stage.expect(&["Type or paste games at the left"]);
    stage.read_by("Read from a file…", &saved);
    assert_eq!(stage.copied_by("Games of the ladder: Copy"), copied);
    // Everybody is drawn until the ticks are changed.
    assert!(stage.is_ticked("Curve of Anna") && stage.is_ticked("Curve of Clara"));
    stage.tick("Curve of Anna");
    assert!(!stage.is_ticked("Curve of Anna") && stage.is_ticked("Curve of Clara"));
    stage.type_in("Part φ", "0");
    stage.expect(&["φ = 0 is not possible"]);
    stage.expect_none(&["Standings of the ladder"]);
}

#[test]
fn wrong_games_are_named_and_nothing_behind_them_is_rated() {
    let mut stage = open();
    stage.click("Ladder");
    stage.paste_in(
        "Games",
        "Anna Bob 3:1\nAnna anna 3:1\nBob Clara 1:0\nwho knows\nAnna Bob 1000:0",
    );
    stage.expect(&[
        "Line 2: Anna cannot play against",
        "Line 4: Two names and two scores are not found",
        "Line 5: 1000 cannot be a score",
        "7 games short of 8",
    ]);
    stage.expect_none(&["Clara"]);
}

#[test]
fn what_was_typed_survives_a_restart() {
    let mut stage = open();
    stage.type_in("Part φ", "0,3");
    stage.type_in("Player 1: name", "Anna");
    stage.type_in("Player 2: score", "");
    stage.click("Ladder");
    stage.paste_in("Games", GAMES);
    stage.restart();
    assert_eq!(stage.text_in("Games").trim(), GAMES.trim());
    assert_eq!(stage.text_in("Part φ"), "0,3");
    stage.click("One game");
    assert_eq!(stage.text_in("Player 1: name"), "Anna");
    assert_eq!(stage.text_in("Player 2: score"), "");
    stage.expect(&["A number is missing here"]);
}

#[test]
fn the_keyboard_is_enough() {
    let mut stage = open();
    stage.tab_to("Player 1: name");
    for next in [
        "Player 1: rating",
        "Player 1: score",
        "Player 2: name",
        "Player 2: rating",
        "Player 2: score",
        "Part φ",
        "Game: Copy",
        "Game: Save as CSV…",
        "Copy result",
    ] {
        stage.key(egui::Key::Tab);
        assert_eq!(stage.focused().as_deref(), Some(next));
    }
    stage.tab_to("Ladder");
    stage.key(egui::Key::Enter);
    stage.tab_to("Games");
    let games = "Anna Bob 3:1\n".repeat(40);
    stage.paste_in("Games", &games);
    stage.key(egui::Key::Tab);
    stage.tab_to("Curve of Anna");
    stage.tab_to("Games of the ladder");
    stage.key(egui::Key::PageDown);
    stage.key(egui::Key::End);
}

#[test]
fn everything_speaks_russian() {
    let mut stage = Stage::open(Tab::Redistribution, Lang::RU);
    stage.type_in("Игрок 1: рейтинг", "1500");
    stage.type_in("Игрок 2: рейтинг", "500");
    stage.type_in("Игрок 1: счёт", "2");
    stage.expect(&[
        "Игрок 1: победа, а рейтинг падает на 60",
        "Как это считается",
    ]);
    stage.click("Лестница");
    stage.paste_in("Игры", "Анна Борис 3:1\nБорис Вера 2:2");
    stage.expect(&["до 8 не хватает 7 игр", "Положение в лестнице", "1066,67"]);
    stage.expect_none(&["Unknown localization"]);
    stage.paste_in("Игры", "Анна Борис 3,5:1\nБорис – Вера Ли 2:2");
    let copied = stage.copied_by("Игры лестницы: Копировать");
    let saved = stage.saved_by("Игры лестницы: Сохранить CSV…", "games.csv");
    assert!(
        saved.starts_with('\u{feff}') && saved.contains(";3,5;1;"),
        "{saved}"
    );
    stage.click("Очистить");
    stage.read_by("Прочитать из файла…", &saved);
    assert_eq!(stage.copied_by("Игры лестницы: Копировать"), copied);
}
