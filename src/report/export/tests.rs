//! Every subject in every format it has.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use super::*;
use crate::club::sample;
use crate::domain::{Kind, PlayerId};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Column, Table};

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
        Subject::Partners,
        Subject::Players,
        Subject::Tournament(last.id),
        Subject::Day(last.date),
        Subject::Player(view.standings[0].player),
        Subject::OldLayout,
    ]
}

fn written(view: &ClubView, subject: Subject, format: Format, lang: Lang) -> Vec<u8> {
    render(view, &subject, format, CsvOptions::default(), lang).expect("written")
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
            let made = render(&view, &subject, format, CsvOptions::default(), Lang::EN);
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
            render(&view, &subject, format, options, Lang::RU).expect("written");
        }
    }
    render(&view, &Subject::OldLayout, Format::Xlsx, options, Lang::RU).expect("written");
    for format in [Format::Png, Format::Svg] {
        let refused = render(&view, &Subject::Standings, format, options, Lang::EN);
        assert_eq!(refused.expect_err("nothing").id, "export-empty-chart");
    }
    let gone = Subject::Player(PlayerId(1));
    let refused = render(&view, &gone, Format::Csv, options, Lang::EN);
    assert_eq!(refused.expect_err("nobody").id, "export-gone");
}

#[test]
fn several_tables_stand_below_their_titles() {
    let view = view();
    let player = Subject::Player(view.standings[0].player);
    let text = written(&view, player, Format::Csv, Lang::EN);
    let text = String::from_utf8(text).expect("text");
    assert!(text.starts_with("Now\nPlace,Main figure,"), "{text}");
    assert!(text.contains("\n\nTournaments\nDate,"), "{text}");
    assert!(text.contains("\n\nPartners\nPartner,"), "{text}");
}

#[test]
fn a_page_holds_its_chart() {
    let view = view();
    let html = written(&view, Subject::Standings, Format::Html, Lang::RU);
    let html = String::from_utf8(html).expect("text");
    assert_eq!(html.matches("<svg ").count(), 1);
    assert!(html.contains("role=\"img\"") && html.contains("prefers-color-scheme:dark"));
    assert!(
        !html.contains("<script") && !html.contains("http://")
            || html.matches("http://").count() == 1
    );
    let list = written(&view, Subject::History, Format::Html, Lang::RU);
    assert!(!String::from_utf8(list).expect("text").contains("<svg"));
}

/// Two of the list, as a screen may show them.
fn cut(view: &ClubView) -> Subject {
    let two = [view.standings[3].player, view.standings[1].player];
    let words = [
        Notice::new("export-cut-least").with("count", 2),
        Notice::new("export-cut-count")
            .with("shown", 2)
            .with("all", 28),
    ];
    Subject::StandingsShown(Arc::new(StandingsShown {
        day: Some(view.replay.tournaments.last().expect("a season").date),
        players: two.to_vec(),
        doubts: HashMap::from([(two[0], 84.4)]),
        cut: words.to_vec(),
    }))
}

#[test]
fn the_list_as_shown_holds_what_is_shown_and_says_so() {
    let view = view();
    let text = |format| {
        let bytes = written(&view, cut(&view), format, Lang::EN);
        String::from_utf8(bytes).expect("text")
    };
    let names = [3, 1].map(|at: usize| view.book.name_of(view.standings[at].player));
    let csv = text(Format::Csv);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 3, "{csv}");
    assert!(lines[1].starts_with(&format!("4,{},", names[0])), "{csv}");
    assert!(lines[2].starts_with(&format!("2,{},", names[1])), "{csv}");
    let field = |line: usize| lines[line].split(',').nth(3);
    assert_eq!([0, 1, 2].map(field), ["±", "84.4", ""].map(Some), "{csv}");
    let said = "at least 2 tournaments · 2 of 28 players";
    for format in [Format::Html, Format::Svg] {
        assert!(text(format).contains(said), "{format:?}");
    }
    let data: serde_json::Value = serde_json::from_str(&text(Format::Json)).expect("JSON");
    assert_eq!(data.as_array().expect("a list").len(), 2);
    assert_eq!(cut(&view).whole(), Subject::Standings);
}

#[test]
fn the_statistic_as_shown_draws_the_chosen_curves() {
    let view = view();
    let [first, last] = [0, 20].map(|at: usize| view.standings[at].player);
    let shown = Subject::StatisticShown(Arc::new(StatisticShown {
        players: vec![last, first],
        curves: vec![last],
        over: Over::Tournaments,
        cut: Vec::new(),
    }));
    let csv = String::from_utf8(written(&view, shown.clone(), Format::Csv, Lang::EN));
    assert_eq!(csv.expect("text").lines().count(), 3);
    let svg = String::from_utf8(written(&view, shown, Format::Svg, Lang::EN)).expect("text");
    let steps = view.replay.tracks[&last].points.len();
    assert_eq!(svg.matches("<circle").count(), steps);
}

