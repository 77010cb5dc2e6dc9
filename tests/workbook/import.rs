//! What comes over, and what becomes of it.

use jiff::civil::date;
use serde_json::Value;
use tandem::club::Club;
use tandem::club::workbook::{Report, Restarted, SetRating};
use tandem::domain::{Kind, Notice, Progress};
use tandem::i18n::Lang;
use tandem::report;

use crate::{Fixture, Made, bytes, quietly, read, wishes};

fn expected() -> Value {
    serde_json::from_slice(&bytes("expected.json")).expect("JSON")
}

fn near(found: f64, expected: &Value) -> bool {
    (found - expected.as_f64().expect("a number")).abs() < 1e-6
}

#[test]
fn the_sample_comes_over_whole_from_every_kind_of_file() {
    let expected = expected();
    for file in ["old_workbook.xls", "old_workbook.xlsx", "old_workbook.ods"] {
        let fixture = Fixture::of(&bytes(file));
        let Report {
            players,
            prehistory,
            tournaments,
            ..
        } = &fixture.report;
        let listed = expected["players"].as_array().expect("players");
        assert_eq!(players.len(), listed.len(), "{file}");
        for (found, listed) in players.iter().zip(listed) {
            assert_eq!(found.name, listed["name"], "{file}");
            assert!(near(found.start, &listed["start"]), "{file}: {found:?}");
            assert!(near(found.rating, &listed["rating"]), "{file}: {found:?}");
        }
        assert_eq!(expected["prehistory"], *prehistory, "{file}");
        let listed = expected["tournaments"].as_array().expect("tournaments");
        let found: Vec<_> = tournaments
            .iter()
            .map(|(date, pairs)| (date.to_string(), *pairs))
            .collect();
        let listed: Vec<_> = listed
            .iter()
            .map(|t| {
                (
                    t["date"].as_str().expect("a day").to_owned(),
                    t["pairs"].as_u64().expect("a count") as usize,
                )
            })
            .collect();
        assert_eq!(found, listed, "{file}");
        assert_eq!(fixture.flaws(), [], "{file}");
        assert_eq!(fixture.report.differences, [], "{file}");
        let told = report::workbook::text(&fixture.report, Lang::EN);
        let compared = fixture.report.compared;
        assert!(compared > 100, "{file}: {compared}");
        assert!(
            told.contains(&format!(
                "{compared} figures of the workbook were calculated again: all agree"
            )),
            "{told}"
        );
        let view = fixture.club.view();
        for listed in expected["main"].as_array().expect("standings") {
            let line = view
                .standings
                .iter()
                .find(|line| view.book.name_of(line.player) == listed["name"])
                .expect("in the list");
            assert!(near(line.main, &listed["main"]), "{file}: {line:?}");
            assert_eq!(listed["played"], line.played, "{file}");
        }
    }
}

#[test]
fn one_undo_brings_the_empty_club() {
    let mut fixture = Fixture::of(&Made::sound().xlsx());
    let done = fixture.club.undo().expect("taken back");
    assert!(done.view.book.players.is_empty() && done.view.book.tournaments.is_empty());
    let done = fixture.club.redo().expect("repeated");
    assert_eq!(done.view.book.tournaments.len(), 3);
    assert_eq!(fixture.club.check(), Ok(Vec::new()));
}

#[test]
fn columns_without_a_sheet_are_dated_a_week_apart() {
    let fixture = Fixture::of(&Made::sound().xlsx());
    assert_eq!(fixture.report.assumed, [date(2024, 4, 24)]);
    assert_eq!(fixture.report.prehistory, 1);
    let view = fixture.club.view();
    let first = &view.replay.tournaments[0];
    assert_eq!(
        (first.date, first.kind),
        (date(2024, 4, 24), Kind::Prehistory)
    );
    assert_eq!(view.book.tournaments[&first.id].title, "assumed");
    assert_eq!(fixture.flaws(), []);
    let familiar = view.replay.tournaments[2].fields[0][0].norm.familiarity;
    assert!((familiar - 0.96_f64.powi(2)).abs() < 1e-9, "{familiar}");
}

