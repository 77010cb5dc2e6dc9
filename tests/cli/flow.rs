//! A club from its first day on, without any display.

use serde_json::json;
use tandem::club::{Club, Command};

use crate::bench::{Bench, FIRST};

#[test]
fn from_a_new_club_to_undo_and_redo() {
    let bench = Bench::small();
    let tournament = bench.run(&["tournament", "club", "2026-03-04"]).well();
    assert!(
        tournament.contains("Ёлкин Łukasz") && tournament.contains("Norm"),
        "{tournament}"
    );
    let before = bench
        .run(&["export", "club", "standings", "--format", "json"])
        .json();
    assert_eq!(before[0]["place"], 1);
    assert!(bench.run(&["undo", "club"]).well().contains("Taken back"));
    let undone = bench
        .run(&["export", "club", "standings", "--format", "json"])
        .json();
    assert!(
        undone
            .as_array()
            .expect("lines")
            .iter()
            .all(|line| line["played"] == 0)
    );
    bench.run(&["tournament", "club", "2026-03-04"]).refused(1);
    bench.run(&["redo", "club"]).well();
    let after = bench
        .run(&["export", "club", "standings", "--format", "json"])
        .json();
    assert_eq!(after, before);
    assert_eq!(bench.run(&["check", "club"]).well(), "no problems\n");
}

#[test]
fn every_list_as_csv_json_and_html() {
    let bench = Bench::small();
    let csv = bench.run(&["export", "club", "standings"]).well();
    assert!(csv.starts_with("Place,Name,Main figure,Rating,"), "{csv}");
    assert_eq!(csv.lines().count(), 7);
    let players = bench
        .run(&["export", "club", "players", "--format", "json"])
        .json();
    assert_eq!(
        (&players[0]["name"], &players[0]["start"]),
        (&json!("Ann Lee"), &json!(100.0))
    );
    let statistic = bench
        .run(&["export", "club", "statistic", "--format", "json"])
        .json();
    assert_eq!(statistic[0]["ratings"][0]["date"], "2026-03-04");
    let history = bench
        .run(&["export", "club", "history", "--format", "json"])
        .json();
    assert_eq!(history[0]["rated"], true);
    assert_eq!(history[0]["pairs"][0], json!(["Ann Lee", "Bo Ray"]));
    for list in ["standings", "statistic", "history", "players"] {
        let html = bench
            .run(&["export", "club", list, "--format", "html"])
            .well();
        assert!(html.contains("Ann Lee</td>"), "{list}");
    }
    let written = [
        "export",
        "club",
        "players",
        "-o",
        "list.csv",
        "--decimal-comma",
        "--bom",
    ];
    assert_eq!(bench.run(&written).well(), "");
    let text = std::fs::read_to_string(bench.path("list.csv")).expect("written");
    assert!(text.starts_with("\u{feff}Name;Starting rating;"), "{text}");
    bench.run(&["players", "club", "list.csv"]).well();
}

#[test]
fn a_trial_changes_nothing() {
    let bench = Bench::small();
    let club = bench.club();
    bench.write("next.csv", FIRST.replace("55", "56"));
    let trial = [
        "calculate",
        "club",
        "next.csv",
        "--date",
        "2026-03-11",
        "--dry-run",
        "--json",
    ];
    let planned = bench.run(&trial).json();
    assert_eq!(bench.club(), club);
    let calculated = bench
        .run(&trial.map(|arg| if arg == "--dry-run" { "--again" } else { arg }))
        .json();
    assert_eq!(planned, calculated);
    assert_ne!(bench.club(), club);
}

#[test]
fn several_files_are_one_operation() {
    let bench = Bench::small();
    let dated = |date: &str, text: &str| format!("Date: {date}\n{text}");
    let with_new = FIRST.replace("Di Fox", "Guy New");
    bench.write("a.csv", dated("2026-03-11", &with_new));
    bench.write("b.csv", dated("2026-03-18", &with_new.replace("55", "57")));
    let args = [
        "calculate",
        "club",
        "a.csv",
        "b.csv",
        "--newcomers",
        "-200",
        "--json",
    ];
    let found = bench.run(&args).json();
    assert_eq!(found.as_array().expect("tournaments").len(), 2);
    let players = bench
        .run(&["export", "club", "players", "--format", "json"])
        .json();
    let new: Vec<_> = players
        .as_array()
        .expect("players")
        .iter()
        .filter(|player| player["name"] == "Guy New")
        .collect();
    assert_eq!(new.len(), 1);
    assert_eq!(
        (&new[0]["start"], &new[0]["played"]),
        (&json!(-200.0), &json!(2))
    );
    bench.run(&["undo", "club"]).well();
    let players = bench.run(&["export", "club", "players"]).well();
    assert!(!players.contains("Guy New"), "{players}");
}

