//! Championships on the command line.

use serde_json::Value;

use crate::bench::{Bench, vector};

const SESSION: &str = "player,partner,rating1,rating2,imps\n\
    Ann Lee,Bo Ray,,,24\nЁлкин Łukasz,Di Fox,,,-10\nGuest One,Guest Two,250,-40.5,-8\n";

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn near(found: &Value, expected: &Value, what: &str) {
    let (found, expected) = (found.as_f64(), expected.as_f64());
    let (found, expected) = (found.expect("a number"), expected.expect("a number"));
    let error = (found - expected).abs() / expected.abs().max(1.0);
    assert!(error < 1e-9, "{what}: {found}, not {expected}");
}

fn add<'a>(name: &'a str, file: &'a str, number: &'a str) -> Vec<&'a str> {
    vec![
        "championship",
        "club",
        name,
        "add",
        file,
        "--number",
        number,
        "--boards",
        "24",
    ]
}

#[test]
fn the_published_numbers_come_through_files() {
    let vector = vector("championship.json");
    let bench = Bench::new();
    let mut players = "name,start\n".to_owned();
    for player in vector["players"].as_array().expect("players") {
        players += &format!("{},{}\n", text(&player["name"]), player["start"]);
    }
    bench.write("players.csv", players);
    bench.run(&["players", "club", "players.csv"]).well();
    let sessions = vector["sessions"].as_array().expect("sessions");
    for session in sessions {
        let mut table = "player,partner,rating1,rating2,imps\n".to_owned();
        for pair in session["entries"].as_array().expect("entries") {
            table += &format!(
                "{},{},,,{}\n",
                text(&pair["a"]),
                text(&pair["b"]),
                pair["imps"]
            );
        }
        bench.write("session.csv", table);
        let [number, strength, boards] =
            ["number", "S", "boards"].map(|key| session[key].to_string());
        let args = [
            "championship",
            "club",
            "Cup",
            "add",
            "session.csv",
            "--number",
            &number,
            "--strength",
            &strength,
            "--boards",
            &boards,
        ];
        bench.run(&args).well();
    }
    for session in sessions {
        let number = session["number"].to_string();
        let args = ["championship", "club", "Cup", "session", &number, "--json"];
        let found = bench.run(&args).json();
        let expected = session["expect"].as_array().expect("expect");
        assert_eq!(found.as_array().map(Vec::len), Some(expected.len()));
        for (at, expected) in expected.iter().enumerate() {
            for key in [
                "percent",
                "pair_rating",
                "opponents",
                "change",
                "change_a",
                "change_b",
            ] {
                near(&found[at][key], &expected[key], key);
            }
            assert_eq!(
                (&found[at]["a"], &found[at]["b"]),
                (&expected["a"], &expected["b"])
            );
        }
    }
    let found = bench
        .run(&["championship", "club", "Cup", "totals", "--json"])
        .json();
    let expected = vector["expect_totals"].as_array().expect("totals");
    assert_eq!(found.as_array().map(Vec::len), Some(expected.len()));
    for (at, expected) in expected.iter().enumerate() {
        assert_eq!(found[at]["name"], expected["name"]);
        near(&found[at]["rating"], &expected["rating"], "rating");
        near(&found[at]["total"], &expected["total"], "total");
    }
    assert_eq!(bench.run(&["check", "club"]).well(), "no problems\n");
}

#[test]
fn ratings_stand_in_the_file_or_in_the_club() {
    let bench = Bench::small();
    bench.write("one.csv", SESSION);
    let said = bench.run(&add("Spring Cup", "one.csv", "1")).well();
    assert!(
        said.contains("Session 1 of “Spring Cup” is calculated"),
        "{said}"
    );
    assert!(said.contains("Guest Two"), "{said}");
    let session = bench.run(&[
        "championship",
        "club",
        "spring cup",
        "session",
        "1",
        "--json",
    ]);
    let session = session.json();
    assert_eq!(session[2]["pair_rating"], 209.5);
    let standings = bench
        .run(&["export", "club", "standings", "--format", "json"])
        .json();
    let standings = standings.as_array().expect("standings");
    let rating = |name: &str| {
        let mut all = standings.iter();
        all.find(|one| one["name"] == name).expect(name)["rating"].as_f64()
    };
    let both = rating("Ann Lee").expect("rated") + rating("Bo Ray").expect("rated");
    assert_eq!(session[0]["pair_rating"], both);
    // The club itself is as it was, and one undo takes all of it back.
    bench.run(&["undo", "club"]).well();
    let gone = bench
        .run(&["championship", "club", "Spring Cup", "totals"])
        .refused(1);
    assert!(gone.contains("Spring Cup"), "{gone}");
}

