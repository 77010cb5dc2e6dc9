//! What does not fit is told with its place, and the rest comes over.

use tandem::domain::Symbol;
use tandem::exchange::read::workbook::MAX_PLAYERS;

use crate::{Fixture, Made, Value, read};

/// The flaws of a sound workbook that was changed.
fn flaws(change: impl FnOnce(&mut Made)) -> Vec<(String, String)> {
    let mut made = Made::sound();
    change(&mut made);
    Fixture::of(&made.xlsx()).flaws()
}

fn told(change: impl FnOnce(&mut Made), expected: &[(&str, &str)]) {
    let own = |(place, id): &(&str, &str)| ((*place).to_owned(), (*id).to_owned());
    let expected: Vec<_> = expected.iter().map(own).collect();
    assert_eq!(flaws(change), expected);
}

#[test]
fn partners_that_do_not_point_back() {
    told(
        |made| {
            made.set("Hist", "E2", 3);
        },
        &[
            ("Hist!E2", "workbook-not-mutual"),
            ("Hist!E3", "workbook-not-mutual"),
        ],
    );
    told(
        |made| {
            made.clear("Hist", "E3");
        },
        &[("Hist!E2", "workbook-one-sided")],
    );
}

#[test]
fn numbers_of_nobody() {
    told(
        |made| {
            made.set("Hist", "E6", 5).set("Hist", "E7", 99);
        },
        &[
            ("Hist!E6", "workbook-own-partner"),
            ("Hist!E7", "workbook-unknown-number"),
        ],
    );
    told(
        |made| {
            made.set("Hist", "E6", "?").set("Hist", "A7", 5);
        },
        // Fay Fox has no number any more, and Ed Ely points at nobody.
        &[
            ("Hist!A7", "workbook-number-twice"),
            ("Hist!E6", "workbook-not-player-number"),
            ("Hist!C6", "workbook-unknown-number"),
            ("Hist!C7", "workbook-one-sided"),
            ("Hist!D6", "workbook-unknown-number"),
            ("Hist!D7", "workbook-one-sided"),
        ],
    );
}

#[test]
fn names_that_differ() {
    told(
        |made| {
            made.set("Statistic", "B2", "Ada Esh")
                .set("Rating", "B3", "Bo Bel");
        },
        &[
            ("Statistic!B2", "workbook-name-differs"),
            ("Rating!B3", "workbook-name-differs"),
        ],
    );
    told(
        |made| {
            made.set("08.05.2024", "C2", "Ada Ash&Bo Bel");
        },
        &[("08.05.2024!C2", "workbook-name-differs")],
    );
}

#[test]
fn a_stranger_enters_with_a_rating_of_nothing() {
    told(
        |made| {
            made.set("08.05.2024", "C4", "Ed Ely&Guy Gray");
        },
        &[
            ("08.05.2024!C4", "workbook-not-on-hist"),
            ("08.05.2024!C4", "workbook-pair-not-on-hist"),
            ("08.05.2024!C4", "workbook-no-rating"),
        ],
    );
}

#[test]
fn figures_that_are_none() {
    told(
        |made| {
            made.set("Statistic", "D4", "n/a")
                .set("08.05.2024", "F4", "зачёт");
        },
        &[
            ("Statistic!D4", "workbook-not-number"),
            ("08.05.2024!F4", "table-result-not-number"),
            ("Hist!C6", "workbook-pair-not-on-sheet"),
        ],
    );
}

#[test]
fn missing_sheets_and_coefficients() {
    told(
        |made| {
            made.clear("Param", "A1").without("Rating");
        },
        &[
            ("Param", "workbook-param-kept"),
            ("Rating", "workbook-no-sheet"),
        ],
    );
    told(
        |made| {
            made.set("Param", "B1", 900);
        },
        &[
            ("Param!B1", "param-range"),
            ("Param", "workbook-param-kept"),
        ],
    );
}

#[test]
fn a_player_twice_on_an_evening() {
    told(
        |made| {
            made.set("08.05.2024", "C5", "Ada Ash&Fay Fox")
                .set("08.05.2024", "F5", 50);
        },
        &[("08.05.2024!C5", "workbook-player-twice")],
    );
}

#[test]
fn namesakes_are_told_apart() {
    let mut made = Made::sound();
    for sheet in ["Hist", "Rating", "Statistic"] {
        made.set(sheet, "B6", "Fay Fox");
    }
    made.set("08.05.2024", "C4", "Fay Fox & Gil Gay");
    let fixture = Fixture::of(&made.xlsx());
    let names: Vec<_> = fixture
        .report
        .players
        .iter()
        .map(|p| p.name.as_str())
        .collect();
    assert_eq!(names[4..6], ["Fay Fox", "Fay Fox (2)"]);
    assert!(
        fixture
            .flaws()
            .contains(&("Hist!B7".into(), "workbook-name-twice".into()))
    );
    assert_eq!(fixture.report.players[5].start, 100.0);
}