#[test]
fn ratings_changed_by_evenings_without_results_are_set() {
    let mut made = Made::sound();
    made.set("Statistic", "F2", 40).set("Statistic", "E2", 120);
    made.set("Statistic", "D2", 120).set("Statistic", "C2", 120);
    let fixture = Fixture::of(&made.xlsx());
    let view = fixture.club.view();
    assert_eq!(fixture.report.players[0].start, 40.0);
    let set = SetRating {
        date: date(2024, 4, 24),
        name: "Ada Ash".into(),
        rating: 120.0,
    };
    assert_eq!(fixture.report.adjustments, [set]);
    assert_eq!(view.book.adjustments.len(), 1);
    assert_eq!(view.replay.tournaments[1].fields[0][0].norm.rating_a, 120.0);
    assert_eq!(view.replay.tournaments[1].fields[0][0].norm.rating_b, 100.0);
    let told = report::workbook::text(&fixture.report, Lang::EN);
    assert!(told.contains("one rating was set by hand"), "{told}");
    assert!(told.contains("Ada Ash, from then on 120"), "{told}");
}

/// Who was absent, or has the rating anyway, is left alone.
#[test]
fn only_those_who_played_without_results_are_set() {
    let mut made = Made::sound();
    for column in ["C", "D", "E", "F"] {
        for row in 2..=7 {
            made.set("Statistic", &format!("{column}{row}"), 100);
        }
    }
    // Ed Ely did not play in the oldest evening.
    for column in ["C", "D", "E"] {
        made.set("Statistic", &format!("{column}6"), 130);
    }
    let fixture = Fixture::of(&made.xlsx());
    assert_eq!(fixture.flaws(), []);
    assert_eq!(fixture.report.adjustments, []);
}

#[test]
fn a_start_known_only_from_after_an_evening_is_told() {
    let mut made = Made::sound();
    made.clear("Statistic", "E2").set("Statistic", "D2", 150);
    made.set("Statistic", "C2", 150);
    let fixture = Fixture::of(&made.xlsx());
    assert_eq!(fixture.report.players[0].start, 150.0);
    assert_eq!(fixture.report.adjustments, []);
    let late = ("Statistic!D2".to_owned(), "workbook-start-late".to_owned());
    assert_eq!(fixture.flaws(), [late]);
}

#[test]
fn without_statistic_ratings_start_from_rating() {
    let mut made = Made::sound();
    made.without("Statistic");
    for row in 2..=7 {
        made.set("Rating", &format!("C{row}"), 90 + row);
        made.set("Rating", &format!("D{row}"), 70);
    }
    made.clear("Rating", "C7");
    let fixture = Fixture::of(&made.xlsx());
    let starts: Vec<_> = fixture.report.players.iter().map(|p| p.start).collect();
    assert_eq!(starts, [92.0, 93.0, 94.0, 95.0, 96.0, 70.0]);
    assert_eq!(fixture.report.adjustments, []);
    let own = |(place, id): (&str, &str)| (place.to_owned(), id.to_owned());
    let told = [
        ("Statistic", "workbook-no-sheet"),
        ("Rating", "workbook-starts-of-rating"),
    ];
    assert_eq!(fixture.flaws(), told.map(own));
}

#[test]
fn figures_that_part_are_told() {
    let mut made = Made::sound();
    made.set("Statistic", "D2", 500)
        .set("Rating", "C3", 7)
        .set("Rating", "D3", 9);
    let fixture = Fixture::of(&made.xlsx());
    let told: Vec<_> = fixture
        .report
        .differences
        .iter()
        .map(|apart| {
            (
                format!("{}!{}", apart.sheet, apart.place),
                apart.name.as_str(),
                apart.workbook,
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            ("Statistic!D2".to_owned(), "Ada Ash", 500.0),
            ("Rating!C3".to_owned(), "Bo Bell", 7.0),
            ("Rating!D3".to_owned(), "Bo Bell", 9.0),
        ]
    );
}

#[test]
fn a_club_without_tournaments_is_filled_and_keeps_its_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = Club::create(&folder.path().join("c.tandem"), "C").expect("made");
    let known = ["ada ash", "Guy Gray"].map(|name| tandem::club::PlayerEdit {
        name: name.into(),
        start: 1.0,
        privacy: None,
    });
    club.execute(tandem::club::Command::Players(known.into()))
        .expect("players");
    let old = || read(&Made::sound().xlsx()).expect("readable");
    let (done, report) =
        quietly(|progress| club.import_workbook(old(), &wishes(), progress)).expect("filled");
    assert_eq!(done.view.book.players.len(), 7);
    assert_eq!(
        (report.players[0].name.as_str(), report.players[0].start),
        ("ada ash", 100.0)
    );
    let restarted = Restarted {
        name: "ada ash".into(),
        before: 1.0,
        after: 100.0,
    };
    assert_eq!(report.restarted, [restarted]);
    let told = report::workbook::text(&report, Lang::EN);
    assert!(told.contains("ada ash: 1 until now, 100"), "{told}");
    let again = quietly(|progress| club.import_workbook(old(), &wishes(), progress)).map(|_| ());
    assert_eq!(again, Err(vec![Notice::new("workbook-club-not-empty")]));
}