#[test]
fn names_match_loosely_but_only_when_one_fits() {
    let bench = Bench::small();
    bench.write(
        "next.csv",
        "player,partner,result\nANN  LEE,Ray Bo,55\nЛукаш,Di Fox,50\nlukasz елкин,Ed Gray,45\n",
    );
    let args = ["calculate", "club", "next.csv", "--date", "2026-03-11"];
    let refused = bench.run(&args).refused(1);
    assert_eq!(refused.lines().count(), 1, "{refused}");
    assert!(
        refused.contains("next.csv, line 3") && refused.contains("Лукаш"),
        "{refused}"
    );
}

#[test]
fn bad_lines_can_be_left_out_and_are_told() {
    let bench = Bench::small();
    bench.write(
        "next.csv",
        "Pair;Result\nAnn Lee & Bo Ray;55\nDi Fox;50\nEd Gray & Fay Moon;45\n",
    );
    let args = ["calculate", "club", "next.csv", "--date", "2026-03-11"];
    let refused = bench.run(&args).refused(1);
    assert!(refused.contains("line 3"), "{refused}");
    let ran = bench.run(&[&args[..], &["--skip-bad-lines", "--json"]].concat());
    assert!(ran.err.contains("line 3"), "{}", ran.err);
    assert_eq!(
        ran.json()[0]["fields"][0].as_array().expect("pairs").len(),
        2
    );
}

#[test]
fn a_percentage_goes_before_matchpoints_unless_told() {
    let bench = Bench::small();
    let table = "Pair;MP;%\nAnn Lee & Bo Ray;60;58\nDi Fox & Ed Gray;40;42\n";
    bench.write("next.csv", table);
    let args = [
        "calculate",
        "club",
        "next.csv",
        "--date",
        "2026-03-11",
        "--dry-run",
        "--json",
    ];
    let found = bench.run(&args).json();
    assert_eq!(
        (&found[0]["scoring"], &found[0]["fields"][0][0]["percent"]),
        (&json!("percent"), &json!(58.0))
    );
    let found = bench
        .run(&[&args[..], &["--scoring", "mp"]].concat())
        .json();
    assert_eq!(
        (&found[0]["scoring"], &found[0]["fields"][0][0]["percent"]),
        (&json!("mp"), &json!(60.0))
    );
}

#[test]
fn coefficients_are_printed_and_set_together() {
    let bench = Bench::small();
    let printed = bench.run(&["param", "club"]).well();
    assert!(
        printed.starts_with("K=20\nbase=100\nW=264.533\n") && printed.contains("age=tournaments\n"),
        "{printed}"
    );
    let args = [
        "param",
        "club",
        "K=25,5",
        " growth = −0.5",
        "age=weeks",
        "--json",
    ];
    let set = bench.run(&args).json();
    assert_eq!(
        (&set["K"], &set["growth"], &set["age"]),
        (&json!(25.5), &json!(-0.5), &json!("weeks"))
    );
    assert_eq!(bench.run(&["param", "club", "--json"]).json(), set);
    let keys: Vec<&String> = set.as_object().expect("an object").keys().collect();
    assert_eq!(keys.len(), 12, "{keys:?}");
    let ratings = || bench.run(&["export", "club", "standings"]).well();
    let before = ratings();
    bench
        .run(&["param", "club", "K=40", "--from", "start"])
        .well();
    assert_ne!(ratings(), before, "the whole history is calculated anew");
}