#[test]
fn a_final_has_no_changes_and_a_session_is_replaced_on_request() {
    let bench = Bench::small();
    bench.write("one.csv", SESSION);
    let mut last = add("Cup", "one.csv", "1");
    last.push("--final");
    bench.run(&last).well();
    let session = bench
        .run(&["championship", "club", "Cup", "session", "1", "--json"])
        .json();
    assert_eq!(session[0]["change"], Value::Null);
    assert_eq!(session[0]["change_a"], Value::Null);
    assert!(session[0]["percent"].as_f64().expect("percent") > 50.0);
    let before = bench.club();
    let why = bench.run(&add("Cup", "one.csv", "1")).refused(1);
    assert!(why.contains("--replace"), "{why}");
    assert_eq!(bench.club(), before);
    let mut again = add("Cup", "one.csv", "1");
    again.extend(["--replace", "--centre", "--date", "2026-04-01"]);
    bench.run(&again).well();
    let session = bench
        .run(&["championship", "club", "Cup", "session", "1", "--json"])
        .json();
    let changes = session.as_array().expect("pairs").iter();
    let sum: f64 = changes
        .map(|pair| pair["change"].as_f64().expect("rated"))
        .sum();
    assert!(sum.abs() < 1e-9, "{sum}");
    let text = bench
        .run(&["championship", "club", "Cup", "session", "1"])
        .well();
    assert!(text.starts_with("Cup · Session 1 · "), "{text}");
    assert!(text.contains("2026"), "{text}");
}

#[test]
fn every_reason_is_listed_and_nothing_changes() {
    let bench = Bench::small();
    let table = "player,partner,rating1,rating2,imps\nAnn Lee,Nobody New,,,24\n\
        Bo Ray,Ann Lee,much,,3\nAnne Lee,Di Fox,,,5\nEd Gray,Fay Moon,,,\n";
    bench.write("bad.csv", table);
    let before = bench.club();
    let why = bench.run(&add("Cup", "bad.csv", "1")).refused(1);
    for part in [
        "line 2",
        "Nobody New",
        "“much”",
        "Ann Lee",
        "spellings: Ann Lee",
        "line 4",
        "line 5",
    ] {
        assert!(why.contains(part), "{part} in {why}");
    }
    bench.write("one.csv", SESSION);
    let wrong = |more: &[&str]| {
        let mut args = add("Cup", "one.csv", "1");
        args.extend(more);
        bench.run(&args).refused(1)
    };
    let both = wrong(&["--strength", "17", "--date", "tomorrow"]);
    assert!(both.contains("17") && both.contains("tomorrow"), "{both}");
    assert!(wrong(&["--scoring", "auto"]).contains("cross-imp"));
    assert!(wrong(&["--date", "soon"]).contains("soon"));
    assert!(wrong(&["--scoring", "mp"]).contains("line 3"));
    let args = [
        "championship",
        "club",
        "Cup",
        "add",
        "one.csv",
        "--number",
        "0.5",
    ];
    assert!(bench.run(&args).refused(1).contains("0.5"));
    let args = [
        "championship",
        "club",
        "Cup",
        "add",
        "one.csv",
        "--boards",
        "24",
    ];
    bench.run(&args).refused(2);
    let args = [
        "championship",
        "club",
        "Cup",
        "add",
        "one.csv",
        "--number",
        "1",
    ];
    bench.run(&args).refused(2);
    bench
        .run(&["championship", "club", "Cup", "session", "x"])
        .refused(2);
    bench
        .run(&["championship", "club", "Cup", "session", "1"])
        .refused(1);
    assert_eq!(bench.club(), before);
}

#[test]
fn other_files_and_scorings_make_sessions_too() {
    let bench = Bench::small();
    bench.write(
        "mp.txt",
        "Пара;Рейтинг 1;Рейтинг 2;МП\nAnn Lee & Bo Ray;;;60\nДва Гость & Три Гость;7,5;8;40\n",
    );
    bench
        .run(&[
            "championship",
            "club",
            "Cup",
            "add",
            "mp.txt",
            "--number",
            "2",
        ])
        .well();
    let session = bench
        .run(&["championship", "club", "Cup", "session", "2", "--json"])
        .json();
    assert_eq!(session[0]["percent"], 60.0);
    assert_eq!(session[1]["pair_rating"], 15.5);
    let usebio = "<?xml version=\"1.0\"?>\n<USEBIO><EVENT EVENT_TYPE=\"BUTLER_PAIRS\">\n\
        <EVENT_DESCRIPTION>Spring</EVENT_DESCRIPTION><DATE>01/04/2026</DATE>\n\
        <BOARDS_PLAYED>24</BOARDS_PLAYED><PARTICIPANTS>\n\
        <PAIR><TOTAL_SCORE>12</TOTAL_SCORE><PLAYER><PLAYER_NAME>Ann Lee</PLAYER_NAME></PLAYER>\
        <PLAYER><PLAYER_NAME>Di Fox</PLAYER_NAME></PLAYER></PAIR>\n\
        <PAIR><TOTAL_SCORE>-9</TOTAL_SCORE><PLAYER><PLAYER_NAME>Bo Ray</PLAYER_NAME></PLAYER>\
        <PLAYER><PLAYER_NAME>Ed Gray</PLAYER_NAME></PLAYER></PAIR>\n\
        </PARTICIPANTS></EVENT></USEBIO>\n";
    bench.write("spring.xml", usebio);
    bench
        .run(&[
            "championship",
            "club",
            "Cup",
            "add",
            "spring.xml",
            "--number",
            "3",
        ])
        .well();
    let session = bench
        .run(&["championship", "club", "Cup", "session", "3", "--json"])
        .json();
    assert!(session[0]["percent"].as_f64().expect("percent") > 50.0);
}