#[test]
fn tabs_and_dates_as_people_write_them() {
    told(
        |made| {
            made.rename("08.05.2024", "8 мая 2024")
                .clear("8 мая 2024", "C1");
            made.rename("01.05.2024", "2024-05-01")
                .rename("Hist", "HIST");
        },
        &[],
    );
    told(
        |made| {
            made.rename("08.05.2024", "Tourn (2)");
        },
        &[],
    );
    told(
        |made| {
            made.set("08.05.2024", "C1", "07.05.2024");
        },
        &[("08.05.2024!C1", "workbook-date-differs")],
    );
}

#[test]
fn a_sheet_that_is_missing_in_between_shifts_nothing() {
    let mut made = Made::sound();
    made.without("08.05.2024");
    made.evening("17.04.2024", &["Ada Ash&Bo Bell", "Cy Cox&Di Dow"]);
    let fixture = Fixture::of(&made.xlsx());
    let dates: Vec<_> = fixture
        .report
        .tournaments
        .iter()
        .map(|(d, _)| d.to_string())
        .collect();
    assert_eq!(dates, ["2024-04-17", "2024-05-01"]);
    assert_eq!(fixture.report.assumed.len(), 1, "the newest column");
    assert_eq!(fixture.report.assumed[0].to_string(), "2024-05-08");
}

/// Two of four pairs are lasting ones; the other two tell the evening.
#[test]
fn lasting_pairs_do_not_bring_a_sheet_into_another_column() {
    let mut made = Made::sound();
    for (row, name, partner) in [(8, "Guy Gray", 8), (9, "Hal Hay", 7)] {
        made.set("Hist", &format!("A{row}"), row - 1);
        made.set("Hist", &format!("B{row}"), name);
        made.set("Hist", &format!("C{row}"), partner);
        made.set("Hist", &format!("D{row}"), partner);
    }
    made.set("01.05.2024", "C5", "Guy Gray&Hal Hay");
    made.set("01.05.2024", "F5", 30);
    made.without("08.05.2024");
    let old = read(&made.xlsx()).expect("readable");
    let sheets: Vec<_> = old.evenings.iter().map(|e| e.sheet.as_deref()).collect();
    assert_eq!(sheets, [None, Some("01.05.2024"), None]);
}

#[test]
fn tourn_itself_counts_when_hist_has_it() {
    let mut made = Made::sound();
    made.rename("08.05.2024", "Tourn");
    assert_eq!(Fixture::of(&made.xlsx()).report.tournaments.len(), 2);
    told(
        |made| {
            made.evening("Tourn", &["Ada Ash&Fay Fox", "Bo Bell&Cy Cox"]);
            made.set("Tourn", "C1", "15.05.2024");
        },
        &[("Tourn", "workbook-not-calculated")],
    );
}

#[test]
fn the_same_sheet_twice_is_one_evening() {
    told(
        |made| {
            made.evening(
                "08.05.2024 (2)",
                &["Ada Ash&Bo Bell", "Cy Cox&Di Dow", "Ed Ely&Fay Fox"],
            );
        },
        &[("08.05.2024", "workbook-sheet-twice")],
    );
}

/// A stray cell far to the right costs nothing, and is told once a sheet.
#[test]
fn stray_cells_far_to_the_right_are_left_out() {
    let mut made = Made::sound();
    for row in 1..=6 {
        made.put("Hist", row, 16_383, Value::from(1));
        made.put("Statistic", row, 16_383, Value::from(90));
    }
    let old = read(&made.xlsx()).expect("readable");
    assert_eq!(old.evenings.len(), 3);
    let longest = old.players.iter().map(|player| player.ratings.len()).max();
    assert_eq!(longest, Some(3));
    let told: Vec<_> = old
        .flaws
        .iter()
        .map(|flaw| (flaw.sheet.as_str(), &*flaw.reason.id))
        .collect();
    assert_eq!(
        told,
        [
            ("Hist", "workbook-beyond"),
            ("Statistic", "workbook-beyond")
        ]
    );
}

#[test]
fn more_players_than_any_club_has_are_refused() {
    let mut made = Made::default();
    for row in 0..=MAX_PLAYERS as u32 {
        made.put("Rating", row, 1, Value::Text(format!("Player {row}")));
    }
    let refused = read(&made.xlsx()).expect_err("too many");
    assert_eq!(refused.id, "workbook-many-players");
}

#[test]
fn forgetting_is_a_fraction_below_one_and_percent_from_there_on() {
    for (written, meant, doubtful) in [
        (0.005, 0.005, false),
        (0.04, 0.04, false),
        (0.5, 0.5, true),
        (1.0, 0.01, false),
        (4.0, 0.04, false),
    ] {
        let mut made = Made::sound();
        made.put("Param", 5, 1, Value::Number(written));
        let old = read(&made.xlsx()).expect("readable");
        assert!(old.params.contains(&(Symbol::Forget, meant)), "{written}");
        let told = old
            .flaws
            .iter()
            .any(|flaw| flaw.reason.id == "workbook-forget-doubtful");
        assert_eq!(told, doubtful, "{written}");
    }
}
