//! Every subject in every format it has.

use std::path::PathBuf;

use super::*;
use crate::club::sample;
use crate::domain::Kind;

/// The beginning of the sample's season: the pre-history and four evenings.
fn view() -> ClubView {
    let mut book = sample::book().expect("a sample");
    let mut rated = 0;
    book.tournaments.retain(|_, evening| {
        rated += usize::from(evening.kind != Kind::Prehistory);
        rated <= 4
    });
    book.adjustments.clear();
    ClubView::of(book, PathBuf::new())
}

fn subjects(view: &ClubView) -> Vec<Subject> {
    let last = view.replay.tournaments.last().expect("a season");
    vec![
        Subject::Standings,
        Subject::Statistic,
        Subject::History,
        Subject::Players,
        Subject::Tournament(last.id),
        Subject::Day(last.date),
        Subject::Player(view.standings[0].player),
        Subject::OldLayout,
    ]
}

fn written(view: &ClubView, subject: Subject, format: Format, lang: Lang) -> Vec<u8> {
    render(view, subject, format, CsvOptions::default(), lang).expect("written")
}

#[test]
fn every_subject_has_its_formats_and_refuses_the_others_in_words() {
    let view = view();
    for subject in subjects(&view) {
        for format in Format::ALL {
            // Pictures take long to paint without optimisation: one is enough.
            if format == Format::Png && matches!(subject, Subject::Statistic | Subject::Player(_)) {
                continue;
            }
            let made = render(&view, subject, format, CsvOptions::default(), Lang::En);
            let fits = subject.formats().contains(&format);
            match made {
                Ok(bytes) => {
                    assert!(fits && bytes.len() > 100, "{subject:?} {format:?}");
                    let start: &[u8] = match format {
                        Format::Xlsx => b"PK",
                        Format::Pdf => b"%PDF",
                        Format::Png => b"\x89PNG",
                        Format::Html => b"<!DOCTYPE html>",
                        _ => b"",
                    };
                    assert!(bytes.starts_with(start));
                }
                Err(notice) => assert!(!fits && notice.id == "export-senseless"),
            }
        }
    }
}

#[test]
fn a_format_is_known_by_its_word() {
    for format in Format::ALL {
        assert_eq!(Format::from_word(format.word()), Some(format));
    }
    assert_eq!(Format::from_word("PDF"), Some(Format::Pdf));
    assert_eq!(Format::from_word("doc"), None);
}

#[test]
fn an_empty_club_is_written_and_has_no_picture() {
    let view = ClubView::default();
    let options = CsvOptions::default();
    for format in [
        Format::Csv,
        Format::Xlsx,
        Format::Html,
        Format::Pdf,
        Format::Json,
    ] {
        for subject in [Subject::Standings, Subject::Statistic, Subject::History] {
            render(&view, subject, format, options, Lang::Ru).expect("written");
        }
    }
    render(&view, Subject::OldLayout, Format::Xlsx, options, Lang::Ru).expect("written");
    for format in [Format::Png, Format::Svg] {
        let refused = render(&view, Subject::Standings, format, options, Lang::En);
        assert_eq!(refused.expect_err("nothing").id, "export-empty-chart");
    }
    let gone = Subject::Player(PlayerId(1));
    let refused = render(&view, gone, Format::Csv, options, Lang::En);
    assert_eq!(refused.expect_err("nobody").id, "export-gone");
}

#[test]
fn several_tables_stand_below_their_titles() {
    let view = view();
    let player = Subject::Player(view.standings[0].player);
    let text = written(&view, player, Format::Csv, Lang::En);
    let text = String::from_utf8(text).expect("text");
    assert!(text.starts_with("Now\nPlace,Main figure,"), "{text}");
    assert!(text.contains("\n\nTournaments\nDate,"), "{text}");
    assert!(text.contains("\n\nPartners\nPartner,"), "{text}");
}

#[test]
fn a_page_holds_its_chart() {
    let view = view();
    let html = written(&view, Subject::Standings, Format::Html, Lang::Ru);
    let html = String::from_utf8(html).expect("text");
    assert_eq!(html.matches("<svg ").count(), 1);
    assert!(html.contains("role=\"img\"") && html.contains("prefers-color-scheme:dark"));
    assert!(
        !html.contains("<script") && !html.contains("http://")
            || html.matches("http://").count() == 1
    );
    let list = written(&view, Subject::History, Format::Html, Lang::Ru);
    assert!(!String::from_utf8(list).expect("text").contains("<svg"));
}
