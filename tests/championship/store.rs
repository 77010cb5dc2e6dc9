//! Sessions recorded, corrected and taken back.

use tandem::club::championship::ChampionshipCommand;
use tandem::domain::ChampionshipParams;
use tandem::rating::championship::RatingFrom;

use crate::{CUP, Stage, cup, ids};

#[test]
fn a_rating_is_typed_or_carried_over_or_the_clubs() {
    let mut stage = cup();
    let second = [
        ("Ann Lee=500", "Guest One=50", 5.0),
        ("Dor Opal", "Ben Moss", -5.0),
    ];
    stage.record(2, &second).expect("recorded");
    let third = [
        ("Guest One", "Cas Nold", 5.0),
        ("Ann Lee", "Dor Opal", -4.0),
    ];
    stage.record(3, &third).expect("recorded");
    let view = stage.club.view();
    let calculated = &view.championships[&CUP];
    let (one, two) = (&calculated.sessions[0], &calculated.sessions[1]);
    assert_eq!(one.pairs[0].from_a, RatingFrom::Club);
    assert_eq!(one.pairs[0].norm.rating_b, 200.0);
    assert_eq!(two.pairs[0].norm.rating_a, 500.0);
    assert_eq!(two.pairs[0].from_b, RatingFrom::Typed);
    assert_eq!(two.pairs[1].from_b, RatingFrom::Session(1));
    assert_eq!(two.pairs[1].norm.rating_b, one.pairs[0].outcome.new_b);
    // Cas Nold was absent in between.
    let three = &calculated.sessions[2];
    assert_eq!(three.pairs[0].from_b, RatingFrom::Session(1));
    assert_eq!(three.pairs[1].norm.rating_a, two.pairs[0].outcome.new_a);
}

#[test]
fn everybody_without_a_rating_is_named_and_nothing_changes() {
    let mut stage = cup();
    let before = stage.club.view().book.clone();
    let pairs = [
        ("Guest One", "Guest Two", 5.0),
        ("Ann Lee", "Ben Moss", -5.0),
    ];
    let refused = stage.record(2, &pairs).expect_err("refused");
    let names: Vec<String> = refused.iter().map(|n| n.args["name"].to_string()).collect();
    assert_eq!(names, ["Guest One", "Guest Two"]);
    assert_eq!(stage.club.view().book, before);
}

#[test]
fn what_is_wrong_with_a_session_is_said_at_once() {
    let mut stage = cup();
    let mut entry = stage.session(1, &[("Ann Lee", "Ann Lee", 1.0), ("Ben Moss", "1", 2e9)]);
    entry.strength = 17.0;
    entry.boards = Some(0);
    let refused = ids(stage.execute(ChampionshipCommand::Record(entry)));
    for id in [
        "championship-session-exists",
        "championship-strength",
        "club-boards",
        "calc-own-partner",
        "name-no-letter",
    ] {
        assert!(
            refused.iter().any(|found| found == id),
            "{id} in {refused:?}"
        );
    }
    let mut entry = stage.session(
        2,
        &[("Ann Lee", "Ben Moss", 1.0), ("Cas Nold", "Dor Opal", 2.0)],
    );
    entry.boards = None;
    let refused = ids(stage.execute(ChampionshipCommand::Record(entry)));
    assert_eq!(refused, ["championship-boards"]);
}

#[test]
fn a_correction_recalculates_what_comes_after_and_undo_takes_it_back() {
    let mut stage = cup();
    let second = [("Ann Lee", "Cas Nold", 3.0), ("Ben Moss", "Dor Opal", -3.0)];
    stage.record(2, &second).expect("recorded");
    let before = stage.club.view().book.clone();
    let rating = |stage: &Stage| {
        let view = stage.club.view();
        view.championships[&CUP].sessions[1].pairs[0].norm.rating_a
    };
    let (old, totals) = (rating(&stage), stage.totals());
    let mut entry = stage.session(
        1,
        &[
            ("Ann Lee", "Ben Moss", -24.0),
            ("Cas Nold", "Dor Opal", 20.0),
        ],
    );
    entry.of = Some(1);
    stage
        .execute(ChampionshipCommand::Record(entry))
        .expect("corrected");
    assert!(rating(&stage) < old);
    // The program ends and starts again.
    stage.reopen();
    let done = stage.club.undo().expect("taken back");
    assert_eq!(done.operation.id, "op-session-corrected");
    assert_eq!(done.view.book, before);
    assert_eq!(stage.totals(), totals);
    assert_eq!(stage.club.check(), Ok(Vec::new()));
    stage.club.redo().expect("repeated");
    assert!(rating(&stage) < old);
}

#[test]
fn a_session_on_which_a_later_rating_rests_cannot_go() {
    let mut stage = cup();
    let second = [
        ("Guest One=5", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(2, &second).expect("recorded");
    let third = [
        ("Guest One", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(3, &third).expect("recorded");
    let delete = |number| ChampionshipCommand::DeleteSession {
        championship: CUP,
        number,
    };
    assert_eq!(ids(stage.execute(delete(2))), ["championship-no-rating"]);
    stage.execute(delete(3)).expect("nothing rests on it");
    stage.execute(delete(2)).expect("nothing rests on it now");
    let view = stage.club.view();
    let cup = &view.book.championships[&CUP];
    assert_eq!(cup.entrants.len(), 4, "the guest has gone");
}

#[test]
fn names_and_coefficients_are_the_championships_own() {
    let mut stage = cup();
    let name = "cup".to_owned();
    let again = stage.execute(ChampionshipCommand::Create { name });
    assert_eq!(ids(again), ["championship-name-taken"]);
    let total = stage.total("Ann Lee");
    let params = ChampionshipParams {
        jump: 40.0,
        base: 100.0,
        split: 0.0029,
    };
    let command = ChampionshipCommand::Params {
        championship: CUP,
        params,
    };
    stage.execute(command).expect("changed");
    assert!((stage.total("Ann Lee") - 2.0 * total).abs() < 1e-9);
    stage
        .execute(ChampionshipCommand::Delete(CUP))
        .expect("deleted");
    assert!(stage.club.view().book.championships.is_empty());
    stage.club.undo().expect("taken back");
    assert_eq!(stage.club.check(), Ok(Vec::new()));
    assert!((stage.total("Ann Lee") - 2.0 * total).abs() < 1e-9);
}