#[test]
fn totals_are_exported_and_stand_on_the_site() {
    let bench = Bench::small();
    bench.write("players.csv", "name,start,privacy\nAnn Lee,100,hidden\n");
    bench.run(&["players", "club", "players.csv"]).well();
    bench.write("one.csv", SESSION);
    bench.run(&add("Cup", "one.csv", "1")).well();
    let totals = bench.run(&["championship", "club", "Cup", "totals"]).well();
    assert!(
        totals.contains("Ann Lee") && totals.contains("Total change"),
        "{totals}"
    );
    let csv = bench.run(&["export", "club", "championship", "Cup"]).well();
    assert!(csv.contains("Guest One"), "{csv}");
    let public = bench
        .run(&["export", "club", "championship", "Cup", "--public"])
        .well();
    assert!(!public.contains("Ann Lee"), "{public}");
    for format in ["xlsx", "html", "pdf", "json", "png", "svg"] {
        let file = format!("totals.{format}");
        bench
            .run(&["export", "club", "championship", "Cup", "-o", &file])
            .well();
        assert!(bench.path(&file).metadata().expect("written").len() > 100);
    }
    let session = ["export", "club", "championship", "Cup", "--session"];
    let one = bench.run(&[&session[..], &["1"]].concat()).well();
    assert!(one.contains("Guest One") && one != csv, "{one}");
    let none = bench.run(&[&session[..], &["2"]].concat()).refused(1);
    assert!(none.contains("has no session 2"), "{none}");
    let wrong = ["export", "club", "standings", "--session", "1"];
    bench.run(&wrong).refused(2);
    bench.run(&["export", "club", "site", "-o", "site"]).well();
    let page = |name: &str| std::fs::read_to_string(bench.path("site").join(name)).expect(name);
    assert!(page("index.html").contains("href=\"championship-1.html\""));
    let cup = page("championship-1.html");
    assert!(cup.contains("Most Successful Player") && cup.contains("Guest Two"));
    assert!(!cup.contains("Ann Lee"), "Ann Lee wants to be hidden");
}

#[test]
fn a_table_without_a_header_has_the_columns_in_their_order() {
    let bench = Bench::small();
    bench.write(
        "bare.csv",
        "A One,B Two,700,200,5\nC Three,D Four,300,400,-7\n",
    );
    bench.run(&add("Cup", "bare.csv", "1")).well();
    let session = bench
        .run(&["championship", "club", "Cup", "session", "1", "--json"])
        .json();
    assert_eq!(session[0]["pair_rating"], 900.0);
    assert!(session[0]["percent"].as_f64().expect("percent") < 60.0);
}

#[test]
fn what_was_not_read_of_a_file_and_what_can_hardly_be_is_said() {
    let bench = Bench::small();
    let text =
        "field,player,partner,raiting1,imps\nNS,Ann Lee,Bo Ray,5,900\nEW,Di Fox,Ed Gray,,-9\n";
    bench.write("odd.csv", text);
    let said = bench.run(&add("Cup", "odd.csv", "1")).well();
    assert!(
        said.contains("Nothing was read from the columns raiting1."),
        "{said}"
    );
    assert!(said.contains("The file has two fields"), "{said}");
    assert!(
        said.contains("Some percents are below 0 or above 100"),
        "{said}"
    );
    bench.write(
        "day.csv",
        "Date;31.02.2026\nplayer;partner;imps\nAnn Lee;Bo Ray;5\nDi Fox;Ed Gray;-9\n",
    );
    let before = bench.club();
    let why = bench.run(&add("Cup", "day.csv", "2")).refused(1);
    assert!(why.contains("31.02.2026"), "{why}");
    assert_eq!(bench.club(), before);
    bench.write(
        "rating.csv",
        "player,partner,rating1,rating2,imps\nN One,Bo Ray,1oo,5,5\nDi Fox,Ed Gray,,,-9\n",
    );
    let why = bench.run(&add("Cup", "rating.csv", "2")).refused(1);
    assert!(why.contains("1oo") && !why.contains("no rating"), "{why}");
}
