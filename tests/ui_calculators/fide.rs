//! The pane FIDE.

use egui::{Event, Key};
use egui_kittest::kittest::Queryable as _;
use tandem::i18n::Lang;
use tandem::ui::Tab;

use crate::stage::Stage;

const RATING: &str = "Your rating";
const GAMES: &str = "Your games";
const TARGET: &str = "Rating to reach";

/// Nine games, two of which do not count.
const NINE: &str = "1850 1\n2100 0.5\n2000 ½\n1900 =\n1780 1\n2210 0\n1990 forfeit\n\
    unrated 1\n1875 1";

fn pane() -> Stage {
    Stage::open(Tab::Fide, Lang::EN)
}

/// The pane with a rating and games in it.
fn with_event(rating: &str, games: &str) -> Stage {
    let mut stage = pane();
    stage.type_in(RATING, rating);
    stage.paste_in(GAMES, games);
    stage
}

/// The pane with the games of a player without a rating.
fn newcomer(games: &str) -> Stage {
    let mut stage = pane();
    stage.click("No rating yet");
    stage.paste_in(GAMES, games);
    stage
}

/// That many games against one opponent, so many of them won and drawn.
fn results(opponent: u32, won: usize, drawn: usize, games: usize) -> String {
    let line = |score: &str| format!("{opponent} {score}\n");
    line("1").repeat(won) + &line("0.5").repeat(drawn) + &line("0").repeat(games - won - drawn)
}

fn type_k(stage: &mut Stage, k: &str) {
    stage.click("K typed");
    stage.type_in("Coefficient K", k);
}

#[test]
fn nine_pasted_games_give_the_new_rating() {
    let stage = with_event("1900", NINE);
    // PD .57 .24 .36 .50 .66 .14 .53.
    stage.expect(&[
        "Points 4.5 of 7, expected 3.00: difference +1.50.",
        "Change +1.50 × 20 = +30.00, rounded +30.",
        "New rating: 1930",
        "▲ +30",
        "K = 20: for an adult with 30 games",
        "K = 20 times 7 games is not more than 700",
        "Performance rating: opponents’ mean 1959",
        "Game 7 – Not played",
        "Game 8 – The opponent has no rating",
        "Logistic, approx.",
        "New rating for every total",
    ]);
    stage.window.get_by_label("1930");
}

/// Source: the old Persian page's examples.
#[test]
fn published_changes_appear() {
    for (rating, k, games, shown) in [
        ("1500", "20", "1600 1", ["= +12.80", "New rating: 1513"]),
        ("1500", "20", "1600 0.5", ["= +2.80", "New rating: 1503"]),
        ("1892", "40", "2026 1", ["= +27.20", "New rating: 1919"]),
        ("1892", "20", "2026 1", ["= +13.60", "New rating: 1906"]),
        ("2400", "10", "2400 1", ["= +5.00", "New rating: 2405"]),
    ] {
        let mut stage = with_event(rating, games);
        type_k(&mut stage, k);
        stage.expect(&shown);
    }
}

/// Source: the old Persian page's examples.
#[test]
fn published_first_and_performance_ratings_appear() {
    let five = "1902 ½\n1877 ½\n1884 1\n2012 0\n1832 1";
    newcomer(five).expect(&["First rating: 1922"]);
    for (opponent, won, drawn, games, rating) in [
        (2000, 3, 0, 5, "First rating: 1993"),
        (1600, 1, 0, 5, "First rating: 1499"),
        (1800, 4, 0, 7, "First rating: 1843"),
        (2400, 3, 0, 5, "First rating: 2200"),
        (2000, 7, 0, 9, "78 % gives 220: 2220"),
        (1850, 3, 2, 6, "125: 1975"),
    ] {
        newcomer(&results(opponent, won, drawn, games)).expect(&[rating]);
    }
}

#[test]
fn without_a_first_rating_the_reason_stands_there() {
    newcomer("1850 1\n1900 1").expect(&["2 games against rated opponents", "none"]);
    newcomer(&results(2476, 0, 0, 7)).expect(&["No points: a zero score", ": 1676"]);
    let stage = newcomer("1850 1\nunrated 1\n1700 forfeit");
    stage.expect(&["Game 2 – The opponent has no rating", "Game 3 – Not played"]);
    stage.expect_none(&["First rating:", TARGET]);
}