#[test]
fn a_result_file_is_read_without_a_club() {
    let bench = Bench::empty();
    bench.write(
        "a.csv",
        "Place;Pair;Score;Boards\n1=;Ann Lee & Bo Ray;−5;24\n1=;Di Fox;x;24\n2;C & D;5;24",
    );
    let found = bench.run(&["read", "a.csv", "--json"]).json();
    let expected = json!({
        "date": null, "title": null, "scoring": "imp", "boards": null,
        "fields": [[
            {"a": "Ann Lee", "b": "Bo Ray", "result": -5.0, "boards": 24, "place": "1="},
            {"a": "C", "b": "D", "result": 5.0, "boards": 24, "place": "2"},
        ]],
        "skipped": [{"line": 3, "reason": found["skipped"][0]["reason"]}],
    });
    assert_eq!(found, expected);
    let text = bench.run(&["read", "a.csv"]).well();
    assert!(
        text.contains("Ann Lee") && text.contains("line 3"),
        "{text}"
    );
    assert_eq!(bench.files(), ["a.csv"]);
}

#[test]
fn a_club_named_like_a_command_needs_its_folder() {
    let bench = Bench::empty();
    bench.run(&["new", "./players", "--name", "Пики"]).well();
    assert_eq!(bench.run(&["check", "./players"]).well(), "no problems\n");
    let russian = bench.run(&["--lang", "ru", "undo", "./players"]);
    assert_eq!(russian.code, 2, "one language is enough");
}

#[test]
fn a_list_that_changes_nothing_changes_nothing() {
    let bench = Bench::small();
    let before = bench.club();
    let said = bench.run(&["players", "club", "players.csv"]).well();
    assert!(said.contains("added: 0; changed: 0"), "{said}");
    assert_eq!(bench.club(), before);
    bench.write(
        "players.csv",
        "name,start\nAnn Lee,101\nBo Ray,-50\nNew One,5\n",
    );
    let said = bench.run(&["players", "club", "players.csv"]).well();
    assert!(said.contains("added: 1; changed: 1"), "{said}");
}

#[test]
fn a_name_that_was_remembered_is_understood() {
    let bench = Bench::small();
    let table = FIRST
        .replace("Ann Lee", "A. Leigh")
        .replace("Di Fox,50", "Di Fox,51");
    bench.write("second.csv", table.replace("Moon,45", "Moon,44"));
    let args = ["calculate", "club", "second.csv", "--date", "2026-03-11"];
    let refused = bench.run(&args).refused(1);
    assert!(refused.contains("A. Leigh"), "{refused}");
    let mut club = Club::open(&bench.path("club.tandem")).expect("opened");
    let ann = club.view().names.find("Ann Lee").expect("known");
    let alias = Command::Alias {
        alias: "A. LEIGH".into(),
        player: ann,
    };
    club.execute(alias).expect("remembered");
    drop(club);
    bench.run(&args).well();
    let history = ["export", "club", "history", "--format", "json"];
    let pairs = &bench.run(&history).json()[1]["pairs"];
    assert_eq!(pairs[0], json!(["Ann Lee", "Bo Ray"]));
    bench.write("players.csv", "name,start\na. leigh,111\n");
    bench.run(&["players", "club", "players.csv"]).well();
    let players = bench.run(&["export", "club", "players", "--format", "json"]);
    assert_eq!(players.json()[0]["start"], 111.0);
}

#[test]
fn the_list_of_players_says_who_is_shown() {
    let bench = Bench::small();
    let privacy = || {
        let list = ["export", "club", "players", "--format", "json"];
        let players = bench.run(&list).json();
        [players[0]["privacy"].clone(), players[1]["privacy"].clone()]
    };
    assert_eq!(privacy(), ["full", "full"]);
    let list = "name,start,privacy\nAnn Lee,100,hidden\nBo Ray,-50,initials\n";
    bench.write("list.csv", list);
    let said = bench.run(&["players", "club", "list.csv"]).well();
    assert!(said.contains('2'), "{said}");
    assert_eq!(privacy(), ["hidden", "initials"]);
    bench.write("list.csv", "name,start\nAnn Lee,100\nBo Ray,-51\n");
    bench.run(&["players", "club", "list.csv"]).well();
    assert_eq!(privacy(), ["hidden", "initials"], "not asked to change");
    bench.write("list.csv", list.replace("hidden", "shy"));
    let refused = bench.run(&["players", "club", "list.csv"]).refused(1);
    assert!(refused.contains("shy"), "{refused}");
}
