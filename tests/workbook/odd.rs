//! Cells with what nobody can mean: each is told with its place, and only the
//! line that it is of is left out.

use tandem::i18n::Lang;

use crate::{Fixture, Made, Value};

fn changed(change: impl FnOnce(&mut Made)) -> Fixture {
    let mut made = Made::sound();
    change(&mut made);
    Fixture::of(&made.xlsx())
}

fn own(place: &str, id: &str) -> (String, String) {
    (place.to_owned(), id.to_owned())
}

#[test]
fn an_impossible_result_costs_its_pair_only() {
    for result in [1e7, -1e7, 1e308] {
        let fixture = changed(|made| made.put("08.05.2024", 2, 5, Value::Number(result)));
        let flaws = fixture.flaws();
        assert!(
            flaws.contains(&own("08.05.2024!F3", "club-result")),
            "{flaws:?}"
        );
        let pairs: Vec<usize> = fixture.report.tournaments.iter().map(|(_, n)| *n).collect();
        assert_eq!(pairs, [3, 2], "{result}");
        let flaw = fixture.report.flaws.iter();
        let flaw = flaw
            .into_iter()
            .find(|flaw| flaw.reason.id == "club-result");
        let reason = &flaw.expect("told").reason;
        for lang in [Lang::EN, Lang::RU] {
            let sentence = lang.say(reason);
            assert!(
                sentence.contains("Cy Cox") && sentence.contains("Di Dow"),
                "{sentence}"
            );
        }
    }
}

#[test]
fn without_two_possible_results_the_pairs_stay_for_familiarity() {
    let fixture = changed(|made| {
        made.put("08.05.2024", 1, 5, Value::Number(1e9));
        made.put("08.05.2024", 2, 5, Value::Number(1e9));
    });
    let flaws = fixture.flaws();
    assert!(
        flaws.contains(&own("08.05.2024!F2", "club-result")),
        "{flaws:?}"
    );
    assert!(
        flaws.contains(&own("08.05.2024", "workbook-few-results")),
        "{flaws:?}"
    );
    assert_eq!(fixture.report.tournaments.len(), 1);
    assert_eq!(fixture.report.prehistory, 2);
}

#[test]
fn days_that_cannot_be_are_told() {
    for text in ["31.02.2024", "27.03.1854", "сегодня"] {
        let inside = changed(|made| {
            made.set("08.05.2024", "C1", text);
        });
        assert_eq!(
            inside.flaws(),
            [own("08.05.2024!C1", "workbook-date-odd")],
            "{text}"
        );
        assert_eq!(inside.report.tournaments[1].0.to_string(), "2024-05-08");
    }
    let both = changed(|made| {
        made.rename("08.05.2024", "31.02.2024");
        made.set("31.02.2024", "C1", "31.02.2024");
    });
    let told = [
        own("31.02.2024", "workbook-date-odd"),
        own("31.02.2024!C1", "workbook-date-odd"),
    ];
    assert_eq!(both.flaws(), told);
    let heading = changed(|made| {
        made.set("Hist", "C1", "31.02.2024");
    });
    assert_eq!(heading.flaws(), [own("Hist!C1", "workbook-date-odd")]);
}

#[test]
fn a_word_in_place_of_a_number_is_told() {
    let fixture = changed(|made| {
        made.set("Hist", "A3", "два");
    });
    assert_eq!(fixture.flaws(), [own("Hist!A3", "workbook-number-odd")]);
}

#[test]
fn a_row_of_sums_is_no_player() {
    let fixture = changed(|made| {
        made.set("Hist", "B8", "Итого").set("Hist", "C8", 3);
        made.set("Rating", "B8", "Итого").set("Rating", "D8", 600);
    });
    let told = [own("Hist!B8", "table-sums"), own("Rating!B8", "table-sums")];
    assert_eq!(fixture.flaws(), told);
    assert_eq!(fixture.report.players.len(), 6);
}