#[test]
fn a_wrong_field_has_its_sentence_and_there_is_no_result() {
    let mut stage = with_event("1892", NINE);
    for (field, right, wrong, sentence) in [
        (RATING, "1892", "letters", "“letters” is not a number."),
        (RATING, "1892", "0", "0 cannot be a FIDE rating"),
        (RATING, "1892", "9999", "9999 cannot be a FIDE rating"),
        (
            "Year of birth",
            "",
            "2030",
            "Born in 2030 and playing in 2026",
        ),
        ("Year of the event", "", "soon", "“soon” is not a number."),
        (
            "Games played before",
            "",
            "-1",
            "-1 cannot be a number of games",
        ),
        (
            "Highest rating ever",
            "",
            "12",
            "12 cannot be the highest rating",
        ),
        (
            GAMES,
            NINE,
            "1850 1\nletters",
            "Line 2: There is no opponent’s rating",
        ),
        (
            GAMES,
            NINE,
            "1850 2",
            "Line 1: 2 is not the result of a game",
        ),
        (GAMES, NINE, "1850 good", "Line 1: “good” is not a result"),
        (
            GAMES,
            NINE,
            "0 1",
            "Line 1: 0 cannot be an opponent’s rating",
        ),
        (
            GAMES,
            NINE,
            "9999 1",
            "Line 1: 9999 cannot be an opponent’s rating",
        ),
    ] {
        stage.expect(&["New rating:"]);
        stage.paste_in(field, wrong);
        let sentence = sentence.replace('-', "−");
        stage.expect(&[&sentence, "Correct what is marked in red"]);
        stage.expect_none(&["New rating:", "Copy result"]);
        stage.type_in(field, "");
        if !right.is_empty() {
            stage.paste_in(field, right);
        }
        stage.expect_none(&[&sentence]);
    }
    type_k(&mut stage, "0");
    stage.expect(&["K = 0 is not possible"]);
    stage.expect_none(&["New rating:"]);
}

#[test]
fn what_is_missing_is_asked_for() {
    let mut stage = pane();
    stage.expect(&["Type your rating.", "Type or paste your games"]);
    stage.expect_none(&["New rating:", "⚠"]);
    stage.type_in(RATING, "1892");
    stage.expect(&["Type or paste your games"]);
    stage.expect_none(&["Type your rating.", "New rating:", "⚠"]);
    stage.paste_in(GAMES, "1850 1");
    type_k(&mut stage, "");
    stage.expect(&["Type the coefficient K"]);
}

#[test]
fn k_follows_from_the_facts_with_its_reason() {
    let mut stage = with_event("2100", &results(2100, 18, 0, 18));
    // Nothing typed for the year of the event: today's, 2026.
    stage.type_in("Year of birth", "2008");
    stage.expect(&["K = 40: to the end of the year of the 18th", "K becomes 38"]);
    stage.type_in("Year of the event", "2027");
    stage.expect(&["K = 20: for an adult"]);
    stage.type_in("Games played before", "12");
    stage.expect(&["K = 40: fewer than 30 games"]);
    stage.type_in("Highest rating ever", "2410");
    stage.expect(&["K = 10: a rating of 2400 or more"]);
}

#[test]
fn the_rules_of_each_speed_and_the_floor() {
    let mut stage = with_event("2650", "2000 1\n2300 1");
    stage.window.get_by_label("650");
    stage.expect_none(&["counts as 400", "600 points apart"]);
    stage.click("Blitz");
    stage.expect(&["Game 1 – 600 points apart"]);
    stage.type_in(RATING, "2500");
    stage.expect(&["counts as 400"]);
    stage.click("No rating yet");
    stage.type_in("Your standard rating", "1900");
    stage.expect(&["the standard rating of 1900 is taken", "New rating:"]);

    let mut stage = with_event("1405", "1405 0");
    type_k(&mut stage, "40");
    stage.expect(&["1385 is below 1400", "none", "▼ −20"]);
    stage.expect_none(&["New rating:"]);
}

#[test]
fn the_score_needed_for_a_rating() {
    let mut stage = with_event("1800", "1800 1\n1800\n1800");
    type_k(&mut stage, "20");
    stage.type_in(TARGET, "1815");
    stage.expect(&["For 1815: 1.5 of the 2 remaining points; that gives 1820."]);
    stage.type_in(TARGET, "1900");
    stage.expect(&["1900 cannot be reached any more: winning all gives 1830."]);
    stage.type_in(TARGET, "0");
    stage.expect(&["0 cannot be reached", "New rating: 1810"]);
    stage.expect(&["Every total of the event", "Possible"]);
}

