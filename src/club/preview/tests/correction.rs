//! A correction starts from the club just before that evening, wherever its
//! date moves it.

use jiff::civil::date;

use super::*;
use crate::club::fixture::{entry, play};
use crate::club::{Examiner, Who};
use crate::domain::{Book, Kind, TournamentId};
use crate::rating::replay;

const SECOND: TournamentId = TournamentId(2);

/// Four evenings on four Tuesdays.
fn four() -> Book {
    let mut book = season();
    play(
        &mut book,
        TODAY,
        Kind::Rated,
        &[&[(1, 2, 45.0), (3, 5, 55.0)]],
    );
    book
}

/// The second evening, corrected to that day: previewed, and replayed.
fn check(day: jiff::civil::Date) {
    let view = view(four());
    let mut draft = Draft::of_tournament(&view.book, SECOND).expect("recorded");
    draft.date = day.to_string();
    draft.rows[0].result = "57".to_owned();
    let examined = Examiner::default().examine(&view, &draft, TODAY);
    assert_eq!(recorded(&examined).of, Some(SECOND));

    let mut book = view.book.clone();
    let evening = book.tournaments.get_mut(&SECOND).expect("there");
    evening.date = day;
    evening.fields[0][0].result = Some(57.0);
    let replay = replay(&book);
    let calculated = replay.tournament(SECOND).expect("played");
    for (row, pair) in examined.rows.iter().zip(&calculated.fields[0]) {
        assert_eq!(row.norm, Some(pair.norm), "{day}");
        assert_eq!(row.outcome, pair.outcome, "{day}");
    }
}

#[test]
fn on_its_own_date() {
    check(date(2026, 2, 24));
}

#[test]
fn moved_to_an_earlier_date() {
    check(date(2026, 2, 10));
}

#[test]
fn moved_to_a_later_date() {
    check(date(2026, 3, 9));
    check(date(2026, 3, 11));
}

#[test]
fn moved_beside_another_evening_it_keeps_its_order_of_entry() {
    let book = four();
    assert!(entry(&book, 1) < entry(&book, 2) && entry(&book, 2) < entry(&book, 4));
    check(date(2026, 2, 17));
    check(TODAY);
}

#[test]
fn a_correction_left_as_it_was_changes_nothing() {
    let view = view(four());
    let draft = Draft::of_tournament(&view.book, SECOND).expect("recorded");
    let examined = examine(&view, &draft, TODAY);
    let calculated = view.replay.tournament(SECOND).expect("played");
    let outcomes: Vec<_> = examined.rows.iter().map(|row| row.outcome).collect();
    let wanted: Vec<_> = calculated.fields[0]
        .iter()
        .map(|pair| pair.outcome)
        .collect();
    assert_eq!(outcomes, wanted);
    let recorded = recorded(&examined);
    let evening = &view.book.tournaments[&SECOND];
    assert_eq!((recorded.date, recorded.kind), (evening.date, evening.kind));
    for (new, old) in recorded.fields[0].iter().zip(&evening.fields[0]) {
        assert_eq!((&new.a, &new.b), (&Who::Known(old.a), &Who::Known(old.b)));
        assert_eq!(new.result, old.result);
    }
}