#[test]
fn an_import_that_is_stopped_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("c.tandem");
    let old = read(&Made::sound().xlsx()).expect("readable");
    let mut listener = |done: f64, _: &Notice| {
        if done > 0.65 {
            std::ops::ControlFlow::Break(())
        } else {
            std::ops::ControlFlow::Continue(())
        }
    };
    let stopped = Club::create_from_workbook(
        &path,
        "C",
        old,
        &wishes(),
        &mut Progress::new(&mut listener),
    );
    assert_eq!(
        stopped.map(|_| ()),
        Err(vec![Notice::new("progress-stopped")])
    );
    assert_eq!(
        std::fs::read_dir(folder.path()).expect("a folder").count(),
        0
    );
}

#[test]
fn without_any_day_the_newest_is_asked_for() {
    let mut made = Made::sound();
    made.without("08.05.2024").without("01.05.2024");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("c.tandem");
    let import = |newest| {
        let old = read(&made.xlsx()).expect("readable");
        let wishes = tandem::club::workbook::Wishes { newest, ..wishes() };
        quietly(|progress| Club::create_from_workbook(&path, "C", old, &wishes, progress))
    };
    let refused = import(None).map(|_| ());
    assert_eq!(refused, Err(vec![Notice::new("workbook-no-date")]));
    let (_, report) = import(Some(date(2024, 5, 8))).expect("a day");
    assert_eq!(report.assumed, [date(2024, 4, 24), date(2024, 5, 1)]);
    assert_eq!(report.prehistory, 3);
}

/// An alias in the club is another player's own name in the workbook.
#[test]
fn own_names_come_before_aliases() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = Club::create(&folder.path().join("c.tandem"), "C").expect("made");
    let known = ["Bo Bell", "Guy Gray"].map(|name| tandem::club::PlayerEdit {
        name: name.into(),
        start: 1.0,
        privacy: None,
    });
    let done = club
        .execute(tandem::club::Command::Players(known.into()))
        .expect("players");
    let bo = done
        .view
        .book
        .players
        .values()
        .find(|p| p.name == "Bo Bell");
    let player = bo.expect("there").id;
    // Ada Ash stands above Bo Bell in the workbook.
    club.execute(tandem::club::Command::Alias {
        alias: "Ada Ash".into(),
        player,
    })
    .expect("an alias");
    let old = read(&Made::sound().xlsx()).expect("readable");
    let (done, report) =
        quietly(|progress| club.import_workbook(old, &wishes(), progress)).expect("filled");
    let names: Vec<_> = report.players.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names[..2], ["Ada Ash", "Bo Bell"]);
    let newest = done
        .view
        .book
        .tournaments
        .values()
        .next_back()
        .expect("one");
    let first = newest.fields[0][0].clone();
    assert_eq!(
        [first.a, first.b].map(|id| done.view.book.name_of(id)),
        ["Ada Ash", "Bo Bell"]
    );
}

/// A player whom the club spells in another way keeps her own results.
#[test]
fn players_are_meant_by_their_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut club = Club::create(&folder.path().join("c.tandem"), "C").expect("made");
    let edit = |name: &str| tandem::club::PlayerEdit {
        name: name.into(),
        start: 100.0,
        privacy: None,
    };
    let fill = tandem::club::workbook::Fill {
        players: vec![
            edit("Ada  Ash"),
            edit("Bo Bell"),
            edit("Cy Cox"),
            edit("Di Dow"),
        ],
        evenings: vec![tandem::club::workbook::FillEvening {
            date: date(2024, 5, 8),
            title: String::new(),
            kind: Kind::Rated,
            pairs: vec![(0, 1, Some(60.0)), (2, 3, Some(40.0))],
            ratings: Vec::new(),
            reason: String::new(),
        }],
        ..Default::default()
    };
    let filled = club.execute(tandem::club::Command::Fill(Box::new(fill)));
    let view = filled.expect("filled").view;
    let evening = view.book.tournaments.values().next().expect("one");
    let names = evening.fields[0]
        .iter()
        .map(|pair| view.book.name_of(pair.a));
    assert_eq!(names.collect::<Vec<_>>(), ["Ada Ash", "Cy Cox"]);
}
