//! The sample club in the layout of the old workbook, read back by the
//! import, is the same club.

use std::ops::ControlFlow;
use std::path::PathBuf;

use tandem::club::{Club, ClubView, sample};
use tandem::domain::{Book, Kind, Notice, ParamHistory, Params, Progress};
use tandem::exchange::write::CsvOptions;
use tandem::exchange::{read, sheets};
use tandem::i18n::Lang;
use tandem::report::export::{Format, Subject, render};
use tandem::report::workbook;

/// The sample without the decisions, which the workbook does not know.
fn book() -> Book {
    let mut book = sample::book().expect("a sample");
    book.adjustments.clear();
    book
}

/// The club after a journey through the old workbook.
fn through_the_workbook(view: &ClubView) -> (ClubView, workbook::Data) {
    let options = CsvOptions::default();
    let bytes = render(view, &Subject::OldLayout, Format::Xlsx, options, Lang::EN);
    let mut listener = |_, _: &Notice| ControlFlow::Continue(());
    let mut progress = Progress::new(&mut listener);
    let opened = sheets::open_watched(&bytes.expect("written"), &mut progress);
    let old = read::workbook::workbook(&opened.expect("opened"), &mut progress);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    let wishes = workbook::wishes(Lang::EN, None);
    let old = old.expect("read");
    let made = Club::create_from_workbook(&path, "Club", old, &wishes, &mut progress);
    let (club, report) = made.expect("a club");
    let view = ClubView::clone(&club.view());
    (view, workbook::Data::new(&report, Lang::EN))
}

fn ratings(view: &ClubView) -> Vec<(String, f64)> {
    let line = |standing: &tandem::rating::Standing| {
        let name = view.book.name_of(standing.player).to_owned();
        (name, standing.rating)
    };
    let mut ratings: Vec<_> = view.standings.iter().map(line).collect();
    ratings.sort_by(|one, other| one.0.cmp(&other.0));
    ratings
}

/// The largest difference of two clubs' ratings.
fn difference(one: &ClubView, other: &ClubView) -> f64 {
    let (one, other) = (ratings(one), ratings(other));
    assert_eq!(one.len(), other.len());
    let differences = one.iter().zip(&other).map(|(one, other)| {
        assert_eq!(one.0, other.0);
        (one.1 - other.1).abs()
    });
    differences.fold(0.0, f64::max)
}

#[test]
fn a_club_of_one_field_comes_back_with_the_same_figures() {
    let mut book = book();
    book.tournaments
        .retain(|_, evening| evening.fields.len() < 2);
    let view = ClubView::of(book, PathBuf::new());
    let (back, report) = through_the_workbook(&view);
    assert!(difference(&view, &back) < 1e-6);
    let report = serde_json::to_value(&report).expect("JSON");
    assert_eq!(report["differences"], serde_json::json!([]));
    assert_eq!(report["problems"], serde_json::json!([]));
    let rated = view.replay.tournaments.iter();
    let rated: Vec<_> = rated
        .filter(|evening| evening.kind == Kind::Rated)
        .collect();
    let dates: Vec<_> = rated
        .iter()
        .map(|evening| evening.date.to_string())
        .collect();
    let tournaments = report["tournaments"].as_array().expect("a list");
    let read = tournaments.iter().map(|evening| evening["date"].as_str());
    let read: Vec<_> = read.map(Option::unwrap_or_default).collect();
    assert_eq!(read, dates);
}

#[test]
fn two_fields_come_back_as_two_tournaments_with_nearly_the_same_figures() {
    let view = ClubView::of(book(), PathBuf::new());
    let (back, report) = through_the_workbook(&view);
    let rated = view.replay.tournaments.iter();
    let rated = rated.filter(|evening| evening.kind == Kind::Rated);
    let fields: usize = rated.map(|evening| evening.fields.len()).sum();
    let report = serde_json::to_value(&report).expect("JSON");
    assert_eq!(
        report["tournaments"].as_array().expect("a list").len(),
        fields
    );
    // Familiarity counts tournaments, and now there are a few more of them.
    assert!(difference(&view, &back) < 10.0);
}

#[test]
fn forgetting_comes_back_as_it_was() {
    for forget in [0.005, 0.04] {
        let params = Params {
            forget,
            ..Params::default()
        };
        let book = Book {
            params: ParamHistory::new(params),
            ..book()
        };
        let view = ClubView::of(book, PathBuf::new());
        let (back, _) = through_the_workbook(&view);
        assert_eq!(back.book.next_params().forget, forget);
    }
}