#[test]
fn what_was_typed_is_there_after_a_restart() {
    let mut stage = with_event("1892", "1850 1\n21");
    stage.click("Rapid");
    type_k(&mut stage, "4x");
    stage.restart();
    assert_eq!(stage.text_in(RATING), "1892");
    assert_eq!(stage.text_in(GAMES), "1850 1\n21");
    assert_eq!(stage.text_in("Coefficient K"), "4x");
    stage.expect(&["“4x” is not a number."]);
}

#[test]
fn a_saved_list_reads_back_as_the_same_games() {
    let mut stage = with_event("1900", &format!("{NINE}\n1950"));
    stage.type_in(TARGET, "1940");
    let before = stage.copied_by("Copy result");
    let saved = stage.saved_by("Games: Save as CSV…", "games.csv");
    stage.type_in(GAMES, "");
    stage.expect_none(&["New rating:"]);
    stage.read_by("Read from a file…", &saved);
    assert_eq!(stage.copied_by("Copy result"), before);
    assert!(stage.text_in(GAMES).starts_with("1850 1\n2100 0.5\n"));

    let mut stage = newcomer("1850 1\n1900 ½\nunrated 1\n1700 forfeit\n1800 0\n1810 1\n1900 0");
    let before = stage.copied_by("Copy result");
    let saved = stage.saved_by("Games: Save as CSV…", "first.csv");
    stage.type_in(GAMES, "");
    stage.read_by("Read from a file…", &saved);
    assert_eq!(stage.copied_by("Copy result"), before);
}

#[test]
fn the_copy_holds_the_whole_calculation() {
    let mut stage = with_event("1900", NINE);
    stage.type_in(TARGET, "1930");
    let copied = stage.copied_by("Copy result");
    for part in [
        "FIDE, Standard. Rating 1900",
        "Expected (PD)",
        "Points 4.5 of 7",
        "New rating: 1930",
        "Game 7 – Not played",
        "1930 is reached: the rating is 1930.",
        "Every total of the event",
    ] {
        assert!(copied.contains(part), "{part:?} not in {copied}");
    }
    let games = stage.copied_by("Games: Copy");
    assert!(games.contains("forfeit") && !games.contains("Every total"));
}

#[test]
fn the_keyboard_is_enough() {
    let mut stage = pane();
    stage.tab_to("Rapid");
    stage.key(Key::Space);
    stage.tab_to(RATING);
    stage.window.event(Event::Text("1900".to_owned()));
    stage.settle();
    stage.tab_to(GAMES);
    stage.window.event(Event::Paste(NINE.to_owned()));
    stage.settle();
    stage.tab_to(TARGET);
    stage.window.event(Event::Text("1930".to_owned()));
    stage.settle();
    stage.expect(&["1930 is reached", "New rating: 1930"]);
    stage.tab_to("Copy result");
    stage.key(Key::Space);
    stage.expect(&["New rating: 1930"]);
    stage.tab_to("Every total of the event: Copy");
}

#[test]
fn speaks_russian() {
    let mut stage = Stage::open(Tab::Fide, Lang::RU);
    stage.expect(&["Введите ваш рейтинг."]);
    stage.type_in("Ваш рейтинг", "1900");
    stage.paste_in("Ваши партии", "1850 1\n2100 0,5\n1900 неявка\nб/р 1");
    stage.expect(&[
        "Новый рейтинг: 1914",
        "Партия 3 – Не игралась",
        "Логистическое, прибл.",
    ]);
    let copied = stage.copied_by("Копировать результат");
    let saved = stage.saved_by("Партии: Сохранить CSV…", "games.csv");
    assert!(
        saved.starts_with('\u{feff}') && saved.contains(";0,5;"),
        "{saved}"
    );
    stage.type_in("Ваши партии", "");
    stage.expect_none(&["Новый рейтинг:"]);
    stage.read_by("Прочитать из файла…", &saved);
    assert_eq!(stage.copied_by("Копировать результат"), copied);
    stage.type_in("Ваш рейтинг", "0");
    stage.expect(&["0 не может быть рейтингом ФИДЕ"]);
    stage.expect_none(&["Новый рейтинг:"]);
}