#[test]
fn decisions_and_dates_are_told_in_words() {
    let mut book = sample::book().expect("a sample");
    book.tournaments
        .retain(|_, evening| evening.kind != Kind::Prehistory);
    assert!(!book.adjustments.is_empty());
    let view = ClubView::of(book, PathBuf::new());
    let text = |format, lang| {
        String::from_utf8(written(&view, Subject::Statistic, format, lang)).expect("text")
    };
    let heading = text(Format::Csv, Lang::EN);
    let heading = heading.lines().next().expect("a heading");
    assert!(
        heading.contains(" by hand,") && !heading.contains('*'),
        "{heading}"
    );
    let date = view.replay.tournaments[0].date;
    assert!(heading.contains(&date.to_string()));
    let html = text(Format::Html, Lang::RU);
    assert!(html.contains(&format!(">{}</th>", Lang::RU.date(date))));
}

#[test]
fn a_pane_is_written_as_it_stands() {
    let mut table = Table::new(
        "Games".to_owned(),
        vec![Column::new("Change".to_owned(), Style::Signed(1))],
    );
    table.rows = vec![vec![Cell::Number(0.123)], vec![Cell::Empty]];
    let pane = Subject::Pane(Arc::new(Pane {
        title: "Event".to_owned(),
        note: "K = 20".to_owned(),
        tables: vec![table],
        chart: None,
        file: "file-games",
    }));
    assert!(!pane.formats().contains(&Format::Png));
    let view = ClubView::default();
    let json = written(&view, pane.clone(), Format::Json, Lang::RU);
    let data: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    assert_eq!(data["tables"][0]["rows"][0][0], 0.123);
    assert!(data["tables"][0]["rows"][1][0].is_null());
    let html = String::from_utf8(written(&view, pane, Format::Html, Lang::EN)).expect("text");
    assert!(html.contains("<p>K = 20</p>") && html.contains(">+0.1</td>"));
}

#[test]
fn the_grid_of_partners_is_mutual_and_newest_first() {
    let view = view();
    let csv = written(&view, Subject::Partners, Format::Csv, Lang::EN);
    let csv = String::from_utf8(csv).expect("text");
    let mut lines = csv.lines();
    let days: Vec<&str> = lines
        .next()
        .expect("a heading")
        .split(',')
        .skip(1)
        .collect();
    assert!(days.is_sorted_by(|newer, older| newer >= older), "{days:?}");
    assert_eq!(days.len(), view.replay.tournaments.len());
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), view.book.players.len());
    let last = view.replay.tournaments.last().expect("a season");
    let pair = &last.fields[0][0];
    for (one, other) in [(pair.a, pair.b), (pair.b, pair.a)] {
        let own = |row: &&Vec<&str>| row[0] == view.book.name_of(one);
        let row = rows.iter().find(own).expect("a player");
        assert_eq!(row[1], view.book.name_of(other));
    }
}

#[test]
fn one_curve_shows_how_sure_it_is_and_several_do_not() {
    let players: Vec<PlayerId> = view().standings.iter().map(|line| line.player).collect();
    let shown = |curves: &[PlayerId]| {
        Subject::StatisticShown(Arc::new(StatisticShown {
            players: players.clone(),
            curves: curves.to_vec(),
            over: Over::Tournaments,
            cut: Vec::new(),
        }))
    };
    for (subject, sure) in [
        (Subject::Player(players[0]), true),
        (shown(&players[..1]), true),
        (shown(&players[..2]), false),
    ] {
        for (format, lang) in [(Format::Svg, Lang::RU), (Format::Html, Lang::EN)] {
            // A club in which nobody has worked it out yet.
            let view = view();
            let text = written(&view, subject.clone(), format, lang);
            let text = String::from_utf8(text).expect("text");
            for id in ["report-chart-likely", "report-chart-surely"] {
                let words = lang.text(id);
                assert_eq!(text.contains(&words), sure, "{words} {subject:?}");
            }
            assert_eq!(text.contains("<polygon"), sure);
            assert_eq!(view.companion.get().is_some(), sure);
        }
    }
    let table = view();
    written(&table, Subject::Player(players[0]), Format::Csv, Lang::EN);
    assert!(table.companion.get().is_none(), "a table need not wait");
}

#[test]
fn a_table_that_no_memory_holds_is_refused_in_words() {
    assert_eq!(fits(10_000, 150), Ok(()));
    let said = Lang::EN.say(&fits(10_000, 20_000).unwrap_err());
    assert!(said.starts_with("The ratings of"), "{said}");
}
