//! Every mistake is named where it stands, and nothing is then recorded.

use super::*;
use crate::club::{Column, Named};
use crate::domain::{Arg, Kind, Scoring, TournamentId};

fn mistakes(draft: &Draft) -> Vec<String> {
    wrong(&look(draft))
}

#[test]
fn a_faultless_sheet_is_recorded() {
    let mut draft = fine();
    draft.title = " Cup ".to_owned();
    draft.boards = "24".to_owned();
    draft.insert_row(1);
    let examined = look(&draft);
    let evening = recorded(&examined);
    assert_eq!((evening.of, evening.date), (None, TODAY));
    assert_eq!((evening.title.as_str(), evening.boards), ("Cup", Some(24)));
    assert_eq!(
        (evening.kind, evening.scoring),
        (Kind::Rated, Scoring::Auto)
    );
    assert_eq!(evening.fields.len(), 1);
    assert_eq!(evening.fields[0].len(), 2, "the empty row is ignored");
    assert_eq!(evening.fields[0][1].result, Some(45.0));
    assert_eq!(examined.rows.len(), 3);
    assert_eq!(examined.rows[1], Default::default());
    assert!(examined.questions.is_empty());
}

#[test]
fn names_are_missing() {
    let mut draft = fine();
    draft.set_cell(2, Column::A, "Łucja Nowak");
    draft.set_cell(2, Column::Result, "50");
    draft.set_cell(3, Column::Result, "50");
    assert_eq!(
        mistakes(&draft),
        ["3: sheet-partner-missing", "4: sheet-names-missing"]
    );
    draft.set_cell(2, Column::A, "");
    draft.set_cell(2, Column::B, "Łucja Nowak");
    let examined = look(&draft);
    assert_eq!(examined.rows[2].a, Named::Empty);
    assert_eq!(wrong(&examined)[0], "3: sheet-partner-missing");
    assert_eq!(
        examined.rows[2].problems[0].args["name"],
        Arg::Text("Łucja Nowak".to_owned())
    );
}

#[test]
fn nobody_partners_himself() {
    let mut draft = fine();
    draft.set_cell(0, Column::B, "lee ANN");
    assert_eq!(mistakes(&draft), ["1: sheet-own-partner"]);
    draft.set_cell(0, Column::A, "New One");
    draft.set_cell(0, Column::B, "new one");
    draft.rows[0].start_a = "0".to_owned();
    draft.rows[0].start_b = "0".to_owned();
    assert_eq!(mistakes(&draft), ["1: sheet-own-partner"]);
    assert_eq!(look(&draft).rows[0].norm, None);
}

#[test]
fn nobody_plays_twice() {
    let mut draft = fine();
    draft.insert_row(0);
    draft.set_cell(2, Column::B, "ann lee");
    assert_eq!(mistakes(&draft), ["3: sheet-player-twice"]);
    let examined = look(&draft);
    assert_eq!(examined.rows[2].problems[0].args["row"], Arg::Integer(2));
}

#[test]
fn nobody_plays_in_both_fields() {
    let mut draft = fine();
    draft.two_winners = true;
    for row in [("Łucja Nowak", "Ann Lee"), ("Иванов Пётр", "שרה כהן")] {
        let at = draft.rows.len();
        draft.set_cell(at, Column::A, row.0);
        draft.set_cell(at, Column::B, row.1);
        draft.set_cell(at, Column::Result, "50");
        draft.rows[at].field = 1;
    }
    assert_eq!(mistakes(&draft), ["3: sheet-player-twice"]);
}

#[test]
fn results_are_checked() {
    for (text, id) in [
        ("", "1: sheet-result-missing"),
        ("abc", "1: sheet-result-not-number"),
        ("NaN", "1: sheet-result-not-number"),
        ("inf", "1: sheet-result-not-number"),
        ("-∞", "1: sheet-result-not-number"),
        ("1e300", "1: sheet-result-not-number"),
        ("1000001", "1: sheet-result-large"),
    ] {
        let mut draft = fine();
        draft.set_cell(0, Column::Result, text);
        assert_eq!(mistakes(&draft), [id], "{text}");
        assert!(look(&draft).rows[0].norm.is_some(), "{text}");
    }
}

