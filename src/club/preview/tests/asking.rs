//! What is unusual is asked, and allowed.

use jiff::civil::date;

use super::*;
use crate::club::fixture::play;
use crate::club::{Column, Question};
use crate::domain::{Kind, TournamentId};

fn asked(view: &ClubView, draft: &Draft) -> Vec<Question> {
    let examined = examine(view, draft, TODAY);
    recorded(&examined);
    examined.questions
}

fn dated(day: &str) -> Draft {
    Draft {
        date: day.to_owned(),
        ..fine()
    }
}

#[test]
fn a_future_date_is_asked() {
    assert_eq!(
        asked(&club(), &dated("2026-03-11")),
        [Question::FutureDate(date(2026, 3, 11))]
    );
    assert_eq!(asked(&club(), &dated("2026-03-10")), []);
}

#[test]
fn an_evening_before_the_last_is_asked() {
    let before = Question::BeforeLast {
        date: date(2026, 3, 1),
        last: date(2026, 3, 3),
    };
    assert_eq!(asked(&club(), &dated("1.3.2026")), [before]);
    assert_eq!(asked(&view(book()), &dated("1.3.2026")), []);
}

#[test]
fn a_second_evening_of_a_date_is_asked() {
    let second = Question::SecondOnDate(date(2026, 3, 3));
    assert_eq!(asked(&club(), &dated("3/3/2026")), [second]);
}

#[test]
fn the_same_results_again_are_asked() {
    let same = Question::SameResults(date(2026, 3, 3));
    let mut draft = sheet(&[
        ("Иванов Пётр", "Петренко Ольга", "51"),
        ("Di Fox", "Bo Ray", "51,0"),
        ("Ann Lee", "Cy Dow", "48"),
    ]);
    assert_eq!(asked(&club(), &draft), [same]);
    draft.set_cell(2, Column::Result, "48.5");
    assert_eq!(asked(&club(), &draft), []);
}

#[test]
fn trainings_of_the_same_pairs_are_not_asked() {
    let mut book = season();
    let day = date(2026, 3, 4);
    play(
        &mut book,
        day,
        Kind::Prehistory,
        &[&[(1, 3, 0.0), (2, 4, 0.0)]],
    );
    let mut draft = fine();
    draft.unrated = true;
    for row in &mut draft.rows {
        row.result.clear();
    }
    assert_eq!(asked(&view(book), &draft), []);
}

#[test]
fn dates_are_asked_about_while_the_rest_is_unfinished() {
    let mut draft = dated("2027-01-01");
    draft.set_cell(0, Column::B, "");
    let examined = look(&draft);
    assert_eq!(examined.command, None);
    assert_eq!(examined.questions, [Question::FutureDate(date(2027, 1, 1))]);
}

#[test]
fn a_correction_does_not_ask_about_itself() {
    let view = club();
    let first = TournamentId(1);
    let mut draft = Draft::of_tournament(&view.book, first).expect("recorded");
    assert_eq!(asked(&view, &draft), []);
    draft.date = "2026-02-18".to_owned();
    let moved = Question::BeforeLast {
        date: date(2026, 2, 18),
        last: date(2026, 3, 3),
    };
    assert_eq!(asked(&view, &draft), [moved]);
    let mut last = Draft::of_tournament(&view.book, TournamentId(3)).expect("recorded");
    last.date = "2026-03-02".to_owned();
    assert_eq!(asked(&view, &last), [], "it is still the last");
}

#[test]
fn questions_are_sentences() {
    let day = date(2026, 3, 3);
    for question in [
        Question::FutureDate(day),
        Question::BeforeLast {
            date: day,
            last: day,
        },
        Question::SecondOnDate(day),
        Question::SameResults(day),
    ] {
        for lang in Lang::all() {
            let said = lang.say(&question.notice());
            assert!(said.ends_with('?') && said.contains("2026"), "{said}");
        }
    }
}
