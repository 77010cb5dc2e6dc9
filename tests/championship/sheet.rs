//! A session's sheet while it is typed.

use tandem::club::championship::{
    ChampionshipCommand, Roll, SessionColumn, SessionDraft, examine_session,
};
use tandem::domain::{Person, PlayerId, Scoring};
use tandem::rating::championship::RatingFrom;

use crate::{CUP, cup};

#[test]
fn a_sheet_is_kept_and_says_what_it_means() {
    let mut stage = cup();
    let view = stage.club.view();
    let mut draft = SessionDraft::next(&view, CUP).expect("a sheet");
    assert_eq!((draft.number.as_str(), draft.boards.as_str()), ("2", "24"));
    let roll = Roll::new(&view.book, view.book.championships.get(&CUP));
    let block = "Lee Ann & ben moss\t\t\t12\nNew Guest\tCas Nold\t\t310\t−12\n\nCas Nold\tX\t\t\t1";
    assert_eq!(draft.paste_cells(&roll, 0, SessionColumn::A, block), 0);
    let seen = examine_session(&view, &draft, &roll).expect("the cup is there");
    let ids: Vec<Vec<&str>> = seen
        .rows
        .iter()
        .map(|row| row.problems.iter().map(|n| &*n.id).collect())
        .collect();
    assert_eq!(ids[0], [""; 0]);
    assert_eq!(ids[1], ["championship-asks-rating"]);
    assert_eq!(ids[2], [""; 0]);
    assert_eq!(ids[3], ["championship-twice", "championship-asks-rating"]);
    assert!(seen.entry.is_none());
    assert_eq!(seen.rows[1].b.rating, Some((310.0, RatingFrom::Typed)));
    assert!(seen.rows[1].a.is_new);
    draft.rows.truncate(2);
    draft.set_cell(1, SessionColumn::RatingA, "50");
    let seen = examine_session(&view, &draft, &roll).expect("the cup is there");
    assert_eq!(seen.problems, []);
    let pair = seen.rows[1].pair.expect("its numbers");
    assert_eq!(pair.norm.pair_rating, 360.0);
    let entry = seen.entry.expect("ready");
    // Kept, and there after a restart.
    let mut drafts = view.sessions.clone();
    drafts.keep(draft.clone());
    stage.club.save_session_drafts(&drafts).expect("kept");
    stage
        .execute(ChampionshipCommand::Record(entry))
        .expect("recorded");
    assert_eq!(stage.club.view().sessions.of(CUP, None), Some(&draft));
    stage.reopen();
    assert_eq!(stage.club.view().sessions.of(CUP, None), Some(&draft));
    assert!(stage.club.view().championships[&CUP].session(2).is_some());
}

#[test]
fn a_recorded_session_is_corrected_on_its_sheet() {
    let stage = cup();
    let view = stage.club.view();
    let roll = Roll::new(&view.book, view.book.championships.get(&CUP));
    let mut draft = SessionDraft::recorded(&view, CUP, 1).expect("a sheet");
    let seen = examine_session(&view, &draft, &roll).expect("the cup is there");
    let entry = seen.entry.expect("it is as recorded");
    assert_eq!((entry.of, entry.pairs.len()), (Some(1), 2));
    let calculated = &view.championships[&CUP].sessions[0];
    assert_eq!(seen.rows[0].pair, Some(calculated.pairs[0]));
    assert_eq!(seen.suggested, Some(11.0));
    draft.set_cell(0, SessionColumn::Result, "many");
    let seen = examine_session(&view, &draft, &roll).expect("the cup is there");
    assert_eq!(seen.rows[0].problems[0].id, "championship-not-number");
    let found = roll.suggestions("mo", 8);
    assert_eq!(found[0].person, Person::Player(PlayerId(2)));
}

#[test]
fn each_mistake_is_told_once_and_where_it_is() {
    let stage = cup();
    let view = stage.club.view();
    let roll = Roll::new(&view.book, view.book.championships.get(&CUP));
    let mut draft = SessionDraft::recorded(&view, CUP, 1).expect("a sheet");
    draft.number = "first".to_owned();
    draft.set_cell(0, SessionColumn::RatingB, "1000000000");
    draft.set_cell(1, SessionColumn::Result, "12345678");
    let seen = examine_session(&view, &draft, &roll).expect("the cup is there");
    let ids = |notices: &[tandem::domain::Notice]| -> Vec<String> {
        notices.iter().map(|one| one.id.to_string()).collect()
    };
    assert_eq!(ids(&seen.rows[0].problems), ["club-rating"]);
    assert_eq!(ids(&seen.rows[1].problems), ["championship-result-large"]);
    assert!(ids(&seen.problems).contains(&"championship-number-typed".to_owned()));
    assert!(!ids(&seen.problems).contains(&"championship-number".to_owned()));
}

#[test]
fn a_strength_that_does_not_count_is_not_asked_for() {
    let stage = cup();
    let view = stage.club.view();
    let roll = Roll::new(&view.book, view.book.championships.get(&CUP));
    let mut draft = SessionDraft::recorded(&view, CUP, 1).expect("a sheet");
    draft.strength = "many".to_owned();
    let seen = examine_session(&view, &draft, &roll).expect("the cup is there");
    assert!(seen.entry.is_none());
    draft.scoring = Scoring::Percent;
    for (row, result) in [(0, "55"), (1, "45")] {
        draft.set_cell(row, SessionColumn::Result, result);
    }
    for typed in ["many", "99"] {
        draft.strength = typed.to_owned();
        let seen = examine_session(&view, &draft, &roll).expect("the cup is there");
        assert_eq!(seen.entry.map(|entry| entry.strength), Some(13.0));
    }
}