#[test]
fn results_fit_the_chosen_scoring() {
    let mut draft = fine();
    draft.set_cell(0, Column::Result, "−5");
    assert_eq!(mistakes(&draft), [""; 0]);
    draft.scoring = Scoring::Matchpoints;
    assert_eq!(mistakes(&draft), ["1: sheet-result-negative"]);
    draft.scoring = Scoring::Percent;
    assert_eq!(mistakes(&draft), ["1: sheet-result-negative"]);
    draft.set_cell(0, Column::Result, "100.5");
    assert_eq!(mistakes(&draft), ["1: sheet-percent-large"]);
}

#[test]
fn a_published_percentage_is_checked() {
    let mut draft = fine();
    draft.rows[0].percentage = Some(f64::NAN);
    assert_eq!(mistakes(&draft), ["1: sheet-percentage"]);
}

#[test]
fn boards_are_checked() {
    let mut draft = fine();
    draft.boards = "0".to_owned();
    draft.set_cell(1, Column::Boards, "24.5");
    assert_eq!(mistakes(&draft), ["0: sheet-boards", "2: sheet-boards"]);
}

#[test]
fn the_date_is_checked() {
    for (text, id) in [
        ("", "0: sheet-date-missing"),
        ("31.2.2026", "0: sheet-date-wrong"),
        ("1.1.1899", "0: sheet-date-range"),
        ("2201-01-01", "0: sheet-date-range"),
    ] {
        let mut draft = fine();
        draft.date = text.to_owned();
        assert_eq!(mistakes(&draft), [id], "{text}");
        assert!(look(&draft).rows[0].outcome.is_some(), "numbers stay alive");
    }
}

#[test]
fn pairs_meet_pairs() {
    let mut draft = fine();
    draft.rows.truncate(1);
    assert_eq!(mistakes(&draft), ["0: sheet-one-pair"]);
    draft.rows.clear();
    assert_eq!(mistakes(&draft), ["0: sheet-no-pairs"]);
    draft.grow_to(8);
    assert_eq!(mistakes(&draft), ["0: sheet-no-pairs"]);
}

#[test]
fn two_winners_need_two_fields() {
    let mut draft = fine();
    draft.two_winners = true;
    assert_eq!(mistakes(&draft), ["0: sheet-field-empty"]);
    draft.rows[1].field = 1;
    assert_eq!(
        mistakes(&draft),
        ["0: sheet-field-one-pair", "0: sheet-field-one-pair"]
    );
    draft.rows[0].field = 2;
    assert_eq!(mistakes(&draft), ["0: club-fields"], "not East–West");
    draft.two_winners = false;
    assert_eq!(mistakes(&draft), [""; 0], "one winner: one field");
}

#[test]
fn not_all_results_are_zero() {
    let mut draft = fine();
    for row in &mut draft.rows {
        row.result = "0".to_owned();
    }
    assert_eq!(mistakes(&draft), ["0: calc-all-zero"]);
    draft.set_cell(2, Column::A, "Łucja Nowak & Иванов Пётр");
    assert_eq!(
        mistakes(&draft),
        ["3: sheet-result-missing"],
        "while they are still being typed, zeros are no mistake"
    );
}

#[test]
fn a_sheet_of_a_deleted_evening_says_so() {
    let mut draft = fine();
    draft.of = Some(TournamentId(99));
    assert_eq!(mistakes(&draft), ["0: sheet-evening-gone"]);
}

#[test]
fn unrated_evenings_need_no_results() {
    let mut draft = fine();
    draft.unrated = true;
    draft.set_cell(0, Column::Result, "");
    let examined = look(&draft);
    assert_eq!(recorded(&examined).kind, Kind::Unrated);
    assert_eq!(recorded(&examined).fields[0][0].result, None);
}
