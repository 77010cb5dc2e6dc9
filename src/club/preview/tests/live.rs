//! The numbers beside the rows are those that recording will give.

use super::*;
use crate::club::fixture::play;
use crate::club::{Column, ExaminedRow};
use crate::domain::{Kind, Scoring, TournamentId};
use crate::rating::{CalculatedPair, replay};

/// The pairs of the evening as the replay calculates them.
fn calculated(mut book: crate::domain::Book, fields: &[&[(i64, i64, f64)]]) -> Vec<CalculatedPair> {
    let id = book.next_tournament();
    play(&mut book, TODAY, Kind::Rated, fields);
    let replay = replay(&book);
    let evening = replay.tournament(id).expect("played");
    evening.fields.iter().flatten().copied().collect()
}

fn assert_same(rows: &[ExaminedRow], pairs: &[CalculatedPair]) {
    assert_eq!(rows.len(), pairs.len());
    for (row, pair) in rows.iter().zip(pairs) {
        assert_eq!(row.norm, Some(pair.norm));
        assert_eq!(row.outcome, pair.outcome);
    }
}

#[test]
fn a_sheet_shows_what_recording_gives() {
    let draft = sheet(&[
        ("Ann Lee", "Bo Ray", "−12"),
        ("Cy Dow", "Di Fox", "3"),
        ("Łucja Nowak", "Иванов Пётр", "9"),
    ]);
    let examined = look(&draft);
    assert_eq!(examined.scoring, Scoring::Imps);
    let pairs = calculated(season(), &[&[(1, 2, -12.0), (3, 4, 3.0), (7, 5, 9.0)]]);
    assert_same(&examined.rows, &pairs);
    assert!(pairs[0].norm.familiarity > 0.0);
}

#[test]
fn mixed_rows_of_two_fields_keep_their_fields() {
    let mut draft = sheet(&[
        ("Ann Lee", "Bo Ray", "60"),
        ("Иванов Пётр", "Петренко Ольга", "30"),
        ("Cy Dow", "Di Fox", "40"),
        ("Łucja Nowak", "שרה כהן", "70"),
    ]);
    draft.two_winners = true;
    (draft.rows[1].field, draft.rows[3].field) = (1, 1);
    let examined = look(&draft);
    let (north, east) = ([(1, 2, 60.0), (3, 4, 40.0)], [(5, 6, 30.0), (7, 8, 70.0)]);
    let pairs = calculated(season(), &[&north, &east]);
    let order = [0, 2, 1, 3].map(|index| examined.rows[index].clone());
    assert_same(&order, &pairs);
    let evening = recorded(&examined);
    assert_eq!(
        evening.fields.iter().map(Vec::len).collect::<Vec<_>>(),
        [2, 2]
    );
}

#[test]
fn a_second_evening_of_the_date_follows_the_first() {
    let mut book = season();
    play(
        &mut book,
        TODAY,
        Kind::Rated,
        &[&[(1, 3, 80.0), (2, 4, 20.0)]],
    );
    let examined = examine(&view(book.clone()), &fine(), TODAY);
    let pairs = calculated(book, &[&[(1, 3, 55.0), (2, 4, 45.0)]]);
    assert_same(&examined.rows, &pairs);
}

#[test]
fn a_start_list_shows_norms() {
    let mut draft = fine();
    for row in &mut draft.rows {
        row.result.clear();
    }
    let examined = look(&draft);
    assert_eq!(wrong(&examined), ["0: sheet-no-results"]);
    for row in &examined.rows {
        assert!(row.norm.is_some() && row.outcome.is_none() && row.problems.is_empty());
    }
    let expected: f64 = examined
        .rows
        .iter()
        .flat_map(|row| row.norm)
        .map(|n| n.expected)
        .sum();
    assert!((expected - 100.0).abs() < 1e-9);
}

#[test]
fn newcomers_play_with_their_starting_ratings() {
    let mut draft = fine();
    draft.set_cell(0, Column::A, "Zed Young");
    draft.rows[0].start_a = "-300".to_owned();
    let mut book = season();
    let id = book.next_player();
    let player = crate::domain::Player::new(id, "Zed Young", -300.0);
    book.players.insert(id, player);
    let pairs = calculated(book, &[&[(id.0, 3, 55.0), (2, 4, 45.0)]]);
    assert_same(&look(&draft).rows, &pairs);
}

#[test]
fn rows_that_are_not_ready_are_left_out() {
    let mut draft = fine();
    draft.set_cell(2, Column::A, "Łucja Nowak & Иванов Пётр");
    draft.set_cell(3, Column::A, "Nobody Yet");
    draft.set_cell(3, Column::Result, "50");
    let examined = look(&draft);
    assert!(examined.rows[2].norm.is_some() && examined.rows[2].outcome.is_none());
    assert_eq!(
        (examined.rows[3].norm, examined.rows[3].outcome),
        (None, None)
    );
    let percents: Vec<_> = examined.rows[..2]
        .iter()
        .map(|row| row.outcome.map(|outcome| outcome.percent))
        .collect();
    assert_eq!(percents, [Some(55.0), Some(45.0)]);
    draft.set_cell(1, Column::Result, "x");
    assert_eq!(
        look(&draft).rows[0].outcome,
        None,
        "one result says nothing"
    );
}

#[test]
fn an_unrated_evening_moves_nobody() {
    let mut draft = fine();
    draft.unrated = true;
    let outcome = look(&draft).rows[0].outcome.expect("results are there");
    assert_eq!((outcome.percent, outcome.place), (55.0, 1));
    assert_eq!((outcome.change_a, outcome.change_b), (0.0, 0.0));
}

#[test]
fn coefficients_are_those_of_the_date() {
    let mut book = season();
    let doubled = crate::domain::Params {
        jump: 40.0,
        ..Default::default()
    };
    book.params = book.params.with_set(Some(TODAY), doubled);
    let view = view(book);
    let change = |day: &str| {
        let draft = Draft {
            date: day.to_owned(),
            ..fine()
        };
        let examined = examine(&view, &draft, TODAY);
        examined.rows[0].outcome.expect("fine").change
    };
    assert!((change("2026-03-10") - 2.0 * change("2026-03-09")).abs() < 1e-9);
}

#[test]
fn published_percentages_count() {
    let mut draft = fine();
    draft.scoring = Scoring::Matchpoints;
    draft.rows[0].percentage = Some(61.0);
    draft.rows[1].percentage = Some(39.0);
    let examined = look(&draft);
    assert_eq!(examined.rows[0].outcome.map(|o| o.percent), Some(61.0));
    assert_eq!(recorded(&examined).fields[0][0].percentage, Some(61.0));
    assert_eq!(recorded(&examined).of, None::<TournamentId>);
}
