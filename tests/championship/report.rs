//! Championships as tables, charts and files.

use tandem::club::{Command, PlayerEdit};
use tandem::domain::{EntrantId, Privacy};
use tandem::exchange::Cell;
use tandem::exchange::chart::Plot;
use tandem::exchange::write::CsvOptions;
use tandem::i18n::Lang;
use tandem::report::championship::charts::{curves, successful};
use tandem::report::championship::{most_successful, session, totals};
use tandem::report::export::{Format, Subject, render};
use tandem::report::public;

use crate::{CUP, Stage};

/// Twelve pairs; of each the second is the weaker one.
fn many() -> Stage {
    let mut stage = Stage::new(&[]);
    stage.begin();
    let names: Vec<(String, String, f64)> = (1..=12)
        .map(|pair| {
            let (a, b) = (format!("Captain {pair}=900"), format!("Partner {pair}=100"));
            (a, b, 40.0 - 6.0 * f64::from(pair))
        })
        .collect();
    let pairs: Vec<(&str, &str, f64)> = names.iter().map(|(a, b, x)| (&**a, &**b, *x)).collect();
    stage.record(1, &pairs).expect("recorded");
    let again: Vec<(&str, &str, f64)> = pairs
        .iter()
        .map(|(a, b, x)| (a.trim_end_matches("=900"), b.trim_end_matches("=100"), *x))
        .collect();
    let mut last = stage.session(2, &again);
    last.is_final = true;
    let record = tandem::club::championship::ChampionshipCommand::Record(last);
    stage.execute(record).expect("recorded");
    stage
}

#[test]
fn the_twenty_most_successful_stand_in_order_with_the_captains_marked() {
    let stage = many();
    let view = stage.club.view();
    let chart = successful(&view, CUP, Lang::EN);
    assert_eq!(most_successful(&view, CUP), ["Partner 1"]);
    assert!(chart.title.ends_with("Partner 1"), "{}", chart.title);
    let Plot::Bars(bars) = &chart.plot else {
        panic!("bars");
    };
    assert_eq!(bars.len(), 20);
    assert!(bars.windows(2).all(|two| two[0].value >= two[1].value));
    let (captains, partners): (Vec<_>, Vec<_>) = bars
        .iter()
        .partition(|bar| bar.label.starts_with("Captain"));
    assert!(captains.iter().all(|bar| bar.label.ends_with("(C)")));
    assert!(!partners.iter().any(|bar| bar.label.ends_with("(C)")));
}

#[test]
fn curves_go_over_the_sessions() {
    let stage = many();
    let view = stage.club.view();
    let chart = curves(&view, CUP, &[EntrantId(2), EntrantId(1)], Lang::RU);
    let Plot::Lines { x, series } = &chart.plot else {
        panic!("lines");
    };
    assert_eq!(x.marks.len(), 2);
    assert_eq!(series[0].name, "Partner 1");
    let heights: Vec<f64> = series[0].points.iter().map(|point| point.y).collect();
    assert_eq!(heights[0], 100.0);
    assert_eq!(heights[1], heights[2], "a final changes nothing");
    assert!(heights[1] > 100.0);
}

#[test]
fn tables_stand_in_both_languages() {
    let stage = many();
    let view = stage.club.view();
    for (lang, heading, last) in [
        (Lang::EN, "Total change", "Cup · Session 2, final"),
        (Lang::RU, "Сумма приростов", "Cup · Сессия 2, финал"),
    ] {
        let table = totals(&view, CUP, lang).expect("totals");
        assert_eq!(table.columns[2].heading, heading);
        assert_eq!(table.rows.len(), 24);
        let (played, captain) = (&table.rows[0][3], &table.rows[0][8]);
        assert_eq!((played, captain), (&Cell::Integer(2), &Cell::Integer(0)));
        assert_eq!(table.rows[0][6], Cell::Integer(1), "its best session");
        let table = session(&view, CUP, 2, lang).expect("a session");
        assert_eq!(table.title, last);
        assert_eq!(table.rows[0][3], Cell::Text("Captain 1".to_owned()));
        assert_eq!(table.rows[0][10], Cell::Empty);
        assert!(
            table
                .rows
                .iter()
                .all(|row| row.len() == table.columns.len())
        );
    }
    assert!(session(&view, CUP, 3, Lang::EN).is_none());
}

#[test]
fn every_format_is_written_and_what_is_gone_is_refused() {
    let stage = many();
    let view = stage.club.view();
    let curves = Subject::Curves(CUP, vec![EntrantId(1), EntrantId(2)]);
    let csv = render(&view, &curves, Format::Csv, CsvOptions::default(), Lang::EN);
    let csv = String::from_utf8(csv.expect("written")).expect("text");
    assert!(csv.starts_with("Name,Session 1"), "{csv}");
    assert_eq!(csv.lines().count(), 3, "{csv}");
    let svg = render(&view, &curves, Format::Svg, CsvOptions::default(), Lang::EN);
    let svg = String::from_utf8(svg.expect("written")).expect("text");
    assert!(svg.contains("Ratings over the sessions"), "{svg}");
    for subject in [Subject::Session(CUP, 1), Subject::Totals(CUP), curves] {
        for format in subject.formats() {
            let bytes = render(&view, &subject, format, CsvOptions::default(), Lang::EN);
            assert!(!bytes.expect("written").is_empty(), "{format:?}");
        }
    }
    let gone = Subject::Session(CUP, 9);
    for format in [Format::Csv, Format::Json] {
        let refused = render(&view, &gone, format, CsvOptions::default(), Lang::EN);
        assert_eq!(refused.expect_err("gone").id, "export-gone");
    }
}

#[test]
fn members_appear_in_public_as_they_chose() {
    let mut stage = many();
    let joined = |name: &str, privacy| PlayerEdit {
        name: name.to_owned(),
        start: 0.0,
        privacy: Some(privacy),
    };
    let edits = vec![
        joined("Ada Byron", Privacy::Initials),
        joined("Partner 2", Privacy::Hidden),
        // Plays no more, and is a guest in the records.
        joined("Partner 3", Privacy::Hidden),
    ];
    stage.club.execute(Command::Players(edits)).expect("joined");
    let pairs = [
        ("Ada Byron", "Partner 2", 9.0),
        ("Captain 1", "Partner 1", -9.0),
    ];
    stage.record(3, &pairs).expect("recorded");
    let view = public(&stage.club.view(), Lang::EN);
    let table = totals(&view, CUP, Lang::EN).expect("totals");
    let names: Vec<&Cell> = table.rows.iter().map(|row| &row[1]).collect();
    let has = |name: &str| names.contains(&&Cell::Text(name.to_owned()));
    assert!(has("A. B.") && has("Captain 1"));
    assert!(!has("Ada Byron") && !has("Partner 2") && !has("Partner 3"));
}
